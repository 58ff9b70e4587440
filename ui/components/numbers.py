"""Two control numbers in a line of text: the disc and the ring, and their names for readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from literatura.game import Turn
from literatura.scoring import Score
from ui.texts import Say


def numbers_html(score: Score, say: Say) -> str:
    """Return the pair as HTML."""
    label = escape(say("board.numbers", in_place=score.in_place, misplaced=score.misplaced))
    return (
        f'<span class="pair"><span class="num in" aria-hidden="true">{score.in_place}</span>'
        f'<span class="num mis" aria-hidden="true">{score.misplaced}</span>'
        f'<span class="vh">{label}</span></span>'
    )


def last_turn_sentence(turns: Sequence[Turn], say: Say) -> str:
    """Return the last of the turns as a sentence."""
    *_, turn = turns
    numbers = {"in_place": turn.score.in_place, "misplaced": turn.score.misplaced}
    return say("play.turn", row=len(turns), word=turn.guess, **numbers)
