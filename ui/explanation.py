"""A puzzle's explanation in sentences: which rows decide what, step by step.

Knows no page. Sentences come from ``ui.texts``; what is put together here is their lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from literatura.puzzle.deduce import Fact, Kind, Step
from literatura.puzzle.explain import Explanation
from ui.texts import Say

_NAMED = 6
"""Up to so many words are named; of more, the number is told."""


def sentences(explanation: Explanation, say: Say) -> Iterator[str]:
    """Yield the explanation's sentences in order."""
    for step in explanation.steps:
        yield _step(step, say)
    others = len(explanation.left) - len(explanation.solutions)
    if not others:
        yield say("explain.only", word=", ".join(explanation.solutions))
        return
    left = len(explanation.left)
    named = ", ".join(explanation.left)
    key = "explain.left" if left <= _NAMED else "explain.left_many"
    yield say(key, words=named, count=left)
    for ruling in explanation.rulings:
        key = "explain.ruled_out" if len(ruling.words) <= _NAMED else "explain.ruled_out_many"
        facts = {"words": ", ".join(ruling.words), "count": len(ruling.words)}
        yield _capital(say(key, row=say.the(ruling.row), **facts))
    yield say("explain.rest", word=", ".join(explanation.solutions))


def rows_phrase(rows: Sequence[int], say: Say) -> str:
    """Return rows as they are named in a sentence: „a 3. és a 7.”."""
    return say.list([say("explain.row", row=say.the(row)) for row in rows])


def _step(step: Step, say: Say) -> str:
    """Return the step as one sentence."""
    if step.rows and all(fact.kind is Kind.NOT_AT for fact in step.facts):
        key = "explain.rest_not_at" if step.given else "explain.none_at"
        return _capital(say(key, row=say.the(step.rows[0])))
    if not step.rows:
        start = say("explain.so_far")
    else:
        many = "rows" if len(step.rows) > 1 else "row"
        given = "_given" if step.given else ""
        start = say(f"explain.by_{many}{given}", rows=rows_phrase(step.rows, say))
    return _capital(f"{start} {say.list(list(_facts(step.facts, say)))}.")


def _facts(facts: Sequence[Fact], say: Say) -> Iterator[str]:
    for kind in (Kind.EXCLUDED, Kind.CONTAINED):
        letters = [fact.letter for fact in facts if fact.kind is kind]
        if len(letters) == 1:
            yield say(f"explain.{kind}", letter=letters[0])
        elif letters:
            joined = say.list_none(letters) if kind is Kind.EXCLUDED else say.list(letters)
            yield say(f"explain.{kind}_many", letters=joined)
    for fact in facts:
        if fact.kind in (Kind.PLACED, Kind.NOT_AT):
            yield say(f"explain.{fact.kind}", letter=fact.letter, place=say.the(fact.place))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
