"""The line under the board: one sentence, read out politely, or at once when it refuses a guess."""

from __future__ import annotations

from nicegui import ui

from ui.components.text import sentence, sentence_html


class Message:
    """One sentence at a time."""

    def __init__(self) -> None:
        line = ui.element("div").classes("message")
        line.props("data-testid=message role=status aria-live=polite").mark("message")
        with line:
            self._polite = sentence("p", "")
            self._assertive = sentence("p", "").props("role=alert")

    def tell(self, content: str) -> None:
        """Show a sentence that can wait until the reader has finished."""
        self._assertive.set_content("")
        self._polite.set_content(sentence_html(content))

    def refuse(self, content: str) -> None:
        """Show a sentence that says why something was not done."""
        self._polite.set_content("")
        self._assertive.set_content(sentence_html(content))
