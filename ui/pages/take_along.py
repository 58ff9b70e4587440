"""The two halves of moving to another browser, as the page of statistics shows them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager

import segno
from fastapi import Request
from nicegui import ui

from literatura.schedule import today
from literatura.statistics import totals_of
from literatura.transfer import covers, write_text
from literatura.transfer.text import QUERY
from ui.components.focus import FocusKeeper
from ui.components.text import button, link, markup, text
from ui.services import Services
from ui.state import load_player, player_id
from ui.texts import Say

FILE_PATH = "/statisztika/mentes"
BRING_PATH = "/athozas"
SEND_PATH = "/athozas/fajl"  # not the page's own: NiceGUI removes other routes of a page
_SHOW_NAME = (
    "(e) => { e.target.parentElement.lastElementChild.textContent = e.target.files[0]?.name ?? '' }"
)
# The browser would say it itself, in its own language.
_REFUSE_EMPTY = """(e) => {
  const field = e.currentTarget.querySelector("input");
  if (field.value.trim()) return;
  e.preventDefault();
  e.currentTarget.lastElementChild.textContent = %s;
  field.focus();
}"""
_FORGIVE = "(e) => { e.currentTarget.lastElementChild.textContent = '' }"
_QUIET_ZONE = 4  # modules of paper around a code, as ISO/IEC 18004 asks


def draw_taking(
    services: Services, say: Say, request: Request, *, has_sums: bool, has_games: bool
) -> None:
    """Draw what can be taken along: a file, or a code with the sums.

    A game in the middle of which one is goes by file only.
    """
    with ui.element("section"):
        text("h3", say("transfer.save.title"))
        if not (has_sums or has_games):
            text("p", say("transfer.save.nothing")).classes("note")
            return
        with ui.element("p"):
            link(FILE_PATH, say("transfer.save")).classes("button").props(
                "download data-testid=save-file"
            )
        text("p", say("transfer.save.note")).classes("note")
        if not has_sums:
            return
        place = FocusKeeper().classes("code")
        base = str(request.base_url).rstrip("/")

        async def show() -> None:
            player, now = load_player(), today(services.clock())
            content = write_text(totals_of(player, covers(player, player_id()), now))
            drawing = await asyncio.to_thread(_code, f"{base}{BRING_PATH}?{QUERY}={content}")
            place.clear()
            with place:
                picture = markup("div", drawing).classes("qr")
                picture.props('role=img tabindex=-1 data-focus=""')
                picture.props["aria-label"] = say("transfer.qr")
                text("p", say("transfer.show.note")).classes("note")
                field = ui.element("textarea").props("readonly rows=5 data-testid=short-text")
                field.props["aria-label"] = say("transfer.code")
                field.props["value"] = content

        with place:
            button(say("transfer.show")).props("data-testid=show-code").on("click", show)


def draw_bringing(say: Say) -> None:
    """Draw the two ways to bring something here; both lead to a preview."""
    with ui.element("section"):
        text("h3", say("transfer.bring.title"))
        to_file = f"method=post action={SEND_PATH} enctype=multipart/form-data"
        with _form(to_file, say("transfer.error.missing"), "look-file", say) as empty:
            _file_field(empty, say)
        to_text = f"method=get action={BRING_PATH}"
        with _form(to_text, say("transfer.text.missing"), "look-text", say) as empty:
            _text_field(empty, say)
        text("p", say("transfer.bring.note")).classes("note")


@contextmanager
def _form(way: str, empty: str, testid: str, say: Say) -> Iterator[str]:
    """Draw a form that sends the one field drawn inside it, and says ``empty`` where it is.

    Yields where that sentence stands, for the field to be described by.
    """
    form = ui.element("form").props(f"{way} novalidate")
    with form:
        place = text("p", "").props("role=alert")
        yield place.html_id
        text("button", say("transfer.look")).classes("button").props(
            f"type=submit data-testid={testid}"
        )
        place.move(form)
    form.on("submit", js_handler=_REFUSE_EMPTY % json.dumps(empty))
    form.on("input", js_handler=_FORGIVE)


def _file_field(empty: str, say: Say) -> None:
    """Draw a field for a file that speaks the page's language, which the browser's own does not."""
    with text("label", say("transfer.file")), ui.element("span").classes("file"):
        field = ui.element("input").classes("vh").props("type=file name=file required")
        field.props('accept=".json,application/json" data-testid=bring-file')
        field.props(f"aria-describedby={empty}")
        text("span", say("transfer.file.choose")).classes("button")
        text("span", "").classes("chosen")
        field.on("change", js_handler=_SHOW_NAME)


def _text_field(empty: str, say: Say) -> None:
    with text("label", say("transfer.text")):
        ui.element("input").props(
            f"type=text name={QUERY} required autocomplete=off autocapitalize=characters"
            f" spellcheck=false maxlength=1000 data-testid=bring-text aria-describedby={empty}"
        )


def _code(content: str) -> str:
    """Return a QR code as SVG; it is dark on light whatever the page is, as scanners want it."""
    drawn = segno.make(content, error="l", boost_error=True, micro=False)
    return str(
        drawn.svg_inline(
            border=_QUIET_ZONE, omitsize=True, dark="#211d19", light="#fffdf8", svgclass=None
        )
    )
