"""The solution explained: which rows decide what, step by step, down to the last word.

First what follows without a dictionary, then the words that this leaves, and the rows that rule
them out. Facts as data; the sentences are the site's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from literatura.codebreaker import CodeSet, contradicted_rows
from literatura.puzzle.deduce import Step, deduce
from literatura.puzzle.position import Puzzle


@dataclass(frozen=True, slots=True)
class Ruling:
    """Words that this row, counted from 1, rules out."""

    row: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """The steps; the words that they leave; which row rules out which of these."""

    steps: tuple[Step, ...]
    left: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    solutions: tuple[str, ...]
    """The words that no row rules out: the solution, unless a later lexicon has added another."""


def explain(puzzle: Puzzle, codes: CodeSet) -> Explanation:
    """Return how the solution follows from the rows, among the words of ``codes``.

    Every ruling is by the row that rules out most of the words left by then. Cost: some tenths of
    a second at most.
    """
    steps = deduce(puzzle.rows, puzzle.length)
    facts = [fact for step in steps for fact in step.facts]
    left = tuple(word for word in codes.words if all(fact.holds_for(word) for fact in facts))
    fitting = tuple(word for word in left if puzzle.is_solved_by(word))
    return Explanation(steps, left, tuple(_rulings(puzzle, left)), fitting)


def _rulings(puzzle: Puzzle, left: Iterable[str]) -> Iterator[Ruling]:
    against = {word: contradicted_rows(word, puzzle.rows) for word in left}
    open_words = [word for word, rows in against.items() if rows]
    while open_words:
        rulings = [
            Ruling(row, tuple(word for word in open_words if row in against[word]))
            for row in range(1, len(puzzle.rows) + 1)
        ]
        ruling = max(rulings, key=lambda one: len(one.words))
        yield ruling
        open_words = [word for word in open_words if word not in ruling.words]
