"""What players read in English, a module for each part of the site."""

from ui.texts.english import (
    archive,
    help,
    notes,
    play,
    puzzle,
    rules,
    setter,
    settings,
    share,
    site,
    statistics,
    transfer,
)

_PARTS = (
    site,
    settings,
    play,
    setter,
    help,
    notes,
    puzzle,
    rules,
    share,
    statistics,
    archive,
    transfer,
)

ENGLISH: dict[str, str] = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
