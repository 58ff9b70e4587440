"""How many games ended with which guess: counts for which no single game is kept.

Knows no game; who counts what is the player's affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from literatura.errors import StateError
from literatura.game import MAX_GUESSES
from literatura.stored import read_list

TallyId = tuple[str, str, bool]
"""A mode's name, the key of its games, and whether the codebreaker helped: such are apart."""

Tally = tuple[int, ...]
"""How many games were won with 1, 2, … guesses; last, how many were not won."""

Tallies = Mapping[TallyId, Tally]

NOTHING: Tally = (0,) * (MAX_GUESSES + 1)
MAX_COUNT = 9_999_999
"""No count goes above this, so that no forged one fills the store or the page."""


def counted(tallies: Tallies, tally_id: TallyId, guesses: int, won: bool) -> Tallies:
    """Return the tallies with one more game."""
    tally = list(tallies.get(tally_id, NOTHING))
    tally[guesses - 1 if won else MAX_GUESSES] += 1
    return {**tallies, tally_id: tuple(tally)}


def added(tallies: Iterable[Tally]) -> Tally:
    """Return the sums, place by place."""
    return tuple(map(sum, zip(NOTHING, *tallies, strict=True)))


def later(one: Tallies, other: Tallies) -> Tallies:
    """Return the larger counts: of two copies of tallies that only grow, the later one."""
    ids = dict.fromkeys((*one, *other))
    return {name: tuple(map(max, one.get(name, NOTHING), other.get(name, NOTHING))) for name in ids}


def tallies_to_list(tallies: Tallies) -> list[object]:
    """Return the tallies as a plain value."""
    return [[*tally_id, *tally] for tally_id, tally in tallies.items()]


def tally_from_list(value: object) -> tuple[TallyId, Tally]:
    """Return one of the tallies that :func:`tallies_to_list` made.

    Raises:
        StateError: it is none.
    """
    match value:
        case [str(mode), str(key), bool(helped), *counts] if len(counts) == len(NOTHING):
            tally = tuple(n for n in counts if type(n) is int and 0 <= n <= MAX_COUNT)
            if len(tally) == len(counts):
                return (mode, key, helped), tally
    raise StateError(f"a tally is stored as mode, key, help and {len(NOTHING)} counts")


def tallies_from_list(value: object) -> Tallies:
    """Return all tallies of a stored list; raises as :func:`tally_from_list` does."""
    return dict(map(tally_from_list, read_list(value)))
