"""The project's own strategy: it looks ahead, and prefers words that people know.

A guess is judged by the total number of guesses that all candidates together will still take. Where
few candidates are left, this is searched for; above that, blocks are judged by their size
(``_worth``), the most promising guesses by what the best reply to each of their blocks is worth.
Of large sets, a sample of candidates decides which guesses are tried on all of them. The rules and
figures are in docs/decisions/0004-codebreaker.md. Knows no game and no lexicon.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from literatura.codebreaker.bulk import CodeSet, Indices, score_matrix
from literatura.codebreaker.partition import Values, block_sums, split

_PAIRS = 1 << 25
"""Guesses times candidates weighed in one pass, and again in looking ahead: about 150 ms each."""

_WIDTH = 40
"""At most so many guesses are looked into at the position itself, and in replies to it:"""
_REPLY_WIDTH = 6

_SEARCHED = 12
"""Replies to so few candidates are searched for; above, the best-looking one is played on."""
_PLAYED = 400
"""Up to so many; above, what the best-looking reply seems worth is taken on trust."""

_ALIKE = 300
"""Above so many candidates, guesses of equal value pass for the same one in another spelling."""

_LEVEL_GUESSES = 0.002
"""What a level of familiarity is worth, in guesses for each candidate."""


class Best:
    """Choose the guess after which all candidates together take the fewest guesses.

    ``levels`` says how well each word is known, 1 best; ``opening`` is the first guess, worked out
    beforehand. Weighs at most about 2**26 pairs a guess, whatever the size of the set, so that its
    time is bounded, and keeps nothing between two calls.
    """

    def __init__(
        self, codes: CodeSet, levels: Sequence[int] | None = None, opening: str | None = None
    ) -> None:
        self._codes = codes
        familiarity = np.ones(len(codes)) if levels is None else np.array(levels, dtype=np.float64)
        self._levels = familiarity
        self._strangeness = (familiarity - 1) * _LEVEL_GUESSES
        self._opening = None if opening is None else codes.index(opening)

    def choose(self, among: Indices) -> int:
        """Return the index of the next guess; see :class:`.strategies.Strategy`."""
        if not len(among):
            raise ValueError("no word can be the secret")
        if self._opening is not None and len(among) == len(self._codes):
            return self._opening
        return self._best(among, {}, reply=False)[1]

    def _best(
        self, among: Indices, known: dict[bytes, tuple[float, int]], reply: bool
    ) -> tuple[float, int]:
        """Return how many guesses all candidates together take, and the first of them."""
        if len(among) == 1:
            return 1.0, int(among[0])
        if len(among) == 2:
            return 3.0, int(among[np.argmin(self._levels[among])])
        key = among.tobytes()
        if key not in known:
            known[key] = self._divide(among) or self._search(among, known, reply)
        return known[key]

    def _divide(self, among: Indices) -> tuple[float, int] | None:
        """Return a candidate that tells all others apart, if there is one: nothing is better."""
        if len(among) > _PLAYED:
            return None
        packed = self._codes.packed.take(among)
        answers = np.sort(score_matrix(packed, packed), axis=1)
        telling = among[(answers[:, 1:] != answers[:, :-1]).all(1)]
        if not len(telling):
            return None
        return 2.0 * len(among) - 1, int(telling[np.argmin(self._levels[telling])])

    def _search(
        self, among: Indices, known: dict[bytes, tuple[float, int]], reply: bool
    ) -> tuple[float, int]:
        """Return the same as ``_best``, by looking into the most promising guesses."""
        guesses, estimates = self._promising(among, self._width(len(among), reply))
        if len(guesses) == 1 and (not reply or len(among) > _PLAYED):
            return float(estimates[0]), int(guesses[0])
        best, best_total = (float("inf"), -1), float("inf")
        for guess in guesses.tolist():
            blocks = split(self._codes, guess, among)
            strangeness = len(among) * self._strangeness[guess]
            # Each block takes at least one guess for one of its words and two for the others.
            least = len(among) + sum(2 * len(block) - 1 for block in blocks)
            if least + strangeness >= best_total or len(blocks[0]) == len(among):
                continue
            total = len(among) + sum(self._best(block, known, reply=True)[0] for block in blocks)
            if total + strangeness < best_total:
                best, best_total = (float(total), guess), total + strangeness
            if total <= 2 * len(among):
                break  # only a candidate that tells all apart takes less, and there is none
        return best

    def _width(self, candidates: int, reply: bool) -> int:
        """Return how many guesses to look into."""
        if reply:
            return _REPLY_WIDTH if candidates <= _SEARCHED else 1
        return min(max(_PAIRS // (candidates * len(self._codes)), 1), _WIDTH)

    def _promising(self, among: Indices, width: int) -> tuple[Indices, Values]:
        """Return the guesses that seem best and the guesses that all candidates will then take.

        Best first; ties go to a candidate, then to the first in the set's order.
        """
        pool = self._codes.everything()
        if len(pool) * len(among) > _PAIRS:
            sample = _sample(among, max(_PAIRS // 2 // len(pool), 1))
            pool = self._rank(pool, sample, max(_PAIRS // 2 // len(among), 1))[0]
        if len(among) > _ALIKE:
            return self._rank(pool, among, width, alike=True)
        return self._rank(pool, among, width)

    def _rank(
        self, pool: Indices, among: Indices, width: int, alike: bool = False
    ) -> tuple[Indices, Values]:
        """Return the first ``width`` of the pool by estimate; with ``alike``, one of each value."""
        packed = self._codes.packed
        guesses = packed if len(pool) == len(packed) else packed.take(pool)
        estimates = len(among) + block_sums(guesses, packed.take(among), _worth(len(among)))
        fits = np.zeros(len(packed), dtype=np.bool_)
        fits[among] = True
        own = fits[pool]
        estimates[own] -= 1  # the block of the winning answer takes no more guesses
        values = (estimates + len(among) * self._strangeness[pool]).round(9)
        width = min(width, len(pool))
        if alike:
            near = np.unique(values, return_index=True)[1]
        else:
            near = np.flatnonzero(values <= np.partition(values, width - 1)[width - 1])
        first = near[np.lexsort((~own[near], values[near]))][:width]
        return pool[first], estimates[first]


def _worth(largest: int) -> Values:
    """Return, for each size up to ``largest``, the guesses that a block's words take together."""
    sizes = np.arange(largest + 1.0)
    worth: Values = sizes * (1.1 + 0.5 * np.log(np.maximum(sizes, 1)))
    worth[: min(4, largest + 1)] = (0, 1, 3, 5.15)[: largest + 1]
    return worth


def _sample(among: Indices, size: int) -> Indices:
    """Return about ``size`` of the indices, ascending, always the same ones.

    Multiples of the golden ratio fall evenly; every n-th one would share letters in ordered codes.
    """
    steps = np.arange(min(size, len(among))) * ((5**0.5 - 1) / 2)
    return among[np.unique((steps % 1 * len(among)).astype(np.intp))]
