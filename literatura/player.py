"""All that is kept of one player: games whole while they are young, their results for ever.

Plain values in, plain values out; where they are stored is the site's affair. A stored value that
can't be read is handed back to be set aside, and the rest of the player lives on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from literatura.errors import StateError
from literatura.game import Status
from literatura.session import Session, session_from_dict

VERSION = 1
WHOLE_GAMES = 30
"""So many ended games are kept with their guesses; of older ones the result stays."""

GameId = tuple[str, str]
"""A mode's name and the key of one of its games."""


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

    def session(self, mode: str, key: str) -> Session | None:
        """Return the stored game, if it is still kept whole."""
        return self.sessions.get((mode, key))

    def with_session(self, session: Session) -> Player:
        """Return the player with this game stored as the latest; the oldest ended ones shrink."""
        game_id = (session.mode, session.key)
        sessions = {k: v for k, v in self.sessions.items() if k != game_id} | {game_id: session}
        ended = [k for k, v in sessions.items() if v.game.is_over]
        results = dict(self.results)
        for old in ended[: max(0, len(ended) - WHOLE_GAMES)]:
            results[old] = result_of(sessions.pop(old))
        return replace(self, sessions=sessions, results=results)

    def result(self, mode: str, key: str) -> Result | None:
        """Return how the game ended, whether it is kept whole or not; None while it runs."""
        session = self.session(mode, key)
        if session is not None:
            return result_of(session) if session.game.is_over else None
        return self.results.get((mode, key))

    def to_dict(self) -> dict[str, object]:
        """Return the player as a plain value, oldest games first."""
        return {
            "version": VERSION,
            "games": [session.to_dict() for session in self.sessions.values()],
            "results": [
                [mode, key, result.status.value, result.guesses, _iso(result.begun)]
                for (mode, key), result in self.results.items()
            ],
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
    sessions: dict[GameId, Session] = {}
    results: dict[GameId, Result] = {}
    for value in _items(stored.get("games"), unreadable):
        try:
            session = session_from_dict(value)
        except StateError:
            unreadable.append(value)
        else:
            sessions[session.mode, session.key] = session
    for value in _items(stored.get("results"), unreadable):
        try:
            game_id, result = _result_from_list(value)
        except (TypeError, ValueError):
            unreadable.append(value)
        else:
            results[game_id] = result
    return Player(sessions, results), unreadable


def _items(value: object, unreadable: list[object]) -> list[object]:
    if isinstance(value, list):
        return value
    unreadable.append(value)
    return []


def _result_from_list(value: object) -> tuple[GameId, Result]:
    if not isinstance(value, list):
        raise TypeError("a result is stored as a list")
    mode, key, status, guesses, begun = value
    if not (isinstance(mode, str) and isinstance(key, str) and isinstance(guesses, int)):
        raise TypeError("a result is mode, key, status, guesses and first day")
    day = None if begun is None else date.fromisoformat(begun)
    return (mode, key), Result(Status(status), guesses, day)


def _iso(day: date | None) -> str | None:
    return None if day is None else day.isoformat()
