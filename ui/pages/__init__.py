"""The pages, one file each: a page reads the request, fetches plain values and draws components."""

from __future__ import annotations

from ui.pages import (
    archive,
    daily,
    free,
    fresh_puzzle,
    language,
    numbers,
    pictures,
    puzzle,
    rules,
    setter,
    settings,
    statistics,
    transfer,
)
from ui.services import Services


def register(services: Services) -> None:
    """Give every page its route."""
    daily.register(services)
    fresh_puzzle.register(services)  # before the days: /feladvany/uj is none
    puzzle.register(services)
    pictures.register(services)
    free.register(services)
    setter.register(services)
    archive.register(services)
    statistics.register(services)
    transfer.register(services)
    numbers.register(services)
    rules.register()
    settings.register()
    language.register()
