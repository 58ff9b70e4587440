"""A player's notes beside a game: reads what the browser marked, and keeps it with the player.

The marks are the player's alone and tell nothing of a secret. Of a visitor who has not played yet
they are kept by the page and, for a reload, by the browser; they are stored with the first guess.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nicegui import ui

from literatura.alphabet import MIN_LENGTH
from literatura.codebreaker import Row
from literatura.notes import Notes, following
from literatura.player import GameId, Player
from ui.components.keyboard import keyboard
from ui.components.message import Message
from ui.components.notes import NotesPad, NotesView, read_marks
from ui.services import Services
from ui.state import (
    NotSavedError,
    is_known,
    load_player,
    player_id,
    player_lock,
    save_player,
    tell_watchers,
    watch_player,
)
from ui.texts import Say

_FACTS_AFTER_S = 0.05

log = logging.getLogger("literatura.noting")


@dataclass(frozen=True, slots=True)
class Noted:
    """The game that the notes are about, and its rows."""

    game_id: GameId
    length: int
    rows: tuple[Row, ...]

    @property
    def name(self) -> str:
        """The game's name in the browser."""
        return "/".join(self.game_id)


class Noting:
    """The notes of one desk. The player is read only when their notes may have changed."""

    def __init__(self, services: Services, say: Say, message: Message) -> None:
        self._services, self._say, self._message = services, say, message
        self._pad: NotesPad | None = None
        self._seen = 0
        self._noted = Noted(("", ""), MIN_LENGTH, ())
        self._notes = Notes(MIN_LENGTH)
        self._fills = False
        self._facts = ""
        watch_player(self._on_other_page, "notes")

    def look_at(self, noted: Noted) -> None:
        """Take the notes of this game, and draw them where there is a keyboard."""
        before, self._noted = self._noted, noted
        if (before.game_id, before.length) != (noted.game_id, noted.length):
            self._notes, self._facts = Notes(noted.length), ""
            if self._pad is not None:  # otherwise it is about to be drawn
                self._read()
        elif before.rows != noted.rows:
            self._work_out_later()
        self._show()

    def draw(self) -> None:
        """Draw the keyboard and the notes around it."""
        self._pad, self._seen = NotesPad(self._say, self._on_marks, self._on_fill), 0
        with self._pad:
            keyboard(self._say)
            self._later = ui.element("div")
        self._read()
        self._show()

    def stored(self, player: Player, *, is_over: bool) -> Player:
        """Return the player, who is to be stored, with the notes on this game.

        Once it is over they are thrown away.
        """
        if not is_known():
            player = player.with_notes(self._noted.game_id, self._notes)
            player = player.with_fills_notes(self._fills)
        return player.with_notes(self._noted.game_id, None) if is_over else player

    # ---- what comes from the browser

    async def _on_marks(self, sent: Any) -> None:
        noted = self._noted
        read = read_marks(sent, noted.name, noted.length)
        if read is None:
            log.info("forged or outdated marks were dropped")
            return
        if not self._services.may_note(player_id()):
            return  # the browser sends them again later
        count, marks = read

        def change(player: Player) -> Player:
            self._take(player)
            return player.with_notes(noted.game_id, self._notes.with_marks(marks))

        if await self._change(change):
            self._notes, self._seen = self._notes.with_marks(marks), count
            self._tell()

    async def _on_fill(self) -> None:
        on = not self._fills
        if not self._services.may_note(player_id()):
            return
        if await self._change(lambda player: player.with_fills_notes(on)):
            self._fills = on
            self._work_out()
            self._tell()

    async def _change(self, change: Callable[[Player], Player]) -> bool:
        """Store what ``change`` makes of the player, if anything is stored of them.

        Returns whether that was done; if not, the player has been told.
        """
        async with player_lock():
            if not is_known():
                return True
            try:
                await save_player(change(load_player()))
            except NotSavedError:
                self._message.refuse(self._say("notes.not_saved"))
                return False
        return True

    # ---- what is known and shown

    def _on_other_page(self) -> None:
        self._read()
        self._show()

    def _read(self) -> None:
        """Take over what is stored; of an unknown visitor only this page knows anything."""
        if is_known():
            self._take(load_player())
        self._work_out()

    def _take(self, player: Player) -> None:
        notes = player.notes.get(self._noted.game_id)
        is_fitting = notes is not None and notes.length == self._noted.length
        self._notes = notes if notes and is_fitting else Notes(self._noted.length)
        self._fills = player.fills_notes

    def _work_out(self) -> None:
        noted = self._noted
        wanted = self._fills and noted.rows
        self._facts = following(noted.rows, noted.length).text if wanted else ""

    def _work_out_later(self) -> None:
        """Bring up to date what follows from the rows; their numbers must not wait for it."""
        if self._pad is None or self._pad.is_deleted or not self._fills:
            return

        def work() -> None:
            self._work_out()
            self._show()

        self._later.clear()
        with self._later:
            ui.timer(_FACTS_AFTER_S, work, once=True)

    def _tell(self) -> None:
        self._show()
        tell_watchers(self._on_other_page, "notes")

    def _show(self) -> None:
        if self._pad is None or self._pad.is_deleted:
            return
        noted = self._noted
        view = NotesView(
            game=noted.name,
            length=noted.length,
            marks=self._notes.text,
            facts=self._facts,
            fills=self._fills,
            is_kept=is_known(),
            seen=self._seen,
        )
        self._pad.show(view)
