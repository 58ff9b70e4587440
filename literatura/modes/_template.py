"""A mode to copy: it always deals the first secret of a length. A key is the length, ``5``.

The tests run it like any other, so that it stays right. See docs/adding_a_mode.md.
"""

from __future__ import annotations

from literatura.errors import NoSuchGameError
from literatura.modes.base import Mode, Table


class TemplateMode(Mode):
    """One game for each length, the same for everybody."""

    name = "template"
    replayable = False

    def length(self, key: str, table: Table) -> int:
        """Return the length that the key says."""
        return len(self.deal(key, table))

    def deal(self, key: str, table: Table) -> str:
        """Return the first secret of the length."""
        secrets = table.lexicon.secrets(int(key)) if key.isdecimal() else ()
        if not secrets:
            raise NoSuchGameError(self.name, key)
        return secrets[0]
