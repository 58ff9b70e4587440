"""What is passed on of an ended game, in the player's language, with the address of that game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nicegui import ui

from literatura.game import Status
from literatura.scoring import Score
from literatura.session import Session
from literatura.share import share_text, steps_text
from ui.texts import Say

HIDDEN_PICTURE = "rejtve.png"
"""How the address of a picture ends that has a board's numbers and no letters."""

# What a visitor's browser says that it asked for: a name or an address, and perhaps a port.
_SITE = re.compile(r"https?://([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?", re.IGNORECASE)


def address(path: str) -> str:
    """Return the whole address of a page of this site; empty where the request names no site."""
    site = str(ui.context.client.request.base_url).rstrip("/")
    return f"{site}{path}" if _SITE.fullmatch(site) else ""


def game_text(say: Say, name: Sequence[str], session: Session, path: str) -> str:
    """Return the text about an ended game. ``name`` says which, as „Literatúra 334”."""
    game = session.game
    won = game.status is Status.WON
    steps = steps_text(len(game.turns) if won else None, game.rules.max_guesses)
    headline = [*name, steps, say("share.helped") if session.helped else ""]
    return share_text(headline, [turn.score for turn in game.turns], address(path))


def puzzle_text(say: Say, name: Sequence[str], path: str, *, solved: bool) -> str:
    """Return the text about a puzzle: whether it was solved. Its rows are the same for all."""
    outcome = say("share.solved" if solved else "share.unsolved")
    return share_text([*name, outcome], (), address(path))


def setter_text(say: Say, scores: Sequence[Score], length: int, path: str, *, broken: bool) -> str:
    """Return the text about a word that the codebreaker has tried to find."""
    steps = steps_text(len(scores) if broken else None, total=10)
    headline = [say("share.setter"), say("share.letters", length=length)]
    return share_text([*headline, say("share.machine", steps=steps)], scores, address(path))
