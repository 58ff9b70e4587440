from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from nicegui import app

from literatura.codebreaker import contradicted_rows
from literatura.scoring import score
from tests.small import LEXICON
from tests.ui.conftest import Player

FOUR = LEXICON.words(4)
SECRET = FOUR[0]  # the tests' choice is always the first

NewPlayer = Callable[[], Player]


def rows_of(*guesses: str) -> list[Any]:
    return [(guess, score(SECRET, guess)) for guess in guesses]


FIRST = FOUR[-1]
CONTRADICTING = next(w for w in FOUR if w != FIRST and contradicted_rows(w, rows_of(FIRST)))
FITTING = [word for word in FOUR if not contradicted_rows(word, rows_of(FIRST))]


async def open_board(player: Player) -> None:
    await player.open("/szabad?hossz=4")


def stored(player: Player) -> Any:
    return app.storage._users[player.user._client.request.session["id"]].get("player")


async def test_every_help_is_off_at_first(player: Player) -> None:
    await open_board(player)
    for one in ("count", "warning"):
        assert player.by_testid(f"help-{one}")[0].props["aria-checked"] == "false"
    await player.guess(FIRST)
    await player.guess(CONTRADICTING)
    assert len(player.rows) == 2
    assert "illik" not in player.message
    assert "helped" not in stored(player)["games"][0]


async def test_words_that_still_fit_are_counted(player: Player) -> None:
    await open_board(player)
    await player.click("help-count")
    await player.guess(FIRST)
    await player.run_timers()
    assert player.message.endswith(f"Még {len(FITTING)} szó illik.")


async def test_guess_that_contradicts_a_row_is_held_back_once(player: Player) -> None:
    await open_board(player)
    await player.click("help-warning")
    await player.guess(FIRST)
    await player.guess(CONTRADICTING)
    assert player.message == (
        f"„{CONTRADICTING}” ellentmond az 1. sornak. Ha mégis ezt akarod, küldd el újra!"
    )
    assert (len(player.rows), player.board.props["reply"]["refused"]) == (1, True)
    await player.guess(CONTRADICTING)
    assert len(player.rows) == 2


async def test_guess_that_fits_is_not_held_back(player: Player) -> None:
    await open_board(player)
    await player.click("help-warning")
    await player.guess(FIRST)
    await player.guess(next(word for word in FITTING if word != SECRET))
    assert len(player.rows) == 2


async def test_word_that_may_not_be_played_is_refused_before_any_warning(player: Player) -> None:
    await open_board(player)
    await player.click("help-warning")
    await player.guess(FIRST)
    await player.guess("baba")
    assert player.message == "„BABA” nincs benne a szótárunkban."


async def test_suggestion_fits_the_rows(player: Player) -> None:
    await open_board(player)
    await player.guess(FIRST)
    await player.click("help-suggest")
    assert player.message.startswith("Jó tipp volna: <b>")
    assert player.message.removeprefix("Jó tipp volna: <b>")[:4] in FOUR
    assert len(player.rows) == 1


@pytest.mark.parametrize("handle", ["help-count", "help-warning", "help-suggest"])
async def test_game_with_help_is_marked_at_once(player: Player, handle: str) -> None:
    await open_board(player)
    await player.guess(FIRST)
    await player.click(handle)
    assert stored(player)["games"][0]["helped"] is True


async def test_help_asked_before_the_first_guess_marks_the_game(player: Player) -> None:
    await open_board(player)
    await player.click("help-suggest")
    await player.open("/szabad?hossz=5")
    await open_board(player)
    await player.guess(FIRST)
    assert stored(player)["games"][0]["helped"] is True


async def test_suggestion_marks_no_other_game(player: Player) -> None:
    await open_board(player)
    await player.click("help-suggest")
    await player.click("length-5")
    await player.guess("KALAP")
    assert [game.get("helped") for game in stored(player)["games"]] == [True, None]


async def test_switches_are_kept(player: Player) -> None:
    await open_board(player)
    assert stored(player) is None
    await player.click("help-count")
    await player.open("/")
    assert player.by_testid("help-count")[0].props["aria-checked"] == "true"
    await player.click("help-count")
    await player.open("/")
    assert player.by_testid("help-count")[0].props["aria-checked"] == "false"


def second_page(player: Player, new_player: NewPlayer) -> Player:
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    return second


async def test_help_switched_on_is_on_in_every_open_page(
    player: Player, new_player: NewPlayer
) -> None:
    await open_board(player)
    second = second_page(player, new_player)
    await second.open("/szabad?hossz=5")
    await player.click("help-warning")
    assert second.by_testid("help-warning")[0].props["aria-checked"] == "true"
    await second.guess("KALAP")
    assert stored(player)["helps"] == ["warning"]
    assert stored(player)["games"][-1]["helped"] is True


async def test_game_is_marked_when_its_words_are_counted_on_opening_it(player: Player) -> None:
    await open_board(player)
    await player.guess(FIRST)
    await player.open("/szabad?hossz=5")
    await player.click("help-count")
    await open_board(player)
    await player.run_timers()
    assert player.message.endswith("szó illik.")
    assert stored(player)["games"][0]["helped"] is True


async def test_game_is_marked_when_a_guess_was_held_back(player: Player) -> None:
    await open_board(player)
    await player.guess(FIRST)
    await player.open("/szabad?hossz=5")
    await player.click("help-warning")
    await open_board(player)
    await player.guess(CONTRADICTING)
    assert len(player.rows) == 1
    assert stored(player)["games"][0]["helped"] is True


async def test_held_back_guess_is_told_all_rows_that_it_contradicts(player: Player) -> None:
    second, third = next(
        (one, two)
        for one in FOUR
        for two in FOUR
        if len({one, two, SECRET, FIRST}) == 4
        and len(contradicted_rows(two, rows_of(FIRST, one))) == 2
    )
    await open_board(player)
    await player.guess(FIRST)
    await player.guess(second)
    await player.click("help-warning")
    await player.guess(third)
    assert "ellentmond az 1. és a 2. sornak." in player.message


async def test_help_is_gone_when_the_game_is_over(player: Player) -> None:
    await open_board(player)
    await player.guess(SECRET)
    assert player.by_testid("help") == []
    await player.click("new-game")
    assert player.by_testid("help")


async def test_helps_tell_the_browser_nothing_of_the_secret(player: Player) -> None:
    await open_board(player)
    await player.click("help-count")
    await player.click("help-warning")
    await player.guess(FIRST)
    await player.run_timers()
    await player.guess(CONTRADICTING)
    assert len(FITTING) > 1, "the secret could be worked out"
    assert SECRET not in player.told()


# After the game


async def test_analysis_is_drawn_when_it_is_asked_for(player: Player) -> None:
    await open_board(player)
    await player.guess(FIRST)
    await player.guess(SECRET)
    assert player.by_testid("chart") == player.by_testid("analysis") == []
    await player.click("analysis-open")
    assert player.by_testid("analysis")
    table = player.text()
    assert f"{len(FOUR)} → {len(FITTING)}" in table
    assert f"{len(FITTING)} → 1" in table
    assert f'<b lang="hu">{FIRST}</b>' in table


async def test_running_game_is_not_analysed(player: Player) -> None:
    await open_board(player)
    await player.guess(FIRST)
    assert player.by_testid("analysis-open") == []
