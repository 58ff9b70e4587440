"""The player's notes as an element around the keyboard: marks in, changes out; see notes.js."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nicegui.element import Element
from nicegui.events import GenericEventArguments

from literatura.alphabet import LETTERS
from literatura.notes import Mark, spot_count
from ui.texts import Say

_MOST_CHANGES = 2**31
_NAMES = tuple(mark.name.lower() for mark in Mark)


@dataclass(frozen=True, slots=True)
class NotesView:
    """What the browser is told: marks as :class:`literatura.notes.Notes` writes them."""

    game: str
    length: int
    marks: str
    facts: str
    """What follows from the rows, in the same form; empty if that is not wanted."""
    fills: bool
    is_kept: bool
    """Whether the marks are stored; of a visitor who has not played they are not."""
    seen: int
    """The number of the browser's last change that is in ``marks``."""


class NotesPad(Element, component="notes.js"):
    """The marks on the keyboard inside it, the tools above that, and the grid.

    ``on_marks`` gets what the browser sent as it came: see :func:`read_marks`. ``on_fill`` is told
    that the player wants the switch to be turned.
    """

    def __init__(
        self,
        say: Say,
        on_marks: Callable[[Any], Awaitable[None]],
        on_fill: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__()
        self._view: NotesView | None = None
        self._props["letters"] = LETTERS
        self._props["names"] = _NAMES
        self._props["labels"] = _labels(say)
        self.mark("notes")

        async def marked(event: GenericEventArguments) -> None:
            await on_marks(event.args)

        self.on("marks", marked)
        self.on("fill", on_fill)

    def show(self, view: NotesView) -> None:
        """Draw the notes as they stand; a guess that changes none of them costs nothing."""
        if view == self._view:
            return
        self._view = view
        self._props.update(
            game=view.game,
            length=view.length,
            marks=view.marks,
            facts=view.facts,
            fills=view.fills,
            kept=view.is_kept,
            seen=view.seen,
        )
        self.update()


def read_marks(sent: object, game: str, length: int) -> tuple[int, list[tuple[int, Mark]]] | None:
    """Return the number of a browser's last change, and the marks it set on this game.

    None if it can't be that.
    """
    match sent:
        case {"game": str(name), "count": count, "marks": list(marks)} if (
            name == game
            and type(count) is int  # True is none
            and 0 <= count < _MOST_CHANGES
            and len(marks) <= spot_count(length)
        ):
            read = [_read_mark(one, length) for one in marks]
            known = [one for one in read if one is not None]
            return (count, known) if len(known) == len(read) else None
    return None


def _read_mark(sent: object, length: int) -> tuple[int, Mark] | None:
    match sent:
        case [spot, mark] if (
            type(spot) is type(mark) is int
            and 0 <= spot < spot_count(length)
            and 0 <= mark < len(Mark)
        ):
            return spot, Mark(mark)
    return None


def _labels(say: Say) -> dict[str, Any]:
    """Return the component's sentences; it puts letter, place and mark in itself."""
    braces = {name: f"{{{name}}}" for name in ("letter", "place", "mark", "name")}
    keys = ("undo", "clear", "grid", "table", "undone", "cleared", "fill")
    labels: dict[str, Any] = {key: say(f"notes.{key}") for key in keys}
    labels |= {key: say(f"notes.{key}", **braces) for key in ("letter", "place", "key", "fact")}
    labels["toolbar"] = say("notes.tools")
    labels["fillNote"] = say("notes.fill.note")
    labels["marks"] = [say(f"notes.{name}") for name in _NAMES]
    labels["tools"] = [say(f"notes.{name}.tool") for name in _NAMES]
    labels["facts"] = {1: say("notes.fact.excluded"), 3: say("notes.fact.sure")}
    return labels
