from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta

import pytest

from literatura.puzzle import Puzzle
from literatura.schedule import today
from literatura.scoring import score
from tests.played import OTHERS
from tests.ui.conftest import Clock, Player
from ui.services import Services

ROWS = tuple((guess, score("KARD", guess)) for guess in OTHERS[:9])


@pytest.fixture
def services(services: Services) -> Services:
    return replace(services, puzzle_of=lambda day: Puzzle(day.isoformat(), ROWS, "KARD", 3))


async def days(player: Player, kind: str, path: str = "/archivum") -> dict[str, tuple[str, str]]:
    """Return the links of a calendar by the number of their day: target and label."""
    await player.open(path)
    (section,) = player.by_testid(f"archive-{kind}")
    html = "".join(str(one.props.get("innerHTML", "")) for one in section.default_slot.children)
    links = re.findall(r'<a href="(.*?)" aria-label="(.*?)".*?class="number">(\d+)<', html)
    return {number: (target, label) for target, label, number in links}


async def test_every_day_so_far_is_a_link_and_no_coming_one(player: Player, clock: Clock) -> None:
    clock.turn(days=-10)
    found = await days(player, "daily")
    assert list(found) == [str(number) for number in range(1, 21)]
    assert found["19"] == ("/nap/2026-11-19", "november 19., csütörtök: nyitott")
    assert found["20"] == ("/", "november 20., péntek, ma: nyitott")
    assert (await days(player, "puzzle"))["19"][0] == "/feladvany/2026-11-19"


async def test_days_tell_how_they_went(player: Player, services: Services) -> None:
    def word(day: int) -> str:
        return services.schedule.day(date(2026, 11, day)).word

    def others(day: int) -> list[str]:
        return [one for one in services.lexicon.words(len(word(day))) if one != word(day)]

    await player.open("/nap/2026-11-30")
    await player.guess(others(30)[0])
    await player.guess(word(30))
    await player.open("/nap/2026-11-25")
    await player.guess(others(25)[0])
    await player.open("/nap/2026-11-23")
    for guess in others(23)[:10]:
        await player.guess(guess)
    await player.open("/feladvany/2026-11-29")
    await player.guess("KARD")
    await player.open("/feladvany/2026-11-28")
    await player.guess(OTHERS[9])
    words = await days(player, "daily")
    assert words["30"][1].endswith(": megfejtve, 2 tippből")
    assert words["25"][1].endswith(": elkezdve")
    assert words["23"][1].endswith(": nem sikerült")
    await player.user.should_see("1 megfejtve · 1 nem sikerült · 1 elkezdve · 27 nyitott")
    puzzles = await days(player, "puzzle")
    assert puzzles["29"][1].endswith(": megfejtve")
    assert puzzles["28"][1].endswith(": nem sikerült")
    assert "KARD" not in player.told()


async def test_next_unsolved_is_the_latest(player: Player, services: Services) -> None:
    await player.open("/")
    await player.guess(services.schedule.day(today(services.clock())).word)
    await player.open("/archivum")
    assert player.by_testid("next-daily")[0].props["href"] == "/nap/2026-11-29"
    assert player.by_testid("next-puzzle")[0].props["href"] == "/feladvany"


async def test_months_lead_to_their_neighbours_and_no_further(player: Player) -> None:
    await player.open("/archivum/2026-02")
    assert player.by_testid("month-before")[0].props["href"] == "/archivum/2026-01"
    assert player.by_testid("month-after")[0].props["href"] == "/archivum/2026-03"
    await player.open("/archivum/2026-01")
    assert player.by_testid("month-before") == []
    await player.open("/archivum")
    assert player.by_testid("month-after") == []


@pytest.mark.parametrize(
    "month",
    "2026-12 2025-12 2026-13 2026-00 0000-01 26-01 2026-1 most 9999-12 ２０２６-01".split(),
)
async def test_month_that_is_not_there_is_not_found(player: Player, month: str) -> None:
    response = await player.user.http_client.get(f"/archivum/{month}")
    assert response.status_code == 404


async def test_week_begins_on_monday(player: Player) -> None:
    await player.open("/archivum")
    heads = re.findall(r'<abbr title="(\w+)">', player.text())
    assert heads[:7] == ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"]


async def test_archive_of_many_years_is_drawn_all_the_same(player: Player, clock: Clock) -> None:
    clock.turn(days=3650)
    found = await days(player, "daily")
    assert "1" in found
    assert (clock() - timedelta(3650)).year == 2026
