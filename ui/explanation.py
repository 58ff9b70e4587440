"""A puzzle's explanation in sentences: which rows decide what, step by step, and why.

Knows no page. Sentences come from ``ui.texts``; what is put together here is their lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from literatura.alphabet import LETTERS
from literatura.puzzle.deduce import Step
from literatura.puzzle.explain import Explanation
from literatura.puzzle.facts import Fact, Inference, Kind, Why
from ui.texts import Say

_FEW = 4
"""Of more letters that are out, the list is short."""


def sentences(explanation: Explanation, say: Say, total: int) -> Iterator[str]:
    """Yield the sentences that explain a puzzle of ``total`` rows, in order."""
    for key, group in groupby(explanation.steps, _said_together):
        steps = list(group)
        if isinstance(key, Why):
            yield f"{_capital(_several(key, steps, say, total))}."
        elif steps[0].assumed:
            yield _cases(steps, say)
        else:
            yield from (f"{_capital(_link(one.links[0], one.facts, say))}." for one in steps)
    yield from _words(explanation, say)


def rows_phrase(rows: Sequence[int], say: Say) -> str:
    """Return rows as they are named in a sentence: „a 3. és a 7.”."""
    return say.list([say("explain.row", row=say.the(row)) for row in rows])


def _words(explanation: Explanation, say: Say) -> Iterator[str]:
    """Yield how the words that are left come down to one."""
    solution = ", ".join(explanation.solutions)
    left, named = explanation.left, explanation.named
    if len(left) == len(explanation.solutions):
        yield say("explain.only", word=solution)
        return
    if explanation.rows:
        key = "explain.left_many" if explanation.steps else "explain.left_all"
        many = say(key, count=len(left))
        form = "one" if len(explanation.rows) == 1 else "other"
        rows = say(f"explain.rows.{form}", rows=rows_phrase(explanation.rows, say))
        if len(named) == len(explanation.solutions):
            yield f"{many} {say('explain.narrowed.one', rows=rows, words=f'**{solution}**')}"
            return
        facts = {"count": len(named), "words": ", ".join(named)}
        yield f"{many} {say('explain.narrowed.other', rows=rows, **facts)}"
    else:
        yield say("explain.left", words=", ".join(named), count=len(named))
    for ruling in explanation.rulings:
        words = ", ".join(ruling.words)
        yield _capital(say("explain.ruled_out", row=say.the(ruling.row), words=words))
    yield say("explain.rest", word=solution)


def _said_together(step: Step) -> object:
    """Return what steps have in common that are told together where they follow one another.

    Rows without a right letter, or with none in place; and cases that differ in their letter only.
    """
    if step.assumed is not None:
        letter = step.assumed.letter
        parts = (_without(letter, (step.assumed,)), *(_of_link(one, letter) for one in step.links))
        return parts
    (link,) = step.links
    plain = not link.given and link.count == 0
    return link.why if plain and link.why in (Why.NO_MORE, Why.NO_MORE_PLACED) else None


def _of_link(link: Inference, letter: str) -> tuple[object, ...]:
    facts = (_without(letter, link.facts), _without(letter, link.given))
    return link.why, link.rows, link.count, link.about, *facts


def _without(letter: str, facts: Sequence[Fact]) -> frozenset[object]:
    """Return the facts with a blank for the letter."""
    return frozenset(replace(fact, letter="") if fact.letter == letter else fact for fact in facts)


def _several(why: Why, steps: Sequence[Step], say: Say, total: int = 0) -> str:
    rows = sorted({row for step in steps for row in step.rows})
    if why is Why.NO_MORE_PLACED and len(rows) == total > 1:
        return say("explain.none_at.all")
    said = {fact for step in steps for fact in step.facts}
    key = "explain.no_letter" if why is Why.NO_MORE else "explain.none_at"
    form = "one" if len(rows) == 1 else "other"
    return say(f"{key}.{form}", rows=rows_phrase(rows, say), facts=_told(_sorted(said), say))


def _sorted(facts: Iterable[Fact]) -> list[Fact]:
    return sorted(facts, key=lambda fact: (fact.place, LETTERS.index(fact.letter)))


def _cases(steps: Sequence[Step], say: Say) -> str:
    """Return an assumption, where it leads, that it is false; and what is so in the same way."""
    first, *others = steps
    assert first.assumed is not None
    *links, end = first.links
    parts = [say("explain.suppose", fact=_told((first.assumed,), say))]
    if links:
        told = "; ".join(_link(link, link.facts, say) for link in links)
        parts.append(say("explain.then", links=told))
    parts.append(say("explain.but", end=_end(end, say)))
    parts.append(say("explain.hence", fact=_told(first.facts, say)))
    if others:
        facts = _sorted(fact for step in others for fact in step.facts)
        parts.append(say("explain.likewise", facts=_told(facts, say)))
    return " ".join(parts)


def _link(link: Inference, facts: Sequence[Fact], say: Say) -> str:
    """Return an inference as a clause, with those of its facts that matter."""
    told = _told(facts, say)
    letters = say.list([fact.letter for fact in link.given]) if link.given else ""
    row = say.the(link.rows[0]) if link.rows else ""
    match link.why:
        case Why.NO_MORE | Why.NO_MORE_PLACED if not link.given:
            return _several(link.why, [Step(link.rows, tuple(facts), (), (link,))], say)
        case Why.NO_MORE:
            form = "one" if len(link.given) == 1 else "other"
            return say(f"explain.no_more.{form}", row=row, letters=letters, facts=told)
        case Why.ALL_NEEDED if not link.given:
            return say("explain.all_good", row=row, facts=told)
        case Why.DIFFERENCE:
            return _difference(link, _so(link, told, say), say)
        case Why.COVER:
            one, other = map(say.the, link.rows)
            if any(fact.kind is Kind.CONTAINED for fact in facts):
                told = say("explain.only_if", facts=told)
            else:
                told = say("explain.filled", so=_so(link, told, say))
            return say("explain.cover", one=one, other=other, count=link.count, so=told)
        case Why.WHOLE:
            so = _so(link, told, say)
            return say("explain.whole", row=row, count=link.count, so=so)
        case Why.ALL_NEEDED | Why.FULL | Why.NO_MORE_PLACED | Why.ALL_PLACED:
            return say(f"explain.{link.why}", row=row, letters=letters, facts=told)
        case _:
            (fact,) = facts
            place = say.the(fact.place)
            return say(f"explain.{link.why}", letter=fact.letter, place=place, facts=told)


def _difference(link: Inference, so: str, say: Say) -> str:
    one, other = link.rows
    if link.count == 0:
        one, other = sorted(link.rows)
        return say("explain.difference_equal", one=say.the(one), other=say.the(other), so=so)
    if link.count < 0:
        one, other = other, one
    more = say("explain.more").split()[abs(link.count) - 1]
    return say("explain.difference", one=say.the(one), other=say.the(other), more=more, so=so)


def _end(link: Inference, say: Say) -> str:
    """Return the contradiction as a clause."""
    rows = [say.the(row) for row in sorted(link.rows)]
    about = link.about or Fact(Kind.CONTAINED, "")
    return say(
        f"explain.end.{link.why}",
        row=rows[0] if rows else "",
        one=rows[0] if rows else "",
        other=rows[-1] if rows else "",
        letter=about.letter,
        place=say.the(about.place),
    )


def _so(link: Inference, told: str, say: Say) -> str:
    """Return what follows, and since which letters are known to be in the word or not."""
    outside = [fact.letter for fact in link.given if fact.kind is Kind.EXCLUDED]
    inside = [fact.letter for fact in link.given if fact.kind is Kind.CONTAINED]
    if not link.given:
        return say("explain.so", facts=told)
    known = [
        say(key, letters=say.list(letters))
        for key, letters in (("explain.in", inside), ("explain.out", outside))
        if letters
    ]
    return say("explain.since", known=say.list(known), facts=told)


def _told(facts: Sequence[Fact], say: Say) -> str:
    """Return what the facts say, as one clause."""
    letters = {
        kind: [fact.letter for fact in facts if fact.kind is kind]
        for kind in (Kind.EXCLUDED, Kind.CONTAINED)
    }
    parts = []
    for kind, found in letters.items():
        if len(found) == 1:
            parts.append(say(f"explain.{kind}", letter=found[0]))
        elif len(found) > _FEW and kind is Kind.EXCLUDED:
            parts.append(say("explain.excluded_lots", letters=say.list(found)))
        elif found:
            joined = say.list_none(found) if kind is Kind.EXCLUDED else say.list(found)
            parts.append(say(f"explain.{kind}_many", letters=joined))
    if len(parts) == 2:
        contained = say.list(letters[Kind.CONTAINED])
        parts = [f"{parts[0]}, {say('explain.but_contained', letters=contained)}"]
    parts += [
        say(f"explain.{fact.kind}", letter=fact.letter, place=say.the(fact.place))
        for fact in facts
        if fact.kind in (Kind.PLACED, Kind.NOT_AT)
    ]
    return say.list(parts)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
