"""The command ``simulate``: the codebreaker against every word."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from literatura.alphabet import MAX_LENGTH, parse_word
from literatura.cli.guess import strategy_option
from literatura.cli.output import always_json_option, print_json
from literatura.cli.rows import length_option, load_codebreaker
from literatura.codebreaker import Codebreaker
from literatura.codebreaker import simulate as play_all
from literatura.errors import LengthError, LetterError


@click.command()
@length_option()
@click.option(
    "--words",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file of words of one length over the alphabet, one a line, in a dictionary or not.",
)
@strategy_option
@always_json_option
def simulate(length: int | None, file: Path | None, strategy: str) -> None:
    """Play the codebreaker against every word and print how it went, as one line of JSON.

    "distribution" says how many words took how many guesses. A word that was not found in ten
    counts as "failed", and with 11 in "total" and "mean".

    \b
    Examples:
      literatura simulate --length 5
      literatura simulate --words codes.txt --strategy entropy
    """
    if (length is None) == (file is None):
        raise click.UsageError("Give either --length or --words.", click.get_current_context())
    codebreaker = load_codebreaker(length) if length else Codebreaker(_read(file))
    codes = codebreaker.codes
    # Drawn on standard error, and only where somebody watches.
    watched = sys.stderr.isatty()
    with click.progressbar(length=len(codes), file=sys.stderr, hidden=not watched) as bar:
        played = play_all(codes, codebreaker.strategy(strategy), bar.update)
    print_json(
        {
            "games": played.games,
            "total": played.total,
            "mean": played.mean,
            "max": played.max,
            "failed": played.failed,
            "distribution": {str(n): games for n, games in played.distribution.items()},
        }
    )


def _read(file: Path | None) -> tuple[str, ...]:
    """Return the words of a file; a ``UsageError`` names the first one that can't be used."""
    assert file is not None
    ctx = click.get_current_context()
    words: dict[str, int] = {}
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{file}: {error}", ctx) from None
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            word = parse_word(line)
        except LetterError as error:
            raise click.UsageError(f"{file}, line {number}: {error}", ctx) from None
        if len(word) > MAX_LENGTH:
            raise click.UsageError(
                f"{file}, line {number}: {word} has more than {MAX_LENGTH} letters", ctx
            )
        if words and len(word) != len(next(iter(words))):
            raise click.UsageError(
                f"{file}, line {number}: {LengthError(word, len(next(iter(words))))}", ctx
            )
        if word in words:
            raise click.UsageError(f"{file}, line {number}: {word} stands there twice", ctx)
        words[word] = number
    if not words:
        raise click.UsageError(f"{file} has no words", ctx)
    return tuple(words)
