"""Makes rows better, one exchange at a time, and puts them in the order of play.

What the search for rows has found depends much on its first turns. Here any row may be exchanged
for another guess, as long as no word but the answer fits all rows, until no exchange is cheaper.
Then the rows get the order that costs least.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from literatura.codebreaker.bulk import Indices
from literatura.puzzle.guesses import FORBIDDEN, Guesses, Prices, count
from literatura.puzzle.position import MAX_ROWS

PLACED_ROWS = 3
"""Of nine rows, so many should have a letter in its place; of fewer rows as large a share."""

_UNPLACED = 60
"""The price of one that is missing; of two four times as much, and so on."""

_NONE_PLACED = 1000
"""The price of having none at all."""

_STEPS = 30


def polish(guesses: Guesses, rows: list[int], idle: int) -> tuple[list[int], int]:
    """Return rows that are cheaper or the same, and what they cost but for their order.

    ``rows`` leave no word, and so do those returned. One that may be left out costs ``idle``.
    """
    price = 0
    for step in range(_STEPS):
        cheapest = min(_exchanges(guesses, rows, idle))
        if step and cheapest[0] >= price:
            break
        price, place, row = cheapest
        rows = [*rows[:place], row, *rows[place + 1 :]]
    return rows, price


def _exchanges(guesses: Guesses, rows: Sequence[int], idle: int) -> Iterator[tuple[int, int, int]]:
    """Yield, for each row's place, the guess that is cheapest there, with the price of all."""
    for place in range(len(rows)):
        rest = [*rows[:place], *rows[place + 1 :]]
        choice = _completing(guesses, rest)
        price = guesses.beside[rest][:, choice].sum(0) + _inside(guesses, rest)
        price += _for_places(guesses.placed[choice] + int(guesses.placed[rest].sum()), len(rows))
        price += idle * _idle(guesses, rest, choice)
        at = int(price.argmin())
        yield int(price[at]), place, int(choice[at])


def _for_places(placed: Prices, rows: int) -> Prices:
    """Return what it costs that so many of the rows have a letter in its place."""
    wanted = PLACED_ROWS * rows // MAX_ROWS
    missing = np.maximum(wanted - placed, 0)
    return np.asarray(_UNPLACED * missing**2 + _NONE_PLACED * ((placed == 0) & (wanted > 0)))


def _completing(guesses: Guesses, rest: Sequence[int]) -> Indices:
    """Return the guesses that rule out all that the other rows leave; not those rows again."""
    refused = np.asarray(guesses.keeps(np.arange(len(guesses.fits)), guesses.left(rest)).any(1))
    refused[list(rest)] = True
    return np.flatnonzero(~refused)


def _inside(guesses: Guesses, rows: Sequence[int]) -> int:
    return int(np.triu(guesses.beside[np.ix_(rows, rows)], 1).sum())


def _idle(guesses: Guesses, rest: Sequence[int], choice: Indices) -> Prices:
    """Return how many of the rows could be left out, with each of the guesses as the last."""
    idle = np.full(len(choice), not guesses.left(rest).any(), dtype=np.int64)
    for row in rest:
        others = [one for one in rest if one != row]
        witnesses = guesses.left(others) & ~guesses.fits[row]
        idle += ~guesses.keeps(choice, witnesses).any(1)
    return idle


def in_order(guesses: Guesses, rows: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Return the rows in the cheapest order in which each rules out words still possible.

    With it the price of the order; it is at least ``FORBIDDEN`` where there is none.
    """
    places = range(len(rows))
    sets = np.arange(1 << len(rows))
    members = sets[:, None] >> np.arange(len(rows)) & 1
    left = np.full((len(sets), len(guesses.everything)), guesses.everything)
    for place in places:
        left[members[:, place] == 1] &= guesses.fits[rows[place]]
    sizes = count(left)
    costs = members @ guesses.before[np.ix_(rows, rows)]
    costs += FORBIDDEN * (sizes[sets[:, None] | 1 << np.arange(len(rows))] == sizes[:, None])
    added = costs.tolist()
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for chosen in range(1, len(sets)):
        options = []
        for place in places:
            if chosen >> place & 1:
                price, order = best[chosen ^ 1 << place]
                options.append((price + added[chosen ^ 1 << place][place], (*order, place)))
        best.append(min(options))
    price, order = best[-1]
    return tuple(rows[place] for place in order), price
