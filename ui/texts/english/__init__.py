"""What players read in English, a module for each part of the site."""

from ui.texts.english import (
    archive,
    explain,
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
    explain,
    rules,
    share,
    statistics,
    archive,
    transfer,
)

ENGLISH: dict[str, str] = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
