from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nicegui import app
from nicegui.element import Element

from literatura.notes import Mark, following, notes_from_text, spot_count, spot_of
from literatura.scoring import score
from tests.small import LEXICON
from tests.ui.conftest import Player, forget_memory
from ui.services import Services

NewPlayer = Callable[[], Player]

FOUR = LEXICON.words(4)
SECRET = FOUR[0]  # the tests' choice is always the first
WRONG = FOUR[1:]
FREE = "free/4"


def pad(player: Player) -> Element:
    (found,) = player.user.find(marker="notes").elements
    return found


async def mark(
    player: Player, *marks: tuple[str, int, Mark], game: str = FREE, length: int = 4, count: int = 1
) -> None:
    """Mark letters at places as the browser does."""
    sent = [[spot_of(letter, place, length), int(one)] for letter, place, one in marks]
    await player.send("marks", {"game": game, "count": count, "marks": sent}, to=pad(player))


def seen(player: Player, letter: str, place: int = 0) -> Mark:
    props = pad(player).props
    return notes_from_text(props["length"], props["marks"]).mark(letter, place)


def stored(player: Player) -> Any:
    return app.storage._users[player.user._client.request.session["id"]].get("player")


@pytest.fixture
async def playing(player: Player) -> Player:
    """Return a player who has made a guess in free play."""
    await player.open("/szabad?hossz=4")
    await player.guess(WRONG[0])
    return player


async def test_marks_are_stored_and_survive_reload_and_restart(playing: Player) -> None:
    await mark(playing, ("A", 0, Mark.EXCLUDED), ("Ű", 4, Mark.SURE), count=7)
    assert pad(playing).props["seen"] == 7
    forget_memory()
    await playing.open("/szabad?hossz=4")
    assert seen(playing, "A") is Mark.EXCLUDED
    assert seen(playing, "Ű", 4) is Mark.SURE
    assert seen(playing, "B") is Mark.NONE


async def test_mark_sent_twice_is_one_mark(playing: Player) -> None:
    await mark(playing, ("A", 0, Mark.SURE))
    await mark(playing, ("A", 0, Mark.SURE))
    assert seen(playing, "A") is Mark.SURE
    await mark(playing, ("A", 0, Mark.NONE))
    assert "notes" not in stored(playing)


async def test_second_tab_shows_the_marks_and_keeps_its_message(
    playing: Player, new_player: NewPlayer
) -> None:
    second = new_player()
    second.user.http_client.cookies = playing.user.http_client.cookies
    await second.open("/szabad?hossz=4")
    await second.guess("baba")
    refusal = second.message
    await mark(playing, ("A", 0, Mark.SURE))
    assert seen(second, "A") is Mark.SURE
    assert second.message == refusal
    await mark(second, ("B", 2, Mark.POSSIBLE))
    assert seen(playing, "B", 2) is Mark.POSSIBLE
    assert seen(playing, "A") is Mark.SURE


async def test_guess_changes_no_mark(playing: Player) -> None:
    every = [(spot, int(spot % 4)) for spot in range(spot_count(4))]
    await playing.send("marks", {"game": FREE, "count": 1, "marks": every}, to=pad(playing))
    before = pad(playing).props["marks"]
    await playing.guess(WRONG[1])
    assert pad(playing).props["marks"] == before


@pytest.mark.parametrize(
    "forged",
    [
        None,
        [],
        {},
        {"game": FREE, "count": 1},
        {"game": FREE, "count": 1, "marks": "A"},
        {"game": FREE, "count": 10**30, "marks": [[0, 1]]},
        {"game": FREE, "count": "1", "marks": [[0, 1]]},
        {"game": "free/5", "count": 1, "marks": [[0, 1]]},
        {"game": FREE, "count": True, "marks": [[0, 1]]},
        {"game": FREE, "count": 1, "marks": [[False, 1]]},
        {"game": FREE, "count": 1, "marks": [[0, True]]},
        {"game": FREE, "count": 1, "marks": [[0, 4]]},
        {"game": FREE, "count": 1, "marks": [[0, -1]]},
        {"game": FREE, "count": 1, "marks": [[-1, 1]]},
        {"game": FREE, "count": 1, "marks": [[160, 1]]},
        {"game": FREE, "count": 1, "marks": [[0, 1], [1.5, 1]]},
        {"game": FREE, "count": 1, "marks": [[0]]},
        {"game": FREE, "count": 1, "marks": [[0, 1]] * 161},
    ],
)
async def test_forged_marks_change_nothing(playing: Player, forged: Any) -> None:
    before = stored(playing)
    await playing.send("marks", forged, to=pad(playing))
    assert stored(playing) == before
    assert (pad(playing).props["marks"], pad(playing).props["seen"]) == ("", 0)


async def test_marks_that_come_too_fast_are_not_confirmed(
    services: Services, new_player: NewPlayer
) -> None:
    # The services are frozen; the site keeps the limiter that it was given.
    object.__setattr__(services, "may_note", lambda _: False)
    player = new_player()
    await player.open("/szabad?hossz=4")
    await mark(player, ("A", 0, Mark.SURE))
    assert (pad(player).props["marks"], pad(player).props["seen"]) == ("", 0)


async def test_mark_that_can_not_be_saved_is_not_confirmed(
    playing: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full_disk)
        await mark(playing, ("A", 0, Mark.SURE))
    assert playing.message.startswith("A jegyzetedet nem sikerült elmenteni.")
    assert (pad(playing).props["marks"], pad(playing).props["seen"]) == ("", 0)


async def test_visitor_who_only_marks_leaves_nothing(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    await mark(player, ("A", 0, Mark.SURE))
    await player.send("fill", {}, to=pad(player))
    assert seen(player, "A") is Mark.SURE
    assert pad(player).props["kept"] is False
    assert stored(player) is None


async def test_marks_made_before_the_first_guess_are_stored_with_it(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    await mark(player, ("A", 0, Mark.SURE))
    await player.send("fill", {}, to=pad(player))
    await player.guess(WRONG[0])
    assert pad(player).props["kept"] is True
    await player.open("/szabad?hossz=4")
    assert seen(player, "A") is Mark.SURE
    assert pad(player).props["fills"] is True


@pytest.mark.parametrize("end", ["won", "given up"])
async def test_notes_are_thrown_away_when_the_game_is_over(playing: Player, end: str) -> None:
    await mark(playing, ("A", 0, Mark.SURE))
    assert stored(playing)["notes"]
    if end == "won":
        await playing.guess(SECRET)
    else:
        await playing.click("give-up")
        await playing.click("give-up-yes")
    assert "notes" not in stored(playing)
    await playing.click("new-game")
    assert pad(playing).props["marks"] == ""


async def test_each_game_has_notes_of_its_own(playing: Player) -> None:
    await mark(playing, ("A", 0, Mark.SURE))
    await playing.click("length-5")
    assert pad(playing).props["marks"] == ""
    await mark(playing, ("A", 0, Mark.EXCLUDED))  # of the game that was there before
    assert pad(playing).props["marks"] == ""
    await mark(playing, ("B", 0, Mark.SURE), game="free/5", length=5)
    await playing.open("/")
    assert pad(playing).props["marks"] == ""
    await playing.open("/szabad?hossz=4")
    assert (seen(playing, "A"), seen(playing, "B")) == (Mark.SURE, Mark.NONE)


async def test_what_follows_is_shown_only_when_wanted_and_apart(playing: Player) -> None:
    assert pad(playing).props["facts"] == ""
    await playing.send("fill", {}, to=pad(playing))
    rows = ((WRONG[0], score(SECRET, WRONG[0])),)
    assert pad(playing).props["facts"] == following(rows, 4).text != ""
    assert pad(playing).props["marks"] == ""
    await playing.guess(WRONG[1])
    await playing.run_timers()
    rows += ((WRONG[1], score(SECRET, WRONG[1])),)
    assert pad(playing).props["facts"] == following(rows, 4).text
    assert "helped" not in stored(playing)["games"][0]
    await playing.send("fill", {}, to=pad(playing))
    assert pad(playing).props["facts"] == ""


async def test_wish_to_see_what_follows_is_remembered_for_other_games(playing: Player) -> None:
    await playing.send("fill", {}, to=pad(playing))
    await playing.open("/")
    assert pad(playing).props["fills"] is True
    assert pad(playing).props["facts"] == ""  # nothing has been played


async def test_notes_tell_the_browser_nothing_of_the_secret(playing: Player) -> None:
    await mark(playing, ("A", 0, Mark.SURE))
    await playing.send("fill", {}, to=pad(playing))
    assert SECRET not in playing.told()


async def test_damaged_notes_are_set_aside_and_the_game_lives_on(playing: Player) -> None:
    await mark(playing, ("A", 0, Mark.SURE))
    storage = app.storage._users[playing.user._client.request.session["id"]]
    storage["player"] = {**storage["player"], "notes": [["free", "4", 4, "77"]]}
    await playing.open("/szabad?hossz=4")
    assert storage["set_aside"] == [["free", "4", 4, "77"]]
    assert pad(playing).props["marks"] == ""
    assert len(playing.rows) == 1
