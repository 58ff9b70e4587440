"""Difficulty: what it measures, and that more of it is never easier."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.codebreaker import CodeSet
from literatura.puzzle.difficulty import Measures, difficulties, grade, measure
from literatura.puzzle.limits import LIMITS
from literatura.scoring import score
from tests.strategies import code_sets

counts = st.integers(1, 100_000)
levels = st.integers(1, 5)
lefts = st.lists(counts, min_size=1, max_size=9).map(tuple)


def difficulty(left, letters, level):
    return grade(Measures(left, letters, level), 6)


@given(lefts, counts, levels, st.data())
def test_more_words_left_after_any_row_are_never_easier(left, letters, level, data):
    row = data.draw(st.integers(0, len(left) - 1))
    more = (*left[:row], left[row] + data.draw(counts), *left[row + 1 :])
    assert Measures(more, letters, level).points >= Measures(left, letters, level).points
    assert difficulty(more, letters, level) >= difficulty(left, letters, level)


@given(lefts, counts, levels, counts)
def test_letters_that_leave_more_open_are_never_easier(left, letters, level, more):
    assert difficulty(left, letters + more, level) >= difficulty(left, letters, level)


@given(lefts, counts, st.integers(1, 4))
def test_less_known_answer_is_never_easier(left, letters, level):
    easier, harder = Measures(left, letters, level), Measures(left, letters, level + 1)
    assert harder.points > easier.points
    assert grade(harder, 6) >= grade(easier, 6)


@pytest.mark.parametrize("measure_of", ["left", "letters_left"])
def test_each_measure_counts(measure_of):
    low, high = {"left": (8,) * 9, "letters_left": 8}, {"left": (64,) * 9, "letters_left": 64}
    changed = low | {measure_of: high[measure_of]}
    assert Measures(**changed, level=1).points > Measures(**low, level=1).points


@pytest.mark.parametrize("length", range(MIN_LENGTH, MAX_LENGTH + 1))
@pytest.mark.parametrize("rows", range(1, 10))
def test_scale_ascends_for_each_length_and_number_of_rows(length, rows):
    limits = LIMITS[length][rows - 1]
    assert len(limits) == 4
    assert list(limits) == sorted(limits)
    offered = difficulties(length, rows)
    assert offered[0] == 1 or limits[0] <= 0
    assert set(offered) <= {1, 2, 3, 4, 5}
    assert len(offered) >= 2


def test_nine_rows_of_each_length_have_all_five_difficulties():
    for length in range(MIN_LENGTH, MAX_LENGTH + 1):
        assert difficulties(length, 9) == (1, 2, 3, 4, 5)


def test_difficulty_that_has_no_points_of_its_own_is_not_offered(monkeypatch):
    monkeypatch.setitem(LIMITS, 6, ((0, 20, 20, 30),))
    assert difficulties(6, 1) == (2, 4, 5)
    found = {grade(Measures((1,), 1 << letters, 1), 6) for letters in range(12)}
    assert found == {2, 4, 5}


@given(code_sets(), st.data())
def test_measures_are_what_they_say(words, data):
    assume(len(words) > 1)
    drawn = data.draw(st.lists(st.sampled_from(words), min_size=2, max_size=4, unique=True))
    solution, *guesses = drawn
    rows = [(guess, score(solution, guess)) for guess in guesses]
    found = measure(CodeSet(words), rows, level=2)

    def fits(word, some):
        return all(score(word, guess) == given for guess, given in some)

    def common(given):
        return given.in_place + given.misplaced

    def shares(word):
        return all(common(score(word, guess)) == common(given) for guess, given in rows)

    assert found.left[0] == min(sum(fits(word, [row]) for word in words) for row in rows)
    assert found.left[-1] == sum(fits(word, rows) for word in words)
    assert sorted(found.left, reverse=True) == list(found.left)
    assert found.letters_left == sum(map(shares, words))


def test_order_of_the_rows_does_not_matter():
    words = ("ALMA", "BORS", "FOLT", "HAJÓ", "KARD", "KÁVÉ", "LÁMA", "MAMA", "NYÁR", "ROZS")
    rows = [(guess, score("KARD", guess)) for guess in ("ALMA", "BORS", "NYÁR")]
    codes = CodeSet(words)
    assert measure(codes, rows, 1) == measure(codes, rows[::-1], 1)
