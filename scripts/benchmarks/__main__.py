"""The command ``scripts/bench``; a new benchmark is a module with a click command, added here."""

from __future__ import annotations

import click

from scripts.benchmarks.codebreaker import codebreaker
from scripts.benchmarks.puzzle import puzzle
from scripts.benchmarks.ui import ui


@click.group()
def bench() -> None:
    """Measure a part of Literatúra; exit code 1 if a bound is missed."""


bench.add_command(codebreaker)
bench.add_command(puzzle)
bench.add_command(ui)

if __name__ == "__main__":
    bench(prog_name="scripts/bench")
