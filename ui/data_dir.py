"""The data directory's part for players: made, tried, and held by one server alone.

Two servers that keep the same players in memory would overwrite each other's files without a word.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO

from literatura.errors import LiteraturaError
from ui.health import why_not_writable
from ui.player_files import remove_unfinished

try:
    import fcntl
except ImportError:  # Windows has no flock; there the second server is not noticed
    fcntl = None  # type: ignore[assignment]


class DataDirError(LiteraturaError):
    """The data directory can't be made, written or held."""


class PlayersDir:
    """The folder with the players' files, held from :func:`hold_players_dir` to :meth:`release`.

    The end of the process releases it too, however it comes.
    """

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self.path = path
        self._lock = lock

    def release(self) -> None:
        """Let another server have the folder."""
        self._lock.close()


def hold_players_dir(data_dir: Path) -> PlayersDir:
    """Return the folder in ``data_dir`` for players' files, ready for use and ours alone.

    Raises:
        DataDirError: it can't be made or written, or another server holds it.
    """
    path = data_dir / "players"
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (data_dir / "lock").open("ab")
    except OSError as error:
        raise DataDirError(f"{path} can't be used: {error.strerror}") from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise DataDirError(f"another server runs with the data directory {data_dir}") from None
        except OSError:
            pass  # a file system without locks
    if reason := why_not_writable(path):
        lock.close()
        raise DataDirError(f"{path}: {reason}")
    remove_unfinished(path)
    return PlayersDir(path, lock)
