"""The helps that a player may switch on, behind a small button beside the message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from nicegui import ui

from literatura.help import Help
from ui.components.text import button, markup, text
from ui.texts import Say

LAMP_ICON = (
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" '
    'stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M9 17.5h6M10 20.5h4M8.6 14.3a6 6 0 1 1 6.8 0c-.3.2-.4.5-.4.9v.3H9v-.3'
    'c0-.4-.1-.7-.4-.9z"/></svg>'
)


class HelpPanel:
    """The button and what it opens.

    ``on_switch`` is told which help was switched, and whether on; ``on_suggest`` that a good guess
    is wanted.
    """

    def __init__(
        self,
        say: Say,
        on_switch: Callable[[Help, bool], Awaitable[None]],
        on_suggest: Callable[[], Awaitable[None]],
    ) -> None:
        self._say, self._on_switch, self._on_suggest = say, on_switch, on_suggest
        self._place = ui.element("div").classes("help-place")
        self._switches: dict[Help, ui.element] = {}
        self._on: frozenset[Help] = frozenset()

    def show(self, on: Iterable[Help], *, running: bool) -> None:
        """Draw which helps are on; where no game runs, nothing."""
        self._on = frozenset(on)
        if running and not self._switches:
            with self._place:
                self._draw()
        elif not running and self._switches:
            self._place.clear()
            self._switches = {}
        if running:
            self._opener.classes(add="on" if self._on else "", remove="" if self._on else "on")
        for one, switch in self._switches.items():
            switch.props["aria-checked"] = "true" if one in self._on else "false"
            switch.update()

    def _draw(self) -> None:
        say = self._say
        panel = ui.element("section").classes("help").props("popover=auto data-testid=help-panel")
        panel.props["aria-label"] = say("help.open")
        with panel:
            for one in Help:
                self._switches[one] = self._switch(one)
            suggest = button(say("help.suggest")).props("data-testid=help-suggest")
            suggest.props(f"popovertarget={panel.html_id} popovertargetaction=hide")
            suggest.on("click", self._on_suggest)
            text("p", say("help.note"))
        opener = markup("button", LAMP_ICON).classes("help-button")
        opener.props(f"type=button popovertarget={panel.html_id} data-testid=help")
        opener.props["aria-label"] = opener.props["title"] = say("help.open")
        self._opener = opener

    def _switch(self, one: Help) -> ui.element:
        switch = text("button", self._say(f"help.{one.value}")).classes("switch")
        switch.props(f"type=button role=switch data-testid=help-{one.value}")

        async def press() -> None:
            await self._on_switch(one, one not in self._on)

        return switch.on("click", press)
