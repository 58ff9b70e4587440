"""One small SQLite file of the host's: how each is opened, and what is done when one is corrupt.

Many threads and processes may use a file at once. One that is no database any more is renamed,
never deleted, and another is begun: the site misses what it held, and goes on. A file that is
locked or may not be written is an error. Knows no table but the one that it is told.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import TypeVar

from literatura.errors import DataError

T = TypeVar("T")

log = logging.getLogger("literatura.sqlite_file")

_TIMEOUT_S = 10
_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_COMPANIONS = ("-wal", "-journal")
"""What SQLite keeps beside a file, to be written into it; it belongs to that file alone."""


class SqliteFile:
    """A file with one table, made when it is first written or read."""

    def __init__(self, path: Path, table: str) -> None:
        self._path, self._table = path, table
        self._lock = Lock()

    def exists(self) -> bool:
        """Return whether the file has been made."""
        return self._path.exists()

    def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what ``work`` returns; all that it writes is kept, or nothing of it.

        It is done again where the file turned out to be corrupt and another was begun.

        Raises:
            DataError: the file can't be opened, read or written; the message names it.
        """
        with self._lock:
            try:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                where = self._path.parent
                raise DataError(f"{where} can't be made: {error.strerror}") from error
            try:
                try:
                    return self._attempt(work)
                except sqlite3.DatabaseError as error:
                    if not _means_corrupt(error):
                        raise
                    self._set_aside(error)
                    return self._attempt(work)
            except sqlite3.Error as error:
                raise DataError(f"{self._path}: {error}") from error
            except OSError as error:
                raise DataError(f"{self._path} can't be set aside: {error.strerror}") from error

    def _attempt(self, work: Callable[[sqlite3.Connection], T]) -> T:
        # "IMMEDIATE": who will write waits for the turn at the start, where waiting is possible.
        options = {"timeout": _TIMEOUT_S, "isolation_level": "IMMEDIATE"}
        with closing(sqlite3.connect(self._path, **options)) as store:  # type: ignore[call-overload]
            store.execute("PRAGMA journal_mode = WAL")  # readers and a writer don't wait
            store.execute("PRAGMA synchronous = NORMAL")
            store.execute(self._table)
            with store:
                return work(store)

    def _set_aside(self, error: sqlite3.DatabaseError) -> None:
        """Rename the file after the time at which it was last written."""
        written = datetime.fromtimestamp(self._path.stat().st_mtime, UTC)
        aside = self._path.with_name(f"{self._path.name}.corrupt-{written:%Y%m%dT%H%M%S%f}")
        while aside.exists():
            aside = aside.with_name(f"{aside.name}-again")
        for companion in _COMPANIONS:
            beside = self._path.with_name(self._path.name + companion)
            if beside.exists():
                beside.replace(aside.with_name(aside.name + companion))
        self._path.with_name(f"{self._path.name}-shm").unlink(missing_ok=True)
        self._path.replace(aside)
        log.error("%s is corrupt (%s); kept as %s, begun anew", self._path, error, aside.name)


def _means_corrupt(error: sqlite3.DatabaseError) -> bool:
    code = getattr(error, "sqlite_errorcode", None)  # not set where Python itself complains
    return code is not None and code & 0xFF in _CORRUPT
