"""A page asks the codebreaker, and asks no more once it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from ipaddress import IPv6Address, ip_address
from typing import Any, TypeVar

from nicegui import ui

from literatura.codebreaker import Codebreaker
from literatura.errors import LiteraturaError
from ui.codebreakers import Codebreakers
from ui.state import player_id
from ui.waiting_line import Asker

T = TypeVar("T")


class GoneError(LiteraturaError):
    """The page was closed before the answer came: nobody is there to be told."""


class Asking:
    """The questions of one page; made while it is built."""

    def __init__(self, codebreakers: Codebreakers) -> None:
        client = ui.context.client
        self._codebreakers = codebreakers
        self._asker = Asker(player_id(), _address(client.request.client))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._gone = False
        client.on_delete(self._leave)

    async def work(self, length: int, job: Callable[[Codebreaker], T]) -> T:
        """Return what a job of some tenths of a second makes of the length's codebreaker.

        Raises:
            TooBusyError: too many jobs are in line.
            GoneError: the page was closed.
        """
        return await self._unless_gone(self._codebreakers.run(self._asker, length, job))

    async def glance(self, length: int, job: Callable[[Codebreaker], T]) -> T:
        """Return the same of a job that takes no time; raises as above."""
        return await self._unless_gone(self._codebreakers.glance(length, job))

    async def _unless_gone(self, question: Coroutine[Any, Any, T]) -> T:
        if self._gone:
            question.close()
            raise GoneError
        task = asyncio.create_task(question)
        self._tasks.add(task)
        try:
            return await task
        except asyncio.CancelledError:
            if self._gone:
                raise GoneError from None
            raise
        finally:
            task.cancel()  # where this very call was cancelled
            self._tasks.discard(task)

    def _leave(self) -> None:
        self._gone = True
        for task in self._tasks:
            task.cancel()


def _address(peer: Any) -> str:
    """Return the peer's address; of version 6 the part that one household has to itself."""
    host = peer.host if peer else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
