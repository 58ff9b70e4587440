"""Passing a result on in a browser: by share sheet, clipboard or hand; and its picture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from literatura.schedule import day_number, today
from literatura.scoring import score
from tests.e2e.axe import violations
from tests.e2e.conftest import NOW
from tests.e2e.player import Player

NO_SHEET = "Object.defineProperty(navigator, 'share', {value: undefined});"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
SHEET = """
    window.given = [];
    const share = async (data) => {
        if (!navigator.userActivation.isActive) throw new DOMException("late", "NotAllowedError");
        window.given.push(data.files ? data.files.map((f) => [f.name, f.type, f.size]) : data);
    };
    Object.defineProperty(navigator, "share", {value: share});
    Object.defineProperty(navigator, "canShare", {value: () => true});
"""
CLOSED_SHEET = """
    const share = async () => { throw new DOMException("closed", "AbortError"); };
    Object.defineProperty(navigator, "share", {value: share});
"""
BROKEN_SHEET = """
    const share = async () => { throw new DOMException("no", "NotAllowedError"); };
    Object.defineProperty(navigator, "share", {value: share});
"""
CLIPBOARD = """
    window.copied = [];
    const clipboard = {writeText: async (text) => { window.copied.push(text); }};
    Object.defineProperty(navigator, "clipboard", {value: clipboard});
"""


@pytest.fixture
def wrong(wrong_words: list[str]) -> str:
    return wrong_words[3]


def win(player: Player, script: str, wrong: str, secret: str) -> Page:
    """Win the day's game in a browser that was changed by a script; return its page."""
    player.page.add_init_script(script)
    player.open("/")
    player.guess(wrong)
    player.guess(secret)
    expect(player.page.get_by_test_id("share")).to_be_visible()
    return player.page


def expected_text(player: Player, wrong: str, secret: str) -> str:
    day, first = today(NOW), score(secret, wrong)
    lines = (
        f"Literatúra {day_number(day)} · 2/10",
        f"{first.in_place}● {first.misplaced}○",
        f"{len(secret)}● 0○",
        f"{player.url}/nap/{day}",
    )
    return "\n".join(lines)


def test_text_goes_to_the_share_sheet_while_the_press_is_fresh(
    player: Player, wrong: str, secret: str
) -> None:
    page = win(player, SHEET, wrong, secret)
    page.get_by_test_id("share").click()
    expected = expected_text(player, wrong, secret)
    assert page.evaluate("given") == [{"text": expected}]
    assert secret not in expected
    assert wrong not in expected


def test_picture_goes_to_the_share_sheet_as_a_file(player: Player, wrong: str, secret: str) -> None:
    page = win(player, SHEET, wrong, secret)
    page.get_by_test_id("share-picture").click()
    page.wait_for_function("given.length === 1")
    ((name, kind, size),) = page.evaluate("given[0]")
    assert (name, kind) == (f"literatura-{today(NOW)}.png", "image/png")
    assert size > 1000


def test_closed_share_sheet_is_the_end_of_it(player: Player, wrong: str, secret: str) -> None:
    page = win(player, CLOSED_SHEET + CLIPBOARD, wrong, secret)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share-dialog")).to_be_hidden()
    assert page.evaluate("copied") == []


@pytest.mark.parametrize("sheet", [NO_SHEET, BROKEN_SHEET], ids=["none", "broken"])
def test_without_a_share_sheet_the_text_is_copied(
    player: Player, wrong: str, secret: str, sheet: str
) -> None:
    page = win(player, sheet + CLIPBOARD, wrong, secret)
    page.get_by_test_id("share").click()
    expect(player.message()).to_have_text("A vágólapra másoltam.")
    assert page.evaluate("copied") == [expected_text(player, wrong, secret)]


def test_without_either_the_text_can_be_selected_and_the_focus_comes_back(
    player: Player, wrong: str, secret: str
) -> None:
    page = win(player, NO_SHEET + NO_CLIPBOARD, wrong, secret)
    page.get_by_test_id("share").press("Enter")
    text = page.get_by_test_id("share-text")
    expect(text).to_be_focused()
    assert page.evaluate("getSelection().toString()") == expected_text(player, wrong, secret)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("share-dialog")).to_be_hidden()
    expect(page.get_by_test_id("share")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_test_id("share-close").click()
    expect(page.get_by_test_id("share")).to_be_focused()


def test_picture_is_downloaded_where_files_can_not_be_shared(
    player: Player, wrong: str, secret: str
) -> None:
    page = win(player, NO_SHEET, wrong, secret)
    with page.expect_download() as download:
        page.get_by_test_id("share-picture").click()
    assert download.value.suggested_filename == f"literatura-{today(NOW)}.png"
    assert re.search(r"/kep/napi/[\d-]+/rejtve\.png$", download.value.url)


def test_axe_finds_nothing_in_the_dialog_and_among_the_numbers(
    player: Player, wrong: str, secret: str
) -> None:
    page = win(player, NO_SHEET + NO_CLIPBOARD, wrong, secret)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share-text")).to_be_visible()
    assert violations(player) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("day-line").click()
    expect(page.get_by_test_id("numbers-table")).to_be_visible()
    assert violations(player) == []
