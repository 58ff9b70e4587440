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
from literatura.puzzle.limits import LIMITS
from literatura.puzzle.logarithms import BIT, bits
from literatura.puzzle.position import EASIEST, HARDEST


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
        open_after = int(bits(np.array(self.left)).sum()) // len(self.left)
        return 4 * open_after + int(bits(np.array(self.letters_left))) // 2 + BIT * (self.level - 1)


def grade(measures: Measures, length: int) -> int:
    """Return the difficulty, 1 to 5, among puzzles of this many letters and as many rows."""
    limits = LIMITS[length][len(measures.left) - 1]
    return EASIEST + sum(measures.points >= limit for limit in limits)


def difficulties(length: int, rows: int) -> tuple[int, ...]:
    """Return the difficulties that puzzles of this many letters and rows can have."""
    edges = (0, *LIMITS[length][rows - 1], 1 << 20)
    return tuple(n for n in range(EASIEST, HARDEST + 1) if edges[n - 1] < edges[n])


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
