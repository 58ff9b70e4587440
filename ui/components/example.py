"""A few rows of a board that nobody plays, to explain the two numbers with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from literatura.scoring import Score
from ui.components.text import markup
from ui.texts import Say


@dataclass(frozen=True, slots=True)
class ExampleRow:
    """A guess and what it is answered."""

    guess: str
    score: Score


def example_board(rows: Iterable[ExampleRow], say: Say) -> None:
    """Draw the rows as a table."""
    markup("div", example_html(rows, say))


def example_html(rows: Iterable[ExampleRow], say: Say) -> str:
    """Return the rows as a table."""
    head = (
        f'<tr><th class="nr"><span class="vh">{escape(say("board.row"))}</span></th><td></td>'
        f'<th class="cap in">{escape(say("board.in_place"))}</th>'
        f'<th class="cap mis">{escape(say("board.misplaced"))}</th></tr>'
    )
    body = "".join(_row(number, row) for number, row in enumerate(rows, start=1))
    return f'<table class="example">{head}{body}</table>'


def tiles_html(word: str) -> str:
    """Return the word's letters on tiles."""
    return "".join(f'<span class="tile">{letter}</span>' for letter in word)


def _row(number: int, row: ExampleRow) -> str:
    tiles = tiles_html(row.guess)
    return (
        f'<tr><th class="nr">{number}</th><td><span class="tiles" lang="hu">{tiles}</span></td>'
        f'<td><span class="num in">{row.score.in_place}</span></td>'
        f'<td><span class="num mis">{row.score.misplaced}</span></td></tr>'
    )
