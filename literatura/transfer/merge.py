"""Two players laid together so that no game is counted twice.

A day's game has a name of its own, so that it is known again; of others only tallies are kept. Each
browser counts its own, a browser's tallies only grow, and they travel under its name: of two copies
the later one is the larger. So it does not matter how often a file is read, or in which order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from literatura.errors import TransferError
from literatura.player import Player
from literatura.results import PRACTICE, GameId
from literatura.session import Session
from literatura.solving import ANSWERS
from literatura.statistics import DAY_MODES, day_of
from literatura.tallies import Tallies, later
from literatura.totals import Totals
from literatura.transfer.checks import MOST_SOURCES
from literatura.transfer.file import Parcel

_OF_DAYS = (*DAY_MODES, PRACTICE)


def name_of(browser: str, player: Player) -> str:
    """Return the name under which this browser's tallies travel; it tells nothing of the browser.

    A player who was replaced begins to count anew, and so has a new name.
    """
    return hashlib.sha256(f"{browser}/{player.lives}".encode()).hexdigest()[:8]


def covers(player: Player, browser: str) -> frozenset[str]:
    """Return the names of all browsers whose games are in the player's sums."""
    return _known(player, browser).union(*(one.covers for one in player.totals))


def merged(player: Player, browser: str, parcel: Parcel) -> Player:
    """Return the player with what came in a file; what is here already stays.

    Raises:
        TransferError: the two come from too many browsers.
    """
    name, theirs = name_of(browser, player), parcel.player
    ledgers = _later({name: player.tallies, **player.brought}, theirs.brought)
    ledgers = _later(ledgers, {parcel.source: theirs.tallies})
    laid_together = replace(
        _with_games(player, theirs),
        tallies=ledgers.pop(name),
        brought=ledgers,
        helps=player.helps or theirs.helps,
        fills_notes=player.fills_notes or theirs.fills_notes,
    )
    known, totals = _known(laid_together, browser), list[Totals]()
    for one in (*player.totals, *theirs.totals):
        if not one.covers & known.union(*(other.covers for other in totals)):
            totals.append(one)
    if len(ledgers) > MOST_SOURCES or len(totals) > MOST_SOURCES:
        raise TransferError("full")
    return replace(laid_together, totals=tuple(totals))


def replaced(player: Player, browser: str, parcel: Parcel, today: date) -> Player:
    """Return what came in a file instead of the player.

    What no file holds stays: running games without a day. So do today's games, unless they have
    ended in the file, for nobody plays a day twice.

    Raises:
        TransferError: see :func:`merged`.
    """
    ended = parcel.player.ended()

    def stays(game_id: GameId) -> bool:
        return game_id[1] == today.isoformat() and _answer(game_id) not in ended

    sessions = {
        game_id: session
        for game_id, session in player.sessions.items()
        if (stays(game_id) if game_id[0] in _OF_DAYS else not session.game.is_over)
    }
    setter = None if player.setter is None or player.setter.is_over else player.setter
    bare = Player(
        sessions=sessions,
        results={k: v for k, v in player.results.items() if k[0] in _OF_DAYS and stays(k)},
        notes={k: v for k, v in player.notes.items() if day_of(k) is None or stays(k)},
        setter=setter,
        lives=player.lives + 1,
    )
    return merged(bare, browser, parcel)


def with_totals(player: Player, browser: str, totals: Totals) -> Player:
    """Return the player with sums that came in a text, in place of earlier ones of those browsers.

    Raises:
        TransferError: games that are here already are in them, or there are too many.
    """
    if totals.covers & _known(player, browser):
        raise TransferError("counted")
    others = tuple(one for one in player.totals if not one.covers & totals.covers)
    if len(others) >= MOST_SOURCES:
        raise TransferError("full")
    return replace(player, totals=(*others, totals))


def _known(player: Player, browser: str) -> frozenset[str]:
    """Return the names of the browsers whose games are here one by one or as tallies."""
    return frozenset((name_of(browser, player), *player.brought))


def _later(one: Mapping[str, Tallies], other: Mapping[str, Tallies]) -> dict[str, Tallies]:
    names = dict.fromkeys((*one, *other))
    return {name: later(one.get(name, {}), other.get(name, {})) for name in names}


def _with_games(player: Player, theirs: Player) -> Player:
    """Return the player with the days' games of both; how a game ended here, it ended."""
    ended = player.ended()
    results = {k: v for k, v in theirs.ended().items() if k[0] in DAY_MODES and k not in ended}
    new = {k: v for k, v in theirs.sessions.items() if not _is_here(player, k)}
    sessions = sorted([*new.values(), *player.sessions.values()], key=_begun)
    laid_together = replace(player, sessions={}, results={**results, **player.results}, notes={})
    for session in sessions:
        laid_together = laid_together.with_session(session)
    for game_id, notes in {**theirs.notes, **player.notes}.items():
        if laid_together.result(*game_id) is None:
            laid_together = laid_together.with_notes(game_id, notes)
    return laid_together


def _is_here(player: Player, game_id: GameId) -> bool:
    return _answer(game_id) in player.sessions or _answer(game_id) in player.results


def _answer(game_id: GameId) -> GameId:
    """Return the game whose practice this is; any other game itself."""
    mode, key = game_id
    return (ANSWERS if mode == PRACTICE else mode, key)


def _begun(session: Session) -> date:
    return session.begun or date.min
