"""The hand-kept lists of ``data/hand/``: a word and its reason a line, tab-separated."""

from __future__ import annotations

from pathlib import Path


class ListError(Exception):
    """A hand-kept list has a line that is not a word and a reason."""


def read_list(path: Path) -> dict[str, str]:
    """Return each word with the rest of its line.

    Raises:
        ListError: a line has no reason, or a word stands there twice.
    """
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, tab, reason = line.partition("\t")
        if not tab or not reason.strip():
            raise ListError(f"{path}:{number}: no reason given")
        if word in found:
            raise ListError(f"{path}:{number}: {word} stands there twice")
        found[word] = reason
    return found
