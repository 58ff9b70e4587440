"""Puzzles that have been published, and stay as they were whatever becomes of the lexicon.

Two homes: files that come with the program, a line of JSON for each day of the default seed; and
one small SQLite file in the host's data folder for what the host made, keyed by seed and day, so
that several threads and processes may share it. Neither ever changes a puzzle. Knows no lexicon.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from literatura.data_files import data_folder
from literatura.errors import DataError, StateError
from literatura.puzzle.position import Puzzle, puzzle_from_dict
from literatura.sqlite_file import SqliteFile

log = logging.getLogger("literatura.puzzle.archive")

FILE_NAME = "puzzles.sqlite"
"""What the file is called in the host's data folder."""

_TABLE = """
CREATE TABLE IF NOT EXISTS puzzles (
    seed TEXT NOT NULL, day TEXT NOT NULL, puzzle TEXT NOT NULL, PRIMARY KEY (seed, day)
) WITHOUT ROWID
"""

_SET_ASIDE = """
UPDATE OR REPLACE puzzles SET day = day || ' unreadable' WHERE seed = ? AND day = ?
"""


class Archive:
    """The puzzles of one host, in a file that is made when the first one comes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = SqliteFile(path, _TABLE)

    def get(self, seed: str, day: date) -> Puzzle | None:
        """Return the day's puzzle, if it was made before and can be read.

        Raises:
            DataError: the file can't be read.
        """
        if not self._file.exists():
            return None
        return self._file.run(lambda store: self._find(store, seed, day))

    def keep(self, seed: str, day: date, puzzle: Puzzle) -> Puzzle:
        """Keep the puzzle if the day has none yet, and return the one that the day has.

        Raises:
            DataError: the file can't be read or written.
        """
        text = json.dumps(puzzle.to_dict(), ensure_ascii=False)
        values = (seed, day.isoformat(), text)

        def insert(store: sqlite3.Connection) -> Puzzle:
            store.execute("INSERT OR IGNORE INTO puzzles VALUES (?, ?, ?)", values)
            kept = self._find(store, seed, day)
            if kept is None:  # what stands there can't be read
                store.execute(_SET_ASIDE, values[:2])
                store.execute("INSERT INTO puzzles VALUES (?, ?, ?)", values)
            return kept or puzzle

        return self._file.run(insert)

    def all(self) -> list[tuple[str, Puzzle]]:
        """Return every seed and puzzle, by seed, then by day.

        Raises:
            DataError: the file can't be read, or does not hold puzzles.
        """
        if not self._file.exists():
            return []
        query = "SELECT seed, puzzle FROM puzzles WHERE day NOT LIKE '% %' ORDER BY seed, day"
        rows = self._file.run(lambda store: store.execute(query).fetchall())
        return [(seed, _parse(text, str(self._path))) for seed, text in rows]

    def _find(self, store: sqlite3.Connection, seed: str, day: date) -> Puzzle | None:
        query = "SELECT puzzle FROM puzzles WHERE seed = ? AND day = ?"
        row = store.execute(query, (seed, day.isoformat())).fetchone()
        where = f"{self._path}, {day}"
        try:
            puzzle = None if row is None else _parse(row[0], where)
            if puzzle is not None and puzzle.id != day.isoformat():
                raise DataError(f"{where}: the puzzle of another day, {puzzle.id}")
            return puzzle
        except DataError as error:
            log.error("a kept puzzle can't be read: %s", error)
            return None


def load_published(folder: Path | None = None) -> dict[date, Puzzle]:
    """Return the puzzles of the default seed that come with the program, by day.

    They are read from ``<year>.jsonl`` in ``folder``, or where the program's data lie.

    Raises:
        DataError: a file is not as it should be; the message names the line.
    """
    folder = folder or data_folder() / "puzzles"
    found: dict[date, Puzzle] = {}
    for path in sorted(folder.glob("*.jsonl")):
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise DataError(f"{path}: {error}") from error
        for number, line in enumerate(lines, start=1):
            where = f"{path}, line {number}"
            puzzle = _parse(line, where)
            try:
                day = date.fromisoformat(puzzle.id)
            except ValueError:
                raise DataError(f"{where}: {puzzle.id!r} is no day") from None
            if day in found or str(day.year) != path.stem:
                raise DataError(f"{where}: {day} stands twice, or in another year's file")
            found[day] = puzzle
    return found


def published_lines(puzzles: Iterable[Puzzle]) -> str:
    """Return the puzzles as a file that :func:`load_published` reads."""
    return "".join(json.dumps(puzzle.to_dict(), ensure_ascii=False) + "\n" for puzzle in puzzles)


def _parse(text: str, where: str) -> Puzzle:
    try:
        return puzzle_from_dict(json.loads(text))
    except (StateError, ValueError, TypeError, RecursionError) as error:
        # ValueError: no JSON, or a number of too many digits; TypeError: SQLite keeps any type
        raise DataError(f"{where}: {error}") from error
