"""Scripts, styles and fonts: compressed once, then served from memory; fonts for ever.

NiceGUI compresses its 1 MB of scripts anew for every visitor, on the loop that answers guesses.
Knows nothing of what the files are for.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import brotli
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_MAX_ENTRIES = 128
_COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
_DROPPED = {b"content-length", b"set-cookie", b"vary", b"accept-ranges"}


@dataclass(frozen=True, slots=True)
class _Asset:
    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def is_kept(self) -> bool:
        kind = Headers(raw=list(self.headers)).get("content-type", "")
        return self.status == 200 and kind.startswith(_COMPRESSIBLE)

    def compressed(self, encoding: str, body: bytes) -> _Asset:
        added = ((b"content-encoding", encoding.encode()), (b"vary", b"Accept-Encoding"))
        return _Asset(self.status, (*self.headers, *added), body)

    async def send(self, send: Send) -> None:
        length = (b"content-length", b"%d" % len(self.body))
        headers = [*self.headers, length]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


class OwnFiles(StaticFiles):
    """The site's own files; a font's name holds its hash, so that browsers never ask again."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:  # noqa: D102
        response = super().file_response(*args, **kwargs)
        lasting = response.headers.get("content-type") == "font/woff2"
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if lasting else "public, max-age=3600"
        )
        return response


class CompressedAssetsMiddleware:
    """Keeps files below ``prefix`` in memory, compressed; they must never change.

    The first visitor gets a quick compression (Brotli 5, 11 ms for the largest file), later ones
    the best (Brotli 11, 0.7 s once, in a thread). Such responses carry no cookie, so that proxies
    may keep them.
    """

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix
        self._kept: dict[tuple[str, str], _Asset] = {}
        self._improving: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()  # a core stays free for guesses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if (
            scope["type"] != "http"
            or scope["method"] != "GET"
            or not scope["path"].startswith(self._prefix)
        ):
            await self._app(scope, receive, send)
            return
        key = (scope["path"], _best_encoding(Headers(scope=scope)))
        asset = self._kept.get(key) or await self._fetch(key, scope, receive)
        await asset.send(send)

    async def _fetch(self, key: tuple[str, str], scope: Scope, receive: Receive) -> _Asset:
        asset = await _collect(self._app, scope, receive)
        encoding = key[1]
        if not asset.is_kept() or encoding not in _QUICK:
            return asset
        body = await asyncio.to_thread(_QUICK[encoding], asset.body)
        quick = asset.compressed(encoding, body)
        if len(self._kept) < _MAX_ENTRIES:
            self._kept[key] = quick
            if encoding == "br":
                task = asyncio.create_task(self._improve(key, asset))
                self._improving.add(task)
                task.add_done_callback(self._improving.discard)
        return quick

    async def _improve(self, key: tuple[str, str], asset: _Asset) -> None:
        async with self._one_at_a_time:
            body = await asyncio.to_thread(brotli.compress, asset.body, quality=11)
        self._kept[key] = asset.compressed("br", body)


_QUICK: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda body: bytes(brotli.compress(body, quality=5)),
    "gzip": lambda body: gzip.compress(body, 9, mtime=0),
}


def _best_encoding(headers: Headers) -> str:
    offered = {
        part.split(";")[0].strip()
        for part in headers.get("accept-encoding", "").split(",")
        if not part.replace(" ", "").endswith(";q=0")
    }
    return next((encoding for encoding in _QUICK if encoding in offered), "identity")


async def _collect(app: ASGIApp, scope: Scope, receive: Receive) -> _Asset:
    """Return the whole uncompressed answer of ``app``."""
    plain = [(n, v) for n, v in scope["headers"] if n not in (b"accept-encoding", b"range")]
    start: Message = {}
    chunks: list[bytes] = []

    async def keep(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        else:
            chunks.append(message.get("body", b""))

    await app({**scope, "headers": plain}, receive, keep)
    headers = tuple((n, v) for n, v in start["headers"] if n.lower() not in _DROPPED)
    return _Asset(start["status"], headers, b"".join(chunks))
