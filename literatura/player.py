"""All that is kept of one player: games whole while they are young, their results for ever.

Knows no storage; :mod:`literatura.stored_player` reads back what is made plain here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from literatura.game import Status
from literatura.help import Help
from literatura.modes import MODES
from literatura.notes import Notes
from literatura.results import PRACTICE, GameId, Result, result_of, results_to_dict
from literatura.session import Session
from literatura.setter import SetterGame, Stage
from literatura.tallies import Tallies, counted, tallies_to_list
from literatura.totals import Totals

VERSION = 1
WHOLE_GAMES = 30
"""So many ended games, and as many running ones, are kept whole; of older ones the result stays."""
NOTED_GAMES = 10
"""So many games keep their notes; those changed last."""

SETTER_MODE = "setter"
"""Under this name, and the way as the key, the tallies count what the player set for others."""


@dataclass(frozen=True, slots=True)
class Player:
    """The games and results of one player; a change makes the next value."""

    sessions: Mapping[GameId, Session] = field(default_factory=dict)
    results: Mapping[GameId, Result] = field(default_factory=dict)
    tallies: Tallies = field(default_factory=dict)
    """Of games that were followed by another with the same key, only the count is kept."""
    brought: Mapping[str, Tallies] = field(default_factory=dict)
    """Tallies of other browsers that came in files, by the browser's name."""
    totals: tuple[Totals, ...] = ()
    """What came in short texts."""
    lives: int = 0
    """How often everything was replaced by a file: such a player is another, see ``transfer``."""
    setter: SetterGame | None = None
    """The game in which the codebreaker guesses the player's word, until another is begun."""
    helps: frozenset[Help] = frozenset()
    """The helps that the player has switched on."""
    notes: Mapping[GameId, Notes] = field(default_factory=dict)
    """The player's own marks in games that are not over, those changed last at the end."""
    fills_notes: bool = False
    """Whether the player wants to see in the notes what follows from a row."""

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
        player = replace(self, sessions=sessions)
        for is_over in (True, False):
            kept = [k for k, v in sessions.items() if v.game.is_over is is_over]
            for old in kept[: max(0, len(kept) - WHOLE_GAMES)]:
                player = player._shrunk(old)
        return player

    def cleared(self, mode: str, key: str) -> Player:
        """Return the player with the ended game counted and put away, to make room for another.

        A game given up before a guess was made counts for nothing; a running one stays.
        """
        game_id = (mode, key)
        session = self.sessions.get(game_id)
        if session is None or not session.game.is_over:
            return self
        return self._put_away(session)

    def with_helps(self, on: frozenset[Help]) -> Player:
        """Return the player with these helps switched on, and no others."""
        return self if on == self.helps else replace(self, helps=on)

    def with_notes(self, game_id: GameId, notes: Notes | None) -> Player:
        """Return the player with these notes on a game, the latest; None throws them away."""
        others = {k: v for k, v in self.notes.items() if k != game_id}
        if notes is None or notes.are_empty:
            return replace(self, notes=others)
        latest = list(others.items())[-(NOTED_GAMES - 1) :]
        return replace(self, notes={**dict(latest), game_id: notes})

    def with_fills_notes(self, on: bool) -> Player:
        """Return the player who wants, or does not want, to see what follows from a row."""
        return self if on is self.fills_notes else replace(self, fills_notes=on)

    def without_setter(self) -> Player:
        """Return the player with the setter's game put away, and counted if it was decided."""
        game = self.setter
        put_away = replace(self, setter=None)
        if game is None or not game.is_decided:
            return put_away
        broken = game.stage is Stage.BROKEN
        tally_id = (SETTER_MODE, game.way.value, False)
        tallies = counted(self.tallies, tally_id, len(game.turns), broken)
        return replace(put_away, tallies=tallies)

    def result(self, mode: str, key: str) -> Result | None:
        """Return how the game ended the first time, kept whole or not; None while it runs."""
        known = self.results.get((mode, key))
        session = self.session(mode, key)
        if known is None and session is not None and session.game.is_over:
            return result_of(session)
        return known

    def ended(self) -> dict[GameId, Result]:
        """Return how all games ended the first time that are not counted in a tally."""
        whole = {k: result_of(v) for k, v in self.sessions.items() if v.game.is_over}
        return {**whole, **self.results}

    def to_dict(self) -> dict[str, object]:
        """Return the player as a plain value, oldest games first."""
        stored: dict[str, object] = {
            "version": VERSION,
            "games": [session.to_dict() for session in self.sessions.values()],
            "results": results_to_dict(self.results),
            "tallies": tallies_to_list(self.tallies),
        }
        if self.brought:
            stored["brought"] = {k: tallies_to_list(v) for k, v in self.brought.items()}
        if self.totals:
            stored["totals"] = [totals.to_dict() for totals in self.totals]
        if self.lives:
            stored["lives"] = self.lives
        if self.setter is not None:
            stored["setter"] = self.setter.to_dict()
        if self.helps:
            stored["helps"] = sorted(self.helps)
        if self.notes:
            stored["notes"] = [[*i, one.length, one.text] for i, one in self.notes.items()]
        if self.fills_notes:
            stored["fills_notes"] = True
        return stored

    def _shrunk(self, game_id: GameId) -> Player:
        """Return the player with a whole game reduced to what is kept of it for ever."""
        session = self.sessions[game_id].give_up()
        mode = MODES.get(session.mode)
        if mode is not None and mode.replayable:
            return self._put_away(session)
        shrunk = self._without(game_id)
        if session.mode == PRACTICE:
            return shrunk
        return replace(shrunk, results={game_id: result_of(session), **self.results})

    def _put_away(self, session: Session) -> Player:
        """Return the player without the ended game, which counts if a guess was made."""
        game_id = (session.mode, session.key)
        put_away = self._without(game_id)
        if not session.game.turns:
            return put_away
        won = session.game.status is Status.WON
        tally_id = (*game_id, session.helped)
        tallies = counted(self.tallies, tally_id, len(session.game.turns), won)
        return replace(put_away, tallies=tallies)

    def _without(self, game_id: GameId) -> Player:
        """Return the player without a whole game and the notes on it."""
        sessions = {k: v for k, v in self.sessions.items() if k != game_id}
        notes = {k: v for k, v in self.notes.items() if k != game_id}
        return replace(self, sessions=sessions, notes=notes)
