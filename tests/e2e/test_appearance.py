"""Colours, contrast and motion as a browser shows them; sounds; the site when there is no line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.player import LIVE, Player
from tests.e2e.site_process import SiteProcess

PAPER = "getComputedStyle(document.documentElement).backgroundColor"


def choose(page: Page, url: str, **choices: str) -> None:
    """Come with these choices in the cookies, as a browser does days after they were made."""
    page.context.add_cookies([{"name": n, "value": v, "url": url} for n, v in choices.items()])


def brightness(page: Page) -> int:
    return int(page.evaluate(PAPER).removeprefix("rgb(").split(",")[0])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("chosen", [None, "vilagos", "sotet"])
def test_first_paint_has_the_right_paper(
    site: SiteProcess,
    new_context: Callable[..., BrowserContext],
    scheme: str,
    chosen: str | None,
) -> None:
    page = new_context(java_script_enabled=False, color_scheme=scheme).new_page()
    if chosen:
        choose(page, site.url, szin=chosen)
    page.goto(site.url)
    dark = scheme == "dark" if chosen is None else chosen == "sotet"
    assert (brightness(page) < 50) is dark


@pytest.mark.parametrize("path", ["/", "/feladvany", "/szabad", "/kodkeszito", "/szabalyok"])
def test_still_picture_of_a_page_is_where_the_page_will_be(player: Player, path: str) -> None:
    def places() -> list[object]:
        return list(
            player.page.evaluate(
                """() => [...document.querySelectorAll(
                    ".top h1, .beside, .row, .tile, .num, .message, .key, .lengths *, .prose p")]
                    .map((e) => e.getBoundingClientRect().toJSON()).filter((box) => box.width)"""
            )
        )

    player.page.route("**/vue.*", lambda route: route.abort())
    player.page.goto(player.url + path)
    still = places()
    assert player.page.locator("#still").is_visible()
    player.page.unroute("**/vue.*")
    player.page.goto(player.url + path)
    player.page.wait_for_function(LIVE)
    assert len(still) > 10
    assert places() == still


def test_nothing_lies_over_the_still_picture_on_a_slow_line(player: Player) -> None:
    player.page.route("**/vue.*", lambda _: None)  # never comes
    player.page.goto(player.url, wait_until="commit")
    expect(player.page.locator("#still")).to_be_visible()
    expect(player.page.locator("#esm-fallback")).to_be_hidden()  # NiceGUI's, in English
    expect(player.page.locator(".no-script")).to_be_hidden()
    player.page.unroute_all()


@pytest.mark.parametrize(("language", "word"), [("hu", "nem túl régi"), ("en", "not too old")])
def test_visitor_without_scripts_is_told_what_is_missing(
    site: SiteProcess, new_context: Callable[..., BrowserContext], language: str, word: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    choose(page, site.url, nyelv=language)
    page.goto(site.url)
    expect(page.locator(".no-script")).to_contain_text(word)
    expect(page.locator(".no-script")).to_be_in_viewport(ratio=1)
    expect(page.locator("#esm-fallback")).to_be_hidden()


def test_still_picture_is_not_shown_before_it_is_whole(player: Player) -> None:
    def cut(route: Route) -> None:
        answer = route.fetch()
        whole = answer.text()
        route.fulfill(response=answer, body=whole[: whole.rindex('<div class="keys">')])

    player.page.route(player.url + "/", cut)
    player.page.goto(player.url + "/")
    assert player.page.locator("#still .row").count() > 0
    expect(player.page.locator("#still")).to_be_hidden()


def test_colours_are_chosen_in_the_settings_and_stay(player: Player) -> None:
    player.page.emulate_media(color_scheme="light")
    player.open("/")
    player.page.get_by_test_id("menu").click()
    player.page.get_by_role("link", name="Beállítások").click()
    for testid in ("szin-sotet", "kontraszt-eros"):
        player.page.get_by_test_id(testid).click()
        expect(player.page.get_by_test_id(testid)).to_have_attribute("aria-current", "true")
        expect(player.page.get_by_test_id(testid)).to_be_focused()
    player.open("/")
    assert brightness(player.page) == 0
    player.reload()
    assert brightness(player.page) == 0


def test_system_that_asks_for_more_contrast_gets_it(player: Player) -> None:
    player.page.emulate_media(color_scheme="dark", contrast="more")
    player.open("/")
    assert brightness(player.page) == 0


def test_numbers_are_told_apart_where_the_system_forces_its_colours(
    player: Player, wrong_words: list[str]
) -> None:
    player.page.emulate_media(forced_colors="active")
    player.open("/")
    player.guess(wrong_words[0])
    ground = "number => getComputedStyle(number).backgroundColor"
    disc, ring = (
        player.row(1).get_by_test_id(name).evaluate(ground) for name in ("in-place", "misplaced")
    )
    assert disc != ring


def moving(player: Player) -> list[float]:
    """Return when each motion that goes on will end, in ms from its start."""
    return list(
        player.page.evaluate(
            """() => document.getAnimations()
                .filter((one) => one.effect.getComputedTiming().iterations === 1)
                .map((one) => one.effect.getComputedTiming().endTime)"""
        )
    )


def test_tiles_and_numbers_settle_within_a_third_of_a_second(
    player: Player, wrong_words: list[str]
) -> None:
    player.page.emulate_media(reduced_motion="no-preference")
    player.open("/")
    player.key("b")
    ends = moving(player)
    player.key("Backspace")
    player.guess(wrong_words[0])
    ends += moving(player)
    assert ends
    assert max(ends) <= 300


def test_nothing_moves_for_those_who_want_less_motion(
    player: Player, wrong_words: list[str], secret: str
) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    player.open("/")
    for word in (wrong_words[0], secret):
        player.type(word)
        assert moving(player) == []
        player.key("Enter")
        expect(player.row(1).get_by_test_id("misplaced")).not_to_be_empty()
        assert moving(player) == []


def test_board_is_felt_only_when_switched_on(player: Player, wrong_words: list[str]) -> None:
    player.page.add_init_script("navigator.vibrate = (how) => (window.shaken ??= []).push(how)")
    player.open("/")
    player.guess(wrong_words[0])
    assert player.page.evaluate("window.shaken") is None
    choose(player.page, player.url, rezges="be", hang="be")
    player.reload()
    player.key("b")
    player.key("Enter")
    expect(player.message().get_by_role("alert")).not_to_be_empty()
    player.key("Backspace")
    player.guess(wrong_words[1])
    player.page.wait_for_function("window.shaken.at(-1) === 20")  # answered
    assert player.page.evaluate("window.shaken.slice(0, 2)") == [8, [30, 40, 30]]


# Without a connection


KEPT = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def test_worker_keeps_static_files_and_says_when_there_is_no_connection(
    site: SiteProcess, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context(service_workers="allow")
    player = Player(context.new_page(), site.url)
    player.open("/")
    player.page.evaluate("caches.open('literatura-of-an-older-version')")
    player.page.evaluate("navigator.serviceWorker.register('/sw.js')")  # not after two seconds
    player.page.wait_for_function("navigator.serviceWorker.controller !== null")
    player.reload()  # everything comes through the worker now
    assert len(player.page.evaluate("caches.keys()")) == 1
    kept = player.page.evaluate(KEPT)
    lasting = ("/_nicegui/", "/static/fonts/")
    assert [path for path in kept if not path.startswith(lasting)] == ["/nincs-kapcsolat"]
    assert any("board.js" in path for path in kept)

    context.set_offline(True)
    player.page.goto(site.url + "/szabalyok")
    expect(player.page.get_by_role("heading", name="Nincs kapcsolat")).to_be_visible()
    expect(player.page.get_by_role("link", name="Újra megpróbálom")).to_be_visible()
    context.set_offline(False)  # the page comes by itself
    expect(player.page.get_by_role("heading", name="Egy példa")).to_be_visible()
