"""A row of numbers to choose the length of the word by."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from nicegui import ui

from ui.components.text import text
from ui.texts import Say


class LengthPicker:
    """One button for each length; the chosen one is pressed in."""

    def __init__(
        self, lengths: Sequence[int], say: Say, on_choose: Callable[[int], Awaitable[None] | None]
    ) -> None:
        group = ui.element("div").classes("lengths").props("role=group")
        group.props["aria-label"] = say("free.lengths")
        with group:
            self._buttons = {length: _button(length, say, on_choose) for length in lengths}

    def show(self, chosen: int) -> None:
        """Mark the chosen length."""
        for length, button in self._buttons.items():
            button.props(f"aria-pressed={'true' if length == chosen else 'false'}")


def _button(
    length: int, say: Say, on_choose: Callable[[int], Awaitable[None] | None]
) -> ui.element:
    button = text("button", str(length)).props(f"type=button data-testid=length-{length}")
    button.props["aria-label"] = say("free.length", length=length)
    return button.on("click", lambda: on_choose(length))
