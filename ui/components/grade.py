"""How hard a puzzle is: five dots, as many of them filled, and a word."""

from __future__ import annotations

from html import escape

from nicegui.elements.mixins.content_element import ContentElement

from literatura.puzzle import HARDEST
from ui.components.text import markup
from ui.texts import Say

_WIDTH = 11


def grade(difficulty: int, say: Say) -> ContentElement:
    """Draw the difficulty, for the eye and for a screen reader."""
    dots = "".join(
        f'<circle cx="{_WIDTH * n + 5}" cy="5" r="3.6" class="{"on" if filled else "off"}"/>'
        for n, filled in enumerate(n < difficulty for n in range(HARDEST))
    )
    label = escape(say("puzzle.difficulty", difficulty=difficulty))
    word = escape(say(f"puzzle.grade.{difficulty}"))
    width = _WIDTH * HARDEST
    html = (
        f'<svg viewBox="0 0 {width} 10" width="{width}" height="10" aria-hidden="true">{dots}</svg>'
        f' <span aria-hidden="true">{word}</span><span class="vh">{label}</span>'
    )
    return markup("span", html).classes("grade").props("data-testid=grade")
