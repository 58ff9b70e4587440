"""A player's notes on a game: each letter, and each letter at each place, marked by hand.

A *spot* is a letter of the alphabet together with a place, 0 for the letter as such. Spots are
numbered letter by letter. Notes are the player's alone: no guess and no answer changes them. What
follows from a row is worked out beside them, in the same form, and from the rows alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache

from literatura.alphabet import LETTERS, MAX_LENGTH, MIN_LENGTH
from literatura.codebreaker import Row
from literatura.errors import StateError
from literatura.puzzle.deduce import deduce
from literatura.puzzle.facts import Fact, Kind

_KEPT_ROWS = 256
"""What follows from so many boards is kept in memory; two tabs and every reload ask again."""


class Mark(IntEnum):
    """What a player thinks of a spot; stored by its number."""

    NONE = 0
    EXCLUDED = 1
    POSSIBLE = 2
    SURE = 3


_SIGNS = frozenset(str(mark.value) for mark in Mark)


@dataclass(frozen=True, slots=True)
class Notes:
    """The marks of a game's spots."""

    length: int
    text: str = ""
    """A digit for each spot; spots without one at the end are left out."""

    @property
    def are_empty(self) -> bool:
        """Whether nothing is marked."""
        return not self.text

    def mark(self, letter: str, place: int = 0) -> Mark:
        """Return the mark of a letter, or of a letter at a place counted from 1."""
        spot = spot_of(letter, place, self.length)
        return Mark(int(self.text[spot])) if spot < len(self.text) else Mark.NONE

    def with_marks(self, marks: Iterable[tuple[int, Mark]]) -> Notes:
        """Return the notes with these spots marked so."""
        signs = list(self.text.ljust(spot_count(self.length), "0"))
        for spot, mark in marks:
            signs[spot] = str(mark.value)
        return replace(self, text="".join(signs).rstrip("0"))


def spot_count(length: int) -> int:
    """Return how many spots a game with words of this length has."""
    return len(LETTERS) * (length + 1)


def spot_of(letter: str, place: int, length: int) -> int:
    """Return the number of a spot."""
    return LETTERS.index(letter) * (length + 1) + place


def notes_from_text(length: int, text: str) -> Notes:
    """Return the notes that were stored as their length and text.

    Raises:
        StateError: no notes look like this.
    """
    if (
        not MIN_LENGTH <= length <= MAX_LENGTH
        or len(text) > spot_count(length)
        or not _SIGNS.issuperset(text)
    ):
        raise StateError("stored notes can't be read")
    return Notes(length, text.rstrip("0"))


@lru_cache(_KEPT_ROWS)
def following(rows: tuple[Row, ...], length: int) -> Notes:
    """Return what follows from single rows, one after the other, as marks: excluded or sure.

    That is a player's bookkeeping. What several rows tell only together is left to the player.
    """
    marks: list[tuple[int, Mark]] = []
    for step in deduce(rows, length, far=False):
        for fact in step.facts:
            marks += _marks_of(fact, length)
    return Notes(length).with_marks(marks)


def _marks_of(fact: Fact, length: int) -> Iterable[tuple[int, Mark]]:
    match fact.kind:
        case Kind.EXCLUDED:
            for place in range(length + 1):
                yield spot_of(fact.letter, place, length), Mark.EXCLUDED
        case Kind.CONTAINED:
            yield spot_of(fact.letter, 0, length), Mark.SURE
        case Kind.NOT_AT:
            yield spot_of(fact.letter, fact.place, length), Mark.EXCLUDED
        case Kind.PLACED:
            for letter in LETTERS:
                yield spot_of(letter, fact.place, length), Mark.EXCLUDED
            yield spot_of(fact.letter, fact.place, length), Mark.SURE
            yield spot_of(fact.letter, 0, length), Mark.SURE
