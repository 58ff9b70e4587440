"""Facts about a hidden word, and inferences of facts from rows and other facts, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a fact says of a letter; the last two of a letter at a place."""

    EXCLUDED = "excluded"
    CONTAINED = "contained"
    PLACED = "placed"
    NOT_AT = "not_at"


class Why(StrEnum):
    """The rule by which something follows; the first seven speak of rows."""

    NO_MORE = "no_more"
    """The row has all the letters that its numbers promise: none of the others is in the word."""
    ALL_NEEDED = "all_needed"
    """The row needs every letter that it has left."""
    DIFFERENCE = "difference"
    """The first row has so many more letters than the second that it needs all of its own."""
    COVER = "cover"
    """Two rows together have so many letters that they fill the word."""
    WHOLE = "whole"
    """The letters of a row, and those that are known beside it, fill the word."""
    NO_MORE_PLACED = "no_more_placed"
    """All letters of the row that are in place are known: the others are not."""
    ALL_PLACED = "all_placed"
    """The row needs every letter in place that may be."""
    FULL = "full"
    """All letters of the word are known."""
    ONE_PLACE = "one_place"
    """The letter has one place left."""
    NO_PLACE = "no_place"
    """The letter has no place left."""
    ONE_LETTER = "one_letter"
    """The place has one letter left, or none."""


@dataclass(frozen=True, slots=True, order=True)
class Fact:
    """Something that is true of the hidden word. ``place`` counts from 1; 0 where there is none."""

    kind: Kind
    letter: str
    place: int = 0

    def holds_for(self, word: str) -> bool:
        """Return whether it is true of the word."""
        match self.kind:
            case Kind.EXCLUDED:
                return self.letter not in word
            case Kind.CONTAINED:
                return self.letter in word
            case Kind.PLACED:
                return word[self.place - 1] == self.letter
            case Kind.NOT_AT:
                return word[self.place - 1] != self.letter

    def denied(self) -> Fact:
        """Return the fact that is true exactly when this one is not."""
        return Fact(_DENIED[self.kind], self.letter, self.place)


_DENIED = {
    Kind.EXCLUDED: Kind.CONTAINED,
    Kind.CONTAINED: Kind.EXCLUDED,
    Kind.PLACED: Kind.NOT_AT,
    Kind.NOT_AT: Kind.PLACED,
}


@dataclass(frozen=True, slots=True)
class Inference:
    """Facts that follow by a rule from rows, counted from 1, and from the ``given`` facts.

    Without facts it is a contradiction: no word has all this.
    """

    why: Why
    rows: tuple[int, ...]
    facts: tuple[Fact, ...]
    given: tuple[Fact, ...]
    count: int = 0
    """How many letters the rows share with the word; of a difference, how many more the first."""
    about: Fact | None = None
    """The letter or the place for which a contradiction leaves nothing."""
