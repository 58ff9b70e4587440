"""Napi szó: today's word at ``/``, the earlier ones at ``/nap/2026-01-01``."""

from __future__ import annotations

from datetime import date, timedelta

from fastapi import Request, Response
from fastapi.responses import RedirectResponse
from nicegui import ui

from literatura.day_counts import WORD
from literatura.errors import DateError, NoSuchGameError
from literatura.game import Status
from literatura.modes import DAILY
from literatura.schedule import day_number, next_day_begins, today
from literatura.session import Session
from ui.components.day_line import day_line
from ui.components.desk import Desk
from ui.components.share import Shareable
from ui.components.text import link, text
from ui.components.tour import Start
from ui.pages.errors import error_page
from ui.pages.numbers import numbers_path
from ui.services import Services
from ui.sharing import HIDDEN_PICTURE, game_text
from ui.state import load_player
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request
from ui.ways_on import ways_on

_COUNTDOWN_STEP_S = 30


def register(services: Services) -> None:
    """Give the pages their routes."""

    @ui.page("/")
    def daily_page() -> None:
        _today_page(services)

    @ui.page("/nap/{day}")
    def past_page(day: str, request: Request) -> Response | None:
        try:
            DAILY.length(day, services.table())
        except (DateError, NoSuchGameError):
            return error_page(404, request)
        if day == today(services.clock()).isoformat():  # a link that was shared today
            return RedirectResponse("/", status_code=303)
        _past_page(services, date.fromisoformat(day))
        return None


def _today_page(services: Services) -> None:
    say = say_for_request()

    def current_key() -> str:
        return today(services.clock()).isoformat()

    def changed(key: str, _: Session | None) -> None:
        page.beside.set_text(_heading(date.fromisoformat(key), say))

    day = today(services.clock())
    heading = Heading(
        f"{say('site.title')} – {say('menu.daily')}",
        _heading(day, say),
        "/",
        playing=True,
        picture=_picture(day),
        welcome=Start.DAILY,
    )
    with frame(heading, say) as page:
        _still_running(day - timedelta(1), say)
        Desk(
            services,
            say,
            DAILY,
            day.isoformat(),
            share=lambda session: _shared(session, say),
            below_result=lambda session: _below_today(services, session, say),
            changed=changed,
            current_key=current_key,
        )


def _still_running(yesterday: date, say: Say) -> None:
    """Draw a link to yesterday's game if it was begun in time and runs: it may still be won."""
    session = load_player().session(DAILY.name, yesterday.isoformat())
    if session is not None and session.begun == yesterday and not session.game.is_over:
        with ui.element("p").classes("still-running"):
            link(f"/nap/{yesterday}", say("daily.still_running"))


def _past_page(services: Services, day: date) -> None:
    say = say_for_request()
    beside = say("daily.past", number=day_number(day), date=say.short_date(day))
    heading = Heading(
        f"{say('site.title')} – {beside}",
        beside,
        f"/nap/{day.isoformat()}",
        playing=True,
        picture=_picture(day),
        welcome=Start.DAILY,
    )
    with frame(heading, say):
        Desk(
            services,
            say,
            DAILY,
            day.isoformat(),
            share=lambda session: _shared(session, say),
            below_result=lambda session: _below_past(services, session, say),
        )


def _picture(day: date) -> str:
    return f"/kep/napi/{day.isoformat()}.png"


def _heading(day: date, say: Say) -> str:
    return say("daily.heading", number=day_number(day), weekday=say.weekday(day))


def _shared(session: Session, say: Say) -> Shareable:
    key = session.key
    name = say("share.daily", number=day_number(date.fromisoformat(key)))
    text = game_text(say, (name,), session, f"/nap/{key}")
    return Shareable(text, f"/kep/napi/{key}/{HIDDEN_PICTURE}", f"literatura-{key}.png")


def _others(services: Services, session: Session, say: Say) -> None:
    """Draw how the day's word went for others; compared are games of its day without help."""
    day = date.fromisoformat(session.key)
    compares = session.game.status is Status.WON and not session.helped
    day_line(
        say,
        numbers_path(day),
        lambda: services.counting.of(WORD, day),
        len(session.game.turns) if compares else None,
        is_counted=session.begun == day,
    )


def _below_today(services: Services, session: Session, say: Say) -> None:
    _others(services, session, say)
    _countdown(services, say)
    ways_on(services, say)


def _below_past(services: Services, session: Session, say: Say) -> None:
    _others(services, session, say)
    ways_on(services, say)


def _countdown(services: Services, say: Say) -> None:
    """Draw when the next word comes; once it has come, a link to it."""
    midnight = next_day_begins(services.clock())
    line = text("p", "").classes("next")

    def tick() -> None:
        left = midnight - services.clock()
        if left.total_seconds() > 0:
            line.set_text(say("result.next", time=say.duration(left)))
        elif not line.default_slot.children:
            line.set_text("")
            timer.deactivate()
            with line:
                link("/", say("result.new_word"))

    timer = ui.timer(_COUNTDOWN_STEP_S, tick, immediate=False)
    tick()
