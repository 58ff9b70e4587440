import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.codebreaker import Codebreaker
from literatura.errors import AnswerError, LengthError, LetterError, NotAcceptedError, StateError
from literatura.game import MAX_GUESSES, Turn
from literatura.scoring import Score, possible_scores, score
from literatura.setter import (
    SetterGame,
    Stage,
    Way,
    by_hand,
    for_my_word,
    repeated_letters,
    setter_game_from_dict,
    think,
    ways_out,
)
from tests.small import LEXICON

BREAKERS = {length: Codebreaker(LEXICON.words(length)) for length in (3, 4, 5, 6)}
FOUR = LEXICON.words(4)


def after(game: SetterGame, *answers: Score) -> SetterGame:
    """Return the game after these answers, with the codebreaker's moves between them."""
    game = think(game, BREAKERS[game.length])
    for given_score in answers:
        game = think(game.answer(len(game.turns) + 1, given_score), BREAKERS[game.length])
    return game


def honest(secret: str, turns: int = MAX_GUESSES) -> SetterGame:
    """Return a game by hand with right answers, up to its end or so many turns."""
    game = after(by_hand(len(secret)))
    while game.offered is not None and len(game.turns) < turns:
        answer = score(secret, game.offered)
        game = think(game.answer(len(game.turns) + 1, answer), BREAKERS[game.length])
    return game


def stuck() -> SetterGame:
    """Return a game that an answer which no word has made impossible."""
    game = after(by_hand(4))
    assert game.offered is not None
    had = {score(word, game.offered) for word in FOUR}
    lie = next(one for one in possible_scores(4) if one not in had)
    return after(by_hand(4), lie)


# Playing


@pytest.mark.parametrize("secret", [word for n in (3, 4, 5, 6) for word in LEXICON.words(n)])
def test_honest_answers_lead_to_the_word(secret: str) -> None:
    game = honest(secret)
    assert (game.stage, game.word) == (Stage.BROKEN, secret)
    assert game.mistakes() == ()


@pytest.mark.parametrize("secret", FOUR)
def test_program_answers_for_the_word_as_its_player_would(secret: str) -> None:
    game = think(for_my_word(secret.lower(), LEXICON), BREAKERS[4])
    while not game.is_over:
        game = think(game.answer_for_word(len(game.turns) + 1), BREAKERS[4])
    assert game.turns == honest(secret).turns


def test_codebreaker_is_shown_the_answers_only() -> None:
    first = think(for_my_word("ALMA", LEXICON), BREAKERS[4])
    assert first.offered == think(for_my_word("KARD", LEXICON), BREAKERS[4]).offered


def test_ten_answers_without_the_word_are_a_win_of_the_setter() -> None:
    game = SetterGame(Way.BY_HAND, 4, offered="ALMA")
    for row in range(1, MAX_GUESSES + 1):
        game = SetterGame(Way.BY_HAND, 4, game.turns, offered="ALMA").answer(row, Score(0, 0))
    assert think(game, Codebreaker(["KÖNY", "ALMA"])).stage is Stage.UNBROKEN


def test_last_answer_is_held_against_the_words_too() -> None:
    game = SetterGame(Way.BY_HAND, 4)
    for row in range(1, MAX_GUESSES + 1):
        game = SetterGame(Way.BY_HAND, 4, game.turns, offered="ALMA").answer(row, Score(0, 0))
    assert think(game, Codebreaker(["ALMA"])).stage is Stage.STUCK


@pytest.mark.parametrize("row", [0, 2, -1, 10**9])
def test_answer_for_another_row_is_not_taken(row: int) -> None:
    with pytest.raises(AnswerError):
        after(by_hand(4)).answer(row, Score(0, 0))


@pytest.mark.parametrize("pair", [(3, 1), (5, 0), (2, 3), (-1, 0), (0, -1)])
def test_impossible_answer_is_not_taken(pair: tuple[int, int]) -> None:
    with pytest.raises(AnswerError):
        after(by_hand(4)).answer(1, Score(*pair))


def test_program_is_not_answered_for_by_hand() -> None:
    game = think(for_my_word("ALMA", LEXICON), BREAKERS[4])
    with pytest.raises(AnswerError):
        game.answer(1, Score(0, 0))
    with pytest.raises(AnswerError):
        after(by_hand(4)).answer_for_word(1)


def test_nothing_is_answered_after_the_end() -> None:
    game = honest("KARD")
    with pytest.raises(AnswerError):
        game.answer(len(game.turns) + 1, Score(0, 0))


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("taxi", LetterError),
        ("", LengthError),
        ("ab", LengthError),
        ("a" * 13, LengthError),
        ("baba", NotAcceptedError),
        ("almát", NotAcceptedError),
    ],
)
def test_word_that_may_not_be_hidden_is_refused(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        for_my_word(typed, LEXICON)


@pytest.mark.parametrize(
    ("word", "letters"), [("VIRÁG", ()), ("KALAP", ("A",)), ("MAMA", ("M", "A")), ("BÁBA", ("B",))]
)
def test_repeated_letters_are_found(word: str, letters: tuple[str, ...]) -> None:
    assert repeated_letters(word) == letters


# Contradictions


def test_answers_that_fit_no_word_are_found_at_once() -> None:
    game = stuck()
    assert (game.stage, len(game.turns), game.offered) == (Stage.STUCK, 1, None)


def test_corrected_answer_lets_the_codebreaker_go_on() -> None:
    game = stuck()
    (repair,) = ways_out(game, BREAKERS[4])
    for right in repair.scores:
        corrected = think(game.correct(repair.row, right), BREAKERS[4])
        assert corrected.stage in (Stage.ASKING, Stage.BROKEN)
        assert corrected.turns[0].score == right


@pytest.mark.parametrize(("secret", "lied"), [(s, row) for s in FOUR for row in (1, 2)])
def test_one_lie_can_be_mended_by_the_right_answer(secret: str, lied: int) -> None:
    game = after(by_hand(4))
    while not game.is_over:
        assert game.offered is not None
        row, answer = len(game.turns) + 1, score(secret, game.offered)
        if row == lied:
            answer = next(s for s in possible_scores(4) if s not in (answer, Score(4, 0)))
        game = think(game.answer(row, answer), BREAKERS[4])
    if game.stage is Stage.STUCK:
        right = score(secret, game.turns[lied - 1].guess)
        mended = {repair.row: repair.scores for repair in ways_out(game, BREAKERS[4])}
        assert right in mended[lied]
        assert [wrong.row for wrong in game.reveal(secret).mistakes()] == [lied]


def test_full_answer_in_a_correction_ends_the_game_there() -> None:
    none = Score(0, 0)
    game = SetterGame(Way.BY_HAND, 4, (Turn("ALMA", none), Turn("KARD", none)), stuck=True)
    corrected = game.correct(1, Score(4, 0))
    assert (corrected.stage, len(corrected.turns)) == (Stage.BROKEN, 1)


@pytest.mark.parametrize(("row", "pair"), [(0, (0, 0)), (2, (0, 0)), (1, (3, 1)), (-1, (0, 0))])
def test_correction_that_can_not_be_is_not_taken(row: int, pair: tuple[int, int]) -> None:
    with pytest.raises(AnswerError):
        stuck().correct(row, Score(*pair))


def test_running_game_is_not_corrected() -> None:
    with pytest.raises(AnswerError):
        honest("KARD", turns=1).correct(1, Score(0, 0))


@pytest.mark.parametrize("game", [honest("KARD"), honest("KARD", turns=1), stuck()])
def test_last_answer_can_be_taken_back(game: SetterGame) -> None:
    back = game.withdraw(len(game.turns))
    assert back.stage is Stage.ASKING
    assert (back.turns, back.offered) == (game.turns[:-1], game.turns[-1].guess)


@pytest.mark.parametrize("row", [0, 2, -1])
def test_only_the_last_answer_can_be_taken_back(row: int) -> None:
    with pytest.raises(AnswerError):
        honest("KARD", turns=1).withdraw(row)


# The word, told afterwards


def test_told_word_shows_which_answer_was_wrong() -> None:
    (wrong,) = stuck().reveal("kard").mistakes()
    assert (wrong.row, wrong.right) == (1, score("KARD", wrong.guess))


def test_word_of_a_running_game_stays_untold() -> None:
    with pytest.raises(AnswerError):
        honest("KARD", turns=1).reveal("KARD")


@pytest.mark.parametrize(("typed", "error"), [("KOR", LengthError), ("TAXI", LetterError)])
def test_told_word_must_fit_the_board(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        stuck().reveal(typed)


# Storing


@st.composite
def games(draw: st.DrawFn) -> SetterGame:
    """Draw a game as it may be stored, with answers that need not make sense."""
    length = draw(st.sampled_from(sorted(BREAKERS)))
    breaker = BREAKERS[length]
    if draw(st.booleans()):
        game = think(for_my_word(draw(st.sampled_from(LEXICON.words(length))), LEXICON), breaker)
        for _ in range(draw(st.integers(0, MAX_GUESSES))):
            if not game.is_over:
                game = think(game.answer_for_word(len(game.turns) + 1), breaker)
        return game
    game = after(by_hand(length))
    for given_score in draw(st.lists(st.sampled_from(possible_scores(length)), max_size=10)):
        if not game.is_over:
            game = think(game.answer(len(game.turns) + 1, given_score), breaker)
    if game.is_over and draw(st.booleans()):
        game = game.reveal(draw(st.sampled_from(LEXICON.words(length))))
    return game


@given(games())
def test_stored_game_comes_back(game: SetterGame) -> None:
    assert setter_game_from_dict(json.loads(json.dumps(game.to_dict()))) == game


BY_HAND = honest("KARD", turns=1).to_dict()
FOR_WORD = think(for_my_word("KARD", LEXICON), BREAKERS[4]).answer_for_word(1)
ANSWERED = think(FOR_WORD, BREAKERS[4]).to_dict()


@pytest.mark.parametrize(
    ("stored", "change"),
    [
        (BY_HAND, {"version": 2}),
        (BY_HAND, {"way": "both"}),
        (BY_HAND, {"way": None}),
        (BY_HAND, {"length": 5}),
        (BY_HAND, {"length": 13}),
        (BY_HAND, {"length": True}),
        (BY_HAND, {"turns": None}),
        (BY_HAND, {"turns": [["ALMA", 3, 1]]}),
        (BY_HAND, {"turns": [["ALMA", 0]]}),
        (BY_HAND, {"turns": [["ALMA", True, False]]}),
        (BY_HAND, {"turns": [["alma", 0, 0]]}),
        (BY_HAND, {"turns": [["ALMA", 4, 0], ["KARD", 0, 0]]}),
        (BY_HAND, {"turns": [["ALMA", 0, 0]] * 11}),
        (BY_HAND, {"offered": None}),
        (BY_HAND, {"offered": "KALAP"}),
        (BY_HAND, {"stuck": True}),
        (BY_HAND, {"stuck": 1}),
        (BY_HAND, {"secret": "KARD"}),
        (ANSWERED, {"secret": None}),
        (ANSWERED, {"secret": "ALMA"}),
        (ANSWERED, {"secret": "TAXI"}),
    ],
)
def test_damaged_game_is_refused(stored: dict[str, Any], change: dict[str, Any]) -> None:
    setter_game_from_dict(stored)
    with pytest.raises(StateError):
        setter_game_from_dict({**stored, **change})


@given(st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers()))
def test_any_other_value_is_refused(value: object) -> None:
    with pytest.raises(StateError):
        setter_game_from_dict(value)
