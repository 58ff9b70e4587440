from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given

from literatura.alphabet import LETTERS, MAX_LENGTH, MIN_LENGTH
from literatura.errors import LengthError
from literatura.scoring import Score, is_possible, possible_scores, score
from tests.strategies import word_tuples

ORACLE = Path(__file__).parent / "oracles" / "scoring.tsv"


def oracle_rows() -> list[tuple[str, str, Score]]:
    lines = ORACLE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [(row[0], row[1], Score(int(row[2]), int(row[3]))) for row in rows]


def brute_score(secret: str, guess: str) -> Score:
    """Answer as a person does with pegs: strike out what is in place, then pair what is left."""
    left_in_secret, left_in_guess = [], []
    for a, b in zip(secret, guess, strict=True):
        if a != b:
            left_in_secret.append(a)
            left_in_guess.append(b)
    in_place = len(secret) - len(left_in_secret)
    misplaced = 0
    for letter in left_in_guess:
        if letter in left_in_secret:
            left_in_secret.remove(letter)
            misplaced += 1
    return Score(in_place, misplaced)


@pytest.mark.parametrize(("secret", "guess", "expected"), oracle_rows())
def test_published_case(secret: str, guess: str, expected: Score) -> None:
    assert score(secret, guess) == expected


@pytest.mark.parametrize("letters", [LETTERS, "AÁBC", "OÓ"])
def test_agrees_with_pegs_over_a_hundred_thousand_pairs(letters: str) -> None:
    rng = random.Random(1972)
    for _ in range(100_000 // 3 + 1):
        length = rng.randint(MIN_LENGTH, MAX_LENGTH)
        secret = "".join(rng.choices(letters, k=length))
        guess = "".join(rng.choices(letters, k=length))
        assert score(secret, guess) == brute_score(secret, guess), (secret, guess)


@given(word_tuples(2))
def test_setter_and_breaker_may_swap_words(pair: tuple[str, str]) -> None:
    assert score(pair[0], pair[1]) == score(pair[1], pair[0])


@given(word_tuples(2))
def test_every_score_is_a_possible_one(pair: tuple[str, str]) -> None:
    result = score(*pair)
    assert is_possible(result.in_place, result.misplaced, len(pair[0]))


@given(word_tuples(2))
def test_only_the_secret_itself_is_wholly_in_place(pair: tuple[str, str]) -> None:
    assert (score(*pair).in_place == len(pair[0])) == (pair[0] == pair[1])


@given(word_tuples(1))
def test_a_word_against_itself_has_nothing_misplaced(words: tuple[str]) -> None:
    assert score(words[0], words[0]) == Score(len(words[0]), 0)


def test_words_of_different_lengths_have_no_score() -> None:
    with pytest.raises(LengthError) as caught:
        score("ALMA", "ALMÁS")
    assert (caught.value.word, caught.value.expected) == ("ALMÁS", 4)


@pytest.mark.parametrize(
    ("in_place", "misplaced", "length", "expected"),
    [
        (0, 0, 4, True),
        (4, 0, 4, True),
        (2, 2, 4, True),
        (0, 4, 4, True),
        (3, 0, 4, True),
        (3, 1, 4, False),
        (4, 1, 4, False),
        (2, 3, 4, False),
        (5, 0, 4, False),
        (-1, 2, 4, False),
        (2, -1, 4, False),
        (11, 1, 12, False),
        (10, 2, 12, True),
    ],
)
def test_possible_numbers(in_place: int, misplaced: int, length: int, expected: bool) -> None:
    assert is_possible(in_place, misplaced, length) is expected


def test_every_possible_score_of_four_letters_occurs_and_no_other() -> None:
    codes = [a + b + c + d for a in "ABCD" for b in "ABCD" for c in "ABCD" for d in "ABCD"]
    seen = {brute_score(secret, guess) for secret in codes for guess in codes}
    assert tuple(sorted(seen)) == possible_scores(4)


def test_scores_print_as_two_numbers() -> None:
    assert str(Score(2, 1)) == "2 1"
