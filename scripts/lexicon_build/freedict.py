"""The Hungarian-English dictionary of FreeDict in dictd's format: headwords and English glosses.

Knows nothing of which headwords are words of the game. All heads are lower case, names too.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
_PRONUNCIATION = re.compile(r"\s*/[^/]*/\s*$")
_NUMBERING = re.compile(r"^\d+\.\s*")


def read_glosses(index: Path, dictionary: Path) -> dict[str, list[str]]:
    """Return each headword's glosses, in the dictionary's order."""
    text = gzip.decompress(dictionary.read_bytes())
    glosses: dict[str, list[str]] = {}
    for line in index.read_text("utf-8").splitlines():
        key, offset, size = line.split("\t")[:3]
        if key.startswith("00database"):
            continue
        start = decode_number(offset)
        head, found = parse_entry(text[start : start + decode_number(size)].decode("utf-8"))
        glosses.setdefault(head, []).extend(found)
    return glosses


def decode_number(digits: str) -> int:
    """Return the value of a number in dictd's base 64, most significant digit first."""
    value = 0
    for digit in digits:
        value = value * 64 + _VALUE[digit]
    return value


def parse_entry(entry: str) -> tuple[str, list[str]]:
    """Return the headword and its glosses, without pronunciation and numbering."""
    head, *lines = entry.strip().split("\n")
    glosses = [_NUMBERING.sub("", line).strip() for line in lines if line.strip()]
    return _PRONUNCIATION.sub("", head).strip(), glosses
