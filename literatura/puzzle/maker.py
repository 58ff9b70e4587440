"""Makes puzzles from a lexicon: chooses answers and guesses, and has the rows searched for.

The same seed and lexicon give the same puzzle on every machine. Guesses and answers are words that
the program would also hide, so they are screened and no letter stands twice in them (up to eight
letters); guesses are words that nearly everybody knows. Knows no date and no archive.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice

import numpy as np

from literatura.codebreaker import CodeSet, Row
from literatura.codebreaker.bulk import Indices, score_against
from literatura.draws import Draws
from literatura.errors import NoPuzzleError
from literatura.lexicon import Lexicon
from literatura.puzzle.deck import Deck
from literatura.puzzle.difficulty import grade, measure
from literatura.puzzle.guesses import weigh
from literatura.puzzle.position import EASIEST, MAX_ROWS, Puzzle
from literatura.puzzle.search import find_rows
from literatura.scoring import score

ATTEMPTS = 6
"""So often rows are searched for until a puzzle is as wished; then the nearest is taken."""

_LAST_RESORT = 40
_TRIES_OF_ONE = 4
"""So many answers are tried where none has given any puzzle, and each so often at most."""

KNOWN_LEVEL = 3
"""Guesses are at most of this level, as long as there are enough of them."""

IDLE_BY_DIFFICULTY = (8, 24, 80, 140, 140)
"""What a row that may be left out costs, beside a contradiction's 16: the harder, the more."""

_IDLE_BY_CHANCE = (12, 200, 200, 200)
"""The same where no difficulty is wished: one of these."""

_LONG, _IDLE_IN_LONG = 8, 32
"""From so many letters on it costs no more than this: there rows that are all needed can hardly
agree with each other."""

_ENOUGH = 250
_SAMPLE, _LARGE_SAMPLE = 220, 400
"""So many guesses are weighed for an answer; more cost time and hardly help. Fewer than five rows
take more: each must tell much."""

_LARGE_SAMPLE_ROWS = 4
_GUESSES_OF_ONE_ROW = 40


@dataclass(frozen=True, slots=True)
class Wish:
    """What a puzzle should be like; a difficulty of None takes what comes."""

    length: int
    rows: int = MAX_ROWS
    difficulty: int | None = None


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of one length, ready to be searched."""

    codes: CodeSet
    answers: tuple[str, ...]
    guesses: Indices

    def without(self, avoid: Collection[str]) -> Indices:
        """Return the guesses but for these words."""
        if not avoid:
            return self.guesses
        kept = [index for index in self.guesses.tolist() if self.codes.words[index] not in avoid]
        return np.array(kept, dtype=np.intp)


@dataclass(slots=True)
class PuzzleMaker:
    """Makes puzzles over one lexicon; words are packed when a length is first asked for."""

    lexicon: Lexicon
    _words: dict[int, _Words] = field(default_factory=dict, init=False)

    def codes(self, length: int) -> CodeSet:
        """Return all accepted words of the length, packed."""
        return self._ready(length).codes

    def answers(self, length: int) -> tuple[str, ...]:
        """Return the words that may be an answer."""
        return self._ready(length).answers

    def guesses(self, length: int) -> tuple[str, ...]:
        """Return the words that may stand in a row."""
        words = self._ready(length)
        return tuple(words.codes.words[index] for index in words.guesses.tolist())

    def make_set(self, seed: str, wishes: Iterable[Wish]) -> Iterator[Puzzle]:
        """Yield a puzzle for each wish, drawn together, as for a booklet: ``SEED-LENGTH-NUMBER``.

        No answer comes twice, and none stands in a row of another puzzle, as long as there are
        words enough. A puzzle follows from the seed and the wishes up to its own, so more of them
        change none before.

        Raises:
            NoPuzzleError: there is none as wished, for want of words.
        """
        decks: dict[int, Deck] = {}
        for number, wish in enumerate(wishes, start=1):
            deck = decks.get(wish.length)
            if deck is None:
                deck = decks[wish.length] = Deck(self.answers(wish.length), seed)
            name = f"{seed}-{wish.length}-{number}"
            puzzle = self.make(name, name, wish, deck.left(), deck.reserved)
            deck.note(puzzle)
            yield puzzle

    def make(
        self,
        name: str,
        seed: str,
        wish: Wish,
        answers: Sequence[str] | None = None,
        avoid: Collection[str] = (),
        attempts: int = ATTEMPTS,
    ) -> Puzzle:
        """Return a puzzle with this name, its answer one of ``answers``, tried in their order.

        Without them, one is drawn. Of those found in the first ``attempts``, the one nearest to the
        difficulty is taken, and among equals the one that reads most like a game. No row is a word
        to ``avoid``.

        Raises:
            NoPuzzleError: there is none, for want of words.
        """
        draws = Draws(f"{seed}|{wish.length}|{wish.rows}")
        if not self.lexicon.words(wish.length):
            raise NoPuzzleError(wish.length, wish.rows)
        words = self._ready(wish.length)
        tried = draws.sample(words.answers, len(words.answers)) if answers is None else answers
        allowed = words.without(avoid)
        found = _single_rows if wish.rows == 1 else _several_rows
        best: tuple[tuple[int, int], Puzzle] | None = None
        for positions in islice(found(words, allowed, tried, wish, draws), attempts):
            for price, rows, answer in positions:
                difficulty = self._difficulty(words, rows, answer)
                off = 0 if wish.difficulty is None else abs(difficulty - wish.difficulty)
                if best is None or (off, price) < best[0]:
                    best = (off, price), Puzzle(name, rows, answer, difficulty)
                if wish.difficulty is None or off == 0:
                    break
            if best is not None and best[0][0] == 0:
                return best[1]
        if best is None:
            raise NoPuzzleError(wish.length, wish.rows)
        return best[1]

    def _difficulty(self, words: _Words, rows: tuple[Row, ...], answer: str) -> int:
        return grade(measure(words.codes, rows, self.lexicon.level(answer)), words.codes.length)

    def _ready(self, length: int) -> _Words:
        if length not in self._words:
            if not self.lexicon.words(length):
                raise NoPuzzleError(length, MAX_ROWS)
            codes = CodeSet(self.lexicon.words(length))
            answers = tuple(word for word in self.lexicon.secrets(length) if word in codes)
            known = [word for word in answers if self.lexicon.level(word) <= KNOWN_LEVEL]
            guesses = known if len(known) >= _ENOUGH else answers
            indices = np.array([codes.index(word) for word in guesses], dtype=np.intp)
            self._words[length] = _Words(codes, answers, indices)
        return self._words[length]


_Position = tuple[int, tuple[Row, ...], str]
"""What the rows cost, the rows, and their only solution."""


def _several_rows(
    words: _Words, guesses: Indices, answers: Sequence[str], wish: Wish, draws: Draws
) -> Iterator[list[_Position]]:
    """Yield the positions found for one answer after the other, round and round, the best first."""
    size = _SAMPLE if wish.rows > _LARGE_SAMPLE_ROWS else _LARGE_SAMPLE
    misses = 0
    for answer in cycle(answers):
        place = words.codes.index(answer)
        others = guesses[guesses != place].tolist()
        some = draws.sample(others, min(size, max(wish.rows, len(others) * 7 // 8)))
        indices = np.array(some, dtype=np.intp)
        weighed = weigh(words.codes, place, indices)
        found = find_rows(weighed, wish.rows, _idle(wish, draws))
        positions = []
        for price, rows in found:
            chosen = [words.codes.words[indices[row]] for row in rows]
            positions.append((price, tuple((one, score(answer, one)) for one in chosen), answer))
        misses = 0 if positions else misses + 1
        if positions:
            yield positions
        elif misses == min(_LAST_RESORT, _TRIES_OF_ONE * len(answers)):
            return


def _idle(wish: Wish, draws: Draws) -> int:
    """Return what a row that may be left out costs."""
    if wish.difficulty is None:
        price = _IDLE_BY_CHANCE[draws.below(len(_IDLE_BY_CHANCE))]
    else:
        price = IDLE_BY_DIFFICULTY[wish.difficulty - EASIEST]
    return min(price, _IDLE_IN_LONG) if wish.length >= _LONG else price


def _single_rows(
    words: _Words, guesses: Indices, answers: Sequence[str], wish: Wish, draws: Draws
) -> Iterator[list[_Position]]:
    """Yield the positions of one row: answers that no other word would give the guess.

    Answers that any guess singles out are few, so that guesses are tried, and not answers; a
    handful of them together, for there is little choice among the answers of one.
    """
    wanted = {words.codes.index(answer) for answer in answers}
    drawn = iter(draws.sample(guesses.tolist(), len(guesses)))
    while some := list(islice(drawn, _GUESSES_OF_ONE_ROW)):
        positions: list[_Position] = []
        for index in some:
            guess = words.codes.words[index]
            scores = score_against(words.codes.packed, guess)
            for place in np.flatnonzero(np.bincount(scores)[scores] == 1).tolist():
                if place in wanted and place != index:
                    answer = words.codes.words[place]
                    positions.append((0, ((guess, score(answer, guess)),), answer))
        if positions:
            yield positions
