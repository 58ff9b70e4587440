"""Playing a strategy against every word of a code set.

Secrets that gave the same answers so far share the next guess, so that each position of the game
tree is thought about once. Knows nothing of how a strategy chooses, nor of players' games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from literatura.codebreaker.bulk import CodeSet
from literatura.codebreaker.partition import split
from literatura.codebreaker.strategies import Strategy
from literatura.game import MAX_GUESSES


@dataclass(frozen=True, slots=True)
class Simulation:
    """What became of the games, one for each secret.

    ``distribution`` says how many secrets were broken with each number of guesses, ascending; a
    secret not broken in ten is not in it, counts in ``failed``, and with 11 in ``total``.
    """

    distribution: Mapping[int, int]
    failed: int

    @property
    def games(self) -> int:
        """The number of secrets."""
        return sum(self.distribution.values()) + self.failed

    @property
    def total(self) -> int:
        """All guesses together."""
        broken = sum(guesses * games for guesses, games in self.distribution.items())
        return broken + (MAX_GUESSES + 1) * self.failed

    @property
    def mean(self) -> float:
        """Guesses for each secret."""
        return self.total / self.games

    @property
    def max(self) -> int:
        """The most guesses that a broken secret took; 0 if none was broken."""
        return max(self.distribution, default=0)


def simulate(
    codes: CodeSet, strategy: Strategy, progress: Callable[[int], object] | None = None
) -> Simulation:
    """Return how the strategy does against every word of the set.

    ``progress`` is called with the number of games that ended since the last call.
    """
    broken: Counter[int] = Counter()
    failed = 0
    positions = [(codes.everything(), 1)]
    while positions:
        among, guesses = positions.pop()
        guess = strategy.choose(among)
        blocks = split(codes, guess, among)
        ended = len(among) - sum(map(len, blocks))
        broken[guesses] += ended
        if guesses < MAX_GUESSES:
            positions.extend((block, guesses + 1) for block in blocks)
        else:
            failed += len(among) - ended
            ended = len(among)
        if progress and ended:
            progress(ended)
    return Simulation({guesses: broken[guesses] for guesses in sorted(+broken)}, failed)
