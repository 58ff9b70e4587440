"""Kódkészítő, played both ways, once with a lie; help while playing; what guesses were worth."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from literatura.codebreaker import contradicted_rows
from literatura.scoring import Score, score
from tests.e2e.axe import violations
from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.services import Services

PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}


class Setter:
    """A player with a word in mind."""

    def __init__(self, player: Player, secret: str) -> None:
        self.player = player
        self.secret = secret
        player.open("/kodkeszito")

    def begin_by_hand(self) -> None:
        self._press("by-hand")
        self._press(f"length-{len(self.secret)}")
        self._press("start")

    def begin_for_my_word(self, typed: str) -> None:
        self._press("for-my-word")
        self.player.page.get_by_test_id("secret-input").fill(typed)
        self._press("start")

    def guess_in(self, row: int) -> str:
        """Return the codebreaker's guess, once it stands in the row."""
        filled = self.player.row(row).locator(".tile.filled")
        expect(filled).to_have_count(len(self.secret))
        return self.player.word_in(row)

    def answer(self, row: int, given: Score) -> None:
        """Pick the two numbers and send them; returns when they stand in the row."""
        self._press(f"answer-in-place-{given.in_place}")
        self._press(f"answer-misplaced-{given.misplaced}")
        self._press("answer-submit")
        expect(self.player.row(row).get_by_test_id("in-place")).to_have_text(str(given.in_place))

    def answer_honestly(self, first_row: int = 1) -> int:
        """Answer as the word demands until it is found; returns the number of guesses."""
        for row in range(first_row, 11):
            if self.answer_rightly(row) == self.secret:
                return row
        pytest.fail("the codebreaker did not find the word")

    def answer_rightly(self, row: int) -> str:
        """Answer one guess as the word demands; returns the guess."""
        guess = self.guess_in(row)
        self.answer(row, score(self.secret, guess))
        return guess

    def codebreaker_goes_on_after(self, row: int) -> bool:
        """Return whether another guess followed the answer, and not a contradiction."""
        told = self.player.page.get_by_test_id("contradiction")
        expect(told.or_(self.player.row(row + 1).locator(".tile.filled").last)).to_be_visible()
        return not told.count()

    def _press(self, testid: str) -> None:
        self.player.page.get_by_test_id(testid).click()


@pytest.fixture
def setter(player: Player) -> Setter:
    return Setter(player, "VIRÁG")


def test_word_kept_in_mind_is_found_by_honest_answers(setter: Setter) -> None:
    setter.begin_by_hand()
    rows = setter.answer_honestly()
    expect(setter.player.page.get_by_test_id("result-word")).to_have_text("VIRÁG")
    assert setter.player.numbers_in(rows) == ("5", "0")


def test_pairs_that_can_not_be_are_not_to_be_picked(setter: Setter) -> None:
    setter.begin_by_hand()
    page = setter.player.page
    page.get_by_test_id("answer-in-place-3").click()
    for number in range(6):
        button = page.get_by_test_id(f"answer-misplaced-{number}")
        assert button.is_enabled() == (number <= 2)
    page.get_by_test_id("answer-misplaced-2").click()
    expect(page.get_by_test_id("answer-submit")).to_be_enabled()


def test_number_that_does_not_go_with_the_other_takes_it_off(setter: Setter) -> None:
    setter.begin_by_hand()
    page = setter.player.page
    page.get_by_test_id("answer-in-place-3").click()
    page.get_by_test_id("answer-misplaced-2").click()
    page.get_by_test_id("answer-in-place-2").click()
    expect(page.get_by_test_id("answer-misplaced-2")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("answer-misplaced-4").click()
    expect(page.get_by_test_id("answer-in-place-2")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("answer-submit")).to_be_disabled()


def test_number_that_was_filled_in_stays_when_it_is_picked(setter: Setter) -> None:
    setter.begin_by_hand()
    page = setter.player.page
    page.get_by_test_id("answer-in-place-5").click()
    expect(page.get_by_test_id("answer-misplaced-0")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("answer-misplaced-0").click()
    expect(page.get_by_test_id("answer-in-place-5")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("answer-submit")).to_be_enabled()
    page.get_by_test_id("answer-in-place-4").click()
    page.get_by_test_id("answer-misplaced-1").click()
    expect(page.get_by_test_id("answer-in-place-4")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("answer-submit")).to_be_disabled()


def test_row_has_no_numbers_until_it_is_answered(setter: Setter) -> None:
    setter.begin_by_hand()
    setter.guess_in(1)
    setter.player.page.get_by_test_id("answer-in-place-1").click()
    assert setter.player.numbers_in(1) == ("", "")


def test_lie_is_found_named_and_corrected(setter: Setter) -> None:
    setter.begin_by_hand()
    setter.answer_rightly(1)
    right, lie = score("VIRÁG", setter.guess_in(2)), Score(0, 5)
    assert right != lie
    setter.answer(2, lie)
    row = 2
    while setter.codebreaker_goes_on_after(row):
        row += 1
        setter.answer_rightly(row)
    told = setter.player.page.get_by_test_id("contradiction")
    expect(told).to_contain_text("2. sor")
    setter.player.page.get_by_test_id(f"repair-2-{right.in_place}-{right.misplaced}").click()
    expect(told).to_have_count(0)
    assert setter.player.numbers_in(2) == (str(right.in_place), str(right.misplaced))
    setter.answer_honestly(row + 1)
    expect(setter.player.page.get_by_test_id("result-word")).to_have_text("VIRÁG")


def test_program_answers_for_the_typed_word(setter: Setter) -> None:
    setter.begin_for_my_word("virág")
    player = setter.player
    expect(player.page.get_by_test_id("result-word")).to_have_text("VIRÁG", timeout=40_000)
    rows = player.rows_played()
    assert player.word_in(rows) == "VIRÁG"
    for row in range(1, rows + 1):
        right = score("VIRÁG", player.word_in(row))
        assert player.numbers_in(row) == (str(right.in_place), str(right.misplaced))


def test_repeated_letters_are_warned_of_and_may_be_had(player: Player) -> None:
    setter = Setter(player, "KALAP")
    setter.begin_for_my_word("kalap")
    expect(player.message().get_by_role("alert")).to_contain_text("A")
    assert player.word_in(1) == ""
    player.page.get_by_test_id("start").click()
    setter.guess_in(1)


def test_game_goes_on_after_a_reload(setter: Setter) -> None:
    setter.begin_by_hand()
    setter.answer_rightly(1)
    second = setter.guess_in(2)
    setter.player.reload()
    assert setter.guess_in(2) == second
    assert setter.answer_honestly(2) >= 2


@pytest.mark.parametrize("length", [3, 5, 8, 12])
def test_board_and_picker_fit_a_small_phone(
    site: SiteProcess, new_player: Callable[..., Player], length: int
) -> None:
    player = new_player(site.url, **PHONE)
    setter = Setter(player, "X" * length)
    assert not player.scrolls()
    setter.begin_by_hand()
    setter.guess_in(1)
    assert not player.scrolls()
    heights = [
        button.bounding_box()["height"]  # type: ignore[index]
        for button in player.page.locator(".pick").all()
    ]
    assert len(heights) == 2 * (length + 1)
    assert min(heights) >= 36


def test_warning_holds_a_guess_back_once(
    player: Player, secret: str, wrong_words: list[str]
) -> None:
    first = wrong_words[0]
    rows = [(first, score(secret, first))]
    second = next(word for word in wrong_words[1:] if contradicted_rows(word, rows))
    player.open("/")
    player.page.get_by_test_id("help").click()
    player.page.get_by_test_id("help-warning").click()
    expect(player.page.get_by_test_id("help-warning")).to_have_attribute("aria-checked", "true")
    player.page.keyboard.press("Escape")
    player.guess(first)
    player.type(second)
    player.key("Enter")
    expect(player.message().get_by_role("alert")).to_contain_text("1. sornak")
    player.expect_word(2, second)
    assert player.rows_played() == 1
    player.key("Enter")
    player.wait_for_numbers(2)


def test_analysis_reads_as_a_table(
    player: Player, services: Services, secret: str, wrong_words: list[str]
) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    player.guess(secret)
    player.page.get_by_test_id("analysis-open").click()
    table = player.page.get_by_test_id("analysis").get_by_role("table")
    expect(table.get_by_role("rowheader")).to_have_count(2)
    expect(table.get_by_role("columnheader")).to_have_count(5)
    expect(table.get_by_role("row").last).to_contain_text("1")
    assert secret in services.lexicon.words(len(secret))


def test_analysis_fits_a_small_phone(
    site: SiteProcess, new_player: Callable[..., Player], secret: str, wrong_words: list[str]
) -> None:
    player = new_player(site.url, **PHONE)
    player.open("/")
    player.guess(wrong_words[0])
    player.guess(secret)
    player.page.get_by_test_id("analysis-open").click()
    cells = player.page.get_by_test_id("analysis").locator("td, thead th:nth-child(n + 2)")
    expect(cells).to_have_count(12)
    for cell in cells.all():
        box = cell.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320


class TestFocus:
    """The keyboard's focus is where the player goes on, whatever is taken off the page."""

    def press(self, setter: Setter, testid: str) -> None:
        setter.player.page.get_by_test_id(testid).focus()
        setter.player.page.keyboard.press("Enter")

    def expect_focus(self, setter: Setter, selector: str) -> None:
        setter.player.page.wait_for_function(
            "(selector) => document.activeElement.matches(selector)", arg=selector
        )

    def test_start_leads_to_the_picker_and_each_answer_back_to_it(self, setter: Setter) -> None:
        self.press(setter, "length-5")
        self.press(setter, "start")
        setter.guess_in(1)
        self.expect_focus(setter, "[data-testid=answer-in-place-0]")
        self.press(setter, "answer-in-place-0")
        self.press(setter, "answer-misplaced-1")
        self.press(setter, "answer-submit")
        setter.player.wait_for_numbers(1)
        told = setter.player.page.get_by_test_id("contradiction")
        assert told.count() == 0
        self.expect_focus(setter, "[data-testid=answer-in-place-0]")
        self.press(setter, "withdraw")
        expect(setter.player.row(1).get_by_test_id("in-place")).to_be_empty()
        self.expect_focus(setter, "[data-testid=answer-in-place-0]")

    def test_end_leads_to_its_headline_and_a_new_game_to_the_start(self, setter: Setter) -> None:
        setter.begin_by_hand()
        setter.guess_in(1)
        self.press(setter, "answer-in-place-5")
        self.press(setter, "answer-submit")
        expect(setter.player.result()).to_be_visible()
        self.expect_focus(setter, ".result h2")
        self.press(setter, "new-game")
        self.expect_focus(setter, "[data-testid=by-hand]")

    def test_contradiction_leads_to_its_headline(self, setter: Setter) -> None:
        setter.begin_by_hand()
        for row in range(1, 11):
            setter.guess_in(row)
            self.press(setter, "answer-in-place-0")
            self.press(setter, "answer-misplaced-5")
            self.press(setter, "answer-submit")
            setter.player.wait_for_numbers(row)
            if not setter.codebreaker_goes_on_after(row):
                break
        self.expect_focus(setter, ".contradiction h2")

    def test_pause_keeps_it_from_row_to_row(self, setter: Setter) -> None:
        setter.begin_for_my_word("virág")
        setter.guess_in(1)
        setter.player.page.get_by_test_id("pause").focus()
        setter.player.wait_for_numbers(1)
        setter.guess_in(2)
        self.expect_focus(setter, "[data-testid=pause]")

    def test_analysis_leads_to_its_headline(
        self, player: Player, secret: str, wrong_words: list[str]
    ) -> None:
        player.open("/")
        player.guess(wrong_words[0])
        player.guess(secret)
        player.page.wait_for_function("document.activeElement.matches('.result h2')")
        player.page.get_by_test_id("analysis-open").focus()
        player.page.keyboard.press("Enter")
        player.page.wait_for_function("document.activeElement.matches('.analysis h3')")


class TestAccessibility:
    """axe-core finds nothing, whatever the setter's page, the help or the analysis shows."""

    def test_setters_page_by_hand(self, player: Player) -> None:
        setter = Setter(player, "VIRÁG")
        assert violations(player) == []
        setter.begin_by_hand()
        setter.answer_rightly(1)
        setter.guess_in(2)
        player.page.get_by_test_id("answer-in-place-1").click()
        player.page.get_by_test_id("answer-misplaced-2").click()
        assert violations(player) == []
        setter.answer_honestly(2)
        expect(player.result()).to_be_visible()
        assert violations(player) == []

    def test_setters_page_for_a_word(self, player: Player) -> None:
        setter = Setter(player, "VIRÁG")
        setter.begin_for_my_word("q")
        expect(player.message().get_by_role("alert")).not_to_be_empty()
        assert violations(player) == []
        setter.begin_for_my_word("virág")
        setter.guess_in(1)
        player.page.get_by_test_id("pause").click()
        assert violations(player) == []

    def test_contradiction(self, player: Player) -> None:
        setter = Setter(player, "VIRÁG")
        setter.begin_by_hand()
        for row in (1, 2, 3):
            setter.guess_in(row)
            setter.answer(row, Score(0, 5))
            if not setter.codebreaker_goes_on_after(row):
                break
        expect(player.page.get_by_test_id("contradiction")).to_be_visible()
        assert violations(player) == []

    def test_open_help(self, player: Player) -> None:
        player.open("/")
        player.page.get_by_test_id("help").click()
        player.page.get_by_test_id("help-count").click()
        expect(player.page.get_by_test_id("help-count")).to_have_attribute("aria-checked", "true")
        assert violations(player) == []

    def test_analysis(self, player: Player, secret: str, wrong_words: list[str]) -> None:
        player.open("/")
        for word in (*wrong_words[:2], secret):
            player.guess(word)
        player.page.get_by_test_id("analysis-open").click()
        expect(player.page.get_by_test_id("analysis")).to_be_visible()
        assert violations(player) == []
