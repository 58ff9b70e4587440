"""The search for rows that leave exactly one word and read like a game that people played.

The rows are put together in the order of play, and the cheapest beginnings are kept from turn to
turn (a beam search). A guess with a letter that an earlier row of the numbers 0 and 0 has killed
never follows. Of the others it is liked best to agree with the rows before it, to leave about as
many words as its turn should, to have other numbers than they have, and to leave every row
*needed*: contradicted by some word that no other row contradicts, its witness. Each dislike has its
price, in whole numbers, so that the same rows are found on every machine. The last row must rule
out all words that are left. Knows no lexicon and no difficulty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from literatura.codebreaker.bulk import Indices
from literatura.puzzle.guesses import FORBIDDEN, Bits, Guesses, Prices, count
from literatura.puzzle.logarithms import BIT, bits
from literatura.puzzle.polish import in_order, polish

WIDTH = 12
"""So many beginnings are kept after each turn."""

_POLISHED = 8
"""So many ends are polished."""

_CHILDREN = 4
"""A beginning is continued in so many ways at most, so that those that are kept differ."""

_OFF = 16
"""The price of each factor of two by which a row leaves more or fewer words than it should."""

_SCARCE, _SPARE = 4, 16
"""The price of each factor of two by which a row has fewer witnesses than twice the words left."""

_UNPLACED = 8
"""The price of a guess that has no letter in its place."""


_SHARES = (4, 2, 1, 0)
"""The quarters of the information still open after a turn that the search aims at. Few rows can't
tell the same each, for the last one would have to tell too much."""

Found = tuple[int, tuple[int, ...]]
"""Rows, and what they cost."""


def find_rows(guesses: Guesses, rows: int, idle: int) -> list[Found]:
    """Return ways to play so many of the guesses that no word but the answer fits them, by price.

    A row that may be left out costs ``idle``. Each rules out words that were still possible, where
    it stands. Deterministic: guesses that are equally good are tried in their order.
    """
    if len(guesses.fits) < rows:
        return []
    for share in _SHARES:
        states = [_State(guesses.everything)]
        for turn in range(rows):
            states = list(islice(_following(guesses, states, rows - 1 - turn, idle, share), WIDTH))
        if found := _polished(guesses, states, idle):
            return found
    return []


def _polished(guesses: Guesses, states: list[_State], idle: int) -> list[Found]:
    """Return the states' rows, made better and put in order, each set once, by price."""
    best: dict[frozenset[int], Found] = {}
    for state in states[:_POLISHED]:
        rows, price = polish(guesses, list(state.rows), idle)
        if frozenset(rows) not in best:
            order, more = in_order(guesses, rows)
            best[frozenset(rows)] = price + more, order
    return sorted(one for one in best.values() if one[0] < FORBIDDEN)


@dataclass(frozen=True, slots=True)
class _State:
    """Rows chosen so far, the words they leave, the witnesses of each, and what they cost."""

    left: Bits
    rows: tuple[int, ...] = ()
    witnesses: tuple[Bits, ...] = ()
    price: int = 0

    def then(self, row: int, fits: Bits, price: int) -> _State:
        witnesses = (*(one & fits for one in self.witnesses), self.left & ~fits)
        return _State(self.left & fits, (*self.rows, row), witnesses, price)


def _following(
    guesses: Guesses, states: list[_State], to_come: int, idle: int, share: int
) -> Iterator[_State]:
    """Yield the states with one more row, the cheapest first; ``to_come`` will follow it."""
    options = []
    for place, state in enumerate(states):
        choice, price = _prices(guesses, state, to_come, idle, share)
        best = np.argsort(price, kind="stable")[:_CHILDREN]
        options += [(int(price[at]), place, int(choice[at])) for at in best]
    seen: set[frozenset[int]] = set()
    for price_with, place, row in sorted(options):
        chosen = frozenset((*states[place].rows, row))
        if chosen not in seen:
            seen.add(chosen)
            yield states[place].then(row, guesses.fits[row], price_with)


def _prices(
    guesses: Guesses, state: _State, to_come: int, idle: int, share: int
) -> tuple[Indices, Prices]:
    """Return the guesses that may follow, and the price of all rows with each."""
    rows = list(state.rows)
    added = (guesses.beside[rows] + guesses.before[rows]).sum(0)
    added[rows] = FORBIDDEN
    choice = np.flatnonzero(added < FORBIDDEN)
    left = count(state.left)
    after = count(guesses.keeps(choice, state.left))
    possible = (after >= to_come) & (after < left) if to_come else after == 0
    choice, after = choice[possible], after[possible]
    price = state.price + added[choice] + _UNPLACED * ~guesses.placed[choice]
    if to_come:
        aim = _aim(guesses, len(rows), to_come, share)
        price += _OFF * np.abs(bits(after) - aim) // BIT
    for witnesses in state.witnesses:
        found = count(guesses.keeps(choice, witnesses))
        price += idle * (found == 0)
        if to_come:
            price += _SCARCE * np.maximum(aim + _SPARE - bits(found), 0) // BIT
    return choice, price


def _aim(guesses: Guesses, before: int, to_come: int, share: int) -> int:
    """Return the :func:`bits` of the words that a row should leave: the same factor each time."""
    whole = int(bits(count(guesses.everything)))
    return whole * to_come * share // (_SHARES[0] * (before + 1 + to_come))
