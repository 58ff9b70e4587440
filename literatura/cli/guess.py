"""The command ``guess``: what the codebreaker would try next."""

from __future__ import annotations

import click

from literatura.cli.output import always_json_option, print_json
from literatura.cli.rows import length_of, length_option, load_codebreaker, rows_argument
from literatura.codebreaker import DEFAULT_STRATEGY, STRATEGIES, Row

strategy_option = click.option(
    "--strategy",
    type=click.Choice(STRATEGIES),
    default=DEFAULT_STRATEGY,
    show_default=True,
    help="How the codebreaker chooses.",
)


@click.command()
@length_option(required=True)
@rows_argument
@strategy_option
@always_json_option
@click.pass_context
def guess(ctx: click.Context, length: int, rows: tuple[Row, ...], strategy: str) -> None:
    """Print the codebreaker's next word, as one line of JSON.

    "candidates" is the number of words that fit the rows, "expected_bits" the entropy of the
    partition that the guess makes of them. Exit code 1, and null for the guess, if no word fits.

    \b
    Example:
      literatura guess --length 6 ASZTAL:0,1 KÖSZÖN:0,0
    """
    advice = load_codebreaker(length_of(rows, length)).advise(rows, strategy)
    if advice is None:
        print_json({"guess": None, "candidates": 0, "expected_bits": 0.0})
        ctx.exit(1)
    print_json(
        {
            "guess": advice.guess,
            "candidates": advice.candidates,
            "expected_bits": advice.expected_bits,
        }
    )
