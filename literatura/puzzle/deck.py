"""The answers of puzzles that are drawn together, as for a booklet. Knows no search and no day."""

from __future__ import annotations

from collections.abc import Sequence

from literatura.draws import Draws
from literatura.puzzle.position import Puzzle

_RESERVED = 4
"""One in so many answers is kept out of the rows."""


class Deck:
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
