"""Literata's measures: which characters it has, and how wide a line of text is.

Everything that is drawn goes through :func:`drawable`, so that the formats agree on what they show.
"""

from __future__ import annotations

from functools import cache

from fontTools.ttLib import TTFont

from literatura.data_files import data_folder

WEIGHTS = {"regular": 400, "semibold": 600}
"""The files of the typeface that a picture needs, and their weights."""

_STAND_IN = "?"
_CUT = "…"
_ROUNDING = 0.01


def font_file(name: str) -> str:
    """Return the path of the typeface's TrueType file."""
    return str(data_folder() / "fonts" / f"literata-{name}.ttf")


def drawable(text: str) -> str:
    """Return the text with a question mark for each character that the typeface lacks."""
    widths = _widths("regular")
    return "".join(sign if sign in widths else _STAND_IN for sign in text)


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line of text is."""
    widths = _widths("semibold" if bold else "regular")
    return sum(widths[sign] for sign in drawable(text)) * size


def fitted(text: str, size: float, width: float, *, least: float, bold: bool = False) -> float:
    """Return the size, at least ``least``, at which the text is no wider than that."""
    return max(least, min(size, size * width / max(text_width(text, size, bold=bold), 1)))


def shortened(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """Return the text, or as much of it as is no wider than that, with an ellipsis."""
    if text_width(text, size, bold=bold) <= width + _ROUNDING:
        return text
    while text and text_width(text + _CUT, size, bold=bold) > width:
        text = text[:-1].rstrip()
    return text + _CUT


@cache
def _widths(name: str) -> dict[str, float]:
    """Return the width of each character for a size of 1."""
    font = TTFont(font_file(name), lazy=True)
    signs, metrics = font.getBestCmap(), font["hmtx"]
    return {chr(code): metrics[glyph][0] / font["head"].unitsPerEm for code, glyph in signs.items()}
