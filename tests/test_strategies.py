"""The strategies: their published totals, a plain reference, and what ``best`` promises."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import log2
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from literatura.alphabet import LETTERS
from literatura.codebreaker import DEFAULT_STRATEGY, STRATEGIES, Codebreaker, simulate
from literatura.codebreaker.best import _Search
from literatura.codebreaker.bulk import CodeSet, Indices
from literatura.codebreaker.partition import partition
from literatura.scoring import Score, score
from tests.strategies import code_sets

ORACLE = Path(__file__).parent / "oracles" / "mastermind.tsv"
OPTIMUM = 5625  # Koyama and Lai, "An Optimal Mastermind Strategy" (1993)

MASTERMIND = Codebreaker(map("".join, product("ABCDEF", repeat=4)))


def published() -> list[tuple[str, int, float, int]]:
    lines = ORACLE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [(row[0], int(row[1]), float(row[2]), int(row[3])) for row in rows]


def plain_choice(strategy: str, words: tuple[str, ...], among: list[str]) -> str:
    """Return the strategy's guess as its definition has it, word by word."""

    def badness(guess: str) -> float:
        sizes = Counter(score(word, guess) for word in among).values()
        shares = [size / len(among) for size in sizes]
        return {
            "worst": max(sizes),
            "expected": sum(size * size for size in sizes) / len(among),
            "entropy": sum(share * log2(share) for share in shares),
            "parts": -len(sizes),
        }[strategy]

    return min(words, key=lambda w: (round(badness(w), 9), w not in among, words.index(w)))


@pytest.mark.parametrize(("strategy", "total", "mean", "most"), published())
def test_published_totals(strategy: str, total: int, mean: float, most: int) -> None:
    result = simulate(MASTERMIND.codes, MASTERMIND.strategy(strategy))
    assert (result.games, result.failed) == (1296, 0)
    assert (result.total, round(result.mean, 4), result.max) == (total, mean, most)


def test_best_is_close_to_the_optimum() -> None:
    result = simulate(MASTERMIND.codes, MASTERMIND.strategy())
    assert OPTIMUM <= result.total <= OPTIMUM * 1.005


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name != DEFAULT_STRATEGY])
@given(words=code_sets(max_size=12), data=st.data())
@settings(max_examples=60)
def test_choice_is_that_of_the_definition(strategy, words, data) -> None:
    codebreaker = Codebreaker(words)
    among = sorted(data.draw(st.sets(st.integers(0, len(words) - 1), min_size=1)))
    chosen = codebreaker.strategy(strategy).choose(np.array(among))
    assert words[chosen] == plain_choice(strategy, words, [words[index] for index in among])


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name != DEFAULT_STRATEGY])
def test_choice_is_that_of_the_definition_among_many(strategy: str) -> None:
    words = tuple(map("".join, product("ÁBŰ", repeat=4)))
    codebreaker = Codebreaker(words)
    for among in (words, words[5:60], words[::2], words[30:33]):
        indices = np.array([words.index(word) for word in among])
        chosen = codebreaker.strategy(strategy).choose(indices)
        assert words[chosen] == plain_choice(strategy, words, list(among))


def least_total(words: tuple[str, ...], among: frozenset[str]) -> int:
    """Return the fewest guesses that all secrets together can take, by trying everything."""
    if len(among) == 1:
        return 1
    totals = []
    for guess in words:
        blocks: dict[Score, set[str]] = {}
        for word in among:
            blocks.setdefault(score(word, guess), set()).add(word)
        if len(blocks) > 1:
            rest = [frozenset(block) for block in blocks.values() if block != {guess}]
            totals.append(len(among) + sum(least_total(words, block) for block in rest))
    return min(totals)


@given(code_sets(max_size=7))
@settings(max_examples=60, deadline=None)
def test_best_takes_the_fewest_guesses_where_words_are_few(words: tuple[str, ...]) -> None:
    codebreaker = Codebreaker(words)
    result = simulate(codebreaker.codes, codebreaker.strategy())
    assert result.total == least_total(words, frozenset(words))


@pytest.mark.parametrize(
    "words",
    [
        tuple(f"AL{letter}" for letter in LETTERS),
        tuple(map("".join, product(LETTERS[:12], repeat=2))),
    ],
    ids=["one letter differs", "two letters"],
)
def test_best_looks_into_few_positions_even_where_words_are_hard_to_tell_apart(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_into = 0
    look_into = _Search._look_into

    def count(*args: Any) -> tuple[float, int]:
        nonlocal looked_into
        looked_into += 1
        return look_into(*args)

    monkeypatch.setattr(_Search, "_look_into", count)
    assert Codebreaker(words).advise([]) is not None
    assert looked_into <= 1_300


def test_best_finds_words_that_differ_in_one_letter_one_by_one() -> None:
    words = [f"AL{letter}" for letter in "ABCDEFGHIJ"]
    codebreaker = Codebreaker(words)
    assert simulate(codebreaker.codes, codebreaker.strategy()).total == 55


def test_best_prefers_the_word_that_people_know() -> None:
    words = ("BAB", "BAL", "BAJ")
    for known in words:
        levels = [1 if word == known else 5 for word in words]
        assert Codebreaker(words, levels).advise([]).guess == known


def test_best_prefers_known_words_among_many_too() -> None:
    codes = MASTERMIND.codes
    chosen = MASTERMIND.advise([]).guess
    twins = [word for word in codes.words if Counter(Counter(word).values()) == {2: 1, 1: 2}]
    assert chosen in twins
    levels = [1 if word == twins[-1] else 5 for word in codes.words]
    assert Codebreaker(codes.words, levels).advise([]).guess == twins[-1]


def test_best_says_the_same_each_time() -> None:
    rows = [("AABC", Score(1, 1))]
    assert MASTERMIND.advise(rows) == Codebreaker(MASTERMIND.codes.words).advise(rows)


def test_best_samples_a_large_set_and_still_divides_it_well() -> None:
    codebreaker = Codebreaker(map("".join, product("ABCDEFGH", repeat=5)))
    codes = codebreaker.codes
    patterns = ("AAAAA", "AAAAB", "AAABB", "AAABC", "AABBC", "AABCD", "ABCDE")  # up to renaming
    entropies = [partition(codes, guess, codes.everything()).entropy_bits for guess in patterns]
    assert codebreaker.advise([]).expected_bits > 0.98 * max(entropies)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_last_candidate_is_named(strategy: str) -> None:
    rows = [("AABC", score("FEDE", "AABC")), ("DEEF", score("FEDE", "DEEF"))]
    while len(MASTERMIND.candidates(rows)) > 1:
        guess = MASTERMIND.candidates(rows)[0]
        rows.append((guess, score("FEDE", guess)))
    assert MASTERMIND.advise(rows, strategy).guess == "FEDE"


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_no_guess_where_no_word_fits(strategy: str) -> None:
    assert MASTERMIND.advise([("AABC", Score(0, 0)), ("AABC", Score(1, 0))], strategy) is None
    with pytest.raises(ValueError, match="no word"):
        MASTERMIND.strategy(strategy).choose(np.array([], dtype=np.intp))


def test_unknown_strategy_has_no_name_here() -> None:
    with pytest.raises(KeyError):
        MASTERMIND.strategy("luck")


def test_advice_tells_its_figures() -> None:
    advice = MASTERMIND.advise([], "entropy")
    assert (advice.guess, advice.candidates) == ("ABCD", 1296)
    assert advice.expected_bits == pytest.approx(3.0567, abs=1e-4)


# Simulation


class InOrder:
    """Guess the candidates one after the other."""

    def choose(self, among: Indices) -> int:
        return int(among[0])


def test_unbroken_secrets_count_as_failed_and_as_eleven() -> None:
    # Thirteen words, each of which tells the others nothing: one place differs.
    words = tuple("AA" + letter for letter in "BCDEFGHIJKLMN")
    result = simulate(CodeSet(words), InOrder())
    assert (result.games, result.failed, result.max) == (13, 3, 10)
    assert result.distribution == dict.fromkeys(range(1, 11), 1)
    assert result.total == sum(range(1, 11)) + 3 * 11
    assert result.mean == result.total / 13


def test_progress_tells_of_every_game() -> None:
    words = tuple("AA" + letter for letter in "BCDEFGHIJKLMN")
    ended: list[int] = []
    simulate(CodeSet(words), InOrder(), ended.append)
    assert sum(ended) == 13
    assert all(ended)


@given(code_sets())
def test_every_game_ends_once(words: tuple[str, ...]) -> None:
    codebreaker = Codebreaker(words)
    result = simulate(codebreaker.codes, codebreaker.strategy())
    assert result.games == len(words)


def test_shared_positions_play_as_single_games_do() -> None:
    codebreaker = Codebreaker(map("".join, product("ABC", repeat=3)))
    guesses = Counter()
    for secret in codebreaker.codes.words:
        rows: list[tuple[str, Score]] = []
        while not rows or rows[-1][0] != secret:
            guess = codebreaker.advise(rows).guess
            rows.append((guess, score(secret, guess)))
        guesses[len(rows)] += 1
    assert simulate(codebreaker.codes, codebreaker.strategy()).distribution == guesses
