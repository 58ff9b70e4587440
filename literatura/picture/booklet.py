"""A booklet of puzzles on A4: title, rules with an example, the puzzles, and their solutions.

Four puzzles stand on a page, long words two. Sizes are in points. Pages are white, to be printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from literatura.picture import texts
from literatura.picture.board import LIGHT, BoardPicture, board_shapes, board_size, dots
from literatura.picture.shapes import Drawing, Line, Shape, Text
from literatura.picture.typeface import fitted, shortened, text_width
from literatura.puzzle import Puzzle
from literatura.scoring import score

PRINT = replace(LIGHT, paper="#ffffff", tile="#ffffff")
WIDTH, HEIGHT = 595.28, 841.89
_MARGIN = 56.0
_INNER = WIDTH - 2 * _MARGIN
_LONGEST_OF_FOUR = 8
"""Up to so many letters, four puzzles stand on a page."""

_HEAD = 24.0
_GUTTER = 28.0
_BOARD_HEIGHT = (HEIGHT - 2 * _MARGIN - _GUTTER) / 2 - _HEAD
_COLUMNS, _LINES = 3, 30


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of a booklet: what stands above it, and before its solution."""

    puzzle: Puzzle
    title: str
    key: str


@dataclass(frozen=True, slots=True)
class Contents:
    """What a booklet holds, and the two lines about it on the title page."""

    entries: tuple[Entry, ...]
    about: tuple[str, str]


def graded(puzzles: Sequence[Puzzle], seed: str) -> Contents:
    """Return the puzzles of a seed, from easy to hard, then by length, numbered from 1."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.length))
    entries = (
        Entry(puzzle, texts.PUZZLE.format(number=number), f"{number}.")
        for number, puzzle in enumerate(ordered, start=1)
    )
    count = texts.COUNT.format(count=len(ordered))
    return Contents(tuple(entries), (count, texts.SET.format(seed=seed)))


def of_days(puzzles: Sequence[Puzzle], days: Sequence[date]) -> Contents:
    """Return the puzzles of these days, in their order and with their numbers and dates."""
    entries = []
    for puzzle, day in zip(puzzles, days, strict=True):
        title = texts.day_title(day)
        entries.append(Entry(puzzle, title, title.split(" ")[0]))
    count = texts.COUNT_OF_DAYS.format(count=len(entries))
    return Contents(tuple(entries), (count, texts.days_range(days[0], days[-1])))


def booklet(contents: Contents) -> Iterator[Drawing]:
    """Yield the pages."""
    yield _page(_title(contents))
    yield _page(_rules())
    pages = [_boards(group) for group in _groups(contents.entries)]
    pages += [_solutions(entries) for entries in _shares(contents.entries)]
    for number, shapes in enumerate(pages, start=1):
        foot = Text(WIDTH / 2, HEIGHT - 30, 10, str(number), PRINT.soft)
        yield _page([*shapes, foot])


def sheet(picture: BoardPicture) -> Drawing:
    """Return a page with a single board as large as it may be, to be printed."""
    across, down = board_size(picture)
    scale = min(_INNER / across, (HEIGHT - 3 * _MARGIN - 40) / down, 0.9)
    left = (WIDTH - across * scale) / 2
    top = _MARGIN + 70
    size = fitted(picture.caption, 14, _INNER - 200, least=11)
    marks = dots(picture.difficulty, PRINT)
    shapes = [
        _heading(texts.TITLE),
        Text(
            WIDTH - _MARGIN, _MARGIN + 26, size,
            shortened(picture.caption, size, _INNER - 200), PRINT.soft, anchor="end",
        ),
        Line(_MARGIN, _MARGIN + 38, WIDTH - _MARGIN, _MARGIN + 38, PRINT.line, 1),
        *(dot.moved(WIDTH - _MARGIN - 28, _MARGIN + 54, 1) for dot in marks),
        *(shape.moved(left, top, scale) for shape in board_shapes(picture, PRINT)),
    ]  # fmt: skip
    return _page(shapes, f"{texts.TITLE}: {picture.caption}")


def _page(shapes: Sequence[Shape], title: str = texts.TITLE) -> Drawing:
    return Drawing(WIDTH, HEIGHT, PRINT.paper, tuple(shapes), title)


def _title(contents: Contents) -> list[Shape]:
    middle = WIDTH / 2
    shapes: list[Shape] = [
        Text(middle, 330, 60, texts.TITLE, PRINT.ink, bold=True),
        Line(middle - 90, 360, middle + 90, 360, PRINT.line, 1),
        Text(middle, 400, 26, texts.SUBTITLE, PRINT.ink),
    ]
    for line, text in enumerate(contents.about):
        size = fitted(text, 14, _INNER, least=10)
        y = 432 + 22 * line
        shapes.append(Text(middle, y, size, shortened(text, size, _INNER), PRINT.soft))
    return shapes


def _rules() -> list[Shape]:
    shapes: list[Shape] = [_heading(texts.RULES_TITLE)]
    y = _MARGIN + 70
    for paragraph in texts.RULES:
        lines, y = _paragraph(paragraph, y)
        shapes += lines
    y += 14
    shapes.append(Text(_MARGIN, y, 16, texts.EXAMPLE_TITLE, PRINT.ink, bold=True, anchor="start"))
    secret, guess = texts.EXAMPLE_SECRET, texts.EXAMPLE_GUESS
    rows = ((guess, score(secret, guess)),)
    board = BoardPicture(len(secret), rows, "", open_row=False, answer=secret)
    shapes += [shape.moved(_MARGIN, y + 20, 0.6) for shape in board_shapes(board, PRINT)]
    lines, _ = _paragraph(texts.EXAMPLE, y + 20 + board_size(board)[1] * 0.6 + 30)
    return shapes + lines


def _paragraph(text: str, y: float) -> tuple[list[Shape], float]:
    """Return the paragraph's lines from ``y`` downwards, and where the next one begins."""
    lines: list[Shape] = []
    for line in _broken(text, 12.5, _INNER):
        lines.append(Text(_MARGIN, y, 12.5, line, PRINT.ink, anchor="start"))
        y += 20
    return lines, y + 10


def _heading(text: str) -> Text:
    return Text(_MARGIN, _MARGIN + 26, 26, text, PRINT.ink, bold=True, anchor="start")


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


def _groups(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Yield what stands on one page after the other, in order."""
    group: list[Entry] = []
    for one in entries:
        if len(group) >= _capacity([*group, one]):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _capacity(group: Sequence[Entry]) -> int:
    return 4 if all(one.puzzle.length <= _LONGEST_OF_FOUR for one in group) else 2


def _boards(group: Sequence[Entry]) -> list[Shape]:
    """Return a page of puzzles: two in a row, or one above the other; all boards of one width."""
    columns = 2 if _capacity(group) == 4 else 1
    width = (_INNER - (columns - 1) * _GUTTER) / columns
    wide = _common_width(4 if columns == 2 else _LONGEST_OF_FOUR + 1)
    shapes: list[Shape] = []
    for place, one in enumerate(group):
        row, column = divmod(place, columns)
        left = _MARGIN + column * (width + _GUTTER) + (width - wide) / 2
        top = _MARGIN + row * (_BOARD_HEIGHT + _HEAD + _GUTTER)
        picture = BoardPicture(one.puzzle.length, one.puzzle.rows, "")
        across, down = board_size(picture)
        scale = min(wide / across, _BOARD_HEIGHT / down)
        shapes.append(Text(left, top + 12, 13, one.title, PRINT.ink, bold=True, anchor="start"))
        marks = dots(one.puzzle.difficulty, PRINT)
        shapes += [dot.moved(left + wide - 30, top + 8, 0.85) for dot in marks]
        board = board_shapes(picture, PRINT)
        shapes += [shape.moved(left, top + _HEAD, scale) for shape in board]
    return shapes


def _common_width(shortest: int) -> float:
    """Return how wide a board of nine rows is whose words are so short that it fills the height."""
    rows = (("A" * shortest, score("A" * shortest, "A" * shortest)),) * 9
    across, down = board_size(BoardPicture(shortest, rows, ""))
    return across * _BOARD_HEIGHT / down


def _shares(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """Yield the entries of each page of solutions, about as many on each."""
    pages = -(-len(entries) // (_COLUMNS * _LINES))
    size = -(-len(entries) // pages)
    for start in range(0, len(entries), size):
        yield entries[start : start + size]


def _solutions(entries: Sequence[Entry]) -> list[Shape]:
    shapes: list[Shape] = [_heading(texts.SOLUTIONS)]
    for place, one in enumerate(entries):
        column, line = divmod(place, _LINES)
        x, y = _MARGIN + column * _INNER / _COLUMNS, _MARGIN + 64 + line * 21
        shapes.append(Text(x + 26, y, 11, one.key, PRINT.soft, anchor="end"))
        solution = one.puzzle.solution
        shapes.append(Text(x + 34, y, 12, solution, PRINT.ink, bold=True, anchor="start"))
    return shapes
