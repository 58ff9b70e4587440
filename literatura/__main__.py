"""The command line: the shell around the game, which may read settings and start the site.

Each command is a module of :mod:`literatura.cli` and is imported only when it runs, so that scoring
two words waits neither for the lexicon nor for the web framework.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import click

from literatura import __version__
from literatura.cli.output import one_line_errors, use_utf8

# In the order of the help text. Each is a module of literatura.cli with a command of that name.
COMMANDS = (
    *("serve", "check", "score", "words", "daily", "puzzle", "reports"),
    *("candidates", "guess", "simulate"),
)


class Program(click.Group):
    """The program: finds its commands by module, and answers wrong use in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands' names, in the order of the help text."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command, imported now; None if there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"literatura.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def main(self, *args: Any, **options: Any) -> Any:
        """Run, and leave with exit code 0, 1 if the answer is no, or 2 for wrong use."""
        use_utf8(sys.stdout, sys.stderr)
        with one_line_errors():
            code = super().main(*args, **{**options, "standalone_mode": False})
        sys.exit(code)


@click.group(
    "literatura",
    cls=Program,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="'literatura COMMAND --help' shows a command's options and examples.",
)
@click.version_option(__version__, prog_name="literatura")
def program() -> None:
    """Literatúra, the Hungarian word game of the Mastermind family.

    Words may be typed in any case. Exit codes: 0 done, 1 the answer is no, 2 used wrongly.
    """


def main() -> None:
    """Run the command line."""
    program.main(prog_name="literatura")


if __name__ == "__main__":
    main()
