"""The picker of the two control numbers, for a player who answers by hand; drawn by answer.js."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from nicegui.element import Element
from nicegui.events import GenericEventArguments

from literatura.scoring import possible_scores
from ui.texts import Say


class AnswerPicker(Element, component="answer.js"):
    """Two rows of numbers, of which only possible pairs can be picked.

    ``on_answer`` gets what the browser sent as it came: nothing in it is checked.
    """

    def __init__(self, say: Say, on_answer: Callable[[Any], Awaitable[None]]) -> None:
        super().__init__()
        self._props["labels"] = [say("board.in_place"), say("board.misplaced")]
        self._props["submit"] = say("setter.submit")
        self._props["replies"] = 0
        self.mark("answer")

        async def answer(event: GenericEventArguments) -> None:
            await on_answer(event.args)

        self.on("answer", answer)

    def show(self, row: int, length: int) -> None:
        """Ask for the answer to the guess in ``row``."""
        possible = [[score.in_place, score.misplaced] for score in possible_scores(length)]
        self._props.update(row=row, length=length, possible=possible)
        self.update()

    def reply(self) -> None:
        """Tell the browser that its answer was dealt with; one still waiting can be sent again."""
        self._props["replies"] += 1
        self.update()
