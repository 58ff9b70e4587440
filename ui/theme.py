"""The frame that every page shares: head, header, menu, colours and type.

The styles stand in the head itself, so that the first paint has the right paper; what they say is
in the style sheets of ``ui/styles``, some of them for a few pages only.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from nicegui import ui
from nicegui.elements.mixins.text_element import TextElement

from ui.components.text import link, text
from ui.texts import LANGUAGES, Say

LANGUAGE_COOKIE = "nyelv"
VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover"

_STYLES = Path(__file__).parent / "styles"
_SHARED_STYLES = ("paper", "frame", "board", "keyboard", "desk", "help", "analysis", "share")
_LAST_STYLES = ("wide", "motion")  # what overrides the others
_PAPER = {"light": "#f7f2e8", "dark": "#161412"}
_STORAGE_SHIM = (Path(__file__).parent / "storage_shim.js").read_text(encoding="utf-8")
_MENU = (
    ("/", "daily"),
    ("/feladvany", "puzzle"),
    ("/szabad", "free"),
    ("/kodkeszito", "setter"),
    ("/szabalyok", "rules"),
)
_MENU_ICON = (
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" '
    'stroke="currentColor" stroke-width="1.8" stroke-linecap="round">'
    '<path d="M4 6.5h16M4 12h16M4 17.5h16"/></svg>'
)


@dataclass(frozen=True, slots=True)
class Heading:
    """What a page's head and header say: its title, the line beside the name, where it stands."""

    title: str
    beside: str
    path: str
    playing: bool = False
    """Whether the page is a board that must fit the window, and not a text to scroll."""
    picture: str = ""
    """Where the board can be had as a picture."""
    styles: tuple[str, ...] = ()
    """Style sheets that other pages do without."""


def say_for_request() -> Say:
    """Return the sentences in the language that the visitor has chosen."""
    request = ui.context.client.request
    return Say(request.cookies.get(LANGUAGE_COOKIE, ""))


@dataclass(frozen=True, slots=True)
class Frame:
    """What may change in a page's frame: the line beside the name, the link to the picture."""

    beside: TextElement
    picture: TextElement | None


@contextmanager
def frame(heading: Heading, say: Say) -> Iterator[Frame]:
    """Draw the page's frame; inside it the page's own part."""
    _speak(say)
    ui.page_title(heading.title)
    ui.add_head_html(_head(say, heading.styles))
    with ui.element("div").classes("page playing" if heading.playing else "page"):
        with ui.element("header").classes("top"):
            picture = _menu(heading, say)
            with text("h1", ""):
                link("/", say("site.title"))
            beside = text("p", heading.beside).classes("beside")
        text("p", say("play.no_storage")).classes("no-cookies").props("role=note")
        yield Frame(beside, picture)


def _speak(say: Say) -> None:
    """Give this one page its language: NiceGUI knows one for each route only."""
    client = ui.context.client
    client.page = copy.copy(client.page)
    client.page.language = "hu" if say.language == "hu" else "en-US"
    client.page.viewport = VIEWPORT


@cache
def style_sheet(styles: tuple[str, ...] = ()) -> str:
    """Return what every page's style sheets say, and these further ones."""
    names = (*_SHARED_STYLES, *styles, *_LAST_STYLES)
    return "".join((_STYLES / f"{name}.css").read_text(encoding="utf-8") for name in names)


def _head(say: Say, styles: tuple[str, ...]) -> str:
    description = escape(say("site.description"))
    return (
        f'<meta name="description" content="{description}">'
        f"{_theme_colour('light')}{_theme_colour('dark')}"
        f"<style>{style_sheet(styles)}</style><script>{_STORAGE_SHIM}</script>"
    )


def _theme_colour(scheme: str) -> str:
    media = f"(prefers-color-scheme: {scheme})"
    return f'<meta name="theme-color" content="{_PAPER[scheme]}" media="{media}">'


def _menu(heading: Heading, say: Say) -> TextElement | None:
    picture = None
    menu = ui.element("nav").classes("menu").props("popover=auto")
    menu.props["aria-label"] = say("menu.open")
    with menu, ui.element("ul"):
        for target, key in _MENU:
            with ui.element("li"):
                entry = link(target, say(f"menu.{key}"))
                if target == heading.path:
                    entry.props["aria-current"] = "page"
        if heading.picture:
            with ui.element("li").classes("language"):
                picture = link(heading.picture, say("puzzle.picture"))
                picture.props("download data-testid=board-picture")
        with ui.element("li").classes("language"):
            other = next(code for code in LANGUAGES if code != say.language)
            target = f"/nyelv/{other}?vissza={quote(heading.path)}"
            link(target, say("menu.language")).props(f"lang={other} hreflang={other}")
    opener = ui.html(_MENU_ICON, sanitize=False, tag="button").classes("menu-button")
    opener.props(f"type=button popovertarget={menu.html_id} data-testid=menu")
    opener.props["aria-label"] = say("menu.open")
    opener.move(target_index=0)
    return picture
