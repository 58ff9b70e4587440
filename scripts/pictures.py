"""Pictures of the site: ``<scene>-<width>-<colours>.png``.

``scripts/screenshots`` takes the chosen ones into ``docs/screenshots``, with few colours, so that
the repository stays small. ``scripts/screenshots --into FOLDER`` takes every scene at every size in
every appearance, whole pages, to be looked at. Names of scenes take those only.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import click
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from scripts.scenes import FIRST_VISIT, NOW, SCENES, seed_counts
from tests.e2e.chromium import launch
from tests.e2e.player import TOURED, Player
from tests.e2e.site_process import ROOT, SiteProcess
from ui.services import Services, make_services

FOLDER = ROOT / "docs" / "screenshots"
COLOURS = 64  # of a committed picture: enough for type, tiles and two numbers
LOW, SMALL, PHONE, TABLET, WIDE = (568, 320), (320, 568), (390, 844), (768, 1024), (1280, 800)
APPEARANCES = ("light", "dark", "light-contrast", "dark-contrast")

View = tuple[tuple[int, int], str]

ALL_VIEWS: tuple[View, ...] = (
    *((size, colours) for size in (SMALL, PHONE, WIDE) for colours in APPEARANCES),
    (LOW, "light"),
    (TABLET, "light"),
)
MAIN_VIEWS: tuple[View, ...] = (
    *((size, colours) for size in (SMALL, PHONE, WIDE) for colours in ("light", "dark")),
    *((PHONE, colours) for colours in APPEARANCES[2:]),
)
OTHER_VIEWS: tuple[View, ...] = (
    (SMALL, "light"),
    (PHONE, "dark"),
    (WIDE, "light"),
    (PHONE, "light-contrast"),
)
_MAIN = (
    "napi", "napi-elutasitas", "napi-jegyzet", "napi-vege",
    "feladvany", "szabad", "kodkeszito-valasz", "szabalyok",
)  # fmt: skip
_OTHER = (
    "napi-racs", "feladvany-vege", "feladvany-uj", "kodkeszito", "beallitasok", "statisztika",
    "archivum", "szamok", "menu", "bemutato", "hiba", "nincs-kapcsolat",
)  # fmt: skip
CHOSEN = dict.fromkeys(_MAIN, MAIN_VIEWS) | dict.fromkeys(_OTHER, OTHER_VIEWS)


@click.command()
@click.argument("scenes", nargs=-1, type=click.Choice(list(SCENES)))
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    help="Take all views, whole pages, into this folder.",
)
def main(scenes: Sequence[str], into: Path | None) -> None:
    """Take the pictures of the named scenes, or of all."""
    views = dict.fromkeys(SCENES, ALL_VIEWS) if into else CHOSEN
    folder = into or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        data_dir = Path(home) / "data"
        seed_counts(data_dir)
        services, site = make_services("", Path(home)), SiteProcess(data_dir, NOW, "")
        site.start()
        browser = launch(playwright)
        for name in scenes or views:
            shots = views.get(name, OTHER_VIEWS)
            take(browser, site.url, services, name, shots, folder, whole=into is not None)
        browser.close()
        site.stop()


def take(
    browser: Browser,
    url: str,
    services: Services,
    name: str,
    views: tuple[View, ...],
    folder: Path,
    *,
    whole: bool,
) -> None:
    """Play a scene once, as a new player, and take its pictures."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        reduced_motion="reduce",
        locale="hu-HU",
        service_workers="block",
    )
    if name not in FIRST_VISIT:
        context.add_cookies([TOURED])  # type: ignore[list-item]
    page = context.new_page()
    SCENES[name](Player(page, url), services)
    page.evaluate("document.fonts.ready")
    for (width, height), colours in views:
        page.set_viewport_size({"width": width, "height": height})
        look(page, colours)
        picture = page.screenshot(full_page=whole)
        file = folder / f"{name}-{width}-{colours}.png"
        file.write_bytes(picture if whole else with_few_colours(picture))
    context.close()


def look(page: Page, colours: str) -> None:
    """Show the page in one appearance."""
    page.emulate_media(
        color_scheme="dark" if colours.startswith("dark") else "light",
        contrast="more" if colours.endswith("contrast") else "no-preference",
    )


def with_few_colours(picture: bytes) -> bytes:
    """Return a picture, as PNG, that looks the same and has a third of the bytes."""
    file, full = BytesIO(), Image.open(BytesIO(picture)).convert("RGB")
    # By coverage, as the median cut turns the two numbers grey; means keep the paper as it is.
    few = full.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    main()
