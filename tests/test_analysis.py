from __future__ import annotations

from itertools import product
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.analysis import analyse
from literatura.codebreaker import Codebreaker, Row
from literatura.scoring import Score, score
from tests.strategies import code_sets

WORDS = ("ALMA", "BABA", "KATA", "LAMA", "MAMA", "TATA")
CODES = Codebreaker(map("".join, product("ABCD", repeat=3)))


def answered(secret: str, *guesses: str) -> list[Row]:
    return [(guess, score(secret, guess)) for guess in guesses]


def test_figures_of_a_guess() -> None:
    (report,) = analyse(Codebreaker(WORDS), answered("LAMA", "TATA"))
    # ALMA 1,1  BABA 2,0  KATA 3,0  LAMA 2,0  MAMA 2,0  TATA 4,0: blocks of 1, 3, 1 and 1
    assert (report.guess, report.score) == ("TATA", Score(2, 0))
    assert (report.before, report.after) == (6, 3)
    assert report.expected_after == pytest.approx((1 + 9 + 1 + 1) / 6)
    assert report.expected_bits == pytest.approx((3 * log2(6) + 3 * log2(2)) / 6)
    assert report.bits == 1
    assert report.luck_bits == pytest.approx(1 - report.expected_bits)


def test_skill_is_measured_by_the_codebreakers_guess() -> None:
    (report,) = analyse(CODES, answered("DAB", "AAA"))
    assert report.advice == CODES.advise([])
    assert report.expected_bits < report.advice.expected_bits
    share = report.expected_bits / report.advice.expected_bits
    assert report.skill_percent == pytest.approx(100 * share)


def test_the_codebreakers_own_guess_is_all_skill() -> None:
    guess = CODES.advise([]).guess
    assert analyse(CODES, answered("DAB", guess))[0].skill_percent == 100


def test_winning_guess_leaves_one_word() -> None:
    reports = analyse(CODES, answered("DAB", "ABC", "DAB"))
    assert [report.after for report in reports][-1] == 1
    assert reports[-1].before == reports[0].after


def test_naming_the_only_word_left_is_all_skill_and_no_luck() -> None:
    rows = answered("TATA", "ALMA", "KATA", "TATA")
    last = analyse(Codebreaker(WORDS), rows)[-1]
    assert (last.before, last.after) == (1, 1)
    assert (last.bits, last.luck_bits, last.skill_percent) == (0, 0, 100)


def test_guessing_on_with_one_word_left_is_no_skill() -> None:
    rows = answered("TATA", "ALMA", "KATA", "MAMA")
    assert analyse(Codebreaker(WORDS), rows)[-1].skill_percent == 0


def test_guess_that_tells_nothing_is_no_skill() -> None:
    rows = answered("DAB", "AAA", "AAA")
    report = analyse(CODES, rows)[-1]
    assert (report.expected_bits, report.skill_percent) == (0, 0)
    assert report.after == report.before


def test_report_ends_where_no_word_fits() -> None:
    rows = [*answered("LAMA", "TATA"), ("KATA", Score(0, 0)), ("ALMA", Score(4, 0))]
    assert [report.guess for report in analyse(Codebreaker(WORDS), rows)] == ["TATA"]


def test_game_without_guesses_has_no_reports() -> None:
    assert analyse(CODES, []) == ()


@given(code_sets(), st.data())
def test_words_left_only_ever_get_fewer(words, data) -> None:
    secret = data.draw(st.sampled_from(words))
    guesses = data.draw(st.lists(st.sampled_from(words), max_size=4))
    reports = analyse(Codebreaker(words), answered(secret, *guesses))
    assert len(reports) == len(guesses)
    left = [len(words), *(report.after for report in reports)]
    assert left == sorted(left, reverse=True)
    assert [report.before for report in reports] == left[:-1]
    for report in reports:
        assert 1 <= report.after <= report.before
        assert 1 <= report.expected_after <= report.before
        assert 0 <= report.skill_percent <= 100
