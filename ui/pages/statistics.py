"""Statisztika: what has been played, mode by mode, and the way to another browser."""

from __future__ import annotations

from fastapi import Request
from nicegui import ui

from literatura.modes import DAILY
from literatura.schedule import today
from literatura.statistics import Statistics, statistics
from ui.components.text import button, link, markup, text
from ui.figures import daily_figures, free_figures, puzzle_figures, setter_figures
from ui.pages.take_along import draw_bringing, draw_taking
from ui.services import Services
from ui.state import (
    NotSavedError,
    earlier_player,
    load_player,
    player_lock,
    save_player,
    tell_watchers,
)
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/statisztika"


def register(services: Services) -> None:
    """Give the page its route."""

    @ui.page(PATH)
    def statistics_page(request: Request) -> None:
        say = say_for_request()
        title = f"{say('site.title')} – {say('menu.statistics')}"
        heading = Heading(title, say("stats.heading"), PATH, styles=("prose", "bars", "statistics"))
        player = load_player()
        figures = statistics(player, today(services.clock()))
        with frame(heading, say), ui.element("article").classes("prose statistics"):
            _undo(say)
            if figures.is_empty:
                _invite(say)
            else:
                _draw(figures, say)
            text("h2", say("transfer.title"))
            text("p", say("transfer.intro"))
            with ui.element("div").classes("ways"):
                draw_taking(
                    services,
                    say,
                    request,
                    has_sums=not figures.is_empty,
                    has_games=any(mode == DAILY.name for mode, _ in player.sessions),
                )
                draw_bringing(say)


def _invite(say: Say) -> None:
    with ui.element("section").classes("empty").props("data-testid=stats-empty"):
        text("h2", say("stats.empty"))
        text("p", say("stats.empty.hint"))
        with ui.element("p"):
            link("/", say("stats.empty.play")).classes("button primary")


def _draw(figures: Statistics, say: Say) -> None:
    daily, puzzle, free, setter = figures.daily, figures.puzzle, figures.free, figures.setter
    _section(say, "daily", "/", daily_figures(daily, say) if daily.are_any else "")
    _section(say, "puzzle", "/feladvany", puzzle_figures(puzzle, say) if puzzle.are_any else "")
    _section(say, "free", "/szabad", free_figures(free, say) if free.together.played else "")
    _section(say, "setter", "/kodkeszito", setter_figures(setter, say) if setter.played else "")


def _section(say: Say, name: str, path: str, figures: str) -> None:
    """Draw a mode's figures, or where there are none a way to change that."""
    with ui.element("section").props(f"data-testid=stats-{name}"):
        text("h2", say(f"menu.{name}"))
        if figures:
            markup("div", figures)
            return
        with text("p", say("stats.none") + " ").classes("note"):
            link(path, say("stats.none.play"))


def _undo(say: Say) -> None:
    """Offer to take an import back, as long as nothing has been played since."""
    if earlier_player() is None:
        return
    with ui.element("section").classes("undo").props("data-testid=brought"):
        told = text("p", f"{say('transfer.done')} {say('transfer.undo.note')}").props("role=status")
        take_back = button(say("transfer.undo")).props("data-testid=undo")

    async def undo() -> None:
        async with player_lock():
            earlier = earlier_player()
            try:
                if earlier is not None:
                    await save_player(earlier)
            except NotSavedError:
                told.set_text(say("transfer.not_saved"))
                return
        tell_watchers()
        ui.navigate.to(PATH)

    take_back.on("click", undo)
