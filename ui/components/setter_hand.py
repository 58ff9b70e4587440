"""What stands beside the board of a setter's game: the start, the picker of answers, the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nicegui import ui

from literatura.codebreaker import Repair
from literatura.scoring import Score
from literatura.setter import SetterGame, Stage, Way
from ui.components.answer import AnswerPicker
from ui.components.ask_twice import AskTwice
from ui.components.focus import FocusKeeper, heading
from ui.components.setter_end import outcome, repair_list, reveal_field, verdict
from ui.components.setter_start import StartPanel
from ui.components.setter_watch import WatchPanel
from ui.components.text import button, text
from ui.texts import Say

AGAIN_S = 2.0
"""So long after the codebreaker was too busy it is asked again."""


@dataclass(frozen=True, slots=True)
class SetterEvents:
    """What the player may do, and what is asked for later; rows count from 1.

    What ``start``, ``answer`` and ``reveal`` get has come from the browser and was not checked.
    """

    choose: Callable[[Way, int], None]
    start: Callable[[Way, int, str], Awaitable[None]]
    answer: Callable[[Any], Awaitable[None]]
    withdraw: Callable[[int], Awaitable[None]]
    repair: Callable[[int, Score], Awaitable[None]]
    reveal: Callable[[str], Awaitable[None]]
    step: Callable[[int], Awaitable[None]]
    end: Callable[[], Awaitable[None]]
    find_repairs: Callable[[SetterGame], Awaitable[tuple[Repair, ...] | None]]
    """None where there was no time to find out: it is asked again."""
    draw_share: Callable[[SetterGame], None]


class SetterHand:
    """The side of the board where the setter's hand lies."""

    def __init__(self, say: Say, events: SetterEvents) -> None:
        self._say, self._events = say, events
        self._side = FocusKeeper().classes("hand-side setter")
        self._game: SetterGame | None = None
        self._picker: AnswerPicker | None = None
        self._watching: WatchPanel | None = None

    def show_start(self, way: Way, length: int) -> None:
        """Draw how a game begins."""
        self._clear()
        with self._side:
            StartPanel(self._say, way, length, self._events.choose, self._events.start)

    def show(self, game: SetterGame, refusal: str | None) -> None:
        """Draw what the game asks of its player; ``refusal``: see :func:`.setter_end.verdict`."""
        self._game = game
        if game.stage is not Stage.ASKING:
            self._show_end(game, refusal)
        elif game.way is Way.BY_HAND:
            self._show_picker(game)
        else:
            self._show_watching(game)

    def reply(self) -> None:
        """Tell the picker that its answer was dealt with."""
        if self._picker is not None:
            self._picker.reply()

    def _clear(self) -> None:
        self._side.clear()
        self._picker = self._watching = None

    def _show_picker(self, game: SetterGame) -> None:
        if self._picker is None:  # a picker that stays keeps the keyboard's focus
            self._clear()
            with self._side:
                self._picker = AnswerPicker(self._say, self._events.answer)
        self._picker.show(len(game.turns) + 1, game.length)
        self._picker.clear()
        with self._picker:
            self._end_button()
            if game.turns:
                self._withdraw_button()

    def _show_watching(self, game: SetterGame) -> None:
        if self._watching is None:
            self._clear()
            with self._side:
                self._watching = WatchPanel(self._say, self._events.step, self._end_button)
        self._watching.wait_for(len(game.turns) + 1)

    def _show_end(self, game: SetterGame, refusal: str | None) -> None:
        self._clear()
        with self._side:
            if game.stage is Stage.STUCK and game.way is Way.BY_HAND:
                self._draw_stuck(game, refusal)
            else:
                self._draw_result(game, refusal)

    def _draw_stuck(self, game: SetterGame, refusal: str | None) -> None:
        say = self._say
        with ui.element("section").classes("contradiction").props("data-testid=contradiction"):
            heading("h2", say("setter.stuck.title"))
            verdict(game, refusal, say)
            reveal_field(game, say, self._events.reveal)
            with ui.element("div").classes("foot"):
                self._end_button()
                self._withdraw_button()
            hint = text("p", say("setter.stuck"))
            found = ui.element("div").classes("repairs")

        async def fill() -> None:
            repairs = await self._events.find_repairs(game)
            if self._game is not game:
                return
            if repairs is None:
                hint.set_text(say("setter.stuck.busy"))
                with found:
                    ui.timer(AGAIN_S, fill, once=True)
                return
            hint.set_text(say("setter.stuck.some" if repairs else "setter.stuck.none"))
            found.clear()
            with found:
                repair_list(repairs, say, self._events.repair)

        with found:
            ui.timer(0, fill, once=True)

    def _draw_result(self, game: SetterGame, refusal: str | None) -> None:
        with ui.element("section").classes("result").props("data-testid=result"):
            outcome(game, self._say)
            verdict(game, refusal, self._say)
            self._events.draw_share(game)
            with ui.element("div").classes("foot"):
                new = button(self._say("setter.new")).classes("primary")
                new.props("data-testid=new-game").on("click", self._events.end)
                if game.way is Way.BY_HAND:
                    self._withdraw_button()
            reveal_field(game, self._say, self._events.reveal)

    def _withdraw_button(self) -> ui.element:
        async def press() -> None:
            if self._game is not None:
                await self._events.withdraw(len(self._game.turns))

        taking_back = button(self._say("setter.withdraw")).props("data-testid=withdraw")
        return taking_back.on("click", press)

    def _end_button(self) -> None:
        say = self._say
        AskTwice(say, say("setter.new"), say("ask.sure"), "new-game", self._events.end)
