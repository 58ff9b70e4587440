"""A lexicon of made-up words, as large as a real one and always the same."""

from __future__ import annotations

from functools import cache

from literatura.alphabet import has_repeated_letter, sort_words
from literatura.draws import Draws

LENGTHS = (4, 5, 6, 7, 8)
_VOWELS = "AAAÁÁEEEEÉÉIIÍOOÓÖŐUÚÜŰ"
_CONSONANTS = "BCDFGGHJKKKLLLMMNNNPRRRSSSTTTVYZZ"


class MadeUpLexicon:
    """Words of consonants and vowels by turns; those with no letter twice are secrets."""

    version = "made up"

    def words(self, length: int) -> tuple[str, ...]:
        return _words(length)

    def secrets(self, length: int) -> tuple[str, ...]:
        return tuple(word for word in _words(length) if not has_repeated_letter(word))[::4]

    def level(self, word: str) -> int:
        return Draws(word).below(5) + 1


@cache
def _words(length: int) -> tuple[str, ...]:
    draws = Draws(f"made up, {length}")
    words: set[str] = set()
    while len(words) < 1200 * (length - 2):
        first = draws.below(2)
        kinds = [(_VOWELS, _CONSONANTS)[(place + first) % 2] for place in range(length)]
        words.add("".join(kind[draws.below(len(kind))] for kind in kinds))
    return tuple(sort_words(words))


MADE_UP = MadeUpLexicon()
