"""Puzzles as values: what they hold, what solves them, and how they are stored."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.codebreaker import CodeSet
from literatura.errors import StateError
from literatura.puzzle import Puzzle, needed, puzzle_from_dict, solutions
from literatura.scoring import score
from tests.strategies import code_sets

WORDS = ("ALMA", "BORS", "FOLT", "HAJÓ", "KARD", "KÁVÉ", "LÁMA", "MAMA", "NYÁR", "ROZS", "TETŐ")


def make(solution: str, *guesses: str, difficulty: int = 3) -> Puzzle:
    rows = tuple((guess, score(solution, guess)) for guess in guesses)
    return Puzzle("test", rows, solution, difficulty)


PUZZLE = make("KARD", "ALMA", "BORS", "NYÁR")


def test_stored_puzzle_is_as_the_command_line_prints_it():
    assert make("KARD", "BORS").to_dict() == {
        "id": "test",
        "length": 4,
        "rows": [{"guess": "BORS", "in_place": 1, "misplaced": 0}],
        "solution": "KARD",
        "difficulty": 3,
    }


@given(code_sets(), st.integers(1, 5))
def test_stored_puzzle_is_read_back(words, difficulty):
    solution, *guesses = (*words, "".join(reversed("AÁBCDEÉFGHIÍ"[: len(words[0])])))
    guesses = [guess for guess in dict.fromkeys(guesses) if guess != solution][:9]
    puzzle = make(solution, *guesses, difficulty=difficulty)
    if guesses:
        assert puzzle_from_dict(puzzle.to_dict()) == puzzle


@pytest.mark.parametrize(
    "change",
    [
        {"length": 5},
        {"length": "4"},
        {"rows": []},
        {"rows": [{"guess": "BORS"}]},
        {"rows": [{"guess": "BORS", "in_place": 2, "misplaced": 0}]},
        {"rows": [{"guess": "BORS", "in_place": True, "misplaced": False}]},
        {"rows": [{"guess": "KARD", "in_place": 4, "misplaced": 0}]},
        {"rows": [{"guess": "BORSÓ", "in_place": 1, "misplaced": 0}]},
        {"rows": [{"guess": "bors", "in_place": 0, "misplaced": 0}]},
        {"solution": "ALMA"},
        {"solution": None},
        {"difficulty": 0},
        {"difficulty": 6},
        {"id": 1},
    ],
)
def test_stored_value_that_is_no_puzzle_is_refused(change):
    assert puzzle_from_dict(PUZZLE.to_dict()) == PUZZLE
    with pytest.raises(StateError):
        puzzle_from_dict(copy.deepcopy(PUZZLE.to_dict()) | change)


@pytest.mark.parametrize("stored", [None, [], "KARD", {}, 5])
def test_stored_value_of_another_kind_is_refused(stored):
    with pytest.raises(StateError):
        puzzle_from_dict(stored)


def test_row_that_stands_twice_is_refused():
    with pytest.raises(StateError):
        puzzle_from_dict(make("KARD", "BORS", "BORS").to_dict())


def test_more_than_nine_rows_are_refused():
    guesses = [word for word in WORDS if word != "KARD"]
    with pytest.raises(StateError):
        puzzle_from_dict(make("KARD", *guesses[:10]).to_dict())


def test_every_word_that_fits_the_rows_solves():
    puzzle = make("ALMA", "BORS")
    assert puzzle.is_solved_by("LÁMA")
    assert not puzzle.is_solved_by("KARD")
    assert not puzzle.is_solved_by("ALMÁK")


@given(code_sets(), st.data())
def test_solutions_are_the_words_that_solve(words, data):
    drawn = data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=4, unique=True))
    puzzle = make(*drawn)
    expected = tuple(word for word in words if puzzle.is_solved_by(word))
    assert solutions(CodeSet(words), puzzle.rows) == expected


@given(code_sets(), st.data())
def test_row_is_needed_if_more_words_fit_without_it(words, data):
    drawn = data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=5, unique=True))
    rows = make(*drawn).rows
    codes = CodeSet(words)
    for index, is_needed in enumerate(needed(codes, rows)):
        without = rows[:index] + rows[index + 1 :]
        assert is_needed == (solutions(codes, without) != solutions(codes, rows))
