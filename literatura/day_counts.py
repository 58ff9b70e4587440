"""How many played a day's word or puzzle to its end, and in how many steps: counts, nobody's names.

One small SQLite file in the host's data folder. Each end of a game adds one to one number, in a
single statement, so that nothing is lost when many finish at once. Knows no clock.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from literatura.game import MAX_GUESSES, Status
from literatura.modes import DAILY
from literatura.player import Player
from literatura.session import Session
from literatura.solving import ANSWERS
from literatura.sqlite_file import SqliteFile

FILE_NAME = "day_counts.sqlite"
"""What the file is called in the host's data folder."""

WORD, PUZZLE = DAILY.name, ANSWERS
"""The names of what is counted; they stand in the file."""

_NOT_FOUND = 0
_TABLE = """
CREATE TABLE IF NOT EXISTS day_counts (
    game TEXT NOT NULL, day TEXT NOT NULL, steps INTEGER NOT NULL, helped INTEGER NOT NULL,
    n INTEGER NOT NULL, PRIMARY KEY (game, day, steps, helped)
) WITHOUT ROWID
"""


@dataclass(frozen=True, slots=True)
class Ending:
    """One player's end of a day's game. ``steps`` is None where the word was not found."""

    game: str
    day: date
    steps: int | None
    helped: bool = False


@dataclass(frozen=True, slots=True)
class DayCount:
    """How a day's game went for all who ended it. Games with help are counted apart."""

    found: tuple[int, ...] = (0,) * MAX_GUESSES
    """How many found the word without help, in 1, 2, … steps."""
    lost: int = 0
    """How many did not, without help."""
    helped_found: int = 0
    helped_lost: int = 0
    mean_steps: float | None = None
    """Of those who found it without help."""

    @property
    def solved(self) -> int:
        """The number of players who found it, with help or without."""
        return sum(self.found) + self.helped_found

    @property
    def helped(self) -> int:
        """The number of players who had help."""
        return self.helped_found + self.helped_lost

    @property
    def played(self) -> int:
        """The number of players who ended it."""
        return self.solved + self.lost + self.helped_lost

    @property
    def percent(self) -> int:
        """The share of those who found it, 0 where nobody has played."""
        return round(100 * self.solved / self.played) if self.played else 0

    def fewer_than(self, steps: int) -> int:
        """Return how many found it without help in fewer steps."""
        return sum(self.found[: steps - 1])


def ending_of(before: Player, session: Session) -> Ending | None:
    """Return what is to be counted when ``session`` is stored with the player; mostly None.

    A day's game counts when it ends for the first time, if it was begun on its day.
    """
    if session.mode not in (WORD, PUZZLE) or session.begun is None or not session.game.is_over:
        return None
    if session.key != session.begun.isoformat():
        return None
    if before.result(session.mode, session.key) is not None:
        return None
    won = session.game.status is Status.WON
    steps = 1 if session.mode == PUZZLE else len(session.game.turns)
    return Ending(session.mode, session.begun, steps if won else None, session.helped)


class DayCounts:
    """The counts in one file, which is made when the first one comes."""

    def __init__(self, path: Path) -> None:
        self._file = SqliteFile(path, _TABLE)

    def add(self, ending: Ending) -> None:
        """Count one more end of a game.

        Raises:
            DataError: the file can't be written.
        """
        steps = _NOT_FOUND if ending.steps is None else ending.steps
        values = (ending.game, ending.day.isoformat(), steps, ending.helped)
        self._file.run(
            lambda store: store.execute(
                "INSERT INTO day_counts VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET n = n + 1",
                values,
            )
        )

    def of(self, game: str, day: date) -> DayCount:
        """Return the counts of a day's game.

        Raises:
            DataError: the file can't be read.
        """
        return self.since(game, day, day).get(day, DayCount())

    def since(self, game: str, first: date, last: date) -> dict[date, DayCount]:
        """Return the counts of the days from ``first`` to ``last`` that have any.

        Raises:
            DataError: the file can't be read.
        """
        if not self._file.exists():
            return {}
        rows = self._file.run(lambda store: _rows(store, game, first, last))
        days: dict[date, list[tuple[int, bool, int]]] = {}
        for day, steps, helped, n in rows:
            days.setdefault(date.fromisoformat(day), []).append((steps, bool(helped), n))
        return {day: _count(counts) for day, counts in days.items()}


def _rows(
    store: sqlite3.Connection, game: str, first: date, last: date
) -> list[tuple[str, int, int, int]]:
    return store.execute(
        "SELECT day, steps, helped, n FROM day_counts WHERE game = ? AND day BETWEEN ? AND ?"
        " ORDER BY day",
        (game, first.isoformat(), last.isoformat()),
    ).fetchall()


def _count(counts: Iterable[tuple[int, bool, int]]) -> DayCount:
    """Return the counts that are stored as steps, help and number."""
    alone = {steps: n for steps, helped, n in counts if not helped}
    helped = {steps: n for steps, helped, n in counts if helped}
    found = tuple(alone.get(steps, 0) for steps in range(1, MAX_GUESSES + 1))
    weighed = sum(steps * n for steps, n in enumerate(found, start=1))
    return DayCount(
        found,
        lost=alone.get(_NOT_FOUND, 0),
        helped_found=sum(n for steps, n in helped.items() if steps != _NOT_FOUND),
        helped_lost=helped.get(_NOT_FOUND, 0),
        mean_steps=weighed / sum(found) if sum(found) else None,
    )
