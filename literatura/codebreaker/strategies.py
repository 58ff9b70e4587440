"""The published strategies: each plays the word whose blocks are best by one measure.

They look one guess ahead and know nothing but the words that can still be the secret; the project's
own strategy, which looks further and knows how familiar words are, is :class:`.best.Best`.

Source: Kooi, "Yet Another Mastermind Strategy" (ICGA Journal 28, 2005), which gives the totals of
all four over the 1,296 codes. Worst case is Knuth's (1976), expected size Irving's (1978), entropy
Neuwirth's (1982), most parts Kooi's own.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Protocol

import numpy as np

from literatura.codebreaker.bulk import CodeSet, Indices, Packed
from literatura.codebreaker.partition import Values, block_sums, largest_blocks, part_counts

_DECIMALS = 9


class Strategy(Protocol):
    """What breaks codes: it is told which words can still be the secret."""

    def choose(self, among: Indices) -> int:
        """Return the index of the next guess.

        ``among`` holds the indices of the words that can still be the secret, ascending. The same
        ``among`` always gets the same guess.

        Raises:
            ValueError: ``among`` is empty.
        """
        ...  # pragma: no cover


class OneStep:
    """The guess with the least of a measure, among all words of the set.

    Ties go to a word that can still be the secret, then to the first in the set's order. Every
    guess is tried against every candidate: time grows with their product, about 5 ns a pair.
    """

    def __init__(self, codes: CodeSet, measure: Callable[[Packed, Packed], Values]) -> None:
        self._codes = codes
        self._measure = measure

    def choose(self, among: Indices) -> int:
        """Return the index of the next guess; see :class:`Strategy`."""
        if not len(among):
            raise ValueError("no word can be the secret")
        packed = self._codes.packed
        values = self._measure(packed, packed.take(among)).round(_DECIMALS)
        least = values.min()
        tied = among[values[among] == least]
        return int(tied[0] if len(tied) else np.argmax(values == least))


def expected_sizes(guesses: Packed, among: Packed) -> Values:
    """Return each guess's expected number of candidates after the answer."""
    sizes = np.arange(len(among) + 1.0)
    return block_sums(guesses, among, sizes * sizes) / len(among)


def entropies_bits(guesses: Packed, among: Packed) -> Values:
    """Return the entropy of the partition that each guess makes."""
    sizes = np.arange(len(among) + 1.0)
    known = block_sums(guesses, among, sizes * np.log2(np.maximum(sizes, 1)))
    entropies: Values = np.log2(len(among)) - known / len(among)
    return entropies


MEASURES = MappingProxyType(
    {
        "worst": largest_blocks,
        "expected": expected_sizes,
        "entropy": lambda guesses, among: -entropies_bits(guesses, among),
        "parts": lambda guesses, among: -part_counts(guesses, among),
    }
)
"""For each published strategy what it wants least of."""
