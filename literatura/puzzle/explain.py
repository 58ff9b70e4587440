"""The solution explained: which rows decide what, step by step, down to the last word.

First what follows without a dictionary; then the words that this leaves, the rows that leave but a
few of them, and the rows that rule these out. Only steps that do something are told. Facts as data;
the sentences are the site's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
import numpy.typing as npt

from literatura.codebreaker import CodeSet, contradicted_rows
from literatura.puzzle.deduce import Step, deduce, implied
from literatura.puzzle.facts import Fact, Kind
from literatura.puzzle.position import Puzzle

NAMED = 12
"""So many words are named and ruled out one by one."""

_WORTH = 20
"""A case is told if for each of its inferences it rules out a twentieth of the words, or more."""

_Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Ruling:
    """Words that this row, counted from 1, rules out."""

    row: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """The steps; the words that they leave; how these come down to the solution."""

    steps: tuple[Step, ...]
    left: tuple[str, ...]
    rows: tuple[int, ...]
    """The rows, counted from 1, that leave but a few of them; none if they are few as it is."""
    named: tuple[str, ...]
    """Those few."""
    rulings: tuple[Ruling, ...]
    """Which row rules out which of the named words."""
    solutions: tuple[str, ...]
    """The words that no row rules out: the solution, unless a later lexicon has added another."""


def explain(puzzle: Puzzle, codes: CodeSet) -> Explanation:
    """Return how the solution follows from the rows, among the words of ``codes``.

    Every ruling is by the row that rules out most of the words left by then. Cost: some tenths of
    a second at most.
    """
    steps = deduce(puzzle.rows, puzzle.length)
    steps, left = _told(steps, codes.words)
    against = {word: contradicted_rows(word, puzzle.rows) for word in left}
    rows = _narrowing(left, against, len(puzzle.rows))
    named = tuple(word for word in left if not set(rows) & set(against[word]))
    fitting = tuple(word for word in named if not against[word])
    rulings = tuple(_rulings(named, against, len(puzzle.rows)))
    return Explanation(steps, left, rows, named, rulings, fitting)


def _told(steps: Sequence[Step], words: Sequence[str]) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """Return the steps with the facts that are wanted, and the words that these leave.

    A fact is wanted if a later one builds on it, or if without it more words would be left than are
    named anyhow. The last facts, which are the hardest to find, are dropped first.
    """
    letters = np.array([list(word) for word in words])
    against = {fact: ~_holding(fact, letters) for step in steps for fact in step.facts}
    broken = sum(against.values(), start=np.zeros(len(words), dtype=np.int_))
    kept: list[Step] = []
    wanted: set[Fact] = set()
    for step in reversed(steps):
        facts = []
        for fact in reversed(step.facts):
            needless = not wanted.intersection(implied(fact))
            left = int((broken == 0).sum())
            without = left + int((against[fact] & (broken == 1)).sum())
            slack = left * len(step.links) // _WORTH if step.assumed else 0
            if needless and without <= max(NAMED, left + slack):
                broken = broken - against[fact]
            else:
                facts.append(fact)
        if facts:
            kept.append(replace(step, facts=tuple(reversed(facts))))
            wanted.update(step.given)
    left_words = tuple(word for word, count in zip(words, broken, strict=True) if not count)
    return tuple(reversed(kept)), left_words


def _holding(fact: Fact, letters: npt.NDArray[np.str_]) -> _Flags:
    """Return for which of the words, given letter by letter, the fact holds."""
    same = letters == fact.letter
    match fact.kind:
        case Kind.EXCLUDED:
            flags = ~same.any(axis=1)
        case Kind.CONTAINED:
            flags = same.any(axis=1)
        case Kind.PLACED:
            flags = same[:, fact.place - 1]
        case Kind.NOT_AT:
            flags = ~same[:, fact.place - 1]
    return np.asarray(flags, dtype=np.bool_)


def _narrowing(
    left: Sequence[str], against: dict[str, tuple[int, ...]], count: int
) -> tuple[int, ...]:
    """Return the fewest rows that leave no more words than are named, those that leave fewest."""
    if len(left) <= NAMED:
        return ()
    fits = np.ones((count + 1, len(left)), dtype=np.bool_)
    for index, word in enumerate(left):
        for row in against[word]:
            fits[row, index] = False
    for size in range(1, count + 1):
        choices = list(combinations(range(1, count + 1), size))
        counts = [int(fits[list(rows)].all(axis=0).sum()) for rows in choices]
        if min(counts) <= NAMED or size == count:
            return choices[counts.index(min(counts))]
    return ()


def _rulings(
    named: Sequence[str], against: dict[str, tuple[int, ...]], count: int
) -> Iterator[Ruling]:
    open_words = [word for word in named if against[word]]
    while open_words:
        rulings = [
            Ruling(row, tuple(word for word in open_words if row in against[word]))
            for row in range(1, count + 1)
        ]
        ruling = max(rulings, key=lambda one: len(one.words))
        yield ruling
        open_words = [word for word in open_words if word not in ruling.words]
