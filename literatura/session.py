"""One player's game in one mode: what is stored of it, and what a guess from outside may do to it.

A session remembers the secret and the guesses; the control numbers are worked out again when it
is read, so that no stored file can tell another score than the rules do. Knows no storage and no
clock: the day is passed in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from literatura.errors import StaleGuessError, StateError
from literatura.game import MAX_GUESSES, Dictionary, Game, Turn, give_up, new_game, play
from literatura.scoring import score
from literatura.stored import read_flag, read_list, read_text, read_version, read_word

VERSION = 1


@dataclass(frozen=True, slots=True)
class Session:
    """A game, which of its mode's games it is, and the day on which its first guess was made."""

    mode: str
    key: str
    game: Game
    begun: date | None = None
    helped: bool = False
    """Whether the codebreaker helped; such games are counted apart."""

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

    def with_help(self) -> Session:
        """Return the session as one in which the codebreaker helped; not once its game is over."""
        return self if self.game.is_over else replace(self, helped=True)

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
        if self.helped:
            stored["helped"] = True
        return stored


def new_session(mode: str, key: str, secret: str) -> Session:
    """Return a session in which nothing has been played."""
    return Session(mode, key, new_game(secret))


def session_from_dict(stored: object) -> Session:
    """Return the session that :meth:`Session.to_dict` made ``stored`` of.

    Raises:
        StateError: the value is of another version, or no session can have made it.
    """
    values = read_version(stored, VERSION, "a session")
    game = replace(
        new_game(read_word(values.get("secret"))), given_up=read_flag(values.get("given_up", False))
    )
    for guess in read_list(values.get("guesses")):
        game = _replayed(game, read_word(guess))
    return Session(
        mode=read_text(values.get("mode")),
        key=read_text(values.get("key")),
        game=game,
        begun=_begun(values),
        helped=read_flag(values.get("helped", False)),
    )


def _replayed(game: Game, guess: str) -> Game:
    """Return the game after a stored guess; the lexicon is not asked, it may have changed since."""
    if len(guess) != game.rules.length:
        raise StateError("a stored guess has another length than the secret")
    if any(turn.guess in (guess, game.secret) for turn in game.turns):
        raise StateError("a guess is stored twice, or behind the winning one")
    if len(game.turns) >= MAX_GUESSES:
        raise StateError("too many guesses are stored")
    return replace(game, turns=(*game.turns, Turn(guess, score(game.secret, guess))))


def _begun(values: Mapping[str, object]) -> date | None:
    value = values.get("begun")
    if value is None:
        return None
    try:
        return date.fromisoformat(read_text(value))
    except ValueError:
        raise StateError(f"{value!r} is not a date") from None
