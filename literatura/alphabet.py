"""The 32 letters of the game: reading them from any text, and putting words in order.

Knows nothing of words: whether letters make one is the lexicon's question. Accents are letters and
are never folded; digraphs are two letters. Letters are mapped one by one, not by ``str.upper``,
since that makes "SS" of "ß" and "I" of "ı".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from literatura.errors import LetterError

LETTERS = "AÁBCDEÉFGHIÍJKLMNOÓÖŐPRSTUÚÜŰVYZ"
MIN_LENGTH = 3
MAX_LENGTH = 12

_INDEX = {letter: index for index, letter in enumerate(LETTERS)}
_CAPITAL = {form: letter for letter in LETTERS for form in (letter, letter.lower())}


def parse_word(text: str) -> str:
    """Return ``text`` in composed capitals; surrounding white space is dropped.

    Raises:
        LetterError: a character is none of the 32 letters; its ``letter`` is the first such one.
    """
    composed = unicodedata.normalize("NFC", text.strip())
    for character in composed:
        if character not in _CAPITAL:
            raise LetterError(composed, character)
    return "".join(_CAPITAL[character] for character in composed)


def is_word(text: str) -> bool:
    """Return whether ``text`` is as :func:`parse_word` would return it, and not empty."""
    return bool(text) and all(character in _INDEX for character in text)


def letter_indices(word: str) -> tuple[int, ...]:
    """Return each letter's place in the alphabet, 0 to 31.

    Raises:
        LetterError: ``word`` is not in composed capitals of the 32 letters.
    """
    try:
        return tuple(_INDEX[letter] for letter in word)
    except KeyError as error:
        raise LetterError(word, error.args[0]) from None


def sort_words(words: Iterable[str]) -> list[str]:
    """Return the words in order, letter by letter as :data:`LETTERS` has them."""
    return sorted(words, key=letter_indices)


def has_repeated_letter(word: str) -> bool:
    """Return whether some letter stands in ``word`` more than once."""
    return len(set(word)) < len(word)
