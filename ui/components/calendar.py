"""A month as a table of weeks: each day that has begun is a link that tells how it stands.

Plain values in, HTML out. A day to come is a number and nothing else.
"""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from html import escape

STATES = ("solved", "failed", "begun", "open")

# A tick, drawn: the typeface has none. The others are shapes of the style sheet.
_TICK = '<svg viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 6.5 5 9l4.5-6"/></svg>'
_MONDAY_FIRST = Calendar(firstweekday=0)


@dataclass(frozen=True, slots=True)
class DayMark:
    """How one day stands: where it can be played, what is drawn, and what is heard."""

    target: str
    state: str
    """One of :data:`STATES`."""
    label: str
    steps: int | None = None
    """In how many guesses it was solved, where that is told."""
    is_today: bool = False


def month_table(
    month: date, caption: str, weekdays: Sequence[tuple[str, str]], days: Mapping[date, DayMark]
) -> str:
    """Return the month that the date lies in; ``weekdays`` are short and full, Monday first."""
    head = "".join(
        f'<th scope="col"><abbr title="{escape(full)}">{escape(short)}</abbr></th>'
        for short, full in weekdays
    )
    weeks = _MONDAY_FIRST.monthdatescalendar(month.year, month.month)
    body = "".join(
        f"<tr>{''.join(_cell(day, month, days.get(day)) for day in week)}</tr>" for week in weeks
    )
    return (
        f'<table class="month"><caption class="vh">{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def mark(state: str, steps: int | None = None) -> str:
    """Return the sign of a state; it tells nothing to those who hear the page."""
    inside = ""
    if state == "solved":
        inside = _TICK if steps is None else str(steps)
    elif state == "failed":
        inside = "×"
    return f'<span class="mark {state}" aria-hidden="true">{inside}</span>'


def _cell(day: date, month: date, of_day: DayMark | None) -> str:
    if day.month != month.month:
        return "<td></td>"
    number = f'<span class="number">{day.day}</span>'
    if of_day is None:
        return f'<td class="coming">{number}</td>'
    today = ' aria-current="date"' if of_day.is_today else ""
    return (
        f'<td><a href="{escape(of_day.target)}" aria-label="{escape(of_day.label)}"{today}>'
        f"{number}{mark(of_day.state, of_day.steps)}</a></td>"
    )
