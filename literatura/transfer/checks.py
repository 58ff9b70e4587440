"""What a player from outside must be beyond being readable: games of this house, days that were.

Knows neither file nor text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

from literatura.errors import TransferError
from literatura.modes import DAILY, FREE, LENGTHS
from literatura.player import NOTED_GAMES, SETTER_MODE, WHOLE_GAMES, Player
from literatura.results import PRACTICE, GameId
from literatura.schedule import DAY_ONE
from literatura.session import Session
from literatura.setter import Way
from literatura.solving import ANSWERS
from literatura.statistics import DAY_MODES, day_of
from literatura.tallies import TallyId
from literatura.totals import ON_THE_DAY, PRACTISED, Totals

MOST_SOURCES = 16
"""So many browsers a player may have come from."""
MOST_RUNS = 3

GAME_TALLIES: frozenset[TallyId] = frozenset(
    [(FREE.name, str(length), helped) for length in LENGTHS for helped in (False, True)]
    + [(SETTER_MODE, way.value, False) for way in Way]
)
SUMMED_TALLIES: tuple[TallyId, ...] = (
    (DAILY.name, ON_THE_DAY, False),
    (DAILY.name, ON_THE_DAY, True),
    (DAILY.name, PRACTISED, False),
    (ANSWERS, ON_THE_DAY, False),
    (ANSWERS, ON_THE_DAY, True),
    (ANSWERS, PRACTISED, False),
    (FREE.name, ON_THE_DAY, False),
    (FREE.name, ON_THE_DAY, True),
    (SETTER_MODE, ON_THE_DAY, False),
)
"""In the order of the short text: never change it, add behind it."""

_NAME = re.compile(r"[0-9a-f]{8}", re.ASCII)


def check_player(player: Player, today: date) -> None:
    """Make sure that a file of this day may hold this player.

    Raises:
        TransferError: it may not.
    """
    _require(len(player.sessions) <= WHOLE_GAMES and len(player.notes) <= NOTED_GAMES)
    for game_id, session in player.sessions.items():
        _require(_has_day(game_id, today) and session.game.is_over)
        _check_begun(session, today)
    _require(all(_has_day(game_id, today) for game_id in player.notes))
    for game_id, result in player.results.items():
        _require(_has_day(game_id, today))
        _require(result.begun is None or DAY_ONE <= result.begun <= today)
    for tallies in (player.tallies, *player.brought.values()):
        _require(tallies.keys() <= GAME_TALLIES)
    check_names(player.brought)
    _require(len(player.totals) <= MOST_SOURCES and player.setter is None)
    for totals in player.totals:
        check_totals(totals, today)


def check_running(session: Session, today: date) -> None:
    """Make sure that a running game from outside is one of a day; raises as above."""
    day = day_of((session.mode, session.key))
    _require(session.mode == DAILY.name and day is not None and day <= today)
    _require(bool(session.game.turns) and not session.game.is_over)
    _check_begun(session, today)


def check_totals(totals: Totals, today: date) -> None:
    """Make sure that these can be a player's sums; raises as above."""
    check_names(totals.covers)
    _require(bool(totals.covers) and totals.tallies.keys() <= set(SUMMED_TALLIES))
    for (mode, _), runs in totals.runs.items():
        _require(mode in DAY_MODES and len(runs) <= MOST_RUNS)
        _require(all(DAY_ONE <= run.first <= run.last <= today for run in runs))


def check_names(names: Iterable[str]) -> None:
    """Make sure that these are names of browsers, and not too many; raises as above."""
    found = list(names)
    _require(len(found) <= MOST_SOURCES and all(_NAME.fullmatch(name) for name in found))


def _has_day(game_id: GameId, today: date) -> bool:
    mode, key = game_id
    day = day_of((ANSWERS if mode == PRACTICE else mode, key))
    return day is not None and day <= today


def _check_begun(session: Session, today: date) -> None:
    begun = session.begun
    _require(begun is not None and DAY_ONE <= begun <= today)


def _require(is_so: bool) -> None:
    if not is_so:
        raise TransferError("damaged")
