"""A button that asks back before it does what can't be undone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui

from ui.components.text import button
from ui.texts import Say


class AskTwice(ui.element):
    """The button becomes the question; only „Igen”, which then appears beside it, acts.

    Any further press where the first one fell does nothing: a double click, or an impatient press
    on a slow line, answers no question that was not read.
    """

    def __init__(
        self, say: Say, label: str, question: str, testid: str, act: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__("div")
        self.classes("ask")
        self._say, self._label, self._question, self._act = say, label, question, act
        self._testid = testid
        self._acting = False
        with self:
            self._asking = button(label).props(f"data-testid={testid}").on("click", self._ask)
            self._choices = ui.element("div").classes("ask-choices")

    def _ask(self) -> None:
        if self._choices.default_slot.children:
            return
        self._asking.set_text(self._question)
        self._asking.classes("asked")
        with self._choices:
            yes = button(self._say("ask.yes")).classes("primary")
            yes.props(f"data-testid={self._testid}-yes").on("click", self._confirm)
            no = button(self._say("ask.no"))
            no.props(f"data-testid={self._testid}-no").on("click", self._take_back)

    async def _confirm(self) -> None:
        if self._acting:
            return
        self._acting = True
        try:
            await self._act()
        finally:
            self._acting = False

    def _take_back(self) -> None:
        self._asking.run_method("focus")  # what had it goes
        self._choices.clear()
        self._asking.set_text(self._label)
        self._asking.classes(remove="asked")
