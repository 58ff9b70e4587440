"""Answers to addresses that lead nowhere and to faults of the site, in the site's own look.

Whole HTML documents: a NiceGUI page would cost 0.1 MB of memory for a minute, for each address that
a bot tries. Knows neither the look nor the words: ``ui.pages.errors`` has them.
"""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from ui.pages.errors import error_page


def add_error_pages(app: FastAPI) -> None:
    """Answer with rendered pages in place of NiceGUI's; a fault is still raised, thus logged."""

    async def not_found(request: Request, error: Exception) -> Response:
        is_asset = request.url.path.startswith("/_nicegui")
        if is_asset and isinstance(error, HTTPException):
            return await http_exception_handler(request, error)
        return error_page(404, request)

    async def fault(request: Request, _: Exception) -> Response:
        return error_page(500, request)

    app.add_exception_handler(404, not_found)
    app.add_exception_handler(Exception, fault)
