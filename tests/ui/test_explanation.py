"""Explanations in sentences: rows with their articles, letters in lists, words named or counted."""

from __future__ import annotations

import pytest

from literatura.puzzle.deduce import Fact, Kind, Step
from literatura.puzzle.explain import Explanation, Ruling
from ui.explanation import sentences
from ui.texts import Say

A, B, C = (Fact(Kind.EXCLUDED, letter) for letter in "ABC")
K, L = (Fact(Kind.CONTAINED, letter) for letter in "KL")


def told(*steps: Step, language: str = "hu") -> list[str]:
    explanation = Explanation(steps, ("KARD",), (), ("KARD",))
    return list(sentences(explanation, Say(language)))[: len(steps)]


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Step((3, 7), (A,), ()), "A 3. és a 7. sor alapján nincs benne A betű."),
        (Step((1, 5, 9), (A,), ()), "Az 1., az 5. és a 9. sor alapján nincs benne A betű."),
        (Step((5,), (A, B, C), ()), "Az 5. sor alapján nincs benne se A, se B, se C."),
        (Step((2,), (K,), ()), "A 2. sor alapján van benne K betű."),
        (Step((2,), (K, L), ()), "A 2. sor alapján van benne K és L."),
        (
            Step((2, 4), (A, K), (B,)),
            "Az eddigiek, továbbá a 2. és a 4. sor alapján nincs benne A betű és van benne K betű.",
        ),
        (
            Step((1,), (Fact(Kind.PLACED, "K", 1), Fact(Kind.PLACED, "L", 3)), ()),
            "Az 1. sor alapján az 1. betű K és a 3. betű L.",
        ),
        (
            Step((), (Fact(Kind.PLACED, "K", 5),), (K,)),
            "Az eddigiek alapján az 5. betű K.",
        ),
        (Step((6,), (Fact(Kind.NOT_AT, "K", 1),), ()), "A 6. sor egyik betűje sincs a helyén."),
        (
            Step((5,), (Fact(Kind.NOT_AT, "K", 1),), (Fact(Kind.PLACED, "L", 2),)),
            "Az 5. sor többi betűje nincs a helyén.",
        ),
    ],
)
def test_step_is_one_hungarian_sentence(step: Step, sentence: str) -> None:
    assert told(step) == [sentence]


def test_step_is_told_in_english_as_well() -> None:
    assert told(Step((3, 7), (A, B), ()), language="en") == ["By rows 3 and 7, there is no A or B."]


def test_few_words_are_named_and_many_are_counted() -> None:
    many = tuple(f"WORD{n}" for n in range(7))
    rulings = (Ruling(5, many), Ruling(2, ("ALMA", "LÁMA")))
    explanation = Explanation((), (*many, "ALMA", "LÁMA", "KARD"), rulings, ("KARD",))
    assert list(sentences(explanation, Say())) == [
        "Ezek után 10 szó jöhet szóba a szótárból.",
        "Az 5. sor 7 szót zár ki.",
        "A 2. sor kizárja: ALMA, LÁMA.",
        "Marad: **KARD**.",
    ]


def test_single_word_left_needs_no_more_rows() -> None:
    explanation = Explanation((), ("KARD",), (), ("KARD",))
    assert list(sentences(explanation, Say())) == ["Ezek után egyetlen szó marad: **KARD**."]
