"""The command ``daily``: the days' words. It reads the clock, and may show days to come."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import click

from literatura import schedule
from literatura.cli.output import always_json_option, print_json
from literatura.settings import load_settings


@click.command()
@click.option(
    "--date",
    "first",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The first day, as 2026-03-15; without it, today in Budapest.",
)
@click.option("--days", type=click.IntRange(1), default=1, show_default=True, help="How many days.")
@always_json_option
def daily(first: datetime | None, days: int) -> None:
    """Print the word of the day, or of several days.

    Each day is one line of JSON; days to come are shown as well. LITERATURA_SEED gives a host's
    own words.

    \b
    Examples:
      literatura daily
      literatura daily --date 2026-03-15 --days 7
    """
    day = first.date() if first else schedule.today(_now())
    if days > (date.max - day).days + 1:
        raise click.UsageError(f"The calendar ends with {date.max}.", click.get_current_context())
    dealt = schedule.Schedule(schedule.load_pools(), load_settings().seed)
    for offset in range(days):
        found = dealt.day(day + timedelta(days=offset))
        print_json(
            {
                "date": found.date.isoformat(),
                "number": found.number,
                "length": found.length,
                "word": found.word,
            }
        )


def _now() -> datetime:
    return datetime.now(UTC)
