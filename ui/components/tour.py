"""The tour for first visitors: a few steps, skipped at any time; drawn by tour.js.

It begins with the game of the page that it opens on, and tells only of what is to be found there.
"""

from __future__ import annotations

from enum import StrEnum

from nicegui.element import Element

from literatura.scoring import score
from ui.components.example import ExampleRow, example_html, tiles_html
from ui.components.help import LAMP_ICON
from ui.components.keyboard import PENCIL_ICON
from ui.components.text import sentence_html
from ui.texts import Say

SEEN = "/beallitas/bemutato/volt"

_SECRET, _GUESS = "VIRÁG", "VIHAR"
_REFUSED, _HEADWORD = "HÁZAK", "HÁZ"


class Start(StrEnum):
    """The game that the tour begins with."""

    DAILY = "daily"
    FREE = "free"
    PUZZLE = "puzzle"
    SETTER = "setter"


_STEPS = {
    Start.DAILY: ("aim", "numbers", "words", "help"),
    Start.FREE: ("free", "numbers", "words", "help"),
    Start.PUZZLE: ("puzzle", "numbers", "notes"),
    Start.SETTER: ("setter", "numbers", "slips"),
}


class Tour(Element, component="tour.js"):
    """A dialog; with ``opens_itself`` it opens as soon as it is drawn, and not again."""

    def __init__(self, say: Say, start: Start = Start.DAILY, *, opens_itself: bool = False) -> None:
        super().__init__()
        steps = _steps(start, say)
        numbers = [say("tour.step", step=n + 1, steps=len(steps)) for n in range(len(steps))]
        labels = {name: say(f"tour.{name}") for name in ("next", "back", "skip", "end")}
        self._props["steps"] = steps
        self._props["labels"] = {**labels, "steps": numbers}
        self._props["seen"] = SEEN
        self._props["opens"] = opens_itself

    def open(self) -> None:
        """Show it from its first step."""
        self.run_method("open")


def _steps(start: Start, say: Say) -> list[dict[str, str]]:
    guess = ExampleRow(_GUESS, score(_SECRET, _GUESS))
    refusal = say("refused.inflected", word=_REFUSED, lemma=_HEADWORD)
    covers = f'<p class="hidden-word" aria-hidden="true">{"<i></i>" * len(_SECRET)}</p>'
    pictures = {
        "aim": covers,
        "free": covers,
        "setter": covers,
        "numbers": example_html([guess], say)
        + f'<p class="hint">{sentence_html(say("tour.numbers.example"), say)}</p>',
        "words": f'<p class="tiles" aria-hidden="true">{tiles_html(_REFUSED)}</p>'
        + f'<p class="hint">{sentence_html(refusal, say)}</p>',
        "help": _icons(PENCIL_ICON, LAMP_ICON),
        "notes": _icons(PENCIL_ICON),
    }
    return [
        {
            "title": say(f"tour.{step}.title"),
            "html": f"<p>{sentence_html(say(f'tour.{step}'), say)}</p>{pictures.get(step, '')}",
        }
        for step in _STEPS[start]
    ]


def _icons(*icons: str) -> str:
    return f'<p class="tour-icons" aria-hidden="true">{"".join(icons)}</p>'
