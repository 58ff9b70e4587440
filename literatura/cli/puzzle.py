"""The command ``puzzle``: puzzles as JSON, text, pictures or a booklet. It reads the clock."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import click

from literatura import schedule
from literatura.alphabet import MAX_LENGTH, MIN_LENGTH
from literatura.cli.output import output_to
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

_NO_TEXT = ("Cc", "Cs", "Zl", "Zp")
"""Kinds of characters that would break a line, or that no text has: bytes that are not UTF-8."""


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
@click.option("--dark", is_flag=True, help="Draw in light ink on dark paper: svg, png.")
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
    its date is taken as the seed. A puzzle's id is SEED-LENGTH-NUMBER, whatever the number of its
    rows: the same seed gives other puzzles for other --rows. LITERATURA_SEED gives a host's own
    puzzles of the day, and they are kept in LITERATURA_DATA_DIR once made and begun.

    \b
    Examples:
      literatura puzzle
      literatura puzzle --date 2026-03-15 --format png --out feladvany.png
      literatura puzzle --seed nyár --length 6 --rows 7 --format text
      literatura puzzle --seed nyár --count 20 --format pdf --out fuzet.pdf
    """
    if first is not None and seed is not None:
        raise _misused("Either --date or --seed, not both.")
    seed = None if seed is None else _checked_seed(seed)
    if count > 1 and form in OF_ONE:
        raise _misused(f"--count is for json, text and pdf; {form} shows one puzzle.")
    if dark and form not in OF_ONE:
        raise _misused("--dark is for svg and png; a PDF is for printing.")
    with output_to(out) as write:
        maker = PuzzleMaker(load_lexicon())
        days = _days(first, count) if seed is None else []
        with click.progressbar(
            _made_of_days(maker, days, length, rows)
            if seed is None
            else maker.make_set(seed, _wishes(count, length, rows)),
            length=count,
            label="puzzles",
            file=sys.stderr,
            hidden=count == 1 or not sys.stderr.isatty(),
        ) as puzzles:
            made = list(puzzles)
        if form == "json":
            lines = (json.dumps(one.to_dict(), ensure_ascii=False) + "\n" for one in made)
            write("".join(lines).encode())
        elif form == "text":
            write("\n".join(_text(one, solution) for one in made).encode())
        elif count > 1:
            write(_booklet(made, days, seed or ""))
        else:
            write(_picture(made[0], days, form, solution=solution, dark=dark))


def _checked_seed(seed: str) -> str:
    """Return the seed composed, so that it is the same however its accents were typed."""
    if not seed:
        raise _misused("A seed has at least one character.")
    if any(unicodedata.category(sign) in _NO_TEXT for sign in seed):
        raise _misused("A seed is one line of text in UTF-8, without control characters.")
    return unicodedata.normalize("NFC", seed)


def _wishes(count: int, length: int | None, rows: int) -> Iterator[Wish]:
    for number in range(count):
        yield Wish(length or LENGTHS_BY_TURNS[number % len(LENGTHS_BY_TURNS)], rows)


def _days(first: datetime | None, count: int) -> list[date]:
    day = first.date() if first else schedule.today(_now())
    schedule.day_number(day)  # refuses a day before day 1
    if count > (date.max - day).days + 1:
        raise _misused(f"The calendar ends with {date.max}.")
    return [day + timedelta(days=later) for later in range(count)]


def _made_of_days(
    maker: PuzzleMaker, days: Sequence[date], length: int | None, rows: int
) -> Iterator[Puzzle]:
    settings = load_settings()
    dealt = DailyPuzzles(
        maker,
        schedule.Schedule(schedule.load_pools(), settings.seed),
        settings.seed,
        load_published(),
        Archive(settings.data_dir / FILE_NAME),
    )
    for day in days:
        letters = length or schedule.length_on(day)
        if letters == schedule.length_on(day) and rows == MAX_ROWS:
            yield dealt.day(day, schedule.today(_now()))
        else:
            yield from maker.make_set(day.isoformat(), [Wish(letters, rows)])


def _booklet(puzzles: Sequence[Puzzle], days: Sequence[date], seed: str) -> bytes:
    from literatura import picture  # only now: the PDF library takes a while to import

    contents = picture.of_days(puzzles, days) if days else picture.graded(puzzles, seed)
    return picture.to_pdf(picture.booklet(contents), "Literatúra")


def _picture(one: Puzzle, days: Sequence[date], form: str, *, solution: bool, dark: bool) -> bytes:
    from literatura import picture

    is_days = bool(days) and one.id == days[0].isoformat()
    board = picture.BoardPicture(
        one.length,
        one.rows,
        picture.day_caption(days[0]) if is_days else one.id,
        answer=one.solution if solution else None,
        difficulty=one.difficulty,
    )
    if form == "pdf":
        page = picture.sheet(board)
        return picture.to_pdf([page], page.title)
    drawing = picture.draw_board(board, picture.DARK if dark else picture.LIGHT)
    return picture.to_svg(drawing).encode() if form == "svg" else picture.to_png(drawing)


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
