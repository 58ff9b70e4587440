"""Who the player is: keeps the cookie alive, and the file behind it readable.

The cookie is Starlette's signed session cookie, with the id that NiceGUI puts in. This layer stands
between the two. Knows nothing of games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ui.player_files import player_file, set_aside_if_corrupt

COOKIE = "literatura"  # not Starlette's "session": cookies don't tell ports apart
COOKIE_MAX_AGE_S = 400 * 86_400  # the longest that browsers keep one
RENEW_AFTER_DAYS = 7

_RENEWED = "renewed"
_ID = "id"  # NiceGUI's key


class PlayerMiddleware:
    """Renews a week-old cookie on page loads; sets a corrupt player file aside before it is read.

    Stands inside Starlette's ``SessionMiddleware`` and outside NiceGUI.
    """

    def __init__(self, app: ASGIApp, folder: Path, clock: Callable[[], datetime]) -> None:
        self._app = app
        self._folder = folder
        self._clock = clock
        self._checked: dict[str, tuple[int, int]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        session = scope["session"]
        now = self._clock()
        if _ID in session:
            await self._check_file(session[_ID], now)

        async def renew_then_send(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_page(message):
                renewed = session.get(_RENEWED)
                if _ID in session and not _is_recent(renewed, now.date()):
                    session[_RENEWED] = now.date().isoformat()
            await send(message)

        await self._app(scope, receive, renew_then_send)

    async def _check_file(self, player_id: str, now: datetime) -> None:
        path = player_file(self._folder, player_id)
        try:
            status = path.stat()
        except OSError:
            return
        state = (status.st_mtime_ns, status.st_size)
        if self._checked.get(player_id) == state:
            return
        if len(self._checked) >= 4096:
            self._checked.clear()
        self._checked[player_id] = state
        await asyncio.to_thread(set_aside_if_corrupt, path, now)


class SecureCookieMiddleware:
    """Marks cookies ``Secure`` when the player came by https, straight or through a trusted proxy.

    Not a fixed option, since the same server answers http at home and https behind a proxy.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http" or scope["scheme"] != "https":
            await self._app(scope, receive, send)
            return

        async def send_secure(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, value + b"; secure" if name.lower() == b"set-cookie" else value)
                    for name, value in message["headers"]
                ]
            await send(message)

        await self._app(scope, receive, send_secure)


def _is_page(message: Message) -> bool:
    return MutableHeaders(scope=message).get("content-type", "").startswith("text/html")


def _is_recent(renewed: object, today: date) -> bool:
    try:
        return (today - date.fromisoformat(str(renewed))).days < RENEW_AFTER_DAYS
    except ValueError:
        return False
