"""What is known of a hidden word, and the rules by which more follows from its rows.

Letters and places are bits of whole numbers, so that hundreds of assumptions can be tried in a
tenth of a second. Each rule holds for every string over the alphabet; no dictionary is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from literatura.alphabet import LETTERS
from literatura.codebreaker import Row
from literatura.puzzle.facts import Fact, Inference, Kind, Why

_INDEX = {letter: index for index, letter in enumerate(LETTERS)}
_ALL = (1 << len(LETTERS)) - 1
_FACTS = {
    kind: [Fact(kind, letter) for letter in LETTERS] for kind in (Kind.CONTAINED, Kind.EXCLUDED)
}


class ContradictionFound(Exception):  # noqa: N818 - no error: what an assumption is tried for
    """No word has all that is known; the inference says why."""

    def __init__(self, inference: Inference) -> None:
        super().__init__(inference.why)
        self.inference = inference


@dataclass(frozen=True, slots=True)
class _Guess:
    """A row in bits."""

    number: int
    letters: tuple[int, ...]
    mask: int
    in_place: int
    shared: int
    """Both numbers together: how many letters it shares with the word."""

    @property
    def is_distinct(self) -> bool:
        return self.mask.bit_count() == len(self.letters)


@dataclass(frozen=True, slots=True)
class Position:
    """The rows, made ready for the rules."""

    length: int
    guesses: tuple[_Guess, ...]
    pairs: tuple[tuple[_Guess, _Guess], ...]
    letters: int
    """The letters that stand in any row."""


def read_rows(rows: Sequence[Row], length: int) -> Position:
    """Return the rows, made ready for the rules."""
    guesses = []
    for number, (guess, score) in enumerate(rows, start=1):
        letters = tuple(_INDEX[letter] for letter in guess)
        shared = score.in_place + score.misplaced
        guesses.append(_Guess(number, letters, _mask(letters), score.in_place, shared))
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
            self.places = [_ALL] * self.position.length

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
        for index in _indices(self.position.letters & ~self.contained & ~self.excluded):
            yield Fact(Kind.CONTAINED, LETTERS[index])
            yield Fact(Kind.EXCLUDED, LETTERS[index])
        for place, letters in enumerate(self.places, start=1):
            if not self.placed >> place - 1 & 1:
                for index in _indices(letters & self.position.letters):
                    yield Fact(Kind.PLACED, LETTERS[index], place)

    def infer(self, *, far: bool = True) -> bool:
        """Infer what follows by the simplest rule that gives anything; return whether one did.

        Raises:
            ContradictionFound: no word has all that is known.
        """
        rules = (_single_rows, _places, _pairs) if far else (_single_rows, _places)
        return any(rule(self) for rule in rules)

    def add(self, inference: Inference) -> None:
        """Take over what was inferred."""
        self.log.append(inference)
        for fact in inference.facts:
            self.learn(fact)


def _single_rows(known: Knowledge) -> bool:
    """Apply the rules for the letters of one row, and for the number of all letters."""
    length, before = known.position.length, len(known.log)
    for guess in known.position.guesses:
        inside, outside = known.contained, known.excluded
        open_letters = guess.mask & ~inside & ~outside
        least = (guess.mask & inside).bit_count()
        most = sum(1 for index in guess.letters if not outside >> index & 1)
        if least >= guess.shared and (open_letters or least > guess.shared):
            facts = [] if least > guess.shared else _facts(Kind.EXCLUDED, open_letters)
            _note(known, Why.NO_MORE, (guess,), facts, inside=guess.mask & inside)
        elif most <= guess.shared and (open_letters or most < guess.shared):
            facts = [] if most < guess.shared else _facts(Kind.CONTAINED, open_letters)
            _note(known, Why.ALL_NEEDED, (guess,), facts, outside=guess.mask & outside)
        beside = known.contained & ~guess.mask
        filled = guess.shared + beside.bit_count()
        rest = _ALL & ~guess.mask & ~beside & ~known.excluded
        if filled >= length and (rest or filled > length):
            facts = [] if filled > length else _facts(Kind.EXCLUDED, rest)
            _note(known, Why.WHOLE, (guess,), facts, inside=beside)
    letters = known.contained.bit_count()
    rest = _ALL & ~known.contained & ~known.excluded
    if letters >= length and (rest or letters > length):
        facts = [] if letters > length else _facts(Kind.EXCLUDED, rest)
        _note(known, Why.FULL, (), facts, inside=known.contained)
    return len(known.log) > before


def _pairs(known: Knowledge) -> bool:
    """Apply the rules for two rows; return at the first that gives anything."""
    length, before = known.position.length, len(known.log)
    for pair in known.position.pairs:
        for one, other in (pair, pair[::-1]):
            own, others = one.mask & ~other.mask, other.mask & ~one.mask
            more = one.shared - other.shared
            most = (own & ~known.excluded).bit_count() - (others & known.contained).bit_count()
            facts = _facts(Kind.CONTAINED, own & ~known.excluded & ~known.contained)
            facts += _facts(Kind.EXCLUDED, others & ~known.excluded & ~known.contained)
            if most < more or (most == more and facts):
                facts = [] if most < more else facts
                _note(
                    known, Why.DIFFERENCE, (one, other), facts,
                    inside=others & known.contained, outside=own & known.excluded,
                )  # fmt: skip
                return True
        one, other = pair
        both, rest = one.mask & other.mask, _ALL & ~one.mask & ~other.mask
        least = one.shared + other.shared - (both & ~known.excluded).bit_count()
        least += (rest & known.contained).bit_count()
        if least < length:
            continue
        facts = _facts(Kind.CONTAINED, both & ~known.excluded & ~known.contained)
        facts += _facts(Kind.EXCLUDED, rest & ~known.excluded & ~known.contained)
        if least > length or facts:
            facts = [] if least > length else facts
            _note(
                known, Why.COVER, pair, facts,
                inside=rest & known.contained, outside=both & known.excluded,
            )  # fmt: skip
            return True
    return len(known.log) > before


def _places(known: Knowledge) -> bool:
    """Apply the rules for places."""
    before = len(known.log)
    for guess in known.position.guesses:
        standing = [(place, 1 << index) for place, index in enumerate(guess.letters)]
        possible = [place for place, bit in standing if known.places[place] & bit]
        settled = [place for place in possible if known.placed >> place & 1]
        unsettled = [place for place in possible if place not in settled]
        if len(settled) >= guess.in_place and (unsettled or len(settled) > guess.in_place):
            given = [Fact(Kind.PLACED, LETTERS[guess.letters[p]], p + 1) for p in settled]
            facts = [Fact(Kind.NOT_AT, LETTERS[guess.letters[p]], p + 1) for p in unsettled]
            facts = facts if len(settled) == guess.in_place else []
            inference = Inference(
                Why.NO_MORE_PLACED, (guess.number,), tuple(facts), tuple(given), guess.in_place
            )
            _add(known, inference)
        elif len(possible) <= guess.in_place and (unsettled or len(possible) < guess.in_place):
            others = [place for place, _ in standing if place not in possible]
            given = _why_not(known, [(guess.letters[place], place) for place in others])
            facts = [Fact(Kind.PLACED, LETTERS[guess.letters[p]], p + 1) for p in unsettled]
            facts = facts if len(possible) == guess.in_place else []
            inference = Inference(
                Why.ALL_PLACED, (guess.number,), tuple(facts), tuple(given), guess.in_place
            )
            _add(known, inference)
    _letters_at_places(known)
    return len(known.log) > before


def _letters_at_places(known: Knowledge) -> None:
    """Apply the rules for a letter that has one place or none, and a place that has one letter."""
    for index in _indices(_ALL & ~known.excluded):
        letter, bit = LETTERS[index], 1 << index
        open_places = [place for place, letters in enumerate(known.places) if letters & bit]
        closed = [(index, place) for place, letters in enumerate(known.places) if not letters & bit]
        inside = bool(known.contained & bit)
        if not open_places:
            facts = [] if inside else [Fact(Kind.EXCLUDED, letter)]
            given = _why_not(known, closed)
            about = Fact(Kind.CONTAINED, letter)
            if inside:
                given.append(about)
            _add(known, Inference(Why.NO_PLACE, (), tuple(facts), tuple(given), about=about))
        elif inside and len(open_places) == 1 and not known.placed >> open_places[0] & 1:
            given = [Fact(Kind.CONTAINED, letter), *_why_not(known, closed)]
            placed = Fact(Kind.PLACED, letter, open_places[0] + 1)
            _add(known, Inference(Why.ONE_PLACE, (), (placed,), tuple(given)))
    for place, letters in enumerate(known.places):
        if not letters or (letters.bit_count() == 1 and not known.placed >> place & 1):
            facts = [Fact(Kind.PLACED, LETTERS[index], place + 1) for index in _indices(letters)]
            closed = [(index, place) for index in _indices(_ALL & ~letters)]
            given = _why_not(known, closed)
            about = Fact(Kind.PLACED, "", place + 1)
            _add(known, Inference(Why.ONE_LETTER, (), tuple(facts), tuple(given), about=about))


def _why_not(known: Knowledge, closed: Iterable[tuple[int, int]]) -> list[Fact]:
    """Return the facts by which these letters do not stand at these places."""
    facts: dict[Fact, None] = {}
    for index, place in closed:
        letters = known.places[place]
        if known.excluded >> index & 1:
            facts[_FACTS[Kind.EXCLUDED][index]] = None
        elif letters and known.placed >> place & 1:
            facts[Fact(Kind.PLACED, LETTERS[letters.bit_length() - 1], place + 1)] = None
        else:
            facts[Fact(Kind.NOT_AT, LETTERS[index], place + 1)] = None
    return list(facts)


def _note(
    known: Knowledge,
    why: Why,
    guesses: Sequence[_Guess],
    facts: Sequence[Fact],
    *,
    inside: int = 0,
    outside: int = 0,
) -> None:
    given = _facts(Kind.CONTAINED, inside) + _facts(Kind.EXCLUDED, outside)
    rows = tuple(guess.number for guess in guesses)
    shared = [guess.shared for guess in guesses]
    count = shared[0] - shared[1] if why is Why.DIFFERENCE else sum(shared)
    _add(known, Inference(why, rows, tuple(facts), tuple(given), count))


def _add(known: Knowledge, inference: Inference) -> None:
    if not inference.facts:
        raise ContradictionFound(inference)
    known.add(inference)


def _facts(kind: Kind, mask: int) -> list[Fact]:
    return [_FACTS[kind][index] for index in _indices(mask)]


def _mask(indices: Iterable[int]) -> int:
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


def _indices(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit
