"""What is the same for all players; made once, in the composition root, and passed down."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Literal

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from literatura.data_files import data_folder
from literatura.day_counts import FILE_NAME as COUNTS_FILE_NAME
from literatura.day_counts import DayCounts
from literatura.errors import DataError, NoPuzzleError
from literatura.lexicon import Lexicon, load_lexicon
from literatura.modes import Table
from literatura.puzzle import FILE_NAME as PUZZLES_FILE_NAME
from literatura.puzzle import (
    MAX_ROWS,
    Archive,
    DailyPuzzles,
    Puzzle,
    PuzzleMaker,
    Wish,
    load_published,
)
from literatura.puzzle.explain import Explanation, explain
from literatura.reports import FILE_NAME, Reports
from literatura.schedule import Schedule, length_on, load_pools, today
from ui.codebreakers import Codebreakers, make_codebreakers
from ui.counting import Counting

log = logging.getLogger("literatura.services")

GUESS_RATE = "30 per 10 seconds"
NOTE_RATE = "60 per 10 seconds"
REPORT_RATE = "20 per day"
_KEPT_PUZZLES = 64
"""So many puzzles and explanations are kept in memory."""


def system_clock() -> datetime:
    """Return the present instant."""
    return datetime.now(UTC)


Kept = Literal["kept", "enough", "failed"]
"""What became of a report; "enough" is for those who have sent too many."""


async def _keep_no_reports(*_: str) -> Kept:
    return "failed"


def _no_puzzles(day: date) -> Puzzle:
    raise NoPuzzleError(length_on(day), MAX_ROWS)


def _no_new_puzzles(seed: str, wish: Wish) -> Puzzle:
    raise NoPuzzleError(wish.length, wish.rows)


def _no_explanations(puzzle: Puzzle) -> Explanation:
    only = (puzzle.solution,)
    return Explanation((), only, (), only, (), only)


@dataclass(frozen=True, slots=True)
class Services:
    """The words, the days, the time and the chance that every page shares."""

    lexicon: Lexicon
    schedule: Schedule
    codebreakers: Codebreakers
    clock: Callable[[], datetime] = system_clock
    choose: Callable[[Sequence[str]], str] = random.SystemRandom().choice
    report_word: Callable[[str, str, str], Awaitable[Kept]] = _keep_no_reports
    """Keeps that a player (third) finds a word good, and why it was refused."""
    may_guess: Callable[[str], bool] = field(default_factory=lambda: limiter(GUESS_RATE))
    may_note: Callable[[str], bool] = field(default_factory=lambda: limiter(NOTE_RATE))
    puzzle_of: Callable[[date], Puzzle] = _no_puzzles
    """Returns the day's puzzle; it may have to be made, so it is called in a thread."""
    new_puzzle: Callable[[str, Wish], Puzzle] = _no_new_puzzles
    """Makes a puzzle from a text, as wished; called in a thread."""
    explain: Callable[[Puzzle], Explanation] = _no_explanations
    """Returns how a puzzle's solution follows; called in a thread."""
    counting: Counting = field(default_factory=Counting)
    """Counts how many played a day's game to its end."""

    def table(self) -> Table:
        """Return what lies on the table at this moment."""
        return Table(self.lexicon, self.schedule, today(self.clock()), self.choose)


def limiter(rate: str) -> Callable[[str], bool]:
    """Return what counts a player's acts and says whether one more may be done now."""
    limiter, limit = MovingWindowRateLimiter(MemoryStorage()), parse(rate)
    return lambda player: limiter.hit(limit, player)


def make_services(seed: str, data_dir: Path) -> Services:
    """Return the services of a real site, with the host's own days for a seed of theirs."""
    lexicon = load_lexicon()
    schedule = Schedule(load_pools(), seed=seed)
    codebreakers = make_codebreakers(lexicon, data_folder() / "openings.tsv")
    maker, archive = PuzzleMaker(lexicon), Archive(data_dir / PUZZLES_FILE_NAME)
    puzzles = DailyPuzzles(maker, schedule, seed, load_published(), archive)
    services = Services(
        lexicon,
        schedule,
        codebreakers,
        puzzle_of=lru_cache(_KEPT_PUZZLES)(puzzles.day),
        new_puzzle=lru_cache(_KEPT_PUZZLES)(lambda seed, wish: maker.make(seed, seed, wish)),
        explain=lru_cache(_KEPT_PUZZLES)(lambda one: explain(one, maker.codes(one.length))),
        counting=Counting(DayCounts(data_dir / COUNTS_FILE_NAME)),
    )
    reports = Reports(data_dir / FILE_NAME)
    may_report = limiter(REPORT_RATE)

    async def report_word(word: str, reason: str, player: str) -> Kept:
        if not may_report(player):
            return "enough"
        day = today(services.clock())
        try:
            kept = await asyncio.to_thread(reports.add, word, reason, player, day)
        except DataError as error:
            log.error("a report could not be kept: %s", error)
            return "failed"
        return "kept" if kept else "failed"

    return replace(services, report_word=report_word)
