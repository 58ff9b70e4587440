"""Magyar Ispell, as the Debian package ``hunspell-hu`` has it: entries, and the analyser.

An entry is a line ``word/flags<TAB>morphology``, both numbers into tables of the ``.aff``. The
``.aff`` mixes encodings, so it is read as bytes. Knows nothing of the game's rules.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_FLAGS = re.compile(r"(?<!\\)/(\d+)$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ``.dic``: its word, the number of its set of flags, its morphology."""

    word: str
    flags: int
    morphology: tuple[str, ...]


def read_entries(folder: Path) -> list[Entry]:
    """Return the entries of ``hu_HU.dic``, morphology numbers resolved."""
    aliases = read_aliases(folder / "hu_HU.aff", b"AM ")
    entries = []
    for line in (folder / "hu_HU.dic").read_text("utf-8").splitlines()[1:]:
        word, _, numbers = line.partition("\t")
        found = _FLAGS.search(word)
        word = _FLAGS.sub("", word).replace("\\/", "/")
        tags: list[str] = []
        for number in numbers.split():
            text = aliases[int(number)].decode("utf-8") if number.isdigit() else number
            tags.extend(text.split())
        entries.append(Entry(word, int(found[1]) if found else 0, tuple(tags)))
    return entries


def read_aliases(aff: Path, kind: bytes) -> list[bytes]:
    """Return an alias table of the ``.aff`` (``AM`` or ``AF``), numbered from 1 as there."""
    lines = [line for line in aff.read_bytes().split(b"\n") if line.startswith(kind)]
    # The first line is the count; item 0 stands for it.
    return [line[len(kind) :].split(b" # ")[0].strip() for line in lines]


@dataclass(frozen=True, slots=True)
class Analyser:
    """The hunspell program out of its package, asked about words in bulk."""

    program: Path
    library: Path
    dictionary: Path  # without .aff and .dic

    def analyse(self, words: Iterable[str]) -> dict[str, list[tuple[str, ...]]]:
        """Return the morphological analyses of each word that has one, as lists of tags."""
        analyses: dict[str, list[tuple[str, ...]]] = {}
        for word, rest in self._run("-m", words):
            if rest:
                analyses.setdefault(word, []).append(rest)
        return analyses

    def stem(self, words: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return the headwords of each word that has one."""
        stems: dict[str, set[str]] = {}
        for word, rest in self._run("-s", words):
            if rest:
                stems.setdefault(word, set()).add(rest[0])
        return {word: frozenset(found) for word, found in stems.items()}

    def _run(self, mode: str, words: Iterable[str]) -> Iterable[tuple[str, tuple[str, ...]]]:
        environment = {**os.environ, "LD_LIBRARY_PATH": str(self.library), "LC_ALL": "C.UTF-8"}
        text = "\n".join(sorted(set(words))) + "\n"
        command = [self.program, "-d", self.dictionary, mode, "-i", "utf-8"]
        done = subprocess.run(
            command, input=text, env=environment, capture_output=True, text=True, check=True
        )
        for line in done.stdout.split("\n"):
            word, *rest = line.split() or [""]
            if word:
                yield word, tuple(rest)
