"""Kódkészítő: the player hides a word, the codebreaker guesses.

What comes from the browser carries no authority: it is held against the stored game under the
player's lock, and what comes of it, with the codebreaker's next guess, is saved before it is shown.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nicegui import ui

from literatura.codebreaker import Repair
from literatura.errors import AnswerError, GuessError, LengthError, NotAcceptedError
from literatura.game import MAX_GUESSES
from literatura.player import Player
from literatura.scoring import Score
from literatura.setter import (
    SetterGame,
    Stage,
    Way,
    by_hand,
    for_my_word,
    repeated_letters,
    think,
    ways_out,
)
from ui.asking import Asking, GoneError
from ui.components.board import Board, BoardView, watched_board_view
from ui.components.message import Message
from ui.components.numbers import last_turn_sentence
from ui.components.setter_end import headline
from ui.components.setter_hand import SetterEvents, SetterHand
from ui.components.share import Share, Shareable
from ui.components.tour import Start
from ui.refusing import objection
from ui.services import Services
from ui.sharing import setter_text
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
from ui.theme import Heading, frame, say_for_request
from ui.waiting_line import TooBusyError

log = logging.getLogger("literatura.setter")

PATH = "/kodkeszito"
PICTURE = "/kep/kodkeszito.png"
HIDDEN_PICTURE = "/kep/kodkeszito/rejtve.png"
DEFAULT_LENGTH = 5
_NAME = "setter"


def register(services: Services) -> None:
    """Give the page its route."""

    @ui.page(PATH)
    def setter_page() -> None:
        SetterPage(services, say_for_request())


class SetterPage:
    """A board to watch, and beside it whatever the game asks of its setter."""

    def __init__(self, services: Services, say: Say) -> None:
        self._services, self._say = services, say
        self._way, self._length = Way.BY_HAND, DEFAULT_LENGTH
        self._warned: str | None = None
        self._game: SetterGame | None = None
        self._asking = Asking(services.codebreakers)
        title = f"{say('site.title')} – {say('menu.setter')}"
        heading = Heading(
            title,
            say("setter.heading"),
            PATH,
            playing=True,
            picture=PICTURE,
            styles=("setter",),
            description=say("setter.description"),
            welcome=Start.SETTER,
        )
        with frame(heading, say):
            with ui.element("div").classes("desk"):
                with ui.element("div").classes("board-side"):
                    self._board = Board(say)
                    self._message = Message(say)
                self._hand = SetterHand(say, self._events())
            self._later = ui.element("div")
            self._draw()
        watch_player(self._follow)

    def _events(self) -> SetterEvents:
        return SetterEvents(
            choose=self._on_choose,
            start=self._on_start,
            answer=self._on_answer,
            withdraw=lambda row: self._change_running(lambda game: game.withdraw(row)),
            repair=lambda row, given: self._change_running(lambda game: game.correct(row, given)),
            reveal=self._on_reveal,
            step=lambda row: self._change_running(lambda game: game.answer_for_word(row)),
            end=lambda: self._change(lambda _: None),
            find_repairs=self._find_repairs,
            draw_share=self._draw_share,
        )

    # ---- what comes from the browser

    async def _on_start(self, way: Way, length: int, typed: str) -> None:
        game = by_hand(length) if way is Way.BY_HAND else self._game_for(typed)
        if game is not None:
            await self._change(lambda running: running or game)

    def _game_for(self, typed: str) -> SetterGame | None:
        """Return a game for the word, or None after saying why not."""
        say = self._say
        try:
            game = for_my_word(typed, self._services.lexicon)
        except LengthError as error:
            self._message.refuse(say("setter.length" if error.word else "setter.empty"))
            return None
        except NotAcceptedError as error:
            objects = objection(error, self._services, say, self._message)
            self._message.refuse(say.hiding_refusal(error), objects)
            return None
        except GuessError as error:
            self._message.refuse(say.hiding_refusal(error))
            return None
        repeated = repeated_letters(game.secret or "")
        if repeated and self._warned != game.secret:
            self._warned = game.secret
            self._message.refuse(say("setter.repeated", letters=", ".join(repeated)))
            return None
        return game

    async def _on_answer(self, sent: Any) -> None:
        match sent:
            case {"row": row, "in_place": in_place, "misplaced": misplaced} if all(
                type(number) is int
                for number in (row, in_place, misplaced)  # True is none
            ):
                given = Score(in_place, misplaced)
                await self._change_running(lambda game: game.answer(row, given))
            case _:
                log.info("a forged answer was dropped")
        self._hand.reply()

    async def _on_reveal(self, typed: str) -> None:
        try:
            await self._change_running(lambda game: game.reveal(typed))
        except GuessError as error:
            self._message.refuse(self._say.hiding_refusal(error))

    async def _change_running(self, change: Callable[[SetterGame], SetterGame]) -> None:
        await self._change(lambda game: None if game is None else change(game))

    async def _change(self, change: Callable[[SetterGame | None], SetterGame | None]) -> None:
        """Store what ``change`` makes of the game, with the codebreaker's move, and show it.

        While the codebreaker waits for its turn, the player is not locked: should another page
        change the game meanwhile, that change stands.
        """
        if not self._services.may_guess(player_id()):
            self._message.refuse(self._say("play.too_fast"))
            return
        before = load_player().setter
        try:
            game = change(before)
            if game is not None:
                game = await self._thought(game)
            async with player_lock():
                player = load_player()
                if player.setter == before:
                    await save_player(_with(player, game))
        except AnswerError as error:  # of an outdated page, or forged
            log.info("an answer was dropped: %s", error)
        except TooBusyError:
            self._message.refuse(self._say("play.busy"))
            return
        except GoneError:
            return
        except NotSavedError:
            self._message.refuse(self._say("setter.not_saved"))
            return
        self._draw()
        tell_watchers(self._follow)

    async def _thought(self, game: SetterGame) -> SetterGame:
        """Return the game after the codebreaker's move."""
        if game.way is Way.BY_HAND:
            self._message.tell(self._say("help.thinking"))
        if game.stage is Stage.THINKING:
            return await self._asking.work(game.length, lambda breaker: think(game, breaker))
        return await self._asking.glance(game.length, lambda breaker: think(game, breaker))

    # ---- what is shown

    def _follow(self) -> None:
        """Show what another page has made of the game; if it is another's, nothing happens here."""
        if load_player().setter != self._game:
            self._draw()

    def _draw(self) -> None:
        game = load_player().setter
        self._game = game
        if game is None:
            self._hand.show_start(self._way, self._length)
            self._on_choose(self._way, self._length)
            self._message.tell(self._say("setter.invite"))
            return
        self._board.show(watched_board_view(_NAME, game))
        self._hand.show(game, self._refusal(game))
        self._message.tell(self._standing(game))
        self._later.clear()
        if game.stage is Stage.ASKING and game.turns:
            with self._later:
                ui.timer(0, lambda: self._tell_count(game), once=True)

    def _draw_share(self, game: SetterGame) -> None:
        """Draw the buttons that pass on how the codebreaker fared, if that was decided."""
        if not game.is_decided:
            return
        scores = [turn.score for turn in game.turns]
        broken = game.stage is Stage.BROKEN
        text = setter_text(self._say, scores, game.length, PATH, broken=broken)
        shared = Shareable(text, HIDDEN_PICTURE, "literatura-kodkeszito.png")
        Share(shared, self._say, self._message.tell)

    def _on_choose(self, way: Way, length: int) -> None:
        """Show an empty board of the length that is chosen."""
        self._way, self._length = way, length
        self._board.show(
            BoardView(
                _NAME, length, MAX_GUESSES, (), running=False, won=False, answer=None, watching=True
            )
        )

    def _refusal(self, game: SetterGame) -> str | None:
        """Return why the dictionary does not have the word, None if it does or is not known."""
        if game.secret is None:
            return None
        said = self._services.lexicon.check(game.secret)
        if said.accepted:
            return None
        return self._say.hiding_refusal(NotAcceptedError(game.secret, str(said.reason), said.lemma))

    def _standing(self, game: SetterGame) -> str:
        say = self._say
        if game.offered is not None:
            facts = {"row": len(game.turns) + 1, "word": game.offered}
            return say(f"setter.ask.{game.way.value}", **facts)
        if game.stage is Stage.STUCK:
            return say("setter.stuck")
        return f"{last_turn_sentence(game.turns, say)} {headline(game, say)}"

    async def _tell_count(self, game: SetterGame) -> None:
        """Add to the sentence under the board how many words can still be the secret."""
        try:
            count = await self._asking.glance(
                game.length, lambda breaker: len(breaker.fitting(game.rows))
            )
        except (TooBusyError, GoneError):
            return
        if self._game is game:
            key = "setter.only_one" if count == 1 else "setter.count"
            words = self._say(key, count=self._say.number(count))
            self._message.tell(f"{self._standing(game)} {words}")

    async def _find_repairs(self, game: SetterGame) -> tuple[Repair, ...] | None:
        """Return what would mend the game; None where there was no time to find out."""
        try:
            return await self._asking.glance(game.length, lambda breaker: ways_out(game, breaker))
        except (TooBusyError, GoneError):
            return None


def _with(player: Player, game: SetterGame | None) -> Player:
    return player.without_setter() if game is None else replace(player, setter=game)
