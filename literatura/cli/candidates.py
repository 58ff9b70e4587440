"""The command ``candidates``: the words that fit every row."""

from __future__ import annotations

import click

from literatura.cli.output import always_json_option, print_json
from literatura.cli.rows import length_of, length_option, load_codebreaker, rows_argument
from literatura.codebreaker import Row


@click.command()
@length_option()
@rows_argument
@always_json_option
@click.pass_context
def candidates(ctx: click.Context, length: int | None, rows: tuple[Row, ...]) -> None:
    """Print the accepted words that fit every row, as one line of JSON.

    A row is a guess and its two control numbers. Exit code 1 if no word fits.

    \b
    Example:
      literatura candidates ASZTAL:0,1 KÖSZÖN:0,0
    """
    words = load_codebreaker(length_of(rows, length)).candidates(rows)
    print_json({"count": len(words), "words": words})
    if not words:
        ctx.exit(1)
