"""Figures as printed tables: a sheet of sums, and how many games took how many guesses.

The bars are drawn in the cells of the table that has the numbers, so there is one thing to see and
to hear. Plain values in, HTML out; knows no player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a sheet: what it is, and its cells; small print stands below each, if any."""

    label: str
    cells: Sequence[str]
    small: str = ""
    small_in_cells: Sequence[str] = ()


def sheet(caption: str, columns: Sequence[str], lines: Sequence[Line], first: str) -> str:
    """Return a table with a row for each line; one column alone needs no visible head.

    ``first`` is the head of the first column, for those who hear the table.
    """
    body = "".join(_line(line) for line in lines)
    return _table("sheet", caption, [first, *columns], body, is_head_seen=len(columns) > 1)


def bars(
    caption: str,
    columns: Sequence[str],
    labels: Sequence[tuple[str, str]],
    counts: Sequence[Sequence[int]],
    first: str,
    write: Callable[[int], str] = str,
) -> str:
    """Return a table of counts with a bar in each cell, all on one scale.

    ``labels`` has what is seen and what is heard of each row; ``counts`` the counts by column;
    ``write`` tells how a count is written.
    """
    most = max((count for column in counts for count in column), default=0)
    body = ""
    for (seen, heard), row in zip(labels, zip(*counts, strict=True), strict=True):
        cells = "".join(_bar(count, most, place, write(count)) for place, count in enumerate(row))
        name = escape(seen)
        if seen != heard:
            name = f'<span aria-hidden="true">{name}</span><span class="vh">{escape(heard)}</span>'
        body += f'<tr><th scope="row">{name}</th>{cells}</tr>'
    return _table("bars", caption, [first, *columns], body, is_head_seen=len(columns) > 1)


def _table(kind: str, caption: str, heads: Sequence[str], body: str, *, is_head_seen: bool) -> str:
    first, *others = heads
    head = f'<th scope="col"><span class="vh">{escape(first)}</span></th>'
    head += "".join(f'<th scope="col">{escape(one)}</th>' for one in others)
    hidden = "" if is_head_seen else ' class="vh"'
    return (
        f'<div class="tabular columns-{len(others)}"><table class="{kind}">'
        f'<caption class="vh">{escape(caption)}</caption><colgroup><col></colgroup>'
        f"<thead{hidden}><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _line(line: Line) -> str:
    small = [*line.small_in_cells, *[""] * len(line.cells)]
    cells = "".join(
        f"<td>{escape(cell)}{_small(below)}</td>"
        for cell, below in zip(line.cells, small, strict=False)
    )
    return f'<tr><th scope="row">{escape(line.label)}{_small(line.small)}</th>{cells}</tr>'


def _small(text: str) -> str:
    return f"<small>{escape(text)}</small>" if text else ""


def _bar(count: int, most: int, place: int, written: str) -> str:
    share = f"{100 * count / most:.1f}" if count else "0"
    kind = "helped" if place else "alone"
    return (
        f'<td><div style="--share:{share}"><i class="{kind}"></i><span>{written}</span></div></td>'
    )
