"""A booklet of puzzles on A4: title, rules, the puzzles from easy to hard, and their solutions.

Four puzzles stand on a page, long words two. Sizes are in points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from literatura.picture import texts
from literatura.picture.board import LIGHT, BoardPicture, Colours, board_shapes, board_size, dots
from literatura.picture.pdf import text_width
from literatura.picture.shapes import Drawing, Line, Shape, Text
from literatura.puzzle import Puzzle

WIDTH, HEIGHT = 595.28, 841.89
_MARGIN = 56.0
_INNER = WIDTH - 2 * _MARGIN
_LONGEST_OF_FOUR = 8
"""Up to so many letters, four puzzles stand on a page."""

_HEAD = 24.0
_GUTTER = 28.0
_COLUMNS, _LINES = 3, 30

Numbered = tuple[int, Puzzle]


def booklet(puzzles: Sequence[Puzzle], colours: Colours = LIGHT) -> Iterator[Drawing]:
    """Yield the pages, the puzzles sorted by difficulty, then by length."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.length))
    numbered = list(enumerate(ordered, start=1))
    yield _page(_title(len(ordered), colours), colours)
    yield _page(_rules(colours), colours)
    pages = [_boards(group, colours) for group in _groups(numbered)]
    for start in range(0, len(numbered), _COLUMNS * _LINES):
        pages.append(_solutions(numbered[start : start + _COLUMNS * _LINES], colours))
    for number, shapes in enumerate(pages, start=1):
        foot = Text(WIDTH / 2, HEIGHT - 30, 10, str(number), colours.soft)
        yield _page([*shapes, foot], colours)


def _page(shapes: Sequence[Shape], colours: Colours) -> Drawing:
    return Drawing(WIDTH, HEIGHT, colours.paper, tuple(shapes), texts.TITLE)


def _title(count: int, colours: Colours) -> list[Shape]:
    middle = WIDTH / 2
    return [
        Text(middle, 330, 60, texts.TITLE, colours.ink, bold=True),
        Line(middle - 90, 360, middle + 90, 360, colours.line, 1),
        Text(middle, 400, 26, texts.SUBTITLE, colours.ink),
        Text(middle, 432, 14, texts.COUNT.format(count=count), colours.soft),
    ]


def _rules(colours: Colours) -> list[Shape]:
    shapes: list[Shape] = [_heading(texts.RULES_TITLE, colours)]
    y = _MARGIN + 70
    for paragraph in texts.RULES:
        for line in _broken(paragraph, 12.5, _INNER):
            shapes.append(Text(_MARGIN, y, 12.5, line, colours.ink, anchor="start"))
            y += 20
        y += 10
    return shapes


def _heading(text: str, colours: Colours) -> Text:
    return Text(_MARGIN, _MARGIN + 26, 26, text, colours.ink, bold=True, anchor="start")


def _broken(text: str, size: float, width: float) -> Iterator[str]:
    """Yield the lines into which the text is broken so that each is no wider than that."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".lstrip()
        if line and text_width(longer, size) > width:
            yield line
            longer = word
        line = longer
    yield line


def _groups(numbered: Sequence[Numbered]) -> Iterator[list[Numbered]]:
    """Yield what stands on one page after the other, in order."""
    group: list[Numbered] = []
    for one in numbered:
        if len(group) >= _capacity([*group, one]):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _capacity(group: Sequence[Numbered]) -> int:
    return 4 if all(puzzle.length <= _LONGEST_OF_FOUR for _, puzzle in group) else 2


def _boards(group: Sequence[Numbered], colours: Colours) -> list[Shape]:
    """Return a page of puzzles: two in a row, or one above the other."""
    columns = 2 if _capacity(group) == 4 else 1
    width = (_INNER - (columns - 1) * _GUTTER) / columns
    height = (HEIGHT - 2 * _MARGIN - _GUTTER) / 2
    shapes: list[Shape] = []
    for place, (number, puzzle) in enumerate(group):
        row, column = divmod(place, columns)
        left, top = _MARGIN + column * (width + _GUTTER), _MARGIN + row * (height + _GUTTER)
        picture = BoardPicture(puzzle.length, puzzle.rows, "")
        across, down = board_size(picture)
        scale = min(width / across, (height - _HEAD) / down)
        left += (width - across * scale) / 2
        title = texts.PUZZLE.format(number=number)
        shapes.append(Text(left + 15, top + 12, 13, title, colours.ink, bold=True, anchor="start"))
        right = left + across * scale
        shapes += [dot.moved(right - 30, top + 8, 0.85) for dot in dots(puzzle.difficulty, colours)]
        board = board_shapes(picture, colours)
        shapes += [shape.moved(left, top + _HEAD, scale) for shape in board]
    return shapes


def _solutions(numbered: Sequence[Numbered], colours: Colours) -> list[Shape]:
    shapes: list[Shape] = [_heading(texts.SOLUTIONS, colours)]
    for place, (number, puzzle) in enumerate(numbered):
        column, line = divmod(place, _LINES)
        x, y = _MARGIN + column * _INNER / _COLUMNS, _MARGIN + 64 + line * 21
        shapes.append(Text(x + 22, y, 11, f"{number}.", colours.soft, anchor="end"))
        shapes.append(Text(x + 30, y, 12, puzzle.solution, colours.ink, bold=True, anchor="start"))
    return shapes
