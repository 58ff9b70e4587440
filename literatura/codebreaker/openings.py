"""First guesses worked out in advance, and the words that they hold for.

The first guess depends on nothing but the words, so it is looked up by their fingerprint; of words
that have changed since, none is found, and the strategy thinks for itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from literatura.alphabet import is_word
from literatura.errors import DataError

NO_OPENINGS: Mapping[str, str] = MappingProxyType({})

_COLUMNS = 4


def fingerprint(words: Iterable[str]) -> str:
    """Return 16 hexadecimal digits that stand for these words in this order."""
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def load_openings(path: Path) -> Mapping[str, str]:
    """Return the first guesses by the fingerprint of their words.

    A line is fingerprint, length, number of words, guess, with tabs between; "#" begins a comment.

    Raises:
        DataError: the file can't be read or a line is not like that.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: {error}") from error
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    for row in rows:
        if len(row) != _COLUMNS or not is_word(row[-1]) or str(len(row[-1])) != row[1]:
            raise DataError(f"{path}: not an opening: {' '.join(row)}")
    return MappingProxyType({row[0]: row[-1] for row in rows})


def format_opening(words: tuple[str, ...], guess: str) -> str:
    """Return the line that :func:`load_openings` reads back."""
    return "\t".join((fingerprint(words), str(len(guess)), str(len(words)), guess))
