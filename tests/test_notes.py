from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.alphabet import LETTERS
from literatura.errors import StateError
from literatura.notes import Mark, Notes, following, notes_from_text, spot_count, spot_of
from literatura.scoring import score
from tests.strategies import lengths, word_tuples


def rows_of(secret: str, *guesses: str) -> tuple[tuple[str, object], ...]:
    return tuple((guess, score(secret, guess)) for guess in guesses)


def marked(notes: Notes, mark: Mark, place: int = 0) -> str:
    return "".join(letter for letter in LETTERS if notes.mark(letter, place) is mark)


@given(st.data())
def test_spot_holds_the_mark_that_was_set_last(data: st.DataObject) -> None:
    length = data.draw(lengths)
    spots = st.integers(0, spot_count(length) - 1)
    marks = data.draw(st.lists(st.tuples(spots, st.sampled_from(Mark))))
    notes = Notes(length).with_marks(marks)
    for letter in LETTERS:
        for place in range(length + 1):
            spot = spot_of(letter, place, length)
            assert notes.mark(letter, place) is dict(marks).get(spot, Mark.NONE)
    assert notes_from_text(length, notes.text) == notes
    assert notes.are_empty is not any(dict(marks).values())


def test_largest_notes_are_416_signs() -> None:
    every = [(spot, Mark.SURE) for spot in range(spot_count(12))]
    assert len(Notes(12).with_marks(every).text) == 416


@pytest.mark.parametrize(
    ("length", "text"), [(2, "1"), (13, "1"), (4, "1" * 161), (4, "4"), (4, "x"), (4, "-1")]
)
def test_text_that_is_no_notes_is_not_read(length: int, text: str) -> None:
    with pytest.raises(StateError):
        notes_from_text(length, text)


# What follows from rows


def test_row_of_0_0_rules_its_letters_out() -> None:
    notes = following(rows_of("KARD", "VEJÉ"), 4)
    assert marked(notes, Mark.EXCLUDED) == "EÉJV"
    assert marked(notes, Mark.EXCLUDED, 3) == "EÉJV"
    assert marked(notes, Mark.SURE) == ""


def test_row_without_a_letter_in_place_rules_out_its_places() -> None:
    notes = following(rows_of("KARD", "AKTU"), 4)
    assert marked(notes, Mark.EXCLUDED) == ""
    assert [marked(notes, Mark.EXCLUDED, place) for place in range(1, 5)] == list("AKTU")


def test_row_that_adds_up_to_the_length_has_all_letters() -> None:
    notes = following(rows_of("KARD", "DRAK"), 4)
    assert marked(notes, Mark.SURE) == "ADKR"
    assert len(marked(notes, Mark.EXCLUDED)) == 28


def test_what_two_rows_tell_only_together_is_left_to_the_player() -> None:
    rows = rows_of("KARD", "KAÉP", "BAÉP")
    assert marked(following(rows, 4), Mark.SURE) == ""


@given(word_tuples(7))
def test_nothing_that_follows_is_wrong_of_any_word_that_fits_the_rows(
    words: tuple[str, ...],
) -> None:
    secret, *guesses = words
    rows = rows_of(secret, *guesses)
    notes = following(rows, len(secret))  # type: ignore[arg-type]
    for word in words:
        if rows_of(word, *guesses) != rows:
            continue
        for letter in LETTERS:
            if letter in word:
                assert notes.mark(letter) is not Mark.EXCLUDED
            else:
                assert notes.mark(letter) is not Mark.SURE
            for place, there in enumerate(word, start=1):
                wrong = Mark.EXCLUDED if there == letter else Mark.SURE
                assert notes.mark(letter, place) is not wrong
