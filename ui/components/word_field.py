"""A field for one word and a button; what is typed leaves the browser when that is pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui
from nicegui.events import GenericEventArguments

from ui.components.text import text

_LONGEST_TEXT = 64


class WordField:
    """The field; ``on_send`` gets its text as it came, cut to a sane length."""

    def __init__(
        self, label: str, send: str, testid: str, on_send: Callable[[str], Awaitable[None]]
    ) -> None:
        async def sent(event: GenericEventArguments) -> None:
            word = event.args
            await on_send(word[:_LONGEST_TEXT] if isinstance(word, str) else "")

        with ui.element("form").classes("word-field") as form:
            field = ui.element("input").props(
                "type=text maxlength=40 autocomplete=off autocapitalize=characters autocorrect=off "
                "spellcheck=false enterkeyhint=go data-testid=secret-input"
            )
            field.props["aria-label"] = field.props["placeholder"] = label
            pressed = text("button", send).classes("button primary")
            pressed.props(f"type=submit data-testid={testid}")
        read = f"document.getElementById('{field.html_id}').value"
        form.on("submit", sent, js_handler=f"(e) => {{ e.preventDefault(); emit({read}) }}")
