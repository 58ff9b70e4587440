"""All that is kept of one player: games whole while they are young, their results for ever.

Plain values in, plain values out; where they are stored is the site's affair. A stored value that
can't be read is handed back to be set aside, and the rest of the player lives on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TypeVar

from literatura.errors import StateError
from literatura.game import MAX_GUESSES, Status
from literatura.help import Help
from literatura.notes import Notes, notes_from_text
from literatura.session import Session, session_from_dict
from literatura.setter import SetterGame, Stage, setter_game_from_dict
from literatura.stored import read_flag, read_text

T = TypeVar("T")

VERSION = 1
WHOLE_GAMES = 30
"""So many ended games, and as many running ones, are kept whole; of older ones the result stays."""
NOTED_GAMES = 10
"""So many games keep their notes; those changed last."""

GameId = tuple[str, str]
"""A mode's name and the key of one of its games."""

TallyId = tuple[str, str, bool]
"""The same, and whether the codebreaker helped: such games are counted apart."""

SETTER_MODE = "setter"
"""Under this name, and the way as the key, the tallies count what the player set for others."""

Tally = tuple[int, ...]
"""How many games were won with 1, 2, … guesses; last, how many were not won."""


@dataclass(frozen=True, slots=True)
class Result:
    """How an ended game went: the status, the number of guesses, and the day of the first."""

    status: Status
    guesses: int
    begun: date | None
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """The games and results of one player; a change makes the next value."""

    sessions: Mapping[GameId, Session] = field(default_factory=dict)
    results: Mapping[GameId, Result] = field(default_factory=dict)
    tallies: Mapping[TallyId, Tally] = field(default_factory=dict)
    """Of games that were followed by another with the same key, only the count is kept."""
    setter: SetterGame | None = None
    """The game in which the codebreaker guesses the player's word, until another is begun."""
    helps: frozenset[Help] = frozenset()
    """The helps that the player has switched on."""
    notes: Mapping[GameId, Notes] = field(default_factory=dict)
    """The player's own marks in games that are not over, those changed last at the end."""
    fills_notes: bool = False
    """Whether the player wants to see in the notes what follows from a row."""

    def session(self, mode: str, key: str) -> Session | None:
        """Return the stored game, if it is still kept whole."""
        return self.sessions.get((mode, key))

    def with_session(self, session: Session) -> Player:
        """Return the player with this game stored as the latest.

        The oldest games shrink to their results; one still running then counts as given up. A game
        that is played once more after that, for practice, keeps its first result.
        """
        game_id = (session.mode, session.key)
        sessions = {k: v for k, v in self.sessions.items() if k != game_id} | {game_id: session}
        results = dict(self.results)
        notes = dict(self.notes)
        for is_over in (True, False):
            kept = [k for k, v in sessions.items() if v.game.is_over is is_over]
            for old in kept[: max(0, len(kept) - WHOLE_GAMES)]:
                results.setdefault(old, result_of(sessions.pop(old).give_up()))
                notes.pop(old, None)
        return replace(self, sessions=sessions, results=results, notes=notes)

    def cleared(self, mode: str, key: str) -> Player:
        """Return the player with the ended game counted and put away, to make room for another.

        A game given up before a guess was made counts for nothing; a running one stays.
        """
        game_id = (mode, key)
        session = self.sessions.get(game_id)
        if session is None or not session.game.is_over:
            return self
        sessions = {k: v for k, v in self.sessions.items() if k != game_id}
        put_away = replace(self, sessions=sessions)
        if not session.game.turns:
            return put_away
        won = session.game.status is Status.WON
        return put_away._counted((*game_id, session.helped), len(session.game.turns), won)

    def with_helps(self, on: frozenset[Help]) -> Player:
        """Return the player with these helps switched on, and no others."""
        return self if on == self.helps else replace(self, helps=on)

    def with_notes(self, game_id: GameId, notes: Notes | None) -> Player:
        """Return the player with these notes on a game, the latest; None throws them away."""
        others = {k: v for k, v in self.notes.items() if k != game_id}
        if notes is None or notes.are_empty:
            return replace(self, notes=others)
        latest = list(others.items())[-(NOTED_GAMES - 1) :]
        return replace(self, notes={**dict(latest), game_id: notes})

    def with_fills_notes(self, on: bool) -> Player:
        """Return the player who wants, or does not want, to see what follows from a row."""
        return self if on is self.fills_notes else replace(self, fills_notes=on)

    def without_setter(self) -> Player:
        """Return the player with the setter's game put away, and counted if it was decided."""
        game = self.setter
        put_away = replace(self, setter=None)
        if game is None or game.stage not in (Stage.BROKEN, Stage.UNBROKEN):
            return put_away
        broken = game.stage is Stage.BROKEN
        return put_away._counted((SETTER_MODE, game.way.value, False), len(game.turns), broken)

    def result(self, mode: str, key: str) -> Result | None:
        """Return how the game ended the first time, kept whole or not; None while it runs."""
        known = self.results.get((mode, key))
        session = self.session(mode, key)
        if known is None and session is not None and session.game.is_over:
            return result_of(session)
        return known

    def to_dict(self) -> dict[str, object]:
        """Return the player as a plain value, oldest games first."""
        stored: dict[str, object] = {
            "version": VERSION,
            "games": [session.to_dict() for session in self.sessions.values()],
            "results": [
                [*game_id, *_result_to_list(result)] for game_id, result in self.results.items()
            ],
            "tallies": [[*tally_id, *tally] for tally_id, tally in self.tallies.items()],
        }
        if self.setter is not None:
            stored["setter"] = self.setter.to_dict()
        if self.helps:
            stored["helps"] = sorted(self.helps)
        if self.notes:
            stored["notes"] = [[*i, one.length, one.text] for i, one in self.notes.items()]
        if self.fills_notes:
            stored["fills_notes"] = True
        return stored

    def _counted(self, tally_id: TallyId, guesses: int, found: bool) -> Player:
        """Return the player with one more game in a tally."""
        tally = list(self.tallies.get(tally_id, (0,) * (MAX_GUESSES + 1)))
        tally[guesses - 1 if found else MAX_GUESSES] += 1
        return replace(self, tallies={**self.tallies, tally_id: tuple(tally)})


def result_of(session: Session) -> Result:
    """Return the result of an ended session."""
    game = session.game
    return Result(game.status, len(game.turns), session.begun, session.helped)


def player_from_dict(stored: object) -> tuple[Player, list[object]]:
    """Return the stored player, and the stored values that could not be read.

    A player of whom nothing is stored is an empty mapping.
    """
    if stored == {}:
        return Player(), []
    if not isinstance(stored, Mapping) or stored.get("version") != VERSION:
        return Player(), [stored]
    unreadable: list[object] = []
    sessions = _read_all(stored.get("games"), session_from_dict, unreadable)
    results = _read_all(stored.get("results"), _result_from_list, unreadable)
    tallies = _read_all(stored.get("tallies"), _tally_from_list, unreadable)
    setters = _read_all(
        [stored["setter"]] if "setter" in stored else [], setter_game_from_dict, unreadable
    )
    helps = _read_all(stored.get("helps", []), _help, unreadable)
    notes = _read_all(stored.get("notes", []), _notes_from_list, unreadable)
    fills = _read_all([stored.get("fills_notes", False)], read_flag, unreadable)
    player = Player(
        sessions={(s.mode, s.key): s for s in sessions},
        results=dict(results),
        tallies=dict(tallies),
        setter=next(setters, None),
        helps=frozenset(helps),
        notes=dict(notes),
        fills_notes=next(fills, False),
    )
    return player, unreadable


def _read_all(values: object, read: Callable[[object], T], unreadable: list[object]) -> Iterator[T]:
    """Yield what each of the stored values means; the rest is added to ``unreadable``."""
    if not isinstance(values, list):
        unreadable.append(values)
        return
    for value in values:
        try:
            yield read(value)
        except StateError:
            unreadable.append(value)


def _result_to_list(result: Result) -> list[object]:
    """Return what is stored of a result; most are without help, and a year of them must fit."""
    begun = None if result.begun is None else result.begun.isoformat()
    plain: list[object] = [result.status.value, result.guesses, begun]
    return [*plain, True] if result.helped else plain


def _result_from_list(value: object) -> tuple[GameId, Result]:
    match value:
        case [
            str(mode),
            str(key),
            str(status),
            int(guesses),
            None | str() as begun,
            *helped,
        ] if helped in ([], [True]):
            try:
                day = None if begun is None else date.fromisoformat(begun)
                return (mode, key), Result(Status(status), guesses, day, bool(helped))
            except ValueError as error:
                raise StateError(f"a stored result can't be read: {error}") from None
    raise StateError("a result is stored as mode, key, status, guesses, first day, and any help")


def _tally_from_list(value: object) -> tuple[TallyId, Tally]:
    match value:
        case [str(mode), str(key), bool(helped), *counts] if len(counts) == MAX_GUESSES + 1:
            tally = tuple(n for n in counts if isinstance(n, int) and n >= 0)
            if len(tally) == len(counts):
                return (mode, key, helped), tally
    raise StateError(f"a tally is stored as mode, key, help and {MAX_GUESSES + 1} counts")


def _help(value: object) -> Help:
    try:
        return Help(read_text(value))
    except ValueError as error:
        raise StateError(str(error)) from None


def _notes_from_list(value: object) -> tuple[GameId, Notes]:
    match value:
        case [str(mode), str(key), int(length), str(marks)]:
            return (mode, key), notes_from_text(length, marks)
    raise StateError("notes are stored as mode, key, length and marks")
