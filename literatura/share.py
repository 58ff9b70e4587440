"""A game's result as a text to be passed on: numbers only, so that it gives no word away.

It is made of control numbers and never sees a guess or a secret. Its sentences, in the language of
whoever shares it, are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence

from literatura.scoring import Score

IN_PLACE, MISPLACED = "●", "○"
"""Filled and hollow, as the board's disc and ring: they tell the numbers apart without colour."""


def share_text(headline: Sequence[str], rows: Sequence[Score], address: str = "") -> str:
    """Return the parts of the headline in one line, then a line for each played row.

    The address of the game, if it is known, stands last.
    """
    lines = [" · ".join(filter(None, headline)), *map(row_text, rows), address]
    return "\n".join(filter(None, lines))


def row_text(score: Score) -> str:
    """Return a row's two numbers, ``2● 1○``."""
    return f"{score.in_place}{IN_PLACE} {score.misplaced}{MISPLACED}"


def steps_text(steps: int | None, total: int) -> str:
    """Return in how many steps the word was found, ``5/10``; None means that it was not."""
    return f"{'X' if steps is None else steps}/{total}"
