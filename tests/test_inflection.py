"""Inflected forms on a small table of endings: which headword, and of several the likeliest."""

from __future__ import annotations

from pathlib import Path

import pytest

from literatura.errors import DataError
from literatura.inflection import Inflections

FILES = {
    "inflection_words.tsv": "1\tALMA HALMA\n2\tALOM\n3\tNAGY\n4\tHAL\n5\tKAPALMA\n",
    "inflection_endings.tsv": (
        "1\tA\tA>ÁT A>ÁK\tA>ÁIM\t\n2\tOM\tOM>MOT\tOM>MÁT\t\n"
        "3\t\t>OBB\t>OBBAT\t\n4\t\t>AK\t\t\n5\t\t>KÉNT\t\t\n"
    ),
    "irregular.tsv": "ENGEM\tÉN\tPRONOUN\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def unranked(_: str) -> tuple[int, int]:
    return 0, 0


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("ALMÁK", "ALMA"),
        ("ALMÁIM", "ALMA"),
        ("HALMÁK", "HALMA"),
        ("NAGYOBB", "NAGY"),
        ("LEGNAGYOBBAT", "NAGY"),
        ("LEGESLEGNAGYOBB", "NAGY"),
        ("ENGEM", "ÉN"),
        ("ALMA", None),
        ("LEGALMÁK", None),  # no superlative
        ("ALMÁKK", None),
        ("", None),
    ],
)
def test_form_leads_to_its_headword(folder: Path, form: str, lemma: str | None) -> None:
    assert Inflections(folder).lemma(form, unranked) == lemma


def test_fewest_suffixes_win_among_equals(folder: Path) -> None:
    assert Inflections(folder).lemma("ALMÁT", unranked) == "ALMA"


def test_rough_rank_wins_over_suffixes(folder: Path) -> None:
    best = Inflections(folder).lemma("ALMÁT", lambda lemma: (lemma != "ALOM", 0))
    assert best == "ALOM"


def test_suffixes_win_over_fine_rank(folder: Path) -> None:
    assert Inflections(folder).lemma("ALMÁT", lambda lemma: (0, lemma != "ALOM")) == "ALMA"


def test_listed_compound_inflects_as_its_last_part(folder: Path) -> None:
    inflections = Inflections(folder)
    words = {"KAPALMA", "ALMA", "ALMÁK"}
    assert inflections.listed_compound("KAPALMÁK", words) == "KAPALMA"
    assert inflections.listed_compound("KÖRALMÁK", words) is None
    assert inflections.listed_compound("KAPALMA", words) is None


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("NAGYHALAK", "NAGYHAL"),
        ("NAGYALOM", None),  # two words, no ending
        ("ILYHALAK", None),
        ("NAGYALMÁKK", None),
    ],
)
def test_form_of_two_words_in_one_leads_to_them(folder: Path, form: str, lemma: str | None) -> None:
    words = {"NAGY", "HAL", "ALOM"}
    assert Inflections(folder).new_compound(form, unranked, words) == lemma


@pytest.mark.parametrize("name", FILES)
def test_missing_file_is_told(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(DataError, match=name):
        Inflections(folder)


def test_headwords_of_an_unknown_class_are_told(folder: Path) -> None:
    (folder / "inflection_words.tsv").write_text("9\tALMA\n", "utf-8")
    with pytest.raises(DataError, match="no class 9"):
        Inflections(folder)
