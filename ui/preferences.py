"""How a visitor wants the site, each choice in a plain cookie of its own.

Cookies, so that the server knows them before the first paint, and nothing is stored for a visitor
who does not play. What a browser sends is checked here: anything else counts as no choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar


class Theme(StrEnum):
    """Light or dark paper, the first as the visitor's system has it."""

    SYSTEM = "rendszer"
    LIGHT = "vilagos"
    DARK = "sotet"


class Contrast(StrEnum):
    """How strong the contrast is, the first as the visitor's system has it."""

    SYSTEM = "rendszer"
    HIGH = "eros"


class Switch(StrEnum):
    """Off, unless the visitor switches it on."""

    OFF = "ki"
    ON = "be"


class Tour(StrEnum):
    """Whether the visitor has had the tour."""

    TO_COME = "jon"
    TAKEN = "volt"


_Choice = TypeVar("_Choice", bound=StrEnum)

# The cookie of each choice; its values are also those of ``/beallitas/NAME/VALUE``.
CHOICES: dict[str, type[StrEnum]] = {
    "szin": Theme,
    "kontraszt": Contrast,
    "hang": Switch,
    "rezges": Switch,
    "bemutato": Tour,
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a visitor has chosen."""

    theme: Theme = Theme.SYSTEM
    contrast: Contrast = Contrast.SYSTEM
    sound: bool = False
    vibration: bool = False
    toured: bool = False

    @property
    def feels(self) -> bool:
        """Return whether the board is to be heard or felt."""
        return self.sound or self.vibration


def preferences(cookies: Mapping[str, str]) -> Preferences:
    """Return what the cookies of a request say."""
    return Preferences(
        theme=_chosen(Theme, cookies.get("szin")),
        contrast=_chosen(Contrast, cookies.get("kontraszt")),
        sound=_chosen(Switch, cookies.get("hang")) is Switch.ON,
        vibration=_chosen(Switch, cookies.get("rezges")) is Switch.ON,
        toured=_chosen(Tour, cookies.get("bemutato")) is Tour.TAKEN,
    )


def is_choice(name: str, value: str) -> bool:
    """Return whether there is such a choice, with such a value."""
    return name in CHOICES and value in list(CHOICES[name])


def _chosen(choice: type[_Choice], value: str | None) -> _Choice:
    known = list(choice)
    return next((one for one in known if one == value), known[0])
