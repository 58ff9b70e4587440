"""A puzzle being solved: one answer counts; after a wrong one the solver may go on for practice.

Two sessions of a player say how it stands: the answer that counts, and the practice after it. In
practice wrong answers are not kept; the session is there once the solution has been found or shown.
Knows no storage and no clock: the day is passed in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from enum import Enum

from literatura.codebreaker import contradicted_rows
from literatura.errors import StaleGuessError
from literatura.game import Dictionary, Game, Status, Turn, new_game
from literatura.player import Player
from literatura.puzzle import Puzzle
from literatura.results import PRACTICE
from literatura.session import Session

ANSWERS = "puzzle"
FRESH_ANSWERS = "puzzle-fresh"
FRESH_PRACTICE = "puzzle-fresh-practice"
"""The names under which sessions are stored, and ``PRACTICE``: never change them once published."""

KEPT_FRESH = 5
"""Of puzzles that are nobody's but the player's, so many are kept, the latest."""


class Stage(Enum):
    """How far a player is with a puzzle."""

    OPEN = "open"
    """Nothing has been answered."""
    SOLVED = "solved"
    FAILED = "failed"
    """The answer was wrong; the solution is still covered."""
    PRACTISED = "practised"
    """The answer was wrong, and the solution was found in practice."""
    SHOWN = "shown"
    """The answer was wrong, and the player had the solution shown."""

    @property
    def is_over(self) -> bool:
        """Whether the solution may be seen."""
        return self not in (Stage.OPEN, Stage.FAILED)


@dataclass(frozen=True, slots=True)
class Solving:
    """One player and one puzzle."""

    puzzle: Puzzle
    answer: Session | None
    practice: Session | None
    is_fresh: bool = False
    """Whether the puzzle was made for this player, and is not a day's."""

    @property
    def stage(self) -> Stage:
        """How far the player is."""
        if self.answer is None:
            return Stage.OPEN
        if self.answer.game.status is Status.WON:
            return Stage.SOLVED
        if self.practice is None:
            return Stage.FAILED
        return Stage.PRACTISED if self.practice.game.status is Status.WON else Stage.SHOWN

    @property
    def game(self) -> Game:
        """The board as it is to be seen: with the last answer once all is over."""
        found = self.practice if self.stage is Stage.PRACTISED else None
        shown = found or self.answer
        start = _start(self.puzzle)
        if shown is None or not self.stage.is_over:
            return start
        return replace(shown.game, rules=start.rules)

    @property
    def wrong_answer(self) -> str | None:
        """The answer that counted, if it was wrong."""
        if self.answer is None or self.stage is Stage.SOLVED:
            return None
        return self.answer.game.turns[-1].guess

    def wrong_rows(self) -> tuple[int, ...]:
        """Return the rows that the answer which counted does not fit; none if it was right."""
        wrong = self.wrong_answer
        return () if wrong is None else contradicted_rows(wrong, self.puzzle.rows)

    def submit(
        self, player: Player, row: int, text: str, dictionary: Dictionary, today: date
    ) -> tuple[Player, str]:
        """Return the player after an answer for ``row``, and the word that it was.

        A wrong answer in practice changes nothing.

        Raises:
            StaleGuessError: the answer is from an outdated page.
            GuessError: see :func:`literatura.game.play`.
        """
        expected = len(self.puzzle.rows) + 1
        if self.stage.is_over:
            raise StaleGuessError(text, row, expected + 1)
        is_practice = self.stage is Stage.FAILED
        session = self._begin(is_practice).submit(row, text, dictionary, today)
        word = session.game.turns[-1].guess
        if self.puzzle.is_solved_by(word):  # perhaps a second word, of a later lexicon
            session = replace(session, game=replace(session.game, secret=word))
        elif is_practice:
            return player, word
        return self._stored(player, session), word

    def show_solution(self, player: Player) -> Player:
        """Return the player with the solution shown, if the answer that counts has been given."""
        if self.stage is not Stage.FAILED:
            return player
        return self._stored(player, self._begin(is_practice=True).give_up())

    def _stored(self, player: Player, session: Session) -> Player:
        """Return the player with the session, and of fresh puzzles with no more than are kept."""
        player = player.with_session(session)
        if not self.is_fresh:
            return player
        fresh = (FRESH_ANSWERS, FRESH_PRACTICE)
        keys = list(dict.fromkeys(key for mode, key in player.sessions if mode in fresh))
        old = [key for key in keys if key != session.key][: max(0, len(keys) - KEPT_FRESH)]
        gone = {(mode, key) for mode in fresh for key in old}
        sessions = {k: v for k, v in player.sessions.items() if k not in gone}
        return replace(player, sessions=sessions)

    def _begin(self, is_practice: bool) -> Session:
        mode, key = _stored_as(self.puzzle, self.is_fresh, is_practice)
        return Session(mode, key, _start(self.puzzle))


def solving(player: Player, puzzle: Puzzle, *, is_fresh: bool = False) -> Solving:
    """Return how the player stands with the puzzle."""

    def stored(is_practice: bool) -> Session | None:
        session = player.session(*_stored_as(puzzle, is_fresh, is_practice))
        begun = [guess for guess, _ in puzzle.rows]
        same = session and [turn.guess for turn in session.game.turns][: len(begun)] == begun
        return session if same else None

    return Solving(puzzle, stored(False), stored(True), is_fresh)


def _stored_as(puzzle: Puzzle, is_fresh: bool, is_practice: bool) -> tuple[str, str]:
    """Return the mode and the key under which the answer is stored."""
    if is_fresh:
        return (FRESH_PRACTICE if is_practice else FRESH_ANSWERS), puzzle.id
    return (PRACTICE if is_practice else ANSWERS), puzzle.id


def _start(puzzle: Puzzle) -> Game:
    """Return the game as the solver finds it: all rows played but the last."""
    turns = tuple(Turn(guess, given) for guess, given in puzzle.rows)
    return replace(new_game(puzzle.solution, len(turns) + 1), turns=turns)
