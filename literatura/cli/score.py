"""The command ``score``: one word against another."""

from __future__ import annotations

from dataclasses import asdict

import click

from literatura import scoring
from literatura.alphabet import parse_word
from literatura.cli.output import json_option, print_json, print_text


@click.command()
@click.argument("secret")
@click.argument("guess")
@json_option
def score(secret: str, guess: str, as_json: bool) -> None:
    """Print the two control numbers of GUESS for SECRET.

    First how many letters stand in their place, then how many more are in the word but stand
    elsewhere. Any two strings over the alphabet will do, if they have the same length.

    \b
    Examples:
      literatura score KALAP lapka          → 1 4
      literatura score --json ALMA MAMA     → {"in_place": 2, "misplaced": 1}
    """
    result = scoring.score(_parse(secret), _parse(guess))
    if as_json:
        print_json(asdict(result))
    else:
        print_text(str(result))


def _parse(text: str) -> str:
    word = parse_word(text)
    if not word:
        raise click.UsageError("A word has at least one letter.", click.get_current_context())
    return word
