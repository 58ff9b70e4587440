"""Small and large screens, large letters, long words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.player import LIVE, Player
from tests.e2e.site_process import SiteProcess
from ui.components.keyboard import ROWS
from ui.services import Services

SIZES = [(320, 568), (375, 667), (568, 320), (390, 844), (1280, 800)]
MORE_SIZES = [*SIZES, (768, 1024), (1024, 768), (1920, 1080)]


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


@pytest.mark.parametrize("length", [8, 12])
def test_long_words_fit_every_window(player: Player, length: int) -> None:
    player.open(f"/szabad?hossz={length}")
    for width, height in MORE_SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert not player.scrolls(), (width, height)
        for row in (1, 10):
            for part in (f"tile-{length}", "misplaced"):
                expect(player.row(row).get_by_test_id(part)).to_be_in_viewport(ratio=1)
        for key in ("E", "enter", "backspace", "Ű"):
            expect(player.screen_key(key)).to_be_in_viewport(ratio=1)
        expect(player.message()).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("length", [5, 12])
def test_message_stands_right_under_the_board(player: Player, length: int) -> None:
    player.open(f"/szabad?hossz={length}")
    for width, height in MORE_SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        row = player.row(10).bounding_box()
        line = player.page.locator("#app .message").bounding_box()  # and not the still's
        assert row is not None
        assert line is not None
        assert 0 <= line["y"] - row["y"] - row["height"] <= 4, (width, height)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320)])
def test_long_message_lies_over_nothing(
    sized: Callable[[int, int], Player], width: int, height: int, wrong_words: list[str]
) -> None:
    player = sized(width, height)
    player.open("/")
    for word in wrong_words[:4]:
        player.guess(word)
    player.page.get_by_test_id("help").click()
    player.page.get_by_test_id("help-warning").click()
    player.page.keyboard.press("Escape")
    player.type(wrong_words[4])
    player.key("Enter")
    expect(player.message()).to_contain_text("ellentmond")
    assert not player.scrolls()
    assert player.page.evaluate(_LOST) == []


PAGES = [
    "/",
    "/feladvany",
    "/feladvany/uj?hossz=5&mag=a",
    "/szabad",
    "/kodkeszito",
    "/szabalyok",
    "/beallitasok",
    "/szamok",
    "/statisztika",
    "/archivum",
    "/nincs-ilyen",
    "/nincs-kapcsolat",
]
LARGE = "html { font-size: 200% }"
SPACED = """* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-bottom: 2em !important }"""  # WCAG 1.4.12

# What is cut off, and which texts lie over each other.
_LOST = """() => {
  const shown = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !e.closest(".vh, .skip");
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {parentElement: parent, data} = walker.currentNode;
    if (!data.trim() || !shown(parent) || parent.closest("script, style, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) texts.push([data.trim(), box]);
  }
  const found = [];
  const {scrollWidth} = document.scrollingElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  for (const e of document.body.querySelectorAll("*")) {
    const {overflowX, overflowY} = getComputedStyle(e);
    if (!shown(e) || !/hidden|clip/.test(overflowX + overflowY)) continue;
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
      found.push(`cut off: ${e.className} ${e.textContent.slice(0, 40)}`);
  }
  texts.forEach(([text, box], i) => {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${text}`);
    for (const [other, under] of texts.slice(i + 1)) {
      const wide = Math.min(box.right, under.right) - Math.max(box.left, under.left);
      const high = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top);
      if (wide > 2 && high > Math.min(box.height, under.height) * 0.45)
        found.push(`one over the other: ${text} / ${other}`);
    }
  });
  return found;
}"""


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_lost_in_large_or_widely_set_letters(player: Player, path: str) -> None:
    player.page.goto(player.url + path)
    expect(player.page.get_by_role("heading").first).to_be_visible()
    for style in (LARGE, SPACED):
        tag = player.page.add_style_tag(content=style)
        for width, height in ((320, 568), (390, 844), (1280, 800)):
            player.page.set_viewport_size({"width": width, "height": height})
            assert player.page.evaluate(_LOST) == [], (width, style)
        tag.evaluate("tag => tag.remove()")


@pytest.mark.parametrize("path", [*PAGES, "/szabad?hossz=8"])
def test_nothing_is_lost_in_a_small_window_zoomed_in(player: Player, path: str) -> None:
    player.page.goto(player.url + path)
    expect(player.page.get_by_role("heading").first).to_be_visible()
    for width, height in ((195, 422), (240, 520)):  # 390 px at 200 %, 360 at 150 %
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(_LOST) == [], width


def test_header_stands_still_from_page_to_page(player: Player) -> None:
    seen: dict[int, dict[str, list[str]]] = {320: {}, 390: {}, 1280: {}}
    for path in [*PAGES, "/nap/2026-03-08", "/feladvany/2026-03-08"]:
        player.page.goto(player.url + path)
        player.page.wait_for_function("!document.getElementById('still')")
        player.page.evaluate("document.fonts.ready")
        for width, places in seen.items():
            player.page.set_viewport_size({"width": width, "height": 844})
            place = player.page.evaluate(
                """() => JSON.stringify([".top", ".top h1", ".menu-button"].map((one) => {
                    const box = document.querySelector(one)?.getBoundingClientRect();
                    return box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null;
                }).filter(Boolean).slice(0, 3))"""
            )
            places.setdefault(place, []).append(path)
    for width, places in seen.items():
        without_menu = [place for place in places if place.count("],[") < 2]
        others = [place for place in places if place not in without_menu]
        assert len(others) == 1, (width, places)
        assert all(others[0].startswith(place[:-1]) for place in without_menu), (width, places)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_longest_length_keeps_its_distance_from_the_button_beside_it(
    sized: Callable[[int, int], Player], services: Services, language: str
) -> None:
    player = sized(320, 568)
    player.page.goto(f"{player.url}/nyelv/{language}?vissza=/szabad")
    player.wait_until_ready()
    apart = """() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("#app [data-testid=length-12]"));
        const number = range.getBoundingClientRect();
        const button = document.querySelector("#app .controls .button").getBoundingClientRect();
        return button.top >= number.bottom || button.left - number.right;
    }"""
    for word in (None, services.lexicon.words(5)[0]):  # a new word is offered, then giving up
        if word:
            player.guess(word)
        player.page.wait_for_function(f"({apart})() >= 11")
        large = player.page.add_style_tag(content=LARGE)
        player.page.wait_for_function(f"({apart})() === true")
        large.evaluate("tag => tag.remove()")


@pytest.mark.parametrize("path", ["/", "/szabad"])
def test_what_is_said_lies_on_nothing_in_large_letters(
    sized: Callable[[int, int], Player], path: str
) -> None:
    player = sized(320, 568)
    player.open(path)
    player.page.add_style_tag(content=LARGE)
    for testid in (None, "notes", "notes-grid"):
        if testid:
            player.page.get_by_test_id(testid).click()
        room = player.message().evaluate(
            """message => document.querySelector(".hand-side").getBoundingClientRect().top
                - message.getBoundingClientRect().top - message.scrollHeight"""
        )
        assert room > -6, testid  # the typeface's box is higher than its line
        assert player.page.evaluate(_LOST) == [], testid


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320)])
@pytest.mark.parametrize("opener", ["menu", "help"])
def test_what_opens_can_be_reached_whole_in_large_letters(
    sized: Callable[[int, int], Player], width: int, height: int, opener: str
) -> None:
    player = sized(width, height)
    player.open("/")
    player.page.add_style_tag(content=LARGE)
    player.page.get_by_test_id(opener).click()
    opened = player.page.locator(":popover-open")
    expect(opened).to_be_in_viewport(ratio=0.99)  # what does not fit is scrolled to inside it
    assert opened.evaluate("e => e.scrollWidth - e.clientWidth") == 0


def test_nothing_is_lost_of_a_result_in_large_letters(player: Player, secret: str) -> None:
    player.page.set_viewport_size({"width": 320, "height": 568})
    player.open("/")
    player.guess(secret)
    player.page.add_style_tag(content=LARGE)
    assert player.page.evaluate(_LOST) == []


@pytest.mark.parametrize("path", [path for path in PAGES if path != "/"])
def test_everything_to_press_is_large_enough_for_fingers(player: Player, path: str) -> None:
    player.page.set_viewport_size({"width": 320, "height": 568})
    player.page.goto(player.url + path)
    expect(player.page.get_by_role("heading").first).to_be_visible()
    small = player.page.evaluate(
        """() => [...document.querySelectorAll("button, select, summary, a, input:not(.typing)")]
            .map((e) => (e.classList.contains("vh") && e.labels?.[0]) || e) // pressed by its label
            .filter((e) => e.checkVisibility() && !e.closest(".skip, p, li"))
            .filter((e) => e.offsetWidth < 24 || e.offsetHeight < 24).map((e) => e.outerHTML)"""
    )
    assert small == []  # WCAG 2.2, 2.5.8; links within a sentence are free to be as high as it


def test_keys_are_large_enough_for_fingers(sized: Callable[[int, int], Player]) -> None:
    player = sized(320, 568)
    player.open("/")
    for key in (key for row in ROWS for key in row):
        box = player.screen_key(key).bounding_box()
        assert box is not None
        assert box["width"] >= 24, key  # WCAG 2.2, 2.5.8
        assert box["height"] >= 24, key


@pytest.mark.parametrize(
    ("width", "height", "insets"),
    [
        (375, 667, {"top": 44, "bottom": 34}),
        (568, 320, {"left": 44, "right": 44, "bottom": 21}),
    ],
)
def test_notch_and_home_bar_cover_nothing(
    new_player: Callable[..., Player],
    site: SiteProcess,
    width: int,
    height: int,
    insets: dict[str, int],
) -> None:
    player = new_player(site.url, **window(width, height))
    player.devtools().send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    player.open("/")
    assert not player.scrolls()
    top, left, right, bottom = (insets.get(side, 0) for side in ("top", "left", "right", "bottom"))
    for key in ("E", "L", "Á", "Ű", "enter"):
        box = player.screen_key(key).bounding_box()
        assert box is not None
        assert left <= box["x"] <= width - right - box["width"], key
        assert top <= box["y"] <= height - bottom - box["height"], key
    head = player.page.get_by_role("heading").first.bounding_box()
    assert head is not None
    assert head["y"] >= top


def test_zoom_by_pinching_is_allowed(player: Player) -> None:
    player.open("/")
    viewport = player.page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport


@pytest.mark.parametrize("path", ["/", "/feladvany", "/feladvany/uj", "/szabad", "/szabalyok"])
def test_nothing_jumps_while_a_cold_page_loads(
    site: SiteProcess, new_player: Callable[..., Player], path: str
) -> None:
    player = new_player(site.url, **window(390, 844))
    player.page.goto(site.url + path)
    player.page.wait_for_function(LIVE)
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


def test_language_is_changed_in_mid_game(player: Player) -> None:
    player.open("/szabad")
    player.page.get_by_test_id("length-12").click()
    player.page.wait_for_url("**/szabad?hossz=12")
    player.type("őszi")
    player.page.get_by_test_id("menu").click()
    player.page.get_by_test_id("language").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "en-US")
    player.wait_until_ready()
    expect(player.row(1).get_by_test_id("tile-12")).to_be_visible()
    player.expect_word(1, "ŐSZI")


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
