"""Notes in the browser: one tap to mark, the grid, what is painted before the server knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from literatura.alphabet import LETTERS
from tests.e2e.axe import violations
from tests.e2e.delay_proxy import delayed
from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess

EXCLUDED, POSSIBLE, SURE = "1", "2", "3"


@pytest.fixture
def noter(player: Player) -> Player:
    """Return a player with the day's empty board, of five letters, and the notes open."""
    player.open("/")
    open_notes(player)
    return player


def open_notes(player: Player) -> None:
    player.page.get_by_test_id("notes").click()
    expect(tool(player, "sure")).to_be_visible()


def tool(player: Player, name: str) -> Locator:
    return player.page.get_by_test_id(f"tool-{name}")


def take(player: Player, name: str) -> None:
    """Take a tool in hand."""
    if tool(player, name).get_attribute("aria-pressed") == "false":
        tool(player, name).click()


def spot(player: Player, letter: str, place: int, length: int = 5) -> Locator:
    number = LETTERS.index(letter) * (length + 1) + place
    return player.page.locator(f"[data-spot='{number}']")


def expect_mark(one: Locator, mark: str | None) -> None:
    if mark is None:
        expect(one).not_to_have_attribute("data-mark", EXCLUDED)
        expect(one).not_to_have_attribute("data-mark", POSSIBLE)
        expect(one).not_to_have_attribute("data-mark", SURE)
    else:
        expect(one).to_have_attribute("data-mark", mark)


def test_tapped_letter_wears_the_mark_in_hand_and_is_not_typed(noter: Player) -> None:
    for name, letter, mark, told in (
        ("excluded", "A", EXCLUDED, "A, kizárva"),
        ("possible", "Á", POSSIBLE, "Á, lehet"),
        ("sure", "Ű", SURE, "Ű, biztos"),
    ):
        take(noter, name)
        noter.screen_key(letter).click()
        expect_mark(noter.screen_key(letter), mark)
        expect(noter.screen_key(letter)).to_have_accessible_name(told)
    take(noter, "none")
    noter.screen_key("A").click()
    expect_mark(noter.screen_key("A"), None)
    take(noter, "sure")
    noter.screen_key("Ű").click()
    expect_mark(noter.screen_key("Ű"), None)
    noter.expect_word(1, "")


def test_letters_type_while_the_notes_are_open_and_no_tool_is_in_hand(noter: Player) -> None:
    noter.type("á")
    take(noter, "sure")
    tool(noter, "sure").click()
    noter.screen_key("B").click()
    noter.expect_word(1, "ÁB")


def test_mark_is_painted_before_the_server_knows_of_it(
    site: SiteProcess, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    with delayed(site.port, 0.25) as proxy:
        player = new_player(proxy.url)
        player.open("/")
        player.guess(wrong_words[0])
        open_notes(player)
        took = player.page.evaluate(
            """() => new Promise((resolve) => {
                const key = document.querySelector("[data-testid=key-B]");
                const start = performance.now();
                new MutationObserver(() => resolve(performance.now() - start))
                  .observe(key, {attributeFilter: ["data-mark"]});
                key.click();
            })"""
        )
        assert took < 250  # a round trip takes 500 ms
        player.page.close()


def test_steps_are_undone_one_by_one_and_clearing_is_one_of_them(noter: Player) -> None:
    undo, clear = (noter.page.get_by_test_id(f"notes-{name}") for name in ("undo", "clear"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    take(noter, "sure")
    noter.screen_key("A").click()
    take(noter, "possible")
    noter.screen_key("A").click()
    noter.screen_key("B").click()
    clear.click()
    expect_mark(noter.screen_key("B"), None)
    for a, b in ((POSSIBLE, POSSIBLE), (POSSIBLE, None), (SURE, None), (None, None)):
        undo.click()
        expect_mark(noter.screen_key("A"), a)
        expect_mark(noter.screen_key("B"), b)


def test_right_click_goes_through_the_marks(player: Player) -> None:
    player.open("/")
    for mark in (EXCLUDED, POSSIBLE, SURE, None):
        player.screen_key("A").click(button="right")
        expect_mark(player.screen_key("A"), mark)
    player.expect_word(1, "")


def test_finger_that_rests_on_a_key_marks_it(
    site: SiteProcess, new_player: Callable[..., Player]
) -> None:
    player = new_player(site.url, has_touch=True, viewport={"width": 390, "height": 844})
    player.open("/")
    box = player.screen_key("A").bounding_box()
    assert box is not None
    touch = {"x": box["x"] + 10, "y": box["y"] + 10}
    player.devtools().send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]}
    )
    expect_mark(player.screen_key("A"), EXCLUDED)
    player.devtools().send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.screen_key("B").tap()
    player.expect_word(1, "B")


def test_everything_can_be_marked_by_keyboard_alone(noter: Player) -> None:
    keyboard = noter.page.keyboard
    tool(noter, "excluded").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(tool(noter, "possible")).to_have_attribute("aria-pressed", "true")
    noter.screen_key("E").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect_mark(noter.screen_key("R"), POSSIBLE)
    spot(noter, "A", 0).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"):
        keyboard.press(key)
    expect(spot(noter, "Á", 3)).to_be_focused()
    keyboard.press("Space")
    expect_mark(spot(noter, "Á", 3), POSSIBLE)
    expect(spot(noter, "Á", 3)).to_have_accessible_name("Á betű, 3. hely: lehet")
    keyboard.press("Escape")
    expect(noter.page.get_by_test_id("notes")).to_be_focused()
    noter.expect_word(1, "")


def test_marks_are_there_after_a_reload_and_in_the_second_tab(
    noter: Player, wrong_words: list[str]
) -> None:
    take(noter, "excluded")
    spot(noter, "B", 2).click()
    noter.reload()  # of a visitor who has not played: kept by the browser
    expect_mark(spot(noter, "B", 2), EXCLUDED)
    noter.guess(wrong_words[0])
    second = Player(noter.page.context.new_page(), noter.url)
    second.open("/")
    open_notes(second)
    expect_mark(spot(second, "B", 2), EXCLUDED)
    take(second, "sure")
    second.screen_key("Z").click()
    expect_mark(noter.screen_key("Z"), SURE)


def test_mark_made_while_the_server_is_down_is_stored_once_it_is_back(
    own_site: SiteProcess, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    player.guess(wrong_words[0])
    own_site.kill()
    player.screen_key("A").click(button="right")
    expect_mark(player.screen_key("A"), EXCLUDED)
    with player.page.expect_event("load"):
        own_site.start()
    player.wait_until_ready()
    expect_mark(player.screen_key("A"), EXCLUDED)
    player.screen_key("Á").click(button="right")
    second = Player(player.page.context.new_page(), own_site.url)
    player.page.wait_for_function(
        "() => sessionStorage.getItem('literatura:notes:daily/2026-03-10') === '{}'"
    )
    second.open("/")
    expect_mark(second.screen_key("A"), EXCLUDED)
    expect_mark(second.screen_key("Á"), EXCLUDED)


def test_letter_that_is_sure_at_its_place_is_pale_until_it_is_taken_over(noter: Player) -> None:
    take(noter, "sure")
    spot(noter, "Á", 2).click()
    spot(noter, "K", 4).click()
    tile = noter.row(1).get_by_test_id("tile-2")
    expect(tile).to_have_attribute("data-hint", "Á")
    noter.expect_word(1, "")
    noter.type("b")
    noter.page.keyboard.press("Space")
    noter.expect_word(1, "BÁ")
    noter.row(1).get_by_test_id("tile-4").click(force=True)
    noter.expect_word(1, "BÁK")
    expect(tile).not_to_have_attribute("data-hint", "Á")


def test_what_follows_is_drawn_beside_the_marks(noter: Player, wrong_words: list[str]) -> None:
    noter.page.get_by_test_id("notes-fill").click()
    noter.guess(wrong_words[0])
    found = noter.page.locator(".spot[data-fact]")
    expect(found.first).to_be_visible()
    name = found.first.get_attribute("aria-label") or ""
    assert "nincs jelölve; a sorokból: " in name
    expect(noter.page.locator("[data-key][data-mark]")).to_have_count(0)


@pytest.mark.parametrize("path", ["/", "/feladvany", "/szabad?hossz=12"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (390, 844), (1280, 800)])
def test_open_notes_fit_the_window(player: Player, path: str, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    player.open(path)
    open_notes(player)
    assert not player.scrolls()
    expect(player.screen_key("Ű")).to_be_in_viewport(ratio=1)
    if width < 900:
        player.page.get_by_test_id("notes-grid").click()
    expect(player.page.get_by_test_id("notes-table")).to_be_visible()
    assert not player.scrolls()
    for number in range(1, 11):
        expect(player.row(number)).to_be_in_viewport(ratio=1)
    expect(player.message()).to_be_in_viewport(ratio=0.9)
    last = player.page.locator(".spot").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.95)
    box = last.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24  # WCAG 2.2, 2.5.8


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_in_open_notes(noter: Player, width: int, wrong_words: list[str]) -> None:
    noter.page.set_viewport_size({"width": width, "height": 800})
    noter.guess(wrong_words[0])
    for name, letter in (("excluded", "A"), ("possible", "Á"), ("sure", "Ű")):
        take(noter, name)
        noter.screen_key(letter).click()
    assert violations(noter) == []
    if width < 900:
        noter.page.get_by_test_id("notes-grid").click()
    noter.page.get_by_test_id("notes-fill").click()
    expect(noter.page.locator(".spot[data-fact]").first).to_be_attached()
    assert violations(noter) == []
