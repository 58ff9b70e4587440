"""The suffix rules of Magyar Ispell's ``.aff``, applied at build time: stem to inflected forms.

Hunspell puts at most two suffixes on a stem; most of the file's suffixes are bundles already
(plural, possessor and case at once). Prefixes are not read: preverbs and superlatives are handled
where forms are looked up. Flags are single bytes, not letters, since the file mixes encodings.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lexicon_build.hunspell import read_aliases

Tags = tuple[str, ...]

NEEDS_AFFIX, ONLY_IN_COMPOUNDS, FORBIDDEN = b"u"[0], b"|"[0], b"w"[0]


@dataclass(frozen=True, slots=True)
class Suffix:
    """One rule: on a stem that ends as ``condition`` says, replace ``strip`` by ``add``."""

    strip: str
    add: str
    condition: re.Pattern[str]
    flags: int  # the set of flags for a second suffix
    tags: Tags

    @property
    def depth(self) -> int:
        """How many last letters of the stem the rule looks at or takes away."""
        pattern = self.condition.pattern[:-1].replace("\\", "")
        return max(len(re.sub(r"\[[^\]]*\]", ".", pattern)), len(self.strip))


@dataclass(frozen=True, slots=True)
class Inflected:
    """A form of a stem and the tags of its suffixes."""

    form: str
    tags: Tags


class Affixes:
    """The suffix rules and sets of flags of one ``.aff`` file."""

    def __init__(self, aff: Path, wanted: Callable[[Tags], bool] = lambda _: True) -> None:
        """Read the rules whose tags are ``wanted``; expanding all of them takes an hour."""
        self._sets = read_aliases(aff, b"AF ")
        suffixes = _read_suffixes(aff, read_aliases(aff, b"AM "))
        self._suffixes = {
            flag: [rule for rule in rules if wanted(rule.tags)] for flag, rules in suffixes.items()
        }
        self._depth: dict[int, int] = {}
        self._fitting: dict[tuple[int, str], tuple[Suffix, ...]] = {}

    def flags(self, number: int) -> bytes:
        """Return the flags of set ``number``; none for 0."""
        return self._sets[number] if number else b""

    def inflect(self, stem: str, flags: int) -> Iterator[Inflected]:
        """Yield the forms of ``stem`` with one suffix and with two; a form may come twice."""
        for first in self._apply(stem, flags):
            form = stem[: len(stem) - len(first.strip)] + first.add
            following = self.flags(first.flags)
            if not set(following) & {NEEDS_AFFIX, ONLY_IN_COMPOUNDS, FORBIDDEN}:
                yield Inflected(form, first.tags)
            for second in self._apply(form, first.flags):
                if not set(self.flags(second.flags)) & {ONLY_IN_COMPOUNDS, FORBIDDEN}:
                    end = len(form) - len(second.strip)
                    yield Inflected(form[:end] + second.add, first.tags + second.tags)

    def _apply(self, stem: str, flags: int) -> tuple[Suffix, ...]:
        """Return the suffixes of a set of flags that fit; the same few endings come up always."""
        if flags not in self._depth:
            suffixes = [s for flag in self.flags(flags) for s in self._suffixes.get(flag, ())]
            self._depth[flags] = max((s.depth for s in suffixes), default=0)
        end = stem[-self._depth[flags] :]
        if (flags, end) not in self._fitting:
            self._fitting[flags, end] = tuple(
                suffix
                for flag in self.flags(flags)
                for suffix in self._suffixes.get(flag, ())
                if suffix.condition.search(end)
            )
        return self._fitting[flags, end]


def _read_suffixes(aff: Path, morphology: list[bytes]) -> dict[int, list[Suffix]]:
    suffixes: dict[int, list[Suffix]] = defaultdict(list)
    for line in aff.read_bytes().split(b"\n"):
        parts = line.split()
        if not line.startswith(b"SFX ") or len(parts) < 5:
            continue  # a group's head line has four parts
        added, _, flags = parts[3].decode("utf-8").partition("/")
        tags: list[str] = []
        for number in parts[5:]:
            text = morphology[int(number)] if number.isdigit() else number
            tags.extend(text.decode("utf-8").split())
        strip = _text(parts[2].decode("utf-8"))
        # A hyphen stands for itself in hunspell's sets of letters, never for a range.
        condition = re.compile(parts[4].decode("utf-8").replace("-", r"\-") + "$")
        suffix = Suffix(strip, _text(added), condition, int(flags or 0), tuple(tags))
        suffixes[parts[1][0]].append(suffix)
    return suffixes


def _text(part: str) -> str:
    return "" if part == "0" else part
