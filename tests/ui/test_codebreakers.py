from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from literatura.codebreaker import Codebreaker
from tests.small import LEXICON, schedule
from tests.ui.conftest import Player
from ui.codebreakers import IN_ALL, PER_PLAYER, Codebreakers, TooBusyError
from ui.services import Services


class Gate:
    """A job that works until it is let through."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.opened = threading.Event()

    def __call__(self, _: Codebreaker) -> str:
        self.begun.set()
        assert self.opened.wait(30)
        return "done"


@pytest.fixture
def gate() -> Iterator[Gate]:
    gate = Gate()
    yield gate
    gate.opened.set()


def make(length: int) -> Codebreaker:
    return Codebreaker(LEXICON.words(length))


async def begun(gate: Gate) -> None:
    assert await asyncio.to_thread(gate.begun.wait, 30)


async def test_codebreaker_of_a_length_is_made_once() -> None:
    made: list[int] = []

    def count(length: int) -> Codebreaker:
        made.append(length)
        return make(length)

    breakers = Codebreakers(count)
    await asyncio.gather(
        *(breakers.run(str(n), 4 + n % 2, lambda one: one.codes.length) for n in range(8))
    )
    assert sorted(made) == [4, 5]


async def test_players_job_at_work_leaves_another_player_alone(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=2)
    working = asyncio.create_task(breakers.run("slow", 4, gate))
    await begun(gate)
    waiting = asyncio.create_task(breakers.run("slow", 4, lambda _: "later"))
    assert await breakers.run("other", 4, lambda _: "at once") == "at once"
    assert not working.done()
    assert not waiting.done()
    gate.opened.set()
    assert await asyncio.gather(working, waiting) == ["done", "later"]


async def test_player_with_too_many_jobs_is_told_so(gate: Gate) -> None:
    breakers = Codebreakers(make)
    jobs = [asyncio.create_task(breakers.run("greedy", 4, gate)) for _ in range(PER_PLAYER)]
    await begun(gate)
    with pytest.raises(TooBusyError):
        await breakers.run("greedy", 4, lambda _: None)
    gate.opened.set()
    await asyncio.gather(*jobs)
    assert await breakers.run("greedy", 4, lambda _: "again") == "again"


async def test_jobs_of_all_players_are_bounded(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=1)
    jobs = [asyncio.create_task(breakers.run(str(n), 4, gate)) for n in range(IN_ALL)]
    await begun(gate)
    with pytest.raises(TooBusyError):
        await breakers.run("one more", 4, lambda _: None)
    gate.opened.set()
    await asyncio.gather(*jobs)


async def test_failed_job_makes_room_for_the_next() -> None:
    def fail(_: Codebreaker) -> None:
        raise ValueError("no luck")

    breakers = Codebreakers(make)
    for _ in range(PER_PLAYER + 1):
        with pytest.raises(ValueError, match="no luck"):
            await breakers.run("unlucky", 4, fail)


class SlowCodebreakers(Codebreakers):
    """Codebreakers of which every job waits at a gate."""

    def __init__(self, gate: Gate) -> None:
        def wait_then_make(length: int) -> Codebreaker:
            gate(make(length))
            return make(length)

        super().__init__(wait_then_make, workers=1)


class TestBusySite:
    """A site whose codebreaker is stuck in one player's job."""

    @pytest.fixture
    def services(self, gate: Gate) -> Services:
        return Services(
            LEXICON,  # type: ignore[arg-type]
            schedule(),
            SlowCodebreakers(gate),
            choose=lambda words: words[0],
            may_guess=lambda _: True,
        )

    async def test_other_players_guesses_are_answered(
        self, gate: Gate, player: Player, new_player: object
    ) -> None:
        other = new_player()  # type: ignore[operator]
        await player.open("/szabad?hossz=4")
        suggesting = asyncio.create_task(player.click("help-suggest"))
        await begun(gate)
        await other.open("/szabad?hossz=4")
        await other.guess("KARD")
        assert len(other.rows) == 1
        assert not suggesting.done()
        gate.opened.set()
        await suggesting
        assert player.message.startswith("Jó tipp volna:")
