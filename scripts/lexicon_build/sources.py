"""The pinned packages, and the evidence and meanings that are read out of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from lexicon_build import freedict, mythes, tesseract
from lexicon_build.affixes import Affixes
from lexicon_build.evidence import Evidence, playable
from lexicon_build.frequencies import read_frequencies, share_among_headwords
from lexicon_build.hunspell import Analyser, Entry, read_entries
from lexicon_build.name_sources import Names, read_names
from lexicon_build.packages import unpack
from lexicon_build.paradigms import Endings, endings_by_headword, is_wanted
from lexicon_build.pins import PACKAGES
from lexicon_build.readings import read

_LETTERS = re.compile("[aábcdeéfghiíjklmnoóöőprstuúüűvyz]+")
_LONGEST_FORM = 18  # longer forms tell nothing of headwords of up to 12 letters


@dataclass(frozen=True, slots=True)
class Sources:
    """Everything that the build reads from packages."""

    evidence: Evidence
    entries: tuple[Entry, ...]  # Magyar Ispell's
    glosses: dict[str, list[str]]
    synonyms: dict[str, list[list[str]]]
    vulgar: frozenset[str]
    endings: dict[str, Endings]  # of Magyar Ispell's entries
    names: Names


def read_sources(cache: Path, work: Path, say: Callable[[str], None]) -> Sources:
    """Fetch, verify, unpack and read all packages; about five minutes, most of it hunspell's."""
    say("fetching and verifying packages")
    folder = {package.name: unpack(package, cache, work) for package in PACKAGES}
    share = {name: path / "usr/share" for name, path in folder.items()}
    say("reading word lists")
    entries = tuple(read_entries(share["hunspell-hu"] / "hunspell"))
    glosses = freedict.read_glosses(
        share["dict-freedict-hun-eng"] / "dictd/freedict-hun-eng.index",
        share["dict-freedict-hun-eng"] / "dictd/freedict-hun-eng.dict.dz",
    )
    synonyms = mythes.read_synonyms(share["mythes-hu"] / "mythes/th_hu_HU_v2.dat")
    forms = tesseract.read_words(
        share["tesseract-ocr-hun"] / "tesseract-ocr/5/tessdata/hun.traineddata"
    )
    frequencies = read_frequencies(folder["wordfreq"] / "wordfreq/data/small_hu.msgpack.gz")
    naughty = json.loads((folder["naughty-words"] / "package/hu.json").read_text("utf-8"))
    analyser = Analyser(
        folder["hunspell"] / "usr/bin/hunspell",
        next(folder["libhunspell-1.7-0"].glob("usr/lib/*")),
        share["hunspell-hu"] / "hunspell/hu_HU",
    )
    evidence = weigh(entries, glosses, synonyms, forms, frequencies, analyser, say)
    say("working out the endings of headwords")
    affixes = Affixes(share["hunspell-hu"] / "hunspell/hu_HU.aff", is_wanted)
    endings = endings_by_headword(entries, affixes)
    names = read_names(folder, evidence, forms)
    return Sources(evidence, entries, glosses, synonyms, frozenset(naughty), endings, names)


def weigh(
    entries: tuple[Entry, ...],
    glosses: dict[str, list[str]],
    synonyms: dict[str, list[list[str]]],
    forms: list[str],
    frequencies: dict[str, float],
    analyser: Analyser,
    say: Callable[[str], None],
) -> Evidence:
    """Return the evidence that the sources' words make once hunspell has analysed them."""
    in_use = {w for w in forms if _LETTERS.fullmatch(w) and len(w) <= _LONGEST_FORM}
    counted = {w: share for w, share in frequencies.items() if _LETTERS.fullmatch(w)}
    heads = playable(synonyms)
    thesaurus = heads | playable(s for groups in synonyms.values() for g in groups for s in g)
    stems = playable(e.word for e in entries)
    candidates = in_use | set(counted) | thesaurus | stems | playable(glosses)
    say(f"finding the headwords of {len(candidates)} forms")
    headwords_of = analyser.stem(candidates)
    found = {h for headwords in headwords_of.values() for h in headwords}
    fresh = {h for h in found if _LETTERS.fullmatch(h)} - candidates
    headwords_of |= analyser.stem(fresh)
    candidates |= fresh
    short = playable(candidates)
    say(f"analysing {len(short)} candidates")
    analyses = analyser.analyse(short)
    return Evidence(
        stems=stems,
        names=playable(e.word.lower() for e in entries if _is_name(e)),
        abbreviations=playable(
            e.word.lower().strip(".") for e in entries if "po:abr" in e.morphology
        ),
        freedict=playable(glosses),
        thesaurus_heads=heads,
        thesaurus=thesaurus,
        tesseract=playable(forms),
        frequent=playable(frequencies),
        headwords_of=headwords_of,
        readings={w: tuple(dict.fromkeys(map(read, tags))) for w, tags in analyses.items()},
        shares=share_among_headwords(counted, _headwords(counted, headwords_of)),
        form_counts=dict(Counter(h for form in in_use for h in headwords_of.get(form, ()))),
        past_forms=frozenset(
            word
            for word, tagged in analyses.items()
            if any("is:PAST_INDIC_INDEF_SG_3" in tags for tags in tagged)
        ),
    )


def _is_name(entry: Entry) -> bool:
    return "po:noun_prs" in entry.morphology and entry.word[:1].isupper()


def _headwords(
    counted: dict[str, float], headwords_of: dict[str, frozenset[str]]
) -> dict[str, frozenset[str]]:
    """Return each counted form's headwords; a form unknown to hunspell stands for itself."""
    return {
        form: frozenset(h for h in headwords_of[form] if _LETTERS.fullmatch(h))
        if form in headwords_of
        else frozenset([form])
        for form in counted
    }
