"""Reading the line files of ``data/``; a fault ends in one clear line, never in a traceback."""

from __future__ import annotations

from pathlib import Path

from literatura.errors import DataError


def read_text(path: Path) -> str:
    """Return the file's text.

    Raises:
        DataError: the file is missing or is not UTF-8.
    """
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path} can't be read: {error}") from None


def read_lines(path: Path) -> list[str]:
    """Return the file's lines, without empty ones and comments.

    Raises:
        DataError: the file is missing or is not UTF-8.
    """
    return [line for line in read_text(path).split("\n") if line and line[0] != "#"]


def read_pairs(path: Path) -> list[tuple[str, str]]:
    """Return each line's first column and the rest.

    Raises:
        DataError: the file is missing or is not UTF-8, or a line has one column only.
    """
    pairs = []
    for line in read_lines(path):
        first, tab, rest = line.partition("\t")
        if not tab:
            raise DataError(f"{path}: the line {line[:40]!r} has one column")
        pairs.append((first, rest))
    return pairs
