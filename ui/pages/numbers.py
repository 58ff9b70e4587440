"""``/szamok``: how a day went for all players, and the days before; for hosts and the curious.

Numbers only: none of them tells who played, and none tells anything of a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from html import escape

from fastapi import Request, Response
from nicegui import ui

from literatura.day_counts import PUZZLE, WORD, DayCount
from literatura.schedule import DAY_ONE, day_number, today
from ui.components.figures import bars
from ui.components.text import link, markup, text
from ui.pages.errors import error_page
from ui.services import Services
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/szamok"
_DAYS_BEFORE = 30


def numbers_path(day: date) -> str:
    """Return where the numbers of a day are."""
    return f"{PATH}/{day.isoformat()}"


def register(services: Services) -> None:
    """Give the pages their routes."""

    @ui.page(PATH)
    async def todays_page() -> None:
        await _page(services, today(services.clock()), PATH)

    @ui.page(f"{PATH}/{{day}}")
    async def days_page(day: str, request: Request) -> Response | None:
        try:
            parsed = date.fromisoformat(day)
        except ValueError:
            return error_page(404, request)
        begun = DAY_ONE <= parsed <= today(services.clock())
        if not begun or day != parsed.isoformat():
            return error_page(404, request)
        await _page(services, parsed, numbers_path(parsed))
        return None


async def _page(services: Services, day: date, path: str) -> None:
    say = say_for_request()
    first = max(DAY_ONE, day - timedelta(days=_DAYS_BEFORE))
    words = await services.counting.since(WORD, first, day)
    puzzles = await services.counting.since(PUZZLE, first, day)
    title = f"{say('site.title')} – {say('numbers.title')}"
    heading = Heading(title, say("numbers.heading"), path, styles=("prose", "bars", "numbers"))
    with frame(heading, say), ui.element("article").classes("prose numbers"):
        text("p", say.date(day)).classes("numbers-day")
        if words is None or puzzles is None:
            text("p", say("numbers.unknown"))
            return
        text("h2", say("numbers.word", number=day_number(day)))
        _word(words.get(day, DayCount()), say)
        text("h2", say("numbers.puzzle", number=day_number(day)))
        _summary(puzzles.get(day, DayCount()), "numbers.found.puzzle", say)
        before = sorted((words.keys() | puzzles.keys()) - {day}, reverse=True)
        if before:
            text("h2", say("numbers.days"))
            markup("div", _days(before, words, puzzles, say))
            text("p", say("numbers.days.note")).classes("numbers-note")
        text("p", say("numbers.note")).classes("numbers-note")
        if path != PATH:
            with ui.element("p"):
                link(PATH, say("numbers.today"))


def _summary(count: DayCount, key: str, say: Say) -> None:
    if not count.played:
        text("p", say("numbers.nobody"))
        return
    facts = {"played": say.number(count.played), "solved": say.number(count.solved)}
    text("p", say(key, **facts, percent=count.percent))


def _word(count: DayCount, say: Say) -> None:
    _summary(count, "numbers.found", say)
    if count.mean_steps is not None:
        text("p", say("numbers.mean", mean=say.number(count.mean_steps, digits=1)))
    if count.helped:
        text("p", say("numbers.helped", helped=say.number(count.helped)))
    if sum(count.found) + count.lost:
        markup("div", _table(count, say)).props("data-testid=numbers-table")


def _table(count: DayCount, say: Say) -> str:
    """Return a table that is a bar chart as well."""
    rows = [(f"{steps}.", f"{steps}.") for steps in range(1, len(count.found) + 1)]
    rows.append((say("stats.not"), say("numbers.lost")))
    counts = [*count.found, count.lost]
    heads = [say("numbers.players")]
    return bars(say("numbers.table"), heads, rows, [counts], say("numbers.steps"), say.number)


def _days(
    days: list[date],
    words: Mapping[date, DayCount],
    puzzles: Mapping[date, DayCount],
    say: Say,
) -> str:
    def cell(count: DayCount | None) -> str:
        if count is None:
            return "–"
        return escape(
            say("numbers.cell", solved=say.number(count.solved), played=say.number(count.played))
        )

    body = "".join(
        f'<tr><th scope="row"><a href="{numbers_path(day)}">{escape(say.short_date(day))}</a></th>'
        f"<td>{cell(words.get(day))}</td><td>{cell(puzzles.get(day))}</td></tr>"
        for day in days
    )
    columns = ("day", "column.word", "column.puzzle")
    head = "".join(f'<th scope="col">{escape(say(f"numbers.{column}"))}</th>' for column in columns)
    return f'<table class="days"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
