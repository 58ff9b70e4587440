"""One player's game in one mode: what is stored of it, and what a guess from outside may do to it.

A session remembers the secret and the guesses; the control numbers are worked out again when it
is read, so that no stored file can tell another score than the rules do. Knows no storage and no
clock: the day is passed in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, is_word
from literatura.errors import StaleGuessError, StateError
from literatura.game import MAX_GUESSES, Dictionary, Game, Turn, give_up, new_game, play
from literatura.scoring import score

VERSION = 1


@dataclass(frozen=True, slots=True)
class Session:
    """A game, which of its mode's games it is, and the day on which its first guess was made."""

    mode: str
    key: str
    game: Game
    begun: date | None = None

    def submit(self, row: int, text: str, dictionary: Dictionary, today: date) -> Session:
        """Return the session after a guess that was made for ``row``, counted from 1.

        Raises:
            StaleGuessError: another row is next; the guess is a repeat, or from an outdated page.
            GuessError: see :func:`literatura.game.play`.
        """
        expected = len(self.game.turns) + 1
        if row != expected and not self.game.is_over:
            raise StaleGuessError(text, row, expected)
        return replace(self, game=play(self.game, text, dictionary), begun=self.begun or today)

    def give_up(self) -> Session:
        """Return the session with its game given up."""
        return replace(self, game=give_up(self.game))

    def to_dict(self) -> dict[str, object]:
        """Return the session as a plain value, short enough to be kept by the hundred."""
        stored: dict[str, object] = {
            "version": VERSION,
            "mode": self.mode,
            "key": self.key,
            "secret": self.game.secret,
            "guesses": [turn.guess for turn in self.game.turns],
        }
        if self.begun is not None:
            stored["begun"] = self.begun.isoformat()
        if self.game.given_up:
            stored["given_up"] = True
        return stored


def new_session(mode: str, key: str, secret: str) -> Session:
    """Return a session in which nothing has been played."""
    return Session(mode, key, new_game(secret))


def session_from_dict(stored: object) -> Session:
    """Return the session that :meth:`Session.to_dict` made ``stored`` of.

    Raises:
        StateError: the value is of another version, or no session can have made it.
    """
    if not isinstance(stored, Mapping):
        raise StateError(f"a session is stored as a mapping, not {type(stored).__name__}")
    if stored.get("version") != VERSION:
        raise StateError(f"sessions of version {stored.get('version')!r} can't be read")
    game = replace(
        new_game(_word(stored.get("secret"))), given_up=_flag(stored.get("given_up", False))
    )
    for guess in _list(stored.get("guesses")):
        game = _replayed(game, _word(guess))
    return Session(_text(stored.get("mode")), _text(stored.get("key")), game, _begun(stored))


def _replayed(game: Game, guess: str) -> Game:
    """Return the game after a stored guess; the lexicon is not asked, it may have changed since."""
    if len(guess) != game.rules.length:
        raise StateError("a stored guess has another length than the secret")
    if any(turn.guess in (guess, game.secret) for turn in game.turns):
        raise StateError("a guess is stored twice, or behind the winning one")
    if len(game.turns) >= MAX_GUESSES:
        raise StateError("too many guesses are stored")
    return replace(game, turns=(*game.turns, Turn(guess, score(game.secret, guess))))


def _begun(stored: Mapping[str, object]) -> date | None:
    value = stored.get("begun")
    if value is None:
        return None
    try:
        return date.fromisoformat(_text(value))
    except ValueError:
        raise StateError(f"{value!r} is not a date") from None


def _word(value: object) -> str:
    if (
        not isinstance(value, str)
        or not is_word(value)
        or not MIN_LENGTH <= len(value) <= MAX_LENGTH
    ):
        raise StateError("a stored word is not one")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise StateError("a stored text is missing")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise StateError("a stored flag is neither true nor false")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise StateError("a stored list is missing")
    return value
