from __future__ import annotations

import pytest

from tests.small import LEXICON
from tests.ui.conftest import Player

FIVE = LEXICON.words(5)


async def test_page_begins_with_five_letters(player: Player) -> None:
    await player.open("/szabad")
    assert player.board.props["length"] == 5
    assert player.by_testid("length-5")[0].props["aria-pressed"] == "true"


@pytest.mark.parametrize("length", [3, 4, 5, 6, 7, 8])
async def test_every_length_can_be_played_and_won(player: Player, length: int) -> None:
    await player.open("/szabad")
    await player.click(f"length-{length}")
    secret = LEXICON.secrets(length)[0]
    await player.guess(secret)
    assert player.board.props["answer"] == secret
    await player.user.should_see("Elsőre kitaláltad!")


async def test_all_lengths_are_offered(player: Player) -> None:
    await player.open("/szabad")
    assert all(player.by_testid(f"length-{length}") for length in range(3, 13))


async def test_each_length_keeps_its_running_game(player: Player) -> None:
    await player.open("/szabad")
    await player.guess(FIVE[1])
    await player.click("length-6")
    assert player.rows == []
    await player.click("length-5")
    assert len(player.rows) == 1


async def test_other_language_keeps_the_length(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    (language,) = player.by_testid("language")
    assert language.props["href"] == "/nyelv/en?vissza=/szabad%3Fhossz%3D4"
    await player.click("length-6")
    assert language.props["href"] == "/nyelv/en?vissza=/szabad%3Fhossz%3D6"


async def test_new_game_follows_the_end_of_one(player: Player) -> None:
    await player.open("/szabad")
    await player.guess(FIVE[0])
    await player.click("new-game")
    assert player.rows == []
    assert player.board.props["running"] is True
    await player.open("/szabad")
    assert player.rows == []


async def test_giving_up_asks_back_and_then_shows_the_word(player: Player) -> None:
    await player.open("/szabad")
    await player.guess(FIVE[1])
    for _ in range(2):  # a double click answers no question
        await player.click("give-up")
    assert player.board.props["running"] is True
    await player.click("give-up-yes")
    assert player.board.props["answer"] == FIVE[0]
    await player.user.should_see("Feladtad.")


async def test_giving_up_can_be_thought_over(player: Player) -> None:
    await player.open("/szabad")
    await player.guess(FIVE[1])
    await player.click("give-up")
    await player.click("give-up-no")
    assert player.by_testid("give-up-yes") == []
    assert player.by_testid("give-up")[0]._text == "Feladom"
    assert player.board.props["running"] is True


async def test_english_page_tells_of_one_guess_and_of_two(player: Player) -> None:
    player.user.http_client.cookies.set("nyelv", "en")
    await player.open("/szabad")
    await player.guess(FIVE[0])
    await player.user.should_see("The codebreaker won with the first guess.")
    assert 'Similar in Hungarian: <span lang="hu">rokon</span>.' in player.text()
    await player.click("new-game")
    await player.guess(FIVE[1])
    await player.guess(FIVE[0])
    await player.user.should_see("The codebreaker won in 2 guesses.")


async def test_running_game_can_not_be_put_away(player: Player) -> None:
    await player.open("/szabad")
    await player.guess(FIVE[1])
    assert player.by_testid("new-game") == []


@pytest.mark.parametrize("length", ["13", "2", "x", "", "05"])
async def test_wrong_length_in_the_address_is_the_usual_one(player: Player, length: str) -> None:
    await player.open(f"/szabad?hossz={length}")
    assert player.board.props["length"] == 5
