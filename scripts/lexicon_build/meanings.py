"""Synonyms and glosses as they are shown to players: screened, short, best first."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

MOST_SHOWN = 8
_LONGEST = 40
_MARK = re.compile(r"\s*[(\[{<].*?[)\]}>]\s*")

# English words that no gloss shown to a player may hold, whatever the Hungarian headword.
_UNFIT_ENGLISH = frozenset(
    [
        "anal",
        "anus",
        "arse",
        "arsehole",
        "ass",
        "asshole",
        "bastard",
        "bitch",
        "bloody",
        "bollocks",
        "boob",
        "boobs",
        "bugger",
        "bullshit",
        "clit",
        "clitoris",
        "cock",
        "coitus",
        "condom",
        "copulate",
        "crap",
        "cunt",
        "dick",
        "dildo",
        "dyke",
        "ejaculate",
        "erection",
        "fag",
        "faggot",
        "fart",
        "fornicate",
        "fuck",
        "fucked",
        "fucker",
        "fucking",
        "genitals",
        "hooker",
        "intercourse",
        "jap",
        "jerk-off",
        "kike",
        "masturbate",
        "nigger",
        "nigga",
        "orgasm",
        "paki",
        "penis",
        "piss",
        "pissed",
        "porn",
        "prick",
        "prostitute",
        "pussy",
        "queer",
        "rape",
        "rapist",
        "semen",
        "sex",
        "sexual",
        "shag",
        "shit",
        "shitty",
        "slut",
        "sperm",
        "testicle",
        "testicles",
        "tit",
        "tits",
        "titties",
        "turd",
        "twat",
        "vagina",
        "vulva",
        "wank",
        "whore",
        "wog",
    ]
)


def synonyms_of(groups: Iterable[list[str]], head: str, unfit: Container[str]) -> tuple[str, ...]:
    """Return the synonyms to show, in the thesaurus's order, none twice, the head left out."""
    found: dict[str, None] = {}
    for group in groups:
        for synonym in group:
            text = _MARK.sub(" ", synonym).strip()
            if text and text != head and len(text) <= _LONGEST and _is_fit(text, unfit):
                found[text] = None
    return tuple(found)[:MOST_SHOWN]


def glosses_of(glosses: Iterable[str]) -> tuple[str, ...]:
    """Return the English glosses to show, in the dictionary's order, none twice."""
    found: dict[str, None] = {}
    for gloss in glosses:
        text = _MARK.sub(" ", gloss).strip().replace("; ", ", ")
        if text and len(text) <= _LONGEST and _is_fit(text.lower(), _UNFIT_ENGLISH):
            found[text] = None
    return tuple(found)[:MOST_SHOWN]


def _is_fit(text: str, unfit: Container[str]) -> bool:
    return not any(word in unfit for word in re.findall(r"[\w-]+", text))
