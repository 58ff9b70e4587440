from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest

from literatura import reports as reports_module
from literatura.reports import Report, Reports

FIRST, LATER = date(2026, 11, 30), date(2026, 12, 1)


@pytest.fixture
def reports(tmp_path: Path) -> Reports:
    return Reports(tmp_path / "reports.sqlite")


def test_no_report_makes_no_file(reports: Reports, tmp_path: Path) -> None:
    assert reports.list() == []
    assert list(tmp_path.iterdir()) == []


def test_most_wanted_word_comes_first(reports: Reports) -> None:
    reports.add("BABA", "unknown", "one", FIRST)
    for player in ("one", "two"):
        reports.add("KUTYI", "unknown", player, LATER)
    assert reports.list() == [
        Report("KUTYI", "unknown", 2, LATER, LATER),
        Report("BABA", "unknown", 1, FIRST, FIRST),
    ]


def test_player_counts_once_for_a_word(reports: Reports) -> None:
    for day in (FIRST, LATER):
        assert reports.add("BABA", "unknown", "one", day)
    assert reports.list() == [Report("BABA", "unknown", 1, FIRST, FIRST)]


def test_reports_survive_a_restart(reports: Reports, tmp_path: Path) -> None:
    reports.add("BABA", "unknown", "one", FIRST)
    assert len(Reports(tmp_path / "reports.sqlite").list()) == 1


def test_players_who_report_at_once_are_all_counted(reports: Reports) -> None:
    with ThreadPoolExecutor(8) as threads:
        players = [f"player {n}" for n in range(40)]
        list(threads.map(lambda player: reports.add("BABA", "unknown", player, FIRST), players))
    assert reports.list()[0].count == 40


def test_no_player_is_named_in_the_file(reports: Reports, tmp_path: Path) -> None:
    reports.add("BABA", "unknown", "a-player-of-ours", FIRST)
    assert b"a-player-of-ours" not in (tmp_path / "reports.sqlite").read_bytes()


def test_full_store_takes_known_words_only(
    reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports_module, "MAX_WORDS", 1)
    assert reports.add("BABA", "unknown", "one", FIRST)
    assert not reports.add("KUTYI", "unknown", "one", FIRST)
    assert reports.add("BABA", "unknown", "two", FIRST)
