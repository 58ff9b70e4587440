"""What one of hunspell's analyses says of a word: headword, derived word, inflected form, or name.

Magyar Ispell's tags: ``po:`` part of speech of a stem, ``is:`` inflection, ``ds:`` derivation,
``ts:`` state after it, ``ip:``/``sp:`` prefix, ``pa:`` part of a compound.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

# Inflections whose results dictionaries list as words of their own.
_LISTED_INFLECTIONS = {
    "PRES_INDIC_INDEF_SG_3",  # the headword form of verbs
    "i_PLACE/TIME_adj",
    "jÚ_PROPERTY_adj",
    "dik_ORDINAL_adj",
    "d_FRACTION_num",
}
OF_A_NAME = "of_a_name_adj"
_NOT_WORDS = {"noun_prs", "abr", "punct", "suffix", "part"}


class Origin(Enum):
    """Where a reading's word comes from."""

    STEM = auto()  # an entry of the dictionary
    DERIVED = auto()  # a suffix of derivation on an entry
    UNTAGGED = auto()  # an entry without morphology
    INFLECTED = auto()
    NOT_A_WORD = auto()  # name, abbreviation, sign, suffix


@dataclass(frozen=True, slots=True)
class Reading:
    """One analysis in short; ``label`` is the part of speech, or the tag of the derivation."""

    origin: Origin
    label: str = ""
    preverb: bool = False
    compound: bool = False

    @property
    def is_headword(self) -> bool:
        """Whether this reading's word may stand in a dictionary as it is."""
        return self.origin in (Origin.STEM, Origin.DERIVED, Origin.UNTAGGED)

    @property
    def part_of_speech(self) -> str:
        """The word's own part of speech in Magyar Ispell's terms; "" if it has none."""
        if self.origin is Origin.DERIVED:
            for ending in ("vrb", "noun", "adj", "adv", "num"):
                if self.label.endswith(ending):
                    return ending
            return "adj"
        return self.label


def read(tags: tuple[str, ...]) -> Reading:
    """Return what an analysis says of the word that it was made for."""
    own = [t for t in tags if not t.startswith(("st:", "sp:", "al:", "hy:"))]
    starts = [i for i, t in enumerate(own) if t.startswith("po:")]
    if not starts:
        plain = not any(t.startswith(("is:", "ds:")) for t in own)
        return Reading(Origin.UNTAGGED if plain else Origin.INFLECTED)
    parts = [own[i][3:] for i in starts]
    last = own[starts[-1] :]
    if set(parts) & _NOT_WORDS:
        # *bécsi*, *tiroli*: of a name, yet a common adjective, which dictionaries list at times.
        from_name = parts == ["noun_prs"] and _ordered_inflections(last) == ["i_PLACE/TIME_adj"]
        return Reading(Origin.DERIVED, OF_A_NAME) if from_name else Reading(Origin.NOT_A_WORD)
    if _is_plural(last) or not _inflections(last) <= _LISTED_INFLECTIONS:
        return Reading(Origin.INFLECTED)
    prefixed = any(t.startswith("ip:") for t in own)
    if prefixed and not any(t.startswith(("sp:", "pr:")) for t in tags):
        return Reading(Origin.INFLECTED)  # the superlative's leg- has neither
    compound = len(parts) > 1 or sum(t.startswith("pa:") for t in tags) > 1
    derivations = [t[3:] for t in last if t.startswith("ds:")]
    listed = [t for t in derivations + _ordered_inflections(last) if t != "PRES_INDIC_INDEF_SG_3"]
    if listed:
        return Reading(Origin.DERIVED, listed[-1], prefixed, compound)
    return Reading(Origin.STEM, parts[-1], prefixed, compound)


def _is_plural(tags: list[str]) -> bool:
    """Whether the plural comes after the last derivation; before it is fine (*vizes*)."""
    derivations = [i for i, t in enumerate(tags) if t.startswith("ds:")]
    return "ts:PLUR" in tags[derivations[-1] if derivations else 0 :]


def _inflections(tags: list[str]) -> set[str]:
    return set(_ordered_inflections(tags))


def _ordered_inflections(tags: list[str]) -> list[str]:
    return [t[3:] for t in tags if t.startswith("is:")]
