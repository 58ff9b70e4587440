"""How many ended a day's game: counted once for each player, and shown to everybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from literatura.day_counts import PUZZLE, WORD, DayCount, DayCounts, Ending
from literatura.puzzle import Puzzle
from literatura.scoring import score
from tests.small import LEXICON, schedule
from tests.ui.conftest import Clock, Player
from ui.counting import Counting
from ui.services import Services

NewPlayer = Callable[[], Player]

DAY = date(2026, 11, 30)
SECRET = schedule().day(DAY).word
WRONG = [word for word in LEXICON.words(4) if word != SECRET]
GUESSES = ("BORS", "SZÉK", "HAJÓ", "TETŐ", "ROZS", "FOLT", "NYÁR", "KÁVÉ", "MAMA")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "day_counts.sqlite"


@pytest.fixture
def services(services: Services, path: Path) -> Services:
    rows = tuple((guess, score("KARD", guess)) for guess in GUESSES)
    return replace(
        services,
        counting=Counting(DayCounts(path)),
        puzzle_of=lambda day: Puzzle(day.isoformat(), rows, "KARD", 3),
    )


async def count(services: Services, game: str = WORD, day: date = DAY) -> DayCount:
    found = await services.counting.of(game, day)
    assert found is not None
    return found


def line(player: Player) -> str:
    (link,) = player.by_testid("day-line")
    return str(link._text)


async def test_end_of_a_game_is_counted_once(
    player: Player, new_player: NewPlayer, services: Services
) -> None:
    second_tab = new_player()
    second_tab.user.http_client.cookies = player.user.http_client.cookies
    await player.open()
    await player.guess(WRONG[0])
    await second_tab.open()
    assert (await count(services)).played == 0
    await player.guess(SECRET)
    await second_tab.guess(SECRET, row=2)
    await second_tab.guess(SECRET, row=3)
    for _ in range(3):
        await player.open()
        await player.run_timers()
    found = await count(services)
    assert (found.played, found.found[1]) == (1, 1)


async def test_players_are_counted_by_their_steps(
    new_player: NewPlayer, services: Services
) -> None:
    for steps in (1, 3, 3):
        one = new_player()
        await one.open()
        for word in (*WRONG[: steps - 1], SECRET):
            await one.guess(word)
    loser = new_player()
    await loser.open()
    for word in WRONG[:10]:
        await loser.guess(word)
    found = await count(services)
    assert (found.found[:3], found.lost) == ((1, 0, 2), 1)


async def test_help_is_counted_apart(player: Player, services: Services) -> None:
    await player.open()
    await player.click("help-count")
    await player.guess(SECRET)
    found = await count(services)
    assert (found.helped_found, sum(found.found)) == (1, 0)


async def test_past_day_and_free_play_are_not_counted(
    player: Player, services: Services, path: Path
) -> None:
    await player.open("/nap/2026-11-29")
    await player.guess("ÉBRESZTŐ")
    await player.open("/szabad?hossz=4")
    await player.guess("ALMA")
    assert (await count(services, day=date(2026, 11, 29))).played == 0
    assert not path.exists()


async def test_game_begun_before_midnight_counts_for_its_day(
    player: Player, services: Services, clock: Clock
) -> None:
    clock.turn(hours=11, minutes=59)
    await player.open()
    await player.guess(WRONG[0])
    clock.turn(minutes=2)
    await player.guess(SECRET)
    assert (await count(services)).found[1] == 1


@pytest.mark.parametrize(("answer", "solved"), [("KARD", 1), ("ALMA", 0)])
async def test_answer_to_the_puzzle_is_counted_and_practice_is_not(
    player: Player, services: Services, answer: str, solved: int
) -> None:
    await player.open("/feladvany")
    await player.guess(answer)
    await player.guess("KARD")
    found = await count(services, PUZZLE)
    assert (found.played, found.solved) == (1, solved)


async def test_store_that_fails_costs_no_player_anything(
    player: Player, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.mkdir()
    await player.open()
    await player.guess(SECRET)
    assert player.board.props["won"] is True
    await player.run_timers()
    assert player.by_testid("day-line") == []
    assert "the day's counts" in caplog.text
    await player.open("/szamok")
    await player.user.should_see("A számokat most nem érjük el.")


async def test_line_under_the_result_says_how_others_fared(
    player: Player, services: Services
) -> None:
    for steps in (1, 2, 2, 4, None):
        services.counting.add(Ending(WORD, DAY, steps))
    await player.open()
    for word in (*WRONG[:2], SECRET):
        await player.guess(word)
    await player.run_timers()
    assert line(player) == "Eddig 6 játékosból 5 találta ki, nálad kevesebb tippből 3."
    assert player.by_testid("day-line")[0].props["href"] == "/szamok/2026-11-30"


async def test_first_and_best_players_are_told_so(player: Player, new_player: NewPlayer) -> None:
    await player.open()
    await player.guess(SECRET)
    await player.run_timers()
    assert line(player) == "Te vagy az első, aki végigjátszotta."
    other = new_player()
    await other.open()
    await other.guess(SECRET)
    await other.run_timers()
    assert line(other) == "Eddig 2 játékosból 2 találta ki, nálad kevesebb tippből senki."


async def test_player_of_a_past_day_is_compared_with_nobody(
    player: Player, services: Services
) -> None:
    services.counting.add(Ending(WORD, date(2026, 11, 29), 4))
    await player.open("/nap/2026-11-29")
    await player.guess("ÉBRESZTŐ")
    await player.run_timers()
    assert line(player) == "Eddig 1 játékosból 1 találta ki."


async def test_page_shows_a_day_and_those_before(player: Player, services: Services) -> None:
    for steps in (3, 4, 4, None):
        services.counting.add(Ending(WORD, DAY, steps))
    services.counting.add(Ending(WORD, DAY, 2, helped=True))
    services.counting.add(Ending(WORD, date(2026, 11, 28), None))
    services.counting.add(Ending(PUZZLE, DAY, None))
    await player.open("/szamok")
    for sentence in (
        "2026. november 30.",
        "334. szó",
        "5 játékosból 4 találta ki (80%).",
        "Átlagosan 3,7 tipp kellett hozzá.",
        "Segítséggel 1 játékos játszott",
        "1 játékosból 0 fejtette meg (0%).",
        'href="/szamok/2026-11-28"',
        "0/1",
    ):
        assert sentence in player.text(), sentence
    await player.open("/szamok/2026-11-28")
    assert "1 játékosból 0 találta ki (0%)." in player.text()


async def test_page_gives_no_word_away(player: Player, services: Services) -> None:
    services.counting.add(Ending(WORD, DAY, 3))
    await player.open("/szamok")
    assert SECRET not in player.told()


async def test_day_without_players_says_so(player: Player) -> None:
    await player.open("/szamok")
    assert player.text().count("Még senki sem játszotta végig.") == 2


@pytest.mark.parametrize("day", ["2026-12-01", "2025-12-31", "20261130", "ma"])
async def test_day_that_has_not_begun_is_not_found(player: Player, day: str) -> None:
    assert (await player.user.http_client.get(f"/szamok/{day}")).status_code == 404
