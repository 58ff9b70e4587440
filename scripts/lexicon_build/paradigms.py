"""Classes of inflection: which endings each headword takes, worked out from Magyar Ispell's rules.

An ending is written ``strip>add``: take ``strip`` off the headword's end and put ``add`` there.
Headwords with the same endings form a class. An ending's weight is the number of its suffixes
(KUTYÁK 1, KUTYÁIMBÓL 3), by which the simplest reading of a form is found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from lexicon_build.affixes import Affixes, Tags
from lexicon_build.hunspell import Entry

Endings = frozenset[tuple[str, str, int]]  # strip, add, weight

MOST_ADDED = 8  # longer endings leave a headword of three letters, and make the files twice as long
HEAVIEST = 3
FULL_PARADIGM = 20
_LEAST_ALIKE = 2
_DECIDING = 6  # last letters of a stem that decide on its endings
_LETTERS = re.compile("[aábcdeéfghiíjklmnoóöőprstuúüűvyz]*")
_UNWANTED = {
    "is:ék_FAMILIAR_noun", "is:nék_WISH_noun_poss", "is:i_PLACE/TIME_adj", "is:jÚ_PROPERTY_adj",
    "is:kénti_FORM_adj",
}  # fmt: skip

_COUNTED = {"ds:szOr_MULTIPLICATION_adv"}  # *tízszer*: a derivation there, a form to players


def is_wanted(tags: Tags) -> bool:
    """Whether players may type forms with these tags: inflections, and no rare pile of them."""
    derived = any(tag.startswith("ds:") and tag not in _COUNTED for tag in tags)
    if derived or set(tags) & _UNWANTED:
        return False
    inflections = _inflections(tags)
    return "is:POSSESSEE" not in inflections or len(inflections) == 1


def endings_by_headword(entries: Iterable[Entry], affixes: Affixes) -> dict[str, Endings]:
    """Return every ending of each lower-case headword, homographs' endings together.

    An entry that names another word as its stem (*kezek* of *kéz*, *menni* of *megy*) is a form of
    that word, and so are its own forms, unless it is derived from it.
    """
    known: dict[tuple[int, str], Endings] = {}
    found: dict[str, Endings] = {}
    for entry in entries:
        word = entry.word
        if len(word) < 2 or not _LETTERS.fullmatch(word):
            continue
        key = entry.flags, word[-_DECIDING:]
        if key not in known:
            known[key] = _endings(key[1], entry.flags, affixes)
        headword = headword_of(entry)
        endings = known[key] if headword == word else _anchor(entry, headword, known[key])
        found[headword] = found.get(headword, frozenset()) | endings
    return {word: endings for word, endings in found.items() if endings}


def headword_of(entry: Entry) -> str:
    """Return the headword that an entry belongs to: itself, or the stem it is a form of."""
    stems = [tag[3:] for tag in entry.morphology if tag.startswith("st:")]
    derived = any(tag.startswith("ds:") for tag in entry.morphology)
    if not stems or derived or not _LETTERS.fullmatch(stems[0]):
        return entry.word
    return stems[0]


class Analogy:
    """Endings for words that are no entries: those of the entries that look most alike.

    Prefixed verbs thus inflect as the bare verb, compounds as their last part, and derived words
    as others with the same suffix.
    """

    def __init__(self, endings: dict[str, Endings], pos_of: dict[str, set[str]]) -> None:
        """Count the endings of all words that share a part of speech and their last letters."""
        counts: dict[tuple[str, str], Counter[Endings]] = {}
        for word, found in endings.items():
            if len(found) < FULL_PARADIGM:
                continue  # no model: it has a few irregular forms of its own, or none
            for pos in pos_of.get(word, ()):
                for size in range(_LEAST_ALIKE, len(word) + 1):
                    counts.setdefault((pos, word[-size:]), Counter())[found] += 1
        self._best = {key: max(c, key=lambda e: (c[e], len(e))) for key, c in counts.items()}

    def endings(self, word: str, parts_of_speech: Iterable[str]) -> Endings:
        """Return the endings for each part of speech, of the words most alike, together."""
        found: Endings = frozenset()
        for pos in parts_of_speech:
            for size in range(len(word), _LEAST_ALIKE - 1, -1):
                if (pos, word[-size:]) in self._best:
                    found |= self._best[pos, word[-size:]]
                    break
        return found


def class_lines(endings: dict[str, Endings]) -> tuple[list[str], list[str]]:
    """Return the lines of the classes and of their headwords, both numbered from the commonest.

    A class's line has what its endings take off, then those of weight 1, 2 and 3 or more.
    """
    members: dict[Endings, list[str]] = {}
    for word in sorted(endings):
        if endings[word]:
            members.setdefault(endings[word], []).append(word.upper())
    ordered = sorted(members, key=lambda e: (-len(members[e]), members[e]))
    classes, words = [], []
    for number, found in enumerate(ordered, 1):
        strips = ",".join(sorted({strip.upper() for strip, _, _ in found}))
        classes.append("\t".join([str(number), strips, *_by_weight(found)]))
        words.append(f"{number}\t{' '.join(members[found])}")
    return classes, words


def _by_weight(endings: Endings) -> Iterator[str]:
    for weight in range(1, HEAVIEST + 1):
        shown = sorted(f"{strip}>{add}".upper() for strip, add, w in endings if w == weight)
        yield " ".join(shown)


def _endings(tail: str, flags: int, affixes: Affixes) -> Endings:
    lightest: dict[tuple[str, str], int] = {}
    for inflected in affixes.inflect(tail, flags):
        weight = len(_inflections(inflected.tags))
        if not weight or not is_wanted(inflected.tags) or not _LETTERS.fullmatch(inflected.form):
            continue
        shared = _shared(tail, inflected.form)
        ending = tail[shared:], inflected.form[shared:]
        if len(ending[1]) <= MOST_ADDED and any(ending):
            lightest[ending] = min(weight, lightest.get(ending, HEAVIEST))
    return frozenset((strip, add, weight) for (strip, add), weight in lightest.items())


def _anchor(entry: Entry, headword: str, endings: Endings) -> Endings:
    """Return an entry's endings as endings of the headword that it is a form of."""
    own = len(_inflections(entry.morphology))
    found = set()
    for strip, add, weight in (("", "", 0), *endings):
        form = entry.word[: len(entry.word) - len(strip)] + add
        shared = _shared(headword, form)
        if form != headword and len(form) - shared <= MOST_ADDED:
            total = min(HEAVIEST, max(1, own + weight))
            found.add((headword[shared:], form[shared:], total))
    return frozenset(found)


def _inflections(tags: Tags) -> list[str]:
    return [t for t in tags if (t.startswith("is:") and t != "is:NOM") or t in _COUNTED]


def _shared(stem: str, form: str) -> int:
    """Return how many first letters the two have in common."""
    for index, (a, b) in enumerate(zip(stem, form, strict=False)):
        if a != b:
            return index
    return min(len(stem), len(form))
