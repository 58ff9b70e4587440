"""A stored player read back, value by value: what can't be read is handed back to be set aside.

Knows no storage; :class:`literatura.player.Player` makes what is read here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from literatura.errors import StateError
from literatura.help import Help
from literatura.notes import Notes, notes_from_text
from literatura.player import VERSION, Player
from literatura.results import GameId, Result, result_from_code
from literatura.session import session_from_dict
from literatura.setter import setter_game_from_dict
from literatura.stored import read_flag, read_text
from literatura.tallies import Tallies, tallies_from_list, tally_from_list
from literatura.totals import totals_from_dict

T = TypeVar("T")
V = TypeVar("V")


def player_from_dict(stored: object) -> tuple[Player, list[object]]:
    """Return the stored player, and the stored values that could not be read.

    A player of whom nothing is stored is an empty mapping.
    """
    if stored == {}:
        return Player(), []
    if not isinstance(stored, Mapping) or stored.get("version") != VERSION:
        return Player(), [stored]
    aside: list[object] = []
    sessions = _read_all(_listed(stored.get("games"), aside), session_from_dict, aside)
    results = _read_all(_results(stored.get("results"), aside), _result, aside)
    tallies = _read_all(_listed(stored.get("tallies"), aside), tally_from_list, aside)
    setters = _read_all(
        [stored["setter"]] if "setter" in stored else [], setter_game_from_dict, aside
    )
    helps = _read_all(_listed(stored.get("helps", []), aside), _help, aside)
    brought = _read_all(_pairs(stored.get("brought", {}), aside), _brought, aside)
    totals = _read_all(_listed(stored.get("totals", []), aside), totals_from_dict, aside)
    lives = _read_all([stored.get("lives", 0)], _count, aside)
    notes = _read_all(_listed(stored.get("notes", []), aside), _notes_from_list, aside)
    fills = _read_all([stored.get("fills_notes", False)], read_flag, aside)
    player = Player(
        sessions={(s.mode, s.key): s for s in sessions},
        results=dict(results),
        tallies=dict(tallies),
        brought=dict(brought),
        totals=tuple(totals),
        lives=next(lives, 0),
        setter=next(setters, None),
        helps=frozenset(helps),
        notes=dict(notes),
        fills_notes=next(fills, False),
    )
    return player, aside


def _read_all(values: Iterable[V], read: Callable[[V], T], aside: list[object]) -> Iterator[T]:
    """Yield what each of the stored values means; the rest is added to ``aside``."""
    for value in values:
        try:
            yield read(value)
        except StateError:
            aside.append(value)


def _listed(value: object, aside: list[object]) -> list[object]:
    if isinstance(value, list):
        return value
    aside.append(value)
    return []


def _pairs(value: object, aside: list[object]) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return list(value.items())
    aside.append(value)
    return []


def _results(value: object, aside: list[object]) -> list[tuple[str, str, object]]:
    """Return mode, key and code of every stored result."""
    by_mode = _pairs(value, aside)
    return [(mode, key, code) for mode, codes in by_mode for key, code in _pairs(codes, aside)]


def _result(value: tuple[str, str, object]) -> tuple[GameId, Result]:
    return result_from_code(*value)


def _help(value: object) -> Help:
    try:
        return Help(read_text(value))
    except ValueError as error:
        raise StateError(str(error)) from None


def _brought(value: tuple[str, object]) -> tuple[str, Tallies]:
    name, tallies = value
    return name, tallies_from_list(tallies)


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise StateError("a stored count is none")
    return value


def _notes_from_list(value: object) -> tuple[GameId, Notes]:
    match value:
        case [str(mode), str(key), length, str(marks)]:
            return (mode, key), notes_from_text(_count(length), marks)
    raise StateError("notes are stored as mode, key, length and marks")
