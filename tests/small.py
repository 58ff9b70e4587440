"""A dictionary and a calendar small enough to be read in a test."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from literatura.alphabet import parse_word, sort_words
from literatura.lexicon import Reason, Verdict
from literatura.schedule import DAY_ONE, Pool, Schedule

REFUSED = {
    "ALMÁT": (Reason.INFLECTED, "ALMA"),
    "PÉTER": (Reason.PROPER_NOUN, None),
    "STB": (Reason.ABBREVIATION, None),
}


class SmallLexicon:
    """A lexicon of the words it is given; what it says of others is :data:`REFUSED`, or unknown."""

    version = "small"

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(sort_words(words))

    def words(self, length: int) -> tuple[str, ...]:
        return tuple(word for word in self._words if len(word) == length)

    secrets = words

    def __contains__(self, word: str) -> bool:
        return word in self._words

    def check(self, text: str) -> Verdict:
        word = parse_word(text)
        if word in self._words:
            return Verdict(word, True, None, None, ("noun",), ("test",))
        reason, lemma = REFUSED.get(word, (Reason.UNKNOWN, None))
        return Verdict(word, False, reason, lemma, (), ())

    def level(self, word: str) -> int:
        return 1

    def synonyms(self, word: str) -> tuple[str, ...]:
        return ("rokon",)

    def gloss(self, word: str) -> tuple[str, ...]:
        return ("meaning",)


_LINES = (
    "FÉL HÁZ BOR",
    "ALMA KARD BORS SZÉK HAJÓ MAMA TETŐ LÁMA ROZS FOLT NYÁR KÁVÉ",
    "VIRÁG KALAP VÁSÁR HARAG TINTA",
    "ASZTAL CITERA BARÁTI KÖSZÖN",
    "SZILVÁS KALÁSZT",
    "ÉBRESZTŐ",
)
WORDS = tuple(word for line in _LINES for word in line.split())
LEXICON = SmallLexicon(WORDS)

MONDAY_NOON = datetime(2026, 11, 30, 11, tzinfo=UTC)
"""A Monday, so the word has four letters; noon in Budapest."""


def schedule(seed: str = "") -> Schedule:
    words = {length: LEXICON.words(length) for length in (4, 5, 6, 7, 8)}
    return Schedule((Pool(DAY_ONE, "small", words),), seed=seed)
