"""What assistive technology is told, and playing by keyboard or by roles and names alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from literatura.schedule import today
from tests.e2e.axe import violations
from tests.e2e.conftest import NOW
from tests.e2e.player import TOURED, Player
from ui.services import Services

Scene = Callable[[Player, Services], None]


# What axe looks at


def page(path: str) -> Scene:
    def go(player: Player, _: Services) -> None:
        player.page.goto(player.url + path)
        expect(player.page.get_by_role("heading").first).to_be_visible()

    return go


def words(services: Services) -> list[str]:
    secret = services.schedule.day(today(NOW)).word
    return [word for word in services.lexicon.words(len(secret)) if word != secret][::300]


def refused(player: Player, services: Services) -> None:
    player.open("/")
    for word in words(services)[:2]:
        player.guess(word)
    player.type("űz")
    player.key("Enter")
    expect(player.message().get_by_role("alert")).not_to_be_empty()


def won(player: Player, services: Services) -> None:
    player.open("/")
    player.guess(words(services)[0])
    player.guess(services.schedule.day(today(NOW)).word)
    expect(player.result()).to_be_visible()


def failed_puzzle(player: Player, services: Services) -> None:
    puzzle = services.puzzle_of(today(NOW))
    player.open("/feladvany")
    candidates = services.lexicon.words(puzzle.length)
    player.type(next(word for word in candidates if not puzzle.is_solved_by(word)))
    player.key("Enter")
    expect(player.page.get_by_test_id("show-solution")).to_be_visible()


def explained_puzzle(player: Player, services: Services) -> None:
    failed_puzzle(player, services)
    player.page.get_by_test_id("show-solution").click()
    explanation = player.page.get_by_test_id("explanation")
    explanation.locator("summary").click()
    expect(explanation.locator("li").first).to_be_visible()


def menu(player: Player, _: Services) -> None:
    player.open("/")
    player.page.get_by_test_id("menu").click()
    expect(player.page.get_by_role("navigation")).to_be_visible()


def tour(player: Player, _: Services) -> None:
    player.page.goto(player.url + "/szabalyok")
    player.page.get_by_test_id("tour-open").click()
    player.page.get_by_test_id("tour-next").click()
    expect(player.page.get_by_test_id("tour-back")).to_be_visible()


SCENES: dict[str, Scene] = {
    "rules": page("/szabalyok"),
    "settings": page("/beallitasok"),
    "no such page": page("/nincs-ilyen"),
    "no connection": page("/nincs-kapcsolat"),
    "empty board": page("/"),
    "twelve letters": page("/szabad?hossz=12"),
    "new puzzle": page("/feladvany/uj?hossz=4&mag=a"),
    "refused": refused,
    "won": won,
    "failed puzzle": failed_puzzle,
    "explained puzzle": explained_puzzle,
    "menu": menu,
    "tour": tour,
}


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_in_any_colours(player: Player, services: Services, scene: str) -> None:
    SCENES[scene](player, services)
    assert violations(player) == []


# Live regions and dialogs


def test_answer_is_told_politely_and_a_refusal_at_once(
    player: Player, wrong_words: list[str]
) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    polite = player.message().get_by_role("status")
    expect(polite).to_have_attribute("aria-live", "polite")
    first, second = player.numbers_in(1)
    expect(polite).to_have_text(f"1. sor, {wrong_words[0]}: {first} a helyén, {second} máshol.")
    player.key("b")
    player.key("Enter")
    expect(player.message().get_by_role("alert")).to_contain_text("„B”")


def test_end_of_a_typed_game_is_read_out_and_has_the_focus(player: Player, secret: str) -> None:
    player.open("/")
    player.guess(secret)
    outcome = f"1. sor, {secret}: {len(secret)} a helyén, 0 máshol. Elsőre kitaláltad!"
    expect(player.message().get_by_role("status")).to_have_text(outcome)
    expect(player.page.get_by_role("heading", name="Elsőre kitaláltad!")).to_be_focused()


def test_board_is_a_labelled_table(player: Player, wrong_words: list[str]) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    table = player.page.get_by_role("table", name="A tábla: 5 betűs szó, 10 sor")
    expect(table.get_by_role("row")).to_have_count(11)
    for name in ("helyén", "máshol"):
        expect(table.get_by_role("columnheader", name=name)).to_be_visible()
    numbers = " ".join(player.numbers_in(1))
    letters = " ".join(wrong_words[0])
    expect(table.get_by_role("row", name=f"1 {letters} {numbers}")).to_be_visible()
    player.type(half := wrong_words[1][:2])
    expect(table.get_by_role("row", name=f"2 {' '.join(half)}", exact=True)).to_be_visible()


@pytest.mark.parametrize("testid", ["menu", "help"])
def test_what_opens_keeps_typing_out_and_gives_the_focus_back(player: Player, testid: str) -> None:
    player.open("/")
    opener = player.page.get_by_test_id(testid)
    opener.focus()
    player.page.keyboard.press("Enter")
    player.type("abc")
    player.expect_word(1, "")
    player.page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    player.key("b")
    player.expect_word(1, "B")


def test_skip_link_leads_past_the_header(player: Player) -> None:
    player.page.goto(player.url + "/szabalyok")
    expect(player.page.get_by_test_id("tour-open")).to_be_visible()
    player.page.keyboard.press("Tab")
    expect(player.page.get_by_role("link", name="Ugrás a tartalomra")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Tab")
    expect(player.page.get_by_test_id("tour-open")).to_be_focused()


# Whole games


def test_daily_game_is_won_by_keyboard_alone(
    player: Player, secret: str, wrong_words: list[str]
) -> None:
    player.open("/")
    player.type(secret[:2])
    player.key("Enter")  # too short: it stays, and costs nothing
    expect(player.message().get_by_role("alert")).not_to_be_empty()
    for _ in range(2):
        player.key("Backspace")
    player.guess(wrong_words[0])
    for letter in secret:  # on the on-screen keyboard, as those do who can't type the accents
        tab_to(player.page, player.screen_key(letter))
        player.page.keyboard.press("Enter")
    tab_to(player.page, player.screen_key("enter"))
    player.page.keyboard.press("Enter")
    expect(player.result()).to_be_visible()
    expect(player.page.get_by_role("heading", name="Kitaláltad!")).to_be_focused()
    tab_to(player.page, player.page.get_by_role("link", name="Fejtsd meg a mai feladványt is!"))
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/feladvany")


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until the goal has the focus; whatever has it on the way must be seen to."""
    expect(goal).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if goal.evaluate("goal => goal === document.activeElement"):
            assert seen_focused(page)
            return
    raise AssertionError("Tab never gets there")


def seen_focused(page: Page) -> bool:
    """Return whether the focused element is in the window and has an outline."""
    return bool(
        page.evaluate(
            """() => {
                const {activeElement: e} = document;
                const {outlineStyle, outlineWidth} = getComputedStyle(e);
                const {top, bottom} = e.getBoundingClientRect();
                return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
                    && top >= 0 && bottom <= innerHeight;
            }"""
        )
    )


def test_daily_game_is_won_by_roles_and_names_alone(
    player: Player, secret: str, wrong_words: list[str]
) -> None:
    page = player.page
    page.goto(player.url)
    status = page.get_by_role("status").first  # the other one speaks of notes
    expect(status).to_have_text("Egy 5 betűs szót keresünk. 10 tipped van.")
    for row, word in enumerate((wrong_words[0], wrong_words[1], secret), start=1):
        if word == secret:
            page.get_by_role("textbox", name=f"{row}. tipp, 5 betű").fill(word)
        else:
            for letter in word:
                page.get_by_role("button", name=letter, exact=True).click()
        page.get_by_role("button", name="Tippelek").click()
        expect(status).to_contain_text(f"{row}. sor, {word}: ")
    expect(page.get_by_role("heading", name="Kitaláltad!")).to_be_visible()
    expect(page.get_by_role("columnheader", name=f"A rejtett szó: {secret}")).to_be_visible()


def test_tour_is_for_a_first_visit_and_can_be_skipped(
    player: Player,
) -> None:
    player.page.context.clear_cookies(name=TOURED["name"])
    player.page.goto(player.url)
    dialog = player.page.get_by_role("dialog", name="Találd ki a rejtett szót!")
    expect(dialog).to_be_visible()
    for _ in range(6):  # Tab stays within
        player.page.keyboard.press("Tab")
    assert player.page.evaluate(
        "[document.body, null].includes(document.activeElement)"
        " || document.activeElement.closest('dialog') !== null"
    )
    with player.page.expect_response("**/bemutato/volt"):
        player.page.keyboard.press("Escape")
    player.key("b")
    player.expect_word(1, "B")
    player.reload()
    expect(player.page.get_by_test_id("tour")).to_have_count(0)


def test_tour_sets_its_captions_over_the_numbers_and_can_be_left_there(player: Player) -> None:
    player.page.context.clear_cookies(name=TOURED["name"])
    player.page.goto(player.url + "/nap/2026-03-09")
    player.page.get_by_test_id("tour-next").click()
    example = player.page.get_by_test_id("tour").locator(".example")
    for kind in ("in", "mis"):
        over, under = (example.locator(f".{one}.{kind}").bounding_box() for one in ("cap", "num"))
        assert over is not None
        assert under is not None
        middle = under["x"] + under["width"] / 2
        assert abs(over["x"] + over["width"] / 2 - middle) < 2
    player.page.get_by_test_id("tour-close").click()
    player.type("ab")
    player.expect_word(1, "AB")


def test_whoever_just_types_is_not_kept_by_the_tour(player: Player) -> None:
    player.page.context.clear_cookies(name=TOURED["name"])
    player.page.goto(player.url)
    expect(player.page.get_by_test_id("tour")).to_be_visible()
    player.type("ab")
    player.expect_word(1, "AB")
    expect(player.page.get_by_test_id("tour")).to_be_hidden()
