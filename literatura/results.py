"""How an ended game went, and the few letters that are stored of it.

A year has 365 words and as many puzzles, and a player's results are kept for ever, so one is short:
``4`` won with four guesses, ``x10`` lost, ``g3`` given up after three; ``h`` behind it if the
codebreaker helped; then the day of the first guess, unless it is the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from literatura.errors import StateError
from literatura.game import MAX_GUESSES, Status
from literatura.session import Session
from literatura.stored import read_text

GameId = tuple[str, str]
"""A mode's name and the key of one of its games."""

PRACTICE = "puzzle-practice"
"""What is played at a puzzle after the answer that counts; how it ended is kept no longer."""

_LETTERS = {Status.WON: "", Status.LOST: "x", Status.GIVEN_UP: "g"}
_STATUSES = {letter: status for status, letter in _LETTERS.items()}
_CODE = re.compile(r"([xg]?)(\d{1,2})(h?)(?: (-|\d{4}-\d\d-\d\d))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Result:
    """How an ended game went: the status, the number of guesses, and the day of the first."""

    status: Status
    guesses: int
    begun: date | None
    helped: bool = False

    @property
    def is_won(self) -> bool:
        """Whether the word was found."""
        return self.status is Status.WON


def result_of(session: Session) -> Result:
    """Return the result of an ended session."""
    game = session.game
    return Result(game.status, len(game.turns), session.begun, session.helped)


def results_to_dict(results: Mapping[GameId, Result]) -> dict[str, dict[str, str]]:
    """Return the results as a plain value: by mode, then by key."""
    stored: dict[str, dict[str, str]] = {}
    for (mode, key), result in results.items():
        stored.setdefault(mode, {})[key] = _code(result, key)
    return stored


def result_from_code(mode: str, key: str, code: object) -> tuple[GameId, Result]:
    """Return a game and the result that is stored of it.

    Raises:
        StateError: no result is stored like this.
    """
    parts = _CODE.fullmatch(read_text(code))
    if parts is None or int(parts[2]) > MAX_GUESSES:
        raise StateError(f"{code!r} is no result")
    letter, guesses, helped, begun = parts.groups()
    try:
        day = None if begun == "-" else date.fromisoformat(begun or key)
    except ValueError:
        raise StateError(f"the result {code!r} of {key!r} has no day") from None
    return (mode, key), Result(_STATUSES[letter], int(guesses), day, bool(helped))


def _code(result: Result, key: str) -> str:
    begun = "-" if result.begun is None else result.begun.isoformat()
    day = "" if begun == key else f" {begun}"
    return f"{_LETTERS[result.status]}{result.guesses}{'h' if result.helped else ''}{day}"
