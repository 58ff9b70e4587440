"""A line of jobs in front of a few threads, in which nobody stands in everybody's way.

Addresses take turns, and at one address its players, so that one person with many browsers waits
for themselves and not the others. Knows nothing of what the jobs do.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, TypeVar

from literatura.errors import LiteraturaError

T = TypeVar("T")

PER_PLAYER = 3
"""So many jobs of one player may be at work or in line,"""
PER_ADDRESS = 30
"""so many of all players at one address,"""
IN_ALL = 200
"""and so many of all players."""


class TooBusyError(LiteraturaError):
    """Too many jobs are in line."""


class Asker(NamedTuple):
    """Who wants a job done: a player, and the address they come from, as far as it is known."""

    player: str
    address: str = ""


class WaitingLine:
    """Threads, and the jobs that wait for them; used from one event loop."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="codebreaker")
        # Whose turn it is goes by the order of the keys: who was served goes to the end.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._at_work: set[Asker] = set()
        self._jobs: Counter[Asker] = Counter()

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        """Return what the work returns; cancelled, it leaves the line or ends unheard.

        Raises:
            TooBusyError: too many jobs are in line; nothing was done.
        """
        here = sum(n for one, n in self._jobs.items() if one.address == asker.address)
        if self._jobs[asker] >= PER_PLAYER or here >= PER_ADDRESS or self._jobs.total() >= IN_ALL:
            raise TooBusyError(asker)
        self._jobs[asker] += 1
        try:
            await self._turn(asker)
        except BaseException:
            self._forget(asker)
            raise
        loop = asyncio.get_running_loop()
        running = self._pool.submit(work)

        def ended(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop ended first
                loop.call_soon_threadsafe(self._leave, asker)

        running.add_done_callback(ended)
        return await asyncio.wrap_future(running)

    async def _turn(self, asker: Asker) -> None:
        """Wait for the asker's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        here = self._waiting.setdefault(asker.address, {})
        here.setdefault(asker.player, deque()).append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._at_work.discard(asker)  # it was called, and had gone
                self._admit()
            else:
                self._drop(asker, turn)
            raise

    def _admit(self) -> None:
        """Call those whose turn it is; a player has one job at work."""
        while len(self._at_work) < self._workers:
            asker = next(self._in_turn(), None)
            if asker is None:
                return
            here = self._waiting.pop(asker.address)
            line = here.pop(asker.player)
            turn = line.popleft()
            if line:
                here[asker.player] = line
            if here:
                self._waiting[asker.address] = here
            if not turn.cancelled():
                self._at_work.add(asker)
                turn.set_result(None)

    def _in_turn(self) -> Iterator[Asker]:
        for address, here in self._waiting.items():
            for player in here:
                asker = Asker(player, address)
                if asker not in self._at_work:
                    yield asker

    def _drop(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        here = self._waiting.get(asker.address, {})
        line = here.get(asker.player, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            here.pop(asker.player, None)
        if not here:
            self._waiting.pop(asker.address, None)

    def _leave(self, asker: Asker) -> None:
        self._at_work.discard(asker)
        self._forget(asker)
        self._admit()

    def _forget(self, asker: Asker) -> None:
        self._jobs[asker] -= 1
        if not self._jobs[asker]:
            del self._jobs[asker]
