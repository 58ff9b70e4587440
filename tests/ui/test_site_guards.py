"""What the hosting shell refuses, without a server: addresses, origins, messages, log lines."""

from __future__ import annotations

import logging
import socket
from typing import Any

import pytest
from nicegui import core

from ui.listening import ListenError, PortInUseError, open_sockets
from ui.logs import OneLineFormatter
from ui.security import _guarded, is_same_host


def test_free_port_is_listened_on() -> None:
    (one,) = open_sockets("127.0.0.1", 0)
    with one, socket.create_connection(one.getsockname()) as client:
        assert client.getpeername() == one.getsockname()


@pytest.mark.parametrize("taken_on", ["127.0.0.1", "0.0.0.0"])
def test_port_in_use_is_named_in_one_line(taken_on: str) -> None:
    with socket.create_server((taken_on, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortInUseError) as raised:
            open_sockets("127.0.0.1", port)
    assert str(port) in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "x" * 300, "a..b"])
def test_host_that_is_not_ours_is_refused_in_one_line(host: str) -> None:
    with pytest.raises(ListenError) as raised:
        open_sockets(host, 0)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("origin", "headers", "allowed"),
    [
        ("http://127.0.0.1:8080", {"HTTP_HOST": "127.0.0.1:8080"}, True),
        ("https://jatek.example", {"HTTP_HOST": "jatek.example"}, True),
        ("https://jatek.example", {"HTTP_HOST": "jatek.example:443"}, True),
        ("https://JATEK.example", {"HTTP_HOST": "jatek.example"}, True),
        (
            "https://jatek.example",
            {"HTTP_HOST": "10.0.0.7:8080", "HTTP_X_FORWARDED_HOST": "jatek.example"},
            True,
        ),
        (None, {"HTTP_HOST": "jatek.example"}, True),
        ("https://evil.example", {"HTTP_HOST": "jatek.example"}, False),
        ("https://jatek.example.evil.example", {"HTTP_HOST": "jatek.example"}, False),
        ("http://127.0.0.1:9999", {"HTTP_HOST": "127.0.0.1:8080"}, False),
        ("null", {"HTTP_HOST": "jatek.example"}, False),
        ("", {"HTTP_HOST": "jatek.example"}, False),
        ("http://[", {"HTTP_HOST": "jatek.example"}, False),
        ("https://jatek.example", {}, False),
    ],
)
def test_socket_opens_for_pages_of_the_same_host_only(
    origin: str | None, headers: dict[str, str], allowed: bool
) -> None:
    assert is_same_host(origin, headers) is allowed


SHAPE = {"client_id": str, "id": int, "args": list}
GOOD = {"client_id": "page", "id": 3, "args": []}


@pytest.mark.parametrize(
    ("message", "handled"),
    [
        (GOOD, True),
        (GOOD | {"client_id": "another"}, False),
        (GOOD | {"client_id": ["page"]}, False),
        (GOOD | {"args": "x"}, False),
        ({"client_id": "page"}, False),
        ("text", False),
        (None, False),
        ([GOOD], False),
    ],
)
async def test_only_shaped_messages_of_the_own_page_are_handled(
    message: Any, handled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(core.sio, "rooms", lambda sid: [sid, "page"])
    seen: list[Any] = []
    await _guarded(lambda _, taken: seen.append(taken), SHAPE, own_client=True)("sid", message)
    assert bool(seen) is handled


async def test_message_that_nicegui_cannot_take_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core.sio, "rooms", lambda sid: [sid, "page"])

    def handler(_: str, message: dict[str, Any]) -> None:
        raise KeyError(message["id"])

    assert await _guarded(handler, SHAPE, own_client=True)("sid", GOOD) is False


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("one\ntwo", r"one\ntwo"),
        ("\r\x1b[2Jgone", r"\r\x1b[2Jgone"),
        ("a\u2028b\u202ec", r"a\u2028b\u202ec"),
        ("ŐSZ „ű”", "ŐSZ „ű”"),
    ],
)
def test_visitors_text_stays_on_its_log_line(text: str, line: str) -> None:
    record = logging.LogRecord("x", logging.INFO, __file__, 1, "got %s", (text,), None)
    assert OneLineFormatter("%(message)s").format(record) == f"got {line}"


def test_megabytes_in_a_log_line_are_cut() -> None:
    record = logging.LogRecord("x", logging.INFO, __file__, 1, "x" * 1_000_000, (), None)
    assert len(OneLineFormatter("%(message)s").format(record)) == 2_000


def test_traceback_cannot_forge_a_log_line() -> None:
    try:
        raise ValueError("bad\n2026-01-01 ERROR forged")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, __file__, 1, "fault", (), (type(error), error, error.__traceback__)
        )
    lines = OneLineFormatter("%(message)s").format(record).splitlines()
    assert lines[0] == "fault"
    assert all(line.startswith("  ") for line in lines[1:])
