"""One quiet line under a day's result: how it went for others, and a link to all the numbers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui

from literatura.day_counts import DayCount
from ui.components.text import link
from ui.texts import Say


def day_line(
    say: Say,
    target: str,
    load: Callable[[], Awaitable[DayCount | None]],
    steps: int | None = None,
    *,
    key: str = "numbers.line",
    is_counted: bool = False,
) -> None:
    """Draw the line a moment later, from what ``load`` returns; None leaves it empty.

    ``steps`` are the player's own, if they are to be compared; ``is_counted`` says whether the
    player is known to be among those who are counted. ``key`` is that of the sentence.
    """
    place = ui.element("p").classes("day-line")

    async def fill() -> None:
        count = await load()
        if count is not None and count.played:
            told = _sentence(say, count, key, steps) if is_counted else _plain(say, count, key)
            with place:
                link(target, told).props("data-testid=day-line")

    ui.timer(0, fill, once=True)


def _sentence(say: Say, count: DayCount, key: str, steps: int | None) -> str:
    """Return the line for one of those who are counted."""
    if count.played == 1:
        return say("numbers.first")
    if steps is None:
        return _plain(say, count, key)
    better = count.fewer_than(steps)
    return _plain(say, count, f"{key}.better" if better else f"{key}.best", better)


def _plain(say: Say, count: DayCount, key: str, better: int = 0) -> str:
    numbers = {"played": count.played, "solved": count.solved, "better": better}
    return say(key, **{name: say.number(number) for name, number in numbers.items()})
