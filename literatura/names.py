"""Proper names and abbreviations: what a refused word is, if it is no form of a headword.

The lists are long and asked only on a refusal, so each stays one text in order and is searched by
halves: read in milliseconds, answered in microseconds. Knows nothing of which words are accepted.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from literatura.datafile import read_lines, read_text

_FILES = (
    "names.txt",  # Hungarian ones
    "names_people.txt",
    "names_tesseract.txt",
    "names_geonames.txt",
    "names_spelling.txt",
)
_VOWELS = frozenset("AÁEÉIÍOÓÖŐUÚÜŰY")
_LEAST_STEM = 4  # shorter ones are found in any word
_LONGEST_ABBREVIATION = 5
# On a Hungarian name; what a vowel before it was is in _SHORT.
_CASES = (
    "BAN BEN BA BE BÓL BŐL NAK NEK NÁL NÉL HOZ HEZ HÖZ RA RE RÓL RŐL TÓL TŐL IG ÉRT ON EN ÖN N "
    "OT ET ÖT T VAL VEL"
).split()
_SHORT = {"Á": "A", "É": "E"}


class Names:
    """The lists of names and of abbreviations."""

    def __init__(self, folder: Path) -> None:
        """Read the files.

        Raises:
            DataError: a file is missing or is not what it should be.
        """
        self._lists = tuple("\n" + read_text(folder / name) for name in _FILES)
        self._abbreviations = frozenset(read_lines(folder / "abbreviations.txt"))

    def is_name(self, word: str) -> bool:
        """Whether a word is a name or made from one: SÁRKÖZI, KOVÁCSNÉ, SZEGEDEN."""
        return (
            self._is_listed(word)
            or any(map(self._is_listed, _bearers(word)))
            or any(_is_in(self._lists[0], name) for name in _without_case(word))
        )

    def is_hungarian(self, word: str) -> bool:
        """Whether a word is a name as Hungarian writes it."""
        return _is_in(self._lists[0], word)

    def is_abbreviation(self, word: str) -> bool:
        """Whether a word is a known abbreviation, or short letters that can't be read as a word."""
        return word in self._abbreviations or (
            len(word) <= _LONGEST_ABBREVIATION and len(set(word)) > 1 and not _VOWELS & set(word)
        )

    def _is_listed(self, word: str) -> bool:
        return any(_is_in(names, word) for names in self._lists)


def _bearers(word: str) -> Iterator[str]:
    """Yield the names that a family name may come from: from a place, a husband, an old spelling.

    KOLOZSVÁRY is written for KOLOZSVÁRI, of KOLOZSVÁR; VÁRADINÉ is the wife of a VÁRADI.
    """
    if len(word) > _LEAST_STEM and word[-1] in "IY":
        yield word[:-1]
        if word[-1] == "Y":
            yield word[:-1] + "I"
    if word.endswith("NÉ") and len(word) - 2 >= _LEAST_STEM:
        yield word[:-2]
        yield from _bearers(word[:-2])


def _without_case(word: str) -> Iterator[str]:
    """Yield what a word may be a case of."""
    for case in _CASES:
        stem = word.removesuffix(case)
        if stem != word and len(stem) >= _LEAST_STEM:
            yield stem
            if stem[-1] in _SHORT:
                yield stem[:-1] + _SHORT[stem[-1]]
    if word.endswith(("AL", "EL")) and len(word) - 3 >= _LEAST_STEM and word[-3] == word[-4]:
        yield word[:-3]  # JÁNOSSAL


def _is_in(lines: str, word: str) -> bool:
    """Whether a word is one of the lines, which are in the order of code points."""
    low, high = 0, len(lines) - 1
    while low < high:
        start = lines.rfind("\n", low, (low + high) // 2 + 1)
        start = low if start < 0 else start
        end = lines.find("\n", start + 1)
        line = lines[start + 1 : end]
        if line == word:
            return True
        if line < word:
            low = end
        else:
            high = start
    return False
