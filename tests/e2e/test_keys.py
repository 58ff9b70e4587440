"""What the keys do and don't: modifiers, dead keys, paste, focus."""

from __future__ import annotations

import unicodedata

import pytest
from playwright.sync_api import expect

from tests.e2e.player import ALT, CTRL, META, SHIFT, Player
from ui.components.keyboard import ROWS


@pytest.fixture
def typist(player: Player) -> Player:
    """Return a player with the day's empty board open."""
    player.open("/")
    return player


@pytest.mark.parametrize("modifiers", [CTRL, ALT, META, CTRL | SHIFT], ids="CAMS")
def test_shortcuts_type_nothing(typist: Player, modifiers: int) -> None:
    for letter in "az":  # the browser keeps Ctrl+R and its like for itself
        typist.key(letter, modifiers)
    typist.key("b")
    typist.expect_word(1, "B")


def test_lone_modifiers_and_other_keys_do_no_harm(typist: Player) -> None:
    faults: list[object] = []
    typist.page.on("pageerror", lambda fault: faults.append(fault))
    for key in ("Shift", "Control", "CapsLock", "F5x", "Unidentified", "Process", "1", ".", " "):
        typist.key_down(key)
    typist.key("b")
    typist.expect_word(1, "B")
    assert not faults


def test_capital_letters_type(typist: Player) -> None:
    for letter in "ÉB":
        typist.key(letter, SHIFT)
    typist.expect_word(1, "ÉB")


def test_letters_of_alt_gr_type(typist: Player) -> None:
    typist.page.evaluate(  # DevTools can't press AltGr
        """() => document.dispatchEvent(new KeyboardEvent("keydown", {
            key: "í", code: "KeyJ", ctrlKey: true, altKey: true, modifierAltGraph: true,
            bubbles: true, cancelable: true}))"""
    )
    typist.expect_word(1, "Í")


def test_held_key_types_once(typist: Player) -> None:
    typist.key_down("b")
    for _ in range(5):
        typist.key_down("b", repeat=True)
    typist.key("é")
    typist.expect_word(1, "BÉ")


@pytest.mark.parametrize("key", ["q", "W", "x"])
def test_letters_that_hungarian_lacks_are_said_to_be_none(typist: Player, key: str) -> None:
    typist.key(key)
    expect(typist.message()).to_contain_text(f"„{key}”", ignore_case=True)
    typist.key("b")
    typist.expect_word(1, "B")


def test_dead_key_and_vowel_make_one_letter(typist: Player) -> None:
    typist.key_down("Dead")
    devtools = typist.devtools()
    devtools.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
    devtools.send("Input.insertText", {"text": "á"})
    typist.key("b")
    typist.expect_word(1, "ÁB")


@pytest.mark.parametrize("letter", "áéíóöőúüű")
def test_decomposed_letter_is_composed(typist: Player, letter: str) -> None:
    typist.key_down("Dead")
    typist.devtools().send("Input.insertText", {"text": unicodedata.normalize("NFD", letter)})
    typist.expect_word(1, letter.upper())


def test_tapped_letter_is_not_typed_again_by_enter(typist: Player) -> None:
    typist.screen_key("A").click()
    typist.key("Enter")
    expect(typist.message().get_by_role("alert")).not_to_be_empty()
    typist.expect_word(1, "A")


def test_on_screen_key_can_be_pressed_by_keyboard(typist: Player) -> None:
    typist.key("b")
    typist.screen_key("A").focus()
    typist.page.keyboard.press("Tab")
    typist.page.keyboard.press("Shift+Tab")
    typist.page.keyboard.press("Enter")
    typist.expect_word(1, "BA")


def test_double_tap_types_two_letters(typist: Player) -> None:
    typist.screen_key("A").dblclick()
    typist.expect_word(1, "AA")


def test_on_screen_keyboard_has_the_32_letters(typist: Player) -> None:
    for key in (key for row in ROWS for key in row):
        expect(typist.screen_key(key)).to_be_visible()
    assert typist.page.locator("[data-key]").count() == 34


@pytest.mark.parametrize("prefix", ["", "b"], ids=["empty row", "begun row"])
def test_pasted_word_fills_the_row(typist: Player, wrong_words: list[str], prefix: str) -> None:
    word = wrong_words[0]
    typist.type(prefix)
    paste(typist, f"  {word.lower()}\n")
    typist.expect_word(1, word)


@pytest.mark.parametrize("text", ["két szó", "🎉🎉🎉", "x" * 1_000_000, "<b>a</b>", "taxi"])
def test_pasted_text_that_is_no_word_is_refused(typist: Player, text: str) -> None:
    typist.key("b")
    paste(typist, text)
    expect(typist.message().get_by_role("alert")).not_to_be_empty()
    typist.expect_word(1, "B")


def paste(player: Player, text: str) -> None:
    """Paste as Ctrl+V does."""
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    player.page.keyboard.press("Control+V")


def test_enter_submits_what_was_typed_after_the_menu_gave_the_focus_back(
    typist: Player, wrong_words: list[str]
) -> None:
    typist.page.get_by_test_id("menu").click()
    typist.page.keyboard.press("Escape")
    typist.guess(wrong_words[0])
    assert typist.word_in(1) == wrong_words[0]


def test_typing_goes_on_when_the_menu_is_closed(typist: Player) -> None:
    typist.page.get_by_test_id("menu").click()
    typist.page.keyboard.press("Escape")
    typist.key("b")
    typist.expect_word(1, "B")


def test_enter_on_an_empty_row_spends_nothing(typist: Player) -> None:
    typist.key("Enter")
    expect(typist.message().get_by_role("alert")).to_have_text("Írj be egy 5 betűs szót!")
    assert typist.rows_played() == 0
    typist.key("b")
    typist.expect_word(1, "B")


def test_fast_taps_zoom_nothing(typist: Player) -> None:
    for place in (typist.screen_key("A"), typist.page.locator("body")):
        assert place.evaluate("e => getComputedStyle(e).touchAction") == "manipulation"
