"""Inflected forms: from what a player typed to the headword that it is a form of.

Two files of ``data/`` say which endings a headword takes: headwords by class, and each class's
endings, ``strip>add``. A form is tried with every cut into stem and ending, so that millions of
forms cost nothing to load. Irregular words stand in a table of their own. Knows nothing of which
words are accepted: the caller says which headword of several is the likeliest.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from literatura.datafile import read_pairs
from literatura.errors import DataError

_SUPERLATIVES = ("LEGESLEG", "LEG")
_COMPARATIVE = "BB"
_LONGEST_ENDING = 8
_LEAST_PART = 3  # letters of a part of a compound


@dataclass(frozen=True, slots=True)
class Parse:
    """One way to read a form: its headword, and how many suffixes the ending holds."""

    lemma: str
    ending: str
    weight: int


class Inflections:
    """The endings that headwords take, and the irregular forms."""

    def __init__(self, folder: Path) -> None:
        """Read the files.

        Raises:
            DataError: a file is missing or is not what it should be.
        """
        self._class_of: dict[str, str] = {}
        for number, words in read_pairs(folder / "inflection_words.tsv"):
            self._class_of.update(dict.fromkeys(words.split(" "), number))
        self._endings_of: dict[str, str] = {}
        strips: set[str] = set()
        for number, rest in read_pairs(folder / "inflection_endings.tsv"):
            taken, _, self._endings_of[number] = rest.partition("\t")
            strips.update(taken.split(","))
        self._strips = tuple(sorted(strips))
        if strays := set(self._class_of.values()) - self._endings_of.keys():
            raise DataError(f"{folder / 'inflection_endings.tsv'}: no class {min(strays)}")
        self._irregular = dict(read_pairs(folder / "irregular.tsv"))
        self._endings = cache(self._read_endings)
        self._cuts = lru_cache(maxsize=8)(self._find_cuts)  # asked twice for what is no form

    def lemma(self, form: str, rank: Callable[[str], tuple[int, int]]) -> str | None:
        """Return the headword of an inflected form; None for what is not known to be one.

        Of several, the one of the lowest rough ``rank``, its first number; then the one with the
        fewest suffixes; then of the lowest fine rank, its second; then the longest.
        """
        if form in self._irregular:
            return self._irregular[form].split("\t")[0]
        parses = list(self.parses(form)) or list(self._superlatives(form))

        def order(parse: Parse) -> tuple[int, int, int, int]:
            rough, fine = rank(parse.lemma)
            return rough, parse.weight, fine, -len(parse.lemma)

        return min(parses, key=order).lemma if parses else None

    def listed_compound(self, form: str, words: Container[str]) -> str | None:
        """Return the word that inflects as its last part does: ÉSZREVETTE as VETTE of VESZ.

        It has endings of its own, but not this one.
        """
        for word, strip, added in self._cuts(form):
            if word in words:
                for start in range(2, len(word) - len(strip) + 1):
                    number = self._class_of.get(word[start:])
                    if number is not None and f"{strip}>{added}" in self._endings(number):
                        return word
        return None

    def new_compound(
        self, form: str, rank: Callable[[str], tuple[int, int]], words: Container[str]
    ) -> str | None:
        """Return the headword of a form of two words in one that no list has: VÍZHIÁNYT."""
        for start in range(_LEAST_PART, len(form) - _LEAST_PART):
            first, last = form[:start], form[start:]
            if first in words and last not in words:
                lemma = self.lemma(last, rank)
                if lemma and len(lemma) >= _LEAST_PART and lemma in words:
                    return first + lemma
        return None

    def parses(self, form: str) -> Iterator[Parse]:
        """Yield every headword that takes an ending to become ``form``; at most 0.2 ms."""
        for lemma, strip, added in self._cuts(form):
            weight = self._endings(self._class_of[lemma]).get(f"{strip}>{added}")
            if weight:
                yield Parse(lemma, added, weight)

    def _find_cuts(self, form: str) -> tuple[tuple[str, str, str], ...]:
        """Return each headword that shares a stem with a form: what it strips, what was added."""
        found = []
        for cut in range(max(1, len(form) - _LONGEST_ENDING), len(form) + 1):
            stem = form[:cut]
            for strip in self._strips:
                lemma = stem + strip
                if lemma in self._class_of and lemma != form:
                    found.append((lemma, strip, form[cut:]))
        return tuple(found)

    def _superlatives(self, form: str) -> Iterator[Parse]:
        for prefix in _SUPERLATIVES:
            if form.startswith(prefix):
                for parse in self.parses(form.removeprefix(prefix)):
                    if _COMPARATIVE in parse.ending:
                        yield parse

    def _read_endings(self, number: str) -> dict[str, int]:
        """Return a class's endings with their weights, read when first met."""
        columns = self._endings_of[number].split("\t")
        return {e: w for w, column in enumerate(columns, 1) for e in column.split(" ") if e}
