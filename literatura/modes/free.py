"""Szabad játék: any length, as many games as one likes. A key is the length, ``5``."""

from __future__ import annotations

from literatura.modes.base import Mode, Table, length_from_key


class FreeMode(Mode):
    """One running game for each length."""

    name = "free"
    replayable = True

    def length(self, key: str, table: Table) -> int:
        """Return the length that the key says."""
        return length_from_key(self, key)

    def deal(self, key: str, table: Table) -> str:
        """Return any secret of the length."""
        return table.choose(table.lexicon.secrets(self.length(key, table)))
