"""Made puzzles: one solution, known words, no idle row, the same on every machine."""

import hashlib
import json
from functools import cache

import pytest

from literatura.alphabet import has_repeated_letter
from literatura.errors import NoPuzzleError
from literatura.lexicon import load_lexicon
from literatura.puzzle import PuzzleMaker, Wish, needed
from literatura.puzzle.difficulty import difficulties
from literatura.puzzle.maker import KNOWN_LEVEL
from tests.made_up import LENGTHS, MADE_UP
from tests.small import LEXICON as SMALL

MAKER = PuzzleMaker(MADE_UP)
LEXICON = load_lexicon()
REAL = PuzzleMaker(LEXICON)
RANDOM = [(length, number) for length in LENGTHS for number in range(20)]


@cache
def made(length, number):
    return REAL.make("test", f"test {number}", Wish(length))


def independent_score(secret, guess):
    """Score by crossing letters out one by one, as one would on paper."""
    rest, others = list(secret), []
    in_place = 0
    for place, letter in enumerate(guess):
        if secret[place] == letter:
            in_place += 1
            rest.remove(letter)
        else:
            others.append(letter)
    misplaced = 0
    for letter in others:
        if letter in rest:
            misplaced += 1
            rest.remove(letter)
    return in_place, misplaced


@pytest.mark.parametrize(("length", "number"), RANDOM)
def test_exactly_one_accepted_word_fits(length, number):
    puzzle = made(length, number)
    fitting = [
        word
        for word in LEXICON.words(length)
        if all(
            independent_score(word, guess) == (given.in_place, given.misplaced)
            for guess, given in puzzle.rows
        )
    ]
    assert fitting == [puzzle.solution]


@pytest.mark.parametrize(("length", "number"), RANDOM)
def test_rows_read_like_a_game(length, number):
    puzzle = made(length, number)
    guesses = [guess for guess, _ in puzzle.rows]
    assert len(set(guesses)) == len(guesses) == 9
    assert puzzle.solution not in guesses
    assert {*guesses, puzzle.solution} <= set(LEXICON.secrets(length))
    assert not any(map(has_repeated_letter, guesses))
    assert all(LEXICON.level(guess) <= KNOWN_LEVEL for guess in guesses)


@pytest.mark.parametrize(("length", "number"), RANDOM)
def test_no_row_has_a_letter_that_an_earlier_one_has_killed(length, number):
    killed = set()
    for guess, given in made(length, number).rows:
        assert killed.isdisjoint(guess)
        if (given.in_place, given.misplaced) == (0, 0):
            killed.update(guess)


def contradicted(puzzle):
    """Return how many earlier rows the puzzle's rows contradict, all together."""
    return sum(
        independent_score(later, guess) != (given.in_place, given.misplaced)
        for number, (guess, given) in enumerate(puzzle.rows)
        for later, _ in puzzle.rows[number + 1 :]
    )


@pytest.mark.parametrize("length", LENGTHS)
def test_a_row_contradicts_two_earlier_ones_at_most_on_average(length):
    found = [contradicted(made(length, number)) for number in range(20)]
    assert sum(found) / len(found) / 9 <= 2


def test_numbers_vary():
    for length in LENGTHS:
        numbers = [[given for _, given in made(length, n).rows] for n in range(20)]
        kinds = [len(set(row)) for row in numbers]
        assert sum(kinds) / 20 >= 3
        placed = [sum(given.in_place > 0 for given in row) for row in numbers]
        assert sum(placed) >= 20
        assert sum(count == 0 for count in placed) <= 8


@pytest.mark.parametrize(("length", "number"), RANDOM[::4])
def test_each_row_rules_out_words_that_were_still_possible(length, number):
    possible = list(LEXICON.words(length))
    for guess, given in made(length, number).rows:
        wanted = given.in_place, given.misplaced
        fitting = [word for word in possible if independent_score(word, guess) == wanted]
        assert len(fitting) < len(possible)
        possible = fitting


def test_in_most_positions_no_row_can_be_left_out():
    for length in (5, 6, 7):
        complete = [all(needed(REAL.codes(length), made(length, n).rows)) for n in range(20)]
        assert sum(complete) >= 10


def test_word_to_avoid_is_in_no_row():
    avoid = {guess for guess, _ in made(5, 0).rows}
    again = REAL.make("test", "test 0", Wish(5), avoid=avoid)
    assert avoid.isdisjoint(guess for guess, _ in again.rows)


@pytest.mark.parametrize("rows", range(1, 10))
@pytest.mark.parametrize("length", LENGTHS)
def test_puzzle_has_the_rows_and_the_length_asked_for(length, rows):
    puzzle = MAKER.make("name", "seed", Wish(length, rows))
    assert (puzzle.id, puzzle.length, len(puzzle.rows)) == ("name", length, rows)
    codes = MAKER.codes(length)
    assert [word for word in codes.words if puzzle.is_solved_by(word)] == [puzzle.solution]


def test_same_seed_and_lexicon_give_the_same_puzzles_for_ever():
    made_up = [
        MAKER.make("name", f"golden {rows}", Wish(length, rows)).to_dict()
        for length in LENGTHS
        for rows in (1, 3, 6, 9)
    ]
    for puzzle in made_up:
        del puzzle["difficulty"]  # its scale is not what is pinned here
    text = json.dumps(made_up, ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "9e3a69567699bb9d"


def test_order_of_asking_does_not_matter():
    again = PuzzleMaker(MADE_UP)
    again.make("other", "other", Wish(7))
    wish = Wish(5, difficulty=2)
    assert again.make("name", "seed", wish) == MAKER.make("name", "seed", wish)


def test_another_seed_gives_another_puzzle():
    puzzles = {MAKER.make("name", f"seed {n}", Wish(6)) for n in range(10)}
    assert len(puzzles) == 10


def test_answer_is_one_of_those_asked_for():
    answers = MADE_UP.secrets(6)[:8]
    assert MAKER.make("name", "seed", Wish(6), answers).solution in answers


@pytest.mark.parametrize(("length", "rows"), [(3, 2), (4, 9), (6, 1), (6, 4), (9, 9), (12, 6)])
def test_difficulty_that_can_be_had_is_had(length, rows):
    missed = 0
    for difficulty in difficulties(length, rows):
        for number in range(2):
            wish = Wish(length, rows, difficulty)
            missed += REAL.make("name", f"wish {number}", wish).difficulty != difficulty
    assert missed <= 1


def test_no_puzzle_can_be_made_of_too_few_words():
    with pytest.raises(NoPuzzleError) as caught:
        PuzzleMaker(SMALL).make("name", "seed", Wish(4))
    assert (caught.value.length, caught.value.rows) == (4, 9)


def test_no_puzzle_can_be_made_of_no_words():
    with pytest.raises(NoPuzzleError):
        PuzzleMaker(SMALL).make("name", "seed", Wish(12))


# Sets of puzzles that are drawn together


def test_puzzles_drawn_together_share_no_answer():
    made = list(MAKER.make_set("füzet", [Wish(length) for length in LENGTHS] * 8))
    answers = [puzzle.solution for puzzle in made]
    assert len(set(answers)) == len(answers) == 40
    in_rows = {guess for puzzle in made for guess, _ in puzzle.rows}
    assert in_rows.isdisjoint(answers)


def test_puzzles_drawn_together_are_numbered_and_do_not_depend_on_how_many_follow():
    made = list(MAKER.make_set("x", [Wish(5), Wish(6), Wish(5)]))
    assert [puzzle.id for puzzle in made] == ["x-5-1", "x-6-2", "x-5-3"]
    assert list(MAKER.make_set("x", [Wish(5), Wish(6)])) == made[:2]


def test_set_goes_on_when_all_answers_have_been_dealt():
    few = PuzzleMaker(SMALL)
    made = list(few.make_set("x", [Wish(4, 2)] * 14))
    assert len({puzzle.solution for puzzle in made[:10]}) > 6
