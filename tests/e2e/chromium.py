"""The system's own Chromium, quiet and without a sandbox; benchmarks use it too."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # To Chromium, a page that the wiretap passed on is a stranger that may not come back here.
    "--disable-features=LocalNetworkAccessChecks",
]
_NAMES = ("chromium", "chromium-browser", "google-chrome")
# Draws no window of its own, which takes the others as long as our pages; has no settings either.
_WINDOWLESS = "chromium-headless-shell"


def find_chromium() -> str:
    """Return the path of Chromium.

    Raises:
        FileNotFoundError: there is none on the PATH, and ``CHROMIUM`` names none.
    """
    found = _named() or next(filter(None, map(shutil.which, _NAMES)), None)
    if not found:
        raise FileNotFoundError("Chromium is needed on the PATH, or its path in CHROMIUM")
    return found


def launch(playwright: Playwright) -> Browser:
    """Return Chromium, started headless."""
    path = (None if _named() else shutil.which(_WINDOWLESS)) or find_chromium()
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def _named() -> str | None:
    return os.environ.get("CHROMIUM")
