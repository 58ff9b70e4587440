"""Makes puzzles from a lexicon: chooses answers and guesses, and has the rows searched for.

The same seed and lexicon give the same puzzle on every machine. Guesses and answers are words that
the program would also hide, so they are screened and no letter stands twice in them (up to eight
letters); guesses are words that nearly everybody knows. Knows no date and no archive.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from literatura.codebreaker import CodeSet, Row
from literatura.codebreaker.bulk import Indices, score_against
from literatura.draws import Draws
from literatura.errors import NoPuzzleError
from literatura.lexicon import Lexicon
from literatura.puzzle.difficulty import measure
from literatura.puzzle.position import EASIEST, MAX_ROWS, Puzzle
from literatura.puzzle.search import Taste, find_rows, weigh
from literatura.scoring import score

ATTEMPTS = 6
"""So many answers are tried for a puzzle that is as wished; then the nearest is taken."""

_LAST_RESORT = 40
"""So many are tried where none has given any puzzle."""

KNOWN_LEVEL = 3
"""Guesses are at most of this level, as long as there are enough of them."""

LUCKY_BY_DIFFICULTY = (3, 2, 1, 1, 0)
"""Up to so many rows of a puzzle tell more than their share, as in a game that people played."""

_MUCH, _LITTLE = 30, 5
"""How many guesses a search may choose from: the more, the more game-like the rows that it finds,
and the less often it finds any."""

_LONG = 8
"""From so many letters on every guess tells so much that there is no room for lucky ones."""

_RESERVED = 4
"""One in so many answers is kept out of the rows of puzzles that are drawn together."""

_ENOUGH = 250
_SAMPLE = 320
"""So many guesses are weighed for an answer; more cost time and hardly help."""


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

    def make_set(self, seed: str, wishes: Iterable[Wish]) -> Iterator[Puzzle]:
        """Yield a puzzle for each wish, drawn together, as for a booklet: ``SEED-LENGTH-NUMBER``.

        No answer comes twice, and none stands in a row of another puzzle, as long as there are
        words enough. A puzzle follows from the seed and the wishes up to its own, so more of them
        change none before.

        Raises:
            NoPuzzleError: there is none as wished, for want of words.
        """
        decks: dict[int, _Deck] = {}
        for number, wish in enumerate(wishes, start=1):
            deck = decks.get(wish.length)
            if deck is None:
                deck = decks[wish.length] = _Deck(self.answers(wish.length), seed)
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
    ) -> Puzzle:
        """Return a puzzle with this name, its answer one of ``answers``, tried in their order.

        Without them, one is drawn. Of the first few that have a puzzle, the one nearest to the
        difficulty is taken, and among equals the first in which no row can be left out. No row is
        a word to ``avoid``.

        Raises:
            NoPuzzleError: there is none, for want of words.
        """
        draws = Draws(f"{seed}|{wish.length}|{wish.rows}")
        if not self.lexicon.words(wish.length):
            raise NoPuzzleError(wish.length, wish.rows)
        words = self._ready(wish.length)
        tried = draws.sample(words.answers, len(words.answers)) if answers is None else answers
        best: tuple[tuple[int, bool], Puzzle] | None = None
        for rows, answer, all_needed in islice(
            _positions(words, tried, wish, draws, frozenset(avoid)), ATTEMPTS
        ):
            level = self.lexicon.level(answer)
            difficulty = measure(words.codes, rows, level).difficulty
            off = 0 if wish.difficulty is None else abs(difficulty - wish.difficulty)
            if best is None or (off, not all_needed) < best[0]:
                best = (off, not all_needed), Puzzle(name, rows, answer, difficulty)
            if best[0] == (0, False):
                break
        if best is None:
            raise NoPuzzleError(wish.length, wish.rows)
        return best[1]

    def _ready(self, length: int) -> _Words:
        if length not in self._words:
            codes = CodeSet(self.lexicon.words(length))
            answers = tuple(word for word in self.lexicon.secrets(length) if word in codes)
            known = [word for word in answers if self.lexicon.level(word) <= KNOWN_LEVEL]
            guesses = known if len(known) >= _ENOUGH else answers
            indices = np.array([codes.index(word) for word in guesses], dtype=np.intp)
            self._words[length] = _Words(codes, answers, indices)
        return self._words[length]


class _Deck:
    """The answers of one length for puzzles drawn together.

    A quarter of them, in a drawn order, is reserved: they are dealt first, and never stand in a
    row. Then come the others that no puzzle has used so far; then all again.
    """

    def __init__(self, answers: Sequence[str], seed: str) -> None:
        length = len(answers[0]) if answers else 0
        self._order = Draws(f"{seed}|{length}|answers").sample(answers, len(answers))
        self.reserved = frozenset(self._order[: -(-len(answers) // _RESERVED)])
        self._dealt: set[str] = set()
        self._in_rows: set[str] = set()

    def left(self) -> list[str]:
        """Return the answers that may come next, in the order in which they are to be tried."""
        fresh = [word for word in self._order if word not in self._dealt]
        unseen = [word for word in fresh if word not in self._in_rows]
        return unseen or fresh or self._order

    def note(self, puzzle: Puzzle) -> None:
        """Take away what the puzzle uses."""
        if len(self._dealt) == len(self._order):
            self._dealt.clear()
        self._dealt.add(puzzle.solution)
        self._in_rows.update(guess for guess, _ in puzzle.rows)


_Position = tuple[tuple[Row, ...], str, bool]
"""Rows, their only solution, and whether each row is needed."""


def _positions(
    words: _Words, answers: Sequence[str], wish: Wish, draws: Draws, avoid: Collection[str]
) -> Iterator[_Position]:
    """Yield positions as they are found; one for each answer, at most."""
    rows = wish.rows
    allowed = words.guesses
    if avoid:
        allowed = np.array([i for i in allowed if words.codes.words[i] not in avoid], np.intp)
    if rows == 1:
        yield from _single_rows(words, allowed, answers, draws)
        return
    for answer in answers[:_LAST_RESORT]:
        place = words.codes.index(answer)
        others = allowed[allowed != place]
        indices = np.array(draws.sample(others.tolist(), _SAMPLE), dtype=np.intp)
        guesses = weigh(words.codes, place, indices)
        lucky = draws.sample(range(rows // 3, rows - 1), draws.below(_most_lucky(wish) + 1))
        tastes = (Taste(True, _MUCH, lucky), Taste(True, _LITTLE), Taste(False, _LITTLE))
        for taste in tastes:
            found = find_rows(guesses, rows, taste)
            if found is not None:
                chosen = [words.codes.words[indices[row]] for row in found]
                position = tuple((guess, score(answer, guess)) for guess in chosen)
                yield position, answer, taste.all_needed
                break


def _most_lucky(wish: Wish) -> int:
    if wish.length >= _LONG:
        return 0
    return LUCKY_BY_DIFFICULTY[(wish.difficulty or EASIEST) - 1]


def _single_rows(
    words: _Words, guesses: Indices, answers: Sequence[str], draws: Draws
) -> Iterator[_Position]:
    """Yield positions of one row: an answer that no other word would give the guess.

    Answers that any guess singles out are few, so that guesses are tried, and not answers.
    """
    wanted = {words.codes.index(answer) for answer in answers}
    for index in draws.sample(guesses.tolist(), len(guesses)):
        guess = words.codes.words[index]
        scores = score_against(words.codes.packed, guess)
        counts = np.bincount(scores)
        for place in np.flatnonzero(counts[scores] == 1).tolist():
            if place in wanted and place != index:
                answer = words.codes.words[place]
                yield ((guess, score(answer, guess)),), answer, True
                break
