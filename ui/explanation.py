"""A puzzle's explanation in sentences: which rows decide what, step by step, and why.

Knows no page. Sentences come from ``ui.texts``; what is put together here is their lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from literatura.alphabet import LETTERS
from literatura.puzzle.deduce import Step
from literatura.puzzle.explain import Explanation
from literatura.puzzle.facts import Fact, Inference, Kind, Why
from ui.texts import Say


def sentences(explanation: Explanation, say: Say) -> Iterator[str]:
    """Yield the explanation's sentences in order."""
    for together, steps in groupby(explanation.steps, _said_together):
        if together:
            yield f"{_capital(_several(together, list(steps), say))}."
        else:
            yield from (_case(step, say) if step.assumed else _plain(step, say) for step in steps)
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


def _said_together(step: Step) -> Why | None:
    """Return by what rule a row without a right letter, or with none in place, says what it does.

    Such steps are told together where they follow one another.
    """
    (link, *others) = step.links
    plain = not others and not link.given and link.count == 0
    return link.why if plain and link.why in (Why.NO_MORE, Why.NO_MORE_PLACED) else None


def _several(why: Why, steps: Sequence[Step], say: Say) -> str:
    rows = sorted({row for step in steps for row in step.rows})
    said = {fact for step in steps for fact in step.facts}
    facts = sorted(said, key=lambda fact: (fact.place, LETTERS.index(fact.letter)))
    key = "explain.no_letter" if why is Why.NO_MORE else "explain.none_at"
    form = "one" if len(rows) == 1 else "other"
    return say(f"{key}.{form}", rows=rows_phrase(rows, say), facts=_told(facts, say))


def _plain(step: Step, say: Say) -> str:
    (link,) = step.links
    return f"{_capital(_link(link, step.facts, say))}."


def _case(step: Step, say: Say) -> str:
    """Return an assumption, where it leads, and that it is false."""
    assert step.assumed is not None
    *links, end = step.links
    parts = [say("explain.suppose", fact=_told((step.assumed,), say))]
    if links:
        told = "; ".join(_link(link, link.facts, say) for link in links)
        parts.append(say("explain.then", links=told))
    parts.append(say("explain.but", end=_end(end, say)))
    parts.append(say("explain.hence", fact=_told(step.facts, say)))
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
            so = _so(link, told, say)
            return say("explain.cover", one=one, other=other, count=link.count, so=so)
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
    rows = [say.the(row) for row in link.rows]
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
