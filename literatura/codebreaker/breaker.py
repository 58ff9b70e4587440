"""One code set with all that breaks it: what the command line and the site ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from literatura.codebreaker.best import Best
from literatura.codebreaker.bulk import CodeSet, Indices
from literatura.codebreaker.openings import NO_OPENINGS, fingerprint
from literatura.codebreaker.partition import Partition, Row, candidates, partition
from literatura.codebreaker.strategies import MEASURES, OneStep, Strategy

DEFAULT_STRATEGY = "best"
STRATEGIES = (DEFAULT_STRATEGY, *MEASURES)


@dataclass(frozen=True, slots=True)
class Advice:
    """The codebreaker's next guess, how many words can be the secret, and how it divides them."""

    guess: str
    candidates: int
    partition: Partition

    @property
    def expected_bits(self) -> float:
        """The entropy of the partition that the guess makes."""
        return self.partition.entropy_bits


class Codebreaker:
    """Break the codes of one set; made once, never changed, shared by all threads."""

    __slots__ = ("_strategies", "codes")

    def __init__(
        self,
        words: Iterable[str],
        levels: Sequence[int] | None = None,
        openings: Mapping[str, str] = NO_OPENINGS,
    ) -> None:
        """Pack the words, about 1 µs each.

        Args:
            words: one or more different words of one length, in the order in which ties are broken.
            levels: how well each is known, 1 best; without them all are alike.
            openings: first guesses by the fingerprint of their words, see :func:`load_openings`;
                without the right one, the first guess of ``best`` takes some tenths of a second.

        Raises:
            ValueError, LengthError, LetterError: see :class:`CodeSet`.
        """
        self.codes = CodeSet(words)
        opening = openings.get(fingerprint(self.codes.words)) if openings else None
        self._strategies: dict[str, Strategy] = {
            name: OneStep(self.codes, measure) for name, measure in MEASURES.items()
        }
        self._strategies[DEFAULT_STRATEGY] = Best(self.codes, levels, opening)

    def strategy(self, name: str = DEFAULT_STRATEGY) -> Strategy:
        """Return the strategy of this name, one of :data:`STRATEGIES`; else a ``KeyError``."""
        return self._strategies[name]

    def fitting(self, rows: Iterable[Row]) -> Indices:
        """Return the indices of the words that fit every row; the errors of `candidates`."""
        return candidates(self.codes, rows)

    def candidates(self, rows: Iterable[Row]) -> tuple[str, ...]:
        """Return the words that fit every row, in the set's order.

        Raises:
            LengthError, LetterError: a guess is not a word of the set's length and alphabet.
        """
        return tuple(self.codes.words[index] for index in self.fitting(rows).tolist())

    def advise(self, rows: Iterable[Row], strategy: str = DEFAULT_STRATEGY) -> Advice | None:
        """Return the next guess, or None when no word fits the rows.

        Up to some tenths of a second for ``best``; for the others about 5 ns for each word times
        each word that fits. Errors as for :meth:`candidates`.
        """
        among = self.fitting(rows)
        if not len(among):
            return None
        guess = self.codes.words[self.strategy(strategy).choose(among)]
        return Advice(guess, len(among), partition(self.codes, guess, among))
