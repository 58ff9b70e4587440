"""Napi feladvány: which puzzle a day has.

A puzzle follows from its date, the seed, the lexicon and the days' words, which it avoids; so it
would change with the lexicon, and what has been published is kept in archives. Weekdays have the
lengths of the daily words; the difficulty rises from Monday to Sunday. Knows no clock: whether a
day may be shown yet is the caller's question.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date

from literatura.errors import DataError, NoPuzzleError
from literatura.puzzle.archive import Archive
from literatura.puzzle.dealing import answers_for, used_answers, words_for
from literatura.puzzle.maker import PuzzleMaker, Wish
from literatura.puzzle.position import Puzzle
from literatura.schedule import Schedule, day_number, length_on

log = logging.getLogger("literatura.puzzle.daily")

DIFFICULTY_BY_WEEKDAY = (1, 2, 2, 3, 3, 4, 5)  # Monday to Sunday

_ATTEMPTS = 20
"""So often rows are searched for until a day has its weekday's difficulty."""

_STAND_INS = 10

_FIRST_LEVELS = {4: (1, 2), 5: (1, 2, 3), 8: (2, 3, 4, 5)}
"""The levels of the answers that are dealt first, where not all: Mondays' are words that everybody
knows, Sundays' are not."""


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

    def day(self, day: date, today: date | None = None) -> Puzzle:
        """Return the day's puzzle, also of a day to come.

        What is made is kept, but not for a day after ``today``: the lexicon may be better by then.
        A caller who knows that the day has begun need not tell. An archive that fails is logged;
        the puzzle is then made, and perhaps not kept.

        Cost: some tenths of a second where it must be made.

        Raises:
            DateError: ``day`` is before day 1.
            NoPuzzleError: the lexicon has too few words.
        """
        day_number(day)  # refuses a day before day 1
        if not self.seed and day in self.published:
            return self.published[day]  # never changed once released, so no host has another
        may_keep = today is None or day <= today
        try:
            kept = self.archive.get(self.seed, day) if self.archive else None
        except (DataError, OSError) as error:
            log.error("the puzzle of %s is made and not kept: %s", day, error)
            kept, may_keep = None, False
        if kept is not None:
            return kept
        made = self._make(day)
        try:
            return self.archive.keep(self.seed, day, made) if self.archive and may_keep else made
        except (DataError, OSError) as error:
            log.error("the puzzle of %s can't be kept: %s", day, error)
            return made

    def _make(self, day: date) -> Puzzle:
        published = () if self.seed else self.published.items()
        pool_size = len(self.maker.answers(length_on(day)))
        answers = ((other, puzzle.solution) for other, puzzle in published)
        used = used_answers(answers, day, pool_size)
        return daily_puzzle(self.maker, self.schedule, self.seed, day, used)


def daily_puzzle(
    maker: PuzzleMaker, schedule: Schedule, seed: str, day: date, used: Collection[str] = ()
) -> Puzzle:
    """Return the puzzle that the lexicon of now gives the day.

    Its answer is none of those ``used``, as long as there are others.

    Raises:
        DateError: ``day`` is before day 1.
        NoPuzzleError: the lexicon has too few words.
    """
    day_number(day)
    wish = Wish(length_on(day), difficulty=DIFFICULTY_BY_WEEKDAY[day.weekday()])
    pool, words = maker.answers(wish.length), maker.guesses(wish.length)
    first = _FIRST_LEVELS.get(wish.length, ())

    def rank(word: str) -> int:
        return int(bool(first) and maker.lexicon.level(word) not in first)

    answers = answers_for(day, pool, schedule, seed, rank, used)
    other_days = set(words) - words_for(day, words, schedule, seed)
    word = {schedule.day(day).word}
    tries = (
        (f"{seed}|{day}", other_days),
        (f"{seed}|{day}|all", word),
        (f"{seed}|{day}|again", word),
    )
    best: Puzzle | None = None
    for answer in answers[:_STAND_INS]:
        for text, avoid in tries:
            try:
                made = maker.make(day.isoformat(), text, wish, [answer], avoid, _ATTEMPTS)
            except NoPuzzleError:
                continue
            if made.difficulty == wish.difficulty:
                return made
            best = min(best or made, made, key=lambda one: _off(one, wish))
        if best is not None:
            return best
    raise NoPuzzleError(wish.length, wish.rows)


def _off(puzzle: Puzzle, wish: Wish) -> int:
    return abs(puzzle.difficulty - (wish.difficulty or puzzle.difficulty))
