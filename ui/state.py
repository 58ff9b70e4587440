"""The stored player behind a request: the only file that touches ``app.storage``.

Games are kept in ``app.storage.user``, on the server, under one key that holds a plain value. It is
read anew in every handler, since a nested value that is kept across handlers loses writes. Nothing
is written for a visitor who does not play.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal
from weakref import WeakValueDictionary

from nicegui import app, background_tasks, ui

from literatura.errors import LiteraturaError
from literatura.player import Player
from literatura.stored_player import player_from_dict

log = logging.getLogger("literatura.state")

Change = Literal["games", "notes"]
"""What pages of a player are told of, each by itself: a mark must not touch another's message."""

_PLAYER = "player"
_SET_ASIDE = "set_aside"
_EARLIER = "earlier"

_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
_watchers: dict[tuple[str, Change], set[Callable[[], None]]] = {}


class NotSavedError(LiteraturaError):
    """The store did not take a change; what was stored before stands."""


def player_id() -> str:
    """Return the name of the browser behind the running request."""
    return str(app.storage.browser["id"])


def player_lock() -> asyncio.Lock:
    """Return the lock to hold from reading the player to saving it; one for all of its tabs."""
    return _locks.setdefault(player_id(), asyncio.Lock())


def is_known() -> bool:
    """Return whether anything is stored of the player, so that more may be."""
    return _PLAYER in app.storage.user


def load_player() -> Player:
    """Return the player as stored; what can't be read is set aside, and logged."""
    stored = app.storage.user.get(_PLAYER)
    if stored is None:
        return Player()
    player, unreadable = player_from_dict(stored)
    if unreadable:
        log.warning("set aside %d stored values that can't be read", len(unreadable))
        before = app.storage.user.get(_SET_ASIDE, [])
        before = before if isinstance(before, list) else [before]
        app.storage.user[_SET_ASIDE] = [*before, *unreadable]
        app.storage.user[_PLAYER] = player.to_dict()
    return player


async def save_player(player: Player) -> None:
    """Store the player, and return when it would survive the end of this process.

    Raises:
        NotSavedError: it could not be stored.
    """
    storage = app.storage.user
    before = storage.get(_PLAYER)
    try:
        storage[_PLAYER] = player.to_dict()
        await _flushed(storage)
    except OSError as error:
        log.error("a player could not be saved: %s", error)
        if before is None:
            del storage[_PLAYER]
        else:
            storage[_PLAYER] = before
        raise NotSavedError(str(error)) from error


async def exchange_player(player: Player) -> None:
    """Store the player in place of another, who is kept until something else is stored.

    Raises:
        NotSavedError: it could not be stored; all is as it was.
    """
    storage = app.storage.user
    before, earlier = storage.get(_PLAYER, {}), storage.get(_EARLIER)
    storage[_EARLIER] = {"player": before, "later": player.to_dict()}
    try:
        await save_player(player)
    except NotSavedError:
        storage.pop(_EARLIER)
        if earlier is not None:
            storage[_EARLIER] = earlier
        raise


def earlier_player() -> Player | None:
    """Return who was exchanged for the player, if nothing has been stored since."""
    kept = app.storage.user.get(_EARLIER)
    if kept is None:
        return None
    if app.storage.user.get(_PLAYER) != kept["later"]:
        del app.storage.user[_EARLIER]
        return None
    return player_from_dict(kept["player"])[0]


async def _flushed(storage: object) -> None:
    """Wait for NiceGUI's delayed write of a storage file, and for the one queued behind it."""
    name = storage.filepath.stem  # type: ignore[attr-defined]
    while task := background_tasks.lazy_tasks_running.get(name):
        await asyncio.shield(task)


def watch_player(callback: Callable[[], None], what: Change = "games") -> None:
    """Call back when another page of this player has changed that, until this page ends."""
    name = (player_id(), what)
    _watchers.setdefault(name, set()).add(callback)

    def forget() -> None:
        _watchers[name].discard(callback)
        if not _watchers[name]:
            del _watchers[name]

    ui.context.client.on_delete(forget)


def tell_watchers(origin: Callable[[], None] | None = None, what: Change = "games") -> None:
    """Tell the player's pages that something has changed, but for the one that changed it."""
    for callback in tuple(_watchers.get((player_id(), what), ())):
        if callback != origin:  # bound methods are made anew each time: equal, not the same
            callback()
