"""The puzzles that come with the program: one for every day, and the check of what has changed."""

import runpy
import shutil
import subprocess
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from literatura.lexicon import load_lexicon
from literatura.puzzle import FILE_NAME, load_published
from literatura.schedule import DAILY_LENGTHS, DAY_ONE, Schedule, length_on, load_pools
from literatura.scoring import score

ROOT = Path(__file__).parents[1]
PUBLISHED = load_published()


def test_every_day_from_day_one_on_has_a_puzzle():
    days = sorted(PUBLISHED)
    assert days == [DAY_ONE + timedelta(days=offset) for offset in range(len(days))]
    assert len(days) >= 365


def test_puzzles_have_the_lengths_of_their_days_and_nine_rows():
    for day, puzzle in PUBLISHED.items():
        assert (puzzle.length, len(puzzle.rows)) == (length_on(day), 9)


def days_of(length):
    return [day for day in sorted(PUBLISHED) if length_on(day) == length]


def test_answer_is_no_days_word_of_the_weeks_around():
    schedule = Schedule(load_pools())
    for day, puzzle in PUBLISHED.items():
        near = [day + timedelta(days=n) for n in range(-14, 15)]
        words = [schedule.day(other).word for other in near if other >= DAY_ONE]
        assert puzzle.solution not in words


def test_days_word_is_in_no_row():
    schedule = Schedule(load_pools())
    for day, puzzle in PUBLISHED.items():
        assert schedule.day(day).word not in [guess for guess, _ in puzzle.rows]


def test_no_answer_comes_again():
    answers = [puzzle.solution for puzzle in PUBLISHED.values()]
    assert len(set(answers)) == len(answers)


def test_every_week_grows_harder_with_monday_the_easiest_and_sunday_the_hardest():
    weeks = {}
    for day, puzzle in sorted(PUBLISHED.items()):
        weeks.setdefault(day.isocalendar()[:2], []).append((day.weekday(), puzzle.difficulty))
    for week in weeks.values():
        found = [difficulty for _, difficulty in week]
        assert found == sorted(found)
        assert all(n > found[0] for n in found[1:]) or week[0][0] > 0
        assert all(n < found[-1] for n in found[:-1]) or week[-1][0] < 6


def test_no_row_has_a_letter_that_an_earlier_one_has_killed():
    for puzzle in PUBLISHED.values():
        killed = set()
        for guess, given in puzzle.rows:
            assert killed.isdisjoint(guess)
            if (given.in_place, given.misplaced) == (0, 0):
                killed.update(guess)


def test_rows_contradict_few_earlier_ones():
    for length in DAILY_LENGTHS:
        puzzles = [PUBLISHED[day] for day in days_of(length)]
        found = sum(
            score(later, guess) != given
            for puzzle in puzzles
            for number, (guess, given) in enumerate(puzzle.rows)
            for later, _ in puzzle.rows[number + 1 :]
        )
        assert found / len(puzzles) / 9 <= 2.3


def test_guess_is_seldom_back_within_two_weeks_and_in_one_of_five_puzzles_at_most():
    for length in DAILY_LENGTHS:
        days = days_of(length)
        used = {day: {guess for guess, _ in PUBLISHED[day].rows} for day in days}
        back = sum(
            not used[day].isdisjoint(used[other])
            for number, day in enumerate(days)
            for other in days[number + 1 :]
            if (other - day).days < 14
        )
        assert back <= len(days) / 5
        counts = Counter(guess for words in used.values() for guess in words)
        assert max(counts.values()) <= len(days) / 5


def test_check_names_the_puzzles_that_have_another_number_of_solutions_now():
    command = [sys.executable, ROOT / "scripts/check_puzzles"]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    *findings, total = result.stdout.splitlines()
    named = {line.partition(":")[0] for line in findings}
    assert total.startswith(f"{len(PUBLISHED)} puzzles, {len(named)} changed by lexicon ")
    assert result.returncode == bool(named)
    others = [puzzle for puzzle in PUBLISHED.values() if puzzle.id not in named][::60]
    lexicon = load_lexicon()
    for puzzle in others:
        words = lexicon.words(puzzle.length)
        assert [word for word in words if puzzle.is_solved_by(word)] == [puzzle.solution]


def test_check_says_in_one_line_that_a_hosts_puzzles_can_not_be_read(tmp_path):
    (tmp_path / FILE_NAME).mkdir()
    command = [sys.executable, ROOT / "scripts/check_puzzles", "--data-dir", tmp_path]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert FILE_NAME in result.stderr


def test_build_of_the_lexicon_ends_with_the_check(tmp_path, monkeypatch):
    run = []
    monkeypatch.setattr(sys, "path", [str(ROOT / "scripts"), *sys.path])
    monkeypatch.setattr(subprocess, "run", lambda command, **_: run.append(command))
    monkeypatch.setattr(sys, "argv", ["build_lexicon", "--output", str(tmp_path)])
    for name in ("build.write_data", "build.read_hand_lists", "sources.read_sources"):
        monkeypatch.setattr(f"lexicon_build.{name}", lambda *_: None)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "scripts/build_lexicon"), run_name="__main__")
    assert ended.value.code == 0
    assert [list(map(str, command[1:])) for command in run] == [
        [str(ROOT / "scripts/check_puzzles"), "--lexicon", str(tmp_path)]
    ]


def test_check_takes_the_words_of_the_folder_that_was_built(tmp_path):
    for path in (ROOT / "data").glob("*.t*"):
        shutil.copy(path, tmp_path)
    puzzle = PUBLISHED[DAY_ONE]
    words = tmp_path / "headwords.tsv"
    kept = [
        line
        for line in words.read_text("utf-8").splitlines()
        if line.split("\t")[0] != puzzle.rows[0][0]
    ]
    words.write_text("\n".join(kept) + "\n", encoding="utf-8")
    secrets = tmp_path / "secrets.txt"
    kept = [line for line in secrets.read_text("utf-8").splitlines() if line != puzzle.rows[0][0]]
    secrets.write_text("\n".join(kept) + "\n", encoding="utf-8")
    command = [sys.executable, ROOT / "scripts/check_puzzles", "--lexicon", tmp_path]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 1
    assert (
        f"{DAY_ONE}: has rows that are not accepted any more: {puzzle.rows[0][0]}" in result.stdout
    )
