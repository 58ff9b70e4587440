"""``/feladvany/uj``: a puzzle made for the visitor, at a chosen length, row count and difficulty.

The address says all of it, the seed included, so that a reload shows the same puzzle.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from dataclasses import replace
from html import escape
from urllib.parse import urlencode

from fastapi import Request, Response
from fastapi.responses import RedirectResponse
from nicegui import ui

from literatura.errors import NoPuzzleError
from literatura.modes import LENGTHS
from literatura.puzzle import HARDEST, MAX_ROWS, Puzzle, Wish
from literatura.puzzle.difficulty import difficulties
from literatura.solving import Solving, Stage
from ui.components.puzzle_desk import PuzzleDesk
from ui.components.share import Shareable
from ui.components.text import link, markup, text
from ui.pages.errors import error_page
from ui.pages.puzzle import PATIENCE_S, puzzle_frame, puzzle_heading
from ui.services import Services
from ui.sharing import puzzle_text
from ui.texts import Say
from ui.theme import say_for_request

PATH = "/feladvany/uj"
PICTURE = "/kep/uj"

_DEFAULT_LENGTH = 5
_SEED = re.compile(r"[a-z0-9]{1,16}")
_SEED_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
_SEED_LENGTH = 8


def register(services: Services) -> None:
    """Give the page its route."""

    @ui.page(PATH, response_timeout=PATIENCE_S)
    async def fresh_page(
        request: Request,
        hossz: str = str(_DEFAULT_LENGTH),
        sorok: str = str(MAX_ROWS),
        nehezseg: str = "0",
        mag: str = "",
    ) -> Response | None:
        wish = wished(hossz, sorok, nehezseg)
        if wish is None:
            return error_page(404, request)
        offered = difficulties(wish.length, wish.rows)
        if wish.difficulty is not None and wish.difficulty not in offered:
            nearest = min(offered, key=lambda one: abs(one - wish.difficulty))
            wish = replace(wish, difficulty=nearest)
            return RedirectResponse(_address(wish, mag if is_seed(mag) else ""), status_code=303)
        if not is_seed(mag):
            seed = "".join(services.choose(_SEED_SIGNS) for _ in range(_SEED_LENGTH))
            return RedirectResponse(_address(wish, seed), status_code=303)
        try:
            puzzle = await asyncio.to_thread(services.new_puzzle, mag, wish)
        except NoPuzzleError:
            return error_page(404, request)
        say = say_for_request()
        title = f"{say('site.title')} – {say('fresh.make')}"
        picture = f"{PICTURE}/{mag}.png?{urlencode(_facts(wish))}"
        path = _address(wish, mag)
        about = say("fresh.description")
        heading = puzzle_heading(title, say("fresh.heading"), path, picture, about)
        with puzzle_frame(heading, puzzle, say):
            _form(wish, puzzle, say)
            PuzzleDesk(
                services,
                say,
                puzzle,
                share=lambda state: _shared(wish, mag, picture, state, say),
                below=lambda _: _below(wish, say),
                is_fresh=True,
            )
        return None


def wished(length: str, rows: str, difficulty: str) -> Wish | None:
    """Return what the address asks for; 0 is any difficulty. None where there is no such puzzle."""
    choices = (LENGTHS, range(1, MAX_ROWS + 1), range(HARDEST + 1))
    for asked, choice in zip((length, rows, difficulty), choices, strict=True):
        if asked not in map(str, choice):
            return None
    return Wish(int(length), int(rows), int(difficulty) or None)


def is_seed(text: str) -> bool:
    """Return whether the text may stand for a puzzle in an address."""
    return _SEED.fullmatch(text) is not None


def _address(wish: Wish, seed: str = "") -> str:
    return f"{PATH}?{urlencode(_facts(wish) | ({'mag': seed} if seed else {}))}"


def _facts(wish: Wish) -> dict[str, object]:
    return {"hossz": wish.length, "sorok": wish.rows, "nehezseg": wish.difficulty or 0}


def _form(wish: Wish, puzzle: Puzzle, say: Say) -> None:
    """Draw what a new puzzle can be asked for with; a plain form, sent by the browser itself."""
    offered = difficulties(wish.length, wish.rows)
    graded = [(0, say("fresh.any")), *((n, say(f"puzzle.grade.{n}")) for n in offered)]
    rows = [(n, str(n)) for n in range(1, MAX_ROWS + 1)]
    selects = (
        _select("hossz", say("fresh.length"), [(n, str(n)) for n in LENGTHS], wish.length),
        _select("sorok", say("fresh.rows"), rows, wish.rows),
        _select("nehezseg", say("fresh.difficulty"), graded, wish.difficulty or 0),
    )
    make = f'<button class="button" data-testid="new-puzzle">{escape(say("fresh.make"))}</button>'
    form = f'<form class="controls wishes" action="{PATH}">{"".join(selects)}{make}</form>'
    missed = wish.difficulty not in (None, puzzle.difficulty)
    with ui.element("details").classes("wishes-place").props("data-testid=wishes"):
        text("summary", say("fresh.missed" if missed else "fresh.other"))
        markup("div", form)


def _select(name: str, label: str, options: Iterable[tuple[int, str]], chosen: int) -> str:
    choices = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(told)}</option>'
        for value, told in options
    )
    return f'<label>{escape(label)} <select name="{name}">{choices}</select></label>'


def _shared(wish: Wish, seed: str, picture: str, state: Solving, say: Say) -> Shareable:
    name = (say("share.fresh"), say("share.letters", length=wish.length))
    told = puzzle_text(say, name, _address(wish, seed), solved=state.stage is Stage.SOLVED)
    return Shareable(told, picture, f"literatura-{seed}.png", "share.picture.puzzle")


def _below(wish: Wish, say: Say) -> None:
    with ui.element("p"):
        link(_address(wish), say("fresh.make"))
    with ui.element("p"):
        link("/feladvany", say("puzzle.today"))
