"""Solutions explained: each step holds for every string, and at the end one word is left."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from literatura.codebreaker import CodeSet
from literatura.lexicon import load_lexicon
from literatura.puzzle import Puzzle, PuzzleMaker, Wish, solutions
from literatura.puzzle.deduce import MOST_LINKS, Step, deduce, implied
from literatura.puzzle.explain import NAMED, explain
from literatura.puzzle.facts import Fact, Kind
from literatura.scoring import score

MAKER = PuzzleMaker(load_lexicon())


def rows_for(secret: str, *guesses: str):
    return tuple((guess, score(secret, guess)) for guess in guesses)


@st.composite
def games(draw):
    """Draw a secret and some guesses over few letters, so that they repeat and much follows."""
    length = draw(st.integers(2, 4))
    letters = "AÁBCD"[: draw(st.integers(2, 5))]
    words = st.text(letters, min_size=length, max_size=length)
    secret = draw(words)
    return secret, draw(st.lists(words, min_size=1, max_size=5, unique=True)), letters


def holds(step: Step, rows, strings) -> bool:
    """Return whether no string has the scores of the step's rows and its given facts, but not its
    own facts."""
    chosen = [rows[number - 1] for number in step.rows]
    return all(
        all(fact.holds_for(string) for fact in step.facts)
        for string in strings
        if all(score(string, guess) == given for guess, given in chosen)
        and all(fact.holds_for(string) for fact in step.given)
    )


def fits(rows, numbers, facts, strings) -> bool:
    """Return whether some string has the scores of these rows and these facts."""
    return any(
        all(score(string, rows[number - 1][0]) == rows[number - 1][1] for number in numbers)
        and all(fact.holds_for(string) for fact in facts)
        for string in strings
    )


@settings(max_examples=50, deadline=None)
@given(games())
def test_step_is_implied_by_its_rows_over_all_strings(game):
    secret, guesses, letters = game
    rows = rows_for(secret, *guesses)
    # Z stands for all letters that no guess has
    strings = ["".join(one) for one in product(letters + "Z", repeat=len(secret))]
    for step in deduce(rows, len(secret)):
        assert holds(step, rows, strings)


@settings(max_examples=50, deadline=None)
@given(games())
def test_step_builds_on_earlier_steps_only(game):
    secret, guesses, _ = game
    known: set[Fact] = set()
    for step in deduce(rows_for(secret, *guesses), len(secret)):
        assert set(step.given) <= known
        assert not known & set(step.facts)
        assert step.facts
        assert len(step.links) <= (MOST_LINKS if step.assumed else 1)
        known.update(one for fact in step.facts for one in implied(fact))


@settings(max_examples=50, deadline=None)
@given(games())
def test_every_link_of_a_case_holds_and_the_last_is_a_contradiction(game):
    secret, guesses, letters = game
    rows = rows_for(secret, *guesses)
    strings = ["".join(one) for one in product(letters + "Z", repeat=len(secret))]
    for step in deduce(rows, len(secret)):
        said = {one for fact in (*step.given, step.assumed) if fact for one in implied(fact)}
        for link in step.links:
            assert set(link.given) <= said
            assert holds(Step(link.rows, link.facts, link.given, ()), rows, strings)
            said.update(one for fact in link.facts for one in implied(fact))
        if step.assumed:
            assert not step.links[-1].facts
            end = step.links[-1]
            assert not fits(rows, end.rows, end.given, strings)


@settings(max_examples=50, deadline=None)
@given(games())
def test_every_fact_is_true_of_the_secret(game):
    secret, guesses, _ = game
    steps = deduce(rows_for(secret, *guesses), len(secret))
    assert all(fact.holds_for(secret) for step in steps for fact in step.facts)


@pytest.mark.parametrize(
    ("secret", "guesses", "rows", "kind", "letters"),
    [
        ("KARD", ["FÜGE"], (1,), Kind.EXCLUDED, "FÜGE"),
        ("KARD", ["DRAK"], (1,), Kind.CONTAINED, "DRAK"),
        ("KARD", ["KÜGE", "KÜLI"], (), None, ""),
        ("KARD", ["BÜGE", "KÜGE"], (1,), Kind.EXCLUDED, "BÜGE"),
        ("KARD", ["KÜGE", "BÜGE"], (2,), Kind.EXCLUDED, "BÜGE"),
        ("KARD", ["KÜGÉ", "BÜGÉ"], (2,), Kind.EXCLUDED, "BÜGÉ"),
        ("KARD", ["KOLT", "BOLT"], (2,), Kind.EXCLUDED, "BOLT"),
        ("KALT", ["KOLT", "BOLT"], (1, 2), Kind.CONTAINED, "K"),
        ("KALT", ["KOLT", "BOLT"], (1, 2), Kind.EXCLUDED, "B"),
        ("KARD", ["KAÜG", "LORD"], (1, 2), Kind.EXCLUDED, "B"),
        ("KARD", ["KAÜG", "DÜÉR"], (1, 2), None, "B"),
        ("AABB", ["AAAÁ"], (1,), Kind.CONTAINED, "A"),
    ],
)
def test_letters_that_rows_decide(secret, guesses, rows, kind, letters):
    steps = deduce(rows_for(secret, *guesses), len(secret))
    found = {(step.rows, fact.kind, fact.letter) for step in steps for fact in step.facts}
    for letter in letters if kind else ():
        assert (rows, kind, letter) in found
    if kind is None:
        decided = (Kind.EXCLUDED, Kind.CONTAINED)
        assert not any(one == letter and k in decided for _, k, one in found for letter in letters)


@pytest.mark.parametrize(
    ("secret", "guess", "fact"),
    [
        ("KARD", "DRAK", Fact(Kind.NOT_AT, "D", 1)),
        ("KARD", "KARD", Fact(Kind.PLACED, "A", 2)),
    ],
)
def test_places_that_a_row_decides(secret, guess, fact):
    steps = deduce(rows_for(secret, guess), 4)
    assert fact in [one for step in steps for one in step.facts]


def test_letter_with_one_place_left_is_placed():
    rows = rows_for("KARD", "DRAK", "RDKA", "AKDR")
    facts = [fact for step in deduce(rows, 4) for fact in step.facts]
    assert {Fact(Kind.PLACED, letter, n) for n, letter in enumerate("KARD", 1)} <= set(facts)


@pytest.mark.parametrize("length", range(4, 9))
@pytest.mark.parametrize("number", range(2))
def test_steps_of_a_puzzle_hold_over_all_words(length, number):
    puzzle = MAKER.make("test", f"explain {number}", Wish(length, difficulty=1 + number))
    codes = MAKER.codes(length)
    explanation = explain(puzzle, codes)
    for step in explanation.steps:
        words = solutions(codes, [puzzle.rows[number - 1] for number in step.rows])
        assert holds(step, puzzle.rows, words)
    assert explanation.solutions == (puzzle.solution,)


@pytest.mark.parametrize("length", range(4, 9))
def test_words_left_come_down_to_a_few_each_ruled_out_by_a_row(length):
    puzzle = MAKER.make("test", "rulings", Wish(length))
    explanation = explain(puzzle, MAKER.codes(length))
    chosen = [puzzle.rows[row - 1] for row in explanation.rows]
    fitting = [w for w in explanation.left if all(score(w, g) == given for g, given in chosen)]
    assert list(explanation.named) == fitting
    assert len(fitting) <= NAMED
    ruled_out = [word for ruling in explanation.rulings for word in ruling.words]
    assert sorted([*ruled_out, puzzle.solution]) == sorted(fitting)
    for ruling in explanation.rulings:
        guess, given = puzzle.rows[ruling.row - 1]
        assert all(score(word, guess) != given for word in ruling.words)


@pytest.mark.parametrize("length", range(4, 9))
def test_words_left_are_those_that_the_steps_leave(length):
    puzzle = MAKER.make("test", "told", Wish(length))
    codes = MAKER.codes(length)
    explanation = explain(puzzle, codes)
    facts = [fact for step in explanation.steps for fact in step.facts]
    left = [word for word in codes.words if all(fact.holds_for(word) for fact in facts)]
    assert list(explanation.left) == left
    told: set[Fact] = set()
    for step in explanation.steps:  # what a step builds on was told before it
        assert set(step.given) <= told
        told.update(one for fact in step.facts for one in implied(fact))


def test_step_that_rules_out_no_word_is_not_told():
    puzzle = Puzzle("test", rows_for("ALMA", "BORS", "KEDV"), "ALMA", 1)
    codes = CodeSet(("ALMA", "BORS", "LÁMA"))
    assert explain(puzzle, codes).steps == ()


def test_case_is_told_from_its_assumption_to_the_contradiction():
    # TŐR shares two letters and ŐK none; RÁK, one, so that with Á there would be no R.
    rows = rows_for("TAR", "ŐÁR", "RÁK", "ÁTK")
    cases = [step for step in deduce(rows, 3) if step.assumed == Fact(Kind.CONTAINED, "Á")]
    assert [step.facts for step in cases] == [(Fact(Kind.EXCLUDED, "Á"),)]


def test_second_word_that_fits_is_a_solution_too():
    puzzle = Puzzle("test", rows_for("ALMA", "BORS"), "ALMA", 1)
    codes = CodeSet(("ALMA", "BORS", "KARD", "LÁMA"))
    assert explain(puzzle, codes).solutions == ("ALMA", "LÁMA")
