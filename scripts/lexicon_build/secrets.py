"""Which accepted words are fit to be secrets, and how well known each word is."""

from __future__ import annotations

from lexicon_build.evidence import Evidence
from lexicon_build.readings import Origin

_LEAST_ZIPF = ((1, 4.0), (2, 3.5), (3, 3.0))
_LEAST_FORMS = 5
OBSCURE = 5
_PARTS_OF_SPEECH = {"noun", "adj", "vrb"}
_REPEATS_FROM = 9  # from this length on there are too few words without a repeated letter


def level(word: str, evidence: Evidence) -> int:
    """Return how well known a word is, from 1 (everybody) to 5 (obscure)."""
    frequency = evidence.zipf(word)
    for found, least in _LEAST_ZIPF:
        if frequency >= least:
            return found
    # wordfreq's list ends at zipf 3; below it, many forms in use tell known words from rare ones.
    return 4 if evidence.form_counts.get(word, 0) >= _LEAST_FORMS else OBSCURE


def is_secret(word: str, evidence: Evidence) -> bool:
    """Whether an accepted word may be drawn as a secret; the block list comes after this.

    Only headwords of the spelling dictionary that a dictionary or thesaurus of another hand has
    too, which are not also a form of another word, a name or an abbreviation.
    """
    readings = evidence.readings.get(word, ())
    stems = {r.label for r in readings if r.origin is Origin.STEM and not r.compound}
    return (
        bool(stems & _PARTS_OF_SPEECH)
        and all(r.is_headword for r in readings)
        and evidence.headwords_of.get(word, frozenset()) <= {word}
        and (word in evidence.freedict or word in evidence.thesaurus_heads)
        and word not in evidence.names | evidence.abbreviations
        and level(word, evidence) < OBSCURE
        and (len(set(word)) == len(word) or len(word) >= _REPEATS_FROM)
    )
