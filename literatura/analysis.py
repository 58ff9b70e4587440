"""What every guess of a game was worth, against what could be expected and what was possible.

Knows the rows of a game and a codebreaker; the secret is not needed, since the rows say it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

from literatura.codebreaker import Advice, Codebreaker, Row
from literatura.codebreaker.partition import partition
from literatura.scoring import Score


@dataclass(frozen=True, slots=True)
class GuessReport:
    """A guess in hindsight.

    ``before`` and ``after`` count the words that fit the rows without and with this one;
    ``expected_after`` is what ``after`` was on average over all words that fitted, and
    ``expected_bits`` the information that the answer gave on average. ``advice`` is what the
    codebreaker would have tried, with the same figures.
    """

    guess: str
    score: Score
    before: int
    after: int
    expected_after: float
    expected_bits: float
    advice: Advice

    @property
    def bits(self) -> float:
        """The information that the answer gave."""
        return log2(self.before / self.after)

    @property
    def luck_bits(self) -> float:
        """How much more information the answer gave than was to be expected; negative: bad luck."""
        return self.bits - self.expected_bits

    @property
    def skill_percent(self) -> float:
        """The expected information as a share of what the codebreaker's guess would give, 0 to 100.

        With one word left there is nothing to learn: naming it is 100, anything else 0.
        """
        if self.before == 1:
            return 100.0 if self.guess == self.advice.guess else 0.0
        return min(100.0, 100 * self.expected_bits / self.advice.expected_bits)


def analyse(codebreaker: Codebreaker, rows: Sequence[Row]) -> tuple[GuessReport, ...]:
    """Return a report for each row, in their order.

    Ends before the first row after which no word fits: the secret is not among the codebreaker's
    words, or an answer was wrong. Takes up to some tenths of a second for each row.

    Raises:
        LengthError, LetterError: a guess is not a word of the codebreaker's length and alphabet.
    """
    reports = []
    for played, (guess, score) in enumerate(rows):
        before = codebreaker.fitting(rows[:played])
        after = codebreaker.fitting(rows[: played + 1])
        advice = codebreaker.advise(rows[:played])
        if advice is None or not len(after):
            break
        blocks = partition(codebreaker.codes, guess, before)
        expected = blocks.expected_size, blocks.entropy_bits
        reports.append(GuessReport(guess, score, len(before), len(after), *expected, advice))
    return tuple(reports)
