"""Foreign names as Hungarian writes them: Медведев is *Medvegyev*, Tanizaki Shōji *Sódzsi* too.

Only what the game's keyboard can give: a letter with a foreign mark loses the mark. The rules of
Cyrillic and of Japanese are those of Hungarian spelling, as far as single letters decide.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_HUNGARIAN = frozenset("aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz")
_WITHOUT_MARK = {
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
    "ə": "e", "ħ": "h",
}  # fmt: skip

_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "jo", "ж": "zs", "з": "z",
    "и": "i", "й": "j", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "sz", "т": "t", "у": "u", "ф": "f", "х": "h", "ц": "c", "ч": "cs", "ш": "s", "щ": "scs",
    "ъ": "", "ы": "i", "ь": "", "э": "e", "ю": "ju", "я": "ja", "і": "i", "ї": "ji", "є": "je",
    "ґ": "g", "ў": "v", "ђ": "gy", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "ty", "џ": "dzs",
    "ѓ": "gy", "ќ": "ky", "ѕ": "dz",
}  # fmt: skip
_VOWELS = "аеёиоуыэюяіїє"
_SOFT = {"д": "gy", "т": "ty", "н": "ny"}
_AFTER_SOFT = {"е": "e", "ё": "o", "ю": "u", "я": "a", "и": "i"}
_DIGRAPHS = re.compile("(dzs|sz|cs|zs|gy|ty|ny)\\1")

_JAPANESE = (
    ("sh", "§"), ("ts", "c"), ("s", "sz"), ("tch", "ccs"), ("ch", "cs"), ("j", "dzs"), ("y", "j"),
    ("w", "v"), ("§", "s"),
)  # fmt: skip


def without_marks(word: str) -> str:
    """Return a word of the Latin script in lower case, its foreign letters made plain ones."""
    return "".join(map(_plain, word))


def from_russian(word: str) -> str:
    """Return a Russian name in lower case as Hungarian spells it: *Леонид* is *leonyid*."""
    out, at = [], 0
    while at < len(word):
        letter, following = word[at], word[at + 1 : at + 2]
        if letter in _SOFT and following == "ь":
            out.append(_SOFT[letter])
            at += 1
        elif letter in _SOFT and following in _AFTER_SOFT:
            out.append(_SOFT[letter] + _AFTER_SOFT[following])
            at += 1
        elif letter == "е" and (at == 0 or word[at - 1] in _VOWELS or word[at - 1] in "ъь"):
            out.append("je")
        elif letter == "ь" and following == "и":
            out.append("j")
        else:
            out.append(_CYRILLIC.get(letter, letter))
        at += 1
    return _DIGRAPHS.sub(_doubled, "".join(out))


def from_cyrillic(word: str) -> str:
    """Return a name of another language in Cyrillic as Hungarian spells it, letter by letter."""
    return _DIGRAPHS.sub(_doubled, "".join(_CYRILLIC.get(letter, letter) for letter in word))


def from_japanese(romaji: str) -> frozenset[str]:
    """Return a Japanese name's spellings: English and Hungarian, long vowels marked or not."""
    short = re.sub("ou|oo", "o", romaji).replace("uu", "u")
    long = re.sub("ou|oo", "ó", romaji).replace("uu", "ú")
    return frozenset([romaji, short, *map(_japanese_in_hungarian, (romaji, short, long))])


def _japanese_in_hungarian(romaji: str) -> str:
    for english, hungarian in _JAPANESE:
        romaji = romaji.replace(english, hungarian)
    return _DIGRAPHS.sub(_doubled, romaji)


def _doubled(found: re.Match[str]) -> str:
    """Return a doubled digraph as it is written: *ssz* for *szsz*."""
    return found[1][0] + found[1]


@cache
def _plain(letter: str) -> str:
    if letter in _HUNGARIAN:
        return letter
    if letter in _WITHOUT_MARK:
        return _WITHOUT_MARK[letter]
    parts = unicodedata.normalize("NFD", letter)
    return "".join(part for part in parts if not unicodedata.combining(part))
