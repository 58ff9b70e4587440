"""Plain values read back from a store: each is what it should be, or a :class:`StateError`.

Knows no game and no player; what a stored value means is for its reader.
"""

from __future__ import annotations

from collections.abc import Mapping

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, is_word
from literatura.errors import StateError


def read_version(stored: object, version: int, what: str) -> Mapping[str, object]:
    """Return the stored mapping if it is of this version; ``what`` names it in the error."""
    if not isinstance(stored, Mapping):
        raise StateError(f"{what} is stored as a mapping, not {type(stored).__name__}")
    if stored.get("version") != version:
        raise StateError(f"{what} of version {stored.get('version')!r} can't be read")
    return stored


def read_word(value: object, length: int | None = None) -> str:
    """Return the word, of this length if one is given."""
    if (
        not isinstance(value, str)
        or not is_word(value)
        or not MIN_LENGTH <= len(value) <= MAX_LENGTH
    ):
        raise StateError("a stored word is not one")
    if length not in (None, len(value)):
        raise StateError("a stored word has another length than its game")
    return value


def read_text(value: object) -> str:
    """Return the text."""
    if not isinstance(value, str):
        raise StateError("a stored text is missing")
    return value


def read_flag(value: object) -> bool:
    """Return the flag."""
    if not isinstance(value, bool):
        raise StateError("a stored flag is neither true nor false")
    return value


def read_list(value: object) -> list[object]:
    """Return the list."""
    if not isinstance(value, list):
        raise StateError("a stored list is missing")
    return value
