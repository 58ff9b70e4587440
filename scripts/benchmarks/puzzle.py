"""How good and how fast puzzles are: one solution, like a game, seconds for one and a year."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta

import click

from literatura.lexicon import load_lexicon
from literatura.puzzle import (
    DIFFICULTY_BY_WEEKDAY,
    MAX_ROWS,
    Puzzle,
    PuzzleMaker,
    Wish,
    daily_puzzle,
    needed,
    solutions,
)
from literatura.schedule import DAILY_LENGTHS, DAY_ONE, Schedule, load_pools
from literatura.scoring import score
from scripts.benchmarks.figures import Figure, report


@click.command()
@click.option("--count", default=200, show_default=True, help="Puzzles of each length.")
@click.option("--days", default=365, show_default=True, help="Days of daily puzzles.")
def puzzle(count: int, days: int) -> None:
    """Measure puzzles of nine rows, of each length from 4 to 8, on one core."""
    maker = PuzzleMaker(load_lexicon())

    def figures() -> Iterator[Figure]:
        for length in DAILY_LENGTHS:
            yield from of_length(maker, length, count)
        yield from of_days(maker, days)

    report(figures())


def of_length(maker: PuzzleMaker, length: int, count: int) -> Iterator[Figure]:
    """Yield the quality and the cost of random puzzles."""
    codes = maker.codes(length)  # packed once, as on the site
    made: list[Puzzle] = []
    times = []
    for number in range(count):
        start = time.perf_counter()
        made.append(maker.make("bench", f"bench {number}", Wish(length)))
        times.append(time.perf_counter() - start)
    unique = sum(solutions(codes, one.rows) == (one.solution,) for one in made)
    yield Figure(f"{length} letters: one solution", 100 * unique / count, "%", at_least=100)
    full = sum(all(needed(codes, one.rows)) for one in made)
    at_least = 50 if length in (5, 6, 7) else None
    yield Figure(
        f"{length} letters: no row can be left out", 100 * full / count, "%", at_least=at_least
    )
    clashes = sum(map(contradictions, made)) / count / MAX_ROWS
    yield Figure(f"{length} letters: earlier rows that a row contradicts", clashes, "", at_most=2)
    dead = sum(map(killed_letters, made))
    yield Figure(f"{length} letters: rows with a killed letter", dead, "", at_most=0)
    yield Figure(f"{length} letters: on average", sum(times) / count, "s", at_most=0.3)
    yield Figure(f"{length} letters: the slowest", max(times), "s", at_most=2)
    for difficulty, found in sorted(Counter(one.difficulty for one in made).items()):
        yield Figure(f"{length} letters: difficulty {difficulty}", 100 * found / count, "%")


def contradictions(puzzle: Puzzle) -> int:
    """Return how many earlier rows the puzzle's rows contradict, all together."""
    rows = puzzle.rows
    return sum(
        score(later, guess) != given
        for number, (guess, given) in enumerate(rows)
        for later, _ in rows[number + 1 :]
    )


def killed_letters(puzzle: Puzzle) -> int:
    """Return how many rows have a letter of an earlier row of 0 and 0."""
    killed: set[str] = set()
    found = 0
    for guess, given in puzzle.rows:
        found += not killed.isdisjoint(guess)
        if given.in_place + given.misplaced == 0:
            killed.update(guess)
    return found


def of_days(maker: PuzzleMaker, days: int) -> Iterator[Figure]:
    """Yield what the days' puzzles cost, and how hard they are by weekday."""
    schedule = Schedule(load_pools())
    start = time.perf_counter()
    made = {}
    for offset in range(days):
        day = DAY_ONE + timedelta(days=offset)
        made[day] = daily_puzzle(maker, schedule, "", day)
    yield Figure(f"{days} daily puzzles", time.perf_counter() - start, "s", at_most=180)
    as_planned = sum(
        puzzle.difficulty == DIFFICULTY_BY_WEEKDAY[day.weekday()] for day, puzzle in made.items()
    )
    yield Figure("days of their weekday's difficulty", 100 * as_planned / days, "%", at_least=100)
    again = days - len({puzzle.solution for puzzle in made.values()})
    yield Figure("answers that come again", again, "", at_most=0)
    for length in DAILY_LENGTHS:
        puzzles = [puzzle for puzzle in made.values() if puzzle.length == length]
        guesses = Counter(guess for puzzle in puzzles for guess, _ in puzzle.rows)
        most, times = guesses.most_common(1)[0]
        yield Figure(f"{length} letters: days with {most}", 100 * times / len(puzzles), "%")
