"""The file that holds everything of a player which may leave the server.

No word that is still hidden is in it: a day's running game goes without its word, which is dealt
again where the file is read; a puzzle answered wrong, whose solution is still covered, goes as its
result. Running games without a day of their own stay in the browser where they were begun.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date

from literatura.errors import LiteraturaError, StateError, TransferError
from literatura.modes import DAILY, FREE
from literatura.player import WHOLE_GAMES, Player
from literatura.results import PRACTICE, result_of
from literatura.schedule import DAY_ONE
from literatura.session import Session, session_from_dict
from literatura.solving import ANSWERS
from literatura.statistics import DAY_MODES, day_of
from literatura.stored import read_list, read_text
from literatura.stored_player import player_from_dict
from literatura.transfer.checks import check_names, check_player, check_running

FORMAT = "literatura"
VERSION = 1
MAX_BYTES = 262_144
"""No file that was written here comes near: ten years of words and puzzles take 160 kB."""

Deal = Callable[[str], str]
"""Returns the word of the day that a key names."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """What came in a file."""

    source: str
    """The name of the browser that it is from."""
    saved: date
    player: Player
    left_out: int = 0
    """So many running games were of other words than the days have here."""


def write_file(player: Player, name: str, today: date) -> str:
    """Return the player of the browser with this name as the text of a file."""
    kept, running = _parted(player)
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "source": name,
        "saved": today.isoformat(),
        "player": kept.to_dict(),
        "running": [_without_word(session) for session in running],
    }
    document["checksum"] = _checksum(document)
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def read_file(text: str, today: date, deal: Deal) -> Parcel:
    """Return what a file holds; nothing of it is trusted.

    Raises:
        TransferError: it is no file of ours, or not as it was written.
    """
    document = _document(text)
    try:
        source, saved = read_text(document.get("source")), read_text(document.get("saved"))
        day = _past(date.fromisoformat(saved), today)
        running = [_dealt_again(one, today, deal) for one in read_list(document.get("running"))]
    except (StateError, ValueError):
        raise TransferError("damaged") from None
    player, unreadable = player_from_dict(document.get("player"))
    check_names([source])
    if unreadable or len(running) > WHOLE_GAMES:
        raise TransferError("damaged")
    check_player(player, today)
    taken = {(one.mode, one.key): one for one in running if one is not None}
    sessions = {**player.sessions, **{k: v for k, v in taken.items() if k not in player.sessions}}
    return Parcel(source, day, replace(player, sessions=sessions), running.count(None))


def _past(day: date, today: date) -> date:
    if not DAY_ONE <= day <= today:
        raise ValueError(day)
    return day


def _parted(player: Player) -> tuple[Player, list[Session]]:
    """Return the player without hidden words and boards that can't be moved; and running games."""
    for mode, key in list(player.sessions):
        if mode == FREE.name:
            player = player.cleared(mode, key)
    player = player.without_setter()
    results = {k: v for k, v in player.results.items() if k[0] in DAY_MODES}
    sessions, running = {}, []
    for game_id, session in player.sessions.items():
        if session.mode not in (*DAY_MODES, PRACTICE) or session.begun is None:
            continue
        if not session.game.is_over:
            running.append(session)
        elif _is_covered(player, session):
            results.setdefault(game_id, result_of(session))
        else:
            sessions[game_id] = session
    notes = {k: v for k, v in player.notes.items() if day_of(k) is not None}
    kept = replace(player, sessions=sessions, results=results, notes=notes, lives=0)
    return kept, running


def _is_covered(player: Player, session: Session) -> bool:
    """Return whether the word of an ended session is still hidden from its player."""
    is_solved = session.game.turns[-1:] and session.game.turns[-1].guess == session.game.secret
    is_practised = player.session(PRACTICE, session.key) is not None
    return session.mode == ANSWERS and not is_solved and not is_practised


def _without_word(session: Session) -> dict[str, object]:
    """Return a running session without its word, but with the numbers that were shown."""
    stored = session.to_dict()
    del stored["secret"]
    numbers = [[turn.score.in_place, turn.score.misplaced] for turn in session.game.turns]
    return {**stored, "numbers": numbers}


def _dealt_again(value: object, today: date, deal: Deal) -> Session | None:
    """Return the running session with its word; None if the day has another word here."""
    if not isinstance(value, Mapping) or value.get("mode") != DAILY.name:
        raise TransferError("damaged")
    try:
        word = deal(read_text(value.get("key")))
    except StateError:
        raise
    except LiteraturaError:  # the day is none, or has not begun
        raise TransferError("damaged") from None
    guesses = read_list(value.get("guesses"))
    if any(not isinstance(guess, str) or len(guess) != len(word) for guess in guesses):
        return None
    session = session_from_dict({**value, "secret": word})
    shown = [[turn.score.in_place, turn.score.misplaced] for turn in session.game.turns]
    if shown != value.get("numbers") or session.game.is_over:
        return None
    check_running(session, today)
    return session


def _document(text: str) -> Mapping[str, object]:
    """Return the file's outermost mapping, once its version and checksum are right."""
    try:
        document = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise TransferError("foreign") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise TransferError("foreign")
    version = document.get("version")
    if type(version) is not int:
        raise TransferError("damaged")
    if version > VERSION:
        raise TransferError("newer")
    try:
        is_whole = document.pop("checksum", None) == _checksum(document)
    except RecursionError:
        is_whole = False
    if version != VERSION or not is_whole:
        raise TransferError("damaged")
    return document


def _checksum(document: Mapping[str, object]) -> str:
    """Return the sum over all that the document says; it tells slips, and is no seal."""
    plain = json.dumps(document, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def _refuse(constant: str) -> Iterator[None]:
    raise ValueError(f"{constant} is no number")
