"""Counts the ends of days' games away from the event loop, one after the other.

One thread writes and reads, so whoever asks after an end is told a number that has it in. A count
that fails is logged and costs no player anything. Knows no page.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import TypeVar

from literatura.day_counts import DayCount, DayCounts, Ending
from literatura.errors import DataError

T = TypeVar("T")

log = logging.getLogger("literatura.counting")


class Counting:
    """The host's counts; without a store nothing is counted."""

    def __init__(self, store: DayCounts | None = None) -> None:
        self._store = store
        # Not the loop's own threads: what waits there is dropped when the server is told to stop.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="counting")

    def add(self, ending: Ending | None) -> None:
        """Count one more end, soon; None counts nothing."""
        store = self._store
        if store is not None and ending is not None:
            self._thread.submit(_logged, lambda: store.add(ending))

    async def of(self, game: str, day: date) -> DayCount | None:
        """Return the counts of a day's game; None where they can't be had."""
        store = self._store
        return None if store is None else await self._read(lambda: store.of(game, day))

    async def since(self, game: str, first: date, last: date) -> dict[date, DayCount] | None:
        """Return the counts of the days that have any; None where they can't be had."""
        store = self._store
        return None if store is None else await self._read(lambda: store.since(game, first, last))

    async def _read(self, work: Callable[[], T]) -> T | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, _logged, work)


def _logged(work: Callable[[], T]) -> T | None:
    try:
        return work()
    except DataError as error:
        log.error("the day's counts: %s", error)
        return None
