"""The codebreaker at a player's side: counts, warns and suggests, from the rows alone.

It never sees a secret. Which helps are switched on is the player's choice and stored with them, one
for all of their pages; a game in which any of them was at work is marked, and counted apart.
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
from ui.asking import Asking, GoneError
from ui.components.help import HelpPanel
from ui.components.message import Message
from ui.services import Services
from ui.state import NotSavedError, load_player, player_id, player_lock, save_player
from ui.texts import Say
from ui.waiting_line import TooBusyError


class HeldBackError(LiteraturaError):
    """A guess that contradicts rows, held back once so that its player can think again."""

    def __init__(self, guess: str, rows: tuple[int, ...]) -> None:
        super().__init__(guess, rows)
        self.guess = guess
        self.rows = rows


class Helping:
    """The helps of one desk.

    ``find`` returns a player's game on the desk, None where none is stored; ``begin`` the same or a
    new one, None if none can be begun any more. ``length`` is that of its word. ``switched`` is
    called when a help was switched on or off.
    """

    def __init__(
        self,
        services: Services,
        say: Say,
        message: Message,
        *,
        find: Callable[[Player], Session | None],
        begin: Callable[[Player], Session | None],
        length: Callable[[], int],
        switched: Callable[[], None],
    ) -> None:
        self._services, self._say, self._message = services, say, message
        self._find, self._begin, self._length = find, begin, length
        self._switched = switched
        self._held: tuple[int, str] | None = None
        self._asking = Asking(services.codebreakers)
        self._panel = HelpPanel(say, self._on_switch, self._on_suggest)
        self._later = ui.element("div")

    def show(self, helps: frozenset[Help], *, running: bool) -> None:
        """Draw what is switched on; where no game runs, nothing."""
        self._panel.show(helps, running=running)

    def forget(self) -> None:
        """Begin with another game, in which no guess was held back yet."""
        self._held = None

    def marked(self, player: Player, session: Session) -> Session:
        """Return the session, marked if any help is on."""
        return session.with_help() if player.helps else session

    def look_at(self, player: Player, session: Session) -> None:
        """Let the session's last guess pass, or hold it back, once.

        Raises:
            HeldBackError: a warning is wanted, and the guess contradicts an earlier row.
        """
        *earlier, last = session.game.turns
        held, self._held = self._held, None
        if Help.WARNING not in player.helps or held == (len(earlier), last.guess):
            return
        rows = contradicted_rows(last.guess, _rows(earlier))
        if rows:
            self._held = (len(earlier), last.guess)
            raise HeldBackError(last.guess, rows)

    def tell_count(self, player: Player, session: Session | None, standing: str) -> None:
        """Add to the message, a moment later, how many words fit; if that is wanted."""
        self._later.clear()
        if session is None or session.game.is_over or not session.game.turns:
            return
        if Help.COUNT not in player.helps:
            return
        game = session.game

        async def tell() -> None:
            rows = _rows(game.turns)
            try:
                count = await self._asking.glance(
                    game.rules.length, lambda one: len(one.fitting(rows))
                )
            except (TooBusyError, GoneError):
                return
            try:
                marked = await self._mark(game)
            except NotSavedError:
                return
            if marked:
                key = {0: "none", 1: "only_one"}.get(count, "words")
                words = self._say(f"help.{key}", count=self._say.number(count))
                self._message.tell(f"{standing} {words}")

        with self._later:
            ui.timer(0, tell, once=True)

    async def analysis(self, game: Game) -> tuple[GuessReport, ...] | None:
        """Return what each guess of an ended game was worth; None after saying why not."""
        rows = _rows(game.turns)
        try:
            return await self._asking.work(game.rules.length, lambda one: analyse(one, rows))
        except TooBusyError:
            self._message.refuse(self._say("play.busy"))
        except GoneError:
            pass
        return None

    async def _on_switch(self, one: Help, on: bool) -> None:
        async with player_lock():
            player = load_player()
            helps = player.helps | {one} if on else player.helps - {one}
            player = player.with_helps(frozenset(helps))
            session = self._find(player)
            if session is not None:
                player = player.with_session(self.marked(player, session))
            try:
                await save_player(player)
            except NotSavedError:
                self._message.refuse(self._say("setter.not_saved"))
                return
        self._switched()

    async def _on_suggest(self) -> None:
        say = self._say
        session = self._find(load_player())
        if session is not None and session.game.is_over:
            return
        if not self._services.may_guess(player_id()):
            self._message.refuse(say("play.too_fast"))
            return
        rows = _rows(session.game.turns if session else ())
        self._message.tell(say("help.thinking"))
        try:
            advice = await self._asking.work(self._length(), lambda one: one.advise(rows))
        except TooBusyError:
            self._message.refuse(say("play.busy"))
            return
        except GoneError:
            return
        try:
            marked = await self._mark(session.game if session else None)
        except NotSavedError:
            self._message.refuse(say("setter.not_saved"))
            return
        if session is None or not marked:
            self._switched()  # a game was begun, or it has gone on meanwhile
        if marked:
            told = say("help.suggestion", word=advice.guess) if advice else say("help.none")
            self._message.tell(told)

    async def _mark(self, game: Game | None) -> bool:
        """Store that help was given in this game, None for one that is to be begun.

        Returns whether it was; not if the game has gone on meanwhile.

        Raises:
            NotSavedError: it can't be stored.
        """
        async with player_lock():
            player = load_player()
            session = self._begin(player)
            if session is None or session.game.is_over:
                return False
            if session.game != game and (game is not None or session.game.turns):
                return False
            marked = session.with_help()
            if marked != self._find(player):
                await save_player(player.with_session(marked))
            return True


def held_back_line(error: HeldBackError, say: Say) -> str:
    """Return the sentence that names the rows which a guess contradicts."""
    rows = say.list([say("help.row", row=say.the(row)) for row in error.rows])
    return say("help.contradiction", word=error.guess, rows=rows)


def _rows(turns: Sequence[Turn]) -> tuple[Row, ...]:
    return tuple((turn.guess, turn.score) for turn in turns)
