"""Word frequencies: wordfreq's Hungarian list, and how they add up over headwords.

wordfreq's list ends at a zipf of 3 (one in a million): a word's absence does not say it is rare.
"""

from __future__ import annotations

import gzip
import math
import struct
from collections.abc import Mapping
from pathlib import Path

_ROUNDS = 5


def read_frequencies(path: Path) -> dict[str, float]:
    """Return each form's share of all text, from a ``cBpack`` file of wordfreq.

    The file is a list in MessagePack: a header, then the words of each frequency class; class n
    stands for 10 to the power of -n/100.
    """
    _header, *classes = _decode(memoryview(gzip.decompress(path.read_bytes())), 0)[0]
    return {word: 10 ** (-n / 100) for n, words in enumerate(classes) for word in words}


def share_among_headwords(
    frequencies: Mapping[str, float], headwords: Mapping[str, frozenset[str]]
) -> dict[str, float]:
    """Return each headword's share of all text, summed over its forms.

    A form of several headwords is split among them in proportion to what they have in all, found
    by expectation maximisation (five rounds; more change nothing that shows).
    """
    totals: dict[str, float] = {}
    for form, share in frequencies.items():
        for headword in headwords.get(form, ()):
            totals[headword] = totals.get(headword, 0.0) + share / len(headwords[form])
    for _ in range(_ROUNDS):
        split: dict[str, float] = {}
        for form, share in frequencies.items():
            candidates = sorted(headwords.get(form, ()))
            weight = sum(totals[c] for c in candidates)
            for candidate in candidates:
                split[candidate] = split.get(candidate, 0.0) + share * totals[candidate] / weight
        totals = split
    return totals


def zipf(share: float) -> float:
    """Return the logarithm of occurrences per thousand million words; 0 for none."""
    return math.log10(share * 1e9) if share > 0 else 0.0


def _decode(data: memoryview, at: int) -> tuple[object, int]:
    """Return the MessagePack value at ``at`` and where the next begins: maps, lists, texts, ints.

    Only what wordfreq's files hold, so that the build needs no package beside Python.
    """
    kind = data[at]
    at += 1
    if kind < 0x80:
        return kind, at
    if kind < 0x90:
        return _decode_map(data, at, kind & 0x0F)
    if kind < 0xA0:
        return _decode_list(data, at, kind & 0x0F)
    if kind < 0xC0:
        return str(data[at : at + (kind & 0x1F)], "utf-8"), at + (kind & 0x1F)
    if kind in (0xD9, 0xDA):
        size = data[at] if kind == 0xD9 else struct.unpack_from(">H", data, at)[0]
        at += 1 if kind == 0xD9 else 2
        return str(data[at : at + size], "utf-8"), at + size
    if kind in (0xDC, 0xDD):
        form = ">H" if kind == 0xDC else ">I"
        (count,) = struct.unpack_from(form, data, at)
        return _decode_list(data, at + struct.calcsize(form), count)
    raise ValueError(f"MessagePack kind {kind:#x} is not expected in wordfreq's files")


def _decode_list(data: memoryview, at: int, count: int) -> tuple[list[object], int]:
    items: list[object] = []
    for _ in range(count):
        item, at = _decode(data, at)
        items.append(item)
    return items, at


def _decode_map(data: memoryview, at: int, count: int) -> tuple[dict[object, object], int]:
    items, at = _decode_list(data, at, 2 * count)
    return dict(zip(items[::2], items[1::2], strict=True)), at
