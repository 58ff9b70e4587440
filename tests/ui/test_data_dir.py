"""The data directory: one server's at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.data_dir import DataDirError, hold_players_dir


def test_folder_is_made_and_can_be_taken_again_after_release(tmp_path: Path) -> None:
    data_dir = tmp_path / "new" / "data"
    hold_players_dir(data_dir).release()
    held = hold_players_dir(data_dir)
    assert held.path.is_dir()
    held.release()


def test_held_folder_is_refused(tmp_path: Path) -> None:
    held = hold_players_dir(tmp_path)
    with pytest.raises(DataDirError, match="another server"):
        hold_players_dir(tmp_path)
    held.release()


def test_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "players").write_text("")
    with pytest.raises(DataDirError, match="can't be used"):
        hold_players_dir(tmp_path)


def test_what_a_killed_server_left_half_written_is_removed(tmp_path: Path) -> None:
    hold_players_dir(tmp_path).release()
    half = tmp_path / "players" / "storage-user-a.json.tmp"
    half.write_text('{"pla')
    hold_players_dir(tmp_path).release()
    assert not half.exists()
