"""The days' puzzles: lengths, difficulty by weekday, no repeats, and once published for ever."""

import hashlib
import json
import logging
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest

from literatura.errors import DataError, DateError
from literatura.puzzle import (
    DIFFICULTY_BY_WEEKDAY,
    Archive,
    DailyPuzzles,
    Puzzle,
    PuzzleMaker,
    daily_puzzle,
    load_published,
)
from literatura.puzzle.archive import published_lines
from literatura.puzzle.dealing import answers_for, used_answers, words_for
from literatura.schedule import DAY_ONE, Day, Pool, Schedule, length_on
from tests.made_up import LENGTHS, MADE_UP

MAKER = PuzzleMaker(MADE_UP)
MONDAY = date(2026, 1, 5)
# From a Thursday on, as day 1 is. For these days the made-up words give puzzles quickly.
DAYS = [date(2026, 1, 8) + timedelta(days=offset) for offset in range(18)]


def schedule() -> Schedule:
    pool = {length: MADE_UP.secrets(length)[:50] for length in LENGTHS}
    return Schedule([Pool(DAY_ONE, "test", pool)])


SCHEDULE = schedule()


class Tiny:
    """A schedule with the same word for ever."""

    def day(self, day):
        return Day(1, day, 6, "SZÓSZÓ")


TINY = Tiny()
PUZZLES = [daily_puzzle(MAKER, SCHEDULE, "", day) for day in DAYS]


def named(puzzle: Puzzle, day: date) -> Puzzle:
    return replace(puzzle, id=day.isoformat())


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


def dealt(day, pool, **facts):
    facts = {"schedule": SCHEDULE, "seed": "", "rank": lambda word: 0} | facts
    return answers_for(day, pool, **facts)[0]


@pytest.mark.parametrize("size", [1, 5, 16, 40, 103])
@pytest.mark.parametrize("weekday", [0, 1])
def test_no_answer_comes_again_until_all_have_been(size, weekday):
    start = MONDAY + timedelta(days=weekday)
    length = length_on(start)
    pool = MADE_UP.secrets(length)[60 : 60 + size]  # no day's words, which have to give way
    days = [DAY_ONE + timedelta(days=n) for n in range(3 * 366 if weekday else 5 * 366)]
    answers = [dealt(day, pool) for day in days if length_on(day) == length]
    assert set(answers) == set(pool)
    for first in range(len(answers) - size):
        assert len(set(answers[first : first + size])) == size


def test_answer_is_no_days_word_of_the_weeks_around():
    pool = MADE_UP.secrets(5)[:80]  # fifty of them are days' words
    days = [day for n in range(700) if length_on(day := DAY_ONE + timedelta(days=n)) == 5]
    answers = [dealt(day, pool) for day in days]
    for day, answer in zip(days, answers, strict=True):
        near = [day + timedelta(days=n) for n in range(-14, 15)]
        assert answer not in [SCHEDULE.day(other).word for other in near if other >= DAY_ONE]
    for first in range(0, len(answers) - 80, 80):
        assert len(set(answers[first : first + 80])) == 80


def test_answer_gives_way_to_the_days_word_though_there_are_few():
    few = MADE_UP.secrets(6)[:4]
    fixed = Schedule([Pool(DAY_ONE, "test", {n: MADE_UP.secrets(n)[:1] for n in LENGTHS})])
    for day in [DAYS[0], DAYS[1], DAYS[7], DAYS[8]]:
        assert dealt(day, few, schedule=fixed) in few[1:]


def test_answers_of_a_low_rank_are_dealt_first():
    pool = MADE_UP.secrets(4)[60:100]
    mondays = [MONDAY + timedelta(weeks=week) for week in range(40)]
    answers = [dealt(day, pool, rank=MADE_UP.level) for day in mondays]
    levels = [MADE_UP.level(answer) for answer in answers]
    assert levels == sorted(levels)


def test_answers_that_earlier_puzzles_had_are_not_dealt_again():
    pool = MADE_UP.secrets(4)[60:100]
    first = dealt(MONDAY, pool)
    assert dealt(MONDAY, pool, used={first}) not in {first}
    assert dealt(MONDAY, pool, used=set(pool)) == first
    earlier = [(MONDAY - timedelta(weeks=-week), word) for week, word in enumerate(pool[:30])]
    day = MONDAY + timedelta(weeks=30)
    assert used_answers(earlier, day, pool_size=36) == set(pool[11:30])


def test_answer_can_be_dealt_at_the_end_of_the_calendar():
    assert answers_for(date.max, MADE_UP.secrets(6), TINY, "", lambda word: 0)


def test_days_word_is_in_no_row():
    for day, puzzle in zip(DAYS, PUZZLES, strict=True):
        assert SCHEDULE.day(day).word not in [guess for guess, _ in puzzle.rows]


def test_words_for_rows_are_not_back_for_some_weeks():
    words = MADE_UP.secrets(5)
    given = [words_for(DAY_ONE + timedelta(days=n), words, SCHEDULE, "") for n in (5, 6, 12, 13)]
    assert all(len(some) >= 139 for some in given)
    for one, other in pairwise(given):
        assert one.isdisjoint(other)


def test_every_week_grows_harder_from_day_to_day():
    for first in range(4, 12, 7):
        found = [puzzle.difficulty for puzzle in PUZZLES[first : first + 7]]
        assert found == sorted(found)


def test_same_seed_day_and_words_give_the_same_puzzle_for_ever():
    text = json.dumps([puzzle.to_dict() for puzzle in PUZZLES[:7]], ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "97a1543ea0b367e1"


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


def test_answer_of_a_published_puzzle_is_not_dealt_again():
    published = {DAYS[0]: named(PUZZLES[1], DAYS[0])}  # both have six letters
    made = puzzles(published=published).day(DAYS[1])
    assert made.solution != PUZZLES[1].solution


def test_host_with_a_seed_of_its_own_does_not_get_the_published_ones():
    published = {DAYS[0]: PUZZLES[7]}
    assert puzzles(seed="másik", published=published).day(DAYS[0]) != PUZZLES[7]


def test_made_puzzle_is_kept_for_its_seed_and_day(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    assert puzzles(archive=archive).day(DAYS[0]) == PUZZLES[0]
    assert archive.get("", DAYS[0]) == PUZZLES[0]
    assert archive.get("", DAYS[1]) is None
    assert archive.get("másik", DAYS[0]) is None


def test_kept_puzzle_outlives_a_change_of_the_lexicon(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    archive.keep("", DAYS[0], named(PUZZLES[14], DAYS[0]))
    assert puzzles(archive=archive).day(DAYS[0]) == named(PUZZLES[14], DAYS[0])


def test_published_puzzle_needs_no_archive(tmp_path):
    class Broken(Archive):
        def get(self, seed, day):
            raise AssertionError("asked")

    published = {DAYS[0]: PUZZLES[7]}
    archive = Broken(tmp_path / "puzzles.sqlite")
    assert puzzles(archive=archive, published=published).day(DAYS[0]) == PUZZLES[7]


def test_day_to_come_is_made_and_not_kept(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    days = puzzles(archive=archive)
    assert days.day(DAYS[1], today=DAYS[0]) == PUZZLES[1]
    assert archive.all() == []
    assert days.day(DAYS[1], today=DAYS[1]) == PUZZLES[1]
    assert archive.all() == [("", PUZZLES[1])]


def test_first_puzzle_kept_stands(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    assert archive.keep("", DAYS[0], PUZZLES[0]) == PUZZLES[0]
    assert archive.keep("", DAYS[0], named(PUZZLES[7], DAYS[0])) == PUZZLES[0]
    assert archive.all() == [("", PUZZLES[0])]


def test_threads_that_make_one_day_at_once_get_the_same_puzzle(tmp_path):
    archive = Archive(tmp_path / "puzzles.sqlite")
    same_day = [named(puzzle, DAYS[0]) for puzzle in PUZZLES[:8]]
    found = []

    def keep(puzzle):
        found.append(archive.keep("", DAYS[0], puzzle))

    threads = [threading.Thread(target=keep, args=[puzzle]) for puzzle in same_day]
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


UNREADABLE = {
    "cut": json.dumps(PUZZLES[0].to_dict())[9:],
    "nested too deep": "[" * 100_000,
    "a number too long": "1" * 5000,
    "null": "null",
    "bytes": b"\xff\xfe",
    "another day's": json.dumps(PUZZLES[1].to_dict()),
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("seed", ["", "másik"])
def test_kept_puzzle_that_can_not_be_read_is_made_anew(tmp_path, caplog, seed, text):
    path = tmp_path / "puzzles.sqlite"
    made = puzzles(seed=seed, archive=Archive(path)).day(DAYS[0])
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("UPDATE puzzles SET puzzle = ?", [text])
    assert puzzles(seed=seed, archive=Archive(path)).day(DAYS[0]) == made
    assert "can't be read" in caplog.text
    assert Archive(path).get(seed, DAYS[0]) == made
    assert Archive(path).all() == [(seed, made)]
    with closing(sqlite3.connect(path)) as store:  # nothing is thrown away
        assert [text] in map(list, store.execute("SELECT puzzle FROM puzzles"))


def test_file_that_is_a_folder_spoils_no_day(tmp_path, caplog):
    path = tmp_path / "puzzles.sqlite"
    path.mkdir()
    assert puzzles(archive=Archive(path)).day(DAYS[0]) == PUZZLES[0]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_file_that_is_locked_spoils_no_day(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr("literatura.sqlite_file._TIMEOUT_S", 0.01)
    path = tmp_path / "puzzles.sqlite"
    Archive(path).keep("", DAYS[1], PUZZLES[1])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert puzzles(archive=Archive(path)).day(DAYS[0]) == PUZZLES[0]
    assert caplog.records[0].levelno == logging.ERROR
    assert Archive(path).get("", DAYS[0]) is None


def test_folder_that_can_not_be_made_spoils_no_day(tmp_path, caplog):
    (tmp_path / "file").touch()
    archive = Archive(tmp_path / "file" / "puzzles.sqlite")
    assert puzzles(archive=archive).day(DAYS[0]) == PUZZLES[0]
    assert "can't be kept" in caplog.text


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
        ('"id": "2026-01-08"', '"id": "2026-01-09"'),
        ('"id": "2026-01-08"', '"id": "2027-01-01"'),
        ('"id": "2026-01-08"', '"id": "ma"'),
        ("{", "["),
    ],
)
def test_damaged_line_is_named(tmp_path, old, new):
    text = published_lines(PUZZLES[:3]).replace(old, new, 1)
    (tmp_path / "2026.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"2026\.jsonl, line [12]"):
        load_published(tmp_path)
