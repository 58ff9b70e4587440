"""Runs Lighthouse against a server of its own, and prints a page's four scores in a line each.

A score is the median of several runs: a busy machine costs up to twenty points of performance.
A page of NiceGUI's defaults with one word is measured as well, as what the framework alone costs.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from scripts.benchmarks.servers import bare_nicegui
from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.site_process import SiteProcess, free_port

PAGES = (
    "/",
    "/feladvany",
    "/feladvany/uj",
    "/szabad",
    "/kodkeszito",
    "/archivum",
    "/statisztika",
    "/athozas",
    "/szabalyok",
    "/beallitasok",
    "/szamok",
)
ENOUGH = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
NOW = datetime(2026, 3, 10, 11, tzinfo=UTC)
# A new Chromium draws its own window first, and until then no page.
STARTING_S = 6

Report = dict[str, Any]


@click.command()
@click.argument("lighthouse", type=click.Path(exists=True, dir_okay=False))
@click.argument("pages", nargs=-1)
@click.option("--runs", default=3, show_default=True, help="Runs for each page.")
def main(lighthouse: str, pages: Sequence[str], runs: int) -> None:
    """Measure the pages; exit code 1 if one falls short."""
    with tempfile.TemporaryDirectory() as name, running_chromium(Path(name)) as devtools_port:
        folder = Path(name)

        def measure(url: str) -> list[Report]:
            return [run(lighthouse, url, devtools_port, folder) for _ in range(runs)]

        with bare_nicegui(folder, "Literatúra") as bare_port:
            show("(one word)", measure(f"http://127.0.0.1:{bare_port}/"), name_losses=False)
        site = SiteProcess(folder / "data", NOW, "")
        site.start()
        try:
            enough = [show(page, measure(site.url + page)) for page in pages or PAGES]
        finally:
            site.stop()
    raise SystemExit(0 if all(enough) else 1)


@contextmanager
def running_chromium(folder: Path) -> Iterator[int]:
    """Run a Chromium that has done with its own start; yields the port of its developer tools."""
    port = free_port()
    own = ["--headless=new", f"--remote-debugging-port={port}", f"--user-data-dir={folder}/profile"]
    process = subprocess.Popen([find_chromium(), *own, *FLAGS], stderr=subprocess.DEVNULL)
    try:
        time.sleep(STARTING_S)
        yield port
    finally:
        process.terminate()
        process.wait()


def run(lighthouse: str, url: str, devtools_port: int, folder: Path) -> Report:
    """Return Lighthouse's report of a page, on its phone profile and with nothing cached."""
    output = folder / "report.json"
    subprocess.run(
        [
            lighthouse,
            url,
            "--quiet",
            "--output=json",
            f"--output-path={output}",
            f"--port={devtools_port}",
        ],
        check=True,
    )
    report: Report = json.loads(output.read_text(encoding="utf-8"))
    return report


def show(page: str, reports: Sequence[Report], *, name_losses: bool = True) -> bool:
    """Print a page's scores, and what cost it points; return whether they are enough."""
    scores = {name: median_score(reports, name) for name in ENOUGH}
    click.echo(f"{page:<14} " + " ".join(f"{name} {score:>3}" for name, score in scores.items()))
    is_enough = all(scores[name] >= score for name, score in ENOUGH.items())
    if name_losses and not is_enough:
        for audit in lost(reports[-1]):
            click.echo(f"{'':<14} {audit}")
    return is_enough


def median_score(reports: Sequence[Report], category: str) -> int:
    """Return a category's score out of 100, the median of all runs."""
    scores = [report["categories"][category]["score"] for report in reports]
    return round(100 * statistics.median(scores))


def lost(report: Report) -> Iterator[str]:
    """Yield what cost points, as Lighthouse names it."""
    for name, category in report["categories"].items():
        for reference in category["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                yield f"{name}: {audit['title']} {audit.get('displayValue', '')}"


if __name__ == "__main__":
    main()
