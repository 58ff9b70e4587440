"""The site as its host and as strangers meet it."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from literatura.schedule import today
from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.conftest import NOW
from tests.e2e.player import Player
from tests.e2e.site_process import ROOT, SiteProcess, free_port
from ui.security import MAX_MESSAGE_BYTES


def get(url: str, headers: dict[str, str] | None = None) -> Any:
    """Return the answer to a request, whatever its status."""
    request = urllib.request.Request(url, headers=headers or {})
    try:
        return urllib.request.urlopen(request, timeout=20)
    except urllib.error.HTTPError as error:
        return error


def player_files(site: SiteProcess) -> list[str]:
    return sorted(path.name for path in (site.data_dir / "players").iterdir())


def test_health_check_makes_nobody_a_player(own_site: SiteProcess) -> None:
    answer = get(f"{own_site.url}/healthz")
    assert json.load(answer) == {"status": "ok"}
    assert answer.headers["set-cookie"] is None
    assert player_files(own_site) == []


def test_visit_without_a_guess_stores_nothing(
    own_site: SiteProcess, new_player: Callable[..., Player]
) -> None:
    player = new_player(own_site.url)
    for path in ("/", "/szabad"):
        player.open(path)
        player.type("űz")
        player.key("Enter")
        expect(player.message().get_by_role("alert")).not_to_be_empty()
    own_site.stop()
    assert player_files(own_site) == []


def test_page_cannot_be_framed_by_others(site: SiteProcess) -> None:
    policy = get(site.url).headers["content-security-policy"]
    assert "frame-ancestors 'self'" in policy


def test_cookie_outlives_the_year(site: SiteProcess) -> None:
    cookie = get(site.url).headers["set-cookie"]
    assert "Max-Age=34560000" in cookie
    assert "httponly" in cookie.lower()
    assert "secure" not in cookie.lower()


def test_cookie_is_secure_behind_an_https_proxy(site: SiteProcess) -> None:
    cookie = get(site.url, {"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "secure" in cookie.lower()


def test_assets_carry_no_cookie_and_last(site: SiteProcess) -> None:
    page = get(site.url).read().decode()
    assets = re.findall(r'"(/(?:_nicegui|static)/[^"]+\.(?:js|mjs|css|woff2))"', page)
    assert len(assets) > 5
    for path in assets:
        answer = get(site.url + path, {"Accept-Encoding": "br"})
        assert answer.status == 200, path
        assert answer.headers["set-cookie"] is None, path
        assert "immutable" in answer.headers["cache-control"], path


@pytest.mark.parametrize("path", ["/nincs", "/nap/2099-01-01", "/nap/x", "/nap/20260101", "/a%0Ab"])
def test_addresses_that_lead_nowhere_get_the_sites_own_page(site: SiteProcess, path: str) -> None:
    answer = get(site.url + path)
    assert answer.status == 404
    body = answer.read().decode()
    assert 'lang="hu"' in body
    assert "sad_face" not in body


def second_start(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run main.py to its end."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "LITERATURA_"))}
    return subprocess.run(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_port_in_use_ends_the_start_with_one_line(site: SiteProcess, tmp_path: Path) -> None:
    ended = second_start({"LITERATURA_PORT": str(site.port), "LITERATURA_DATA_DIR": str(tmp_path)})
    assert ended.returncode != 0
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert str(site.port) in line


def test_data_directory_of_a_running_server_is_refused_to_another(site: SiteProcess) -> None:
    ended = second_start(
        {"LITERATURA_PORT": str(free_port()), "LITERATURA_DATA_DIR": str(site.data_dir)}
    )
    assert ended.returncode != 0
    (line,) = ended.stderr.splitlines()
    assert "another server" in line


def test_unusable_data_directory_ends_the_start_with_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = second_start({"LITERATURA_DATA_DIR": str(tmp_path / "file" / "data")})
    assert ended.returncode != 0
    assert len(ended.stderr.splitlines()) == 1


def test_corrupt_player_file_is_set_aside_and_the_game_goes_on(
    own_site: SiteProcess, new_player: Callable[..., Player], wrong_words: list[str]
) -> None:
    player = new_player(own_site.url)
    player.open("/")
    player.guess(wrong_words[0])
    player.page.goto(
        "about:blank"
    )  # else the page loads itself anew in the midst of the next lines
    own_site.kill()
    (name,) = player_files(own_site)
    (own_site.data_dir / "players" / name).write_text('{"player": {"ga')
    own_site.start()
    player.open("/")
    assert player.rows_played() == 0
    player.guess(wrong_words[1])
    aside = [one for one in player_files(own_site) if ".corrupt-" in one]
    assert len(aside) == 1
    assert (own_site.data_dir / "players" / aside[0]).read_text() == '{"player": {"ga'
    assert "can't be read" in own_site.log()


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


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Europe/Berlin", "Pacific/Tongatapu"])
def test_day_is_budapests_wherever_the_browser_is(
    site: SiteProcess, new_player: Callable[..., Player], secret: str, zone: str
) -> None:
    player = new_player(site.url, timezone_id=zone)
    player.page.clock.set_fixed_time("2031-01-01T00:00:00Z")  # no clock of theirs matters
    player.open("/")
    number = (today(NOW) - today(NOW).replace(month=1, day=1)).days + 1
    expect(player.page.locator("header")).to_contain_text(f"{number}. szó")
    assert player.row(1).locator("[data-testid^=tile-]").count() == len(secret)


@pytest.fixture
def cookieless(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Player]]:
    """Return a maker of a player whose browser stores nothing for any site."""
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked))
    context = browser.browser_type.launch_persistent_context(
        str(profile.parent), executable_path=find_chromium(), args=FLAGS
    )
    yield lambda url: Player(context.new_page(), url)
    context.close()


def test_browser_that_blocks_cookies_can_play(
    site: SiteProcess, cookieless: Callable[[str], Player], wrong_words: list[str], secret: str
) -> None:
    player = cookieless(site.url)
    player.open("/")
    player.guess(wrong_words[0])
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    assert player.page.context.cookies() == []


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
