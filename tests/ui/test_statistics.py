from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from literatura.modes import DAILY
from literatura.schedule import today
from tests.played import OTHERS
from tests.ui.conftest import Clock, Player
from ui.services import Services

PATH = "/statisztika"


def secret_of(services: Services) -> str:
    table = services.table()
    return DAILY.deal(today(services.clock()).isoformat(), table)


def others(services: Services) -> list[str]:
    words = services.lexicon.words(len(secret_of(services)))
    return [word for word in words if word != secret_of(services)]


async def figures(player: Player, mode: str = "daily") -> dict[str, list[str]]:
    """Return the cells of a mode's sheets by the label of their row, as they are printed."""
    await player.open(PATH)
    (section,) = player.by_testid(f"stats-{mode}")
    html = "".join(str(child.props.get("innerHTML", "")) for child in section.default_slot.children)
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', html)
    return {
        _text(label): [_text(cell) for cell in re.findall("<td>(.*?)</td>", cells)]
        for label, cells in reversed(rows)  # those of single lengths come last
    }


def _text(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", " ", html).split())


async def test_page_invites_who_has_not_played(player: Player) -> None:
    await player.open(PATH)
    await player.user.should_see("Még nincs mit számolni.")
    await player.user.should_see("Egyelőre nincs mit elvinni.")


async def test_word_found_is_counted_once_however_often_the_page_is_loaded(
    player: Player, services: Services
) -> None:
    await player.open("/")
    await player.guess(others(services)[0])
    await player.guess(secret_of(services))
    for _ in range(10):
        await player.open("/")
    found = await figures(player)
    assert found["Játszma"] == ["1"]
    assert found["Győzelem"] == ["1"]
    assert found["Arány"] == ["100%"]
    assert found["Mostani sorozat"] == ["1 nap"]
    assert found["2."] == ["1"]


async def test_lost_word_is_counted_as_lost(player: Player, services: Services) -> None:
    await player.open("/")
    for word in others(services)[:10]:
        await player.guess(word)
    found = await figures(player)
    assert found["Arány"] == ["0%"]
    assert found["nem nem sikerült"] == ["1"]
    assert found["Mostani sorozat"] == ["0 nap"]


async def test_streak_grows_and_breaks(player: Player, services: Services, clock: Clock) -> None:
    for _ in range(2):
        await player.open("/")
        await player.guess(secret_of(services))
        clock.turn(days=1)
    assert (await figures(player))["Mostani sorozat"] == ["2 nap"]
    clock.turn(days=1)
    found = await figures(player)
    assert found["Mostani sorozat"] == ["0 nap"]
    assert found["Leghosszabb sorozat"] == ["2 nap"]
    assert found["Előző sorozat és az utolsó napja"] == ["2 nap 2026. dec. 1."]


async def test_word_begun_before_midnight_is_credited_to_its_day(
    player: Player, services: Services, clock: Clock
) -> None:
    secret = secret_of(services)
    clock.turn(hours=11.9)
    await player.open("/")
    await player.guess(others(services)[0])
    clock.turn(hours=0.2)
    await player.guess(secret)
    assert (await figures(player))["Mostani sorozat"] == ["1 nap"]


async def test_earlier_day_is_practice(player: Player, services: Services) -> None:
    word = services.schedule.day(today(services.clock()).replace(day=29)).word
    await player.open("/nap/2026-11-29")
    await player.guess(word)
    found = await figures(player)
    assert found["Játszma"] == ["0"]
    assert found["Mostani sorozat"] == ["0 nap"]
    await player.user.should_see("Ezenfelül pótoltál 1 korábbi napot, ebből 1 sikerült.")


async def test_games_with_help_are_shown_apart(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    await player.guess("ALMA")  # the first of the secrets is dealt
    await player.click("new-game")
    await player.click("help-count")
    await player.guess(OTHERS[0])
    await player.guess("ALMA")
    found = await figures(player, "free")
    assert found["Játszma"] == ["1", "1", "2"]
    await player.user.should_see("segítség nélkül")


async def test_free_game_is_counted_before_and_after_the_next_is_begun(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    await player.guess("ALMA")
    assert (await figures(player, "free"))["Játszma"] == ["1"]
    await player.open("/szabad?hossz=4")
    await player.click("new-game")
    assert (await figures(player, "free"))["Játszma"] == ["1"]
    await player.user.should_see("4 betű")


async def test_english_speaks_of_one_day_and_two_days(
    player: Player, services: Services, clock: Clock
) -> None:
    await player.user.http_client.get("/nyelv/en")
    await player.open("/")
    await player.guess(secret_of(services))
    assert (await figures(player))["Current streak"] == ["1 day"]
    clock.turn(days=1)
    await player.open("/")
    await player.guess(secret_of(services))
    assert (await figures(player))["Current streak"] == ["2 days"]


@pytest.mark.parametrize("path", ["/", "/szabalyok"])
async def test_menu_leads_here(player: Player, path: str) -> None:
    await player.open(path)
    await player.user.should_see("Statisztika")
    await player.user.should_see("Archívum")


async def test_other_player_sees_nothing_of_it(
    new_player: Callable[[], Player], services: Services
) -> None:
    one, other = new_player(), new_player()
    await one.open("/")
    await one.guess(secret_of(services))
    await other.open(PATH)
    await other.user.should_see("Még nincs mit számolni.")
