"""A mode to copy: it always deals the first secret of a length. A key is the length, ``5``.

The tests run it like any other, so that it stays right. See docs/adding_a_mode.md.
"""

from __future__ import annotations

from literatura.modes.base import Mode, Table, length_from_key


class TemplateMode(Mode):
    """One game for each length, the same for everybody."""

    name = "template"
    replayable = False

    def length(self, key: str, table: Table) -> int:
        """Return the length that the key says."""
        return length_from_key(self, key)

    def deal(self, key: str, table: Table) -> str:
        """Return the first secret of the length."""
        return table.lexicon.secrets(self.length(key, table))[0]
