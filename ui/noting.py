"""A player's notes beside a game: reads what the browser marked, and keeps it with the player.

The marks are the player's alone and tell nothing of a secret. Of a visitor who has not played yet
they are kept by the page and, for a reload, by the browser; they are stored with the first guess.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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
    """The notes of one desk; ``noted`` tells which game lies there."""

    def __init__(
        self, services: Services, say: Say, message: Message, noted: Callable[[], Noted]
    ) -> None:
        self._services, self._say, self._message, self._noted = services, say, message, noted
        self._pad: NotesPad | None = None
        self._seen = 0
        self._unkept: dict[GameId, Notes] = {}
        self._unkept_fills = False
        watch_player(self.show, "notes")

    def draw(self) -> None:
        """Draw the keyboard and the notes around it."""
        self._pad, self._seen = NotesPad(self._say, self._on_marks, self._on_fill), 0
        with self._pad:
            keyboard(self._say)
        self.show()

    def show(self) -> None:
        """Draw the notes as they stand, where there is a keyboard."""
        if self._pad is None or self._pad.is_deleted:
            return
        noted, player = self._noted(), load_player()
        fills = self._fills(player)
        view = NotesView(
            game=noted.name,
            length=noted.length,
            marks=self._notes(player, noted).text,
            facts=following(noted.rows, noted.length).text if fills and noted.rows else "",
            fills=fills,
            is_kept=is_known(),
            seen=self._seen,
        )
        self._pad.show(view)

    def stored(self, player: Player, *, is_over: bool) -> Player:
        """Return the player, who is to be stored, with the notes on this game.

        Once it is over they are thrown away.
        """
        noted = self._noted()
        notes = None if is_over else self._notes(player, noted)
        fills = self._fills(player)
        return player.with_notes(noted.game_id, notes).with_fills_notes(fills)

    # ---- what comes from the browser

    async def _on_marks(self, sent: Any) -> None:
        noted = self._noted()
        read = read_marks(sent, noted.name, noted.length)
        if read is None:
            log.info("forged or outdated marks were dropped")
            return
        if not self._services.may_note(player_id()):
            return  # the browser sends them again later
        count, marks = read

        def change(player: Player) -> Player:
            notes = self._notes(player, noted).with_marks(marks)
            self._unkept = {noted.game_id: notes}
            return player.with_notes(noted.game_id, notes)

        if await self._change(change):
            self._seen = count
            self._tell()

    async def _on_fill(self) -> None:
        def change(player: Player) -> Player:
            self._unkept_fills = not self._fills(player)
            return player.with_fills_notes(self._unkept_fills)

        if self._services.may_note(player_id()) and await self._change(change):
            self._tell()

    async def _change(self, change: Callable[[Player], Player]) -> bool:
        """Store what ``change`` makes of the player, if anything is stored of them.

        Returns whether that was done; if not, the player has been told.
        """
        async with player_lock():
            player = change(load_player())
            if is_known():
                try:
                    await save_player(player)
                except NotSavedError:
                    self._message.refuse(self._say("notes.not_saved"))
                    return False
        return True

    def _tell(self) -> None:
        self.show()
        tell_watchers(self.show, "notes")

    # ---- what is known

    def _notes(self, player: Player, noted: Noted) -> Notes:
        notes = (player.notes if is_known() else self._unkept).get(noted.game_id)
        if notes is None or notes.length != noted.length:
            return Notes(noted.length)
        return notes

    def _fills(self, player: Player) -> bool:
        return player.fills_notes if is_known() else self._unkept_fills
