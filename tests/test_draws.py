"""Chance from a text: the same everywhere, evenly spread."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from literatura.draws import Draws


def test_sequence_is_this_one_for_ever():
    draws = Draws("Literatúra")
    assert [draws.below(1000) for _ in range(8)] == [492, 977, 172, 72, 86, 741, 48, 261]
    assert "".join(Draws("Literatúra").sample("AÁBCDEÉF", 5)) == "DFAEÉ"


@given(st.text(), st.integers(1, 2**64))
def test_number_is_below_its_limit(seed, limit):
    assert 0 <= Draws(seed).below(limit) < limit


def test_numbers_are_spread_evenly():
    draws = Draws("spread")
    counts = Counter(draws.below(7) for _ in range(7000))
    assert all(900 < counts[number] < 1100 for number in range(7))


@given(st.lists(st.integers()), st.integers(0, 20))
def test_sample_takes_each_value_once_at_most(values, count):
    sample = Draws("sample").sample(values, count)
    assert len(sample) == min(count, len(values))
    assert not Counter(sample) - Counter(values)


def test_another_seed_gives_another_sequence():
    first, second = Draws("a"), Draws("b")
    assert [first.below(2**64) for _ in range(3)] != [second.below(2**64) for _ in range(3)]
