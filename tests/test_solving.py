"""Solving a puzzle: one answer counts, then practice, and a word of a later lexicon wins too."""

from datetime import date

import pytest

from literatura.errors import (
    AlreadyGuessedError,
    LengthError,
    NotAcceptedError,
    StaleGuessError,
)
from literatura.player import Player
from literatura.puzzle import Puzzle
from literatura.scoring import score
from literatura.solving import ANSWERS, KEPT_FRESH, Stage, solving
from literatura.stored_player import player_from_dict
from tests.small import LEXICON

TODAY = date(2026, 11, 30)
GUESSES = ("BORS", "SZÉK", "HAJÓ", "TETŐ", "ROZS", "FOLT", "NYÁR", "KÁVÉ", "MAMA")
PUZZLE = Puzzle("2026-11-30", tuple((g, score("KARD", g)) for g in GUESSES), "KARD", 2)
AMBIGUOUS = Puzzle("2026-11-29", (("BORS", score("ALMA", "BORS")),) * 9, "ALMA", 2)


def answered(player, word, puzzle=PUZZLE, row=10):
    return solving(player, puzzle).submit(player, row, word, LEXICON, TODAY)[0]


def stage(player, puzzle=PUZZLE):
    return solving(player, puzzle).stage


def test_solver_finds_nine_rows_and_one_step_left():
    state = solving(Player(), PUZZLE)
    assert state.stage is Stage.OPEN
    assert [(turn.guess, turn.score) for turn in state.game.turns] == list(PUZZLE.rows)
    assert not state.game.is_over


def test_right_answer_solves():
    player = answered(Player(), "kard")
    assert stage(player) is Stage.SOLVED
    assert solving(player, PUZZLE).game.turns[-1].guess == "KARD"
    assert player.session(ANSWERS, PUZZLE.id).begun == TODAY


def test_wrong_answer_is_a_loss_and_covers_the_solution():
    player = answered(Player(), "ALMA")
    state = solving(player, PUZZLE)
    assert state.stage is Stage.FAILED
    assert not state.stage.is_over
    assert not state.game.is_over
    assert len(state.game.turns) == 9
    assert player.result(ANSWERS, PUZZLE.id).status == "lost"


def test_wrong_answer_is_told_by_the_rows_that_it_does_not_fit():
    rows = solving(answered(Player(), "ALMA"), PUZZLE).wrong_rows()
    expected = [n for n, (g, given) in enumerate(PUZZLE.rows, 1) if score("ALMA", g) != given]
    assert list(rows) == expected
    assert solving(answered(Player(), "KARD"), PUZZLE).wrong_rows() == ()


def test_practice_after_a_loss_changes_nothing_until_the_solution_is_found():
    lost = answered(Player(), "ALMA")
    assert answered(lost, "LÁMA") is lost
    found = answered(lost, "KARD")
    assert stage(found) is Stage.PRACTISED
    assert found.result(ANSWERS, PUZZLE.id).status == "lost"
    assert solving(found, PUZZLE).game.secret == "KARD"


def test_solution_can_be_shown_after_a_loss_only():
    player = Player()
    assert solving(player, PUZZLE).show_solution(player) is player
    lost = answered(player, "ALMA")
    shown = solving(lost, PUZZLE).show_solution(lost)
    assert stage(shown) is Stage.SHOWN
    assert solving(shown, PUZZLE).game.is_over
    assert solving(shown, PUZZLE).show_solution(shown) is shown


def test_second_word_that_fits_wins_too():
    player = answered(Player(), "LÁMA", AMBIGUOUS)
    assert stage(player, AMBIGUOUS) is Stage.SOLVED
    assert solving(player, AMBIGUOUS).game.secret == "LÁMA"
    assert player.result(ANSWERS, AMBIGUOUS.id).status == "won"


def test_second_word_that_fits_wins_in_practice():
    lost = answered(Player(), "KARD", AMBIGUOUS)
    assert stage(answered(lost, "LÁMA", AMBIGUOUS), AMBIGUOUS) is Stage.PRACTISED


@pytest.mark.parametrize(
    ("word", "error"),
    [("BORS", AlreadyGuessedError), ("BABA", NotAcceptedError), ("ALMÁK", LengthError)],
)
def test_word_that_may_not_be_played_is_no_answer(word, error):
    with pytest.raises(error):
        answered(Player(), word)


@pytest.mark.parametrize("row", [1, 9, 11])
def test_answer_for_another_row_is_refused(row):
    with pytest.raises(StaleGuessError):
        answered(Player(), "KARD", row=row)


@pytest.mark.parametrize("word", ["KARD", "ALMA"])
def test_answer_after_the_end_is_refused(word):
    player = answered(Player(), "ALMA")
    player = solving(player, PUZZLE).show_solution(player)
    for over in (player, answered(Player(), "KARD")):
        with pytest.raises(StaleGuessError):
            answered(over, word)


@pytest.mark.parametrize("words", [["KARD"], ["ALMA"], ["ALMA", "KARD"]])
def test_stages_are_read_back_as_they_were_stored(words):
    player = Player()
    for word in words:
        player = answered(player, word)
    again, unreadable = player_from_dict(player.to_dict())
    assert (stage(again), unreadable) == (stage(player), [])


def test_wrong_answer_that_counted_is_told_through_practice_and_after():
    player = answered(Player(), "ALMA")
    for change in (lambda p: answered(p, "KARD"), lambda p: solving(p, PUZZLE).show_solution(p)):
        assert solving(change(player), PUZZLE).wrong_answer == "ALMA"
        assert solving(change(player), PUZZLE).wrong_rows()
    assert solving(Player(), PUZZLE).wrong_answer is None
    assert solving(answered(Player(), "KARD"), PUZZLE).wrong_answer is None


def test_shown_solution_leaves_the_answer_that_counted_on_the_board():
    player = answered(Player(), "ALMA")
    game = solving(solving(player, PUZZLE).show_solution(player), PUZZLE).game
    assert (game.turns[-1].guess, game.turns[-1].score) == ("ALMA", score("KARD", "ALMA"))
    assert (game.is_over, game.secret) == (True, "KARD")


def test_last_few_fresh_puzzles_stay_answered():
    player = Player()
    puzzles = [Puzzle(f"seed{n}", PUZZLE.rows, "KARD", 2) for n in range(KEPT_FRESH + 2)]
    for puzzle in puzzles:
        state = solving(player, puzzle, is_fresh=True)
        player = state.submit(player, 10, "ALMA", LEXICON, TODAY)[0]
        player = solving(player, puzzle, is_fresh=True).show_solution(player)
    stages = [solving(player, puzzle, is_fresh=True).stage for puzzle in puzzles]
    assert stages == [Stage.OPEN] * 2 + [Stage.SHOWN] * KEPT_FRESH
