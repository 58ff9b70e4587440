"""A puzzle being solved: its board, a message, the keyboard or what comes after the answer.

As on the desk of a game, what comes from the browser carries no authority: an answer is held
against the stored player under the player's lock, and saved before the board tells of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from nicegui import ui

from literatura.codebreaker import contradicted_rows
from literatura.day_counts import ending_of
from literatura.errors import GuessError, StaleGuessError
from literatura.player import Player
from literatura.puzzle import Puzzle
from literatura.solving import ANSWERS, Solving, Stage, solving
from ui.components.board import Board, board_view, read_guess
from ui.components.focus import FocusKeeper, heading
from ui.components.message import Message
from ui.components.numbers import last_turn_sentence
from ui.components.share import Share, Shareable
from ui.components.text import button, sentence, text
from ui.explanation import rows_phrase, sentences
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

log = logging.getLogger("literatura.puzzle_desk")

_HEADLINES = {
    Stage.SOLVED: "puzzle.won",
    Stage.FAILED: "puzzle.lost",
    Stage.PRACTISED: "puzzle.practised",
    Stage.SHOWN: "puzzle.lost",
}


class PuzzleDesk:
    """One puzzle, as its player sees it.

    ``share`` returns what may be passed on of it once it is over; ``below`` draws what comes then.
    """

    def __init__(
        self,
        services: Services,
        say: Say,
        puzzle: Puzzle,
        share: Callable[[Solving], Shareable],
        below: Callable[[Solving], None],
        *,
        is_fresh: bool = False,
    ) -> None:
        self._services, self._say, self._puzzle = services, say, puzzle
        self._share, self._below, self._is_fresh = share, below, is_fresh
        with ui.element("div").classes("desk"):
            with ui.element("div").classes("board-side"):
                self._board = Board(say, self._on_guess, self._on_refuse)
                self._message = Message(say)
            self._hand = FocusKeeper().classes("hand-side")
        self._refusing = Refusing(services, say, self._board, self._message, lambda: puzzle.length)
        self._noting = Noting(services, say, self._message)
        self._hand_shows: Stage | None = None
        self._show()
        watch_player(self._show)

    # ---- what comes from the browser

    async def _on_guess(self, sent: Any) -> None:
        guess = read_guess(sent)
        if guess is None:
            log.info("a forged answer was dropped")
            return
        row, word = guess
        say = self._say
        if not self._services.may_guess(player_id()):
            self._refusing.row(say("play.too_fast"))
            return
        table = self._services.table()
        try:
            answered = await self._change(
                lambda state, player: state.submit(player, row, word, table.lexicon, table.today)
            )
        except StaleGuessError as error:
            self._show()
            self._board.reply(refused=False)
            self._message.refuse(say.refusal(error))
        except GuessError as error:
            self._refusing.guess(error)
        except NotSavedError:
            self._refusing.row(say("play.not_saved"))
        else:
            self._show()
            wrong = contradicted_rows(answered, self._puzzle.rows)
            self._board.reply(refused=bool(wrong), emptied=True)
            if wrong:
                self._message.refuse(self._wrong(answered, wrong))

    async def _show_solution(self) -> None:
        try:
            await self._change(lambda state, player: (state.show_solution(player), ""))
        except NotSavedError:
            self._message.refuse(self._say("play.not_saved"))
        else:
            self._show()

    async def _change(self, change: Callable[[Solving, Player], tuple[Player, str]]) -> str:
        """Store what ``change`` makes of the player; return the word that it tells of."""
        async with player_lock():
            player = load_player()
            changed, word = change(self._state(player), player)
            if changed is not player:
                state = self._state(changed)
                await save_player(self._noting.stored(changed, is_over=state.stage.is_over))
                if state.answer is not None:
                    self._services.counting.add(ending_of(player, state.answer))
        tell_watchers(self._show)
        return word

    async def _on_refuse(self, sent: Any) -> None:
        self._refusing.text(sent)

    # ---- what is shown

    def _show(self) -> None:
        state = self._state(load_player())
        self._noting.look_at(_noted(self._puzzle))
        self._board.show(board_view(f"puzzle/{self._puzzle.id}", state.game))
        self._message.tell(self._standing(state))
        if self._hand_shows is not state.stage:
            self._hand_shows = state.stage
            self._hand.clear()
            with self._hand:
                self._draw_hand(state)

    def _state(self, player: Player) -> Solving:
        return solving(player, self._puzzle, is_fresh=self._is_fresh)

    def _standing(self, state: Solving) -> str:
        say = self._say
        if state.stage is Stage.OPEN:
            return say("puzzle.invite", length=self._puzzle.length)
        if state.stage is Stage.FAILED and state.wrong_answer:
            return self._wrong(state.wrong_answer, state.wrong_rows())
        if state.stage is Stage.SHOWN:
            return f"{say('puzzle.solution')} {state.game.secret}."
        return f"{last_turn_sentence(state.game.turns, say)} {say(_HEADLINES[state.stage])}"

    def _wrong(self, word: str, rows: Sequence[int]) -> str:
        say = self._say
        if self._are_all(rows):
            return say("puzzle.wrong.all", word=word)
        return say.plural("puzzle.wrong", len(rows), word=word, rows=rows_phrase(rows, say))

    def _are_all(self, rows: Sequence[int]) -> bool:
        return len(rows) == len(self._puzzle.rows) > 1

    def _draw_hand(self, state: Solving) -> None:
        if state.stage is not Stage.OPEN:
            with ui.element("section").classes("result").props("data-testid=result"):
                self._draw_result(state)
        if not state.stage.is_over:
            self._noting.draw()

    def _draw_result(self, state: Solving) -> None:
        say = self._say
        heading("h2", say(_HEADLINES[state.stage]))
        if not state.stage.is_over:  # what was wrong is said under the board
            show = button(say("puzzle.show")).props("data-testid=show-solution")
            show.on("click", self._show_solution)
            text("p", say("puzzle.go_on")).classes("go-on")
            return
        if wrong := state.wrong_answer:
            rows = state.wrong_rows()
            form = "one" if len(rows) == 1 else "all" if self._are_all(rows) else "other"
            told = say(f"puzzle.answered.{form}", word=wrong, rows=rows_phrase(rows, say))
            sentence("p", told, say).classes("answered").props("data-testid=answered")
        text("p", say("puzzle.solution"))
        word = text("p", state.game.secret).classes("result-word")
        word.props('data-testid=result-word lang="hu"')
        Share(self._share(state), say, self._message.tell)
        self._below(state)
        with ui.element("details").classes("explanation").props("data-testid=explanation"):
            text("summary", say("puzzle.how"))
            steps = ui.element("ol")
        ui.timer(0, lambda: self._explain(steps), once=True)

    async def _explain(self, steps: ui.element) -> None:
        """Draw the explanation; working it out takes some tenths of a second."""
        explanation = await asyncio.to_thread(self._services.explain, self._puzzle)
        with steps:
            for line in sentences(explanation, self._say, len(self._puzzle.rows)):
                sentence("li", line, self._say)


def _noted(puzzle: Puzzle) -> Noted:
    # Puzzles made for one player have a seed for a name, the same for any length and rows.
    key = f"{puzzle.id}-{puzzle.length}-{len(puzzle.rows)}"
    return Noted((ANSWERS, key), puzzle.length, puzzle.rows)
