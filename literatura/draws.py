"""Chance that is the same everywhere: whole numbers from a text, by SHA-256 and nothing else.

Python's own generators promise their sequences for no version but their own. Knows nothing of what
is drawn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_BITS = 64


class Draws:
    """An endless sequence of draws; the same text gives the same one, for ever."""

    __slots__ = ("_count", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode(errors="backslashreplace")
        self._count = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit - 1``, each as likely; ``limit`` at most 2**64."""
        usable = (1 << _BITS) // limit * limit  # the rest would favour small numbers
        while (number := self._next()) >= usable:
            pass
        return number % limit

    def sample(self, values: Sequence[T], count: int) -> list[T]:
        """Return up to ``count`` of the values, each at most once, in the order drawn.

        The first steps of Fisher and Yates' shuffle.
        """
        rest = list(values)
        for place in range(min(count, len(rest))):
            other = place + self.below(len(rest) - place)
            rest[place], rest[other] = rest[other], rest[place]
        return rest[:count]

    def _next(self) -> int:
        block = hashlib.sha256(self._seed + b"|" + str(self._count).encode()).digest()
        self._count += 1
        return int.from_bytes(block[: _BITS // 8], "big")
