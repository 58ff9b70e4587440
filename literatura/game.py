"""A game as a value: a guess makes the next game of it, and nothing is ever changed in place.

Knows the rules of one game and nothing of where its secret came from, who plays it, or when.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from literatura.alphabet import parse_word
from literatura.errors import (
    AlreadyGuessedError,
    GameOverError,
    GapError,
    LengthError,
    NotAcceptedError,
)
from literatura.lexicon import Verdict
from literatura.scoring import Score, score

MAX_GUESSES = 10
GAP = "_"
"""Stands in a guess for a place that was left empty."""


class Dictionary(Protocol):
    """What a game asks of a lexicon."""

    def check(self, text: str) -> Verdict:
        """Return whether the word may be played, and if not, why."""


class Status(StrEnum):
    """How a game stands."""

    RUNNING = "running"
    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class Rules:
    """What is settled before the first guess."""

    length: int
    max_guesses: int = MAX_GUESSES


@dataclass(frozen=True, slots=True)
class Turn:
    """A guess and its two control numbers."""

    guess: str
    score: Score


@dataclass(frozen=True, slots=True)
class Game:
    """One game: the hidden word, and the turns played so far, oldest first."""

    rules: Rules
    secret: str
    turns: tuple[Turn, ...] = ()
    given_up: bool = False

    @property
    def status(self) -> Status:
        """Whether the game runs, or how it ended."""
        if self.turns and self.turns[-1].guess == self.secret:
            return Status.WON
        if self.given_up:
            return Status.GIVEN_UP
        if len(self.turns) >= self.rules.max_guesses:
            return Status.LOST
        return Status.RUNNING

    @property
    def is_over(self) -> bool:
        """Whether no guess can be made any more."""
        return self.status is not Status.RUNNING


def new_game(secret: str, max_guesses: int = MAX_GUESSES) -> Game:
    """Return a game with nothing played."""
    return Game(Rules(len(secret), max_guesses), secret)


def play(game: Game, text: str, dictionary: Dictionary) -> Game:
    """Return the game after the guess ``text``, typed in any case.

    Raises:
        GameOverError: no guess is taken any more.
        LetterError, GapError, LengthError, AlreadyGuessedError, NotAcceptedError: the guess breaks
            a rule; of several the first in this order is told.
    """
    if game.is_over:
        raise GameOverError(text)
    guess = parse_word(text.replace(GAP, ""))
    if GAP in text:
        signs = text.strip().ljust(game.rules.length, GAP)
        raise GapError(guess, tuple(n for n, sign in enumerate(signs, start=1) if sign == GAP))
    if len(guess) != game.rules.length:
        raise LengthError(guess, game.rules.length)
    for row, turn in enumerate(game.turns, start=1):
        if turn.guess == guess:
            raise AlreadyGuessedError(guess, row)
    verdict = dictionary.check(guess)
    # The secret itself is always right, whatever has become of the lexicon since it was dealt.
    if not verdict.accepted and guess != game.secret:
        raise NotAcceptedError(guess, str(verdict.reason), verdict.lemma)
    return replace(game, turns=(*game.turns, Turn(guess, score(game.secret, guess))))


def give_up(game: Game) -> Game:
    """Return the game ended by its breaker; a game that is over stays as it is."""
    return game if game.is_over else replace(game, given_up=True)
