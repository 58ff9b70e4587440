"""The codebreaker at work for all players: off the event loop, a few jobs at a time, fairly.

A job may take some tenths of a second. It runs in one of a few threads, which NumPy lets run beside
the loop; a player has one job at a time and few in line, so that nobody stalls the others. Knows no
game and no storage.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from literatura.codebreaker import Codebreaker, load_openings
from literatura.errors import LiteraturaError
from literatura.lexicon import Lexicon

T = TypeVar("T")

WORKERS = max(1, (os.cpu_count() or 1) - 1)
"""Threads at work: one core is left to the loop that answers guesses."""

PER_PLAYER = 3
"""So many jobs of one player may be at work or in line,"""
IN_ALL = 200
"""and so many of all players."""


class TooBusyError(LiteraturaError):
    """The player, or all players together, have too many jobs in line."""


class Codebreakers:
    """One codebreaker for each length, made when it is first needed."""

    def __init__(self, make: Callable[[int], Codebreaker], workers: int = WORKERS) -> None:
        """``make`` is called once for each length, in a worker's thread."""
        self._make = make
        self._workers = ThreadPoolExecutor(workers, thread_name_prefix="codebreaker")
        self._made: dict[int, Codebreaker] = {}
        self._making = threading.Lock()
        self._jobs: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def run(self, player: str, length: int, job: Callable[[Codebreaker], T]) -> T:
        """Return what the job makes of the length's codebreaker.

        Raises:
            TooBusyError: too many jobs are in line; nothing was done.
        """
        if self._jobs[player] >= PER_PLAYER or self._jobs.total() >= IN_ALL:
            raise TooBusyError(player)
        self._jobs[player] += 1
        turn = self._turns.setdefault(player, asyncio.Lock())
        try:
            async with turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._workers, self._work, length, job)
        finally:
            self._jobs[player] -= 1
            if not self._jobs[player]:
                del self._jobs[player], self._turns[player]

    def _work(self, length: int, job: Callable[[Codebreaker], T]) -> T:
        return job(self._codebreaker(length))

    def _codebreaker(self, length: int) -> Codebreaker:
        if length not in self._made:
            with self._making:
                if length not in self._made:
                    self._made[length] = self._make(length)
        return self._made[length]


def make_codebreakers(lexicon: Lexicon, openings_file: Path | None = None) -> Codebreakers:
    """Return the codebreakers of the lexicon's words, with first guesses worked out in advance."""
    openings: Mapping[str, str] = load_openings(openings_file) if openings_file else {}

    def make(length: int) -> Codebreaker:
        words = lexicon.words(length)
        return Codebreaker(words, [lexicon.level(word) for word in words], openings)

    return Codebreakers(make)
