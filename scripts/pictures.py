"""The pictures in ``docs/screenshots``: ``<what>-<width>-<light or dark>.png``."""

from __future__ import annotations

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
SIZES = ((320, 568), (390, 844), (1280, 800))
SCHEMES = ("light", "dark")

Scene = Callable[[Player, Services], None]


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        services = make_services("", Path(folder))
        site = SiteProcess(Path(folder) / "data", NOW, "")
        site.start()
        browser = launch(playwright)
        for name, scene in SCENES.items():
            for size in SIZES:
                for scheme in SCHEMES:
                    take(browser, site.url, services, name, scene, size, scheme)
        browser.close()
        site.stop()


def take(
    browser: Browser,
    url: str,
    services: Services,
    name: str,
    scene: Scene,
    size: tuple[int, int],
    scheme: str,
) -> None:
    """Take one picture, as a new player."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="hu-HU",
        service_workers="block",
    )
    context.add_cookies([TOURED])  # type: ignore[list-item]
    player = Player(context.new_page(), url)
    scene(player, services)
    player.page.evaluate("document.fonts.ready")
    player.page.screenshot(path=FOLDER / f"{name}-{width}-{scheme}.png")
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


def rules(player: Player, _: Services) -> None:
    """The rules, from their top."""
    player.page.goto(f"{player.url}/szabalyok")
    expect(player.page.locator("h1")).to_be_visible()


SCENES: dict[str, Scene] = {
    "napi": daily_mid_game,
    "napi-elutasitas": daily_refusal,
    "napi-vege": daily_won,
    "szabad": free_game,
    "szabalyok": rules,
}


if __name__ == "__main__":
    main()
