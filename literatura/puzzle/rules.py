"""The rules by which more follows from rows and from what is known of the hidden word.

Each holds for every string over the alphabet; no dictionary is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from literatura.alphabet import LETTERS
from literatura.puzzle.facts import Fact, Inference, Kind, Why
from literatura.puzzle.knowledge import ALL, Guess, Knowledge, facts_of, indices


def infer(known: Knowledge, *, far: bool = True) -> bool:
    """Infer what follows by the simplest rule that gives anything; return whether one did.

    Rules for two rows are ``far``.

    Raises:
        ContradictionFound: no word has all that is known.
    """
    return _single_rows(known) or _places(known) or (far and _pairs(known))


def _single_rows(known: Knowledge) -> bool:
    """Apply the rules for the letters of one row, and for the number of all letters."""
    length, before = known.position.length, len(known.log)
    for guess in known.position.guesses:
        inside, outside = known.contained, known.excluded
        open_letters = guess.mask & ~inside & ~outside
        least = (guess.mask & inside).bit_count()
        most = sum(1 for index in guess.letters if not outside >> index & 1)
        if least >= guess.shared and (open_letters or least > guess.shared):
            facts = [] if least > guess.shared else facts_of(Kind.EXCLUDED, open_letters)
            _note(known, Why.NO_MORE, (guess,), facts, inside=guess.mask & inside)
        elif most <= guess.shared and (open_letters or most < guess.shared):
            facts = [] if most < guess.shared else facts_of(Kind.CONTAINED, open_letters)
            _note(known, Why.ALL_NEEDED, (guess,), facts, outside=guess.mask & outside)
        beside = known.contained & ~guess.mask
        filled = guess.shared + beside.bit_count()
        rest = ALL & ~guess.mask & ~beside & ~known.excluded
        if filled >= length and (rest or filled > length):
            facts = [] if filled > length else facts_of(Kind.EXCLUDED, rest)
            _note(known, Why.WHOLE, (guess,), facts, inside=beside)
    letters = known.contained.bit_count()
    rest = ALL & ~known.contained & ~known.excluded
    if letters >= length and (rest or letters > length):
        facts = [] if letters > length else facts_of(Kind.EXCLUDED, rest)
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
            facts = facts_of(Kind.CONTAINED, own & ~known.excluded & ~known.contained)
            facts += facts_of(Kind.EXCLUDED, others & ~known.excluded & ~known.contained)
            if most < more or (most == more and facts):
                facts = [] if most < more else facts
                _note(
                    known, Why.DIFFERENCE, (one, other), facts,
                    inside=others & known.contained, outside=own & known.excluded,
                )  # fmt: skip
                return True
        one, other = pair
        both, rest = one.mask & other.mask, ALL & ~one.mask & ~other.mask
        least = one.shared + other.shared - (both & ~known.excluded).bit_count()
        least += (rest & known.contained).bit_count()
        if least < length:
            continue
        facts = facts_of(Kind.CONTAINED, both & ~known.excluded & ~known.contained)
        facts += facts_of(Kind.EXCLUDED, rest & ~known.excluded & ~known.contained)
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
            known.add(inference)
        elif len(possible) <= guess.in_place and (unsettled or len(possible) < guess.in_place):
            others = [place for place, _ in standing if place not in possible]
            given = _why_not(known, [(guess.letters[place], place) for place in others])
            facts = [Fact(Kind.PLACED, LETTERS[guess.letters[p]], p + 1) for p in unsettled]
            facts = facts if len(possible) == guess.in_place else []
            inference = Inference(
                Why.ALL_PLACED, (guess.number,), tuple(facts), tuple(given), guess.in_place
            )
            known.add(inference)
    _letters_at_places(known)
    return len(known.log) > before


def _letters_at_places(known: Knowledge) -> None:
    """Apply the rules for a letter that has one place or none, and a place that has one letter."""
    for index in indices(ALL & ~known.excluded):
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
            known.add(Inference(Why.NO_PLACE, (), tuple(facts), tuple(given), about=about))
        elif inside and len(open_places) == 1 and not known.placed >> open_places[0] & 1:
            given = [Fact(Kind.CONTAINED, letter), *_why_not(known, closed)]
            placed = Fact(Kind.PLACED, letter, open_places[0] + 1)
            known.add(Inference(Why.ONE_PLACE, (), (placed,), tuple(given)))
    for place, letters in enumerate(known.places):
        if not letters or (letters.bit_count() == 1 and not known.placed >> place & 1):
            facts = [Fact(Kind.PLACED, LETTERS[index], place + 1) for index in indices(letters)]
            closed = [(index, place) for index in indices(ALL & ~letters)]
            given = _why_not(known, closed)
            about = Fact(Kind.PLACED, "", place + 1)
            known.add(Inference(Why.ONE_LETTER, (), tuple(facts), tuple(given), about=about))


def _why_not(known: Knowledge, closed: Iterable[tuple[int, int]]) -> list[Fact]:
    """Return the facts by which these letters do not stand at these places."""
    facts: dict[Fact, None] = {}
    for index, place in closed:
        letters = known.places[place]
        if known.excluded >> index & 1:
            facts[Fact(Kind.EXCLUDED, LETTERS[index])] = None
        elif letters and known.placed >> place & 1:
            facts[Fact(Kind.PLACED, LETTERS[letters.bit_length() - 1], place + 1)] = None
        else:
            facts[Fact(Kind.NOT_AT, LETTERS[index], place + 1)] = None
    return list(facts)


def _note(
    known: Knowledge,
    why: Why,
    guesses: Sequence[Guess],
    facts: Sequence[Fact],
    *,
    inside: int = 0,
    outside: int = 0,
) -> None:
    given = facts_of(Kind.CONTAINED, inside) + facts_of(Kind.EXCLUDED, outside)
    rows = tuple(guess.number for guess in guesses)
    shared = [guess.shared for guess in guesses]
    count = shared[0] - shared[1] if why is Why.DIFFERENCE else sum(shared)
    known.add(Inference(why, rows, tuple(facts), tuple(given), count))
