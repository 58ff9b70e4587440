import json
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.errors import GameOverError, NotAcceptedError, StaleGuessError, StateError
from literatura.game import Status
from literatura.session import Session, new_session, session_from_dict
from tests.small import LEXICON, WORDS

TODAY = date(2026, 11, 30)
FOUR = [word for word in WORDS if len(word) == 4]


def started(*guesses: str, secret: str = "KARD") -> Session:
    session = new_session("daily", "2026-11-30", secret)
    for row, guess in enumerate(guesses, start=1):
        session = session.submit(row, guess, LEXICON, TODAY)
    return session


@given(
    st.sampled_from(FOUR), st.permutations(FOUR), st.integers(0, 10), st.booleans(), st.booleans()
)
def test_stored_session_comes_back(
    secret: str, guesses: list[str], count: int, gives_up: bool, helped: bool
) -> None:
    session = new_session("free", "4", secret)
    session = session.with_help() if helped else session
    for row, guess in enumerate(guesses[:count], start=1):
        if not session.game.is_over:
            session = session.submit(row, guess, LEXICON, TODAY)
    if gives_up:
        session = session.give_up()
    assert session_from_dict(json.loads(json.dumps(session.to_dict()))) == session


def test_first_guess_notes_the_day_it_was_made_on() -> None:
    session = started("ALMA").submit(2, "BORS", LEXICON, date(2026, 12, 1))
    assert session.begun == TODAY


@pytest.mark.parametrize("row", [0, 1, 3, -1, 10**9])
def test_guess_for_another_row_is_stale(row: int) -> None:
    with pytest.raises(StaleGuessError) as raised:
        started("ALMA").submit(row, "BORS", LEXICON, TODAY)
    assert raised.value.expected == 2


def test_guess_after_the_end_is_told_so() -> None:
    with pytest.raises(GameOverError):
        started("KARD").submit(1, "BORS", LEXICON, TODAY)


def test_refused_guess_changes_nothing() -> None:
    session = started("ALMA")
    with pytest.raises(NotAcceptedError):
        session.submit(2, "BABA", LEXICON, TODAY)
    assert session == started("ALMA")


def test_scores_are_worked_out_anew_and_not_stored() -> None:
    stored = started("MAMA", secret="ALMA").to_dict()
    assert "2" not in json.dumps(stored["guesses"])
    assert str(session_from_dict(stored).game.turns[0].score) == "2 1"


def test_guess_that_left_the_lexicon_still_stands() -> None:
    stored = {**started("ALMA").to_dict(), "guesses": ["ABBA"]}
    assert session_from_dict(stored).game.status is Status.RUNNING


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"version": None},
        {"mode": 3},
        {"key": None},
        {"secret": "kard"},
        {"secret": "TAXI"},
        {"secret": None},
        {"secret": "AZ"},
        {"guesses": None},
        {"guesses": "ALMA"},
        {"guesses": ["ALMAFA"]},
        {"guesses": ["ALMA", "ALMA"]},
        {"guesses": ["KARD", "ALMA"]},
        {"guesses": [["ALMA"]]},
        {"guesses": FOUR[:11]},
        {"begun": "yesterday"},
        {"begun": 5},
        {"given_up": "no"},
        {"helped": "yes"},
    ],
)
def test_damaged_session_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(StateError):
        session_from_dict({**started("ALMA").to_dict(), **change})


def test_help_after_the_end_does_not_mark_the_game() -> None:
    assert not started("KARD").with_help().helped


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(json_values)
def test_any_other_value_is_refused(value: object) -> None:
    with pytest.raises(StateError):
        session_from_dict(value)
