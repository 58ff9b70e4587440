"""A game being played: board, message and keyboard put together, and every guess checked.

What comes from the browser carries no authority. A guess is read, held against the stored game
under the player's lock, and saved before its numbers are shown.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from nicegui import ui

from literatura.day_counts import ending_of
from literatura.errors import GuessError, LiteraturaError, StaleGuessError
from literatura.game import MAX_GUESSES, Game
from literatura.modes import Mode
from literatura.player import Player
from literatura.session import Session, new_session
from ui.components.analysis import analysis
from ui.components.board import Board, board_view, empty_board_view, read_guess
from ui.components.focus import FocusKeeper
from ui.components.message import Message
from ui.components.result import Meaning, result, standing_sentence
from ui.components.share import Share, Shareable
from ui.helping import HeldBackError, Helping, held_back_line
from ui.noting import Noted, Noting
from ui.refusing import Refusing
from ui.services import Services
from ui.state import (
    NotSavedError,
    load_player,
    player_id,
    player_lock,
    save_player,
    tell_watchers,
    watch_player,
)
from ui.texts import Say

log = logging.getLogger("literatura.desk")


class _PageOutdatedError(LiteraturaError):
    """The page is of a game that can't be begun any more."""


class Desk:
    """One game of one mode, as its player sees it.

    ``share`` returns what may be passed on of an ended game; ``below_result`` draws what comes
    after it. ``changed`` is called whenever a game is drawn, with its key and the stored session,
    None where nothing has been played. ``current_key`` tells which game a first guess must be made
    in, for modes in which that changes while a page is open.
    """

    def __init__(
        self,
        services: Services,
        say: Say,
        mode: Mode,
        key: str,
        *,
        share: Callable[[Session], Shareable],
        below_result: Callable[[Session], None],
        changed: Callable[[str, Session | None], None] = lambda *_: None,
        current_key: Callable[[], str] | None = None,
    ) -> None:
        self._services, self._say, self._mode, self._key = services, say, mode, key
        self._share, self._below_result, self._changed = share, below_result, changed
        self._current_key = current_key or (lambda: self._key)
        with ui.element("div").classes("desk"):
            with ui.element("div").classes("board-side"):
                self._board = Board(say, self._on_guess, self._on_refuse)
                with ui.element("div").classes("line"):
                    self._message = Message(say)
                    self._helping = Helping(
                        services,
                        say,
                        self._message,
                        find=self._find,
                        begin=self._begun,
                        length=self._length,
                        switched=self._on_switched,
                    )
            self._hand = FocusKeeper().classes("hand-side")
        self._refusing = Refusing(services, say, self._board, self._message, self._length)
        self._noting = Noting(services, say, self._message)
        self._hand_shows: Game | None = None
        self.show()
        watch_player(self._on_other_page)

    def show(self, key: str | None = None) -> None:
        """Draw the game as it is stored; with ``key``, another game of the mode."""
        if key not in (None, self._key):
            self._helping.forget()
        self._key = self._key if key is None else key
        self._draw_with_standing(load_player())

    def tell(self, sentence: str) -> None:
        """Show a sentence under the board."""
        self._message.tell(sentence)

    async def change(self, change: Callable[[Session], Session | None]) -> None:
        """Store what ``change`` makes of the game; None puts an ended game away."""
        async with player_lock():
            player = load_player()
            session = player.session(self._mode.name, self._key)
            if session is None:
                self.show()
                return
            changed = change(session)
            if changed is None:
                player = player.cleared(self._mode.name, self._key)
            else:
                player = player.with_session(changed)
                player = self._noting.stored(player, is_over=changed.game.is_over)
            try:
                await save_player(player)
            except NotSavedError:
                self._message.refuse(self._say("play.not_saved"))
                return
        self.show()
        tell_watchers(self._on_other_page)

    # ---- what comes from the browser

    async def _on_guess(self, sent: Any) -> None:
        guess = read_guess(sent)
        if guess is None:
            log.info("a forged guess was dropped")
            return
        row, word = guess
        if not self._services.may_guess(player_id()):
            self._refusing.row(self._say("play.too_fast"))
            return
        try:
            player = await self._play(row, word)
        except StaleGuessError as error:
            self._draw(load_player())
            self._board.reply(refused=False)
            self._message.refuse(self._say.refusal(error))
        except HeldBackError as error:
            self._refusing.row(held_back_line(error, self._say))
        except GuessError as error:
            self._refusing.guess(error)
        except NotSavedError:
            self._refusing.row(self._say("play.not_saved"))
        except _PageOutdatedError:
            self.show(self._current_key())
            self._refusing.row(self._say("play.new_day"))
        else:
            self._draw_with_standing(player)
            self._board.reply(refused=False)
            tell_watchers(self._on_other_page)

    async def _play(self, row: int, word: str) -> Player:
        """Make the guess in the stored game, and return the player when it is saved."""
        async with player_lock():
            player = load_player()
            table = self._services.table()
            begun = self._begun(player)
            if begun is None:
                raise _PageOutdatedError
            begun = self._helping.marked(player, begun)
            session = begun.submit(row, word, table.lexicon, table.today)
            try:
                self._helping.look_at(player, session)
            except HeldBackError:
                await save_player(player.with_session(begun))  # marked: it has helped
                raise
            after = player.with_session(session)
            after = self._noting.stored(after, is_over=session.game.is_over)
            await save_player(after)
            self._services.counting.add(ending_of(player, session))
        return after

    def _find(self, player: Player) -> Session | None:
        return player.session(self._mode.name, self._key)

    def _begun(self, player: Player) -> Session | None:
        """Return the player's game, or a new one; None if its time is over."""
        session = self._find(player)
        if session is not None or self._current_key() != self._key:
            return session
        secret = self._mode.deal(self._key, self._services.table())
        return new_session(self._mode.name, self._key, secret)

    async def _on_refuse(self, sent: Any) -> None:
        self._refusing.text(sent)

    def _on_switched(self) -> None:
        self.show()
        tell_watchers(self._on_other_page)

    def _on_other_page(self) -> None:
        self.show()

    # ---- what is shown

    def _draw_with_standing(self, player: Player) -> None:
        """Draw the game, say how it stands, and a moment later how many words fit, if wanted."""
        session = self._find(player)
        self._draw(player)
        standing = self._standing(session)
        self._message.tell(standing)
        self._helping.tell_count(player, session, standing)

    def _draw(self, player: Player) -> None:
        session = self._find(player)
        name = f"{self._mode.name}/{self._key}"
        self._noting.look_at(self._noted(session))
        if session is None:
            self._board.show(empty_board_view(name, self._length_of(session)))
        else:
            self._board.show(board_view(name, session.game))
        over = session if session and session.game.is_over else None
        shows = over.game if over else None
        if self._hand_shows != shows or not self._hand.default_slot.children:
            self._hand_shows = shows
            self._hand.clear()
            with self._hand:
                self._draw_hand(over)
        self._helping.show(player.helps, running=shows is None)
        self._changed(self._key, session)

    def _draw_hand(self, ended: Session | None) -> None:
        if ended is None:
            self._noting.draw()
            return
        over = ended.game
        lexicon = self._services.lexicon
        meaning = Meaning(lexicon.synonyms(over.secret), lexicon.gloss(over.secret))
        with ui.element("section").classes("result").props("data-testid=result"):
            result(over, meaning, self._say)
            if over.turns:
                Share(self._share(ended), self._say, self._message.tell)
            self._below_result(ended)
            if over.turns:
                analysis(self._say, lambda: self._helping.analysis(over))

    def _noted(self, session: Session | None) -> Noted:
        turns = session.game.turns if session else ()
        rows = tuple((turn.guess, turn.score) for turn in turns)
        return Noted((self._mode.name, self._key), self._length_of(session), rows)

    def _length(self) -> int:
        return self._length_of(self._find(load_player()))

    def _length_of(self, session: Session | None) -> int:
        if session is not None:  # its day may be dealt anew, the game goes on
            return session.game.rules.length
        return self._mode.length(self._key, self._services.table())

    def _standing(self, session: Session | None) -> str:
        if session is None or not (session.game.turns or session.game.is_over):
            length = self._length_of(session)
            return self._say("play.invite", length=length, rows=MAX_GUESSES)
        return standing_sentence(session.game, self._say)
