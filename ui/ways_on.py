"""Where to go on after a game: what the day still has for the player, and the statistics."""

from __future__ import annotations

from nicegui import ui

from literatura.modes import DAILY
from literatura.schedule import today
from literatura.solving import ANSWERS
from ui.components.text import link
from ui.services import Services
from ui.state import load_player
from ui.texts import Say


def ways_on(services: Services, say: Say, *, free: bool = True) -> None:
    """Draw links to the day's word and puzzle, as far as they are still to be played.

    Where both are done, free play comes instead, if ``free``. One's statistics and the archive are
    always there.
    """
    player, day = load_player(), today(services.clock()).isoformat()
    ways = [
        (target, say(key))
        for mode, target, key in (
            (DAILY.name, "/", "result.today"),
            (ANSWERS, "/feladvany", "result.puzzle"),
        )
        if player.result(mode, day) is None
    ]
    if not ways and free:
        ways = [("/szabad", say("result.free"))]
    for target, label in ways:
        with ui.element("p"):
            link(target, label)
    with ui.element("p").classes("ways-on"):
        link("/statisztika", say("menu.statistics"))
        link("/archivum", say("menu.archive"))
