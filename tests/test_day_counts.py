from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from literatura.day_counts import PUZZLE, WORD, DayCount, DayCounts, Ending, ending_of
from literatura.game import Game, Rules, Turn, new_game
from literatura.player import Player
from literatura.scoring import score
from literatura.session import Session, new_session
from tests.small import LEXICON

DAY = date(2026, 11, 30)
KEY = DAY.isoformat()


@pytest.fixture
def counts(tmp_path: Path) -> DayCounts:
    return DayCounts(tmp_path / "day_counts.sqlite")


def played(*guesses: str, mode: str = WORD, key: str = KEY, begun: date | None = DAY) -> Session:
    """Return a session with these guesses for the word ALMA."""
    turns = tuple(Turn(guess, score("ALMA", guess)) for guess in guesses)
    return Session(mode, key, replace(new_game("ALMA"), turns=turns), begun)


WON = played("KARD", "ALMA")
LOST = played(*[word for word in LEXICON.words(4) if word != "ALMA"][:10])


# What is counted


@pytest.mark.parametrize(
    ("session", "ending"),
    [
        (WON, Ending(WORD, DAY, 2)),
        (LOST, Ending(WORD, DAY, None)),
        (played("KARD").give_up(), Ending(WORD, DAY, None)),
        (replace(WON, helped=True), Ending(WORD, DAY, 2, helped=True)),
        (played("KARD"), None),
        (new_session(WORD, KEY, "ALMA"), None),
        (replace(WON, begun=DAY + timedelta(days=1)), None),
        (replace(WON, begun=None), None),
        (replace(WON, mode="free", key="4"), None),
        (replace(WON, mode="puzzle-practice"), None),
        (replace(WON, mode="puzzle-fresh", key="latest"), None),
    ],
)
def test_game_that_was_begun_on_its_day_counts_when_it_ends(
    session: Session, ending: Ending | None
) -> None:
    assert ending_of(Player(), session) == ending


def test_game_counts_once_however_often_it_is_stored_or_played() -> None:
    assert ending_of(Player().with_session(WON), WON) is None
    # Played once more, when thirty later games have crowded it out.
    player = Player().with_session(WON)
    for n in range(40):
        player = player.with_session(played("ALMA", mode="free", key=str(n)))
    assert player.session(WORD, KEY) is None
    assert ending_of(player, WON) is None


def test_answer_to_a_puzzle_is_one_step_whatever_stood_before() -> None:
    given = Game(Rules(4, 3), "ALMA", (Turn("KARD", score("ALMA", "KARD")),))
    won = replace(given, turns=(*given.turns, Turn("ALMA", score("ALMA", "ALMA"))))
    assert ending_of(Player(), Session(PUZZLE, KEY, won, DAY)) == Ending(PUZZLE, DAY, 1)


# What is kept


def test_nothing_counted_makes_no_file(counts: DayCounts, tmp_path: Path) -> None:
    assert counts.of(WORD, DAY) == DayCount()
    assert counts.of(WORD, DAY).percent == 0
    assert list(tmp_path.iterdir()) == []


def test_counts_tell_steps_help_days_and_games_apart(counts: DayCounts) -> None:
    next_day = DAY + timedelta(days=1)
    for steps in (1, 3, 3, 10, None):
        counts.add(Ending(WORD, DAY, steps))
    counts.add(Ending(WORD, DAY, 2, helped=True))
    counts.add(Ending(WORD, DAY, None, helped=True))
    counts.add(Ending(PUZZLE, DAY, 1))
    counts.add(Ending(WORD, next_day, 4))
    day = counts.of(WORD, DAY)
    assert day == DayCount((1, 0, 2, 0, 0, 0, 0, 0, 0, 1), 1, 1, 1, mean_steps=17 / 4)
    assert (day.played, day.solved, day.helped, day.percent) == (7, 5, 2, 71)
    assert [day.fewer_than(steps) for steps in (1, 2, 4, 10)] == [0, 1, 3, 3]
    assert counts.of(PUZZLE, DAY).played == 1
    assert list(counts.since(WORD, DAY, next_day)) == [DAY, next_day]
    assert list(counts.since(WORD, next_day, next_day)) == [next_day]


def test_counts_survive_a_restart(counts: DayCounts, tmp_path: Path) -> None:
    counts.add(Ending(WORD, DAY, 4))
    assert DayCounts(tmp_path / "day_counts.sqlite").of(WORD, DAY).played == 1


def test_threads_that_count_at_once_lose_nothing(tmp_path: Path) -> None:
    stores = [DayCounts(tmp_path / "day_counts.sqlite") for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda n: stores[n % 8].add(Ending(WORD, DAY, n % 5 + 1)), range(400)))
    assert stores[0].of(WORD, DAY).found == (80,) * 5 + (0,) * 5


def test_processes_that_count_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "day_counts.sqlite"
    code = (
        "import sys; from datetime import date; from pathlib import Path\n"
        "from literatura.day_counts import DayCounts, Ending\n"
        "store = DayCounts(Path(sys.argv[1]))\n"
        "for _ in range(50): store.add(Ending('daily', date(2026, 11, 30), 4))\n"
    )
    running = [subprocess.Popen([sys.executable, "-c", code, str(path)]) for _ in range(4)]
    assert [one.wait(timeout=120) for one in running] == [0] * 4
    assert DayCounts(path).of(WORD, DAY).found[3] == 200


def test_no_player_is_in_the_file(counts: DayCounts, tmp_path: Path) -> None:
    counts.add(Ending(WORD, DAY, 4))
    with sqlite3.connect(tmp_path / "day_counts.sqlite") as store:
        columns = [row[1] for row in store.execute("PRAGMA table_info(day_counts)")]
    assert columns == ["game", "day", "steps", "helped", "n"]
