"""What the page of statistics says of each mode: figures and sentences made of plain statistics.

Knows no store and no page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape

from literatura.game import MAX_GUESSES
from literatura.statistics import DayStatistics, FreeStatistics, Series
from literatura.totals import Run
from ui.components.figures import Line, bars, sheet
from ui.texts import Say


def daily_figures(figures: DayStatistics, say: Say) -> str:
    """Return the figures of the words of the day."""
    name, has_help = say("menu.daily"), bool(figures.helped.played)
    left = _sheet(name, _lines(figures.alone, figures.helped, say, won="stats.won"), say)
    left += _streaks(figures, name, say, is_split=has_help)
    notes = _note(say, "stats.streak.note", *["stats.streak.helped"] * has_help)
    rounds = _rounds(name, figures.alone, figures.helped, say)
    return _pair(left, rounds) + notes + _practice(figures.practice, say)


def puzzle_figures(figures: DayStatistics, say: Say) -> str:
    """Return the figures of the puzzles, which have one answer and so no rounds."""
    name = say("menu.puzzle")
    lines = _lines(figures.together, Series(), say, won="stats.solved", has_mean=False)
    streaks = _streaks(figures, name, say, is_split=False)
    return _pair(_sheet(name, lines, say), streaks) + _practice(figures.practice, say)


def free_figures(figures: FreeStatistics, say: Say) -> str:
    """Return the figures of free games, together and by length."""
    name = say("menu.free")
    whole = _pair(
        _sheet(name, _lines(figures.alone, figures.helped, say, won="stats.won"), say),
        _rounds(name, figures.alone, figures.helped, say),
    )
    lengths = "".join(
        _of_length(say("stats.length", length=length), alone, helped, say)
        for length, (alone, helped) in figures.by_length.items()
    )
    in_lengths = sum(a.played + h.played for a, h in figures.by_length.values())
    note = _note(say, "stats.brought") if in_lengths < figures.together.played else ""
    title = f"<h3>{escape(say('stats.by_length'))}</h3>" if lengths else ""
    return f"{whole}{title}{lengths}{note}"


def setter_figures(series: Series, say: Say) -> str:
    """Return the figures of the games in which the codebreaker guessed the player's word."""
    name = say("menu.setter")
    share = round(100 * series.lost / series.played) if series.played else 0
    lines = [
        Line(say("stats.played"), [say.number(series.played)]),
        Line(say("stats.setter.won"), [say.number(series.lost)]),
        Line(say("stats.percent"), [say.percent(share)]),
        Line(say("stats.setter.mean"), [_mean(series, say)]),
    ]
    rounds = _rounds(name, series, Series(), say, lost="stats.unbroken")
    return _pair(_sheet(name, lines, say), rounds)


def days(run: Run | None, say: Say) -> str:
    """Return how long a run is, ``12 nap``."""
    return say.plural("stats.days", run.days if run else 0)


def _pair(*tables: str) -> str:
    """Return the tables side by side where there is room."""
    halves = "".join(f"<div>{table}</div>" for table in tables)
    return f'<div class="figures">{halves}</div>'


def _sheet(name: str, lines: list[Line], say: Say) -> str:
    columns = [say("stats.together")]
    if len(lines[0].cells) > 1:
        columns = [say(f"stats.{one}") for one in ("alone", "helped", "together")]
    return sheet(say("stats.caption", mode=name), columns, lines, say("stats.figure"))


def _lines(
    alone: Series, helped: Series, say: Say, *, won: str, has_mean: bool = True
) -> list[Line]:
    """Return played, won, share and mean: of all games, or apart where some had help."""
    all_of_them = Series(tuple(map(sum, zip(alone.tally, helped.tally, strict=True))))
    kinds = [alone, helped, all_of_them] if helped.played else [alone]

    def line(key: str, tell: Callable[[Series], str]) -> Line:
        return Line(say(key), [tell(one) for one in kinds])

    lines = [
        line("stats.played", lambda one: say.number(one.played)),
        line(won, lambda one: say.number(one.won)),
        line("stats.percent", lambda one: say.percent(one.percent)),
    ]
    return [*lines, line("stats.mean", lambda one: _mean(one, say))] if has_mean else lines


def _mean(series: Series, say: Say) -> str:
    return say("stats.nothing") if series.mean is None else say.number(series.mean, digits=1)


def _streaks(figures: DayStatistics, name: str, say: Say, *, is_split: bool) -> str:
    """Return the streaks: of all days, and beside them of those without help where some had."""
    every, alone = figures.streaks, figures.alone_streaks

    def line(key: str, of_alone: Run | None, of_every: Run | None, *, has_end: bool) -> Line:
        runs = [of_alone, of_every] if is_split else [of_every]
        ends = [say.short_date(run.last) if run and has_end else "" for run in runs]
        return Line(say(key), [days(run, say) for run in runs], small_in_cells=ends)

    lines = [
        line("stats.streak", alone.current, every.current, has_end=False),
        line("stats.best", alone.best, every.best, has_end=False),
    ]
    if every.broken is not None or alone.broken is not None:
        broken = line("stats.broken", alone.broken, every.broken, has_end=True)
        lines.append(replace(broken, small=say("stats.broken.last")))
    columns = [say("stats.alone"), say("stats.together")] if is_split else [say("stats.together")]
    return sheet(say("stats.streaks", mode=name), columns, lines, say("stats.figure"))


def _rounds(name: str, alone: Series, helped: Series, say: Say, *, lost: str = "stats.lost") -> str:
    kinds = [alone, helped] if helped.played else [alone]
    columns = [say("stats.alone"), say("stats.helped")] if helped.played else [say("stats.games")]
    labels = [(f"{number}.", f"{number}.") for number in range(1, MAX_GUESSES + 1)]
    labels.append((say("stats.not"), say(lost)))
    caption = say("stats.rounds", mode=name)
    counts = [one.tally for one in kinds]
    return bars(caption, columns, labels, counts, say("stats.round"), say.number)


def _of_length(name: str, alone: Series, helped: Series, say: Say) -> str:
    both = Series(tuple(map(sum, zip(alone.tally, helped.tally, strict=True))))
    played = say.plural("stats.games_played", both.played)
    won = say.plural("stats.games_won", both.won)
    tables = _pair(
        _sheet(name, _lines(alone, helped, say, won="stats.won"), say),
        _rounds(name, alone, helped, say),
    )
    told = escape(say("stats.length.sum", played=played, won=won))
    return (
        f"<details><summary><b>{escape(name)}</b> <span>{told}</span></summary>{tables}</details>"
    )


def _practice(series: Series, say: Say) -> str:
    if not series.played:
        return ""
    if not series.won:
        told = say.plural("stats.practice.none", series.played)
    else:
        told = say.plural("stats.practice", series.played, won=say.number(series.won))
    return f'<p class="note">{escape(told)}</p>'


def _note(say: Say, *keys: str) -> str:
    return f'<p class="note">{escape(" ".join(map(say, keys)))}</p>'
