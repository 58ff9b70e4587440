"""What a player's games add up to, mode by mode, on a given day.

Knows no clock: today is passed in. A day's game counts where it was begun on its day; one played
later, from the archive, is practice and touches no streak. Games with help are counted apart, and
there are two streaks: of all days won, and of those won without help.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta

from literatura.game import MAX_GUESSES
from literatura.modes import DAILY, FREE, LENGTHS
from literatura.player import SETTER_MODE, Player
from literatura.results import GameId, Result
from literatura.schedule import DAY_ONE
from literatura.solving import ANSWERS
from literatura.tallies import NOTHING, Tallies, Tally, added, counted
from literatura.totals import ON_THE_DAY, PRACTISED, Run, Totals, runs_of

DAY_MODES = (DAILY.name, ANSWERS)
"""The modes whose games are those of days."""

_DAY = timedelta(1)


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind: how many were won with which guess, and how many were not."""

    tally: Tally = NOTHING

    @property
    def played(self) -> int:
        """How many games ended."""
        return sum(self.tally)

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(self.rounds)

    @property
    def lost(self) -> int:
        """How many were lost or given up."""
        return self.tally[MAX_GUESSES]

    @property
    def rounds(self) -> Tally:
        """How many were won with 1, 2, … guesses."""
        return self.tally[:MAX_GUESSES]

    @property
    def percent(self) -> int:
        """How many of a hundred were won, rounded; 0 where nothing was played."""
        return round(100 * self.won / self.played) if self.played else 0

    @property
    def mean(self) -> float | None:
        """How many guesses a won game took; None where none was won."""
        guesses = sum(number * count for number, count in enumerate(self.rounds, start=1))
        return guesses / self.won if self.won else None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Days won without a gap: the run that goes on, the longest, and the last that has ended."""

    current: Run | None = None
    best: Run | None = None
    broken: Run | None = None


@dataclass(frozen=True, slots=True)
class DayStatistics:
    """Of a mode with a game for each day."""

    alone: Series
    helped: Series
    practice: Series
    """Of earlier days, played afterwards, with help or without."""
    streaks: Streaks
    alone_streaks: Streaks
    """Only days won without help count."""

    @property
    def together(self) -> Series:
        """All that count, with help and without."""
        return Series(added((self.alone.tally, self.helped.tally)))

    @property
    def are_any(self) -> bool:
        """Whether any game has ended, practice included."""
        return bool(self.together.played or self.practice.played)


@dataclass(frozen=True, slots=True)
class FreeStatistics:
    """Of games of any length; those that were brought as sums have none and count together only."""

    alone: Series
    helped: Series
    by_length: dict[int, tuple[Series, Series]] = field(default_factory=dict)
    """Without and with help, for each length that has been played."""

    @property
    def together(self) -> Series:
        """All of them."""
        return Series(added((self.alone.tally, self.helped.tally)))


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything there is to tell of a player."""

    daily: DayStatistics
    puzzle: DayStatistics
    free: FreeStatistics
    setter: Series
    """Seen from the codebreaker: a game that it lost was won by the player."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been played to its end."""
        are_days = self.daily.are_any or self.puzzle.are_any
        return not (are_days or self.free.together.played or self.setter.played)


def statistics(player: Player, today: date) -> Statistics:
    """Return what the player's games add up to."""
    tallies = _all_tallies(player)
    return Statistics(
        _of_days(player, DAILY.name, tallies, today),
        _of_days(player, ANSWERS, tallies, today),
        _free(tallies),
        Series(_sum(tallies, SETTER_MODE)),
    )


def totals_of(player: Player, covers: frozenset[str], today: date) -> Totals:
    """Return the sums and streaks to be brought elsewhere, under the names of what they cover."""
    figures = statistics(player, today)
    tallies: dict[tuple[str, str, bool], Tally] = {
        (FREE.name, ON_THE_DAY, False): figures.free.alone.tally,
        (FREE.name, ON_THE_DAY, True): figures.free.helped.tally,
        (SETTER_MODE, ON_THE_DAY, False): figures.setter.tally,
    }
    runs = {}
    for mode, one in zip(DAY_MODES, (figures.daily, figures.puzzle), strict=True):
        tallies[mode, ON_THE_DAY, False] = one.alone.tally
        tallies[mode, ON_THE_DAY, True] = one.helped.tally
        tallies[mode, PRACTISED, False] = one.practice.tally
        for without_help, streaks in ((False, one.streaks), (True, one.alone_streaks)):
            of_note = {streaks.current, streaks.best, streaks.broken} - {None}
            runs[mode, without_help] = tuple(sorted(run for run in of_note if run))
    return Totals(
        covers,
        {tally_id: tally for tally_id, tally in tallies.items() if any(tally)},
        {streak_id: some for streak_id, some in runs.items() if some},
    )


def day_of(game_id: GameId) -> date | None:
    """Return the day whose game it is; None for all other games."""
    mode, key = game_id
    if mode not in DAY_MODES:
        return None
    try:
        day = date.fromisoformat(key)
    except ValueError:
        return None
    return day if day.isoformat() == key and day >= DAY_ONE else None


def _all_tallies(player: Player) -> Tallies:
    """Return every tally there is, those of ended games that still stand on a board included."""
    for mode, key in list(player.sessions):
        if mode == FREE.name:
            player = player.cleared(mode, key)
    player = player.without_setter()
    sources = (player.tallies, *player.brought.values(), *(one.tallies for one in player.totals))
    ids = {tally_id for tallies in sources for tally_id in tallies}
    return {i: added(tallies[i] for tallies in sources if i in tallies) for i in ids}


def _sum(tallies: Tallies, mode: str, **wanted: object) -> Tally:
    """Return the sum of a mode's tallies, of this ``key`` or with this ``helped`` alone."""
    return added(
        tally
        for (of, key, helped), tally in tallies.items()
        if of == mode and wanted.items() <= {"key": key, "helped": helped}.items()
    )


def _free(tallies: Tallies) -> FreeStatistics:
    def series(**wanted: object) -> Series:
        return Series(_sum(tallies, FREE.name, **wanted))

    by_length = {
        length: (series(key=str(length), helped=False), series(key=str(length), helped=True))
        for length in LENGTHS
    }
    return FreeStatistics(
        series(helped=False),
        series(helped=True),
        {
            length: (alone, helped)
            for length, (alone, helped) in by_length.items()
            if alone.played or helped.played
        },
    )


def _of_days(player: Player, mode: str, brought: Tallies, today: date) -> DayStatistics:
    days = {
        day: result
        for game_id, result in player.ended().items()
        if game_id[0] == mode and (day := day_of(game_id)) is not None and result.guesses
    }
    tallies: Tallies = {k: v for k, v in brought.items() if k[0] == mode}
    for day, result in days.items():
        key = ON_THE_DAY if result.begun == day else PRACTISED
        tallies = counted(tallies, (mode, key, result.helped), result.guesses, result.is_won)

    def series(**wanted: object) -> Series:
        return Series(_sum(tallies, mode, **wanted))

    on_the_day = {day: result for day, result in days.items() if result.begun == day}
    return DayStatistics(
        series(key=ON_THE_DAY, helped=False),
        series(key=ON_THE_DAY, helped=True),
        series(key=PRACTISED),
        _streaks(player, mode, on_the_day, today, without_help=False),
        _streaks(player, mode, on_the_day, today, without_help=True),
    )


def _streaks(
    player: Player, mode: str, results: dict[date, Result], today: date, *, without_help: bool
) -> Streaks:
    brought = (one.runs.get((mode, without_help), ()) for one in player.totals)
    won = {
        day
        for day, result in results.items()
        if result.is_won and not (without_help and result.helped)
    }
    won.update(day for runs in brought for run in runs for day in _days(run))
    runs = runs_of(day for day in won if day <= today)
    return _of_runs(runs, _must_reach(player, mode, today in results, today))


def _of_runs(runs: list[Run], must_reach: date) -> Streaks:
    ended = [run for run in runs if run.last < must_reach]
    going = [run for run in runs if run.last >= must_reach]
    best = max(runs, key=lambda run: (run.days, run.last), default=None)
    return Streaks(going[-1] if going else None, best, ended[-1] if ended else None)


def _must_reach(player: Player, mode: str, is_today_decided: bool, today: date) -> date:
    """Return the day that a run must reach to go on: the last that can't be won any more.

    Today's game may still be won, and so may yesterday's if it was begun in time and runs.
    """
    if is_today_decided:
        return today
    yesterday = today - _DAY
    session = player.session(mode, yesterday.isoformat())
    if session is not None and session.begun == yesterday and not session.game.is_over:
        return yesterday - _DAY
    return yesterday


def _days(run: Run) -> Iterable[date]:
    return (run.first + _DAY * offset for offset in range(run.days))
