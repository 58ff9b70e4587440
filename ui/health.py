"""Whether the server can keep what players do: ``GET /healthz``.

Knows nothing of players and leaves nothing behind: no cookie, no session, no file.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route


def health_route(*folders: Path) -> Route:
    """Return the route; it answers 200, or 503 with the reason when nothing can be written."""

    async def answer(_: Request) -> JSONResponse:
        reasons = [await asyncio.to_thread(why_not_writable, folder) for folder in folders]
        reason = next(filter(None, reasons), None)
        body = {"status": "error", "reason": reason} if reason else {"status": "ok"}
        headers = {"Cache-Control": "no-store"}
        return JSONResponse(body, status_code=503 if reason else 200, headers=headers)

    return Route("/healthz", answer, methods=["GET"])  # Starlette adds HEAD


def why_not_writable(folder: Path) -> str | None:
    """Return why nothing can be written in ``folder``, or ``None``; the trial file is removed."""
    try:
        with tempfile.TemporaryFile(dir=folder, prefix=".trial-") as trial:
            trial.write(b"\0" * 4096)
            trial.flush()
    except OSError as error:
        return f"the data directory can't be written: {error.strerror}"
    return None
