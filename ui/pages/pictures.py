"""Pictures of the days' puzzles, to download and for previews of links; never with the solution."""

from __future__ import annotations

import asyncio
from datetime import date
from functools import lru_cache

from fastapi import Request, Response
from nicegui import app

from literatura.picture import BoardPicture, draw_board, draw_card, to_png, to_svg
from literatura.puzzle import Puzzle
from literatura.schedule import day_number
from ui.pages.errors import error_page
from ui.pages.puzzle import begun_puzzle, parse_day
from ui.services import Services
from ui.texts import Say

_FOLDER = "/kep/feladvany"
# A published puzzle never changes; private, since the answer may carry a new player's cookie.
_HEADERS = {"Cache-Control": "private, max-age=86400"}


def register(services: Services) -> None:
    """Give the pictures their routes."""

    async def answer(day: str, kind: str, request: Request) -> Response:
        parsed = parse_day(day)
        puzzle = None if parsed is None else await begun_puzzle(services, parsed)
        if parsed is None or puzzle is None:
            return error_page(404, request)
        content = await asyncio.to_thread(_draw, puzzle, parsed, kind)
        media_type = "image/svg+xml" if kind == "svg" else "image/png"
        return Response(content, media_type=media_type, headers=_HEADERS)

    @app.get(f"{_FOLDER}/{{day}}.png")
    async def png(day: str, request: Request) -> Response:
        return await answer(day, "png", request)

    @app.get(f"{_FOLDER}/{{day}}.svg")
    async def svg(day: str, request: Request) -> Response:
        return await answer(day, "svg", request)

    @app.get(f"{_FOLDER}/{{day}}/kartya.png")
    async def card(day: str, request: Request) -> Response:
        return await answer(day, "card", request)


@lru_cache(32)
def _draw(puzzle: Puzzle, day: date, kind: str) -> bytes:
    say = Say()
    caption = say("puzzle.caption", number=day_number(day), date=say.date(day))
    board = BoardPicture(puzzle.length, puzzle.rows, caption, difficulty=puzzle.difficulty)
    if kind == "card":
        return to_png(draw_card(board), 1)
    if kind == "svg":
        return to_svg(draw_board(board)).encode()
    return to_png(draw_board(board))
