"""What players read in English, a module for each part of the site."""

from ui.texts.english import help, play, puzzle, rules, setter, share, site

_PARTS = (site, play, setter, help, puzzle, rules, share)

ENGLISH: dict[str, str] = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
