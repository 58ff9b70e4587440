"""What players read in English, a module for each part of the site."""

from ui.texts.english import explain, help, play, puzzle, rules, setter, share, site

_PARTS = (site, play, setter, help, puzzle, explain, rules, share)

ENGLISH: dict[str, str] = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
