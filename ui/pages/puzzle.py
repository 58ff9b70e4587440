"""Napi feladvány: today's at ``/feladvany``, the earlier ones at ``/feladvany/2026-01-01``."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from html import escape

from fastapi import Request, Response
from nicegui import ui

from literatura.errors import DateError, NoPuzzleError
from literatura.puzzle import Puzzle
from literatura.schedule import DAY_ONE, day_number, today
from ui.components.puzzle_desk import PuzzleDesk
from ui.components.text import link, text
from ui.pages.errors import error_page
from ui.services import Services
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/feladvany"


def register(services: Services) -> None:
    """Give the pages their routes."""

    @ui.page(PATH)
    async def puzzle_page(request: Request) -> Response | None:
        return await _page(services, today(services.clock()), request)

    @ui.page(f"{PATH}/{{day}}")
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
    about = say("puzzle.description")
    with frame(Heading(title, beside, path, True, picture, description=about), say):
        PuzzleDesk(services, say, puzzle, lambda: _below(day, is_today, say))
    return None


def _beside(day: date, is_today: bool, say: Say) -> str:
    if is_today:
        return say("puzzle.heading", number=day_number(day), weekday=say.weekday(day))
    return say("puzzle.past", number=day_number(day), date=say.short_date(day))


def _below(day: date, is_today: bool, say: Say) -> None:
    if is_today:
        text("p", say("puzzle.next"))
    with ui.element("p"):
        if not is_today:
            link(PATH, say("puzzle.today"))
        elif day > DAY_ONE:
            link(f"{PATH}/{day - timedelta(days=1)}", say("puzzle.before"))
    with ui.element("p"):
        link(f"{PATH}/uj", say("fresh.link"))
    with ui.element("p"):
        picture = link(f"/kep/feladvany/{day}.png", say("puzzle.picture"))
        picture.props("download data-testid=picture")


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
