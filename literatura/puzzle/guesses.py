"""Guesses that may be made for one answer: what each tells, and what it is like beside the others.

What a search for rows needs to know, as arrays. Sets of words are bits, packed into 64-bit
integers. Knows no lexicon and no difficulty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from literatura.codebreaker.bulk import CodeSet, Indices, score_matrix

Bits = NDArray[np.uint64]
Prices = NDArray[np.int64]

CLASH = 16
"""The price of a guess that an earlier row contradicts; the others are set beside it."""

FORBIDDEN = 1 << 20
"""The price of what must not be."""

_SAME = 7
"""The price of two rows with the same numbers."""

_BACK = 2
"""The price of a row that is less close to the answer than an earlier one."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """Guesses that may be made for one answer, and what each leaves of all other words."""

    everything: Bits
    """All words but the answer."""
    fits: Bits
    """The words that fit the guess's row, the answer left out; shape (guesses, integers)."""
    beside: Prices
    """What it costs that both guesses are played, in the cheaper order."""
    before: Prices
    """What it costs more that the guess of the line comes before that of the column."""
    placed: NDArray[np.bool_]
    """Whether the guess has a letter in its place."""

    def left(self, rows: Sequence[int]) -> Bits:
        """Return the words that fit these rows."""
        left = self.everything.copy()
        for row in rows:
            left &= self.fits[row]
        return left

    def keeps(self, choice: Indices, words: Bits) -> Bits:
        """Return what each guess leaves of the words; integers that hold none of them left out."""
        (some,) = words.nonzero()
        return self.fits[choice[:, None], some] & words[some]


def weigh(codes: CodeSet, answer: int, guesses: Indices) -> Guesses:
    """Return what the guesses at these indices are, were they made for the answer.

    Cost: about 10 ns for each pair of a guess and a word.
    """
    scores = score_matrix(codes.packed.take(guesses), codes.packed)
    own, among = scores[:, answer], scores[:, guesses]
    fits = np.delete(scores == own[:, None], answer, axis=1)
    in_place, common = np.divmod(own.astype(np.int64), codes.length + 1)
    close = in_place + common
    clash = CLASH * (among != own[:, None])
    killed = FORBIDDEN * ((own == 0)[:, None] & (among % (codes.length + 1) > 0))
    before = clash + killed + _BACK * (close[:, None] > close)
    cheaper = np.minimum(before, before.T)
    beside = cheaper + _SAME * (own[:, None] == own)
    everything = _pack(np.ones((1, fits.shape[1]), dtype=np.bool_))[0]
    return Guesses(everything, _pack(fits), beside, before - cheaper, in_place > 0)


def count(words: Bits) -> Prices:
    """Return how many words each set holds."""
    return np.asarray(np.bitwise_count(words).sum(-1, dtype=np.int64))


def _pack(flags: NDArray[np.bool_]) -> Bits:
    """Return each line's flags as bits of 64-bit integers."""
    lines, columns = flags.shape
    padded = np.zeros((lines, -(-columns // 64) * 64), dtype=np.bool_)
    padded[:, :columns] = flags
    return np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64)
