"""Napi feladvány: today's at ``/feladvany``, the earlier ones at ``/feladvany/2026-01-01``."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from html import escape

from fastapi import Request, Response
from nicegui import ui

from literatura.day_counts import PUZZLE
from literatura.errors import DateError, NoPuzzleError
from literatura.puzzle import Puzzle
from literatura.schedule import DAY_ONE, day_number, today
from literatura.solving import Solving, Stage
from ui.components.day_line import day_line
from ui.components.grade import grade
from ui.components.puzzle_desk import PuzzleDesk
from ui.components.share import Shareable
from ui.components.text import link, text
from ui.components.tour import Start
from ui.pages.errors import error_page
from ui.pages.numbers import numbers_path
from ui.services import Services
from ui.sharing import puzzle_text
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/feladvany"
PATIENCE_S = 30.0
"""A puzzle may have to be made first, by a busy machine; NiceGUI would give up after three."""


def register(services: Services) -> None:
    """Give the pages their routes."""

    @ui.page(PATH, response_timeout=PATIENCE_S)
    async def puzzle_page(request: Request) -> Response | None:
        return await _page(services, today(services.clock()), request)

    @ui.page(f"{PATH}/{{day}}", response_timeout=PATIENCE_S)
    async def past_page(day: str, request: Request) -> Response | None:
        parsed = parse_day(day)
        if parsed is None:
            return error_page(404, request)
        return await _page(services, parsed, request)


def parse_day(key: str) -> date | None:
    """Return the day that a key like ``2026-01-01`` names; no other spelling will do."""
    try:
        day = date.fromisoformat(key)
    except ValueError:
        return None
    return day if key == day.isoformat() else None


async def begun_puzzle(services: Services, day: date) -> Puzzle | None:
    """Return the puzzle of a day that has begun; None for any other."""
    if not DAY_ONE <= day <= today(services.clock()):
        return None
    try:
        return await asyncio.to_thread(services.puzzle_of, day)
    except (DateError, NoPuzzleError):
        return None


async def _page(services: Services, day: date, request: Request) -> Response | None:
    puzzle = await begun_puzzle(services, day)
    if puzzle is None:
        return error_page(404, request)
    say = say_for_request()
    is_today = day == today(services.clock())
    beside = _beside(day, is_today, say)
    title = f"{say('site.title')} – {say('menu.puzzle')}"
    path = PATH if is_today else f"{PATH}/{day}"
    ui.add_head_html(_preview(day, title, request, say))
    picture = f"/kep/feladvany/{day}.png"
    heading = puzzle_heading(title, beside, path, picture, say("puzzle.description"))
    with puzzle_frame(heading, puzzle, say):
        PuzzleDesk(
            services,
            say,
            puzzle,
            share=lambda state: _shared(day, state, say),
            below=lambda state: _below(services, day, state, say),
        )
    return None


def puzzle_heading(title: str, beside: str, path: str, picture: str, description: str) -> Heading:
    """Return the heading of a page on which a puzzle is solved."""
    return Heading(
        title,
        beside,
        path,
        playing=True,
        picture=picture,
        description=description,
        styles=("puzzle",),
        welcome=Start.PUZZLE,
    )


@contextmanager
def puzzle_frame(heading: Heading, puzzle: Puzzle, say: Say) -> Iterator[None]:
    """Draw the page's frame, with how hard the puzzle is; inside it the page's own part."""
    with frame(heading, say) as drawn:
        with drawn.beside:
            grade(puzzle.difficulty, say)
        yield


def _beside(day: date, is_today: bool, say: Say) -> str:
    if is_today:
        return say("puzzle.heading", number=day_number(day), weekday=say.weekday(day))
    return say("puzzle.past", number=day_number(day), date=say.short_day(day))


def _shared(day: date, state: Solving, say: Say) -> Shareable:
    name = say("share.puzzle", number=day_number(day))
    text = puzzle_text(say, (name,), f"{PATH}/{day}", solved=state.stage is Stage.SOLVED)
    picture = f"/kep/feladvany/{day}.png"
    return Shareable(text, picture, f"literatura-feladvany-{day}.png", "share.picture.puzzle")


def _below(services: Services, day: date, state: Solving, say: Say) -> None:
    is_today = day == today(services.clock())
    day_line(
        say,
        numbers_path(day),
        lambda: services.counting.of(PUZZLE, day),
        key="numbers.line.puzzle",
        is_counted=state.answer is not None and state.answer.begun == day,
    )
    if is_today:
        text("p", say("puzzle.next"))
    with ui.element("p"):
        if not is_today:
            link(PATH, say("puzzle.today"))
        elif day > DAY_ONE:
            link(f"{PATH}/{day - timedelta(days=1)}", say("puzzle.before"))
    with ui.element("p"):
        link(f"{PATH}/uj", say("fresh.link"))
    with ui.element("p").classes("print"):
        text("span", say("puzzle.print"))
        for form in ("pdf", "svg", "png"):
            link(f"/kep/feladvany/{day}.{form}", form.upper())


def _preview(day: date, title: str, request: Request, say: Say) -> str:
    """Return what networks show of a link to the page: a picture without the solution."""
    image = f"{str(request.base_url).rstrip('/')}/kep/feladvany/{day}/kartya.png"
    facts = {
        "og:type": "website",
        "og:title": title,
        "og:description": say("puzzle.description"),
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()
    )
    return tags + '<meta name="twitter:card" content="summary_large_image">'
