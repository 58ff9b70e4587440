"""What a day's puzzle is made of: its answer, and the words that may stand in its rows.

Both follow from the seed, the date, the words and the days' words alone, so any day can be made
without those before it. Answers are dealt like cards, one for each day of their length: none comes
again until all have been. The words of the rows are dealt by the handful, so that a guess is not
back for some weeks. Knows no search and no difficulty.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date, timedelta

from literatura.schedule import (
    DAY_ONE,
    LENGTH_BY_WEEKDAY,
    Schedule,
    day_of_length,
    days_of_length,
    length_on,
)

NEAR_DAYS = 14
"""A day's word is no puzzle's answer for so many days before and after."""

WEEKS_APART = 3
"""A guess is not back for about so many weeks, as long as there are enough words."""

_LEAST = 140
"""So many words are wanted for the rows of one puzzle, though guesses come again sooner."""

_BLOCK = 16
"""Where an answer is the word of a day nearby, it changes places within a block of so many."""


def answers_for(
    day: date,
    pool: Sequence[str],
    schedule: Schedule,
    seed: str,
    rank: Callable[[str], int],
    used: Collection[str] = (),
) -> list[str]:
    """Return the day's answer, and after it those that may stand in for it.

    Words of a low rank are dealt before those of a higher one. Words that have been ``used``, as
    puzzles made with another lexicon may have done, come only when all others are.
    """
    length = length_on(day)
    deck = sorted(pool, key=lambda word: (rank(word), _order(f"{seed}|{length}|{word}")))
    if not deck:
        return []
    index = days_of_length(length, day)
    first = index - index % len(deck)  # of this round
    blocks = max(1, len(deck) // _BLOCK)
    block = min(index % len(deck) // _BLOCK, blocks - 1)
    end = len(deck) if block == blocks - 1 else (block + 1) * _BLOCK
    _part(deck, range(block * _BLOCK, end), lambda place: _words_near(first + place, schedule, day))
    place = index - first
    near = _words_near(index, schedule, day)
    order = [word for word in deck[place:] + deck[:place] if word not in near]
    return [word for word in order if word not in used] or order or deck


def words_for(day: date, words: Sequence[str], schedule: Schedule, seed: str) -> set[str]:
    """Return the words that may stand in the rows of the day's puzzle."""
    length = length_on(day)
    ring = sorted(words, key=lambda word: _order(f"{seed}|{length}|rows|{word}"))
    apart = WEEKS_APART * LENGTH_BY_WEEKDAY.count(length)
    size = max(_LEAST, len(ring) // apart)
    first = days_of_length(length, day) * size % max(len(ring), 1)
    return set((ring + ring)[first : first + size]) - {schedule.day(day).word}


def used_answers(answers: Iterable[tuple[date, str]], day: date, pool_size: int) -> set[str]:
    """Return those of other days' answers that may not come again on ``day``.

    These are the answers of nearly as many days of its length as there are words in the pool.
    """
    length = length_on(day)
    index = days_of_length(length, day)
    return {
        word
        for other, word in answers
        if length_on(other) == length
        and other != day
        and abs(index - days_of_length(length, other)) < pool_size - _BLOCK
    }


def _part(deck: list[str], places: range, near: Callable[[int], set[str]]) -> None:
    """Let words that are near the day they are dealt to change places with others."""
    words_near = {place: near(place) for place in places}
    for place in places:
        if deck[place] in words_near[place]:
            for other in places:
                if deck[other] not in words_near[place] and deck[place] not in words_near[other]:
                    deck[place], deck[other] = deck[other], deck[place]
                    break


def _words_near(index: int, schedule: Schedule, like: date) -> set[str]:
    """Return the words of the days around the one with this index among those of its length."""
    length = length_on(like)
    try:
        middle = day_of_length(length, index)
        days = [middle + timedelta(days=n) for n in range(-NEAR_DAYS, NEAR_DAYS + 1)]
    except OverflowError:  # the calendar ends
        return set()
    near = [day for day in days if day >= DAY_ONE and length_on(day) == length]
    return {schedule.day(day).word for day in near}


def _order(text: str) -> bytes:
    return hashlib.sha256(text.encode(errors="backslashreplace")).digest()
