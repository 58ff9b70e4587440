"""What Hungarian players read, a module for each part of the site."""

from ui.texts.hungarian import help, play, puzzle, rules, setter, share, site

_PARTS = (site, play, setter, help, puzzle, rules, share)

HUNGARIAN: dict[str, str] = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
