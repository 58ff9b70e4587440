"""Szabad játék: any length, as many games as one likes. A key is the length, ``5``."""

from __future__ import annotations

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.errors import NoSuchGameError
from literatura.modes.base import Mode, Table

LENGTHS = tuple(range(MIN_LENGTH, MAX_LENGTH + 1))

_LENGTH_BY_KEY = {str(length): length for length in LENGTHS}


class FreeMode(Mode):
    """One running game for each length."""

    name = "free"
    replayable = True

    def length(self, key: str, table: Table) -> int:
        """Return the length that the key says."""
        if key not in _LENGTH_BY_KEY:
            raise NoSuchGameError(self.name, key)
        return _LENGTH_BY_KEY[key]

    def deal(self, key: str, table: Table) -> str:
        """Return any secret of the length."""
        return table.choose(table.lexicon.secrets(self.length(key, table)))
