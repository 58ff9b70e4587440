"""The shipped pools: days that are pinned for ever, and words that are fit to be hidden."""

import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from literatura.alphabet import has_repeated_letter
from literatura.lexicon import load_lexicon
from literatura.schedule import DAILY_LENGTHS, DAY_ONE, Schedule, load_pools

ROOT = Path(__file__).parents[1]
PINNED = ROOT / "tests/oracles/past_days.jsonl"  # see docs/decisions/0002
LATEST = load_pools()[-1]


def cut_pool(first_day):
    command = [sys.executable, ROOT / "scripts/cut_pool", first_day]
    return subprocess.run(command, capture_output=True, check=False, text=True)


def test_past_days_are_as_they_were():
    pinned = [json.loads(line) for line in PINNED.read_text(encoding="utf-8").splitlines()]
    assert len(pinned) == 60
    schedule = Schedule(load_pools())
    for offset, day in enumerate(pinned):
        found = schedule.day(DAY_ONE + timedelta(days=offset))
        assert day == {
            "date": found.date.isoformat(),
            "number": found.number,
            "length": found.length,
            "word": found.word,
        }


def test_no_word_comes_twice_in_the_first_three_years():
    schedule = Schedule(load_pools())
    words = [schedule.day(DAY_ONE + timedelta(days=offset)).word for offset in range(3 * 365)]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("length", DAILY_LENGTHS)
def test_words_of_the_latest_pool_are_secrets_of_the_lexicon(length):
    assert set(LATEST.words[length]) <= set(load_lexicon().secrets(length))


def test_words_of_the_latest_pool_repeat_no_letter():
    words = [word for group in LATEST.words.values() for word in group]
    assert [word for word in words if has_repeated_letter(word)] == []


def test_pool_is_never_cut_twice():
    result = cut_pool(str(DAY_ONE))
    assert result.returncode == 1
    assert "2026-01-01.tsv exists" in result.stderr


def test_pool_is_not_cut_for_a_day_that_has_begun():
    result = cut_pool(str(date(2026, 1, 2)))
    assert result.returncode == 1
    assert "has begun" in result.stderr
