"""The command ``puzzle``: puzzles as JSON, text, pictures or a booklet. It reads the clock."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import click

from literatura import schedule
from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.cli.output import write_out
from literatura.lexicon import load_lexicon
from literatura.puzzle import (
    FILE_NAME,
    MAX_ROWS,
    Archive,
    DailyPuzzles,
    Puzzle,
    PuzzleMaker,
    Wish,
    load_published,
)
from literatura.settings import load_settings

FORMATS = ("json", "text", "svg", "png", "pdf")
OF_ONE = ("svg", "png")
LENGTHS_BY_TURNS = (5, 6, 4, 7, 8)
"""The lengths of puzzles from a seed for which none was asked."""


@click.command()
@click.option(
    "--date",
    "first",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day whose puzzle it is, as 2026-03-15; without it, today in Budapest.",
)
@click.option("--seed", help="Any text: puzzles made from it, in place of a day's.")
@click.option("--length", type=click.IntRange(MIN_LENGTH, MAX_LENGTH), help="Letters of the words.")
@click.option(
    "--rows", type=click.IntRange(1, MAX_ROWS), default=MAX_ROWS, show_default=True, help="Rows."
)
@click.option(
    "--format", "form", type=click.Choice(FORMATS), default=FORMATS[0], show_default=True,
    help="How they are printed.",
)  # fmt: skip
@click.option(
    "--count", type=click.IntRange(1), default=1, show_default=True,
    help="How many: of a seed, or of days one after the other. As pdf, they make a booklet.",
)  # fmt: skip
@click.option("--solution", is_flag=True, help="Show the solution in text and pictures as well.")
@click.option("--dark", is_flag=True, help="Draw in light ink on dark paper.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file to write.")
def puzzle(
    first: datetime | None,
    seed: str | None,
    length: int | None,
    rows: int,
    form: str,
    count: int,
    solution: bool,
    dark: bool,
    out: Path | None,
) -> None:
    """Print puzzles: games in progress that exactly one word completes.

    A day's puzzle has the length of its weekday and nine rows; for another length or fewer rows,
    its date is taken as the seed. LITERATURA_SEED gives a host's own puzzles of the day, and they
    are kept in LITERATURA_DATA_DIR once made and begun.

    \b
    Examples:
      literatura puzzle
      literatura puzzle --date 2026-03-15 --format png --out feladvany.png
      literatura puzzle --seed nyár --length 6 --rows 7 --format text
      literatura puzzle --seed nyár --count 20 --format pdf --out fuzet.pdf
    """
    if first is not None and seed is not None:
        raise _misused("Either --date or --seed, not both.")
    if seed == "":
        raise _misused("A seed has at least one character.")
    if count > 1 and form in OF_ONE:
        raise _misused(f"--count is for json, text and pdf; {form} shows one puzzle.")
    maker = PuzzleMaker(load_lexicon())
    if seed is None:
        day = first.date() if first else schedule.today(_now())
        make = _of_days(maker, day, count, length, rows)
    else:
        make = _of_seed(maker, seed, length, rows)
    with click.progressbar(
        range(1, count + 1),
        label="puzzles",
        file=sys.stderr,
        hidden=count == 1 or not sys.stderr.isatty(),
    ) as numbers:
        made = [make(number) for number in numbers]
    write_out(_shown(made, form, solution=solution, dark=dark), out)


Make = Callable[[int], Puzzle]
"""Makes the puzzle with this number, counted from 1."""


def _of_seed(maker: PuzzleMaker, seed: str, length: int | None, rows: int) -> Make:
    def make(number: int) -> Puzzle:
        letters = length or LENGTHS_BY_TURNS[(number - 1) % len(LENGTHS_BY_TURNS)]
        name = f"{seed}-{letters}-{number}"
        return maker.make(name, name, Wish(letters, rows))

    return make


def _of_days(maker: PuzzleMaker, first: date, count: int, length: int | None, rows: int) -> Make:
    schedule.day_number(first)  # refuses a day before day 1
    if count > (date.max - first).days + 1:
        raise _misused(f"The calendar ends with {date.max}.")
    settings = load_settings()
    days = DailyPuzzles(
        maker,
        schedule.Schedule(schedule.load_pools(), settings.seed),
        settings.seed,
        load_published(),
        Archive(settings.data_dir / FILE_NAME),
    )

    def make(number: int) -> Puzzle:
        day = first + timedelta(days=number - 1)
        letters = length or schedule.length_on(day)
        if letters == schedule.length_on(day) and rows == MAX_ROWS:
            return days.day(day, schedule.today(_now()))
        return _of_seed(maker, day.isoformat(), letters, rows)(1)

    return make


def _shown(puzzles: Sequence[Puzzle], form: str, *, solution: bool, dark: bool) -> bytes:
    """Return what is printed, text as UTF-8."""
    if form == "json":
        lines = (json.dumps(one.to_dict(), ensure_ascii=False) + "\n" for one in puzzles)
        return "".join(lines).encode()
    if form == "text":
        return "\n".join(_text(one, solution) for one in puzzles).encode()
    from literatura import picture  # only now: the PDF library takes a while to import

    colours = picture.DARK if dark else picture.LIGHT
    if len(puzzles) > 1:
        return picture.to_pdf(picture.booklet(puzzles, colours), "Literatúra")
    (one,) = puzzles
    board = picture.BoardPicture(
        one.length, one.rows, one.id, True, one.solution if solution else None, one.difficulty
    )
    drawing = picture.draw_board(board, colours)
    if form == "svg":
        return picture.to_svg(drawing).encode()
    if form == "png":
        return picture.to_png(drawing)
    return picture.to_pdf([drawing], drawing.title)


def _text(one: Puzzle, solution: bool) -> str:
    lines = [f"{one.id}: {one.length} letters, difficulty {one.difficulty} of 5"]
    lines += [f"{number} {guess} {given}" for number, (guess, given) in enumerate(one.rows, 1)]
    if solution:
        lines.append(f"{len(one.rows) + 1} {one.solution}")
    return "".join(line + "\n" for line in lines)


def _misused(message: str) -> click.UsageError:
    return click.UsageError(message, click.get_current_context())


def _now() -> datetime:
    return datetime.now(UTC)
