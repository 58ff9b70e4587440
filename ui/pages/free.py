"""Szabad játék: a game of any length, and another after it."""

from __future__ import annotations

from nicegui import ui

from literatura.modes import FREE, LENGTHS
from literatura.session import Session
from ui.components.ask_twice import AskTwice
from ui.components.desk import Desk
from ui.components.lengths import LengthPicker
from ui.components.share import Shareable
from ui.components.text import button
from ui.services import Services
from ui.sharing import HIDDEN_PICTURE, game_text
from ui.texts import Say
from ui.theme import Heading, frame, say_for_request
from ui.ways_on import ways_on

PATH = "/szabad"
DEFAULT_LENGTH = 5


def register(services: Services) -> None:
    """Give the page its route."""

    @ui.page(PATH)
    def free_page(hossz: str = str(DEFAULT_LENGTH)) -> None:
        known = hossz in map(str, LENGTHS)
        FreePage(services, say_for_request(), hossz if known else str(DEFAULT_LENGTH))


class FreePage:
    """A picker of lengths above a desk."""

    def __init__(self, services: Services, say: Say, key: str) -> None:
        self._services, self._say = services, say
        title = f"{say('site.title')} – {say('menu.free')}"
        heading = Heading(
            title,
            say("free.heading"),
            PATH,
            playing=True,
            picture=_picture(key),
            description=say("free.description"),
            welcome=True,
        )
        with frame(heading, say) as page:
            self._page = page
            with ui.element("div").classes("controls"):
                self._picker = LengthPicker(LENGTHS, say, self._choose)
                self._control = ui.element("div")
            self._desk = Desk(
                services,
                say,
                FREE,
                key,
                share=self._shared,
                below_result=lambda _: self._draw_next(),
                changed=self._changed,
            )

    def _choose(self, length: int) -> None:
        self._desk.show(str(length))
        ui.navigate.history.replace(_path(str(length)))  # a reload stays with this length

    def _changed(self, key: str, session: Session | None) -> None:
        self._picker.show(int(key))
        if self._page.picture:
            self._page.picture.props["href"] = _picture(key)
        self._page.stands_at(_path(key))
        self._control.clear()
        with self._control:
            if session is None:
                self._new_button()
            elif not session.game.is_over:
                self._give_up_button()

    def _shared(self, session: Session) -> Shareable:
        key, say = session.key, self._say
        name = (say("share.free"), say("share.letters", length=key))
        text = game_text(say, name, session, _path(key))
        return Shareable(text, f"/kep/szabad/{key}/{HIDDEN_PICTURE}", f"literatura-{key}.png")

    def _draw_next(self) -> None:
        with ui.element("p"):
            self._new_button().classes("primary")
        ways_on(self._services, self._say, free=False)

    def _new_button(self) -> ui.element:
        async def press() -> None:
            await self._desk.change(lambda _: None)

        return button(self._say("free.new")).props("data-testid=new-game").on("click", press)

    def _give_up_button(self) -> None:
        async def give_up() -> None:
            await self._desk.change(Session.give_up)

        say = self._say
        AskTwice(say, say("free.give_up"), say("ask.sure"), "give-up", give_up)


def _path(key: str) -> str:
    return f"{PATH}?hossz={key}"


def _picture(key: str) -> str:
    return f"/kep/szabad/{key}.png"
