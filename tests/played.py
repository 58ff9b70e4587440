"""Players who have played, for tests that count what they did."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from literatura.game import MAX_GUESSES
from literatura.player import Player
from literatura.session import Session, new_session
from literatura.solving import ANSWERS
from tests.small import LEXICON, WORDS

TODAY = date(2026, 11, 30)
SECRET = "KARD"
OTHERS = [word for word in WORDS if len(word) == 4 and word != SECRET]
RUNNING, LOST, GIVEN_UP = -1, 11, 0
"""How a game stands, where it was not won with so many guesses."""


def ago(days: int) -> date:
    return TODAY - timedelta(days)


def game(
    mode: str, key: str, went: int, begun: date, *, helped: bool = False, secret: str = SECRET
) -> Session:
    """Return a game that was won with so many guesses, or stands as said above."""
    if went == GIVEN_UP:
        guesses = OTHERS[:2]
    elif went == RUNNING:
        guesses = OTHERS[:3]
    else:
        guesses = [*OTHERS[: went - 1], secret][:MAX_GUESSES]
    if mode == ANSWERS:
        guesses = [*OTHERS[: MAX_GUESSES - 1], secret if went <= MAX_GUESSES else OTHERS[-1]]
    session = replace(new_session(mode, key, secret), helped=helped)
    for row, guess in enumerate(guesses, start=1):
        session = session.submit(row, guess, LEXICON, begun)
    return session.give_up() if went == GIVEN_UP else session


def with_day(
    player: Player,
    day: date,
    went: int = 4,
    *,
    begun: date | None = None,
    mode: str = "daily",
    helped: bool = False,
) -> Player:
    """Return the player after a day's game, begun on its day unless said otherwise."""
    return player.with_session(game(mode, day.isoformat(), went, begun or day, helped=helped))


def with_days(player: Player, *days: date, mode: str = "daily") -> Player:
    """Return the player with these days won."""
    for day in days:
        player = with_day(player, day, mode=mode)
    return player


def with_free(player: Player, went: int, length: str = "4", *, helped: bool = False) -> Player:
    """Return the player after one more free game, put away."""
    player = player.with_session(game("free", length, went, TODAY, helped=helped))
    return player.cleared("free", length)
