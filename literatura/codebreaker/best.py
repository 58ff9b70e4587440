"""The project's own strategy: it looks ahead, and prefers words that people know.

A guess is judged by the number of guesses that all candidates together will still take. Where few
candidates are left, this is searched for; above that, blocks are judged by their size (`_worth`),
and the most promising guesses by what the best replies to their blocks seem worth. In a large set,
a sample of candidates decides which guesses are tried on all of them. The rules and what they were
measured to give are in docs/decisions/0004-codebreaker.md. Knows no game and no lexicon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from literatura.codebreaker.bulk import CodeSet, Indices, score_matrix
from literatura.codebreaker.partition import Values, block_sums, part_counts, split
from literatura.errors import LiteraturaError

_PAIRS = 1 << 25
"""Guesses times candidates weighed in one pass at most: about 150 ms,"""
_AHEAD = 1 << 24
"""and weighed again in looking ahead."""

_FEW = 150
"""Up to so many candidates, replies are played on to the end; above, estimates are trusted,"""
_PLAYED = 30
"""but for replies to so few."""

_WIDTH_FEW = 24
"""Guesses looked into where candidates are few,"""
_WIDTH_MANY = 8
"""where they are many,"""
_WIDTH_REPLY = 6
"""and in replies,"""
_SEARCHED = 12
"""to no more candidates than this; with more, the reply is the guess that looks best."""

_POSITIONS = 1_200
"""Positions looked into for one guess. Where words can be told apart at all, fewer are enough;
where they can't, the best guess found so far is taken."""

_ALIKE = 300
"""Above so many candidates, guesses of equal value pass for the same one in other letters."""

_LEVEL_GUESSES = 0.005
"""What a level of familiarity is worth, in guesses for each candidate."""


class _EnoughError(LiteraturaError):
    """So many positions were looked into that the search must end."""


class Best:
    """Choose the guess after which all candidates together take the fewest guesses.

    ``levels`` says how well each word is known, 1 best; ``opening`` is the first guess, worked out
    beforehand. A guess takes some tenths of a second at most, whatever the size of the set. Nothing
    is kept between two calls.
    """

    def __init__(
        self, codes: CodeSet, levels: Sequence[int] | None = None, opening: str | None = None
    ) -> None:
        self._codes = codes
        self._levels = np.array(levels or [1] * len(codes), dtype=np.float64)
        self._opening = None if opening is None else codes.index(opening)

    def choose(self, among: Indices) -> int:
        """Return the index of the next guess; see :class:`.strategies.Strategy`."""
        if not len(among):
            raise ValueError("no word can be the secret")
        if self._opening is not None and len(among) == len(self._codes):
            return self._opening
        played = len(among) if len(among) <= _FEW else _PLAYED
        return _Search(self._codes, self._levels, played).best(among)[1]

    def openings(self, count: int) -> list[int]:
        """Return the first guesses that look best, best first, all words tried on all: seconds."""
        everything = self._codes.everything()
        return _Search(self._codes, self._levels, _PLAYED).rank(everything, everything, count)[0]


class _Search:
    """One look ahead; ``played`` is the most candidates that a reply is played on with."""

    def __init__(self, codes: CodeSet, levels: Values, played: int) -> None:
        self._codes = codes
        self._levels = levels
        self._strangeness = (levels - 1) * _LEVEL_GUESSES
        self._played = played
        self._known: dict[bytes, tuple[float, int]] = {}
        self._positions = 0

    def best(self, among: Indices, reply: bool = False) -> tuple[float, int]:
        """Return how many guesses all candidates together take, and the first of them."""
        if len(among) == 1:
            return 1.0, int(among[0])
        if len(among) == 2:
            return 3.0, int(among[np.argmin(self._levels[among])])
        key = among.tobytes()
        if key not in self._known:
            self._known[key] = self._telling(among) or self._look_into(among, reply)
        return self._known[key]

    def rank(
        self, pool: Indices, among: Indices, width: int, alike: bool = False
    ) -> tuple[list[int], list[float]]:
        """Return the ``width`` best of the pool by estimate, and what candidates take with each.

        Best first; ties go to a candidate, then to the first in the pool. With ``alike``, only one
        of each value is returned.
        """
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
        return pool[first].tolist(), estimates[first].tolist()

    def _telling(self, among: Indices) -> tuple[float, int] | None:
        """Return a candidate that tells all others apart, if there is one: nothing is better."""
        if len(among) > _FEW:
            return None
        packed = self._codes.packed.take(among)
        answers = np.sort(score_matrix(packed, packed), axis=1)
        telling = among[(answers[:, 1:] != answers[:, :-1]).all(1)]
        if not len(telling):
            return None
        return 2.0 * len(among) - 1, int(telling[np.argmin(self._levels[telling])])

    def _look_into(self, among: Indices, reply: bool) -> tuple[float, int]:
        """Return what :meth:`best` does, from the totals of the most promising guesses."""
        guesses, estimates = self._promising(among, self._width(len(among), reply))
        if len(guesses) == 1 and (not reply or len(among) > self._played):
            return estimates[0], guesses[0]
        self._positions += 1
        if reply and self._positions > _POSITIONS:
            raise _EnoughError(_POSITIONS)
        fewest = self._fewest(among)
        best, least = (float("inf"), guesses[0]), float("inf")
        for guess in guesses:
            strangeness = len(among) * self._strangeness[guess]
            blocks = split(self._codes, guess, among)
            bound = len(among) + sum(fewest[len(block)] for block in blocks)
            if bound + strangeness >= least or len(blocks[0]) == len(among):
                continue
            try:
                total = len(among) + sum(self.best(block, reply=True)[0] for block in blocks)
            except _EnoughError:
                if reply:
                    raise
                break
            if total + strangeness < least:
                best, least = (total, guess), total + strangeness
            if total <= 2 * len(among):
                break  # only a candidate that tells all apart takes less
        return best

    def _fewest(self, among: Indices) -> Sequence[int]:
        """Return the fewest guesses that so many of the candidates can take together, by number.

        Counted closely only where candidates are few enough for all ways to be searched: where no
        guess tells much apart, no search would end without it.
        """
        answers = len(among)
        if answers <= _SEARCHED:
            packed = self._codes.packed
            answers = int(part_counts(packed, packed.take(among)).max())
        return _fewest_guesses(len(among), answers)

    def _width(self, candidates: int, reply: bool) -> int:
        """Return how many guesses to look into."""
        if reply:
            return _WIDTH_REPLY if candidates <= _SEARCHED else 1
        width = _WIDTH_FEW if candidates <= _FEW else _WIDTH_MANY
        return min(max(_AHEAD // (candidates * len(self._codes)), 1), width)

    def _promising(self, among: Indices, width: int) -> tuple[list[int], list[float]]:
        """Return the guesses to look into and their estimates, as :meth:`rank` does."""
        pool = self._codes.everything()
        if len(pool) * len(among) > _PAIRS:
            sample = _sample(among, max(_PAIRS // 2 // len(pool), 1))
            first = self.rank(pool, sample, max(_PAIRS // 2 // len(among), 1))[0]
            pool = np.sort(np.array(first))
        return self.rank(pool, among, width, alike=len(among) > _ALIKE)


@lru_cache(1024)
def _fewest_guesses(largest: int, answers: int) -> Sequence[int]:
    """Return the fewest guesses that n words take together, for n up to ``largest``.

    With so many different answers to any guess: one word is found by the first guess, one less than
    there are answers by the second, as many times more by the third, and so on.
    """
    fewest, depth, room = [0], 1, 1
    for _ in range(largest):
        if not room:
            room = (answers - 1) ** depth
            depth += 1
        fewest.append(fewest[-1] + depth)
        room -= 1
    return fewest


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
