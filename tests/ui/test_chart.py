from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from literatura.analysis import analyse
from literatura.codebreaker import Codebreaker
from literatura.scoring import score
from tests.small import LEXICON
from ui.components.chart import words_left_chart
from ui.texts import Say

FOUR = LEXICON.words(4)
BREAKER = Codebreaker(FOUR)


def chart(secret: str, *guesses: str) -> ElementTree.Element:
    rows = [(guess, score(secret, guess)) for guess in guesses]
    return ElementTree.fromstring(words_left_chart(analyse(BREAKER, rows), Say()))


def heights(drawn: ElementTree.Element, kind: str) -> list[float]:
    return [float(one.attrib["cy"]) for one in drawn.iter("circle") if one.get("class") == kind]


def test_chart_has_a_disc_and_a_ring_for_each_guess() -> None:
    drawn = chart("KARD", "ALMA", "BORS", "KARD")
    assert len(heights(drawn, "left")) == len(heights(drawn, "expected")) == 3


def test_line_never_rises_and_ends_on_the_ground_of_one_word() -> None:
    drawn = chart("KARD", "ALMA", "BORS", "KARD")
    points = next(drawn.iter("polyline")).attrib["points"].split()
    falling = [float(point.split(",")[1]) for point in points]
    assert falling == sorted(falling)
    assert falling[-1] == heights(chart("BORS", "BORS"), "left")[0]


@pytest.mark.parametrize("guesses", [1, 2, 10])
def test_everything_lies_within_the_drawing(guesses: int) -> None:
    drawn = chart("FOLT", *[word for word in FOUR if word != "FOLT"][:guesses])
    _, _, width, height = map(int, next(drawn.iter("svg")).attrib["viewBox"].split())
    for one in drawn.iter("text"):
        assert 0 < float(one.attrib["x"]) < width
        assert 0 < float(one.attrib["y"]) < height


@pytest.mark.parametrize(
    ("value", "digits", "signed", "written"),
    [
        (1.04, 1, True, "+1,0"),
        (-0.5, 1, True, "−0,5"),
        (-0.04, 1, True, "0,0"),
        (7, 0, False, "7"),
        (2.5, 1, False, "2,5"),
    ],
)
def test_numbers_are_written_as_in_hungarian(
    value: float, digits: int, signed: bool, written: str
) -> None:
    assert Say("hu").number(value, digits, signed=signed) == written


def test_thousands_are_kept_apart() -> None:
    assert re.fullmatch(r"12\s345", Say("hu").number(12345))
    assert Say("en").number(12345) == "12,345"
