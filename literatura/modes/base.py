"""What every mode answers, and what it may ask when it deals a word.

Knows no single mode. A mode holds no state: games live in sessions, and what a mode needs comes
with the :class:`Table`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import ClassVar

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.errors import NoSuchGameError
from literatura.lexicon import Lexicon
from literatura.schedule import Schedule

LENGTHS = tuple(range(MIN_LENGTH, MAX_LENGTH + 1))

_LENGTH_BY_KEY = {str(length): length for length in LENGTHS}


@dataclass(frozen=True, slots=True)
class Table:
    """All that lies on the table when a game is dealt."""

    lexicon: Lexicon
    schedule: Schedule
    today: date
    """The date in Budapest."""
    choose: Callable[[Sequence[str]], str]
    """Picks one of several words by chance."""


class Mode(ABC):
    """A way to play in which the program hides the word."""

    name: ClassVar[str]
    """Stands in stored sessions: never change it once published."""
    replayable: ClassVar[bool]
    """Whether a game that is over may be followed by another with the same key."""

    @abstractmethod
    def length(self, key: str, table: Table) -> int:
        """Return the number of places of the game with this key.

        Raises:
            NoSuchGameError: the mode has no such game.
            DateError: its day has not begun.
        """

    @abstractmethod
    def deal(self, key: str, table: Table) -> str:
        """Return the secret of the game with this key; raises as :meth:`length` does."""


def length_from_key(mode: Mode, key: str) -> int:
    """Return the length that a key like ``5`` names; no other spelling of a number will do.

    Raises:
        NoSuchGameError: the key is no length from 3 to 12.
    """
    if key not in _LENGTH_BY_KEY:
        raise NoSuchGameError(mode.name, key)
    return _LENGTH_BY_KEY[key]
