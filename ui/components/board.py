"""The board as an element: plain values in, two events out; drawn by board.js."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nicegui.element import Element
from nicegui.events import GenericEventArguments

from literatura.alphabet import LETTERS
from literatura.game import MAX_GUESSES, Game, Status
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


class Board(Element, component="board.js"):
    """A board with its hidden word, its rows and the row being typed.

    ``on_guess`` and ``on_refuse`` get what the browser sent as it came: nothing in it is checked.
    """

    def __init__(
        self,
        say: Say,
        on_guess: Callable[[Any], Awaitable[None]],
        on_refuse: Callable[[Any], Awaitable[None]],
    ) -> None:
        super().__init__()
        self._say = say
        self._replies = 0
        self._props["letters"] = LETTERS
        self._props["reply"] = {"count": 0, "refused": False}
        self.mark("board")

        async def guess(event: GenericEventArguments) -> None:
            await on_guess(event.args)

        async def refuse(event: GenericEventArguments) -> None:
            await on_refuse(event.args)

        self.on("guess", guess)
        self.on("refuse", refuse)

    def show(self, view: BoardView) -> None:
        """Draw the game as it stands."""
        self._props.update(
            game=view.game,
            length=view.length,
            total=view.total,
            rows=view.rows,
            running=view.running,
            won=view.won,
            answer=view.answer,
            labels=self._labels(view),
        )
        self.update()

    def reply(self, *, refused: bool) -> None:
        """Tell the browser that its last guess was answered; a refused one stays to be edited."""
        self._replies += 1
        self._props["reply"] = {"count": self._replies, "refused": refused}
        self.update()

    def _labels(self, view: BoardView) -> dict[str, str]:
        say = self._say
        return {
            "board": say("board.label", length=view.length, rows=view.total),
            "row": say("board.row"),
            "hidden": say("board.hidden", length=view.length),
            "answer": say("board.answer", word=view.answer),
            "inPlace": say("board.in_place"),
            "misplaced": say("board.misplaced"),
            "input": say("board.input", row=len(view.rows) + 1, length=view.length),
        }
