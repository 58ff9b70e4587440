"""Writing the files of ``data/``: lines in the alphabet's order, so that two builds are equal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from literatura.alphabet import LETTERS

_RANK = {letter: rank for rank, letter in enumerate(LETTERS)}


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write the lines, sorted by their first column as the game's alphabet has the letters."""
    write_text(path, sorted(lines, key=_order))


def write_text(path: Path, lines: Iterable[str]) -> None:
    """Write the lines as they come."""
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8", newline="\n")


def _order(line: str) -> tuple[list[int], str]:
    word = line.partition("\t")[0]
    return [_RANK.get(letter, len(LETTERS)) for letter in word], line
