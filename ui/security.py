"""What the site refuses: foreign pages on its socket, oversized or misshapen messages, framing.

Knows nothing of games; what a well-shaped event may do is checked where it is handled. The content
security policy keeps 'unsafe-inline' and 'unsafe-eval', without which NiceGUI's pages don't run.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any
from urllib.parse import urlsplit

from nicegui import core
from socketio.exceptions import ConnectionRefusedError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_MESSAGE_BYTES = 16_384  # the largest that a page sends is its handshake, below 1 kB

_LOG = logging.getLogger(__name__)
_MAX_LOGGED = 200

_PAGE_HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'self'",
        )
    ),
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeadersMiddleware:
    """Adds the security headers; those about pages to pages only, which keeps assets small."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                if headers.get("content-type", "").startswith("text/html"):
                    headers.update(_PAGE_HEADERS)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def protect_socket() -> None:
    """Limit who may open NiceGUI's socket, how long its messages are and what shape they have.

    Call it once, before the server runs.
    """
    core.sio.eio.cors_allowed_origins = is_same_host
    core.sio.eio.max_http_buffer_size = MAX_MESSAGE_BYTES
    handlers = core.sio.handlers["/"]
    for name, keys in _SHAPES.items():
        handlers[name] = _guarded(handlers[name], keys, own_client=name != "handshake")
    handlers["connect"] = _guarded_connect(handlers["connect"])
    handlers["log"] = _log_from_page


def is_same_host(origin: str | None, environ: dict[str, Any]) -> bool:
    """Return whether a page of this very host opens the socket.

    Proxies may pass the host on in ``Host`` or in ``X-Forwarded-Host``; a page of another host can
    set neither. The scheme isn't compared, since a proxy that ends TLS need not tell it.
    """
    if origin is None:
        return True  # not a browser: nobody's cookies come along
    hosts = {environ.get("HTTP_HOST"), environ.get("HTTP_X_FORWARDED_HOST")}
    return bool(origin) and _host(origin) in {_host(f"//{host}") for host in hosts if host}


def _host(url: str) -> tuple[str | None, int | None]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None, -1
    return parts.hostname, None if port in (80, 443) else port


_SHAPES: dict[str, dict[str, type]] = {
    "handshake": {"client_id": str, "tab_id": str, "document_id": str},
    "event": {"client_id": str, "id": int, "args": list},
    "javascript_response": {"client_id": str, "request_id": str},
    "ack": {"client_id": str, "next_message_id": int},
}


def _guarded(
    handler: Callable[[str, Any], Any], keys: dict[str, type], *, own_client: bool
) -> Callable[..., Awaitable[Any]]:
    """Return ``handler`` for messages that have these keys and, where asked, name their own page.

    NiceGUI's handlers take what comes: a misshapen message would log a traceback each time, and an
    event would be played for whatever page it names.
    """

    async def handle(sid: str, message: Any = None, *_: Any) -> Any:
        shaped = isinstance(message, dict) and all(
            isinstance(message.get(key), kind) for key, kind in keys.items()
        )
        if not shaped or (own_client and message["client_id"] not in core.sio.rooms(sid)):
            _LOG.debug("a misshapen or foreign message was dropped")
            return False
        try:
            result = handler(sid, message)
            return await result if isawaitable(result) else result
        except (KeyError, TypeError, ValueError) as error:  # NiceGUI handles our handlers' own
            _LOG.debug("a message was dropped: %r", error)
            return False

    return handle


def _guarded_connect(handler: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def connect(sid: str, environ: dict[str, Any], auth: Any = None) -> Any:
        try:
            return await handler(sid, environ, auth)
        except (KeyError, TypeError, ValueError):
            raise ConnectionRefusedError("misshapen query") from None

    return connect


def _log_from_page(_sid: str, message: Any = None, *_: Any) -> None:
    text = message.get("message") if isinstance(message, dict) else None
    _LOG.info("a page reports: %s", str(text)[:_MAX_LOGGED])
