"""A player without a browser: speaks to the site's socket as a page does.

For times in which no browser has a part, and for more players than there is room for browsers.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import uuid
from collections.abc import Sequence
from html import unescape
from typing import Any
from urllib.parse import urlencode

import aiohttp
import socketio

_PATIENCE_S = 30
# NiceGUI looks ten times a second whether a new page has its socket; nobody types as fast as that.
_NICEGUI_PAUSE_S = 0.2


class SocketPlayer:
    """Opens the day's page, then makes guesses one by one."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self._socket = socketio.AsyncClient(http_session=self._http, reconnection=False)
        self._socket.on("update", self._on_update)
        self._answered = asyncio.Event()
        self._event: dict[str, Any] = {}
        self._row = 1

    async def open(self) -> int:
        """Load the page and connect; returns the number of letters of the day's word."""
        async with self._http.get(f"{self._url}/") as answer:
            page = await answer.text()
        found = re.search(r"parseElements\(String\.raw`(.*?)`\)", page, re.DOTALL)
        client = re.search(r"'client_id': '([^']+)', 'next_message_id': (\d+)", page)
        assert found, "the page has no elements where NiceGUI puts them"
        assert client, "the page has no client where NiceGUI puts it"
        elements = json.loads(unescape(found[1]))
        name, board = next(
            (name, one) for name, one in elements.items() if one.get("tag") == "nicegui-board"
        )
        listener = next(one for one in board["events"] if one["type"] == "guess")
        self._event = {
            "id": int(name),
            "client_id": client[1],
            "listener_id": listener["listener_id"],
        }
        query = {
            "client_id": client[1],
            "next_message_id": client[2],
            "implicit_handshake": "true",
            "document_id": uuid.uuid4(),
            "tab_id": uuid.uuid4(),
        }
        await self._socket.connect(
            f"{self._url}?{urlencode(query)}",
            socketio_path="/_nicegui_ws/socket.io",
            transports=["websocket"],
        )
        await asyncio.sleep(_NICEGUI_PAUSE_S)
        return int(board["props"]["length"])

    async def guess(self, word: str) -> float:
        """Make a guess; returns the milliseconds to its answer."""
        self._answered.clear()
        arguments = json.dumps({"row": self._row, "word": word})
        started = time.perf_counter()
        await self._socket.emit("event", self._event | {"args": [arguments]})
        await asyncio.wait_for(self._answered.wait(), _PATIENCE_S)
        self._row += 1
        return (time.perf_counter() - started) * 1000

    async def close(self) -> None:
        """Leave the page."""
        await self._socket.disconnect()
        await self._http.close()

    def _on_update(self, elements: dict[str, Any]) -> None:
        board = elements.get(str(self._event["id"])) or {}
        if len(board.get("props", {}).get("rows", ())) >= self._row:
            self._answered.set()


async def answer_times_ms(url: str, words: Sequence[str], players: int) -> list[float]:
    """Return the times of the answers to so many players, who make these guesses in turn."""
    times = []
    for _ in range(players):
        player = SocketPlayer(url)
        length = await player.open()
        times += [await player.guess(word) for word in words if len(word) == length]
        await player.close()
    return times
