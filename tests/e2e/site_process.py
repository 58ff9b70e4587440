"""The real server in a process of its own, with its own data directory and clock."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from datetime import datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class SiteProcess:
    """Starts, kills and starts again the site on one port of 127.0.0.1."""

    def __init__(self, data_dir: Path, now: datetime, seed: str) -> None:
        self.data_dir = data_dir
        self.seed = seed
        self.port = free_port()
        self._clock_file = data_dir.parent / f"{data_dir.name}.now"
        self._log_file = data_dir.parent / f"{data_dir.name}.log"
        self._process: subprocess.Popen[str] | None = None
        self.set_now(now)

    @property
    def url(self) -> str:
        """Return the site's address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def set_now(self, now: datetime) -> None:
        """Set the server's clock."""
        self.now = now
        new = self._clock_file.with_suffix(".new")
        new.write_text(now.isoformat(), encoding="ascii")
        new.replace(self._clock_file)

    def start(self) -> None:
        """Start the server; returns when it answers."""
        with self._log_file.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.e2e.fixed_site", str(self._clock_file)],
                cwd=ROOT,
                env=self._environment(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()  # printed once its sockets listen
        assert line, f"the site did not start:\n{self.log()}"
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=30) as answer:
            assert answer.status == 200

    def kill(self) -> None:
        """End the server as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the server as its host would."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        """Return what the server has logged so far."""
        return self._log_file.read_text(encoding="utf-8")

    def stored_players(self) -> list[dict[str, Any]]:
        """Return the players as they lie on disk."""
        files = sorted((self.data_dir / "players").glob("storage-user-*.json"))
        return [json.loads(path.read_text(encoding="utf-8")) for path in files]

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def _environment(self) -> dict[str, str]:
        foreign = ("LITERATURA_", "NICEGUI_", "PYTEST_")  # NiceGUI acts otherwise under pytest
        kept = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
        return kept | {
            "LITERATURA_PORT": str(self.port),
            "LITERATURA_DATA_DIR": str(self.data_dir),
            "LITERATURA_SEED": self.seed,
            "PYTHONUNBUFFERED": "1",
        }


def free_port() -> int:
    """Return a port of 127.0.0.1 that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
