"""The two control numbers: one word scored against one.

Knows no alphabet, lexicon or game: letters are any characters, so that any code can be scored. Many
words at once are scored by :mod:`literatura.codebreaker.bulk`, which must agree with this module.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from literatura.errors import LengthError


@dataclass(frozen=True, slots=True, order=True)
class Score:
    """The control numbers of a guess, in the order in which players read them."""

    in_place: int
    misplaced: int

    def __str__(self) -> str:
        return f"{self.in_place} {self.misplaced}"


def score(secret: str, guess: str) -> Score:
    """Return how many letters stand in their place, and how many more stand elsewhere.

    A letter counts as often as both words have it, and a copy in place is taken before a misplaced
    one; symmetric in its arguments.

    Raises:
        LengthError: the words differ in length.

    Source: Knuth, "The Computer as Master Mind" (1976), section 1: the hits are the equal
    positions; hits and misplaced together are the sum over letters of the smaller count.
    """
    if len(secret) != len(guess):
        raise LengthError(guess, len(secret))
    in_place = sum(a == b for a, b in zip(secret, guess, strict=True))
    common = (Counter(secret) & Counter(guess)).total()
    return Score(in_place, common - in_place)


def is_possible(in_place: int, misplaced: int, length: int) -> bool:
    """Return whether some pair of words of this length has the score.

    All but one in place and one misplaced cannot be: the last letter has only its own place left.
    """
    if in_place < 0 or misplaced < 0 or in_place + misplaced > length:
        return False
    return (in_place, misplaced) != (length - 1, 1)


def possible_scores(length: int) -> tuple[Score, ...]:
    """Return every score that words of this length can have, in ascending order."""
    return tuple(
        Score(in_place, misplaced)
        for in_place in range(length + 1)
        for misplaced in range(length + 1 - in_place)
        if is_possible(in_place, misplaced, length)
    )
