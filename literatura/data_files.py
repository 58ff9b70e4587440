"""Where the data files lie: in the installed package, or beside it in a checkout."""

from __future__ import annotations

from pathlib import Path


def data_folder() -> Path:
    """Return the folder ``data`` that came with the program."""
    package = Path(__file__).parent
    installed = package / "data"  # where a wheel carries it: see pyproject.toml
    return installed if installed.is_dir() else package.parent / "data"
