"""Napi feladvány: which puzzle a day has.

A puzzle follows from its date, the seed, the lexicon and the day's word, which it avoids; so it
would change with the lexicon, and what has been published is kept in archives. Weekdays have the
lengths of the daily words; the difficulty rises from Monday to Sunday. Knows no clock: whether a
day may be shown yet is the caller's question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from literatura.puzzle.archive import Archive
from literatura.puzzle.maker import ATTEMPTS, PuzzleMaker, Wish
from literatura.puzzle.position import Puzzle
from literatura.schedule import Schedule, days_of_length, length_on

DIFFICULTY_BY_WEEKDAY = (1, 2, 2, 3, 3, 4, 5)  # Monday to Sunday


@dataclass(frozen=True, slots=True)
class DailyPuzzles:
    """Every day's puzzle: the one that was published, else one made now and kept."""

    maker: PuzzleMaker
    schedule: Schedule
    seed: str = ""
    published: Mapping[date, Puzzle] = field(default_factory=dict)
    """What came with the program; those of the empty seed."""
    archive: Archive | None = None
    """What this host has made."""

    def day(self, day: date) -> Puzzle:
        """Return the day's puzzle, also of a day to come.

        Cost: up to some tenths of a second where it must be made.

        Raises:
            DateError: ``day`` is before day 1.
            DataError: the archive can't be read or written.
            NoPuzzleError: the lexicon has too few words.
        """
        kept = self.archive.get(self.seed, day) if self.archive else None
        if kept is None and not self.seed:
            kept = self.published.get(day)
        if kept is not None:
            return kept
        made = daily_puzzle(self.maker, self.schedule, self.seed, day)
        return self.archive.keep(self.seed, day, made) if self.archive else made


def daily_puzzle(maker: PuzzleMaker, schedule: Schedule, seed: str, day: date) -> Puzzle:
    """Return the puzzle that the lexicon of now gives the day.

    The answers of a length are dealt like cards, a few to each day, so that none comes again until
    all have been.

    Raises:
        DateError: ``day`` is before day 1.
        NoPuzzleError: the lexicon has too few words.
    """
    length = length_on(day)
    taken = schedule.day(day).word
    deck = sorted(maker.answers(length), key=lambda word: _order(f"{seed}|{length}|{word}"))
    first = days_of_length(length, day) * ATTEMPTS % max(len(deck), 1)
    answers = [word for word in deck[first:] + deck[:first] if word != taken]
    wish = Wish(length, difficulty=DIFFICULTY_BY_WEEKDAY[day.weekday()])
    return maker.make(day.isoformat(), f"{seed}|{day}", wish, answers)


def _order(text: str) -> bytes:
    return hashlib.sha256(text.encode(errors="backslashreplace")).digest()
