"""Szabályok: the rules, a worked example, and where the words come from."""

from __future__ import annotations

from nicegui import ui

from literatura.alphabet import LETTERS
from literatura.scoring import score
from ui.components.example import ExampleRow, example_board
from ui.components.text import button, link, sentence, text
from ui.components.tour import Tour
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request

PATH = "/szabalyok"

_EXAMPLE_SECRET = "VIRÁG"
_EXAMPLE_GUESSES = ("VÁSÁR", "HARAG", "VIRÁG")
_MORE_URL = "https://hu.wikipedia.org/wiki/Mastermind_(j%C3%A1t%C3%A9k)"


def register() -> None:
    """Give the page its route."""

    @ui.page(PATH)
    def rules_page() -> None:
        say = say_for_request()
        title = f"{say('site.title')} – {say('menu.rules')}"
        heading = Heading(
            title,
            say("rules.heading"),
            PATH,
            styles=("prose", "example", "tour"),
            description=say("rules.description"),
        )
        with (
            frame(heading, say),
            ui.element("article").classes("prose"),
        ):
            _rules(say)


def _rules(say: Say) -> None:
    tour = Tour(say)
    with ui.element("p").classes("hint"):
        text("span", say("tour.hint") + " ")
        button(say("tour.open")).props("data-testid=tour-open").on("click", tour.open)
    text("h2", say("rules.aim.title"))
    sentence("p", say("rules.aim"), say)
    text("h2", say("rules.example.title"))
    sentence("p", say("rules.example"), say)
    example_board([ExampleRow(g, score(_EXAMPLE_SECRET, g)) for g in _EXAMPLE_GUESSES], say)
    with ui.element("ol"):
        for key in ("first", "second", "third"):
            sentence("li", say(f"rules.example.{key}"), say)
    text("h2", say("rules.words.title"))
    sentence("p", say("rules.words"), say)
    sentence("p", say("rules.letters", letters=" ".join(LETTERS)), say)
    sentence("p", say("rules.repeated"), say)
    text("h2", say("rules.daily.title"))
    sentence("p", say("rules.daily"), say)
    text("h2", say("rules.puzzle.title"))
    sentence("p", say("rules.puzzle"), say)
    for key in ("row", "notes", "setter", "help"):
        text("h2", say(f"rules.{key}.title"))
        sentence("p", say(f"rules.{key}"), say)
    text("h2", say("rules.sources.title"))
    sentence("p", say("rules.sources"), say)
    text("h2", say("rules.more.title"))
    sentence("p", say("rules.more"), say)
    with ui.element("p"):
        link(_MORE_URL, say("rules.more.link")).props("lang=hu hreflang=hu rel=noopener")
