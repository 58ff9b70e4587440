"""Answers to addresses that lead nowhere and to faults of the site, in the site's own look.

Knows neither the look nor the words: ``ui.pages.errors`` draws them.
"""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import Response
from nicegui import Client
from nicegui.page import page
from starlette.exceptions import HTTPException

from ui.pages.errors import render


def add_error_pages(pages_app: FastAPI) -> None:
    """Answer with drawn pages in place of NiceGUI's; a fault is still raised, and so logged."""

    async def not_found(request: Request, error: Exception) -> Response:
        if request.url.path.startswith("/_nicegui") and isinstance(error, HTTPException):
            return await http_exception_handler(request, error)
        return _draw(request, 404)

    async def fault(request: Request, _: Exception) -> Response:
        return _draw(request, 500)

    pages_app.add_exception_handler(404, not_found)
    pages_app.add_exception_handler(Exception, fault)


def _draw(request: Request, status: int) -> Response:
    with Client(page(""), request=request) as client:
        render(status)
    return client.build_response(request, status)
