from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from nicegui import app, ui
from nicegui.element import Element

from literatura.codebreaker import Codebreaker
from literatura.scoring import possible_scores, score
from tests.small import LEXICON, schedule
from tests.ui.conftest import Player
from ui.codebreakers import Codebreakers
from ui.components.setter_watch import PACE_S
from ui.services import Services
from ui.waiting_line import IN_ALL, PER_ADDRESS, PER_PLAYER, Asker, TooBusyError


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
        *(breakers.run(Asker(str(n)), 4 + n % 2, lambda one: one.codes.length) for n in range(8))
    )
    assert sorted(made) == [4, 5]


async def test_players_job_at_work_leaves_another_player_alone(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=2)
    working = asyncio.create_task(breakers.run(Asker("slow"), 4, gate))
    await begun(gate)
    waiting = asyncio.create_task(breakers.run(Asker("slow"), 4, lambda _: "later"))
    assert await breakers.run(Asker("other"), 4, lambda _: "at once") == "at once"
    assert not working.done()
    assert not waiting.done()
    gate.opened.set()
    assert await asyncio.gather(working, waiting) == ["done", "later"]


async def test_player_with_too_many_jobs_is_told_so(gate: Gate) -> None:
    breakers = Codebreakers(make)
    jobs = [asyncio.create_task(breakers.run(Asker("greedy"), 4, gate)) for _ in range(PER_PLAYER)]
    await begun(gate)
    with pytest.raises(TooBusyError):
        await breakers.run(Asker("greedy"), 4, lambda _: None)
    gate.opened.set()
    await asyncio.gather(*jobs)
    assert await breakers.run(Asker("greedy"), 4, lambda _: "again") == "again"


async def test_jobs_of_all_players_are_bounded(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=1)
    jobs = [
        asyncio.create_task(breakers.run(Asker(str(n), str(n)), 4, gate)) for n in range(IN_ALL)
    ]
    await begun(gate)
    with pytest.raises(TooBusyError):
        await breakers.run(Asker("one more"), 4, lambda _: None)
    gate.opened.set()
    await asyncio.gather(*jobs)


async def test_addresses_take_turns_whatever_the_number_of_their_players(gate: Gate) -> None:
    breakers, done = Codebreakers(make, workers=1), []
    first = asyncio.create_task(breakers.run(Asker("greedy 0", "one"), 4, gate))
    await begun(gate)
    askers = [Asker(f"greedy {n}", "one") for n in range(1, 20)] + [Asker("modest", "two")]
    jobs = [
        asyncio.create_task(breakers.run(asker, 4, lambda _, who=asker: done.append(who.player)))
        for asker in askers
    ]
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(first, *jobs)
    assert done.index("modest") <= 1
    assert done[0] == "greedy 1"


async def test_one_address_can_not_fill_the_line(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=1)
    jobs = [
        asyncio.create_task(breakers.run(Asker(str(n), "one"), 4, gate)) for n in range(PER_ADDRESS)
    ]
    await begun(gate)
    with pytest.raises(TooBusyError):
        await breakers.run(Asker("one more", "one"), 4, lambda _: None)
    other = asyncio.create_task(breakers.run(Asker("other", "two"), 4, lambda _: "done"))
    gate.opened.set()
    assert await other == "done"
    await asyncio.gather(*jobs)


async def test_job_that_is_not_wanted_any_more_leaves_the_line(gate: Gate) -> None:
    breakers, done = Codebreakers(make, workers=1), []
    working = asyncio.create_task(breakers.run(Asker("slow"), 4, gate))
    await begun(gate)
    waiting = asyncio.create_task(breakers.run(Asker("gone"), 4, lambda _: done.append("gone")))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    gate.opened.set()
    await working
    for _ in range(PER_PLAYER):
        assert await breakers.run(Asker("gone"), 4, lambda _: "again") == "again"
    assert done == []


async def test_glance_does_not_stand_in_line(gate: Gate) -> None:
    breakers = Codebreakers(make, workers=1)
    working = asyncio.create_task(breakers.run(Asker("slow"), 4, gate))
    await begun(gate)
    assert await breakers.glance(4, lambda _: "at once") == "at once"
    assert not working.done()
    gate.opened.set()
    await working


async def test_failed_job_makes_room_for_the_next() -> None:
    def fail(_: Codebreaker) -> None:
        raise ValueError("no luck")

    breakers = Codebreakers(make)
    for _ in range(PER_PLAYER + 1):
        with pytest.raises(ValueError, match="no luck"):
            await breakers.run(Asker("unlucky"), 4, fail)


class SlowCodebreakers(Codebreakers):
    """Codebreakers of which every job but a glance waits at a gate; both may be refused."""

    def __init__(self, gate: Gate) -> None:
        super().__init__(make, workers=1)
        self._gate = gate
        self.refuses_glances = False
        self.refuses_work = False

    async def run(self, asker: Asker, length: int, job: Any) -> Any:
        if self.refuses_work:
            raise TooBusyError
        return await super().run(asker, length, lambda one: (self._gate(one), job(one))[1])

    async def glance(self, length: int, job: Any) -> Any:
        if self.refuses_glances:
            raise TooBusyError
        return await super().glance(length, job)


def steps(player: Player) -> set[Element]:
    """Return what waits on the page to answer the codebreaker's next guess."""
    elements = player.user._client.elements.values()
    return {one for one in elements if isinstance(one, ui.timer) and one.interval == PACE_S}


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

    async def test_page_that_was_closed_wants_no_answer(
        self, gate: Gate, player: Player, new_player: Callable[[], Player], services: Services
    ) -> None:
        done: list[str] = []
        await player.open("/szabad?hossz=4")
        working = asyncio.create_task(
            services.codebreakers.run(Asker("slow"), 4, lambda _: done.append("slow"))
        )
        await begun(gate)
        asking = asyncio.create_task(player.click("help-suggest"))
        await asyncio.sleep(0.01)
        name = player.user._client.request.session["id"]
        player.user._client.delete()
        app.storage._users.pop(name)
        await asking  # and nothing is raised
        gate.opened.set()
        await working

    async def test_setters_start_that_was_left_is_dropped(self, gate: Gate, player: Player) -> None:
        await player.open("/kodkeszito")
        starting = asyncio.create_task(player.click("start"))
        await begun(gate)
        name = player.user._client.request.session["id"]
        player.user._client.delete()
        app.storage._users.pop(name)
        await starting
        gate.opened.set()

    async def test_player_is_not_locked_while_the_codebreaker_is_waited_for(
        self, gate: Gate, player: Player, new_player: Callable[[], Player]
    ) -> None:
        await player.open("/kodkeszito")
        starting = asyncio.create_task(player.click("start"))
        await begun(gate)
        second = new_player()
        second.user.http_client.cookies = player.user.http_client.cookies
        await second.open("/szabad?hossz=4")
        await second.guess("KARD")
        assert len(second.rows) == 1
        gate.opened.set()
        await starting
        assert player.board.props["offered"] is not None

    async def test_busy_codebreaker_says_so(
        self, gate: Gate, player: Player, services: Services
    ) -> None:
        await player.open("/szabad?hossz=4")
        address = "127.0.0.1"
        jobs = [
            asyncio.create_task(
                services.codebreakers.run(Asker(str(n), address), 4, lambda _: None)
            )
            for n in range(PER_ADDRESS)
        ]
        await begun(gate)
        await player.click("help-suggest")
        assert player.message == "A gép most nagyon elfoglalt. Próbáld újra egy pillanat múlva!"
        gate.opened.set()
        await asyncio.gather(*jobs)

    async def test_repairs_are_looked_for_again_when_there_was_no_time(
        self, gate: Gate, player: Player, services: Services
    ) -> None:
        gate.opened.set()
        codebreakers: Any = services.codebreakers
        await player.open("/kodkeszito")
        await player.click("length-4")
        await player.click("start")
        (picker,) = player.user.find(marker="answer").elements
        codebreakers.refuses_glances = True
        guess = str(player.board.props["offered"])
        had = {score(word, guess) for word in LEXICON.words(4)}
        lie = next(one for one in possible_scores(4) if one not in had)
        sent = {"row": 1, "in_place": lie.in_place, "misplaced": lie.misplaced}
        await player.send("answer", sent, to=picker)
        await player.run_timers()
        assert "A gép most elfoglalt" in player.text()
        assert "itt nem elég" not in player.text()
        codebreakers.refuses_glances = False
        await player.run_timers()
        assert player.by_testid("repair-1")

    async def test_watched_game_goes_on_when_there_is_time_again(
        self, gate: Gate, player: Player, services: Services
    ) -> None:
        gate.opened.set()
        codebreakers: Any = services.codebreakers
        await player.open("/kodkeszito")
        await player.click("for-my-word")
        await player.fill("secret-input", "folt")
        first = steps(player)
        codebreakers.refuses_work = True
        await player.run_timers()
        assert player.rows == []
        assert len(steps(player) - first) == 1
        assert player.message.startswith("A gép most nagyon elfoglalt")
        codebreakers.refuses_work = False
        await player.run_timers()
        assert len(player.rows) == 1

    async def test_setter_is_told_that_the_computer_thinks(
        self, gate: Gate, player: Player
    ) -> None:
        await player.open("/kodkeszito")
        starting = asyncio.create_task(player.click("start"))
        await begun(gate)
        assert player.message == "Gondolkodom…"
        gate.opened.set()
        await starting
