"""The codebreaker at work for all players: off the event loop, a few jobs at a time, fairly.

A job may take some tenths of a second. It runs in one of a few threads, which NumPy lets run beside
the loop, and waits for it in a :class:`.waiting_line.WaitingLine`; what takes no time at all has a
thread of its own. Knows no game and no storage.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from literatura.codebreaker import Codebreaker, load_openings
from literatura.lexicon import Lexicon
from ui.waiting_line import Asker, TooBusyError, WaitingLine

T = TypeVar("T")

WORKERS = max(1, (os.cpu_count() or 1) - 1)
"""Threads at work: one core is left to the loop that answers guesses."""

GLANCES = 200
"""So many jobs that take no time may be in line."""


class Codebreakers:
    """One codebreaker for each length, made when it is first needed."""

    def __init__(self, make: Callable[[int], Codebreaker], workers: int = WORKERS) -> None:
        """``make`` is called once for each length, in a worker's thread."""
        self._make = make
        self._line = WaitingLine(workers)
        self._glancing = ThreadPoolExecutor(1, thread_name_prefix="codebreaker-glance")
        self._glances = 0
        self._made: dict[int, Codebreaker] = {}
        self._making = threading.Lock()

    async def run(self, asker: Asker, length: int, job: Callable[[Codebreaker], T]) -> T:
        """Return what the job makes of the length's codebreaker; cancelled, it leaves the line.

        Raises:
            TooBusyError: too many jobs are in line; nothing was done.
        """
        return await self._line.run(asker, lambda: job(self._codebreaker(length)))

    async def glance(self, length: int, job: Callable[[Codebreaker], T]) -> T:
        """Return the same of a job that takes a millisecond or two, without standing in line.

        Raises:
            TooBusyError: even of these there are too many.
        """
        if self._glances >= GLANCES:
            raise TooBusyError
        self._glances += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._glancing, lambda: job(self._codebreaker(length))
            )
        finally:
            self._glances -= 1

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
