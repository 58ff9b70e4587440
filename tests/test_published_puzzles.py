"""The puzzles that come with the program: one for every day, and the check of what has changed."""

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

from literatura.lexicon import load_lexicon
from literatura.puzzle import load_published
from literatura.schedule import DAY_ONE, Schedule, length_on, load_pools

ROOT = Path(__file__).parents[1]
PUBLISHED = load_published()


def test_every_day_from_day_one_on_has_a_puzzle():
    days = sorted(PUBLISHED)
    assert days == [DAY_ONE + timedelta(days=offset) for offset in range(len(days))]
    assert len(days) >= 365


def test_puzzles_have_the_lengths_of_their_days_and_nine_rows():
    for day, puzzle in PUBLISHED.items():
        assert (puzzle.length, len(puzzle.rows)) == (length_on(day), 9)


def test_answer_is_not_the_days_word():
    schedule = Schedule(load_pools())
    assert [day for day in PUBLISHED if schedule.day(day).word == PUBLISHED[day].solution] == []


def test_difficulty_rises_from_monday_to_sunday():
    means = []
    for weekday in range(7):
        found = [one.difficulty for day, one in PUBLISHED.items() if day.weekday() == weekday]
        means.append(sum(found) / len(found))
    assert means[0] == min(means)
    assert means[6] == max(means)


def test_check_names_the_puzzles_that_have_another_number_of_solutions_now():
    command = [sys.executable, ROOT / "scripts/check_puzzles"]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    *findings, total = result.stdout.splitlines()
    named = {line.partition(":")[0] for line in findings}
    assert total.startswith(f"{len(PUBLISHED)} puzzles, {len(named)} changed by lexicon ")
    assert result.returncode == bool(named)
    others = [puzzle for puzzle in PUBLISHED.values() if puzzle.id not in named][::60]
    for puzzle in others:
        words = load_lexicon().words(puzzle.length)
        assert [word for word in words if puzzle.is_solved_by(word)] == [puzzle.solution]
