"""A board as a drawing: rows, control numbers, the hidden word covered or shown.

In the site's look: paper, ink, and two numbers that are the only colour. Draws what it is told and
knows no game: whoever asks decides what may be shown. Pictures speak Hungarian, as the game does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from literatura.codebreaker import Row
from literatura.picture.shapes import Box, Disc, Drawing, Line, Shape, Text, centred, hatched
from literatura.picture.typeface import fitted, shortened, text_width

IN_PLACE, MISPLACED = "helyén", "máshol"
NAME = "Literatúra"


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of the look, as in the site's style sheet."""

    paper: str
    tile: str
    ink: str
    soft: str
    line: str
    faint: str
    in_place: str
    on_in_place: str
    misplaced: str


LIGHT = Colours(
    paper="#f7f2e8",
    tile="#fffdf8",
    ink="#211d19",
    soft="#6b6257",
    line="#d9cfbf",
    faint="#e4dccd",
    in_place="#9c3325",
    on_in_place="#fffdf8",
    misplaced="#27577a",
)
DARK = Colours(
    paper="#161412",
    tile="#1f1c19",
    ink="#efe7d9",
    soft="#a89c8b",
    line="#3a342d",
    faint="#2a2520",
    in_place="#e0836c",
    on_in_place="#161412",
    misplaced="#8dbbe0",
)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """What a board shows. Without ``answer``, the hidden word is covered."""

    length: int
    rows: tuple[Row, ...]
    caption: str
    """What stands beside the name, as „334. feladvány · hétfő”."""
    open_row: bool = True
    """Whether a row to be filled in follows."""
    answer: str | None = None
    difficulty: int | None = None


_TILE, _GAP = 56.0, 4.0
_NUMBER, _COLUMN = 34.0, 60.0
_MARGIN, _HEAD, _COVER = 28.0, 58.0, 24.0
_LETTER, _DIGIT, _SMALL, _SMALLEST = 30.0, 24.0, 15.0, 12.0
_BESIDE = 16.0
"""So far from the name the caption begins, at least."""
_DOTS = 5


def draw_board(picture: BoardPicture, colours: Colours = LIGHT) -> Drawing:
    """Return the board with its name and caption above it."""
    board = list(board_shapes(picture, colours))
    width, height = board_size(picture)
    across = max(width, 400) + 2 * _MARGIN
    left = (across - width - _NUMBER / 2) / 2
    shapes = [
        *_heading(picture, across, colours),
        *(shape.moved(left, _MARGIN + _HEAD, 1) for shape in board),
    ]
    title = f"{NAME}: {picture.caption}"
    return Drawing(across, height + _HEAD + 2 * _MARGIN, colours.paper, tuple(shapes), title)


def draw_card(picture: BoardPicture, colours: Colours = LIGHT) -> Drawing:
    """Return a picture of 1200 by 630, as previews of links are: the board beside its name."""
    width, height = board_size(picture)
    scale = min(566 / height, 760 / width)
    left, top = 1200 - width * scale - 48, (630 - height * scale) / 2
    middle, room = (left + 16) / 2, left - 2 * _MARGIN
    size = fitted(picture.caption, 27, room, least=_SMALLEST)
    shapes = [
        *(shape.moved(left, top, scale) for shape in board_shapes(picture, colours)),
        Text(middle, 290, 58, NAME, colours.ink, bold=True),
        Text(middle, 345, size, shortened(picture.caption, size, room), colours.soft),
        *(dot.moved(middle, 385, 1.4) for dot in dots(picture.difficulty, colours)),
    ]
    return Drawing(1200, 630, colours.paper, tuple(shapes), f"{NAME}: {picture.caption}")


def board_size(picture: BoardPicture) -> tuple[float, float]:
    """Return the width and height of the board without its name."""
    rows = len(picture.rows) + picture.open_row
    return (
        _NUMBER + picture.length * (_TILE + _GAP) + 2 * _COLUMN,
        _COVER + 2 * _GAP + rows * (_TILE + _GAP) - _GAP,
    )


def board_shapes(picture: BoardPicture, colours: Colours) -> Iterator[Shape]:
    """Yield the board alone, its upper left corner at 0, 0."""
    yield from _covers(picture, colours)
    numbers = _NUMBER + picture.length * (_TILE + _GAP) + _COLUMN / 2
    yield centred(numbers, _COVER / 2, _SMALL, IN_PLACE, colours.in_place)
    yield centred(numbers + _COLUMN, _COVER / 2, _SMALL, MISPLACED, colours.misplaced)
    top = _COVER + 2 * _GAP
    for index, (guess, given) in enumerate(picture.rows):
        y = top + index * (_TILE + _GAP) + _TILE / 2
        yield from _row(index + 1, y, guess, colours, colours.line)
        yield Disc(numbers, y, _TILE * 0.36, fill=colours.in_place)
        yield centred(numbers, y, _DIGIT, str(given.in_place), colours.on_in_place, bold=True)
        x = numbers + _COLUMN
        yield Disc(x, y, _TILE * 0.36 - 1, stroke=colours.misplaced, line=2)
        yield centred(x, y, _DIGIT, str(given.misplaced), colours.misplaced, bold=True)
    if picture.open_row:
        y = top + len(picture.rows) * (_TILE + _GAP) + _TILE / 2
        letters = picture.answer or " " * picture.length
        yield from _row(len(picture.rows) + 1, y, letters, colours, colours.ink)


def dots(difficulty: int | None, colours: Colours) -> Iterator[Disc]:
    """Yield the difficulty as filled dots among five, their middle at 0, 0; nothing for None."""
    for index in range(_DOTS if difficulty else 0):
        x = (index - (_DOTS - 1) / 2) * 12.0
        if index < (difficulty or 0):
            yield Disc(x, 0, 4, fill=colours.ink)
        else:
            yield Disc(x, 0, 3.5, stroke=colours.soft, line=1)


def _row(number: int, y: float, letters: str, colours: Colours, edge: str) -> Iterator[Shape]:
    yield Text(_NUMBER - 10, y + 5, _SMALL, str(number), colours.soft, anchor="end")
    for place, letter in enumerate(letters):
        x = _NUMBER + place * (_TILE + _GAP)
        yield Box(x, y - _TILE / 2, _TILE, _TILE, 3, colours.tile, edge, 1.5)
        if letter != " ":
            yield centred(x + _TILE / 2, y, _LETTER, letter, colours.ink, bold=True)


def _covers(picture: BoardPicture, colours: Colours) -> Iterator[Shape]:
    for place in range(picture.length):
        x = _NUMBER + place * (_TILE + _GAP)
        if picture.answer:
            yield Box(x, 0, _TILE, _COVER, 3, colours.ink)
            letter = picture.answer[place]
            yield centred(x + _TILE / 2, _COVER / 2, _SMALL, letter, colours.paper, bold=True)
        else:
            box = Box(x, 0, _TILE, _COVER, 3, stroke=colours.line, line=1.5)
            yield from hatched(box, 8, colours.faint, 3)
            yield box


def _heading(picture: BoardPicture, width: float, colours: Colours) -> Iterator[Shape]:
    yield Text(_MARGIN, _MARGIN + 24, 32, NAME, colours.ink, bold=True, anchor="start")
    graded = list(dots(picture.difficulty, colours))
    room = width - 2 * _MARGIN - text_width(NAME, 32, bold=True) - _BESIDE
    size = fitted(picture.caption, _SMALL, room, least=_SMALLEST)
    caption = shortened(picture.caption, size, room)
    y = _MARGIN + (12 if graded else 24)
    yield Text(width - _MARGIN, y, size, caption, colours.soft, anchor="end")
    yield from (dot.moved(width - _MARGIN - 28, _MARGIN + 24, 1) for dot in graded)
    y = _MARGIN + 40
    yield Line(_MARGIN, y, width - _MARGIN, y, colours.line, 1)
