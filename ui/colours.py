"""The colours of every appearance, as CSS variables; ``tests/ui/test_colours.py`` measures them.

Light and dark, each also with high contrast. Knows no page: which of the four a visitor sees is
said by the visitor's preferences, or else by the visitor's system.
"""

from __future__ import annotations

from ui.preferences import Contrast, Preferences, Theme

Palette = dict[str, str]

LIGHT: Palette = {
    "paper": "#f7f2e8",
    "tile": "#fffdf8",
    "ink": "#211d19",
    "soft": "#6b6257",
    "line": "#d9cfbf",
    "faint": "#e4dccd",
    "in": "#9c3325",
    "on-in": "#fffdf8",
    "mis": "#27577a",
    "key": "#ece4d5",
    "key-down": "#dfd5c2",
    "shade": "rgb(60 45 25 / .14)",
}
DARK: Palette = {
    "paper": "#161412",
    "tile": "#1f1c19",
    "ink": "#efe7d9",
    "soft": "#a89c8b",
    "line": "#3a342d",
    "faint": "#2a2520",
    "in": "#e0836c",
    "on-in": "#161412",
    "mis": "#8dbbe0",
    "key": "#2b2621",
    "key-down": "#3a332c",
    "shade": "rgb(0 0 0 / .5)",
}
LIGHT_CONTRAST: Palette = {
    "paper": "#fffefb",
    "tile": "#fffefb",
    "ink": "#000000",
    "soft": "#37312a",
    "line": "#5c5348",
    "faint": "#8b8174",
    "in": "#7d1a0c",
    "on-in": "#fffefb",
    "mis": "#0d3d63",
    "key": "#f2ede2",
    "key-down": "#d9d0c0",
    "shade": "transparent",
}
DARK_CONTRAST: Palette = {
    "paper": "#000000",
    "tile": "#000000",
    "ink": "#ffffff",
    "soft": "#e2d9cb",
    "line": "#b3a999",
    "faint": "#776e62",
    "in": "#ffae99",
    "on-in": "#000000",
    "mis": "#a9d6ff",
    "key": "#1b1815",
    "key-down": "#3d372f",
    "shade": "transparent",
}

_DARK_SYSTEM = "(prefers-color-scheme: dark)"
_CONTRAST_SYSTEM = "(prefers-contrast: more)"


def colour_style(wanted: Preferences) -> str:
    """Return the style sheet with the colours that the visitor, or else the system, wants."""
    if wanted.contrast is Contrast.HIGH:
        return _schemes(wanted.theme, LIGHT_CONTRAST, DARK_CONTRAST)
    high = _schemes(wanted.theme, LIGHT_CONTRAST, DARK_CONTRAST)
    return f"{_schemes(wanted.theme, LIGHT, DARK)}@media {_CONTRAST_SYSTEM}{{{high}}}"


def contrast_style(rules: str, wanted: Preferences) -> str:
    """Return the rules of high contrast for when it is wanted."""
    return rules if wanted.contrast is Contrast.HIGH else f"@media {_CONTRAST_SYSTEM}{{{rules}}}"


def theme_colours(wanted: Preferences) -> tuple[tuple[str, str], ...]:
    """Return the colours of the browser's own bars, each with the media that it is for."""
    high = wanted.contrast is Contrast.HIGH
    light = (LIGHT_CONTRAST if high else LIGHT)["paper"]
    dark = (DARK_CONTRAST if high else DARK)["paper"]
    match wanted.theme:
        case Theme.LIGHT:
            return (("", light),)
        case Theme.DARK:
            return (("", dark),)
        case Theme.SYSTEM:
            return ("(prefers-color-scheme: light)", light), (_DARK_SYSTEM, dark)


def _schemes(theme: Theme, light: Palette, dark: Palette) -> str:
    match theme:
        case Theme.LIGHT:
            return _root(light, "light")
        case Theme.DARK:
            return _root(dark, "dark")
        case Theme.SYSTEM:
            in_the_dark = _root(dark, "dark")
            return f"{_root(light, 'light')}@media {_DARK_SYSTEM}{{{in_the_dark}}}"


def _root(palette: Palette, scheme: str) -> str:
    variables = "".join(f"--{name}:{colour};" for name, colour in palette.items())
    return f":root{{color-scheme:{scheme};{variables}}}\n"
