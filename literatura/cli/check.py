"""The command ``check``: may these words be played, and if not, why."""

from __future__ import annotations

import click

from literatura.cli.output import always_json_option, print_json
from literatura.lexicon import load_lexicon


@click.command()
@click.argument("words", metavar="WORD…", nargs=-1, required=True)
@always_json_option
@click.pass_context
def check(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Print whether each WORD may be played, as one line of JSON.

    Exit code 1 if any word is refused. "reason" is null for an accepted word, else one of letter,
    length, inflected, proper_noun, abbreviation, unknown; "lemma" is the headword of an inflected
    form; "pos" and "sources" say what kind of word it is and which sources have it.

    \b
    Example:
      literatura check alma almát
    """
    lexicon = load_lexicon()
    verdicts = [lexicon.check(word) for word in words]
    for verdict in verdicts:
        print_json(
            {
                "word": verdict.word,
                "accepted": verdict.accepted,
                "reason": verdict.reason,
                "lemma": verdict.lemma,
                "pos": verdict.pos,
                "sources": verdict.sources,
            }
        )
    if not all(verdict.accepted for verdict in verdicts):
        ctx.exit(1)
