"""Players' files: what is removed, what is set aside, what is left alone."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ui.player_files import (
    MAX_AGE,
    player_file,
    remove_unfinished,
    set_aside_if_corrupt,
    sweep,
)

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def write(folder: Path, player_id: str, content: bytes, age: timedelta = timedelta(0)) -> Path:
    path = player_file(folder, player_id)
    path.write_bytes(content)
    written = (NOW - age).timestamp()
    os.utime(path, (written, written))
    return path


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'"x"', b"{'a': 1}", b"\xff\xfe{}", b"{}{}", b'{"a": NaN}', b"\0" * 64],
    ids=repr,
)
def test_corrupt_file_is_set_aside_whole(tmp_path: Path, content: bytes) -> None:
    path = write(tmp_path, "a", content)
    aside = set_aside_if_corrupt(path, NOW)
    assert aside is not None
    assert ".corrupt-2026" in aside.name
    assert aside.read_bytes() == content
    assert list(tmp_path.iterdir()) == [aside]


def test_second_corrupt_file_of_a_player_does_not_replace_the_first(tmp_path: Path) -> None:
    for second, content in enumerate([b"{1", b"{2"]):
        path = write(tmp_path, "a", content)
        set_aside_if_corrupt(path, NOW + timedelta(seconds=second))
    assert {path.read_bytes() for path in tmp_path.iterdir()} == {b"{1", b"{2"}


def test_readable_file_is_left_alone(tmp_path: Path) -> None:
    path = write(tmp_path, "a", '{"szó": "ŐSZ"}'.encode())
    assert set_aside_if_corrupt(path, NOW) is None
    assert path.exists()


def test_missing_file_is_no_fault(tmp_path: Path) -> None:
    assert set_aside_if_corrupt(player_file(tmp_path, "a"), NOW) is None


def test_sweep_removes_files_older_than_the_cookie(tmp_path: Path) -> None:
    write(tmp_path, "old", b"{}", MAX_AGE + timedelta(days=1))
    young = write(tmp_path, "young", b"{}", MAX_AGE - timedelta(days=1))
    other = tmp_path / "storage-general.json"
    other.write_text("{}")
    os.utime(other, (0, 0))
    assert sweep(tmp_path, NOW) == 1
    assert set(tmp_path.iterdir()) == {young, other}


def test_sweep_sets_corrupt_files_aside_and_keeps_them(tmp_path: Path) -> None:
    write(tmp_path, "a", b"{")
    sweep(tmp_path, NOW)
    (aside,) = tmp_path.iterdir()
    sweep(tmp_path, NOW + timedelta(days=1))
    assert list(tmp_path.iterdir()) == [aside]


def test_what_a_killed_server_was_writing_is_removed(tmp_path: Path) -> None:
    whole = write(tmp_path, "a", b"{}")
    (tmp_path / "storage-user-a.json.tmp").write_text('{"ha')
    remove_unfinished(tmp_path)
    assert list(tmp_path.iterdir()) == [whole]
