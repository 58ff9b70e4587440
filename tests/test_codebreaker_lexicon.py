"""The codebreaker on the words that come with the program."""

from __future__ import annotations

import pytest

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.codebreaker import Codebreaker, load_openings, simulate
from literatura.codebreaker.openings import fingerprint
from literatura.data_files import data_folder
from literatura.lexicon import load_lexicon

LEXICON = load_lexicon()
OPENINGS = load_openings(data_folder() / "openings.tsv")
LENGTHS = range(MIN_LENGTH, MAX_LENGTH + 1)


def codebreaker(length: int) -> Codebreaker:
    words = LEXICON.words(length)
    return Codebreaker(words, [LEXICON.level(word) for word in words], OPENINGS)


@pytest.mark.parametrize("length", LENGTHS)
def test_first_guess_is_prepared(length: int) -> None:
    known = OPENINGS.get(fingerprint(LEXICON.words(length)))
    assert known is not None, "the words have changed: run scripts/build_openings"
    assert codebreaker(length).advise([]).guess == known


@pytest.mark.parametrize("length", LENGTHS)
def test_first_guess_is_a_word_that_people_know(length: int) -> None:
    assert LEXICON.level(codebreaker(length).advise([]).guess) <= 3


# The other lengths take longer to play and are broken with fewer guesses.
@pytest.mark.parametrize(("length", "mean"), [(3, 6.0), (4, 5.4), (5, 5.2)])
def test_every_word_is_broken(length: int, mean: float) -> None:
    breaker = codebreaker(length)
    games = simulate(breaker.codes, breaker.strategy())
    assert games.failed == 0
    assert games.mean <= mean
