"""Two control numbers in a line of text: the disc and the ring, and their names for readers."""

from __future__ import annotations

from html import escape

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
