"""Every pair of colours that stand on each other, measured in every appearance (WCAG 2.2)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ui.colours
from ui.colours import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Palette, colour_style
from ui.preferences import Contrast, Preferences, Theme

STYLES = Path(ui.colours.__file__).parent / "styles"
PALETTES = {
    "light": LIGHT,
    "dark": DARK,
    "light, high contrast": LIGHT_CONTRAST,
    "dark, high contrast": DARK_CONTRAST,
}
HIGH = ("light, high contrast", "dark, high contrast")

GROUNDS = ("paper", "tile", "key", "key-down")
# What is read stands on what: 4.5:1, and 7:1 in high contrast.
TEXTS = [
    *(("ink", ground) for ground in GROUNDS),
    *(("soft", ground) for ground in ("paper", "tile", "key")),
    *((number, ground) for number in ("in", "mis") for ground in ("paper", "tile")),
    ("on-in", "in"),
    ("paper", "ink"),
]
# Borders, rings, marks and icons without which something could not be told: 3:1.
MARKS = [
    *(("ink", ground) for ground in GROUNDS),
    *(("soft", ground) for ground in ("paper", "tile", "key")),
    ("in", "paper"),
    ("mis", "paper"),
]


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb`` as WCAG defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#ffffff", 21), ("#777777", "#ffffff", 4.48), ("#ffffff", "#ffffff", 1)],
)
def test_contrast_is_measured_as_wcag_does(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.01)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_can_be_read(palette: str, text: str, ground: str) -> None:
    colours = PALETTES[palette]
    assert contrast(colours[text], colours[ground]) >= (7 if palette in HIGH else 4.5)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_can_be_told(palette: str, mark: str, ground: str) -> None:
    assert contrast(PALETTES[palette][mark], PALETTES[palette][ground]) >= 3


@pytest.mark.parametrize("palette", HIGH)
@pytest.mark.parametrize("line", ["line", "faint"])
def test_every_line_can_be_seen_in_high_contrast(palette: str, line: str) -> None:
    assert contrast(PALETTES[palette][line], PALETTES[palette]["paper"]) >= 3


def test_every_palette_has_every_colour_that_the_style_sheets_use() -> None:
    assert all(palette.keys() == LIGHT.keys() for palette in PALETTES.values())
    sheets = "".join(path.read_text(encoding="utf-8") for path in STYLES.glob("*.css"))
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in STYLES.parent.rglob("*")
        if path.suffix in {".css", ".py", ".js"}
    )
    set_elsewhere = set(re.findall(r"""--([\w-]+)['"]?:""", code))
    assert set(re.findall(r"var\(--([\w-]+)", sheets)) - set_elsewhere <= LIGHT.keys()


def test_no_style_sheet_has_a_colour_of_its_own() -> None:
    for path in STYLES.glob("*.css"):
        assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?![^{]*\{)", path.read_text("utf-8")) == [], path


@pytest.mark.parametrize(
    ("wanted", "there", "not_there"),
    [
        (Preferences(), (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST), ()),
        (Preferences(Theme.DARK), (DARK, DARK_CONTRAST), (LIGHT, LIGHT_CONTRAST)),
        (Preferences(Theme.LIGHT), (LIGHT, LIGHT_CONTRAST), (DARK, DARK_CONTRAST)),
        (
            Preferences(contrast=Contrast.HIGH),
            (LIGHT_CONTRAST, DARK_CONTRAST),
            (LIGHT, DARK),
        ),
        (
            Preferences(Theme.DARK, Contrast.HIGH),
            (DARK_CONTRAST,),
            (LIGHT, DARK, LIGHT_CONTRAST),
        ),
    ],
    ids=["as the system", "dark", "light", "high contrast", "dark, high contrast"],
)
def test_only_the_wanted_colours_are_sent(
    wanted: Preferences, there: tuple[Palette, ...], not_there: tuple[Palette, ...]
) -> None:
    style = colour_style(wanted)
    assert all(palette["mis"] in style for palette in there)
    assert not any(palette["mis"] in style for palette in not_there)
