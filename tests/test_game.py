from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.errors import (
    AlreadyGuessedError,
    GameOverError,
    LengthError,
    LetterError,
    NotAcceptedError,
)
from literatura.game import MAX_GUESSES, Game, Status, give_up, new_game, play
from literatura.scoring import Score
from tests.small import LEXICON, WORDS, SmallLexicon

FOUR = [word for word in WORDS if len(word) == 4]


def played(secret: str, *guesses: str) -> Game:
    game = new_game(secret)
    for guess in guesses:
        game = play(game, guess, LEXICON)
    return game


def test_guess_is_answered_with_its_score() -> None:
    game = played("ALMA", "mama")
    assert [(turn.guess, turn.score) for turn in game.turns] == [("MAMA", Score(2, 1))]
    assert game.status is Status.RUNNING


def test_guess_leaves_the_game_before_it_as_it_was() -> None:
    before = new_game("ALMA")
    play(before, "KARD", LEXICON)
    assert before.turns == ()
    with pytest.raises(FrozenInstanceError):
        before.given_up = True  # type: ignore[misc]


def test_right_word_wins() -> None:
    assert played("KARD", "ALMA", "KARD").status is Status.WON


def test_tenth_guess_can_win() -> None:
    others = [word for word in FOUR if word != "KARD"][: MAX_GUESSES - 1]
    game = played("KARD", *others, "KARD")
    assert len(game.turns) == MAX_GUESSES
    assert game.status is Status.WON


def test_ten_wrong_guesses_lose() -> None:
    others = [word for word in FOUR if word != "KARD"][:MAX_GUESSES]
    assert played("KARD", *others).status is Status.LOST


def test_no_guess_after_the_end() -> None:
    for game in (played("KARD", "KARD"), give_up(played("KARD", "ALMA"))):
        with pytest.raises(GameOverError):
            play(game, "BORS", LEXICON)


def test_giving_up_ends_a_running_game_only() -> None:
    assert give_up(played("KARD", "ALMA")).status is Status.GIVEN_UP
    assert give_up(played("KARD", "KARD")).status is Status.WON


@pytest.mark.parametrize(
    ("guess", "error"),
    [
        ("TAXI", LetterError),
        ("TAXIS", LetterError),  # the letter before the length
        ("", LengthError),
        ("BOR", LengthError),
        ("VIRÁG", LengthError),
        ("ALMÁT", LengthError),  # the length before the dictionary
        ("ALMA", AlreadyGuessedError),
        ("alma", AlreadyGuessedError),
        ("BABA", NotAcceptedError),
    ],
)
def test_first_broken_rule_is_told_and_costs_nothing(guess: str, error: type[Exception]) -> None:
    game = played("KARD", "ALMA")
    with pytest.raises(error):
        play(game, guess, LEXICON)
    assert len(game.turns) == 1


def test_refusal_carries_reason_and_headword() -> None:
    with pytest.raises(NotAcceptedError) as raised:
        play(new_game("VIRÁG"), "almát", LEXICON)
    assert (raised.value.reason, raised.value.lemma) == ("inflected", "ALMA")


def test_secret_that_left_the_lexicon_can_still_be_guessed() -> None:
    assert play(new_game("KARD"), "KARD", SmallLexicon(())).status is Status.WON


@given(st.sampled_from(FOUR), st.permutations(FOUR))
def test_game_ends_with_the_secret_or_the_tenth_guess(secret: str, guesses: list[str]) -> None:
    game = new_game(secret)
    for guess in guesses:
        if game.is_over:
            break
        game = play(game, guess, LEXICON)
    place = guesses.index(secret) + 1
    assert len(game.turns) == min(place, MAX_GUESSES)
    assert game.status is (Status.WON if place <= MAX_GUESSES else Status.LOST)
