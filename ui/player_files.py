"""Players' files on disk: old ones are removed, unreadable ones are set aside.

NiceGUI keeps each player in ``storage-user-<id>.json`` and makes an empty player of a file that it
can't read, which the next guess would overwrite; so files are looked at here before NiceGUI reads
them. Knows nothing of what a player's file means: that is ``ui.state``'s.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from nicegui import json  # its parser decides what NiceGUI can read

MAX_AGE = timedelta(days=400)  # as long as browsers keep a cookie: older files have no owner

_LOG = logging.getLogger(__name__)
_PREFIX = "storage-user-"


def player_file(folder: Path, player_id: str) -> Path:
    """Return where NiceGUI keeps that player."""
    return folder / f"{_PREFIX}{player_id}.json"


def set_aside_if_corrupt(path: Path, now: datetime) -> Path | None:
    """Rename a file that isn't a JSON object to ``*.corrupt-<time>``; return its new path if so."""
    try:
        if isinstance(json.loads(path.read_text(encoding="utf-8")), dict):
            return None
    except FileNotFoundError:
        return None
    except (ValueError, RecursionError):
        pass
    aside = path.with_name(f"{path.name}.corrupt-{now:%Y%m%dT%H%M%S%f}")
    path.replace(aside)
    _LOG.error("player file %s can't be read; kept as %s", path.name, aside.name)
    return aside


def sweep(folder: Path, now: datetime) -> int:
    """Remove players' files not written for :data:`MAX_AGE`, set corrupt ones aside.

    Returns the number of files removed; one that can't be removed is logged and left.
    """
    removed = 0
    oldest = (now - MAX_AGE).timestamp()
    for path in folder.glob(f"{_PREFIX}*"):
        try:
            if path.stat().st_mtime < oldest:
                path.unlink()
                removed += 1
            elif path.suffix == ".json":
                set_aside_if_corrupt(path, now)
        except FileNotFoundError:
            continue  # NiceGUI renamed or removed it meanwhile
        except OSError as error:
            _LOG.error("player file %s: %s", path.name, error.strerror)
    if removed:
        _LOG.info("removed %d player files not written for %d days", removed, MAX_AGE.days)
    return removed


def remove_unfinished(folder: Path) -> None:
    """Remove what a killed server was in the middle of writing; call it before the site runs."""
    for path in folder.glob(f"{_PREFIX}*.json.tmp"):
        with suppress(OSError):
            path.unlink()
