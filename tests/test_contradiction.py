from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.codebreaker import (
    Codebreaker,
    CodeSet,
    Repair,
    WrongAnswer,
    contradicted_rows,
    repairs,
    wrong_answers,
)
from literatura.errors import LengthError
from literatura.scoring import Score, possible_scores, score
from tests.strategies import code_sets

WORDS = ("ALMA", "BABA", "KATA", "LAMA", "MAMA", "TATA")


def test_the_one_lie_can_be_taken_back() -> None:
    # LAMA, but the answer to KATA was 0,0.
    rows = [("ALMA", Score(2, 2)), ("KATA", Score(0, 0))]
    assert Codebreaker(WORDS).candidates(rows) == ()
    assert repairs(CodeSet(WORDS), rows) == (Repair(2, "KATA", Score(0, 0), (Score(2, 0),)),)


def test_all_scores_that_make_sense_are_told_in_ascending_order() -> None:
    rows = [("ALMA", Score(0, 0)), ("TATA", Score(2, 0))]
    (repair,) = repairs(CodeSet(WORDS), rows)
    assert (repair.row, repair.scores) == (1, (Score(1, 1), Score(2, 1), Score(2, 2)))


def test_nothing_to_repair_where_a_word_fits() -> None:
    assert repairs(CodeSet(WORDS), [("ALMA", Score(2, 2))]) == ()
    assert repairs(CodeSet(WORDS), []) == ()


def test_two_lies_have_no_single_repair() -> None:
    rows = [("ALMA", Score(0, 0)), ("TATA", Score(0, 0))]
    assert repairs(CodeSet(WORDS), rows) == ()


def test_impossible_answer_can_be_repaired() -> None:
    rows = [("ALMA", Score(3, 1)), ("KATA", Score(3, 0))]
    (repair,) = repairs(CodeSet(WORDS), rows)
    assert (repair.row, repair.scores) == (1, (Score(1, 1),))


@given(code_sets(max_size=12), st.data())
def test_repairs_are_those_that_trying_every_answer_finds(words, data) -> None:
    scores = st.sampled_from(possible_scores(len(words[0])))
    rows = data.draw(st.lists(st.tuples(st.sampled_from(words), scores), max_size=4))
    codebreaker = Codebreaker(words)
    expected = []
    if not codebreaker.candidates(rows):
        for index, (guess, given_score) in enumerate(rows):
            changed = tuple(
                other
                for other in possible_scores(len(guess))
                if codebreaker.candidates([*rows[:index], (guess, other), *rows[index + 1 :]])
            )
            if changed:
                expected.append(Repair(index + 1, guess, given_score, changed))
    assert repairs(codebreaker.codes, rows) == tuple(expected)


@given(code_sets(), st.data())
def test_truthful_answers_are_never_called_wrong(words, data) -> None:
    secret = data.draw(st.sampled_from(words))
    rows = [(guess, score(secret, guess)) for guess in words[:10]]
    assert wrong_answers(secret, rows) == ()


def test_wrong_answers_are_named_with_the_right_ones() -> None:
    rows = [("ALMA", Score(2, 2)), ("KATA", Score(0, 0)), ("LAMA", Score(3, 0))]
    assert wrong_answers("LAMA", rows) == (
        WrongAnswer(2, "KATA", Score(0, 0), Score(2, 0)),
        WrongAnswer(3, "LAMA", Score(3, 0), Score(4, 0)),
    )


def test_word_of_another_length_has_no_right_answers() -> None:
    with pytest.raises(LengthError):
        wrong_answers("ALMÁS", [("ALMA", Score(2, 2))])


def test_guess_names_the_rows_it_contradicts() -> None:
    rows = [("ALMA", Score(2, 2)), ("KATA", Score(2, 0)), ("TATA", Score(2, 0))]
    assert contradicted_rows("LAMA", rows) == ()
    assert contradicted_rows("MAMA", rows) == (1,)
    assert contradicted_rows("TATA", rows) == (1, 2, 3)
