"""The setter's half of the game: a player hides a word, the codebreaker guesses, as it is stored.

Either the player answers each guess by hand and keeps the word to themselves, or the program
answers for the word that was typed. Knows no storage and no lexicon; how the codebreaker comes to
its guesses is its own affair, and it is shown the answers only.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, parse_word
from literatura.codebreaker import Codebreaker, Repair, Row, WrongAnswer, repairs, wrong_answers
from literatura.errors import AnswerError, LengthError, NotAcceptedError, StateError
from literatura.game import MAX_GUESSES, Dictionary, Turn
from literatura.scoring import Score, is_possible, score
from literatura.stored import read_flag, read_list, read_text, read_version, read_word

VERSION = 1


class Way(StrEnum):
    """Who answers the codebreaker."""

    BY_HAND = "by_hand"
    FOR_MY_WORD = "for_my_word"


class Stage(StrEnum):
    """How a game stands."""

    THINKING = "thinking"
    """The codebreaker is to guess."""
    ASKING = "asking"
    """Its guess waits for the answer."""
    STUCK = "stuck"
    """It gave up: no word fits the answers."""
    BROKEN = "broken"
    UNBROKEN = "unbroken"


@dataclass(frozen=True, slots=True)
class SetterGame:
    """One game: the answered guesses, the one that waits, and the word as far as it is known."""

    way: Way
    length: int
    turns: tuple[Turn, ...] = ()
    offered: str | None = None
    stuck: bool = False
    secret: str | None = None
    """Typed at the start or, by hand, after the end, if the player wants to."""

    @property
    def stage(self) -> Stage:
        """How the game stands."""
        if self.turns and self.turns[-1].score.in_place == self.length:
            return Stage.BROKEN
        if self.stuck:
            return Stage.STUCK
        if len(self.turns) >= MAX_GUESSES:
            return Stage.UNBROKEN
        return Stage.THINKING if self.offered is None else Stage.ASKING

    @property
    def is_over(self) -> bool:
        """Whether the codebreaker makes no guess any more, unless an answer is corrected."""
        return self.stage not in (Stage.THINKING, Stage.ASKING)

    @property
    def is_decided(self) -> bool:
        """Whether one side has won; not where the word found turned out to be another."""
        if self.stage is Stage.BROKEN:
            return self.word == self.turns[-1].guess
        return self.stage is Stage.UNBROKEN

    @property
    def rows(self) -> tuple[Row, ...]:
        """What the codebreaker knows."""
        return tuple((turn.guess, turn.score) for turn in self.turns)

    @property
    def word(self) -> str | None:
        """The hidden word, as far as it has come out."""
        if self.secret is None and self.stage is Stage.BROKEN:
            return self.turns[-1].guess
        return self.secret

    def answer(self, row: int, given: Score) -> SetterGame:
        """Return the game after the player's answer to the guess in ``row``, counted from 1.

        Raises:
            AnswerError: no guess waits in that row, the score can't be, or the program answers.
        """
        if self.way is not Way.BY_HAND:
            raise AnswerError(row, "the program answers in this game")
        return self._answered(row, given)

    def answer_for_word(self, row: int) -> SetterGame:
        """Return the game after the program's answer to the guess in ``row``; raises as above."""
        if self.way is not Way.FOR_MY_WORD or self.secret is None or self.offered is None:
            raise AnswerError(row, "the program has nothing to answer")
        return self._answered(row, score(self.secret, self.offered))

    def correct(self, row: int, given: Score) -> SetterGame:
        """Return the game with another answer in ``row``, after the codebreaker gave up.

        A full answer ends the game in that row.

        Raises:
            AnswerError: there is no such row, the score can't be, or nothing is to be corrected.
        """
        if self.stage is not Stage.STUCK or self.way is not Way.BY_HAND:
            raise AnswerError(row, "nothing is to be corrected")
        if not 1 <= row <= len(self.turns):
            raise AnswerError(row, "there is no such row")
        turn = Turn(self.turns[row - 1].guess, self._possible(row, given))
        later = () if given.in_place == self.length else self.turns[row:]
        return replace(self, turns=(*self.turns[: row - 1], turn, *later), stuck=False, secret=None)

    def withdraw(self, row: int) -> SetterGame:
        """Return the game with the answer in ``row``, the last one, taken back and asked for again.

        Raises:
            AnswerError: another row is the last, or the program answers.
        """
        if self.way is not Way.BY_HAND or not self.turns or row != len(self.turns):
            raise AnswerError(row, "this answer can't be taken back")
        *turns, last = self.turns
        return SetterGame(self.way, self.length, tuple(turns), offered=last.guess)

    def reveal(self, text: str) -> SetterGame:
        """Return the ended game with the word that the player says it was.

        Raises:
            LetterError, LengthError: it can't have been.
            AnswerError: the game still runs, or its word is known.
        """
        if not self.is_over or self.way is not Way.BY_HAND:
            raise AnswerError(len(self.turns), "the word can't be told now")
        word = parse_word(text)
        if len(word) != self.length:
            raise LengthError(word, self.length)
        return replace(self, secret=word)

    def mistakes(self) -> tuple[WrongAnswer, ...]:
        """Return the wrong answers, as far as the word is known."""
        return () if self.secret is None else wrong_answers(self.secret, self.rows)

    def to_dict(self) -> dict[str, object]:
        """Return the game as a plain value."""
        stored: dict[str, object] = {
            "version": VERSION,
            "way": self.way.value,
            "length": self.length,
            "turns": [[t.guess, t.score.in_place, t.score.misplaced] for t in self.turns],
        }
        if self.offered is not None:
            stored["offered"] = self.offered
        if self.stuck:
            stored["stuck"] = True
        if self.secret is not None:
            stored["secret"] = self.secret
        return stored

    def _answered(self, row: int, given: Score) -> SetterGame:
        if self.offered is None or self.is_over or row != len(self.turns) + 1:
            raise AnswerError(row, "no guess waits in this row")
        turn = Turn(self.offered, self._possible(row, given))
        return replace(self, turns=(*self.turns, turn), offered=None)

    def _possible(self, row: int, given: Score) -> Score:
        if not is_possible(given.in_place, given.misplaced, self.length):
            raise AnswerError(row, f"the score {given} can't be")
        return given


def by_hand(length: int) -> SetterGame:
    """Return a game that its player answers; the length must be one of a word."""
    return SetterGame(Way.BY_HAND, length)


def for_my_word(text: str, dictionary: Dictionary) -> SetterGame:
    """Return a game in which the program answers for the word ``text``, typed in any case.

    Raises:
        LetterError, LengthError, NotAcceptedError: the word may not be hidden.
    """
    word = parse_word(text)
    if not MIN_LENGTH <= len(word) <= MAX_LENGTH:
        raise LengthError(word, min(max(len(word), MIN_LENGTH), MAX_LENGTH))
    verdict = dictionary.check(word)
    if not verdict.accepted:
        raise NotAcceptedError(word, str(verdict.reason), verdict.lemma)
    return SetterGame(Way.FOR_MY_WORD, len(word), secret=word)


def repeated_letters(word: str) -> tuple[str, ...]:
    """Return the letters that stand more than once in the word, in its order."""
    return tuple(letter for letter, count in Counter(word).items() if count > 1)


def think(game: SetterGame, codebreaker: Codebreaker) -> SetterGame:
    """Return the game after the codebreaker's move: a guess, or giving up where no word fits.

    The last answer is held against the words too, though no guess can follow it. A game that does
    not wait for the codebreaker stays as it is. Cost: see :meth:`Codebreaker.advise`.
    """
    if game.stage is Stage.THINKING:
        advice = codebreaker.advise(game.rows)
        return replace(game, stuck=True) if advice is None else replace(game, offered=advice.guess)
    if game.stage is Stage.UNBROKEN and not len(codebreaker.fitting(game.rows)):
        return replace(game, stuck=True)
    return game


def ways_out(game: SetterGame, codebreaker: Codebreaker) -> tuple[Repair, ...]:
    """Return the single answers that would make sense if changed, by row; empty if none would."""
    return repairs(codebreaker.codes, game.rows)


def setter_game_from_dict(stored: object) -> SetterGame:
    """Return the game that :meth:`SetterGame.to_dict` made ``stored`` of.

    Raises:
        StateError: the value is of another version, or no game can have made it.
    """
    values = read_version(stored, VERSION, "a setter's game")
    length = values.get("length")
    if type(length) is not int or not MIN_LENGTH <= length <= MAX_LENGTH:
        raise StateError("a stored length is none")
    offered, secret = values.get("offered"), values.get("secret")
    game = SetterGame(
        way=_way(values.get("way")),
        length=length,
        turns=tuple(_turn(value, length) for value in read_list(values.get("turns"))),
        offered=None if offered is None else read_word(offered, length),
        stuck=read_flag(values.get("stuck", False)),
        secret=None if secret is None else read_word(secret, length),
    )
    _check(game)
    return game


def _check(game: SetterGame) -> None:
    """Raise a StateError if the moves of no game can lead to this one."""
    solved = [turn.score.in_place == game.length for turn in game.turns]
    if len(solved) > MAX_GUESSES or any(solved[:-1]):
        raise StateError("guesses are stored behind the last one")
    if game.is_over == (game.offered is not None):
        raise StateError("a guess waits in a game that is over, or none in one that runs")
    if game.way is Way.FOR_MY_WORD:
        if game.secret is None or game.mistakes():
            raise StateError("the stored answers are not those of the stored word")
    elif game.secret is not None and not game.is_over:
        raise StateError("the word of a running game is not the player's to tell")


def _way(value: object) -> Way:
    try:
        return Way(read_text(value))
    except ValueError as error:
        raise StateError(str(error)) from None


def _turn(value: object, length: int) -> Turn:
    match value:
        case [str(guess), in_place, misplaced] if type(in_place) is type(
            misplaced
        ) is int and is_possible(in_place, misplaced, length):
            return Turn(read_word(guess, length), Score(in_place, misplaced))
    raise StateError("an answered guess is stored as the guess and two numbers that can be")
