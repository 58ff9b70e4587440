"""The system's own Chromium, quiet and without a sandbox; benchmarks use it too.

Preferred without its window: drawing that takes it as long as drawing our pages.
"""

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
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str:
    """Return the path of Chromium.

    Raises:
        FileNotFoundError: there is none on the PATH, and ``CHROMIUM`` names none.
    """
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _NAMES)), None)
    if not found:
        raise FileNotFoundError("Chromium is needed on the PATH, or its path in CHROMIUM")
    return found


def launch(playwright: Playwright) -> Browser:
    """Return Chromium, started headless."""
    return playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
