"""A site in memory with a clock that a test can turn, and players who open its pages."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from nicegui import app, core, ui
from nicegui.element import Element
from nicegui.storage import Storage
from nicegui.testing.general import nicegui_reset_globals, prepare_simulation
from nicegui.testing.user import User

from tests.small import LEXICON, MONDAY_NOON, schedule
from ui.codebreakers import make_codebreakers
from ui.services import Kept, Services


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def turn(self, **by: float) -> None:
        self.now += timedelta(**by)


class Player:
    """One browser: opens pages, makes guesses, and reads what the board was told."""

    def __init__(self, user: User) -> None:
        self.user = user

    async def open(self, path: str = "/") -> None:
        await self.user.open(path)

    async def guess(self, word: str, row: int | None = None) -> None:
        """Send a guess as the board does; ``row`` None means the next one."""
        await self.send("guess", {"row": len(self.rows) + 1 if row is None else row, "word": word})

    async def send(self, event: str, args: Any, to: Element | None = None) -> None:
        """Send what a browser might, or what it never would, and wait for what comes of it.

        What does not go ``to`` another element goes to the board.
        """
        with self.user._client:
            listeners = (to or self.board)._event_listeners.values()
            handlers = [one.handler for one in listeners if one.type == event]
        assert handlers
        for handler in handlers:
            await _call(handler, self, args)

    async def click(self, testid: str) -> None:
        """Press the button with this handle."""
        (button,) = self.by_testid(testid)
        for listener in list(button._event_listeners.values()):
            await _call(listener.handler, self, {})

    async def fill(self, testid: str, word: str) -> None:
        """Type a word into the field with this handle, and send the form around it."""
        (field,) = self.by_testid(testid)
        slot = field.parent_slot
        assert slot is not None
        await self.send("submit", word, to=slot.parent)

    async def run_timers(self) -> None:
        """Do at once what waits on the page for its time, and wait for what comes of it."""
        for one in list(self.user._client.elements.values()):
            if isinstance(one, ui.timer) and one.active and not one.is_deleted:
                assert one.callback is not None
                await _call(one.callback, self, {})

    def by_testid(self, testid: str) -> list[Element]:
        elements = self.user._client.elements.values()
        return [one for one in elements if one.props.get("data-testid") == testid]

    @property
    def board(self) -> Element:
        (board,) = self.user.find(marker="board").elements
        return board

    @property
    def rows(self) -> list[list[Any]]:
        return [list(row) for row in self.board.props["rows"]]

    @property
    def message(self) -> str:
        (line,) = self.user.find(marker="message").elements
        told = "".join(child.props["innerHTML"] for child in line.default_slot.children)
        return told.replace("\N{NO-BREAK SPACE}", " ")

    def text(self) -> str:
        """Return all that stands on the page."""
        elements = self.user._client.elements.values()
        texts = [one._text or str(one.props.get("innerHTML", "")) for one in elements]
        return "\n".join(filter(None, texts))

    def told(self) -> str:
        """Return all that the browser has been told of the page."""
        return str([one._to_dict() for one in self.user._client.elements.values()])


async def _call(handler: Any, player: Player, args: Any) -> None:
    from nicegui.events import GenericEventArguments
    from nicegui.storage import request_contextvar

    client = player.user._client
    request_contextvar.set(client.request)
    with client.content:
        arguments = GenericEventArguments(sender=client.content, client=client, args=args)
        result = handler(arguments) if _takes_arguments(handler) else handler()
        if hasattr(result, "__await__"):
            await result


def _takes_arguments(handler: Any) -> bool:
    import inspect

    parameters = inspect.signature(handler).parameters.values()
    return any(one.default is one.empty for one in parameters)


@pytest.fixture(scope="module", autouse=True)
def small_heap() -> None:
    """Keep what is in memory already out of the collections that NiceGUI forces for each test.

    They look at words, modules and much else that stays: three quarters of the time of a test.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def clock() -> Clock:
    return Clock(MONDAY_NOON)


@pytest.fixture
def reported() -> list[tuple[str, str]]:
    """Return the words, and why they were refused, that players have reported so far."""
    return []


@pytest.fixture
def services(clock: Clock, reported: list[tuple[str, str]]) -> Services:
    async def report_word(word: str, reason: str, _: str) -> Kept:
        reported.append((word, reason))
        return "kept"

    return Services(
        LEXICON,  # type: ignore[arg-type]
        schedule(),
        make_codebreakers(LEXICON),  # type: ignore[arg-type]
        clock=clock,
        choose=lambda words: words[0],
        report_word=report_word,
        may_guess=lambda _: True,
    )


@pytest.fixture
async def new_player(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[], Player]]:
    """Return what makes a new browser on one site."""
    # A folder of its own: tests that run side by side would sweep each other's players away.
    monkeypatch.setattr(Storage, "path", tmp_path / "players")
    async with _site(services):
        clients: list[httpx.AsyncClient] = []

        def make() -> Player:
            transport = httpx.ASGITransport(core.app)
            clients.append(httpx.AsyncClient(transport=transport, base_url="http://test"))
            return Player(User(clients[-1]))

        yield make
        for client in clients:
            await client.aclose()


@pytest.fixture
def player(new_player: Callable[[], Player]) -> Player:
    return new_player()


@asynccontextmanager
async def _site(services: Services) -> AsyncIterator[None]:
    with nicegui_reset_globals():
        from ui.pages import register  # NiceGUI forgets the modules of pages after each test

        os.environ["NICEGUI_USER_SIMULATION"] = "true"
        try:
            prepare_simulation()
            register(services)
            ui.run(storage_secret="a secret of the tests")
            async with core.app.router.lifespan_context(core.app):
                yield
        finally:
            del os.environ["NICEGUI_USER_SIMULATION"]


def forget_memory() -> None:
    """Drop what the server holds of its players in memory, as the end of its process would."""
    app.storage._users.clear()
