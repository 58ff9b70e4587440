"""Words that players think should be accepted: a count for each, in the host's store.

One small SQLite file, so that many players may report at once and several processes may share it.
Knows neither players by name nor the clock: a reporter is any text that tells one from another, and
only a keyed hash of it is kept, so that nobody counts twice for a word.
"""

from __future__ import annotations

import hashlib
import sqlite3
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from literatura.sqlite_file import SqliteFile

FILE_NAME = "reports.sqlite"
"""What the file is called in the host's data folder."""

MAX_WORDS = 20_000
"""So many different words are kept: more than players can mean, fewer than a disk minds."""

_TABLE = """
CREATE TABLE IF NOT EXISTS reports (
    word TEXT NOT NULL, reporter BLOB NOT NULL, reason TEXT NOT NULL, day TEXT NOT NULL,
    PRIMARY KEY (word, reporter)
) WITHOUT ROWID
"""


@dataclass(frozen=True, slots=True)
class Report:
    """A word, why it was refused when last reported, by how many, and when first and last."""

    word: str
    reason: str
    count: int
    first: date
    last: date


class Reports:
    """The reports in one file, which is made when the first one comes."""

    def __init__(self, path: Path) -> None:
        self._file = SqliteFile(path, _TABLE)

    def add(self, word: str, reason: str, reporter: str, day: date) -> bool:
        """Keep that the reporter finds the word good; return False where the store is full.

        Reporting a word again changes nothing.

        Raises:
            DataError: the file can't be written.
        """
        who = hashlib.blake2b(reporter.encode(), key=word.encode()[:64], digest_size=8).digest()
        values = (word, who, reason, day.isoformat())
        return self._file.run(lambda store: _add(store, values))

    def list(self) -> list[Report]:
        """Return the reports, the most frequent first, then in the order of the first day.

        Raises:
            DataError: the file can't be read.
        """
        if not self._file.exists():
            return []
        rows = self._file.run(
            lambda store: store.execute(
                "SELECT word, reason, count(*) AS n, min(day) AS first, max(day) FROM reports"
                " GROUP BY word ORDER BY n DESC, first, word"
            ).fetchall()
        )
        return [
            Report(word, reason, count, date.fromisoformat(first), date.fromisoformat(last))
            for word, reason, count, first, last in rows
        ]


def _add(store: sqlite3.Connection, values: tuple[str, bytes, str, str]) -> bool:
    """Keep the report; return False where its word would be one too many."""
    known = store.execute("SELECT 1 FROM reports WHERE word = ?", values[:1]).fetchone()
    if not known:
        (words,) = store.execute("SELECT count(DISTINCT word) FROM reports").fetchone()
        if words >= MAX_WORDS:
            return False
    store.execute("INSERT OR IGNORE INTO reports VALUES (?, ?, ?, ?)", values)
    return True
