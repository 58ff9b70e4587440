"""What stands beside the board while the program answers: a pause, and the pace of its steps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui

from ui.components.text import button, text
from ui.texts import Say

PACE_S = 2.0
"""So long a guess stands on the board before the program answers it."""


class WatchPanel:
    """The panel stays from guess to guess, and with it the focus and a question asked back.

    ``step`` is asked to answer the guess in a row; a row that stays is asked for again.
    """

    def __init__(
        self, say: Say, step: Callable[[int], Awaitable[None]], end_button: Callable[[], None]
    ) -> None:
        self._say, self._step = say, step
        self._paused = False
        self._row = 0
        text("p", say("setter.watching")).classes("hint")
        with ui.element("div").classes("foot"):
            end_button()
            self._pause = button(say("setter.pause")).props("data-testid=pause")
        self._pause.on("click", self._press)
        self._later = ui.element("div")

    def wait_for(self, row: int) -> None:
        """Answer the guess in this row in a while, unless the player has paused."""
        self._row = row
        self._later.clear()
        if self._paused:
            return
        with self._later:
            ui.timer(PACE_S, lambda: self._tick(row), once=True)

    async def _tick(self, row: int) -> None:
        await self._step(row)
        if self._row == row and not self._later.is_deleted:  # the computer was too busy
            self.wait_for(row)

    async def _press(self) -> None:
        self._paused = not self._paused
        self._pause.set_text(self._say("setter.go_on" if self._paused else "setter.pause"))
        self._later.clear()
        if not self._paused:
            await self._tick(self._row)
