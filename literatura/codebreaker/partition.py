"""How a guess divides the words that can still be the secret into blocks, one for each answer.

For one guess, :class:`Partition` holds the sizes. For all guesses of a code set at once,
:func:`block_sums` and :func:`largest_blocks` give one number each, which strategies compare. The
winning answer is a block like any other. Knows no strategy and no game beyond its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from literatura.codebreaker.bulk import (
    BLOCK_PAIRS,
    CodeSet,
    Indices,
    Packed,
    count_blocks,
    score_against,
    score_code,
    score_matrix,
    score_of,
)
from literatura.scoring import Score

Row = tuple[str, Score]
"""A guess and its answer."""

Values = NDArray[np.float64]

_FEW = 48
"""Up to so many candidates, comparing them pair by pair beats counting blocks (measured)."""


@dataclass(frozen=True, slots=True)
class Partition:
    """The blocks that a guess makes of some candidates: how many have each score."""

    guess: str
    sizes: Mapping[Score, int]

    @property
    def total(self) -> int:
        """The number of candidates."""
        return sum(self.sizes.values())

    @property
    def parts(self) -> int:
        """The number of blocks."""
        return len(self.sizes)

    @property
    def max_size(self) -> int:
        """The size of the largest block."""
        return max(self.sizes.values())

    @property
    def expected_size(self) -> float:
        """The expected number of candidates that still fit after the answer."""
        return sum(size * size for size in self.sizes.values()) / self.total

    @property
    def entropy_bits(self) -> float:
        """The expected information of the answer."""
        shares = np.fromiter(self.sizes.values(), dtype=np.float64) / self.total
        return float(abs((shares * np.log2(shares)).sum()))  # abs: -0.0 for a single block


def candidates(codes: CodeSet, rows: Iterable[Row]) -> Indices:
    """Return the indices of the words that fit every row, in the set's order.

    None fits an impossible score.

    Raises:
        LengthError, LetterError: a guess is not a word of the set's length and alphabet.
    """
    fitting = np.ones(len(codes), dtype=np.bool_)
    for guess, score in rows:
        fitting &= score_against(codes.packed, guess) == score_code(score, codes.length)
    return np.flatnonzero(fitting)


def partition(codes: CodeSet, guess: str, among: Indices) -> Partition:
    """Return the blocks that the guess makes of the words at these indices, by ascending score.

    Raises:
        ValueError: there are no such words.
    """
    if not len(among):
        raise ValueError("nothing to divide")
    found, sizes = np.unique(score_against(codes.packed.take(among), guess), return_counts=True)
    pairs = zip(found.tolist(), sizes.tolist(), strict=True)
    by_score = {score_of(code, codes.length): size for code, size in pairs}
    return Partition(guess, MappingProxyType(by_score))


def split(codes: CodeSet, guess: int, among: Indices) -> list[Indices]:
    """Return the blocks themselves, but for the winning answer's; ascending by score."""
    scores = score_matrix(codes.packed.take(np.array([guess])), codes.packed.take(among))[0]
    order = np.argsort(scores, kind="stable")
    ordered = scores[order]
    starts = np.flatnonzero(ordered[1:] != ordered[:-1]) + 1
    blocks = np.split(among[order], starts)
    if blocks[-1][0] == guess:  # the winning score is the greatest and its block is the guess alone
        blocks.pop()
    return blocks


def block_sums(guesses: Packed, among: Packed, worth: Values) -> Values:
    """Return, for each guess, the sum of ``worth[size]`` over the blocks it makes.

    ``worth`` goes up to the number of candidates and ``worth[0]`` is 0. Time grows with guesses
    times candidates, memory with the guesses.
    """
    if len(among) <= _FEW:
        share = worth[: len(among) + 1] / np.maximum(np.arange(len(among) + 1), 1)
        return _over_own_blocks(guesses, among, share, np.add)
    sums = np.empty(len(guesses))
    for run, counts in count_blocks(guesses, among):
        sums[run] = worth[counts].sum(1)
    return sums


def part_counts(guesses: Packed, among: Packed) -> Values:
    """Return the number of blocks that each guess makes."""
    worth = np.ones(len(among) + 1)
    worth[0] = 0
    return block_sums(guesses, among, worth)


def largest_blocks(guesses: Packed, among: Packed) -> Values:
    """Return, for each guess, the size of the largest block it makes; cost as `block_sums`."""
    if len(among) <= _FEW:
        return _over_own_blocks(guesses, among, np.arange(len(among) + 1.0), np.maximum)
    largest = np.empty(len(guesses))
    for run, counts in count_blocks(guesses, among):
        largest[run] = counts.max(1)
    return largest


def _over_own_blocks(guesses: Packed, among: Packed, worth: Values, join: np.ufunc) -> Values:
    """Return, for each guess, ``worth[size of the candidate's block]`` joined over candidates."""
    joined = np.empty(len(guesses))
    step = max(1, BLOCK_PAIRS // len(among))
    for left in range(0, len(guesses), step):
        run = slice(left, left + step)
        scores = score_matrix(among, guesses.take(run))
        sizes = np.zeros_like(scores)
        for one in scores:
            sizes += scores == one
        join.reduce(worth[sizes], axis=0, out=joined[run])
    return joined
