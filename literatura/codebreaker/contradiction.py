"""Answers that cannot all be right: which row is at fault, and what it may have to say.

Rows are counted from 1, as players count them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from literatura.codebreaker.bulk import CodeSet, score_against, score_code, score_of
from literatura.codebreaker.partition import Row
from literatura.scoring import Score, score


@dataclass(frozen=True, slots=True)
class Repair:
    """A row whose answer, changed to any of these, lets some word fit all rows again."""

    row: int
    guess: str
    given: Score
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A row that was answered otherwise than its secret demands."""

    row: int
    guess: str
    given: Score
    right: Score


def repairs(codes: CodeSet, rows: Sequence[Row]) -> tuple[Repair, ...]:
    """Return the single answers that, if changed, let at least one word fit, by row.

    Each with all such scores, ascending. Meant for rows that no word fits; where some word does,
    there is nothing to repair, and the result is empty. Also empty if two answers are wrong.
    Cost: each row against each word once, under a millisecond.

    Raises:
        LengthError, LetterError: a guess is not a word of the set's length and alphabet.
    """
    answers = np.zeros((len(rows), len(codes)), dtype=np.uint8)
    wrong = np.ones((len(rows), len(codes)), dtype=np.bool_)
    for index, (guess, given) in enumerate(rows):
        answers[index] = score_against(codes.packed, guess)
        wrong[index] = answers[index] != score_code(given, codes.length)
    faults = wrong.sum(0)
    if not faults.all():
        return ()
    found = []
    for index, (guess, given) in enumerate(rows):
        right = np.unique(answers[index, wrong[index] & (faults == 1)])
        if len(right):
            scores = sorted(score_of(code, codes.length) for code in right.tolist())
            found.append(Repair(index + 1, guess, given, tuple(scores)))
    return tuple(found)


def wrong_answers(secret: str, rows: Iterable[Row]) -> tuple[WrongAnswer, ...]:
    """Return the rows that were answered wrongly if this was the secret, with the right scores.

    Raises:
        LengthError: a guess has another length than the secret.
    """
    compared = [(guess, given, score(secret, guess)) for guess, given in rows]
    return tuple(
        WrongAnswer(row, guess, given, right)
        for row, (guess, given, right) in enumerate(compared, start=1)
        if given != right
    )


def contradicted_rows(guess: str, rows: Iterable[Row]) -> tuple[int, ...]:
    """Return the rows that rule the guess out as the secret; errors as for `wrong_answers`."""
    return tuple(answer.row for answer in wrong_answers(guess, rows))
