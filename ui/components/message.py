"""The line under the board: one sentence, read out politely, or at once when it refuses a guess."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from nicegui import ui
from nicegui.elements.mixins.content_element import ContentElement

from ui.components.text import sentence, sentence_html, text
from ui.texts import Say

_LONG, _LONGER = 55, 80
"""Letters of a sentence for which the board makes room: in a low window, and wherever a lamp is."""


@dataclass(frozen=True, slots=True)
class Objection:
    """What a player may say against a refusal, and what comes of it."""

    label: str
    on_press: Callable[[], Awaitable[None]]


class Message:
    """One sentence at a time, and behind a refusal perhaps a way to object."""

    def __init__(self, say: Say) -> None:
        self._say = say
        with ui.element("div").classes("message") as self._place:
            # Two live regions side by side: one inside the other would be read out twice.
            self._line = ui.element("div").mark("message").props("data-testid=message")
            with self._line:
                # No p, which is not drawn while empty: a live region has to be there before.
                self._polite = sentence("div", "", say).props("role=status aria-live=polite")
            self._assertive = self._alert("")
            self._objections = ui.element("div").classes("objections")

    def tell(self, content: str) -> None:
        """Show a sentence that can wait until the reader has finished."""
        self._show(content, "", None)

    def refuse(self, content: str, objection: Objection | None = None) -> None:
        """Show a sentence that says why something was not done."""
        self._show("", content, objection)

    def _alert(self, content: str) -> ContentElement:
        with self._line:
            return sentence("p", content, self._say).props("role=alert")

    def _show(self, polite: str, assertive: str, objection: Objection | None) -> None:
        length = len(polite or assertive)
        size = "longer" if length > _LONGER else "long" if length > _LONG else ""
        self._place.classes(replace=f"message {size}")
        self._polite.set_content(sentence_html(polite, self._say))
        # Anew each time: a refusal that comes twice is read out twice, and the board, which fades
        # one whose row is being mended (board.js), never fades the next.
        if assertive or self._assertive.content:
            self._assertive.delete()
            self._assertive = self._alert(assertive)
        self._objections.clear()
        if objection is not None:
            with self._objections:
                button = text("button", objection.label).classes("objection")
                button.props("type=button data-testid=objection").on("click", objection.on_press)
