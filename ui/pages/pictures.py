"""Boards as pictures: the days' puzzles, for everybody and for previews; and one's own games.

A puzzle is always drawn without its solution; a game's word is shown only once the game is over.
For passing on there is a picture of each ended game without a letter.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from fastapi import Request, Response
from nicegui import app

from literatura.errors import DateError, NoPuzzleError, NoSuchGameError
from literatura.game import Game, Status
from literatura.modes import DAILY, FREE
from literatura.picture import (
    BoardPicture,
    day_caption,
    draw_board,
    draw_card,
    sheet,
    to_pdf,
    to_png,
    to_svg,
)
from literatura.puzzle import Puzzle
from literatura.schedule import day_number
from literatura.scoring import Score
from literatura.share import steps_text
from ui.pages.errors import error_page
from ui.pages.fresh_puzzle import PICTURE as FRESH
from ui.pages.fresh_puzzle import is_seed, wished
from ui.pages.puzzle import begun_puzzle, parse_day
from ui.pages.setter import HIDDEN_PICTURE as SETTER_HIDDEN
from ui.pages.setter import PICTURE as SETTER
from ui.services import Services
from ui.sharing import HIDDEN_PICTURE
from ui.state import load_player
from ui.texts import Say

_PUZZLES = "/kep/feladvany"
# A published puzzle never changes; private, since the answer may carry a new player's cookie.
_LASTING = {"Cache-Control": "private, max-age=86400"}
_TYPES = {
    "png": "image/png",
    "card": "image/png",
    "svg": "image/svg+xml",
    "pdf": "application/pdf",
}
_FLEETING = {"Cache-Control": "no-store"}


def register(services: Services) -> None:
    """Give the pictures their routes."""
    _register_puzzles(services)
    _register_hidden(services)

    @app.get("/kep/napi/{key}.png")
    async def daily(key: str, request: Request) -> Response:
        try:
            day = DAILY.day(key, services.table())
        except (DateError, NoSuchGameError):
            return error_page(404, request)
        say = Say()
        caption = say("daily.past", number=day.number, date=say.date(day.date))
        session = load_player().session(DAILY.name, key)
        return await _game(session.game if session else None, day.length, caption)

    @app.get("/kep/szabad/{key}.png")
    async def free(key: str, request: Request) -> Response:
        try:
            length = FREE.length(key, services.table())
        except NoSuchGameError:
            return error_page(404, request)
        session = load_player().session(FREE.name, key)
        return await _game(session.game if session else None, length, Say()("free.heading"))

    @app.get(SETTER)
    async def setter(request: Request) -> Response:
        game = load_player().setter
        if game is None:
            return error_page(404, request)
        board = BoardPicture(game.length, game.rows, Say()("setter.heading"), open_row=False)
        return await _picture(board)

    @app.get(f"{FRESH}/{{seed}}.png")
    async def fresh(seed: str, request: Request) -> Response:
        facts = request.query_params
        wish = wished(*(facts.get(name, "") for name in ("hossz", "sorok", "nehezseg")))
        if wish is None or not is_seed(seed):
            return error_page(404, request)
        try:
            puzzle = await asyncio.to_thread(services.new_puzzle, seed, wish)
        except NoPuzzleError:
            return error_page(404, request)
        return await _picture(_puzzle_board(puzzle, Say()("fresh.heading")))


def _register_puzzles(services: Services) -> None:
    async def answer(day: str, kind: str, request: Request) -> Response:
        parsed = parse_day(day)
        puzzle = None if parsed is None else await begun_puzzle(services, parsed)
        if parsed is None or puzzle is None:
            return error_page(404, request)
        content = await asyncio.to_thread(_draw_puzzle, puzzle, parsed, kind)
        return Response(content, media_type=_TYPES[kind], headers=_LASTING)

    @app.get(f"{_PUZZLES}/{{day}}.png")
    async def png(day: str, request: Request) -> Response:
        return await answer(day, "png", request)

    @app.get(f"{_PUZZLES}/{{day}}.svg")
    async def svg(day: str, request: Request) -> Response:
        return await answer(day, "svg", request)

    @app.get(f"{_PUZZLES}/{{day}}.pdf")
    async def pdf(day: str, request: Request) -> Response:
        return await answer(day, "pdf", request)

    @app.get(f"{_PUZZLES}/{{day}}/kartya.png")
    async def card(day: str, request: Request) -> Response:
        return await answer(day, "card", request)


def _register_hidden(services: Services) -> None:
    @app.get(f"/kep/napi/{{key}}/{HIDDEN_PICTURE}")
    async def daily(key: str, request: Request) -> Response:
        session = load_player().session(DAILY.name, key)
        if session is None or not session.game.is_over:
            return error_page(404, request)
        day = date.fromisoformat(key)
        caption = Say()("daily.past", number=day_number(day), date=Say().date(day))
        return await _hidden_game(session.game, caption)

    @app.get(f"/kep/szabad/{{key}}/{HIDDEN_PICTURE}")
    async def free(key: str, request: Request) -> Response:
        session = load_player().session(FREE.name, key)
        if session is None or not session.game.is_over:
            return error_page(404, request)
        return await _hidden_game(session.game, Say()("free.heading"))

    @app.get(SETTER_HIDDEN)
    async def setter(request: Request) -> Response:
        game = load_player().setter
        if game is None or not game.is_decided:
            return error_page(404, request)
        return await _hidden(
            game.length, [row.score for row in game.turns], Say()("setter.heading")
        )


@lru_cache(32)
def _draw_puzzle(puzzle: Puzzle, day: date, kind: str) -> bytes:
    board = _puzzle_board(puzzle, day_caption(day))
    if kind == "card":
        return to_png(draw_card(board), 1)
    if kind == "svg":
        return to_svg(draw_board(board)).encode()
    if kind == "pdf":
        page = sheet(board)
        return to_pdf([page], page.title)
    return to_png(draw_board(board))


def _puzzle_board(puzzle: Puzzle, caption: str) -> BoardPicture:
    return BoardPicture(puzzle.length, puzzle.rows, caption, difficulty=puzzle.difficulty)


async def _game(game: Game | None, length: int, caption: str) -> Response:
    """Return a picture of one's own game; without one, of an empty board."""
    turns = game.turns if game else ()
    is_over = game is not None and game.is_over
    board = BoardPicture(
        length,
        tuple((turn.guess, turn.score) for turn in turns),
        caption,
        open_row=not is_over,
        answer=game.secret if game is not None and is_over else None,
    )
    return await _picture(board)


async def _hidden_game(game: Game, caption: str) -> Response:
    """Return a picture of an ended game without its letters, and in how many steps it ended."""
    won = game.status is Status.WON
    steps = steps_text(len(game.turns) if won else None, game.rules.max_guesses)
    scores = [turn.score for turn in game.turns]
    return await _hidden(game.rules.length, scores, f"{caption} · {steps}")


async def _hidden(length: int, scores: Sequence[Score], caption: str) -> Response:
    blank = " " * length
    rows = tuple((blank, score) for score in scores)
    return await _picture(BoardPicture(length, rows, caption, open_row=False))


async def _picture(board: BoardPicture) -> Response:
    content = await asyncio.to_thread(to_png, draw_board(board))
    return Response(content, media_type="image/png", headers=_FLEETING)
