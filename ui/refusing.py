"""How a row is refused: the board shakes, and the message says why.

What a player may say against the refusal of a word is offered as well: that it is a good one; the
host reads it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from literatura.alphabet import parse_word
from literatura.errors import GuessError, LengthError, NotAcceptedError
from ui.components.board import LONGEST_TEXT, Board
from ui.components.message import Message, Objection
from ui.services import Services
from ui.state import player_id
from ui.texts import Say

log = logging.getLogger("literatura.refusing")


class Refusing:
    """The refusals of one desk; ``length`` returns that of its word."""

    def __init__(
        self,
        services: Services,
        say: Say,
        board: Board,
        message: Message,
        length: Callable[[], int],
    ) -> None:
        self._services, self._say, self._board = services, say, board
        self._message, self._length = message, length

    def row(self, sentence: str, objection: Objection | None = None) -> None:
        """Refuse the row that was sent; it stays to be edited."""
        self._board.reply(refused=True)
        self._message.refuse(sentence, objection)

    def guess(self, error: GuessError) -> None:
        """Refuse a row that may not be played, and offer to object where a word is not accepted."""
        objects = None
        if isinstance(error, NotAcceptedError):
            objects = objection(error, self._services, self._say, self._message)
        self.row(self._say.refusal(error), objects)

    def text(self, sent: Any) -> None:
        """Say what is wrong with a text that the board could not take."""
        match sent:
            case {"text": str(text)} if len(text) <= LONGEST_TEXT:
                try:
                    raise LengthError(parse_word(text), self._length())
                except GuessError as error:
                    self._message.refuse(self._say.refusal(error))
            case _:
                log.info("a forged text was dropped")


def objection(error: NotAcceptedError, services: Services, say: Say, message: Message) -> Objection:
    """Return the way to object, which thanks in the message."""

    async def report() -> None:
        kept = await services.report_word(error.word, error.reason, player_id())
        message.tell(say(f"report.{kept}"))

    return Objection(say("report.word"), report)
