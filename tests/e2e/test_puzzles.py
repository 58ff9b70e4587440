"""The puzzle of the day in a browser: solved once, failed once, and never given away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from literatura.puzzle import Puzzle
from literatura.schedule import today
from tests.e2e.conftest import NOW
from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.services import Services

PHONE = {"viewport": {"width": 320, "height": 568}}


def wrong_word(services: Services, puzzle: Puzzle) -> str:
    words = services.lexicon.words(puzzle.length)
    return next(word for word in words if not puzzle.is_solved_by(word))


def answer(player: Player, word: str) -> None:
    player.type(word)
    player.key("Enter")


def test_daily_puzzle_is_solved_by_key_presses(player: Player, services: Services) -> None:
    puzzle = services.puzzle_of(today(NOW))
    player.open("/feladvany")
    for row, (guess, given) in enumerate(puzzle.rows, start=1):
        assert player.word_in(row) == guess
        assert player.numbers_in(row) == (str(given.in_place), str(given.misplaced))
    assert puzzle.solution not in player.page.content()
    answer(player, puzzle.solution)
    expect(player.page.get_by_test_id("result-word")).to_have_text(puzzle.solution)
    assert player.numbers_in(10) == (str(puzzle.length), "0")
    explanation = player.page.get_by_test_id("explanation")
    explanation.locator("summary").click()
    expect(explanation.locator("li").last).to_contain_text(puzzle.solution)


def test_daily_puzzle_is_failed_and_practised(player: Player, services: Services) -> None:
    day = today(NOW) - timedelta(days=1)
    puzzle = services.puzzle_of(day)
    wrong = wrong_word(services, puzzle)
    player.open(f"/feladvany/{day}")
    answer(player, wrong)
    expect(player.message()).to_contain_text(wrong)
    expect(player.result()).to_be_visible()
    assert puzzle.solution not in player.page.content()
    player.expect_word(10, "")  # the row is free for practice, and is where one goes on
    expect(player.page.locator(".typing")).to_be_focused()
    answer(player, puzzle.solution)
    expect(player.page.get_by_test_id("result-word")).to_have_text(puzzle.solution)
    expect(player.page.get_by_role("heading", name="Végül meglett!")).to_be_focused()
    player.reload()
    expect(player.page.get_by_test_id("result-word")).to_have_text(puzzle.solution)


def test_puzzle_and_its_keyboard_fit_a_small_phone(
    site: SiteProcess, new_player: Callable[..., Player]
) -> None:
    player = new_player(site.url, **PHONE)
    player.open("/feladvany")
    assert not player.scrolls()
    expect(player.screen_key("enter")).to_be_in_viewport()


def test_failed_puzzle_fits_a_low_window_with_the_notes_open(
    site: SiteProcess, new_player: Callable[..., Player], services: Services
) -> None:
    player = new_player(site.url, viewport={"width": 568, "height": 320})
    player.open("/feladvany")
    answer(player, wrong_word(services, services.puzzle_of(today(NOW))))
    expect(player.result()).to_be_visible()
    player.page.get_by_test_id("notes").click()
    expect(player.page.get_by_test_id("notes-undo")).to_be_visible()
    side = player.page.locator(".hand-side")
    assert side.evaluate("side => side.scrollHeight <= side.clientHeight")
    expect(player.screen_key("Ű")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", [PHONE, {"viewport": {"width": 390, "height": 844}}])
def test_explanation_leaves_the_board_its_size_and_the_page_scrolls(
    site: SiteProcess, new_player: Callable[..., Player], services: Services, viewport: dict
) -> None:
    player = new_player(site.url, **viewport)
    player.open("/feladvany")
    tile = player.page.get_by_test_id("row-1").get_by_test_id("tile-1")
    while_playing = tile.bounding_box()
    answer(player, services.puzzle_of(today(NOW)).solution)
    expect(player.page.get_by_test_id("result-word")).to_be_visible()
    over = tile.bounding_box()
    player.page.get_by_test_id("explanation").locator("summary").click()
    expect(player.page.get_by_test_id("explanation").locator("li").last).to_be_visible()
    explained = tile.bounding_box()
    assert player.scrolls()
    assert (explained["width"], explained["height"]) == (over["width"], over["height"])
    assert over["height"] >= while_playing["height"] - 1


def test_form_for_a_new_puzzle_leaves_room_for_long_words(
    site: SiteProcess, new_player: Callable[..., Player]
) -> None:
    player = new_player(site.url, **PHONE)
    player.open("/feladvany/uj?hossz=12&sorok=9&nehezseg=0&mag=abc")
    expect(player.screen_key("enter")).to_be_in_viewport()
    assert not player.scrolls()
    form = player.page.locator("form.wishes")
    expect(form).to_be_hidden()
    player.page.get_by_test_id("wishes").locator("summary").click()
    expect(form).to_be_visible()
