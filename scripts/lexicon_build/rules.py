"""Which candidates are accepted: the decision for one word, from all the evidence on it.

Measured, not argued: each rule's worth was weighed on lists of dictionary headwords against lists
of inflected forms. Hand-kept lists are applied after these rules, elsewhere.
"""

from __future__ import annotations

import re

from lexicon_build.evidence import Evidence
from lexicon_build.readings import OF_A_NAME, Origin, Reading

VOWELS = frozenset("aáeéiíoóöőuúüű")
COMMON_ZIPF = 3.0  # where wordfreq's list ends

# Derivations whose results stand in dictionaries only now and then: a dictionary must have them.
_LOOSE_DERIVATIONS = (
    "tt_PASTPART", "jÚ_PROP", "tAt_FACT", "gAt_FREQ", "d_FRAC", "i_PLACE", "né_MRS", "z_ACTION",
    "Ódik", "AndÓ", "beli_", "sít_",
)  # fmt: skip
# FreeDict has many of these that are forms rather than words; the thesaurus must have them too.
_DOUBTFUL_DERIVATIONS = ("tt_PASTPART", "szOr_MULTIPLICATION")
_CASE_ENDING = re.compile("(b[ae]n|b[óő]l|t[óő]l|r[óő]l|n[áé]l|v[ae]l)$")
# *négyhetente*, *tízóránként*: of any number
_EVERY_SO_OFTEN = re.compile(".{2}(év|hav|het|nap|órá).*(nként|nta|nte)$")
_PLURAL_OF_POSSESSED = re.compile("[óőúű]i$")
_CAUSATIVE = "tAt_FACT"
_FEW_FORMS = 2
_RARE_FORMS = 3
_NEVER_COMMON = ("né_", "jÚ_")
_REFLEXIVES = ("noun_ref_SG_1", "noun_ref_SG_2", "noun_ref_PL")


def accept(word: str, evidence: Evidence) -> Reading | None:
    """Return the reading on which the word is accepted; None if it is not."""
    readings = evidence.readings.get(word, ())
    usable = [r for r in readings if r.is_headword and not _is_barred(r)]
    if not usable or not _may_be_a_word(word, usable, evidence):
        return None
    inflected = any(r.origin is Origin.INFLECTED for r in readings)
    for reading in sorted(usable, key=_directness):
        if _holds(word, reading, inflected, evidence):
            return reading
    return None


def _is_barred(reading: Reading) -> bool:
    return "An_MODE" in reading.label or reading.label.startswith(_REFLEXIVES)


def _may_be_a_word(word: str, usable: list[Reading], evidence: Evidence) -> bool:
    if not set(word) & VOWELS and not any(r.label == "sentint" for r in usable):
        return False
    if word in evidence.abbreviations and word not in evidence.freedict:
        return False
    # A name is a word only if someone writes it in lower case.
    return word not in evidence.names or word in evidence.freedict | evidence.tesseract


def _directness(reading: Reading) -> tuple[bool, bool, bool, str]:
    return (
        reading.origin is not Origin.STEM,
        reading.compound,
        reading.preverb,
        reading.label,
    )


def _holds(word: str, reading: Reading, inflected: bool, evidence: Evidence) -> bool:
    """Whether the evidence is enough for a reading; ``inflected``: the word has other ones."""
    listed = evidence.in_dictionary(word)
    if word in evidence.names:
        listed = word in evidence.freedict  # the thesaurus knows names as name-days
    own = word in evidence.headwords_of.get(word, ())
    if reading.origin is Origin.UNTAGGED:
        return listed and own and not (word.startswith("leg") and word.endswith("bb"))
    if _is_doubtful(word, reading) and word not in evidence.thesaurus:
        return False
    if _is_more_of_a_form(word, reading, inflected, evidence):
        return False
    if listed:
        return reading.label != "noun_pron" or own
    seen = word in evidence.tesseract
    if reading.origin is Origin.DERIVED:
        return _derived_holds(word, reading, inflected, evidence)
    if reading.compound:
        return not inflected and seen and _is_in_use(word, evidence)
    if reading.preverb:
        return reading.label == "vrb" and _prefixed_verb_holds(word, inflected, evidence)
    if word in evidence.past_forms and reading.label == "adj":
        return False  # *fogalmazott*, *főzött*: participles that no dictionary has
    if reading.label in ("noun", "adj", "vrb"):
        return (not inflected or own) and (word in evidence.stems or seen)
    if reading.label == "adv":
        alone = evidence.headwords_of.get(word) == {word}
        return not inflected and alone and (seen or word in evidence.stems)
    if reading.label == "sentint":
        return word in evidence.stems
    return seen and own and not inflected and reading.label != "noun_pron"


def _prefixed_verb_holds(word: str, inflected: bool, evidence: Evidence) -> bool:
    forms = evidence.form_counts.get(word, 0)
    if inflected:
        return word not in evidence.past_forms and forms >= 4
    return forms > 0 or evidence.shares.get(word, 0.0) > 0 or word in evidence.tesseract


def _derived_holds(word: str, reading: Reading, inflected: bool, evidence: Evidence) -> bool:
    if inflected or word not in evidence.tesseract or reading.label == OF_A_NAME:
        return False
    if reading.label.startswith("i_PLACE"):
        # *kerti*, *égési*; a rare short one is as likely a family name.
        return _is_in_use(word, evidence) and word not in evidence.names
    if reading.compound or any(tag in reading.label for tag in _LOOSE_DERIVATIONS):
        barred = reading.label.startswith(_NEVER_COMMON) or word in evidence.names
        return evidence.zipf(word) >= COMMON_ZIPF and not barred
    return True


def _is_doubtful(word: str, reading: Reading) -> bool:
    """Whether a dictionary's having the word may mean that it lists a form."""
    if reading.origin is Origin.DERIVED:
        participle = reading.preverb and reading.label.startswith(_DOUBTFUL_DERIVATIONS[0])
        return participle or reading.label.startswith(_DOUBTFUL_DERIVATIONS[1])
    return reading.label == "adv" and bool(_CASE_ENDING.search(word))


def _is_more_of_a_form(word: str, reading: Reading, inflected: bool, evidence: Evidence) -> bool:
    """Whether the word is read as a headword, yet what speaks for a form weighs more.

    The spelling dictionary has some forms as entries, and FreeDict lists some.
    """
    own = word in evidence.headwords_of.get(word, ())
    from_stem = reading.origin is Origin.STEM
    if word in evidence.thesaurus:
        return False
    if from_stem and reading.label == "adv" and not own:
        return True  # *utólagosan*
    if from_stem and reading.label == "adj" and reading.preverb and word in evidence.past_forms:
        return word not in evidence.stems  # *kivett*
    if word in evidence.freedict:
        return False
    if from_stem and reading.label in ("noun", "adj", "vrb") and not own:
        return True  # *átszövi*, *mondá*
    if reading.label == "adv" and _EVERY_SO_OFTEN.search(word):
        return word not in evidence.tesseract
    if not inflected:
        return False
    if any(_CAUSATIVE in r.label for r in evidence.readings[word]):
        # *nyelet*, *szeget*: objects; unlike *táncoltat*, which is hardly that of *táncolt*
        rare = evidence.form_counts.get(word, 0) < _RARE_FORMS
        return rare and word[:-2] not in evidence.past_forms
    # *jelzői*: of *jelző*, in the plural
    return (
        reading.label == "adj"
        and bool(_PLURAL_OF_POSSESSED.search(word))
        and word not in evidence.frequent
    )


def _is_in_use(word: str, evidence: Evidence) -> bool:
    common = evidence.zipf(word) >= COMMON_ZIPF or word in evidence.frequent
    return common or evidence.form_counts.get(word, 0) >= _FEW_FORMS


def only_dictionaries_know(word: str, evidence: Evidence) -> bool:
    """Whether a dictionary has a word that the spelling dictionary knows in no form at all."""
    return (
        (word in evidence.freedict or word in evidence.thesaurus_heads)
        and word not in evidence.readings
        and bool(set(word) & VOWELS)
    )
