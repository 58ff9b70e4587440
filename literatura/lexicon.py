"""The lexicon: which words are accepted, which are fit to be secrets, and why others are refused.

Read once from the files of ``data/`` (one for each licence, see ``data/SOURCES.md``) and then
shared, read-only. Words are in composed capitals everywhere. Knows nothing of games or players.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from literatura.alphabet import LETTERS, MAX_LENGTH, MIN_LENGTH, parse_word
from literatura.data_files import data_folder
from literatura.datafile import read_lines, read_pairs
from literatura.errors import DataError, LetterError
from literatura.inflection import Inflections
from literatura.names import Names

_RANKS = {ord(letter): chr(rank) for rank, letter in enumerate(LETTERS)}

_WELL_KNOWN = 2
OBSCURE = 5  # the level of words that no list of frequencies knows


class Reason(StrEnum):
    """Why a word is refused; the first that holds, in this order."""

    LETTER = "letter"
    LENGTH = "length"
    INFLECTED = "inflected"
    PROPER_NOUN = "proper_noun"
    ABBREVIATION = "abbreviation"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the lexicon says of a word; ``lemma`` is the headword of an inflected form."""

    word: str
    accepted: bool
    reason: Reason | None
    lemma: str | None
    pos: tuple[str, ...]
    sources: tuple[str, ...]


class Lexicon:
    """The accepted words, the secrets among them, and what is known of each."""

    def __init__(self, folder: Path) -> None:
        """Read the lexicon.

        Raises:
            DataError: a file is missing or is not what it should be.
        """
        self._folder = folder
        self._entries = dict(_entries(folder))
        self._levels = _levels(folder / "levels.tsv")
        secrets = read_lines(folder / "secrets.txt")
        if strays := [word for word in secrets if word not in self._entries]:
            raise DataError(f"{folder / 'secrets.txt'}: {strays[0]} is not an accepted word")
        self._words = _by_length(self._entries)
        self._secrets = _by_length(secrets)
        self._names = Names(folder)
        self._inflections = Inflections(folder)

    def words(self, length: int) -> tuple[str, ...]:
        """Return the accepted words of a length in the alphabet's order; none for others."""
        return self._words.get(length, ())

    def secrets(self, length: int) -> tuple[str, ...]:
        """Return the words of a length that are fit to be secrets, in the alphabet's order."""
        return self._secrets.get(length, ())

    def __contains__(self, word: object) -> bool:
        return word in self._entries

    def check(self, text: str) -> Verdict:
        """Return what holds of any text at all, in any case; it never raises."""
        try:
            word = parse_word(text)
        except LetterError as error:
            return _refused(_capitals(error.word), Reason.LETTER)
        if not MIN_LENGTH <= len(word) <= MAX_LENGTH:
            return _refused(word, Reason.LENGTH)
        if word in self._entries:
            pos, sources = self._entries[word].split("\t")
            return Verdict(word, True, None, None, _listed(pos), _listed(sources))
        return self._refuse(word)

    def level(self, word: str) -> int:
        """Return how well known an accepted word is, from 1 (everybody) to 5 (obscure).

        1 to 3: its forms make up at least 10, 3 or 1 in a million words of Hungarian text;
        4: rarer, yet several of its forms are in use; 5: the rest, and words not accepted.
        """
        return self._levels.get(word, OBSCURE)

    def synonyms(self, word: str) -> tuple[str, ...]:
        """Return synonyms to show a player, best first; none for most words."""
        return self._synonyms.get(word, ())

    def gloss(self, word: str) -> tuple[str, ...]:
        """Return English equivalents to show a player; none for many words."""
        return self._glosses.get(word, ())

    @cached_property
    def version(self) -> str:
        """Twelve hexadecimal digits that change if the accepted words or the secrets change."""
        lists = (*self._words.values(), ("/",), *self._secrets.values())
        text = "\n".join(word for words in lists for word in words)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def _refuse(self, word: str) -> Verdict:
        lemma = self._inflections.lemma(word, self._rank_lemma)
        lemma = lemma or self._inflections.listed_compound(word, self._entries)
        if lemma:
            return _refused(word, Reason.INFLECTED, lemma)
        if self._names.is_name(word):
            if word in self._without_accents and not self._names.is_hungarian(word):
                return _refused(word, Reason.UNKNOWN)
            return _refused(word, Reason.PROPER_NOUN)
        if self._names.is_abbreviation(word):
            return _refused(word, Reason.ABBREVIATION)
        # Last, since this is a guess: most names can be cut into words somehow.
        lemma = self._inflections.new_compound(word, self._rank_lemma, self._entries)
        return _refused(word, Reason.INFLECTED if lemma else Reason.UNKNOWN, lemma)

    @cached_property
    def _without_accents(self) -> frozenset[str]:
        """Accepted words that lost their accents, as ROKA; lists of names are full of those."""
        text = "\n".join(self._entries)
        for accented, plain in zip("ÁÉÍÓÖŐÚÜŰ", "AEIOOOUUU", strict=True):
            text = text.replace(accented, plain)
        return frozenset(text.split("\n")) - self._entries.keys()

    def _rank_lemma(self, lemma: str) -> tuple[int, int]:
        """Return where a headword stands among several of one form: accepted and known first.

        Roughly, the two best known levels count as one: ALMÁT is of ALMA, though the text has more
        forms that may be of ALOM.
        """
        level = self.level(lemma)
        refused = lemma not in self._entries
        return max(_WELL_KNOWN, level) + refused * OBSCURE, level

    # Meanings are shown at the end of a game only, so they are read when first asked for.
    @cached_property
    def _synonyms(self) -> dict[str, tuple[str, ...]]:
        return {k: tuple(v.split("; ")) for k, v in read_pairs(self._folder / "synonyms.tsv")}

    @cached_property
    def _glosses(self) -> dict[str, tuple[str, ...]]:
        return {k: tuple(v.split("; ")) for k, v in read_pairs(self._folder / "glosses.tsv")}


def load_lexicon(folder: Path | None = None) -> Lexicon:
    """Return the lexicon of a folder, by default the project's own.

    Raises:
        DataError: the folder or a file is missing, or a file is not what it should be.
    """
    return Lexicon(folder or data_folder())


def _entries(folder: Path) -> Iterable[tuple[str, str]]:
    """Yield every accepted word with the rest of its line: parts of speech and sources."""
    for name in ("headwords.tsv", "headwords_freedict.tsv"):
        path = folder / name
        for word, rest in read_pairs(path):
            if rest.count("\t") != 1:
                raise DataError(f"{path}: the line of {word} has not three columns")
            yield word, rest


def _levels(path: Path) -> dict[str, int]:
    try:
        return {word: int(level) for word, level in read_pairs(path)}
    except ValueError as error:
        raise DataError(f"{path}: a level is not a number ({error})") from None


def _by_length(words: Iterable[str]) -> dict[int, tuple[str, ...]]:
    groups: dict[int, list[str]] = {}
    for word in words:
        groups.setdefault(len(word), []).append(word)
    return {length: tuple(sorted(groups[length], key=_rank)) for length in sorted(groups)}


def _rank(word: str) -> str:
    """Return a key that sorts as :func:`literatura.alphabet.sort_words`, ten times as fast."""
    return word.translate(_RANKS)


def _listed(column: str) -> tuple[str, ...]:
    return tuple(column.split(",")) if column else ()


def _refused(word: str, reason: Reason, lemma: str | None = None) -> Verdict:
    return Verdict(word, False, reason, lemma, (), ())


def _capitals(text: str) -> str:
    """Return ``text`` in capitals, letter by letter; what has no capital of its own stays."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        c.upper() if len(c.upper()) == 1 and c.upper().lower() == c else c for c in composed
    )
