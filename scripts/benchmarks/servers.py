"""Servers to measure beside the tests' own: ``main.py`` from cold, and an empty NiceGUI page."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.site_process import ROOT, free_port

_BARE = """\
import sys
from nicegui import ui

@ui.page("/")
def index():
    if sys.argv[2]:
        ui.label(sys.argv[2])

ui.run(host="127.0.0.1", port=int(sys.argv[1]), show=False, reload=False)
"""


def start_up_s(data_dir: Path) -> float:
    """Return the time from starting ``python main.py`` to its first whole page."""
    port = free_port()
    own = {"LITERATURA_PORT": str(port), "LITERATURA_DATA_DIR": str(data_dir)}
    started = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "main.py"], cwd=ROOT, env=os.environ | own, stdout=subprocess.DEVNULL
    )
    try:
        wait_for_page(port)
        return time.perf_counter() - started
    finally:
        process.terminate()
        process.wait()


@contextmanager
def bare_nicegui(folder: Path, word: str = "") -> Iterator[int]:
    """Run NiceGUI's defaults with an empty page, or one that shows a word; yields the port."""
    script = folder / "bare.py"
    script.write_text(_BARE, encoding="ascii")
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, str(script), str(port), word], cwd=folder, stdout=subprocess.DEVNULL
    )
    try:
        wait_for_page(port)
        yield port
    finally:
        process.terminate()
        process.wait()


def wait_for_page(port: int, patience_s: float = 30) -> None:
    """Return when the server on the port has answered with a page."""
    deadline = time.perf_counter() + patience_s
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=patience_s) as answer:
                answer.read()
                return
        except OSError:
            if time.perf_counter() > deadline:
                raise
            time.sleep(0.01)
