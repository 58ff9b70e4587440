"""Rows of a board as they are typed: ``GUESS:2,1``, and the words that they speak of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, parse_word
from literatura.codebreaker import Codebreaker, Row, load_openings
from literatura.data_files import data_folder
from literatura.errors import LiteraturaError
from literatura.lexicon import load_lexicon
from literatura.scoring import Score, is_possible

_Command = TypeVar("_Command", bound=Callable[..., object] | click.Command)
_OPENINGS = data_folder() / "openings.tsv"
_ROW = re.compile(r"(?P<guess>[^:]*):(?P<in_place>[0-9]{1,2}),(?P<misplaced>[0-9]{1,2})")


class RowType(click.ParamType[Row, str]):
    """A guess and its two control numbers."""

    name = "row"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Row:
        """Return the row; numbers that no answer can have are refused."""
        found = _ROW.fullmatch(value)
        if found is None:
            self.fail(f"'{value}' is not a row like ALMA:2,1", param, ctx)
        try:
            guess = parse_word(found["guess"])
        except LiteraturaError as error:
            self.fail(f"'{value}': {error}", param, ctx)
        if not MIN_LENGTH <= len(guess) <= MAX_LENGTH:
            self.fail(f"'{value}': a word has {MIN_LENGTH} to {MAX_LENGTH} letters", param, ctx)
        score = Score(int(found["in_place"]), int(found["misplaced"]))
        if not is_possible(score.in_place, score.misplaced, len(guess)):
            self.fail(f"'{value}': no word is answered like that", param, ctx)
        return guess, score


rows_argument = click.argument("rows", metavar="[GUESS:2,1]…", nargs=-1, type=RowType())


def length_option(*, required: bool = False) -> Callable[[_Command], _Command]:
    """Return the option ``--length``."""
    return click.option(
        "--length",
        type=click.IntRange(MIN_LENGTH, MAX_LENGTH),
        required=required,
        help="The number of letters.",
    )


def length_of(rows: tuple[Row, ...], length: int | None) -> int:
    """Return the one length of the rows' words and of ``--length``.

    Raises:
        UsageError: there is none, or more than one.
    """
    lengths = {len(guess) for guess, _ in rows} | ({length} if length else set())
    if len(lengths) != 1:
        fault = "The rows and --length differ in length." if lengths else "Give --length or a row."
        raise click.UsageError(fault, click.get_current_context())
    return lengths.pop()


def load_codebreaker(length: int) -> Codebreaker:
    """Return what breaks the accepted words of a length."""
    lexicon = load_lexicon()
    words = lexicon.words(length)
    return Codebreaker(words, [lexicon.level(word) for word in words], load_openings(_OPENINGS))
