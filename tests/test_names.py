"""Names and abbreviations told from other refused words, on lists of a few lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from literatura.names import Names

LISTS = {
    "names.txt": "ANNA BUDAPEST JÁNOS KOLOZSVÁR VÁRADI ÁRPÁD",
    "names_people.txt": "SMITH",
    "names_tesseract.txt": "",
    "names_geonames.txt": "AAA ZZZ",
    "names_spelling.txt": "",
    "abbreviations.txt": "NATO",
}


@pytest.fixture
def names(tmp_path: Path) -> Names:
    for file, words in LISTS.items():
        lines = "".join(f"{word}\n" for word in words.split())
        (tmp_path / file).write_text(lines, "utf-8")
    return Names(tmp_path)


@pytest.mark.parametrize(
    "word",
    "ANNA ÁRPÁD JÁNOS SMITH AAA ZZZ BUDAPESTI KOLOZSVÁRY VÁRADY VÁRADINÉ SMITHNÉ BUDAPESTEN "
    "ANNÁNAK JÁNOSSAL".split(),
)
def test_listed_names_and_what_is_made_from_them_are_names(names: Names, word: str) -> None:
    assert names.is_name(word)


@pytest.mark.parametrize("word", "ANN AN ALMA ZZZZ AAAI SMITHNEK NÉ I Y ÁRPÁDD BBBB".split())
def test_others_are_no_names(names: Names, word: str) -> None:
    assert not names.is_name(word)


def test_hungarian_names_are_told_from_those_of_other_languages(names: Names) -> None:
    assert names.is_hungarian("ANNA")
    assert not names.is_hungarian("SMITH")


@pytest.mark.parametrize("word", ["NATO", "BKV", "MKKSZ"])
def test_short_letters_without_a_vowel_are_an_abbreviation(names: Names, word: str) -> None:
    assert names.is_abbreviation(word)


@pytest.mark.parametrize("word", ["ZZZZ", "ALMA", "HRSZTKV", "SYL"])
def test_repeated_letters_long_ones_and_those_with_a_vowel_are_none(
    names: Names, word: str
) -> None:
    assert not names.is_abbreviation(word)
