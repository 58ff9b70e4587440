"""What follows from rows alone, without a dictionary: letters in the word, letters at their places.

Steps are found one by one, the simplest first. *Letters*: the sums of up to three rows, added to or
taken from each other and from the number of places; where the result can only just be reached, the
letters that it hangs on are decided. *Places*: a row whose letters in place can only be these, or
none any more; a letter with one place left. Each step holds for every string over the alphabet that
has the scores of its rows and the facts that it builds on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations, product

from literatura.alphabet import LETTERS
from literatura.codebreaker import Row

MOST_ROWS = 3
"""A step compares so many rows at most; more can't be followed by a reader."""


class Kind(StrEnum):
    """What a fact says of a letter; the last two of a letter at a place."""

    EXCLUDED = "excluded"
    CONTAINED = "contained"
    PLACED = "placed"
    NOT_AT = "not_at"


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


@dataclass(frozen=True, slots=True)
class Step:
    """Facts that follow from these rows, counted from 1, and from the ``given`` earlier facts."""

    rows: tuple[int, ...]
    facts: tuple[Fact, ...]
    given: tuple[Fact, ...]


def deduce(rows: Sequence[Row], length: int, most_rows: int = MOST_ROWS) -> tuple[Step, ...]:
    """Return the steps that lead from the rows as far as letters and places go.

    A step on letters compares up to ``most_rows`` rows: a board of ten takes 0.1 s with three, 5 ms
    with one. Raises nothing for rows that no word can have; what then follows means nothing.
    """
    knowledge = _Knowledge(length)
    steps = []
    while (step := next(_steps(rows, knowledge, most_rows), None)) is not None:
        steps.append(step)
        knowledge.learn(step.facts)
    return tuple(steps)


@dataclass(slots=True)
class _Knowledge:
    """What is known so far, and by which fact."""

    length: int
    letters: dict[str, Fact] = field(default_factory=dict)
    """The fact that says whether the letter is in the word."""
    ruled_out: dict[tuple[str, int], Fact] = field(default_factory=dict)
    """The fact that says that the letter does not stand at the place."""
    placed: dict[int, Fact] = field(default_factory=dict)

    def learn(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            if fact.kind is Kind.NOT_AT:
                self.ruled_out.setdefault((fact.letter, fact.place), fact)
                continue
            self.letters.setdefault(fact.letter, fact)
            if fact.kind is Kind.EXCLUDED:
                for place in self.places():
                    self.ruled_out.setdefault((fact.letter, place), fact)
            if fact.kind is Kind.PLACED:
                self.placed[fact.place] = fact
                for letter in LETTERS.replace(fact.letter, ""):
                    self.ruled_out.setdefault((letter, fact.place), fact)

    def places(self) -> range:
        return range(1, self.length + 1)

    def may_stand(self, letter: str, place: int) -> bool:
        return (letter, place) not in self.ruled_out

    def counts(self, letter: str, most: int) -> range:
        """Return how often the letter may be in the word, counted up to ``most``."""
        fact = self.letters.get(letter)
        if fact is None:
            return range(most + 1)
        return range(1) if fact.kind is Kind.EXCLUDED else range(1, most + 1)


def _steps(rows: Sequence[Row], known: _Knowledge, most_rows: int) -> Iterator[Step]:
    """Yield what follows next, the simplest first."""
    yield from _letter_steps(rows, known, 0)
    yield from _letter_steps(rows, known, 1)
    yield from _place_steps(rows, known)
    for size in range(2, most_rows + 1):
        yield from _letter_steps(rows, known, size)


# Letters: rows as equations. A row says that the sum over letters of min(copies in the word, copies
# in the guess) is its two numbers together; the word as a whole, that all copies are its length.


@dataclass(frozen=True, slots=True)
class _Equation:
    """Rows added up with signs, and perhaps the whole word: ``value`` is what that comes to."""

    rows: tuple[int, ...]
    terms: tuple[tuple[int, str], ...]
    """A sign and the guess that it goes with."""
    whole: bool
    value: int
    length: int

    def letters(self) -> Iterable[str]:
        return LETTERS if self.whole else dict.fromkeys("".join(guess for _, guess in self.terms))

    def most(self, letter: str) -> int:
        """Return a number of copies that shows all there is: more change nothing, or add alike."""
        most = max((guess.count(letter) for _, guess in self.terms), default=0)
        return most + 1 if self.whole else most

    def share(self, letter: str, copies: int) -> int:
        """Return what so many copies of the letter in the word add to the value."""
        share = copies if self.whole else 0
        for sign, guess in self.terms:
            share += sign * min(copies, guess.count(letter))
        return share


def _letter_steps(rows: Sequence[Row], known: _Knowledge, size: int) -> Iterator[Step]:
    for numbers in combinations(range(1, len(rows) + 1), size):
        chosen = [rows[number - 1] for number in numbers]
        for signs in product((1, -1), repeat=size):
            terms = tuple((sign, guess) for sign, (guess, _) in zip(signs, chosen, strict=True))
            value = sum(
                sign * (score.in_place + score.misplaced)
                for sign, (_, score) in zip(signs, chosen, strict=True)
            )
            if size < MOST_ROWS:
                whole = _Equation(numbers, terms, True, value + known.length, known.length)
                yield from _extreme(whole, known, -1)
            if signs[:1] == (1,):
                equation = _Equation(numbers, terms, False, value, known.length)
                yield from _extreme(equation, known, -1)
                yield from _extreme(equation, known, 1)


def _extreme(equation: _Equation, known: _Knowledge, side: int) -> Iterator[Step]:
    """Yield what follows if the value is the least (side -1) or the greatest that it can be.

    Then each letter must add the least, or the most, that it can.
    """
    best: dict[str, int] = {}
    for letter in equation.letters():
        copies = known.counts(letter, equation.most(letter))
        best[letter] = max(side * equation.share(letter, n) for n in copies)
    if sum(best.values()) != side * equation.value:
        return
    facts, given = [], []
    for letter, share in best.items():
        shares = [side * equation.share(letter, n) for n in range(equation.most(letter) + 1)]
        if letter in known.letters:
            if max(shares) > share:
                given.append(known.letters[letter])
        elif max(shares[1:]) < share:
            facts.append(Fact(Kind.EXCLUDED, letter))
        elif shares[0] < share:
            facts.append(Fact(Kind.CONTAINED, letter))
    if facts:
        yield Step(equation.rows, tuple(facts), tuple(given))


# Places


def _place_steps(rows: Sequence[Row], known: _Knowledge) -> Iterator[Step]:
    for number, (guess, score) in enumerate(rows, start=1):
        possible = [p for p in known.places() if known.may_stand(guess[p - 1], p)]
        settled = [p for p in possible if p in known.placed]
        unsettled = [p for p in possible if p not in known.placed]
        if not unsettled:
            continue
        if score.in_place == len(settled):
            facts = [Fact(Kind.NOT_AT, guess[p - 1], p) for p in unsettled]
            yield Step((number,), tuple(facts), tuple(known.placed[p] for p in settled))
        elif score.in_place == len(possible):
            facts = [Fact(Kind.PLACED, guess[p - 1], p) for p in unsettled]
            others = [p for p in known.places() if p not in possible]
            given = dict.fromkeys(known.ruled_out[guess[p - 1], p] for p in others)
            yield Step((number,), tuple(facts), tuple(given))
    yield from _only_places(known)


def _only_places(known: _Knowledge) -> Iterator[Step]:
    """Yield the letters of the word that have a single place left."""
    for letter, fact in known.letters.items():
        if fact.kind is not Kind.CONTAINED:
            continue
        places = [p for p in known.places() if known.may_stand(letter, p)]
        if len(places) == 1 and places[0] not in known.placed:
            others = [p for p in known.places() if p != places[0]]
            given = dict.fromkeys([fact, *(known.ruled_out[letter, p] for p in others)])
            yield Step((), (Fact(Kind.PLACED, letter, places[0]),), tuple(given))
