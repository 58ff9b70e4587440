"""How a setter's game begins: who answers, and for what word."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui

from literatura.modes import LENGTHS
from literatura.setter import Way
from ui.components.lengths import LengthPicker
from ui.components.text import button, text
from ui.components.word_field import WordField
from ui.texts import Say


class StartPanel:
    """The two ways, and below them what the chosen one needs.

    ``on_choose`` is told which way and length are chosen, ``on_start`` the same and what was typed
    as the word, which nothing has checked.
    """

    def __init__(
        self,
        say: Say,
        way: Way,
        length: int,
        on_choose: Callable[[Way, int], None],
        on_start: Callable[[Way, int, str], Awaitable[None]],
    ) -> None:
        self._say, self._way, self._length = say, way, length
        self._on_choose, self._on_start = on_choose, on_start
        group = ui.element("div").classes("ways").props("role=group")
        group.props["aria-label"] = say("setter.ways")
        with group:
            self._buttons = {way: self._way_button(way) for way in Way}
        self._below = ui.element("div").classes("setter-start")
        self._draw()

    def _way_button(self, way: Way) -> ui.element:
        testid = way.value.replace("_", "-")
        chosen = text("button", self._say(f"setter.{way.value}"))
        if way is self._way:  # where the focus goes when a game was put away
            chosen.props('data-focus=""')
        return chosen.props(f"type=button data-testid={testid}").on(
            "click", lambda: self._choose(way, self._length)
        )

    def _choose(self, way: Way, length: int) -> None:
        redraw = way is not self._way
        self._way, self._length = way, length
        if redraw:
            self._draw()
        else:
            self._show_chosen()
        self._on_choose(way, length)

    def _draw(self) -> None:
        self._below.clear()
        with self._below:
            if self._way is Way.BY_HAND:
                self._draw_by_hand()
            else:
                self._draw_for_my_word()
        self._show_chosen()

    def _draw_by_hand(self) -> None:
        self._lengths = LengthPicker(LENGTHS, self._say, lambda n: self._choose(self._way, n))
        self._hint = text("p", "").classes("hint")
        start = button(self._say("setter.start")).classes("primary").props("data-testid=start")
        start.on("click", lambda: self._on_start(self._way, self._length, ""))

    def _draw_for_my_word(self) -> None:
        text("p", self._say("setter.for_my_word.hint")).classes("hint")
        WordField(
            self._say("setter.secret"),
            self._say("setter.start"),
            "start",
            lambda word: self._on_start(self._way, self._length, word),
        )

    def _show_chosen(self) -> None:
        for way, one in self._buttons.items():
            one.props(f"aria-pressed={'true' if way is self._way else 'false'}")
        if self._way is Way.BY_HAND:
            self._lengths.show(self._length)
            self._hint.set_text(self._say("setter.by_hand.hint", length=self._length))
