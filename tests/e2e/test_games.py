"""Whole games, as players play them: by keys, by taps, in two tabs, across a crash."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from literatura.scoring import score
from tests.e2e.conftest import NOW
from tests.e2e.delay_proxy import delayed
from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.services import Services

PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}


def expect_numbers(player: Player, row: int, secret: str, guess: str) -> None:
    numbers = score(secret, guess)
    assert player.word_in(row) == guess
    assert player.numbers_in(row) == (str(numbers.in_place), str(numbers.misplaced))


def test_daily_game_is_won_by_key_presses(
    player: Player, secret: str, wrong_words: list[str]
) -> None:
    player.open("/")
    assert player.result().count() == 0
    for row, word in enumerate(wrong_words[:4], start=1):
        player.guess(word)
        expect_numbers(player, row, secret, word)
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    assert player.numbers_in(5) == (str(len(secret)), "0")
    assert player.screen_key("enter").count() == 0


def test_daily_game_is_lost_after_ten_guesses(
    player: Player, secret: str, wrong_words: list[str]
) -> None:
    player.open("/")
    for word in wrong_words[:10]:
        assert player.result().count() == 0
        player.guess(word)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    player.key("Enter")  # the last row is played: there is nothing to send
    player.type(wrong_words[10])
    player.key("Enter")
    player.reload()
    assert [player.word_in(row) for row in (1, 10)] == [wrong_words[0], wrong_words[9]]
    assert player.rows_played() == 10


def test_free_game_is_won_by_key_presses_and_followed_by_another(
    own_site: SiteProcess, new_player: Callable[..., Player], services: Services
) -> None:
    player = new_player(own_site.url)
    player.open("/szabad")
    player.page.get_by_test_id("length-4").click()
    expect(player.row(1).locator("[data-testid^=tile-]")).to_have_count(4)
    words = services.lexicon.words(4)
    player.guess(words[0])
    secret = running_secret(own_site, "free")
    player.guess(next(word for word in words[1:] if word != secret))
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    player.page.get_by_test_id("new-game").click()
    expect(player.result()).to_have_count(0)
    player.expect_word(1, "")
    player.guess(words[-1])
    assert player.rows_played() == 1


def running_secret(site: SiteProcess, mode: str) -> str:
    """Return the secret of the only stored game of a mode, from the server's disk."""
    (stored,) = site.stored_players()
    (session,) = (one for one in stored["player"]["games"] if one["mode"] == mode)
    return str(session["secret"])


def test_daily_game_is_won_by_taps_on_a_small_phone(
    site: SiteProcess, new_player: Callable[..., Player], secret: str, wrong_words: list[str]
) -> None:
    player = new_player(site.url, **PHONE)
    player.open("/")
    player.tap_guess(wrong_words[0])
    expect_numbers(player, 1, secret, wrong_words[0])
    player.screen_key("A").tap()
    player.screen_key("backspace").tap()
    player.expect_word(2, "")
    player.tap_guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)


def test_game_goes_on_after_a_crash_between_two_guesses(
    own_site: SiteProcess, new_player: Callable[..., Player], secret: str, wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    player.guess(wrong_words[0])
    player.type(secret[:2])
    loads: list[object] = []
    player.page.on("load", lambda page: loads.append(page))
    own_site.kill()
    player.type(secret[2:3])  # typing needs no server
    player.expect_word(2, secret[:3])
    with player.page.expect_event("load"):  # NiceGUI loads the page anew from the new server
        own_site.start()
    player.wait_until_ready()
    expect_numbers(player, 1, secret, wrong_words[0])
    player.expect_word(2, secret[:3])
    player.type(secret[3:])
    player.key("Enter")
    player.wait_for_numbers(2)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    assert len(loads) == 1  # once, not for ever
    for part in ("board", "message", "result"):
        expect(player.page.get_by_test_id(part)).to_have_count(1)


def test_guess_made_while_the_server_is_down_is_played_once_it_is_back(
    own_site: SiteProcess, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    player.guess(wrong_words[0])
    own_site.kill()
    player.type(wrong_words[1])
    player.key("Enter")
    own_site.start()
    player.wait_for_numbers(2)
    (stored,) = own_site.stored_players()
    assert stored["player"]["games"][0]["guesses"] == wrong_words[:2]


def test_every_guess_with_numbers_survives_a_crash_at_that_instant(
    own_site: SiteProcess, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    for count, word in enumerate(wrong_words[:3], start=1):
        player.guess(word)
        own_site.kill()
        (stored,) = own_site.stored_players()
        assert stored["player"]["games"][0]["guesses"] == wrong_words[:count]
        with player.page.expect_event("load"):
            own_site.start()
        player.wait_until_ready()


def test_two_tabs_play_one_game(player: Player, wrong_words: list[str]) -> None:
    player.open("/")
    second = Player(player.page.context.new_page(), player.url)
    second.open("/")
    player.guess(wrong_words[0])
    second.wait_for_numbers(1)
    second.guess(wrong_words[1])
    player.wait_for_numbers(2)
    assert [player.word_in(row) for row in (1, 2)] == wrong_words[:2]


def test_duplicated_tab_plays_the_same_game(player: Player, wrong_words: list[str]) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    player.type("őz")
    with player.page.expect_popup() as opened:  # with all that its sessionStorage holds
        player.page.evaluate("() => void window.open(location.href)")
    copy = Player(opened.value, player.url)
    copy.wait_until_ready()
    copy.expect_word(2, "ŐZ")
    copy.key("Escape")
    copy.guess(wrong_words[1])
    player.wait_for_numbers(2)
    player.expect_word(3, "ŐZ")
    player.key("Escape")
    player.guess(wrong_words[2])
    copy.wait_for_numbers(3)
    for tab in (player, copy):
        assert [tab.word_in(row) for row in (1, 2, 3)] == wrong_words[:3]


def test_rows_and_half_typed_row_are_there_after_back_and_forward(
    player: Player, wrong_words: list[str]
) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    player.type("ős")
    player.page.goto(player.url + "/szabalyok")
    for way in (player.page.go_back, player.page.go_forward, player.page.go_back):
        way()
    player.wait_until_ready()
    assert player.word_in(1) == wrong_words[0]
    player.expect_word(2, "ŐS")
    player.key("Escape")
    player.guess(wrong_words[1])
    assert player.rows_played() == 2


def test_half_typed_row_and_rows_survive_a_reload(player: Player, wrong_words: list[str]) -> None:
    player.open("/")
    player.guess(wrong_words[0])
    player.type("ős")
    player.reload()
    assert player.word_in(1) == wrong_words[0]
    player.expect_word(2, "ŐS")


def test_refused_word_stays_in_its_row_and_costs_nothing(
    player: Player, wrong_words: list[str], secret: str
) -> None:
    player.open("/")
    nonsense = "ŰZ" * len(secret)
    player.type(nonsense[: len(secret)])
    player.key("Enter")
    expect(player.message()).to_contain_text(nonsense[: len(secret)])
    player.expect_word(1, nonsense[: len(secret)])
    for _ in secret:
        player.key("Backspace")
    player.guess(wrong_words[0])
    player.type(wrong_words[0])
    player.key("Enter")
    expect(player.message().get_by_role("alert")).to_contain_text(wrong_words[0])
    assert player.rows_played() == 1


def test_game_begun_before_midnight_keeps_its_word_after_it(
    own_site: SiteProcess, new_player: Callable[..., Player], secret: str, wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    player.guess(wrong_words[0])
    own_site.set_now(NOW.replace(day=NOW.day + 1))
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    player.open("/")
    assert player.rows_played() == 0
    assert player.result().count() == 0


def enter_twice(player: Player) -> None:
    player.key("Enter")
    player.key("Enter")


def double_click_on_enter(player: Player) -> None:
    player.screen_key("enter").dblclick()


@pytest.mark.parametrize("send", [enter_twice, double_click_on_enter])
def test_row_sent_twice_at_once_is_played_once_over_a_slow_line(
    site: SiteProcess,
    new_player: Callable[..., Player],
    wrong_words: list[str],
    send: Callable[[Player], None],
) -> None:
    with delayed(site.port, 0.25) as proxy:
        player = new_player(proxy.url)
        player.open("/")
        player.type(wrong_words[0])
        send(player)
        player.wait_for_numbers(1)
        player.guess(wrong_words[1])
        assert [player.word_in(row) for row in (1, 2, 3)] == [*wrong_words[:2], ""]
        player.page.close()


def test_only_the_refused_row_shakes(player: Player, wrong_words: list[str]) -> None:
    player.open("/")
    player.key("b")
    player.key("Enter")
    expect(player.row(1)).to_have_class(re.compile("shaking"))
    player.key("Backspace")
    player.guess(wrong_words[0])
    expect(player.row(2)).not_to_have_class(re.compile("shaking"))
