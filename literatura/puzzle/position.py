"""A puzzle as a value: rows of a game in progress, and the one word that fits them all.

Knows no lexicon but the words it is handed, and nothing of how puzzles are made or solved.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, is_word
from literatura.codebreaker import CodeSet, Row
from literatura.codebreaker.partition import candidates
from literatura.errors import StateError
from literatura.game import MAX_GUESSES
from literatura.scoring import Score, score

MAX_ROWS = MAX_GUESSES - 1
"""One step must be left for the answer."""

EASIEST, HARDEST = 1, 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A game in progress. ``difficulty`` is 1 to 5: see :mod:`literatura.puzzle.difficulty`."""

    id: str
    rows: tuple[Row, ...]
    solution: str
    difficulty: int

    @property
    def length(self) -> int:
        """The number of letters of every word in it."""
        return len(self.solution)

    def is_solved_by(self, word: str) -> bool:
        """Return whether the word fits every row.

        The solution does; so may a word that came into the lexicon after the puzzle was published,
        and then it is as good an answer.
        """
        return len(word) == self.length and all(score(word, g) == given for g, given in self.rows)

    def to_dict(self) -> dict[str, object]:
        """Return the puzzle as a plain value, as the command line prints it."""
        rows = [
            {"guess": guess, "in_place": given.in_place, "misplaced": given.misplaced}
            for guess, given in self.rows
        ]
        return {
            "id": self.id,
            "length": self.length,
            "rows": rows,
            "solution": self.solution,
            "difficulty": self.difficulty,
        }


def puzzle_from_dict(stored: object) -> Puzzle:
    """Return the puzzle that :meth:`Puzzle.to_dict` made ``stored`` of.

    Raises:
        StateError: none did, or a row's numbers are not those of its guess for the solution.
    """
    match stored:
        case {
            "id": str(name),
            "length": int(length),
            "rows": [*rows],
            "solution": str(solution),
            "difficulty": int(difficulty),
        }:
            puzzle = Puzzle(name, tuple(map(_row, rows)), solution, difficulty)
        case _:
            raise StateError("a puzzle is stored as id, length, rows, solution and difficulty")
    words = [solution, *(guess for guess, _ in puzzle.rows)]
    if not MIN_LENGTH <= length <= MAX_LENGTH or any(len(word) != length for word in words):
        raise StateError(f"puzzle {name}: its words have another length than it says")
    if not all(map(is_word, words)) or len(set(words)) < len(words):
        raise StateError(f"puzzle {name}: a word is none, or stands twice")
    if not 1 <= len(rows) <= MAX_ROWS or not EASIEST <= difficulty <= HARDEST:
        raise StateError(f"puzzle {name}: too few or too many rows, or no such difficulty")
    if not puzzle.is_solved_by(solution):
        raise StateError(f"puzzle {name}: its numbers are not those of its solution")
    return puzzle


def _row(stored: object) -> Row:
    match stored:
        case {"guess": str(guess), "in_place": in_place, "misplaced": misplaced} if (
            type(in_place) is type(misplaced) is int  # True is none
        ):
            return guess, Score(in_place, misplaced)
    raise StateError("a row is stored as guess, in_place and misplaced")


def solutions(codes: CodeSet, rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the words that fit every row, in the set's order."""
    return tuple(codes.words[index] for index in candidates(codes, rows))


def needed(codes: CodeSet, rows: tuple[Row, ...]) -> tuple[bool, ...]:
    """Return, for each row, whether without it more words would fit."""
    fitting = len(candidates(codes, rows))
    without = (rows[:index] + rows[index + 1 :] for index in range(len(rows)))
    return tuple(len(candidates(codes, fewer)) > fitting for fewer in without)
