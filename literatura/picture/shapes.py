"""What pictures are made of: a few shapes with plain numbers, the same for every format.

Lengths are in one unit throughout, ``y`` grows downwards, colours are ``#rrggbb``. Knows no board
and no file format.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

Anchor = Literal["start", "middle", "end"]

CAP_HEIGHT = 0.701
"""The height of Literata's capitals for a size of 1."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with softened corners; an empty colour draws nothing."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0
    fill: str = ""
    stroke: str = ""
    line: float = 1

    def moved(self, dx: float, dy: float, scale: float) -> Box:
        """Return it scaled, then moved."""
        return replace(
            self,
            x=self.x * scale + dx,
            y=self.y * scale + dy,
            width=self.width * scale,
            height=self.height * scale,
            radius=self.radius * scale,
            line=self.line * scale,
        )


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, filled or a ring."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    line: float = 1

    def moved(self, dx: float, dy: float, scale: float) -> Disc:
        """Return it scaled, then moved."""
        return replace(
            self,
            x=self.x * scale + dx,
            y=self.y * scale + dy,
            radius=self.radius * scale,
            line=self.line * scale,
        )


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    x: float
    y: float
    x2: float
    y2: float
    stroke: str
    line: float = 1

    def moved(self, dx: float, dy: float, scale: float) -> Line:
        """Return it scaled, then moved."""
        return replace(
            self,
            x=self.x * scale + dx,
            y=self.y * scale + dy,
            x2=self.x2 * scale + dx,
            y2=self.y2 * scale + dy,
            line=self.line * scale,
        )


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; ``y`` is its baseline."""

    x: float
    y: float
    size: float
    content: str
    fill: str
    bold: bool = False
    anchor: Anchor = "middle"

    def moved(self, dx: float, dy: float, scale: float) -> Text:
        """Return it scaled, then moved."""
        return replace(self, x=self.x * scale + dx, y=self.y * scale + dy, size=self.size * scale)


Shape = Box | Disc | Line | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes on a paper of this size, the lowest first. ``title`` says what it shows."""

    width: float
    height: float
    paper: str
    shapes: tuple[Shape, ...]
    title: str

    def moved(self, dx: float, dy: float, scale: float) -> tuple[Shape, ...]:
        """Return the shapes scaled, then moved, to stand in a larger drawing."""
        return tuple(shape.moved(dx, dy, scale) for shape in self.shapes)


def centred(
    x: float, y: float, size: float, content: str, fill: str, *, bold: bool = False
) -> Text:
    """Return text whose capitals stand around the point."""
    return Text(x, y + size * CAP_HEIGHT / 2, size, content, fill, bold)


def hatched(box: Box, step: float, stroke: str, line: float) -> Iterable[Line]:
    """Yield slanting lines over the box, none outside it."""
    offset = step / 2
    while offset < box.width + box.height:
        x, y = box.x + min(offset, box.width), box.y + max(0, offset - box.width)
        x2, y2 = box.x + max(0, offset - box.height), box.y + min(offset, box.height)
        yield Line(x, y, x2, y2, stroke, line)
        offset += step
