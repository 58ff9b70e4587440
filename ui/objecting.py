"""What a player may say against the refusal of a word: that it is a good one; the host reads it."""

from __future__ import annotations

from literatura.errors import NotAcceptedError
from ui.components.message import Message, Objection
from ui.services import Services
from ui.state import player_id
from ui.texts import Say


def objection(error: NotAcceptedError, services: Services, say: Say, message: Message) -> Objection:
    """Return the way to object, which thanks in the message."""

    async def report() -> None:
        kept = await services.report_word(error.word, error.reason, player_id())
        message.tell(say(f"report.{kept}"))

    return Objection(say("report.word"), report)
