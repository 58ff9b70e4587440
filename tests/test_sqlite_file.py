"""What all SQLite files of a host have in common: corrupt ones are set aside, the rest is said."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date
from pathlib import Path
from threading import Barrier

import pytest

from literatura.day_counts import WORD, DayCounts, Ending
from literatura.errors import DataError
from literatura.puzzle import Archive
from literatura.puzzle.position import Puzzle
from literatura.reports import Reports
from literatura.scoring import score
from literatura.sqlite_file import SqliteFile

DAY = date(2026, 11, 30)
PUZZLE = Puzzle(DAY.isoformat(), (("BORS", score("KARD", "BORS")),), "KARD", 1)
TABLE = "CREATE TABLE IF NOT EXISTS numbers (n INTEGER)"
GARBAGE = b"this is no database, but long enough to be taken for one. " * 100

Act = Callable[[Path], object]
USES: dict[str, Act] = {
    "reports, written": lambda path: Reports(path).add("BABA", "unknown", "one", DAY),
    "reports, read": lambda path: Reports(path).list(),
    "puzzles, written": lambda path: Archive(path).keep("", DAY, PUZZLE),
    "puzzles, read": lambda path: Archive(path).get("", DAY),
    "counts, written": lambda path: DayCounts(path).add(Ending(WORD, DAY, 3)),
    "counts, read": lambda path: DayCounts(path).of(WORD, DAY),
}


def add(store: sqlite3.Connection) -> None:
    store.execute("INSERT INTO numbers VALUES (1)")


def total(store: sqlite3.Connection) -> int:
    return int(store.execute("SELECT count(*) FROM numbers").fetchone()[0])


def add_together(file: SqliteFile, start: Barrier) -> None:
    start.wait()
    file.run(add)


def aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.corrupt-*"))


@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_corrupt_file_is_set_aside_and_another_begun(
    use: Act, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "file.sqlite"
    path.write_bytes(GARBAGE)
    use(path)
    (kept,) = aside(path)
    assert kept.read_bytes() == GARBAGE
    assert path.read_bytes().startswith(b"SQLite format 3")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert kept.name in caplog.text
    use(path)
    assert aside(path) == [kept]


def test_file_that_is_damaged_in_its_middle_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    file = SqliteFile(path, TABLE)
    file.run(lambda store: store.executemany("INSERT INTO numbers VALUES (?)", [(7,)] * 5000))
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    assert file.run(total) == 0
    assert len(aside(path)) == 1


def test_second_corrupt_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    for _ in range(3):
        path.write_bytes(GARBAGE)
        os.utime(path, (0, 0))
        SqliteFile(path, TABLE).run(add)
    assert len(aside(path)) == 3


def test_what_sqlite_keeps_beside_a_corrupt_file_does_not_get_into_the_new_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "file.sqlite"
    path.write_bytes(GARBAGE)
    path.with_name("file.sqlite-wal").write_bytes(GARBAGE)
    file = SqliteFile(path, TABLE)
    file.run(add)
    assert file.run(total) == 1
    assert aside(path)


def test_threads_that_find_a_corrupt_file_at_once_begin_one_new_file(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        for attempt in range(20):
            path = tmp_path / f"{attempt}.sqlite"
            path.write_bytes(GARBAGE)
            file, start = SqliteFile(path, TABLE), Barrier(8)
            done = [threads.submit(add_together, file, start) for _ in range(8)]
            for one in done:
                one.result()
            assert file.run(total) == 8
            assert len(aside(path)) == 1


def test_locked_file_is_an_error_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("literatura.sqlite_file._TIMEOUT_S", 0)
    path = tmp_path / "file.sqlite"
    file = SqliteFile(path, TABLE)
    file.run(add)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DataError, match=r"file\.sqlite: database is locked"):
            file.run(add)
    assert aside(path) == []
    assert file.run(total) == 1


def test_place_where_nothing_can_be_kept_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file.sqlite").mkdir()
    with pytest.raises(DataError, match=r"file\.sqlite: unable to open"):
        SqliteFile(tmp_path / "file.sqlite", TABLE).run(add)


def test_work_that_fails_leaves_nothing(tmp_path: Path) -> None:
    def fail(store: sqlite3.Connection) -> None:
        add(store)
        raise KeyError

    file = SqliteFile(tmp_path / "file.sqlite", TABLE)
    with pytest.raises(KeyError):
        file.run(fail)
    assert file.run(total) == 0
