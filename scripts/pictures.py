"""The pictures in ``docs/screenshots``: ``<what>-<width>-<colours>.png``.

Each page at three sizes; those that players see most in light and dark at each of them, and in
high contrast on a phone. ``scripts/screenshots napi szabad`` takes those scenes only.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from literatura.schedule import today
from tests.e2e.chromium import launch
from tests.e2e.player import TOURED, Player
from tests.e2e.site_process import ROOT, SiteProcess
from ui.services import Services, make_services

FOLDER = ROOT / "docs" / "screenshots"
NOW = datetime(2026, 3, 12, 11, tzinfo=UTC)  # a Thursday: six letters
SMALL, PHONE, WIDE = (320, 568), (390, 844), (1280, 800)
CONTRAST = ("light-contrast", "dark-contrast")

MAIN_VIEWS = (
    *((size, scheme) for size in (SMALL, PHONE, WIDE) for scheme in ("light", "dark")),
    *((PHONE, colours) for colours in CONTRAST),
)
OTHER_VIEWS = ((SMALL, "light"), (PHONE, "dark"), (WIDE, "light"), (PHONE, "light-contrast"))

Scene = Callable[[Player, Services], None]


def main() -> None:
    """Take every picture, or those of the scenes that are named."""
    wanted = sys.argv[1:] or list(SCENES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        services = make_services("", Path(folder))
        site = SiteProcess(Path(folder) / "data", NOW, "")
        site.start()
        browser = launch(playwright)
        for name in wanted:
            for size, colours in MAIN_VIEWS if name in MAIN else OTHER_VIEWS:
                take(browser, site.url, services, name, size, colours)
        browser.close()
        site.stop()


def take(
    browser: Browser,
    url: str,
    services: Services,
    name: str,
    size: tuple[int, int],
    colours: str,
) -> None:
    """Take one picture, as a new player."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if colours.startswith("dark") else "light",
        contrast="more" if colours in CONTRAST else "no-preference",
        reduced_motion="reduce",
        locale="hu-HU",
        service_workers="block",
    )
    if name != "bemutato":
        context.add_cookies([TOURED])  # type: ignore[list-item]
    player = Player(context.new_page(), url)
    SCENES[name](player, services)
    player.page.evaluate("document.fonts.ready")
    player.page.screenshot(path=FOLDER / f"{name}-{width}-{colours}.png")
    context.close()


def words_for(services: Services, length: int, secret: str) -> list[str]:
    """Return well-known words of a length, from all over the alphabet, without the secret."""
    words = [word for word in services.lexicon.secrets(length) if word != secret]
    return words[len(words) // 14 :: len(words) // 7]


def daily_mid_game(player: Player, services: Services) -> None:
    """Four rows played and a fifth begun."""
    secret = services.schedule.day(today(NOW)).word
    words = words_for(services, len(secret), secret)
    player.open("/")
    for word in words[:4]:
        player.guess(word)
    player.type(words[4][:3])


def daily_refusal(player: Player, services: Services) -> None:
    """A word that the dictionary doesn't have, still in its row."""
    secret = services.schedule.day(today(NOW)).word
    words = words_for(services, len(secret), secret)
    player.open("/")
    player.guess(words[0])
    player.type("ÁRVÍZTŰRŐ"[: len(secret)])
    player.key("Enter")
    expect(player.message().get_by_role("alert")).not_to_be_empty()


def daily_won(player: Player, services: Services) -> None:
    """The day's word found in the fifth row."""
    secret = services.schedule.day(today(NOW)).word
    player.open("/")
    for word in (*words_for(services, len(secret), secret)[:4], secret):
        player.guess(word)
    expect(player.result()).to_be_visible()


def free_game(player: Player, services: Services) -> None:
    """A free game of five letters, two rows played."""
    player.open("/szabad?hossz=5")
    for word in words_for(services, 5, "")[2:4]:
        player.guess(word)


def page(path: str) -> Scene:
    """Return the scene of a page as it opens."""

    def scene(player: Player, _: Services) -> None:
        player.page.goto(player.url + path)
        expect(player.page.get_by_role("heading").first).to_be_visible()

    return scene


def puzzle_explained(player: Player, services: Services) -> None:
    """A wrong answer to the puzzle, and how it could have been found."""
    puzzle = services.puzzle_of(today(NOW))
    words = services.lexicon.secrets(puzzle.length)
    player.open("/feladvany")
    player.type(next(word for word in words if not puzzle.is_solved_by(word)))
    player.key("Enter")
    player.page.get_by_test_id("show-solution").click()
    player.page.get_by_test_id("explanation").locator("summary").click()
    expect(player.page.get_by_test_id("explanation").locator("li").first).to_be_visible()


def answering(player: Player, _: Services) -> None:
    """The computer has guessed once, and its guess is being answered."""
    player.page.goto(f"{player.url}/kodkeszito")
    player.page.get_by_test_id("start").click()
    player.page.get_by_test_id("answer-in-place-1").click()
    player.page.get_by_test_id("answer-misplaced-1").click()


def menu(player: Player, _: Services) -> None:
    """The menu over an empty board."""
    player.open("/")
    player.page.get_by_test_id("menu").click()
    expect(player.page.get_by_role("navigation")).to_be_visible()


def tour(player: Player, _: Services) -> None:
    """The second step of the tour, on a first visit."""
    player.page.goto(player.url)
    player.page.get_by_test_id("tour-next").click()
    expect(player.page.get_by_test_id("tour").locator(".example")).to_be_visible()


SCENES: dict[str, Scene] = {
    "napi": daily_mid_game,
    "napi-elutasitas": daily_refusal,
    "napi-vege": daily_won,
    "feladvany": page("/feladvany"),
    "feladvany-vege": puzzle_explained,
    "feladvany-uj": page("/feladvany/uj?hossz=6&mag=kep"),
    "szabad": free_game,
    "kodkeszito": page("/kodkeszito"),
    "kodkeszito-valasz": answering,
    "szabalyok": page("/szabalyok"),
    "beallitasok": page("/beallitasok"),
    "statisztika": page("/statisztika"),
    "archivum": page("/archivum"),
    "szamok": page("/szamok"),
    "menu": menu,
    "bemutato": tour,
    "hiba": page("/nincs-ilyen"),
    "nincs-kapcsolat": page("/nincs-kapcsolat"),
}
MAIN = ("napi", "napi-vege", "feladvany", "szabad", "kodkeszito-valasz", "szabalyok")


if __name__ == "__main__":
    main()
