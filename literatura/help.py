"""What the codebreaker may do for a player while a game runs; who wants it is kept elsewhere."""

from __future__ import annotations

from enum import StrEnum


class Help(StrEnum):
    """A help that is on or off in all of a player's games; stored by its name."""

    COUNT = "count"
    """Tells how many words still fit."""
    WARNING = "warning"
    """Holds a guess back once that contradicts a row."""
