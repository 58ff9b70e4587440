"""The codebreaker at a player's side: counts, warns and suggests, from the rows alone.

It never sees a secret. Which helps are switched on is the player's choice, stored once they play;
a game in which any of them was at work is marked, and counted apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nicegui import ui

from literatura.analysis import GuessReport, analyse
from literatura.codebreaker import Row, contradicted_rows
from literatura.errors import LiteraturaError
from literatura.game import Game, Turn
from literatura.help import Help
from literatura.player import Player
from literatura.session import Session
from ui.codebreakers import TooBusyError
from ui.components.help import HelpPanel
from ui.components.message import Message
from ui.services import Services
from ui.state import (
    NotSavedError,
    is_known,
    load_player,
    player_id,
    player_lock,
    save_player,
)
from ui.texts import Say


class HeldBackError(LiteraturaError):
    """A guess that contradicts rows, held back once so that its player can think again."""

    def __init__(self, guess: str, rows: tuple[int, ...]) -> None:
        super().__init__(guess, rows)
        self.guess = guess
        self.rows = rows


class Helping:
    """The helps of one desk.

    ``session`` and ``length`` tell which game lies there; ``switched`` is called when a help was
    switched on or off.
    """

    def __init__(
        self,
        services: Services,
        say: Say,
        message: Message,
        *,
        session: Callable[[], Session | None],
        length: Callable[[], int],
        switched: Callable[[], None],
    ) -> None:
        self._services, self._say, self._message = services, say, message
        self._session, self._length, self._switched = session, length, switched
        self._on = load_player().helps
        self._suggested = False
        self._held: tuple[int, str] | None = None
        self._panel = HelpPanel(say, self._on_switch, self._on_suggest)
        self._later = ui.element("div")

    def show(self, *, running: bool) -> None:
        """Draw what is switched on; where no game runs, nothing."""
        self._panel.show(self._on, running=running)

    def forget(self) -> None:
        """Begin with another game, in which nothing was asked yet."""
        self._suggested, self._held = False, None

    def marked(self, session: Session) -> Session:
        """Return the session, marked if any help is at work in it."""
        return session.with_help() if self._on or self._suggested else session

    def look_at(self, session: Session) -> None:
        """Let the session's last guess pass, or hold it back, once.

        Raises:
            HeldBackError: a warning is wanted, and the guess contradicts an earlier row.
        """
        *earlier, last = session.game.turns
        held, self._held = self._held, None
        if Help.WARNING not in self._on or held == (len(earlier), last.guess):
            return
        rows = contradicted_rows(last.guess, _rows(earlier))
        if rows:
            self._held = (len(earlier), last.guess)
            raise HeldBackError(last.guess, rows)

    def stored(self, player: Player, session: Session) -> Player:
        """Return the player with this session, which is to be stored, and the helps that are on."""
        if session.game.is_over:
            self.forget()
        return player.with_session(session).with_helps(self._on)

    def tell_count(self, session: Session | None, standing: str) -> None:
        """Add to the message, a moment later, how many words fit; if that is wanted."""
        self._later.clear()
        wanted = Help.COUNT in self._on and session is not None and session.game.turns
        if not wanted or session is None or session.game.is_over:
            return

        async def tell() -> None:
            rows = _rows(session.game.turns)
            try:
                count = await self._services.codebreakers.run(
                    player_id(), session.game.rules.length, lambda one: len(one.fitting(rows))
                )
            except TooBusyError:
                return
            key = {0: "none", 1: "only_one"}.get(count, "words")
            if self._session() == session:
                words = self._say(f"help.{key}", count=self._say.number(count))
                self._message.tell(f"{standing} {words}")

        with self._later:
            ui.timer(0, tell, once=True)

    async def analysis(self, game: Game) -> tuple[GuessReport, ...] | None:
        """Return what each guess of an ended game was worth; None after saying why not."""
        rows = _rows(game.turns)
        try:
            return await self._services.codebreakers.run(
                player_id(), game.rules.length, lambda one: analyse(one, rows)
            )
        except TooBusyError:
            self._message.refuse(self._say("play.too_fast"))
            return None

    async def _on_switch(self, one: Help, on: bool) -> None:
        self._on = self._on | {one} if on else self._on - {one}
        await self._store()
        self.show(running=True)
        self._switched()

    async def _on_suggest(self) -> None:
        say, session = self._say, self._session()
        if session is not None and session.game.is_over:
            return
        rows = _rows(session.game.turns if session else ())
        try:
            if not self._services.may_guess(player_id()):
                raise TooBusyError(player_id())
            self._message.tell(say("help.thinking"))
            advice = await self._services.codebreakers.run(
                player_id(), self._length(), lambda one: one.advise(rows)
            )
        except TooBusyError:
            self._message.refuse(say("play.too_fast"))
            return
        self._suggested = True
        if await self._store():
            told = say("help.suggestion", word=advice.guess) if advice else say("help.none")
            self._message.tell(told)

    async def _store(self) -> bool:
        """Keep what is on, and mark the game; of a visitor nothing is kept until the first guess.

        Returns whether that was done; if not, the player has been told.
        """
        async with player_lock():
            if not is_known():
                return True
            player = load_player().with_helps(self._on)
            session = self._session()
            if session is not None and not session.game.is_over:
                player = player.with_session(self.marked(session))
            try:
                await save_player(player)
            except NotSavedError:
                self._message.refuse(self._say("setter.not_saved"))
                return False
        return True


def _rows(turns: Sequence[Turn]) -> tuple[Row, ...]:
    return tuple((turn.guess, turn.score) for turn in turns)
