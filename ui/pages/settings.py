"""Beállítások: colours, contrast, language, sounds; and ``/beallitas/NAME/VALUE``, which keeps one.

Each choice is a link: it works without a script, and the page that comes back is drawn anew with
it. The address it comes back to names the group, so that the focus is not lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from fastapi.responses import RedirectResponse
from nicegui import app, ui

from ui.components.text import link, text
from ui.pages.language import go_back
from ui.preferences import Contrast, Preferences, Switch, Theme, is_choice
from ui.texts import LANGUAGES, Say
from ui.theme import Heading, frame, preferences_for_request, say_for_request

PATH = "/beallitasok"

_FOCUS = (
    "if (/^#[a-z]+$/.test(location.hash))"
    "document.querySelector(`${location.hash} [aria-current]`)?.focus()"
)


def register() -> None:
    """Give the pages their routes."""

    @app.get("/beallitas/{name}/{value}")
    def choose(name: str, value: str, vissza: str = PATH) -> RedirectResponse:
        return go_back(vissza, name, value if is_choice(name, value) else None)

    @ui.page(PATH)
    def settings_page() -> None:
        say = say_for_request()
        title = f"{say('site.title')} – {say('menu.settings')}"
        heading = Heading(
            title,
            say("settings.heading"),
            PATH,
            styles=("prose", "settings"),
            description=say("settings.description"),
        )
        with (
            frame(heading, say),
            ui.element("article").classes("prose settings"),
        ):
            _settings(preferences_for_request(), say)
        ui.run_javascript(_FOCUS)


def _settings(now: Preferences, say: Say) -> None:
    switched = {one: say(f"settings.{one.value}") for one in Switch}
    _group("szin", _texts(Theme, "theme", say), now.theme, say)
    _group("kontraszt", _texts(Contrast, "contrast", say), now.contrast, say)
    text("p", say("settings.size")).classes("hint")
    languages = {code: say(f"settings.language.{code}") for code in LANGUAGES}
    _group("nyelv", languages, say.language, say)
    _group("hang", switched, Switch.ON if now.sound else Switch.OFF, say)
    _group("rezges", switched, Switch.ON if now.vibration else Switch.OFF, say)
    text("p", say("settings.sounds")).classes("hint")
    text("h2", say("settings.install.title"))
    text("p", say("settings.install"))


def _texts(choices: Iterable[str], name: str, say: Say) -> dict[str, str]:
    return {choice: say(f"settings.{name}.{choice}") for choice in choices}


def _group(name: str, options: dict[str, str], chosen: str, say: Say) -> None:
    """Draw one choice: its name, and beside it what can be chosen."""
    with ui.element("section").props(f"id={name}"):
        title = text("h2", say(f"settings.{name}"))
        title.props(f"id={name}-h")
        with ui.element("ul").classes("ways").props(f"aria-labelledby={name}-h"):
            for value, label in options.items():
                with ui.element("li"):
                    _option(name, value, label, value == chosen)


def _option(name: str, value: str, label: str, is_chosen: bool) -> None:
    way = f"/nyelv/{value}" if name == "nyelv" else f"/beallitas/{name}/{value}"
    option = link(f"{way}?vissza={quote(f'{PATH}#{name}')}", label)
    option.props(f"data-testid={name}-{value}")
    if is_chosen:
        option.props["aria-current"] = "true"
    if name == "nyelv":
        option.props(f"lang={value} hreflang={value}")
