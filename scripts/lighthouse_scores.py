"""Runs Lighthouse against a server of its own, and prints a page's four scores in a line each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.e2e.chromium import find_chromium
from tests.e2e.site_process import SiteProcess

PAGES = ("/", "/feladvany", "/szabad", "/kodkeszito", "/szabalyok")
ENOUGH = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
# Where there is no GPU, a new Chromium looks for one for two seconds before its first paint.
FLAGS = "--headless=new --no-sandbox --disable-gpu"
NOW = datetime(2026, 3, 10, 11, tzinfo=UTC)


def main() -> None:
    """Measure the pages; exit code 1 if one falls short."""
    lighthouse, *pages = sys.argv[1:]
    short = 0
    with tempfile.TemporaryDirectory() as folder:
        site = SiteProcess(Path(folder) / "data", NOW, "")
        site.start()
        try:
            for page in pages or PAGES:
                report = run(lighthouse, site.url + page, Path(folder) / "report.json")
                scores = {
                    name: round(100 * category["score"])
                    for name, category in report["categories"].items()
                }
                print(f"{page:<14}", *(f"{name} {score:>3}" for name, score in scores.items()))
                for audit in lost(report):
                    print(f"{'':<14} {audit}")
                short += any(scores[name] < score for name, score in ENOUGH.items())
        finally:
            site.stop()
    sys.exit(1 if short else 0)


def run(lighthouse: str, url: str, output: Path) -> dict[str, Any]:
    """Return Lighthouse's report of a page."""
    subprocess.run(
        [
            lighthouse,
            url,
            "--quiet",
            "--output=json",
            f"--output-path={output}",
            f"--chrome-flags={FLAGS}",
        ],
        check=True,
        env=os.environ | {"CHROME_PATH": find_chromium()},
    )
    report: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
    return report


def lost(report: dict[str, Any]) -> list[str]:
    """Return what cost points, as Lighthouse names it."""
    found = []
    for name, category in report["categories"].items():
        for reference in category["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                found.append(f"{name}: {audit['title']} {audit.get('displayValue', '')}")
    return found


if __name__ == "__main__":
    main()
