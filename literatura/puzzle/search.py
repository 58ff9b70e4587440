"""The search for rows that leave exactly one word, none of which can be left out.

Works on one answer and some guesses that may be made for it; knows no lexicon and no difficulty.

A row is *needed* if some word contradicts it and no other row; these words are its witnesses. The
rows are chosen one by one so that the words left shrink by about the same factor each time: nine
strong rows would leave one word after three, and six rows without a witness. Only a guess that
leaves every earlier row a witness may follow. The last row must rule out all words left; where no
guess does, the search steps back. Sets of words are bits, packed into 64-bit integers.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from literatura.codebreaker.bulk import CodeSet, Indices, score_matrix

Bits = NDArray[np.uint64]

STEPS = 60
"""So many sets of rows are looked at before an answer is given up."""

_BRANCHES = 3
_LUCK = 4


@dataclass(frozen=True, slots=True)
class Taste:
    """What rows are liked."""

    all_needed: bool
    """Whether no row may be left out."""
    choice: int
    """Among so many guesses that leave the right number of words, the most game-like is taken."""
    lucky: Collection[int] = ()
    """The rows, counted from 0, that are to tell more than their share."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """Guesses that may be made for one answer, and what each leaves of all other words."""

    others: int
    """The number of words beside the answer."""
    fits: Bits
    """The words that fit the guess's row, the answer left out; shape (guesses, integers)."""
    agrees: NDArray[np.bool_]
    """Whether the guess in the column fits the row of the guess in the line."""
    worth: NDArray[np.int64]
    """The letters that each has in common with the answer, those in place counted twice."""


def weigh(codes: CodeSet, answer: int, guesses: Indices) -> Guesses:
    """Return what the guesses at these indices leave, were they made for the answer.

    Cost: about 10 ns for each pair of a guess and a word.
    """
    scores = score_matrix(codes.packed.take(guesses), codes.packed)
    fits = scores == scores[:, answer, None]
    others = np.delete(fits, answer, axis=1)
    in_place, common = np.divmod(scores[:, answer].astype(np.int64), codes.length + 1)
    return Guesses(others.shape[1], _pack(others), fits[:, guesses], in_place + common)


def find_rows(guesses: Guesses, rows: int, taste: Taste) -> list[int] | None:
    """Return so many of the guesses that no word but the answer fits them all; None if none do.

    Each rules out words that were still possible. Deterministic: guesses that are equally good are
    tried in their order.
    """
    if len(guesses.fits) < rows:
        return None
    found = _Search(guesses, rows, taste).extend(_start(guesses))
    return _as_played(guesses, found) if found and taste.all_needed else found


def _as_played(guesses: Guesses, rows: list[int]) -> list[int]:
    """Return the rows in the order in which a player might have come to them.

    Next comes the row that agrees with most of the rows before it, of these the one worth least.
    Only for rows that are all needed: each then rules out possible words wherever it stands.
    """
    rest, order = sorted(rows, key=lambda row: guesses.worth[row]), list[int]()
    while rest:
        clashes = [int((~guesses.agrees[order, row]).sum()) for row in rest]
        order.append(rest.pop(clashes.index(min(clashes))))
    return order


@dataclass(frozen=True, slots=True)
class _State:
    """Rows chosen so far, the words they leave, and the witnesses of each."""

    left: Bits
    rows: tuple[int, ...] = ()
    witnesses: tuple[Bits, ...] = ()

    def then(self, row: int, fits: Bits) -> _State:
        witnesses = (*(one & fits for one in self.witnesses), self.left & ~fits)
        return _State(self.left & fits, (*self.rows, row), witnesses)


@dataclass(slots=True)
class _Search:
    """A depth-first search with a bounded number of steps."""

    guesses: Guesses
    rows: int
    taste: Taste
    steps: int = field(default=0, init=False)

    def extend(self, state: _State) -> list[int] | None:
        """Return the rows of the first way to complete the state, None if there is none."""
        if len(state.rows) == self.rows:
            return list(state.rows)
        for row in self._options(state):
            self.steps += 1
            if self.steps > STEPS:
                break
            if found := self.extend(state.then(row, self.guesses.fits[row])):
                return found
        return None

    def _options(self, state: _State) -> list[int]:
        """Return the guesses to try next, the best first.

        Of those that leave about as many words as they should, the ones most like a game's: worth
        much, and in agreement with the rows so far.
        """
        fits = self.guesses.fits
        after = np.bitwise_count(fits & state.left).sum(1, dtype=np.int64)
        remaining = self.rows - len(state.rows)
        before = _count(state.left)
        possible = after == 0 if remaining == 1 else (after > 0) & (after < before)
        possible[list(state.rows)] = False
        choice = np.flatnonzero(possible)
        aim = _root(before ** (remaining - 1), remaining) if remaining > 1 else 0
        if len(state.rows) in self.taste.lucky:
            aim //= _LUCK
        off = 1000 * np.maximum(after[choice], aim) // np.maximum(np.minimum(after[choice], aim), 1)
        choice = choice[np.argsort(off, kind="stable")]
        if self.taste.all_needed:
            choice = self._keeping_witnesses(choice, state)
        choice = choice[: self.taste.choice]
        clashes = (~self.guesses.agrees[list(state.rows)][:, choice]).sum(0)
        unlike = 2 * clashes - 3 * self.guesses.worth[choice]
        return [int(row) for row in choice[np.argsort(unlike, kind="stable")][:_BRANCHES]]

    def _keeping_witnesses(self, choice: Indices, state: _State) -> Indices:
        """Return those of the guesses that leave each row so far a witness."""
        for witnesses in state.witnesses:
            some = np.flatnonzero(witnesses)  # few integers hold a witness at the end
            kept = self.guesses.fits[np.ix_(choice, some)] & witnesses[some]
            choice = choice[kept.any(1)]
        return choice


def _start(guesses: Guesses) -> _State:
    return _State(_pack(np.ones((1, guesses.others), dtype=np.bool_))[0])


def _pack(flags: NDArray[np.bool_]) -> Bits:
    """Return each line's flags as bits of 64-bit integers."""
    lines, columns = flags.shape
    padded = np.zeros((lines, -(-columns // 64) * 64), dtype=np.bool_)
    padded[:, :columns] = flags
    return np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64)


def _count(bits: Bits) -> int:
    return int(np.bitwise_count(bits).sum())


def _root(power: int, degree: int) -> int:
    """Return the whole part of the root, by whole numbers only: the same on every machine."""
    if degree == 2:
        return isqrt(power)
    low, high = 0, 1 << -(-power.bit_length() // degree)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**degree <= power else (low, middle - 1)
    return low
