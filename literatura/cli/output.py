"""How every command prints: UTF-8 whatever the locale, JSON by lines, errors in one line."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

import click

from literatura.errors import LiteraturaError

USED_WRONGLY = 2
MAX_ERROR_LENGTH = 300  # an argument of a megabyte is not repeated whole

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, one value a line.")
# For commands that print nothing but JSON: the option may be given everywhere alike.
always_json_option = click.option("--json", is_flag=True, expose_value=False, hidden=True)


def print_text(text: str) -> None:
    """Print the text and a line's end.

    A reader that stops early, as ``head`` does, has what it wanted: that ends with exit code 0.
    """
    try:
        click.echo(text)
    except BrokenPipeError:
        # Python flushes standard output once more at exit; there must be something to take it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise click.exceptions.Exit(0) from None


def print_json(value: object) -> None:
    """Print the value as one line of JSON, its letters readable."""
    print_text(json.dumps(value, ensure_ascii=False))


@contextmanager
def output_to(path: Path | None) -> Iterator[Callable[[bytes], None]]:
    """Yield what writes the whole content to the file, or to standard output if there is none.

    Whether the file can be written is found out at once. It is written beside its place and moved
    there when it is whole, so that nothing half-written is left.

    Raises:
        click.UsageError: the file can't be written, or the output is a terminal and the content is
            no text.
    """
    if path is None:
        yield _write_to_stdout
        return
    with _told_of(path):
        place = path.resolve()  # a link stays a link
        is_special = place.exists() and not place.is_file()  # a device or a pipe stays one, too
        mode = place.stat().st_mode & 0o777 if place.exists() else _new_mode()
        if place.exists():
            place.open("ab").close()  # a file that may not be written is not replaced either
        file, draft = (0, place) if is_special else _draft_beside(place)
    if is_special:
        yield lambda content: _write_to(place, path, content)
        return
    os.close(file)
    try:
        yield lambda content: _write_to(draft, path, content)
        with _told_of(path):
            draft.chmod(mode)
            draft.replace(place)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """Tell of the file that was asked for where it can't be written."""
    try:
        yield
    except OSError as error:
        raise click.UsageError(f"{path} can't be written: {error.strerror}") from None


def _draft_beside(place: Path) -> tuple[int, Path]:
    file, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name[:40]}.")
    return file, Path(name)


def _write_to(file: Path, path: Path, content: bytes) -> None:
    with _told_of(path):
        file.write_bytes(content)


def _new_mode() -> int:
    """Return the permissions that a new file gets here."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _write_to_stdout(content: bytes) -> None:
    if b"\0" in content and sys.stdout.isatty():
        raise click.UsageError("A picture is no text for a terminal; name a file with --out.")
    try:
        click.echo(content, nl=False)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise click.exceptions.Exit(0) from None


def use_utf8(*streams: IO[str] | Any) -> None:
    """Make the streams write UTF-8, also in the C locale or into a pipe.

    What is no text, as an argument in another encoding, is written as an escape and not refused.
    """
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Turn errors of use into one line on standard error and exit code 2."""
    try:
        yield
    except click.ClickException as error:
        context = getattr(error, "ctx", None)
        hint = f"; see '{context.command_path} --help'" if context else ""
        _leave(error.format_message().removesuffix("."), hint)
    except LiteraturaError as error:
        _leave(str(error))
    except OSError as error:  # a full disk, a folder that may not be read
        _leave(str(error))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)  # as a shell counts a program ended by Ctrl+C


def _leave(message: str, hint: str = "") -> None:
    line = " ".join(message.split())
    if len(line) > MAX_ERROR_LENGTH:
        line = line[:MAX_ERROR_LENGTH] + "…"
    click.echo(f"literatura: {line}{hint}", err=True)
    sys.exit(USED_WRONGLY)
