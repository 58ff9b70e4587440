"""Napi szó: the word of the day, the same for everybody. A key is a date, ``2026-01-01``."""

from __future__ import annotations

from datetime import date

from literatura.errors import DateError, NoSuchGameError
from literatura.modes.base import Mode, Table
from literatura.schedule import DAY_ONE, Day


class DailyMode(Mode):
    """One game for each day that has begun."""

    name = "daily"
    replayable = False

    def length(self, key: str, table: Table) -> int:
        """Return how many letters the day's word has."""
        return self.day(key, table).length

    def deal(self, key: str, table: Table) -> str:
        """Return the day's word."""
        return self.day(key, table).word

    def day(self, key: str, table: Table) -> Day:
        """Return the scheduled day; no clock but the table's opens a coming one."""
        try:
            day = date.fromisoformat(key)
        except ValueError:
            raise NoSuchGameError(self.name, key) from None
        if key != day.isoformat():  # 20260101 is a date too, and would be a second key for one game
            raise NoSuchGameError(self.name, key)
        if day > table.today:
            raise DateError(day, earliest=DAY_ONE, latest=table.today)
        return table.schedule.day(day)
