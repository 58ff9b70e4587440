"""The command ``reports``: which words players think should be accepted."""

from __future__ import annotations

import click

from literatura.cli.output import always_json_option, print_json
from literatura.reports import FILE_NAME, Reports
from literatura.settings import load_settings


@click.command()
@always_json_option
def reports() -> None:
    """Print the words that players miss, the most wanted first, as one line of JSON each.

    "count" is the number of players; "reason" is why the word was refused; "first" and "last" are
    the days of the first and the latest report. Good words go into data/allow.tsv.

    \b
    Example:
      literatura reports
    """
    for report in Reports(load_settings().data_dir / FILE_NAME).list():
        print_json(
            {
                "word": report.word,
                "count": report.count,
                "reason": report.reason,
                "first": report.first.isoformat(),
                "last": report.last.isoformat(),
            }
        )
