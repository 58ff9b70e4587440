"""Sums and streaks without single games: what a player brings along by a short text.

Streaks are kept as runs of days, each of which was won, so that those of several browsers can be
laid together like the days themselves. Knows no player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from literatura.errors import StateError
from literatura.stored import read_flag, read_list, read_text, read_version
from literatura.tallies import Tallies, tallies_from_list, tallies_to_list

VERSION = 1
ON_THE_DAY = ""
"""The key under which the games of a day's mode are summed that were begun on their day."""
PRACTISED = "practice"
"""The key under which the others are."""


@dataclass(frozen=True, slots=True, order=True)
class Run:
    """Days that follow each other, each of them won."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """How many they are."""
        return (self.last - self.first).days + 1


StreakId = tuple[str, bool]
"""A mode's name, and whether only days without help count."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of one or more browsers."""

    covers: frozenset[str]
    """The names of the browsers whose games are in the sums."""
    tallies: Tallies = field(default_factory=dict)
    runs: Mapping[StreakId, tuple[Run, ...]] = field(default_factory=dict)

    def to_dict(self) -> dict[str, object]:
        """Return the totals as a plain value."""
        return {
            "version": VERSION,
            "covers": sorted(self.covers),
            "tallies": tallies_to_list(self.tallies),
            "runs": [
                [mode, without_help, run.first.isoformat(), run.last.isoformat()]
                for (mode, without_help), runs in self.runs.items()
                for run in runs
            ],
        }


def totals_from_dict(stored: object) -> Totals:
    """Return the totals that :meth:`Totals.to_dict` made ``stored`` of.

    Raises:
        StateError: the value is of another version, or no totals can have made it.
    """
    values = read_version(stored, VERSION, "totals")
    runs: dict[StreakId, tuple[Run, ...]] = {}
    for value in read_list(values.get("runs")):
        streak_id, run = _run_from_list(value)
        runs[streak_id] = (*runs.get(streak_id, ()), run)
    return Totals(
        frozenset(map(read_text, read_list(values.get("covers")))),
        tallies_from_list(values.get("tallies")),
        runs,
    )


def runs_of(days: Iterable[date]) -> list[Run]:
    """Return the days as runs as long as can be, the earliest first."""
    runs: list[Run] = []
    for day in sorted(set(days)):
        if runs and day - runs[-1].last == timedelta(1):
            runs[-1] = Run(runs[-1].first, day)
        else:
            runs.append(Run(day, day))
    return runs


def _run_from_list(value: object) -> tuple[StreakId, Run]:
    match value:
        case [str(mode), without_help, str(first), str(last)]:
            try:
                run = Run(date.fromisoformat(first), date.fromisoformat(last))
            except ValueError as error:
                raise StateError(f"a run of days can't be read: {error}") from None
            if run.days >= 1:
                return (mode, read_flag(without_help)), run
    raise StateError("a run is stored as mode, help, first day and last day")
