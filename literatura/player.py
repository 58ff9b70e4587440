"""All that is kept of one player: games whole while they are young, their results for ever.

Plain values in, plain values out; where they are stored is the site's affair. A stored value that
can't be read is handed back to be set aside, and the rest of the player lives on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TypeVar

from literatura.errors import StateError
from literatura.game import MAX_GUESSES, Status
from literatura.session import Session, session_from_dict

T = TypeVar("T")

VERSION = 1
WHOLE_GAMES = 30
"""So many ended games, and as many running ones, are kept whole; of older ones the result stays."""

GameId = tuple[str, str]
"""A mode's name and the key of one of its games."""

Tally = tuple[int, ...]
"""How many games were won with 1, 2, … guesses; last, how many were not won."""


@dataclass(frozen=True, slots=True)
class Result:
    """How an ended game went: the status, the number of guesses, and the day of the first."""

    status: Status
    guesses: int
    begun: date | None


@dataclass(frozen=True, slots=True)
class Player:
    """The games and results of one player; a change makes the next value."""

    sessions: Mapping[GameId, Session] = field(default_factory=dict)
    results: Mapping[GameId, Result] = field(default_factory=dict)
    tallies: Mapping[GameId, Tally] = field(default_factory=dict)
    """Of games that were followed by another with the same key, only the count is kept."""

    def session(self, mode: str, key: str) -> Session | None:
        """Return the stored game, if it is still kept whole."""
        return self.sessions.get((mode, key))

    def with_session(self, session: Session) -> Player:
        """Return the player with this game stored as the latest.

        The oldest games shrink to their results; one still running then counts as given up. A game
        that is played once more after that, for practice, keeps its first result.
        """
        game_id = (session.mode, session.key)
        sessions = {k: v for k, v in self.sessions.items() if k != game_id} | {game_id: session}
        results = dict(self.results)
        for is_over in (True, False):
            kept = [k for k, v in sessions.items() if v.game.is_over is is_over]
            for old in kept[: max(0, len(kept) - WHOLE_GAMES)]:
                results.setdefault(old, result_of(sessions.pop(old).give_up()))
        return replace(self, sessions=sessions, results=results)

    def cleared(self, mode: str, key: str) -> Player:
        """Return the player with the ended game counted and put away, to make room for another.

        A game given up before a guess was made counts for nothing; a running one stays.
        """
        game_id = (mode, key)
        session = self.sessions.get(game_id)
        if session is None or not session.game.is_over:
            return self
        sessions = {k: v for k, v in self.sessions.items() if k != game_id}
        if not session.game.turns:
            return replace(self, sessions=sessions)
        tally = list(self.tallies.get(game_id, (0,) * (MAX_GUESSES + 1)))
        won = session.game.status is Status.WON
        tally[len(session.game.turns) - 1 if won else MAX_GUESSES] += 1
        return replace(self, sessions=sessions, tallies={**self.tallies, game_id: tuple(tally)})

    def result(self, mode: str, key: str) -> Result | None:
        """Return how the game ended the first time, kept whole or not; None while it runs."""
        known = self.results.get((mode, key))
        session = self.session(mode, key)
        if known is None and session is not None and session.game.is_over:
            return result_of(session)
        return known

    def to_dict(self) -> dict[str, object]:
        """Return the player as a plain value, oldest games first."""
        return {
            "version": VERSION,
            "games": [session.to_dict() for session in self.sessions.values()],
            "results": [
                [mode, key, result.status.value, result.guesses, _iso(result.begun)]
                for (mode, key), result in self.results.items()
            ],
            "tallies": [[mode, key, *tally] for (mode, key), tally in self.tallies.items()],
        }


def result_of(session: Session) -> Result:
    """Return the result of an ended session."""
    return Result(session.game.status, len(session.game.turns), session.begun)


def player_from_dict(stored: Mapping[str, object]) -> tuple[Player, list[object]]:
    """Return the stored player, and the stored values that could not be read.

    A player of whom nothing is stored is an empty mapping.
    """
    if not stored:
        return Player(), []
    if stored.get("version") != VERSION:
        return Player(), [dict(stored)]
    unreadable: list[object] = []
    sessions = _read_all(stored.get("games"), session_from_dict, unreadable)
    results = _read_all(stored.get("results"), _result_from_list, unreadable)
    tallies = _read_all(stored.get("tallies"), _tally_from_list, unreadable)
    player = Player({(s.mode, s.key): s for s in sessions}, dict(results), dict(tallies))
    return player, unreadable


def _read_all(values: object, read: Callable[[object], T], unreadable: list[object]) -> Iterator[T]:
    """Yield what each of the stored values means; the rest is added to ``unreadable``."""
    if not isinstance(values, list):
        unreadable.append(values)
        return
    for value in values:
        try:
            yield read(value)
        except StateError:
            unreadable.append(value)


def _result_from_list(value: object) -> tuple[GameId, Result]:
    match value:
        case [str(mode), str(key), str(status), int(guesses), None | str() as begun]:
            try:
                day = None if begun is None else date.fromisoformat(begun)
                return (mode, key), Result(Status(status), guesses, day)
            except ValueError as error:
                raise StateError(f"a stored result can't be read: {error}") from None
    raise StateError("a result is stored as mode, key, status, guesses and first day")


def _tally_from_list(value: object) -> tuple[GameId, Tally]:
    match value:
        case [str(mode), str(key), *counts] if len(counts) == MAX_GUESSES + 1:
            tally = tuple(n for n in counts if isinstance(n, int) and n >= 0)
            if len(tally) == len(counts):
                return (mode, key), tally
    raise StateError(f"a tally is stored as mode, key and {MAX_GUESSES + 1} counts")


def _iso(day: date | None) -> str | None:
    return None if day is None else day.isoformat()
