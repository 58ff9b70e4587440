"""The socket as strangers use it: foreign pages, forged, broken and oversized messages."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.security import MAX_MESSAGE_BYTES


def open_socket(site: SiteProcess, origin: str) -> tuple[int, socket.socket]:
    """Return the status of a WebSocket handshake, and the socket."""
    raw = socket.create_connection(("127.0.0.1", site.port), timeout=20)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        (
            "GET /_nicegui_ws/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{site.port}\r\nOrigin: {origin}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()
    )
    return int(raw.recv(65_536).split(b" ")[1]), raw


@pytest.mark.parametrize(
    ("origin", "opens"),
    [("http://127.0.0.1:{port}", True), ("https://evil.example", False), ("null", False)],
)
def test_socket_opens_for_the_sites_own_pages_only(
    site: SiteProcess, origin: str, opens: bool
) -> None:
    status, raw = open_socket(site, origin.format(port=site.port))
    raw.close()
    assert (status == 101) is opens


def emit(player: Player, event: str, message: Any) -> None:
    """Send a message of the test's own over the page's socket."""
    player.page.evaluate(
        "([event, message]) => window.socket.emit(event, message)", [event, message]
    )


FORGED = [
    None,
    7,
    "x",
    [],
    {},
    {"row": "1", "word": "ALMA"},
    {"row": 1, "word": ["A"]},
    {"row": -1, "word": "ALMA"},
    {"row": 1e300, "word": "ALMA"},
    {"row": 1, "word": "A" * 9000},
    {"row": 1, "word": "A\nB"},
    {"row": 1, "word": "🎉🎉🎉🎉🎉"},
    {"row": 1, "word": "\u0000"},
]


def test_forged_guesses_do_no_harm(
    site: SiteProcess, player: Player, wrong_words: list[str]
) -> None:
    player.open("/")
    sent: list[str] = []
    player.page.on(
        "websocket", lambda ws: ws.on("framesent", lambda frame: sent.append(str(frame)))
    )
    player.reload()
    player.guess(wrong_words[0])
    frame = next(one for one in sent if "listener_id" in one)
    event = json.loads(frame.removeprefix("42"))[1]
    for arguments in FORGED:
        emit(player, "event", event | {"args": [json.dumps(arguments)]})
    for broken in ({"args": ["{"]}, {"args": [1]}, {"id": "x"}, {"listener_id": "?"}, {"id": 999}):
        emit(player, "event", event | broken)
    for name in ("event", "ack", "javascript_response", "handshake", "log", "nothing"):
        emit(player, name, "x")
        emit(player, name, {"client_id": "no such page", "level": "?", "message": "a\nb"})
    player.guess(wrong_words[1])
    assert [player.word_in(row) for row in (1, 2, 3)] == [*wrong_words[:2], ""]


def test_message_of_a_megabyte_ends_its_connection_only(
    site: SiteProcess, player: Player, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    player.open("/")
    other = new_player(site.url)
    other.open("/")
    with player.page.expect_event("websocket"):  # the page opens another one
        emit(player, "log", "x" * 10 * MAX_MESSAGE_BYTES)
    player.wait_until_ready()
    player.guess(wrong_words[0])
    other.guess(wrong_words[0])


def test_page_cannot_play_for_another_page(
    site: SiteProcess, player: Player, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    victim = new_player(site.url)
    sent: list[str] = []
    victim.page.on(
        "websocket", lambda ws: ws.on("framesent", lambda frame: sent.append(str(frame)))
    )
    victim.open("/")
    victim.guess(wrong_words[0])
    event = json.loads(next(one for one in sent if "listener_id" in one).removeprefix("42"))[1]
    player.open("/")
    forged = json.dumps({"row": 2, "word": wrong_words[1]})
    emit(player, "event", event | {"args": [forged]})
    player.guess(wrong_words[0])  # answered after the forged one
    victim.reload()
    assert victim.rows_played() == 1


def test_line_that_lets_no_websocket_through_can_play(
    site: SiteProcess, player: Player, wrong_words: list[str]
) -> None:
    player.page.add_init_script(
        """window.WebSocket = class {
            constructor() { setTimeout(() => this.onerror?.(new Event("error"))); }
            close() {}
        };"""
    )
    player.open("/")
    for word in wrong_words[:3]:
        player.guess(word)
    assert player.rows_played() == 3
