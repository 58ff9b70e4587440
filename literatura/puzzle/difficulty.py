"""How hard a puzzle is, on a scale of five, from what its solver must do.

Three things are measured and added up; docs/decisions/0008-puzzles.md says what each step of the
scale means. More of any of them never makes a puzzle easier. Whole numbers only, so that a puzzle
has the same difficulty on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from literatura.codebreaker import CodeSet, Row
from literatura.codebreaker.bulk import score_against, score_code

LIMITS = (250, 275, 300, 325)
"""The points from which on a puzzle has difficulty 2, 3, 4 and 5."""

_BIT = 16
"""Information is counted in sixteenths of a bit."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What a solver is up against."""

    left: tuple[int, ...]
    """How many words fit the row that tells most, that one and the next best, and so on."""
    letters_left: int
    """How many words have the right number of letters in common with each row, in any place."""
    level: int
    """How well known the answer is, 1 (best) to 5."""

    @property
    def points(self) -> int:
        """The information still open after a row on average, plus what letters leave open.

        In sixteenths of a bit, the letters' share counted at a half; a level counts a whole bit.
        """
        open_after = sum(map(_bits, self.left)) // len(self.left)
        return 4 * open_after + _bits(self.letters_left) // 2 + _BIT * (self.level - 1)

    @property
    def difficulty(self) -> int:
        """The difficulty, 1 to 5."""
        return 1 + sum(self.points >= limit for limit in LIMITS)


def measure(codes: CodeSet, rows: Sequence[Row], level: int) -> Measures:
    """Return the measures of a puzzle whose answer has this level; the order of rows is no matter.

    Raises:
        LengthError, LetterError: a guess is not a word of the set's length and alphabet.
    """
    sums = codes.length + 1  # a score's code modulo this is the number of common letters
    fits, shares = [], np.ones(len(codes), dtype=np.bool_)
    for guess, given in rows:
        scores = score_against(codes.packed, guess)
        code = score_code(given, codes.length)
        fits.append(scores == code)
        shares &= scores % sums == code % sums
    left = []
    fitting = np.ones(len(codes), dtype=np.bool_)
    while fits:
        counts = [int((fitting & one).sum()) for one in fits]
        best = counts.index(min(counts))
        left.append(counts[best])
        fitting &= fits.pop(best)
    return Measures(tuple(left), int(shares.sum()), level)


def _bits(count: int) -> int:
    """Return the logarithm to base 2 in sixteenths, rounded down."""
    return int(max(count, 1) ** _BIT).bit_length() - 1
