"""What follows from rows alone, without a dictionary, step by step, the simplest first.

First the rules of :mod:`literatura.puzzle.rules`. Where they give nothing more, *cases*: a fact
is assumed, the same rules lead to a contradiction, so the opposite is true. Of all cases the
shortest are taken. Each step holds for every string over the alphabet that has the scores of its
rows and the facts that it builds on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from literatura.codebreaker import Row
from literatura.puzzle.facts import Fact, Inference, Kind
from literatura.puzzle.knowledge import ContradictionFound, Knowledge, read_rows
from literatura.puzzle.rules import infer

MOST_LINKS = 6
"""So many inferences lead from an assumption to its contradiction at most."""

_TRIED = 12
"""An assumption is followed for so many rounds; a longer way would not be told anyhow."""


@dataclass(frozen=True, slots=True)
class Step:
    """Facts that follow from these rows, counted from 1, and from the ``given`` earlier facts.

    ``links`` is the inference itself. Of a case, ``assumed`` is what was tried, and the links lead
    from it to the contradiction, which is the last of them.
    """

    rows: tuple[int, ...]
    facts: tuple[Fact, ...]
    given: tuple[Fact, ...]
    links: tuple[Inference, ...]
    assumed: Fact | None = None


def deduce(rows: Sequence[Row], length: int, *, far: bool = True) -> tuple[Step, ...]:
    """Return the steps that lead from the rows as far as letters and places go.

    Not ``far`` is one row at a time, without cases, in some milliseconds. All of it takes a tenth
    of a second for nine rows. Raises nothing for rows that no word can have; what then follows
    means nothing.
    """
    known = Knowledge(read_rows(rows, length))
    steps: list[Step] = []
    while True:
        try:
            while infer(known, far=far):
                pass
        except ContradictionFound:
            return tuple(steps)
        steps += (Step(one.rows, one.facts, one.given, (one,)) for one in known.log)
        known.log.clear()
        cases = _shortest(known) if far else []
        if not cases:
            return tuple(steps)
        for case in cases:
            if not known.knows(case.facts[0]):
                known.learn(case.facts[0])
                steps.append(case)


def _shortest(known: Knowledge) -> list[Step]:
    """Return the cases that are told in the fewest inferences."""
    cases = list(_cases(known))
    fewest = min((len(case.links) for case in cases), default=0)
    return [case for case in cases if len(case.links) == fewest]


def _cases(known: Knowledge) -> Iterator[Step]:
    for assumed in known.open_facts():
        trial = known.copy()
        trial.learn(assumed)
        try:
            for _ in range(_TRIED):
                if not infer(trial):
                    break
        except ContradictionFound as found:
            case = _traced(known, assumed, trial.log, found.inference)
            if len(case.links) <= MOST_LINKS:
                yield case


def _traced(
    known: Knowledge, assumed: Fact, log: Sequence[Inference], contradiction: Inference
) -> Step:
    """Return the case with only those inferences, and facts of them, that are needed."""
    links, needed = [contradiction], set(contradiction.given)
    for inference in reversed(log):
        facts = tuple(
            fact
            for fact in inference.facts
            if any(one in needed and not known.knows(one) for one in implied(fact))
        )
        if facts:
            links.append(replace(inference, facts=facts))
            needed.update(inference.given)
    given = tuple(sorted(fact for fact in needed if known.knows(fact)))
    rows = tuple(sorted({row for link in links for row in link.rows}))
    return Step(rows, (assumed.denied(),), given, tuple(reversed(links)), assumed)


def implied(fact: Fact) -> tuple[Fact, ...]:
    """Return what a fact says: itself, and of a letter at its place that it is in the word."""
    if fact.kind is Kind.PLACED:
        return fact, Fact(Kind.CONTAINED, fact.letter)
    return (fact,)
