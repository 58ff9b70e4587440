"""The Hungarian thesaurus of LibreOffice (MyThes): heads and their groups of synonyms.

Its name-day blocks, which make given names look like heads, are dropped here.
"""

from __future__ import annotations

from pathlib import Path

_NAME_DAY = "(névnap)"


def read_synonyms(path: Path) -> dict[str, list[list[str]]]:
    """Return each head's meanings, every one a list of synonyms in the file's order."""
    lines = path.read_text("utf-8").split("\n")
    return parse_synonyms(lines[1:])  # the first line names the encoding


def parse_synonyms(lines: list[str]) -> dict[str, list[list[str]]]:
    """Return the heads of the given lines: ``head|n`` and n lines ``(mark)|synonym|…`` each."""
    synonyms: dict[str, list[list[str]]] = {}
    at = 0
    while at < len(lines):
        head, _, count = lines[at].rpartition("|")
        at += 1
        if not head or not count.isdigit():
            continue
        meanings = [line.split("|") for line in lines[at : at + int(count)]]
        at += int(count)
        kept = [[s for s in m[1:] if s] for m in meanings if m[0] != _NAME_DAY]
        if any(kept):
            synonyms[head] = [m for m in kept if m]
    return synonyms
