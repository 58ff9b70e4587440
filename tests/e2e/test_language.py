"""Which words an English page marks as Hungarian, for screen readers (WCAG 3.1.2)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.test_access import SCENES, Scene, words
from ui.services import Services

ENGLISH = {"name": "nyelv", "value": "en", "domain": "127.0.0.1", "path": "/"}

# Words in capitals, which are the game's, and whatever has a Hungarian letter; but a name is a name
# in any language.
_UNMARKED = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {data, parentElement: parent} = walker.currentNode;
    const beside = "script, style, #popup, [aria-hidden=true], [lang=hu]:not(html)";
    if (parent.closest(beside)) continue;
    for (const [word] of data.matchAll(/\p{L}+/gu)) {
      if (/^(Literatúra|PDF|SVG|PNG|QR|Q|W|X)$/.test(word)) continue;
      if (/^\p{Lu}{2,}$/u.test(word) || /[áéíóöőúüű]/i.test(word)) found.push(data);
    }
  }
  return found;
}"""


def analysed(player: Player, services: Services) -> None:
    SCENES["won"](player, services)
    player.page.get_by_test_id("analysis-open").click()
    expect(player.page.get_by_test_id("analysis")).to_be_visible()


def held_back(player: Player, services: Services) -> None:
    player.open("/")
    player.page.get_by_test_id("help").click()
    player.page.get_by_test_id("help-warning").click()
    player.page.keyboard.press("Escape")
    first, second = words(services)[:2]
    player.guess(first)
    player.type(second)
    player.key("Enter")
    expect(player.message().get_by_role("alert")).to_contain_text(second)


def asked(player: Player, _: Services) -> None:
    player.open("/kodkeszito")
    player.page.get_by_test_id("start").click()
    expect(player.row(1).get_by_test_id("tile-1")).not_to_be_empty()


MORE: dict[str, Scene] = {"analysis": analysed, "held back": held_back, "computer's guess": asked}


@pytest.mark.parametrize("scene", [*SCENES, *MORE])
def test_hungarian_words_of_an_english_page_are_marked(
    player: Player, services: Services, scene: str
) -> None:
    player.page.context.add_cookies([ENGLISH])  # type: ignore[list-item]
    (SCENES | MORE)[scene](player, services)
    assert player.page.evaluate(_UNMARKED) == []


def test_letters_of_an_english_page_are_marked(player: Player, services: Services) -> None:
    player.page.context.add_cookies([ENGLISH])  # type: ignore[list-item]
    player.open("/")
    player.guess(words(services)[0])
    expect(player.row(1).get_by_test_id("tile-1")).to_have_attribute("lang", "hu")
    expect(player.screen_key("Á")).to_have_attribute("lang", "hu")
    player.screen_key("Á").click(button="right")
    expect(player.screen_key("Á")).to_have_accessible_name("Á, excluded")
    expect(player.screen_key("Á")).to_have_attribute("lang", "en-US")
    for name in ("enter", "backspace"):
        expect(player.screen_key(name)).not_to_have_attribute("lang", "hu")
