"""Logarithms to base 2 in whole numbers: the same on every machine, whatever its arithmetic."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

BIT = 16
"""Information is counted in sixteenths of a bit."""


def bits(counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the logarithms in sixteenths, rounded down; those of 0 as of 1."""
    return np.maximum(np.searchsorted(_thresholds(), counts, side="right") - 1, 0)


@cache
def _thresholds() -> NDArray[np.int64]:
    """Return the least numbers whose logarithms are 0, 1, 2, … sixteenths; whole numbers only."""
    return np.array([_root(1 << sixteenths) for sixteenths in range(20 * BIT)], dtype=np.int64)


def _root(power: int) -> int:
    """Return the sixteenth root, rounded up."""
    low, high = 1, 1 << (power.bit_length() // BIT + 1)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if middle**BIT >= power else (middle + 1, high)
    return low
