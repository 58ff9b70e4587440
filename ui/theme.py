"""The frame that every page shares: head, header, menu, colours and type.

The styles stand in the head itself, so that the first paint has the right paper; what they say is
in the style sheets of ``ui/styles``, some of them for a few pages only.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from nicegui import ui
from nicegui.elements.mixins.text_element import TextElement

from ui.colours import colour_style, contrast_style, theme_colours
from ui.components.text import link, markup, text
from ui.components.tour import Start, Tour
from ui.first_paint import add_first_paint
from ui.head import STATIC_URL
from ui.preferences import Preferences, preferences
from ui.state import is_known
from ui.texts import LANGUAGES, Say

LANGUAGE_COOKIE = "nyelv"
VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover"

_STYLES = Path(__file__).parent / "styles"
_SHARED_STYLES = (
    "paper",
    "frame",
    "board",
    "keyboard",
    "notes",
    "desk",
    "help",
    "analysis",
    "share",
)
_LAST_STYLES = ("wide", "motion", "forced")  # what overrides the others
_TOUR_STYLES = ("example", "tour")
_STORAGE_SHIM = (Path(__file__).parent / "storage_shim.js").read_text(encoding="utf-8")
_COMMENT, _LAYOUT = re.compile(r"/\*.*?\*/", re.DOTALL), re.compile(r"\s+")  # 1 kB of each page
_MENU = (
    ("/", "daily"),
    ("/feladvany", "puzzle"),
    ("/szabad", "free"),
    ("/kodkeszito", "setter"),
    ("/archivum", "archive"),
    ("/statisztika", "statistics"),
    ("/szabalyok", "rules"),
    ("/beallitasok", "settings"),
)
_CONTENT = "tartalom"  # where the skip link leads
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
    description: str = ""
    """What search engines show of the page; the site's own where it has none."""
    welcome: Start | None = None
    """What a first visitor's tour begins with here; None where there is none."""


def say_for_request() -> Say:
    """Return the sentences in the language that the visitor has chosen."""
    request = ui.context.client.request
    return Say(request.cookies.get(LANGUAGE_COOKIE, ""))


def preferences_for_request() -> Preferences:
    """Return how the visitor wants the site."""
    return preferences(ui.context.client.request.cookies)


@dataclass(frozen=True, slots=True)
class Frame:
    """What may change in a page's frame: the line beside the name, and two links of the menu."""

    beside: TextElement
    picture: TextElement | None
    language: TextElement

    def stand_at(self, address: str) -> None:
        """Let whoever changes the language come back to this address, which the page has taken."""
        self.language.props["href"] = _language_way(self.language.props["lang"], address)


@contextmanager
def frame(heading: Heading, say: Say) -> Iterator[Frame]:
    """Draw the page's frame; inside it the page's own part."""
    _speak(say)
    wanted = preferences_for_request()
    tour = None if wanted.toured or is_known() else heading.welcome
    styles = (*heading.styles, *_TOUR_STYLES) if tour else heading.styles
    ui.page_title(heading.title)
    ui.add_head_html(_head(heading, styles, wanted, say))
    with ui.element("div").classes("page playing" if heading.playing else "page"):
        link(f"#{_CONTENT}", say("site.skip")).classes("skip")
        with ui.element("header").classes("top"):
            picture, language = _menu(heading, say)
            with text("h1", ""):
                link("/", say("site.title")).props("lang=hu")
            beside = text("p", heading.beside).classes("beside")
        text("p", say("play.no_storage")).classes("no-cookies").props("role=note")
        ui.element("span").props(f"id={_CONTENT} tabindex=-1")
        yield Frame(beside, picture, language)
    add_first_paint()
    ui.add_body_html(_without_scripts(say))
    if tour:
        Tour(say, tour, opens_itself=True)


def _speak(say: Say) -> None:
    """Give this one page its language: NiceGUI knows one for each route only."""
    client = ui.context.client
    client.page = copy.copy(client.page)
    client.page.language = "hu" if say.language == "hu" else "en-US"
    client.page.viewport = VIEWPORT


@cache
def style_sheet(wanted: Preferences, styles: tuple[str, ...] = ()) -> str:
    """Return what every page's style sheets say, and these further ones, in the wanted colours."""
    names = (*_SHARED_STYLES, *styles, *_LAST_STYLES)
    sheets = "".join(map(_sheet, names))
    return colour_style(wanted) + sheets + contrast_style(_sheet("contrast"), wanted)


@cache
def _sheet(name: str) -> str:
    sheet = (_STYLES / f"{name}.css").read_text(encoding="utf-8")
    return _LAYOUT.sub(" ", _COMMENT.sub("", sheet))


def _head(heading: Heading, styles: tuple[str, ...], wanted: Preferences, say: Say) -> str:
    description = escape(heading.description or say("site.description"))
    address = escape(str(ui.context.client.request.base_url).rstrip("/") + heading.path)
    feel = f'<script src="{STATIC_URL}/feel.js" defer></script>' if wanted.feels else ""
    return (
        f'<meta name="description" content="{description}"><link rel="canonical" href="{address}">'
        f"{theme_colour_tags(wanted)}"
        f"<style>{style_sheet(wanted, styles)}</style><script>{_STORAGE_SHIM}</script>{feel}"
    )


def theme_colour_tags(wanted: Preferences) -> str:
    """Return the tags that give the browser's own bars the colour of the paper."""
    return "".join(
        f'<meta name="theme-color" content="{colour}"{f""" media="{media}" """ if media else ""}>'
        for media, colour in theme_colours(wanted)
    )


def _without_scripts(say: Say) -> str:
    """Return a sentence over the page for whoever sees no more of it than its still picture."""
    return (
        f'<p class="no-script" hidden>{escape(say("site.no_script"))}</p>'
        "<noscript><style>.no-script { display: block !important }</style></noscript>"
        "<script nomodule>document.querySelector('.no-script').hidden = false</script>"
    )


def _menu(heading: Heading, say: Say) -> tuple[TextElement | None, TextElement]:
    """Draw the menu; return its links to the board's picture, if any, and to the other language."""
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
            language = link(_language_way(other, _address()), say("menu.language"))
            language.props(f"lang={other} hreflang={other} data-testid=language")
    opener = markup("button", _MENU_ICON).classes("menu-button")
    opener.props(f"type=button popovertarget={menu.html_id} data-testid=menu")
    opener.props["aria-label"] = say("menu.open")
    opener.move(target_index=0)
    return picture, language


def _address() -> str:
    """Return where the page was asked for, without the site."""
    url = ui.context.client.request.url
    return f"{url.path}?{url.query}" if url.query else url.path


def _language_way(language: str, address: str) -> str:
    return f"/nyelv/{language}?vissza={quote(address)}"
