"""The board as an element: plain values in, two events out; drawn by board.js."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nicegui.element import Element
from nicegui.events import GenericEventArguments

from literatura.alphabet import LETTERS
from literatura.game import MAX_GUESSES, Game, Status
from literatura.setter import SetterGame, Stage
from ui.components.text import sentence_html
from ui.texts import Say


@dataclass(frozen=True, slots=True)
class BoardView:
    """What the browser is told of a game: nothing that its player may not know."""

    game: str
    length: int
    total: int
    rows: tuple[tuple[str, int, int], ...]
    running: bool
    won: bool
    answer: str | None
    watching: bool = False
    offered: str | None = None


def board_view(name: str, game: Game) -> BoardView:
    """Return what may be shown of ``game``; the secret only once it is over."""
    return BoardView(
        game=name,
        length=game.rules.length,
        total=game.rules.max_guesses,
        rows=tuple((t.guess, t.score.in_place, t.score.misplaced) for t in game.turns),
        running=not game.is_over,
        won=game.status is Status.WON,
        answer=game.secret if game.is_over else None,
    )


def empty_board_view(name: str, length: int) -> BoardView:
    """Return a board on which nothing has been played, of a word that is not dealt yet."""
    return BoardView(name, length, MAX_GUESSES, (), running=True, won=False, answer=None)


def watched_board_view(name: str, game: SetterGame) -> BoardView:
    """Return the board of a game that the codebreaker plays; the word lies covered to its end."""
    return BoardView(
        game=name,
        length=game.length,
        total=MAX_GUESSES,
        rows=tuple((t.guess, t.score.in_place, t.score.misplaced) for t in game.turns),
        running=game.stage is Stage.ASKING,
        won=game.stage is Stage.BROKEN,
        answer=game.word if game.is_over else None,
        watching=True,
        offered=game.offered,
    )


LONGEST_TEXT = 64
"""More than that from a browser is no guess, and is not even looked at."""


def read_guess(sent: object) -> tuple[int, str] | None:
    """Return the row and the word of what a browser sent as a guess; None if it can't be one."""
    match sent:
        case {"row": row, "word": str(word)} if type(row) is int and len(word) <= LONGEST_TEXT:
            return row, word
    return None


class Board(Element, component="board.js"):
    """A board with its hidden word, its rows and the row being typed.

    ``on_guess`` and ``on_refuse`` get what the browser sent as it came: nothing in it is checked.
    A board that is only watched has neither.
    """

    def __init__(
        self,
        say: Say,
        on_guess: Callable[[Any], Awaitable[None]] | None = None,
        on_refuse: Callable[[Any], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__()
        self._say = say
        self._replies = 0
        self._props["letters"] = LETTERS
        self._props["reply"] = {"count": 0, "refused": False, "emptied": False}
        self.mark("board")

        for name, handle in (("guess", on_guess), ("refuse", on_refuse)):
            if handle is not None:
                self.on(name, _passing_args(handle))

    def show(self, view: BoardView) -> None:
        """Draw the game as it stands."""
        self._props.update(
            game=view.game,
            length=view.length,
            total=view.total,
            rows=view.rows,
            running=view.running,
            watching=view.watching,
            offered=view.offered,
            won=view.won,
            answer=view.answer,
            labels=self._labels(view),
        )
        self.update()

    def reply(self, *, refused: bool, emptied: bool = False) -> None:
        """Tell the browser that its last guess was answered.

        A refused one stays to be edited, unless its row is to be emptied.
        """
        self._replies += 1
        self._props["reply"] = {"count": self._replies, "refused": refused, "emptied": emptied}
        self.update()

    def _labels(self, view: BoardView) -> dict[str, str]:
        say = self._say
        return {
            "board": say("board.label", length=view.length, rows=view.total),
            "row": say("board.row"),
            "hidden": sentence_html(say("board.hidden", length=view.length), say),
            "answer": sentence_html(say("board.answer", word=view.answer), say),
            "inPlace": say("board.in_place"),
            "misplaced": say("board.misplaced"),
            "input": say("board.input", row=len(view.rows) + 1, length=view.length),
        }


def _passing_args(
    handle: Callable[[Any], Awaitable[None]],
) -> Callable[[GenericEventArguments], Awaitable[None]]:
    async def pass_on(event: GenericEventArguments) -> None:
        await handle(event.args)

    return pass_on
