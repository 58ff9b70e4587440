from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.scoring import Score, score
from literatura.share import row_text, share_text, steps_text
from tests.strategies import word_tuples


def test_text_is_a_headline_the_rows_and_the_address() -> None:
    rows = [Score(0, 2), Score(2, 1), Score(5, 0)]
    text = share_text(["Literatúra 334", "3/10"], rows, "https://example.org/nap/2026-11-30")
    assert text.splitlines() == [
        "Literatúra 334 · 3/10",
        "0● 2○",
        "2● 1○",
        "5● 0○",
        "https://example.org/nap/2026-11-30",
    ]


def test_what_is_empty_leaves_no_trace() -> None:
    assert share_text(["Literatúra 334", "X/10", ""], []) == "Literatúra 334 · X/10"


@pytest.mark.parametrize(
    ("steps", "text"), [(1, "1/10"), (9, "9/10"), (10, "10/10"), (None, "X/10")]
)
def test_steps_are_told_of_the_total(steps: int | None, text: str) -> None:
    assert steps_text(steps, 10) == text


@given(st.integers(0, 12), st.integers(0, 12))
def test_row_has_no_letter(in_place: int, misplaced: int) -> None:
    assert not any(sign.isalpha() for sign in row_text(Score(in_place, misplaced)))


@given(word_tuples(size=11))
def test_text_of_a_game_gives_no_word_away(words: tuple[str, ...]) -> None:
    secret, *guesses = words
    text = share_text(["Literatúra 334", "X/10"], [score(secret, guess) for guess in guesses])
    headline, *rows = text.splitlines()
    assert headline == "Literatúra 334 · X/10"
    assert len(rows) == 10
    assert not any(sign.isalpha() for row in rows for sign in row)
    for row, guess in zip(rows, guesses, strict=True):
        numbers = row.replace("●", "").replace("○", "")
        assert numbers == str(score(secret, guess))
