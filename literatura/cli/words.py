"""The command ``words``: the accepted words, or the secrets, in the alphabet's order."""

from __future__ import annotations

import json

import click

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, sort_words
from literatura.cli.output import json_option, print_text
from literatura.lexicon import load_lexicon


@click.command()
@click.option(
    "--length",
    type=click.IntRange(MIN_LENGTH, MAX_LENGTH),
    help="Only words with this many letters; without it, of every length.",
)
@click.option("--secrets", is_flag=True, help="Only the words that the program may hide.")
@json_option
def words(length: int | None, secrets: bool, as_json: bool) -> None:
    """Print the accepted words, one a line.

    They stand in the order of the game's alphabet, letter by letter: A, Á, B, …

    \b
    Examples:
      literatura words --length 5 | head
      literatura words --length 8 --secrets
    """
    lexicon = load_lexicon()
    words_of = lexicon.secrets if secrets else lexicon.words
    lengths = range(MIN_LENGTH, MAX_LENGTH + 1) if length is None else [length]
    found = sort_words(word for n in lengths for word in words_of(n))
    lines = (json.dumps(word, ensure_ascii=False) for word in found) if as_json else found
    print_text("\n".join(lines))  # at once: there are tens of thousands
