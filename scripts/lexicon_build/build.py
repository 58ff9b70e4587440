"""From the packages to the files of ``data/``: decides, joins and writes; the same bytes each time.

The decisions on single words are in ``rules`` and ``secrets``; here they are put together with the
hand-kept lists, which are applied last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from lexicon_build import meanings, rules, secrets
from lexicon_build.evidence import Evidence
from lexicon_build.files import write_lines, write_text
from lexicon_build.lists import read_list
from lexicon_build.name_sources import Names
from lexicon_build.paradigms import FULL_PARADIGM, Analogy, Endings, class_lines
from lexicon_build.sources import Sources

_PARTS_OF_SPEECH = {
    "noun": "noun", "adj": "adjective", "vrb": "verb", "verb": "verb", "adv": "adverb",
    "num": "numeral", "adj_num": "numeral", "adj_num_wh": "pronoun", "adj_wh": "pronoun",
    "noun_pron": "pronoun", "adv_pron": "pronoun", "noun_ref_SG_3": "pronoun",
    "sentint": "interjection", "con": "conjunction", "post": "postposition", "prv": "preverb",
    "neg": "particle", "det": "article", "det_def": "article", "det_indef": "article",
}  # fmt: skip

_VOWELS_OF_NAMES = rules.VOWELS | {"y"}
_PLAIN = str.maketrans("áéíóöőúüű", "aeiooouuu")


@dataclass(frozen=True, slots=True)
class HandLists:
    """The lists of ``data/hand/``, each a word with the rest of its line."""

    allow: dict[str, str]
    block: dict[str, str]
    never_secret: dict[str, str]
    irregular: dict[str, str]


def read_hand_lists(folder: Path) -> HandLists:
    """Return the hand-kept lists of a folder."""
    names = ("allow", "block", "never_secret", "irregular")
    return HandLists(*(read_list(folder / f"{name}.tsv") for name in names))


@dataclass(frozen=True, slots=True)
class Headword:
    """An accepted word as it is written: parts of speech and sources by their short names."""

    word: str
    pos: tuple[str, ...]
    sources: tuple[str, ...]


def choose_headwords(sources: Sources, hand: HandLists) -> list[Headword]:
    """Return every accepted word: the rules' choice, less the block list, plus the allow list."""
    evidence = sources.evidence
    chosen = {}
    for word in evidence.readings:
        if word not in hand.block and rules.accept(word, evidence):
            pos = parts_of_speech(word, evidence)
            chosen[word] = Headword(word, pos, attesting(word, evidence))
    for word in _unknown_to_the_spelling(sources) - hand.block.keys() - chosen.keys():
        chosen[word] = Headword(word, (), attesting(word, evidence))
    for word, line in hand.allow.items():
        pos = line.split("\t")[0]
        chosen[word] = Headword(word, (pos,), ("hand", *attesting(word, evidence)))
    return list(chosen.values())


def _unknown_to_the_spelling(sources: Sources) -> frozenset[str]:
    """Return dictionaries' words that are no names, nor words that the spelling accents otherwise.

    FreeDict writes some words by the rules of 1980, or wrongly: *tisztavizű* for *tisztavízű*.
    """
    evidence = sources.evidence
    names = sources.names.hungarian | sources.names.by_file["names_geonames.txt"]
    spelt = {word.translate(_PLAIN) for word in evidence.readings}
    return frozenset(
        word
        for word in evidence.freedict | evidence.thesaurus_heads
        if rules.only_dictionaries_know(word, evidence)
        and word not in names
        and word.translate(_PLAIN) not in spelt
    )


def parts_of_speech(word: str, evidence: Evidence) -> tuple[str, ...]:
    """Return the word's parts of speech as a headword, the commonest way to read it first."""
    found = [
        _PARTS_OF_SPEECH[reading.part_of_speech]
        for reading in evidence.readings.get(word, ())
        if reading.is_headword and reading.part_of_speech in _PARTS_OF_SPEECH
    ]
    return tuple(dict.fromkeys(found))


def attesting(word: str, evidence: Evidence) -> tuple[str, ...]:
    """Return the short names of the sources that have the word."""
    by_source = (
        ("magyarispell", evidence.stems),
        ("thesaurus", evidence.thesaurus),
        ("freedict", evidence.freedict),
        ("tesseract", evidence.tesseract),
        ("wordfreq", evidence.frequent),
    )
    return tuple(name for name, words in by_source if word in words)


def rests_on_freedict(headword: Headword) -> bool:
    """Whether only FreeDict has the word, so that it belongs in the file under its licence."""
    return headword.sources == ("freedict",)


def write_data(sources: Sources, hand: HandLists, folder: Path, say: Callable[[str], None]) -> None:
    """Decide everything and write the files of ``folder``."""
    headwords = choose_headwords(sources, hand)
    words = {h.word for h in headwords}
    say(f"{len(words)} accepted words")
    for name, alone in (("headwords.tsv", False), ("headwords_freedict.tsv", True)):
        kept = (h for h in headwords if rests_on_freedict(h) is alone)
        write_lines(folder / name, _headword_lines(kept))
    chosen = choose_secrets(words, sources, hand)
    say(f"{len(chosen)} secrets")
    write_lines(folder / "secrets.txt", (w.upper() for w in chosen))
    levels = {w: secrets.level(w, sources.evidence) for w in words}
    known = (f"{w.upper()}\t{n}" for w, n in levels.items() if n < secrets.OBSCURE)
    write_lines(folder / "levels.tsv", known)
    evidence = sources.evidence
    _write_names(words, sources.names, evidence.abbreviations, folder)
    classes, members = class_lines(all_endings(headwords, sources))
    write_text(folder / "inflection_endings.tsv", classes)
    write_text(folder / "inflection_words.tsv", members)
    irregular = (f"{form.upper()}\t{line.upper()}" for form, line in hand.irregular.items())
    write_lines(folder / "irregular.tsv", irregular)
    unfit = sources.vulgar | hand.never_secret.keys()
    _write_meanings(words, sources, unfit, folder)


def _write_names(
    words: set[str], names: Names, abbreviations: frozenset[str], folder: Path
) -> None:
    """Write names, each in one file, and abbreviations.

    A short form that text has in capitals only is no name, unless Hungarian has it or people do.
    """
    own, people = names.by_file["names.txt"], names.by_file["names_people.txt"]
    acronyms = (names.acronyms - own) | (names.foreign_acronyms - own - people)
    taken = words | (abbreviations - own) | acronyms
    for file, listed in names.by_file.items():
        # In the order of code points, for the search by halves where they are read.
        kept = (w.upper() for w in listed - taken if set(w) & _VOWELS_OF_NAMES)
        write_text(folder / file, sorted(kept))
        taken |= listed
    short = (abbreviations | acronyms) - words
    write_lines(folder / "abbreviations.txt", (w.upper() for w in short))


def all_endings(headwords: Iterable[Headword], sources: Sources) -> dict[str, Endings]:
    """Return the endings of all entries of Magyar Ispell and of all accepted words.

    A prefixed verb has but few forms there, if any; it has all those of the bare verb too.
    """
    pos_of: dict[str, set[str]] = {}
    for entry in sources.entries:
        tagged = {t[3:] for t in entry.morphology if t.startswith("po:")}
        pos_of.setdefault(entry.word, set()).update(tagged & _PARTS_OF_SPEECH.keys())
    named = {w: {_PARTS_OF_SPEECH[p] for p in tags} for w, tags in pos_of.items()}
    preverbs = {e.word for e in sources.entries if "po:prv" in e.morphology}
    analogy = Analogy(sources.endings, named)
    endings = dict(sources.endings)
    for headword in headwords:
        own = endings.get(headword.word, frozenset())
        if len(own) < FULL_PARADIGM:
            own |= analogy.endings(headword.word, headword.pos)
        if "verb" in headword.pos:
            own |= bare_verb_endings(headword.word, preverbs, sources.endings)
        endings[headword.word] = own
    return endings


def bare_verb_endings(word: str, preverbs: set[str], endings: dict[str, Endings]) -> Endings:
    """Return the endings of the verb after a word's longest preverb; none without one."""
    for cut in range(len(word) - 2, 1, -1):
        if word[:cut] in preverbs and word[cut:] in endings:
            return endings[word[cut:]]
    return frozenset()


def choose_secrets(words: Iterable[str], sources: Sources, hand: HandLists) -> list[str]:
    """Return the words fit to be secrets; the block list and vulgar words are left out last."""
    unfit = sources.vulgar | hand.never_secret.keys() | hand.allow.keys()
    return [w for w in words if w not in unfit and secrets.is_secret(w, sources.evidence)]


def _headword_lines(headwords: Iterable[Headword]) -> list[str]:
    return [f"{h.word.upper()}\t{','.join(h.pos)}\t{','.join(h.sources)}" for h in headwords]


def _write_meanings(words: set[str], sources: Sources, unfit: set[str], folder: Path) -> None:
    shown = {
        w: meanings.synonyms_of(sources.synonyms[w], w, unfit)
        for w in words
        if w in sources.synonyms and w not in unfit
    }
    write_lines(folder / "synonyms.tsv", _meaning_lines(shown))
    shown = {
        w: meanings.glosses_of(sources.glosses[w])
        for w in words
        if w in sources.glosses and w not in unfit
    }
    write_lines(folder / "glosses.tsv", _meaning_lines(shown))


def _meaning_lines(shown: dict[str, tuple[str, ...]]) -> list[str]:
    return [f"{w.upper()}\t{'; '.join(texts)}" for w, texts in shown.items() if texts]
