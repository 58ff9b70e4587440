"""What all sources say, in one value, and what is asked about single words.

Words stand in lower case here, as in the sources.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from lexicon_build.frequencies import zipf
from lexicon_build.readings import Reading

_WORD = re.compile("[aábcdeéfghiíjklmnoóöőprstuúüűvyz]{3,12}")


@dataclass(frozen=True, slots=True)
class Evidence:
    """The sources' words, each set in lower case and over the game's alphabet."""

    stems: frozenset[str]  # lower-case entries of Magyar Ispell
    names: frozenset[str]  # its capitalised entries
    abbreviations: frozenset[str]
    freedict: frozenset[str]  # heads of the Hungarian-English dictionary
    thesaurus_heads: frozenset[str]
    thesaurus: frozenset[str]  # heads and synonyms
    tesseract: frozenset[str]  # forms seen in lower case
    frequent: frozenset[str]  # forms in wordfreq's list
    headwords_of: dict[str, frozenset[str]]  # hunspell's stems of any form seen
    readings: dict[str, tuple[Reading, ...]]
    shares: dict[str, float]  # headword: share of all text
    form_counts: dict[str, int]  # headword: how many of its forms Tesseract has seen
    past_forms: frozenset[str] = field(default_factory=frozenset)  # also a verb's past tense

    def in_dictionary(self, word: str) -> bool:
        """Whether a dictionary or thesaurus has the word."""
        return word in self.freedict or word in self.thesaurus

    def zipf(self, word: str) -> float:
        """Return the headword's frequency on the zipf scale; 0 where unknown."""
        return zipf(self.shares.get(word, 0.0))


def playable(words: Iterable[str]) -> frozenset[str]:
    """Return those of the words that have 3 to 12 letters of the game's alphabet."""
    return frozenset(w for w in words if _WORD.fullmatch(w))
