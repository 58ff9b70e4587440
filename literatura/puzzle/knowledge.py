"""What is known of a hidden word, and the rows from which more follows.

Letters and places are bits of whole numbers, so that hundreds of assumptions can be tried in a
tenth of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from literatura.alphabet import LETTERS
from literatura.codebreaker import Row
from literatura.puzzle.facts import Fact, Inference, Kind

_INDEX = {letter: index for index, letter in enumerate(LETTERS)}
ALL = (1 << len(LETTERS)) - 1
_FACTS = {
    kind: [Fact(kind, letter) for letter in LETTERS] for kind in (Kind.CONTAINED, Kind.EXCLUDED)
}


class ContradictionFound(Exception):  # noqa: N818 - no error: what an assumption is tried for
    """No word has all that is known; the inference says why."""

    def __init__(self, inference: Inference) -> None:
        super().__init__(inference.why)
        self.inference = inference


@dataclass(frozen=True, slots=True)
class Guess:
    """A row in bits."""

    number: int
    letters: tuple[int, ...]
    mask: int
    in_place: int
    shared: int
    """Both numbers together: how many letters it shares with the word."""

    @property
    def is_distinct(self) -> bool:
        """Whether no letter stands twice in it."""
        return self.mask.bit_count() == len(self.letters)


@dataclass(frozen=True, slots=True)
class Position:
    """The rows, made ready for the rules."""

    length: int
    guesses: tuple[Guess, ...]
    pairs: tuple[tuple[Guess, Guess], ...]
    letters: int
    """The letters that stand in any row."""


def read_rows(rows: Sequence[Row], length: int) -> Position:
    """Return the rows, made ready for the rules."""
    guesses = []
    for number, (guess, score) in enumerate(rows, start=1):
        letters = tuple(_INDEX[letter] for letter in guess)
        shared = score.in_place + score.misplaced
        guesses.append(Guess(number, letters, _mask(letters), score.in_place, shared))
    # Where a letter stands twice in a guess, its share of the numbers is not simply 0 or 1.
    pairs = combinations([guess for guess in guesses if guess.is_distinct], 2)
    standing = _mask(index for guess in guesses for index in guess.letters)
    return Position(length, tuple(guesses), tuple(pairs), standing)


@dataclass(slots=True)
class Knowledge:
    """What is known, as bits: letters that are in the word, that are not, and those of each place.

    ``log`` has what has been inferred since it was last emptied, in order.
    """

    position: Position
    contained: int = 0
    excluded: int = 0
    places: list[int] = field(default_factory=list)
    placed: int = 0
    """The places whose letter is known; bit 0 is the first place."""
    log: list[Inference] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.places:
            self.places = [ALL] * self.position.length

    def copy(self) -> Knowledge:
        """Return the same knowledge with an empty log."""
        return Knowledge(
            self.position, self.contained, self.excluded, list(self.places), self.placed
        )

    def knows(self, fact: Fact) -> bool:
        """Return whether the fact is known."""
        bit = 1 << _INDEX[fact.letter]
        match fact.kind:
            case Kind.CONTAINED:
                return bool(self.contained & bit)
            case Kind.EXCLUDED:
                return bool(self.excluded & bit)
            case Kind.PLACED:
                is_settled = self.placed >> fact.place - 1 & 1
                return bool(is_settled) and self.places[fact.place - 1] == bit
            case Kind.NOT_AT:
                return not self.places[fact.place - 1] & bit

    def learn(self, fact: Fact) -> None:
        """Take the fact as known, and what it says itself of other letters and places."""
        bit = 1 << _INDEX[fact.letter]
        match fact.kind:
            case Kind.CONTAINED:
                self.contained |= bit
            case Kind.EXCLUDED:
                self.excluded |= bit
                self.places = [place & ~bit for place in self.places]
            case Kind.PLACED:
                self.contained |= bit
                self.placed |= 1 << fact.place - 1
                self.places[fact.place - 1] &= bit
            case Kind.NOT_AT:
                self.places[fact.place - 1] &= ~bit

    def open_facts(self) -> Iterator[Fact]:
        """Yield what may be assumed: letters of the rows, in the word or not, and at places."""
        for index in indices(self.position.letters & ~self.contained & ~self.excluded):
            yield Fact(Kind.CONTAINED, LETTERS[index])
            yield Fact(Kind.EXCLUDED, LETTERS[index])
        for place, letters in enumerate(self.places, start=1):
            if not self.placed >> place - 1 & 1:
                for index in indices(letters & self.position.letters):
                    yield Fact(Kind.PLACED, LETTERS[index], place)

    def add(self, inference: Inference) -> None:
        """Take over what was inferred.

        Raises:
            ContradictionFound: it is a contradiction.
        """
        if not inference.facts:
            raise ContradictionFound(inference)
        self.log.append(inference)
        for fact in inference.facts:
            self.learn(fact)


def facts_of(kind: Kind, mask: int) -> list[Fact]:
    """Return that each of these letters is in the word, or is not."""
    return [_FACTS[kind][index] for index in indices(mask)]


def _mask(indices: Iterable[int]) -> int:
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


def indices(mask: int) -> Iterator[int]:
    """Yield the positions of the bits that are set, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit
