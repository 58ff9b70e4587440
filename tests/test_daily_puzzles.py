"""The days' puzzles: lengths, difficulty by weekday, no repeats, and once published for ever."""

import sqlite3
import threading
from datetime import date, timedelta

import pytest

from literatura.errors import DataError, DateError
from literatura.puzzle import (
    DIFFICULTY_BY_WEEKDAY,
    Archive,
    DailyPuzzles,
    PuzzleMaker,
    daily_puzzle,
    load_published,
)
from literatura.puzzle.archive import published_lines
from literatura.schedule import DAY_ONE, Pool, Schedule, length_on
from tests.made_up import LENGTHS, MADE_UP

MAKER = PuzzleMaker(MADE_UP)
MONDAY = date(2026, 1, 5)
DAYS = [DAY_ONE + timedelta(days=offset) for offset in range(28)]


def schedule() -> Schedule:
    pool = {length: MADE_UP.secrets(length)[:50] for length in LENGTHS}
    return Schedule([Pool(DAY_ONE, "test", pool)])


SCHEDULE = schedule()
PUZZLES = [daily_puzzle(MAKER, SCHEDULE, "", day) for day in DAYS]


def puzzles(**facts) -> DailyPuzzles:
    return DailyPuzzles(MAKER, SCHEDULE, **facts)


def test_puzzle_has_the_length_of_its_weekday_and_nine_rows():
    assert [puzzle.length for puzzle in PUZZLES] == [length_on(day) for day in DAYS]
    assert {len(puzzle.rows) for puzzle in PUZZLES} == {9}


def test_puzzle_is_named_after_its_day():
    assert [puzzle.id for puzzle in PUZZLES] == [day.isoformat() for day in DAYS]


def test_difficulty_asked_for_rises_from_monday_to_sunday():
    assert sorted(DIFFICULTY_BY_WEEKDAY) == list(DIFFICULTY_BY_WEEKDAY)
    assert DIFFICULTY_BY_WEEKDAY[0] == 1
    assert DIFFICULTY_BY_WEEKDAY[6] == 5


def test_monday_is_the_easiest_and_sunday_the_hardest():
    by_weekday = [[] for _ in range(7)]
    for day, puzzle in zip(DAYS, PUZZLES, strict=True):
        by_weekday[day.weekday()].append(puzzle.difficulty)
    means = [sum(found) / len(found) for found in by_weekday]
    assert means[0] == min(means)
    assert means[6] == max(means)
    assert means[0] < means[3] < means[6]


def test_answer_is_never_the_days_word():
    few = {length: MADE_UP.secrets(length)[:1] for length in LENGTHS}

    class FewAnswers(PuzzleMaker):
        def answers(self, length):
            return (*few[length], *MADE_UP.secrets(length)[5:9])

    fixed = Schedule([Pool(DAY_ONE, "test", few)])
    maker = FewAnswers(MADE_UP)
    for day in DAYS[:14]:
        assert daily_puzzle(maker, fixed, "", day).solution != fixed.day(day).word


def test_no_answer_comes_twice_in_a_year():
    days = [MONDAY + timedelta(weeks=week) for week in range(52)]
    answers = [daily_puzzle(MAKER, SCHEDULE, "", day).solution for day in days]
    assert len(set(answers)) == 52


def test_another_seed_gives_other_puzzles():
    assert daily_puzzle(MAKER, SCHEDULE, "másik", DAYS[0]).rows != PUZZLES[0].rows


def test_day_before_day_one_is_refused():
    with pytest.raises(DateError):
        daily_puzzle(MAKER, SCHEDULE, "", date(2025, 12, 31))


# Once published


def test_published_puzzle_stays_as_it_was():
    published = {DAYS[0]: PUZZLES[7]}
    assert puzzles(published=published).day(DAYS[0]) == PUZZLES[7]
    assert puzzles(published=published).day(DAYS[1]) == PUZZLES[1]


def test_host_with_a_seed_of_its_own_does_not_get_the_published_ones():
    published = {DAYS[0]: PUZZLES[7]}
    assert puzzles(seed="másik", published=published).day(DAYS[0]) != PUZZLES[7]


def test_made_puzzle_is_kept_for_its_seed_and_day(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    assert puzzles(archive=archive).day(DAYS[0]) == PUZZLES[0]
    assert archive.get("", DAYS[0]) == PUZZLES[0]
    assert archive.get("", DAYS[1]) is None
    assert archive.get("másik", DAYS[0]) is None


def test_kept_puzzle_outlives_a_change_of_the_lexicon_and_of_the_published_ones(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    archive.keep("", DAYS[0], PUZZLES[14])
    published = {DAYS[0]: PUZZLES[7]}
    assert puzzles(archive=archive, published=published).day(DAYS[0]) == PUZZLES[14]


def test_first_puzzle_kept_stands(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    assert archive.keep("", DAYS[0], PUZZLES[0]) == PUZZLES[0]
    assert archive.keep("", DAYS[0], PUZZLES[7]) == PUZZLES[0]
    assert archive.all() == [("", PUZZLES[0])]


def test_threads_that_make_one_day_at_once_get_the_same_puzzle(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    found = []

    def keep(puzzle):
        found.append(archive.keep("", DAYS[0], puzzle))

    threads = [threading.Thread(target=keep, args=[puzzle]) for puzzle in PUZZLES[:8]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


def test_archive_that_can_not_be_written_is_a_data_error(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(DataError, match="file can't be made"):
        Archive(tmp_path / "file" / "puzzles.sqlite").keep("", DAYS[0], PUZZLES[0])


def test_kept_puzzle_that_can_not_be_read_is_made_anew(tmp_path, caplog):
    path = tmp_path / "puzzles.sqlite"
    puzzles(archive=Archive(path)).day(DAYS[0])
    with sqlite3.connect(path) as store:
        store.execute("UPDATE puzzles SET puzzle = substr(puzzle, 9)")
    assert puzzles(archive=Archive(path)).day(DAYS[0]) == PUZZLES[0]
    assert "can't be read" in caplog.text
    assert Archive(path).get("", DAYS[0]) == PUZZLES[0]


# Files of published puzzles


def test_published_puzzles_are_read_back(tmp_path):
    (tmp_path / "2026.jsonl").write_text(published_lines(PUZZLES), encoding="utf-8")
    assert load_published(tmp_path) == dict(zip(DAYS, PUZZLES, strict=True))


def test_no_published_puzzles_are_none(tmp_path):
    assert load_published(tmp_path) == {}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"solution": "', '"solution": "A'),
        ('"id": "2026-01-01"', '"id": "2026-01-02"'),
        ('"id": "2026-01-01"', '"id": "2027-01-01"'),
        ('"id": "2026-01-01"', '"id": "ma"'),
        ("{", "["),
    ],
)
def test_damaged_line_is_named(tmp_path, old, new):
    text = published_lines(PUZZLES[:3]).replace(old, new, 1)
    (tmp_path / "2026.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"2026\.jsonl, line [12]"):
        load_published(tmp_path)
