import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.alphabet import (
    LETTERS,
    has_repeated_letter,
    is_word,
    letter_indices,
    parse_word,
    sort_words,
)
from literatura.errors import LetterError


def test_alphabet_has_32_different_letters() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == 32
    assert unicodedata.is_normalized("NFC", LETTERS)


@pytest.mark.parametrize("letter", [letter for letter in LETTERS if ord(letter) > 127])
def test_decomposed_letter_becomes_one(letter: str) -> None:
    decomposed = unicodedata.normalize("NFD", letter.lower())
    assert len(decomposed) == 2
    assert parse_word(decomposed) == letter


@pytest.mark.parametrize(
    ("word", "letters"), [("asszony", 7), ("ŐSSZÁJ", 6), ("hódzsír", 7), ("Asszír", 6)]
)
def test_digraphs_are_letters_one_by_one(word: str, letters: int) -> None:
    assert len(parse_word(word)) == letters


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("TAXI", "X"),
        ("fax", "x"),
        ("WATT", "W"),
        ("İ", "İ"),
        ("kı", "ı"),
        ("straße", "ß"),
        ("ﬁa", "ﬁ"),
        ("al4a", "4"),
        ("al😀", "😀"),
        ("a+", "+"),
        ("két szó", " "),
        ("àla", "à"),
        ("кот", "к"),
        ("a\u200bb", "\u200b"),
        ("q" * 1_000_000, "q"),
    ],
)
def test_foreign_sign_is_named(text: str, letter: str) -> None:
    with pytest.raises(LetterError) as raised:
        parse_word(text)
    assert raised.value.letter == letter


def test_white_space_around_a_word_is_dropped() -> None:
    assert parse_word("  alma\n") == "ALMA"


def test_accents_are_letters_of_their_own() -> None:
    assert len({parse_word(word) for word in ("kor", "kór", "kör", "kőr")}) == 4


def test_words_are_sorted_letter_by_letter() -> None:
    assert sort_words(["ZÁR", "ÁR", "AZ", "ÓL", "OZ", "AR"]) == [
        "AR",
        "AZ",
        "ÁR",
        "OZ",
        "ÓL",
        "ZÁR",
    ]


def test_indices_refuse_what_is_no_letter() -> None:
    assert letter_indices("AÁZ") == (0, 1, 31)
    with pytest.raises(LetterError):
        letter_indices("az")


def test_repeated_letter_is_seen() -> None:
    assert has_repeated_letter("ALMA")
    assert not has_repeated_letter("ALMÁT")  # A and Á are two letters


@given(st.text())
def test_any_text_is_a_word_or_a_letter_error(text: str) -> None:
    try:
        word = parse_word(text)
    except LetterError:
        return
    assert word == "" or is_word(word)


@given(st.text(LETTERS + LETTERS.lower(), min_size=1))
def test_letters_in_any_case_and_form_keep_their_number(text: str) -> None:
    for form in ("NFC", "NFD"):
        assert len(parse_word(unicodedata.normalize(form, text))) == len(text)
