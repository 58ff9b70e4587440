"""Archívum: every day so far, month by month, and how it went: its word and its puzzle."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from fastapi import Request, Response
from nicegui import ui

from literatura.game import Status
from literatura.modes import DAILY
from literatura.player import Player
from literatura.schedule import DAY_ONE, today
from literatura.solving import ANSWERS
from ui.components.calendar import STATES, DayMark, mark, month_table
from ui.components.text import link, markup, text
from ui.pages.errors import error_page
from ui.services import Services
from ui.state import load_player
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/archivum"

_MONTH = re.compile(r"(\d{4})-(0[1-9]|1[0-2])", re.ASCII)


@dataclass(frozen=True, slots=True)
class _Kind:
    """The days' words, or their puzzles."""

    name: str
    mode: str
    today_path: str
    day_path: str

    def target(self, day: date, now: date) -> str:
        """Return where the day is played."""
        return self.today_path if day == now else f"{self.day_path}/{day}"

    def state(self, player: Player, day: date) -> str:
        """Return how the day stands; what counts is how it ended the first time."""
        key = day.isoformat()
        result = player.result(self.mode, key)
        if result is not None and result.guesses:
            return "solved" if result.status is Status.WON else "failed"
        return "open" if player.session(self.mode, key) is None else "begun"

    def steps(self, player: Player, day: date) -> int | None:
        """Return in how many guesses the day's word was found; a puzzle has one."""
        result = player.result(self.mode, day.isoformat())
        return result.guesses if result and self.mode == DAILY.name else None


_KINDS = (
    _Kind("daily", DAILY.name, "/", "/nap"),
    _Kind("puzzle", ANSWERS, "/feladvany", "/feladvany"),
)


def register(services: Services) -> None:
    """Give the page its routes."""

    @ui.page(PATH)
    def latest_page() -> None:
        now = today(services.clock())
        _page(now.replace(day=1), now)

    @ui.page(f"{PATH}/{{month}}")
    def month_page(month: str, request: Request) -> Response | None:
        now = today(services.clock())
        first = _first_day(month)
        if first is None or not DAY_ONE <= first <= now:
            return error_page(404, request)
        _page(first, now)
        return None


def _first_day(month: str) -> date | None:
    parts = _MONTH.fullmatch(month)
    return date(int(parts[1]), int(parts[2]), 1) if parts and int(parts[1]) else None


def _page(month: date, now: date) -> None:
    say, player = say_for_request(), load_player()
    title = f"{say('site.title')} – {say('menu.archive')}, {say.month(month)}"
    is_latest = month == now.replace(day=1)
    heading = Heading(
        title,
        say("archive.heading"),
        PATH if is_latest else _path(month),
        styles=("prose", "archive"),
    )
    with frame(heading, say), ui.element("article").classes("archive"):
        text("p", say("archive.intro")).classes("note")
        _month_links(month, now, say)
        with ui.element("div").classes("kinds"):
            for kind in _KINDS:
                _draw(kind, player, month, now, say)
        _legend(say)


def _month_links(month: date, now: date, say: Say) -> None:
    """Draw the month's name between the links to its neighbours."""
    before, after = month - timedelta(1), _next_month(month)
    nav = ui.element("nav").classes("months")
    nav.props["aria-label"] = say("archive.months")
    with nav:
        if before >= DAY_ONE:
            earlier = link(_path(before), f"« {say.short_month(before)}")
            earlier.props("rel=prev data-testid=month-before")
            earlier.props["aria-label"] = say("archive.before", month=say.month(before))
        text("h2", say.month(month))
        if after <= now:
            later = link(_path(after), f"{say.short_month(after)} »")
            later.props("rel=next data-testid=month-after")
            later.props["aria-label"] = say("archive.after", month=say.month(after))


def _draw(kind: _Kind, player: Player, month: date, now: date, say: Say) -> None:
    name = say(f"archive.{kind.name}")
    marks = {day: _mark(kind, player, day, now, say) for day in _days(month, now)}
    with ui.element("section").props(f"data-testid=archive-{kind.name}"):
        text("h3", name)
        caption = say("archive.caption", kind=name, month=say.month(month))
        markup("div", month_table(month, caption, say.weekdays(), marks))
        counts = Counter(one.state for one in marks.values())
        sums = [
            say("archive.sum", count=counts[state], state=say(f"archive.{state}"))
            for state in STATES
            if counts[state]
        ]
        text("p", " · ".join(sums)).classes("sums")
        _next_open(kind, player, now, say)


def _mark(kind: _Kind, player: Player, day: date, now: date, say: Say) -> DayMark:
    state, steps = kind.state(player, day), None
    told = say(f"archive.{state}")
    if state == "solved" and (steps := kind.steps(player, day)) is not None:
        told = say.plural("archive.solved.steps", steps)
    is_today = day == now
    label = say(
        "archive.day.today" if is_today else "archive.day",
        date=say.day_and_month(day),
        weekday=say.weekday(day),
        state=told,
    )
    return DayMark(kind.target(day, now), state, label, steps, is_today)


def _next_open(kind: _Kind, player: Player, now: date, say: Say) -> None:
    """Draw a link to the latest day that can still be solved."""
    day = now
    while day >= DAY_ONE and kind.state(player, day) not in ("open", "begun"):
        day -= timedelta(1)
    if day < DAY_ONE:
        text("p", say("archive.all_solved"))
        return
    with ui.element("p"):
        target = link(kind.target(day, now), say("archive.next", date=say.short_date(day)))
        target.props(f"data-testid=next-{kind.name}")


def _legend(say: Say) -> None:
    with ui.element("section").classes("legend"):
        text("h3", say("archive.legend")).classes("vh")
        with ui.element("ul"):
            for state, steps, key in (
                ("solved", 4, "archive.legend.steps"),
                ("solved", None, "archive.solved"),
                ("failed", None, "archive.failed"),
                ("begun", None, "archive.begun"),
                ("open", None, "archive.open"),
            ):
                with ui.element("li"):
                    markup("div", mark(state, steps))
                    text("span", say(key))


def _path(month: date) -> str:
    return f"{PATH}/{month:%Y-%m}"


def _next_month(month: date) -> date:
    return (month.replace(day=28) + timedelta(4)).replace(day=1)


def _days(month: date, now: date) -> Iterator[date]:
    """Yield the days of the month that have begun."""
    day = month
    while day.month == month.month and day <= now:
        yield day
        day += timedelta(1)
