"""Explanations in sentences: rows with their articles, letters in lists, and why."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from literatura.puzzle.deduce import Step
from literatura.puzzle.explain import Explanation, Ruling
from literatura.puzzle.facts import Fact, Inference, Kind, Why
from ui.explanation import sentences
from ui.texts import Say

A, B, C = (Fact(Kind.EXCLUDED, letter) for letter in "ABC")
K, L = (Fact(Kind.CONTAINED, letter) for letter in "KL")
NO_K = Fact(Kind.NOT_AT, "K", 1)


def step(
    why: Why,
    rows: tuple[int, ...],
    facts: tuple[Fact, ...],
    given: tuple[Fact, ...] = (),
    count: int = 0,
) -> Step:
    return Step(rows, facts, given, (Inference(why, rows, facts, given, count),))


def told(*steps: Step, language: str = "hu") -> list[str]:
    only = ("KARD",)
    explanation = Explanation(steps, only, (), only, (), only)
    return spaced(sentences(explanation, Say(language), 9))[:-1]


def spaced(told: Iterable[str]) -> list[str]:
    """Return the sentences with plain spaces for those that do not break."""
    return [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in told]


@pytest.mark.parametrize(
    ("one", "sentence"),
    [
        (
            step(Why.NO_MORE, (5,), (A, B, C)),
            "Az 5. sorban egyetlen jó betű sincs, ezért nincs benne se A, se B, se C.",
        ),
        (
            step(Why.NO_MORE, (2,), (A,), (K, L), 2),
            "A 2. sor jó betűi már megvannak (K és L), ezért nincs benne A betű.",
        ),
        (
            step(Why.NO_MORE, (1,), (A,), (K,), 1),
            "Az 1. sor jó betűje már megvan (K), ezért nincs benne A betű.",
        ),
        (
            step(Why.ALL_NEEDED, (2,), (K, L), (A, B), 2),
            "A 2. sorból A és B kiesett, ezért van benne K és L.",
        ),
        (
            step(Why.DIFFERENCE, (3, 7), (A, K), (), 2),
            "A 3. sorban kettővel több a jó betű, mint a 7. sorban, ezért nincs benne A betű, "
            "de van benne K.",
        ),
        (
            step(Why.DIFFERENCE, (7, 1), (B,), (A,), 0),
            "Az 1. és a 7. sorban ugyanannyi a jó betű; mivel A kiesett, nincs benne B betű.",
        ),
        (
            step(Why.COVER, (2, 5), (A, B), (K,), 5),
            "A 2. és az 5. sorban összesen 5 jó betű van, ezzel betelik a szó; mivel K megvan, "
            "nincs benne se A, se B.",
        ),
        (
            step(Why.COVER, (2, 5), (A, K), (), 5),
            "A 2. és az 5. sorban összesen 5 jó betű van; ez csak úgy fér el a szóban, ha nincs "
            "benne A betű, de van benne K.",
        ),
        (
            step(Why.NO_MORE, (6,), tuple(Fact(Kind.EXCLUDED, letter) for letter in "BAÁCD")),
            "A 6. sorban egyetlen jó betű sincs, ezért kiesik A, Á, B, C és D.",
        ),
        (
            step(Why.ALL_PLACED, (1,), (Fact(Kind.PLACED, "K", 1), Fact(Kind.PLACED, "L", 3))),
            "Az 1. sorból más nem állhat a helyén, ezért az 1. betű K és a 3. betű L.",
        ),
        (
            step(Why.ONE_PLACE, (), (Fact(Kind.PLACED, "K", 5),), (K,)),
            "K betűnek csak az 5. hely maradt.",
        ),
        (step(Why.NO_MORE_PLACED, (6,), (NO_K,)), "A 6. sor egyik betűje sincs a helyén."),
        (
            step(Why.NO_MORE_PLACED, (5,), (NO_K,), (Fact(Kind.PLACED, "L", 2),), 1),
            "Az 5. sorban már megvan, ami a helyén áll, ezért az 1. betű nem K.",
        ),
    ],
)
def test_step_is_one_hungarian_sentence_with_its_reason(one: Step, sentence: str) -> None:
    assert told(one) == [sentence]


def test_rows_that_say_the_same_are_told_together() -> None:
    steps = [step(Why.NO_MORE_PLACED, (row,), (NO_K,)) for row in (1, 2, 4)]
    none = [step(Why.NO_MORE, (row,), (fact,)) for row, fact in ((3, C), (6, A))]
    assert told(*none, *steps) == [
        "A 3. és a 6. sorban egyetlen jó betű sincs, ezért nincs benne se A, se C.",
        "Az 1., a 2. és a 4. sor egyik betűje sincs a helyén.",
    ]


def test_all_rows_need_not_be_counted_up() -> None:
    steps = [step(Why.NO_MORE_PLACED, (row,), (NO_K,)) for row in range(1, 10)]
    assert told(*steps) == ["Egyik sor egyetlen betűje sincs a helyén."]


def test_cases_that_differ_in_their_letter_only_are_told_together() -> None:
    def case(letter: Fact) -> Step:
        links = (
            Inference(Why.NO_MORE, (3,), (A,), (letter,), 1),
            Inference(Why.DIFFERENCE, (7, 2), (), (A,), 2),
        )
        return Step((2, 3, 7), (letter.denied(),), (), links, letter)

    (line,) = told(case(K), case(L))
    assert line.startswith("Tegyük fel, hogy van benne K betű.")
    assert line.endswith(
        "Így azonban a 2. és a 7. sor nem férne össze. Tehát nincs benne K betű. "
        "Ugyanígy nincs benne L betű."
    )


def test_case_is_told_as_an_assumption_that_leads_nowhere() -> None:
    links = (
        Inference(Why.NO_MORE, (3,), (A,), (K,), 1),
        Inference(Why.ALL_NEEDED, (7,), (), (A,), 2),
    )
    case = Step((3, 7), (K.denied(),), (), links, K)
    assert told(case) == [
        "Tegyük fel, hogy van benne K betű. Akkor a 3. sor jó betűje már megvan (K), ezért nincs "
        "benne A betű. Így azonban a 7. sorban túl kevés volna a jó betű. Tehát nincs benne K betű."
    ]
    assert told(case, language="en") == [
        "Suppose that there is K. Then the right letter of row 3 is known (K), so there is no A. "
        "But that way row 7 would have too few right letters. Hence there is no K."
    ]


@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_rule_can_be_told_as_a_step_and_as_an_end(why: Why, language: str) -> None:
    rows = {Why.DIFFERENCE: (3, 7), Why.COVER: (3, 7)}.get(why, (3,))
    at = (Why.ONE_PLACE, Why.ONE_LETTER, Why.ALL_PLACED, Why.NO_MORE_PLACED)
    fact = Fact(Kind.PLACED, "K", 2) if why in at else K
    end = Inference(why, rows, (), (A,), 1, Fact(Kind.PLACED, "K", 2))
    plain = step(why, rows, (fact,), (A,), 1)
    assert all("K" in line for line in told(plain, language=language))
    if why is not Why.ONE_PLACE:  # a letter without a place is told as that
        (line,) = told(Step(rows, (L,), (), (end,), L.denied()), language=language)
        assert line.count(" hogy ") + line.count("Suppose that ") == 1


def test_few_words_are_named_and_many_come_down_to_a_few_by_rows() -> None:
    named = ("ALMA", "LÁMA", "KARD")
    rulings = (Ruling(2, ("ALMA", "LÁMA")),)
    left = (*(f"WORD{n}" for n in range(1200)), *named)
    many = Explanation((), left, (1, 5), named, rulings, ("KARD",))
    assert spaced(sentences(many, Say(), 9)) == [
        "A többihez már a szótár kell: 1203 szó jöhet szóba. Közülük az 1. és az 5. sorhoz csak "
        "ez a 3 illik: ALMA, LÁMA, KARD.",
        "A 2. sor szerint nem lehet ALMA, LÁMA.",
        "Marad: **KARD**.",
    ]
    few = Explanation((), named, (), named, rulings, ("KARD",))
    assert next(sentences(few, Say(), 9)) == "Ezek után 3 szó jöhet szóba: ALMA, LÁMA, KARD."


def test_single_word_left_needs_no_more_rows() -> None:
    only = ("KARD",)
    explanation = Explanation((), only, (), only, (), only)
    assert spaced(sentences(explanation, Say(), 9)) == ["Ezek után egyetlen szó marad: **KARD**."]


def test_rows_that_leave_a_single_word_tell_the_rest() -> None:
    only = ("KARD",)
    explanation = Explanation((), ("ALMA", *only), (3,), only, (), only)
    (line,) = sentences(explanation, Say("en"), 9)
    assert line.endswith("2 words are left. Of these, only **KARD** fits row 3.")
