"""The site as its host and as strangers meet it."""

from __future__ import annotations

import json
import os
import re
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


@pytest.mark.parametrize("path", ["/", "/szabalyok", "/healthz"])
def test_head_answers_as_get_does_without_a_body(site: SiteProcess, path: str) -> None:
    request = urllib.request.Request(site.url + path, method="HEAD")
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert (answer.status, answer.read()) == (200, b"")


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
    expect(player.page.get_by_role("note")).to_contain_text("nem tárol sütit")
    player.guess(wrong_words[0])
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    assert player.page.context.cookies() == []
