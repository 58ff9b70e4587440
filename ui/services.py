"""What is the same for all players; made once, in the composition root, and passed down."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from literatura.data_files import data_folder
from literatura.lexicon import Lexicon, load_lexicon
from literatura.modes import Table
from literatura.schedule import Schedule, load_pools, today
from ui.codebreakers import Codebreakers, make_codebreakers


def system_clock() -> datetime:
    """Return the present instant."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Services:
    """The words, the days, the time and the chance that every page shares."""

    lexicon: Lexicon
    schedule: Schedule
    codebreakers: Codebreakers
    clock: Callable[[], datetime] = system_clock
    choose: Callable[[Sequence[str]], str] = random.SystemRandom().choice
    may_guess: Callable[[str], bool] = field(default_factory=lambda: guess_limiter())

    def table(self) -> Table:
        """Return what lies on the table at this moment."""
        return Table(self.lexicon, self.schedule, today(self.clock()), self.choose)


def guess_limiter(rate: str = "30 per 10 seconds") -> Callable[[str], bool]:
    """Return what counts a player's guesses and says whether one more may be made now."""
    limiter, limit = MovingWindowRateLimiter(MemoryStorage()), parse(rate)
    return lambda player: limiter.hit(limit, player)


def make_services(seed: str) -> Services:
    """Return the services of a real site, with the host's own days for a seed of theirs."""
    lexicon = load_lexicon()
    schedule = Schedule(load_pools(data_folder() / "pools"), seed=seed)
    return Services(lexicon, schedule, make_codebreakers(lexicon, data_folder() / "openings.tsv"))
