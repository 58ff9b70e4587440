"""Saving to a file, and bringing in what was saved: looked at first, taken only when confirmed.

A file is sent by a plain form, so it needs no socket and no script; what it holds waits in memory
until its player has looked at it. Nothing changes before the player says so.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from fastapi.responses import RedirectResponse
from nicegui import app, ui
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from literatura.errors import TransferError
from literatura.modes import DAILY
from literatura.player import Player
from literatura.schedule import today
from literatura.session import Session
from literatura.statistics import Series, Statistics, statistics
from literatura.transfer import (
    Parcel,
    merged,
    name_of,
    read_file,
    read_text,
    replaced,
    with_totals,
    write_file,
)
from literatura.transfer.file import MAX_BYTES
from ui.components.ask_twice import AskTwice
from ui.components.figures import Line, sheet
from ui.components.text import button, link, markup, text
from ui.figures import days
from ui.pages.take_along import BRING_PATH, FILE_PATH, SEND_PATH
from ui.security import is_same_host
from ui.services import Services
from ui.state import (
    NotSavedError,
    exchange_player,
    load_player,
    player_id,
    player_lock,
    tell_watchers,
)
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

STATISTICS_PATH = "/statisztika"

_FORM_BYTES = 4_096
"""A form is that much larger than the file in it, at most."""
_MOST_WAITING = 32
_FAULTS = ("foreign", "newer", "damaged", "counted", "full", "large", "missing", "gone", "fast")

Change = Callable[[Player], Player]
"""Makes of the player who is here the one who will be."""


def register(services: Services) -> None:
    """Give the pages their routes."""
    waiting: OrderedDict[str, Parcel] = OrderedDict()

    @app.get(FILE_PATH)
    def save() -> Response:
        player, now = load_player(), today(services.clock())
        content = write_file(player, name_of(player_id(), player), now)
        disposition = f'attachment; filename="literatura-{now}.json"'
        headers = {"Cache-Control": "no-store", "Content-Disposition": disposition}
        return Response(content, media_type="application/json", headers=headers)

    @app.post(SEND_PATH)
    async def bring(request: Request) -> RedirectResponse:
        try:
            waiting[player_id()] = await _sent(request, services)
        except TransferError as error:
            return RedirectResponse(f"{BRING_PATH}?hiba={error.reason}", status_code=303)
        while len(waiting) > _MOST_WAITING:
            waiting.popitem(last=False)
        return RedirectResponse(BRING_PATH, status_code=303)

    @ui.page(BRING_PATH)
    def bring_page(at: str = "", hiba: str = "") -> None:
        say = say_for_request()
        title = f"{say('site.title')} – {say('transfer.page')}"
        styles = ("prose", "statistics")
        with (
            frame(Heading(title, say("transfer.heading"), BRING_PATH, styles=styles), say),
            ui.element("article").classes("prose statistics"),
        ):
            try:
                if hiba in _FAULTS:
                    raise TransferError(hiba)
                if at:
                    _preview_text(services, say, at)
                elif player_id() in waiting:
                    _preview_file(services, say, waiting[player_id()])
                else:
                    raise TransferError("gone")
            except TransferError as error:
                _refuse(error, say)


async def _sent(request: Request, services: Services) -> Parcel:
    """Return what is in the form's file.

    Raises:
        TransferError: it is not there, or can't be taken.
    """
    headers = request.headers
    hosts = {
        "HTTP_HOST": headers.get("host"),
        "HTTP_X_FORWARDED_HOST": headers.get("x-forwarded-host"),
    }
    if not is_same_host(headers.get("origin"), hosts):
        raise TransferError("missing")
    if not services.may_guess(player_id()):
        raise TransferError("fast")
    length = headers.get("content-length", "")
    if not length.isdecimal() or int(length) > MAX_BYTES + _FORM_BYTES:
        raise TransferError("large")
    try:
        async with request.form(max_files=1, max_fields=1) as form:
            sent = form.get("file")
            if not isinstance(sent, UploadFile) or not sent.filename:
                raise TransferError("missing")
            data = await sent.read()
    except HTTPException:
        raise TransferError("missing") from None
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TransferError("foreign") from None
    table = services.table()
    return await asyncio.to_thread(
        read_file, content, table.today, lambda key: DAILY.deal(key, table)
    )


def _preview_file(services: Services, say: Say, parcel: Parcel) -> None:
    browser = player_id()

    def merge(player: Player) -> Player:
        return merged(player, browser, parcel)

    def swap(player: Player) -> Player:
        return replaced(player, browser, parcel, today(services.clock()))

    here = load_player()
    text("h2", say("transfer.preview"))
    text("p", say("transfer.preview.file", date=say.date(parcel.saved)))
    _compare(services, say, here, swap(here), merge(here))
    if any(_goes_on(one, here) for one in parcel.player.sessions.values()):
        text("p", say("transfer.running")).classes("note").props("data-testid=running-too")
    if parcel.left_out:
        text("p", say("transfer.left_out")).classes("note")
    _buttons(say, merge, swap, is_new=here == Player())


def _goes_on(session: Session, here: Player) -> bool:
    """Return whether a game that came is one to go on with: running, and not known here."""
    mode, key = session.mode, session.key
    is_known = here.session(mode, key) is not None or here.result(mode, key) is not None
    return not session.game.is_over and not is_known


def _preview_text(services: Services, say: Say, content: str) -> None:
    totals = read_text(content, today(services.clock()))
    browser = player_id()

    def add(player: Player) -> Player:
        return with_totals(player, browser, totals)

    here = load_player()
    text("h2", say("transfer.preview"))
    text("p", say("transfer.preview.text"))
    _compare(services, say, here, Player(totals=(totals,)), add(here))
    _buttons(say, add, None, is_new=here == Player())


def _compare(services: Services, say: Say, *players: Player) -> None:
    """Draw what is here, what arrives, and what both make together."""
    now = today(services.clock())
    kinds = [statistics(player, now) for player in players]
    columns = [say(f"transfer.{one}") for one in ("here", "coming", "merged")]
    if kinds[0].is_empty:
        kinds, columns = kinds[1:2], columns[1:2]

    def line(key: str, small: str, tell: Callable[[Statistics], str]) -> Line:
        return Line(say(key), [tell(one) for one in kinds], say(small) if small else "")

    def won(series: Series) -> str:
        return say("transfer.won", won=say.number(series.won), played=say.number(series.played))

    lines = [
        line("menu.daily", "transfer.row.won", lambda one: won(one.daily.together)),
        line("stats.streak", "", lambda one: days(one.daily.streaks.current, say)),
        line("stats.best", "", lambda one: days(one.daily.streaks.best, say)),
        line("menu.puzzle", "transfer.row.solved", lambda one: won(one.puzzle.together)),
        line("menu.free", "transfer.row.won", lambda one: won(one.free.together)),
        line("menu.setter", "transfer.row.played", lambda one: say.number(one.setter.played)),
    ]
    table = sheet(say("transfer.caption"), columns, lines, say("stats.figure"))
    markup("div", table).classes("compare").props("data-testid=compare")


def _buttons(say: Say, merge: Change, swap: Change | None, *, is_new: bool) -> None:
    """Draw what can be done with what was brought; ``is_new`` where nothing is here yet."""
    message = text("p", "").props("role=alert")

    async def take(change: Change) -> None:
        try:
            async with player_lock():
                await exchange_player(change(load_player()))
        except TransferError as error:
            message.set_text(say(f"transfer.error.{error.reason}"))
        except NotSavedError:
            message.set_text(say("transfer.not_saved"))
        else:
            tell_watchers()
            ui.navigate.to(STATISTICS_PATH)

    with ui.element("div").classes("choices"):
        add = button(say("transfer.take" if is_new else "transfer.merge")).classes("primary")
        add.props("data-testid=merge").on("click", lambda: take(merge))
        if not is_new:
            text("p", say("transfer.merge.note")).classes("note")
        if swap is not None and not is_new:
            _replace_button(say, lambda: take(swap))
        link(STATISTICS_PATH, say("transfer.cancel")).props("data-testid=cancel")


def _replace_button(say: Say, take: Callable[[], Awaitable[None]]) -> None:
    """Draw the button that replaces what is here, and a way to save that before."""
    AskTwice(say, say("transfer.replace"), say("transfer.replace.sure"), "replace", take)
    with text("p", say("transfer.replace.note") + " ").classes("note"):
        link(FILE_PATH, say("transfer.replace.save")).props("download")


def _refuse(error: TransferError, say: Say) -> None:
    text("h2", say(f"transfer.error.{error.reason}")).props("data-testid=refused")
    text("p", say("transfer.again"))
    with ui.element("p"):
        link(STATISTICS_PATH, say("transfer.back"))
