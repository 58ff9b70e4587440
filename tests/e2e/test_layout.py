"""Small screens, long words, light and dark, and what assistive technology is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, expect

from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.components.keyboard import ROWS

SIZES = [(320, 568), (375, 667), (568, 320), (390, 844), (1280, 800)]
SCHEMES = ["light", "dark"]


def window(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


@pytest.fixture
def sized(player: Player) -> Callable[[int, int], Player]:
    """Return a maker of players whose window has a size."""

    def make(width: int, height: int) -> Player:
        player.page.set_viewport_size({"width": width, "height": height})
        return player

    return make


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_whole_game_fits_the_window(
    sized: Callable[[int, int], Player], width: int, height: int, wrong_words: list[str]
) -> None:
    player = sized(width, height)
    player.open("/")
    player.guess(wrong_words[0])
    assert not player.scrolls()
    for number in range(1, 11):
        expect(player.row(number)).to_be_in_viewport(ratio=1)
    for key in (key for row in ROWS for key in row):
        expect(player.screen_key(key)).to_be_in_viewport(ratio=1)
    expect(player.message()).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (1280, 800)])
def test_twelve_letters_do_not_overflow(
    sized: Callable[[int, int], Player], width: int, height: int
) -> None:
    player = sized(width, height)
    player.open("/szabad?hossz=12")
    expect(player.row(10).get_by_test_id("tile-12")).to_be_in_viewport(ratio=1)
    expect(player.row(10).get_by_test_id("misplaced")).to_be_in_viewport(ratio=1)
    assert not player.scrolls()


@pytest.mark.parametrize("path", ["/szabalyok", "/nincs-ilyen"])
def test_pages_to_read_do_not_overflow_sideways(
    sized: Callable[[int, int], Player], path: str
) -> None:
    player = sized(320, 568)
    player.page.goto(player.url + path)
    assert player.page.evaluate("document.scrollingElement.scrollWidth") <= 320


def test_keys_are_large_enough_for_fingers(sized: Callable[[int, int], Player]) -> None:
    player = sized(320, 568)
    player.open("/")
    for key in (key for row in ROWS for key in row):
        box = player.screen_key(key).bounding_box()
        assert box is not None
        assert box["width"] >= 24, key  # WCAG 2.2, 2.5.8
        assert box["height"] >= 24, key


def test_zoom_by_pinching_is_allowed(player: Player) -> None:
    player.open("/")
    viewport = player.page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport


@pytest.mark.parametrize("path", ["/", "/szabad", "/szabalyok"])
def test_nothing_jumps_while_a_cold_page_loads(
    site: SiteProcess, new_player: Callable[..., Player], path: str
) -> None:
    player = new_player(site.url, **window(390, 844))
    player.page.goto(site.url + path)
    player.page.wait_for_function("window.did_handshake === true")
    player.page.evaluate("document.fonts.ready")
    shift = player.page.evaluate(
        """() => new Promise((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries()
                .filter((entry) => entry.entryType === "layout-shift")
                .reduce((sum, entry) => sum + entry.value, 0)))
              .observe({type: "layout-shift", buffered: true});
            setTimeout(() => resolve(0), 200);  // no entry at all: nothing moved
        })"""
    )
    assert shift < 0.05  # half of what web.dev calls good


@pytest.mark.parametrize("scheme", SCHEMES)
def test_first_paint_has_the_right_paper(
    site: SiteProcess, new_context: Callable[..., BrowserContext], scheme: str
) -> None:
    page = new_context(java_script_enabled=False, color_scheme=scheme).new_page()
    page.goto(site.url)
    style = "getComputedStyle(document.documentElement).backgroundColor"
    red = int(page.evaluate(style).removeprefix("rgb(").split(",")[0])
    assert red > 200 if scheme == "light" else red < 50


class TestAccessibility:
    """axe-core finds nothing, whatever is on the page."""

    @pytest.fixture(params=SCHEMES)
    def seen(self, request: pytest.FixtureRequest, player: Player) -> Player:
        player.page.emulate_media(color_scheme=request.param, reduced_motion="reduce")
        return player

    @pytest.mark.parametrize("path", ["/szabalyok", "/nincs-ilyen"])
    def test_pages_to_read(self, seen: Player, path: str) -> None:
        seen.page.goto(seen.url + path)
        expect(seen.page.locator("h1")).to_be_visible()
        assert violations(seen) == []

    @pytest.mark.parametrize("path", ["/", "/szabad?hossz=12"])
    def test_empty_boards(self, seen: Player, path: str) -> None:
        seen.open(path)
        assert violations(seen) == []

    def test_board_in_mid_game(self, seen: Player, wrong_words: list[str]) -> None:
        seen.open("/")
        for word in wrong_words[:3]:
            seen.guess(word)
        seen.type("űz")
        seen.key("Enter")
        expect(seen.message().get_by_role("alert")).not_to_be_empty()
        assert violations(seen) == []

    def test_won_board(self, seen: Player, secret: str) -> None:
        seen.open("/")
        seen.guess(secret)
        expect(seen.result()).to_be_visible()
        assert violations(seen) == []

    def test_open_menu(self, seen: Player) -> None:
        seen.open("/")
        seen.page.get_by_test_id("menu").click()
        expect(seen.page.get_by_role("navigation")).to_be_visible()
        assert violations(seen) == []


def violations(player: Player) -> list[str]:
    """Return what axe-core finds, a line each."""
    found = Axe().run(player.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html']}" for one in found for node in one["nodes"]
    ]


def test_answer_is_told_politely_and_a_refusal_at_once(
    player: Player, wrong_words: list[str]
) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    expect(player.message()).to_have_attribute("aria-live", "polite")
    first, second = player.numbers_in(1)
    expect(player.message()).to_have_text(
        f"1. sor, {wrong_words[0]}: {first} a helyén, {second} máshol."
    )
    player.key("b")
    player.key("Enter")
    expect(player.message().get_by_role("alert")).to_contain_text("„B”")


def test_english_is_a_click_away_and_stays(player: Player) -> None:
    player.open("/")
    player.page.get_by_test_id("menu").click()
    player.page.get_by_role("link", name="English").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "en-US")
    player.open("/szabad")
    expect(player.page.locator("html")).to_have_attribute("lang", "en-US")
    player.page.get_by_test_id("menu").click()
    player.page.get_by_role("link", name="Magyar").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "hu")
