"""What benchmarks have in common: timing something, and holding figures against their bounds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import click


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value and the bound that it has to keep, if any."""

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the value keeps its bound."""
        low = float("-inf") if self.at_least is None else self.at_least
        high = float("inf") if self.at_most is None else self.at_most
        return low <= self.value <= high

    def __str__(self) -> str:
        bound = ""
        if self.at_least is not None:
            bound = f"at least {self.at_least:g}"
        if self.at_most is not None:
            bound = f"at most {self.at_most:g}"
        verdict = ("ok" if self.kept else "MISSED") if bound else ""
        return (
            f"{self.name:<52} {self.value:>10,.4g} {self.unit:<12} {bound:<14} {verdict}".rstrip()
        )


def seconds(work: Callable[[], object], repeat: int = 3) -> float:
    """Return the shortest of ``repeat`` runs, in seconds of this process's own computing time.

    Not by the clock on the wall: what else the machine does must not count.
    """
    times = []
    for _ in range(repeat):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def report(figures: Iterable[Figure]) -> None:
    """Print the figures as they come; end with exit code 1 if one misses its bound."""
    missed = 0
    for figure in figures:
        click.echo(str(figure))
        missed += not figure.kept
    sys.exit(1 if missed else 0)
