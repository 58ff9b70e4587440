"""Statistics and archive with real figures on them, and a file that goes to another browser."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Locator, expect

from literatura.player import Player as Stored
from literatura.transfer import write_file
from tests.e2e.player import LIVE, Player
from tests.e2e.site_process import SiteProcess
from tests.played import LOST, with_day, with_days, with_free

NewPlayer = Callable[..., Player]

FILE = FilePayload(name="literatura.json", mimeType="application/json", buffer=b"{}")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return the file of a player who has played for a while, with help and without."""
    now = date(2026, 3, 10)
    days = [now - timedelta(back) for back in range(60, -1, -1)]
    player = with_days(Stored(), *days[:40])
    player = with_day(with_day(player, days[40], LOST), days[41], 7, helped=True)
    player = with_days(player, *days[42:])
    player = with_days(player, *days[10:50], mode="puzzle")
    player = with_day(player, days[50], LOST, mode="puzzle")
    for went in (3, 4, 4, 5, LOST):
        player = with_free(with_free(player, went), went, "6", helped=True)
    path = tmp_path / "literatura.json"
    path.write_text(write_file(player, "00000001", now), encoding="utf-8")
    return path


def bring(player: Player, file: Path) -> None:
    """Send a file by the form and look at what is in it."""
    page = player.page
    page.goto(player.url + "/statisztika")
    page.get_by_test_id("bring-file").set_input_files(file)
    page.get_by_test_id("look-file").click()
    expect(page.get_by_test_id("compare")).to_be_visible()


def accept(player: Player) -> None:
    player.page.wait_for_function(LIVE)
    player.page.get_by_test_id("merge").click()
    expect(player.page.get_by_test_id("stats-daily")).to_be_visible()


def test_saved_file_is_taken_to_another_browser(
    site: SiteProcess, new_player: NewPlayer, secret: str, tmp_path: Path
) -> None:
    one, other = new_player(site.url), new_player(site.url)
    one.open("/")
    one.guess(secret)
    one.page.goto(one.url + "/statisztika")
    with one.page.expect_download() as download:
        one.page.get_by_test_id("save-file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "literatura-2026-03-10.json"
    bring(other, file)
    accept(other)
    row = other.page.get_by_role("row", name="Mostani sorozat").first
    expect(row).to_contain_text("1 nap")
    other.open("/")
    expect(other.result()).to_be_visible()
    assert other.word_in(1) == secret


def test_text_in_a_field_leads_to_a_preview(site: SiteProcess, player: Player, saved: Path) -> None:
    bring(player, saved)
    accept(player)
    player.page.get_by_test_id("show-code").press("Enter")
    expect(player.page.get_by_role("img", name="QR-kód")).to_be_focused()  # the button is gone
    text = player.page.get_by_test_id("short-text").input_value()
    player.page.get_by_test_id("bring-text").fill(text)
    player.page.get_by_test_id("bring-text").press("Enter")
    expect(player.page.get_by_test_id("refused")).to_contain_text("már benne vannak")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_overflows(player: Player, saved: Path, scheme: str) -> None:
    page = player.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": 320, "height": 568})

    def look(name: str) -> None:
        found = Axe().run(page).response["violations"]
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], name
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 320, name

    page.goto(player.url + "/statisztika")
    expect(page.get_by_test_id("stats-empty")).to_be_visible()
    look("nothing played")
    bring(player, saved)
    look("preview")
    accept(player)
    page.get_by_test_id("show-code").click()
    expect(page.get_by_role("img", name="QR-kód")).to_be_visible()
    page.locator("details summary").first.click()
    look("statistics")
    for path in ("/archivum", "/archivum/2026-02", "/athozas?at=x"):
        page.goto(player.url + path)
        expect(page.get_by_role("heading").nth(1)).to_be_visible()
        look(path)
    page.go_back()
    expect(page.get_by_role("heading", name="2026. február")).to_be_visible()


@pytest.mark.parametrize(
    ("button", "field", "sentence", "filled"),
    [
        ("look-file", "bring-file", "Choose a file first.", lambda one: one.set_input_files(FILE)),
        ("look-text", "bring-text", "Paste the text or the link first.", lambda one: one.fill("A")),
    ],
)
def test_form_sent_empty_is_answered_in_the_language_of_the_page(
    player: Player, button: str, field: str, sentence: str, filled: Callable[[Locator], None]
) -> None:
    page = player.page
    page.goto(player.url + "/nyelv/en?vissza=/statisztika")
    page.wait_for_function(LIVE)
    page.get_by_test_id(button).click()
    expect(page.get_by_role("alert")).to_have_text(sentence)
    expect(page.get_by_test_id(field)).to_be_focused()
    expect(page.get_by_test_id(field)).to_have_accessible_description(sentence)
    filled(page.get_by_test_id(field))
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url == player.url + "/statisztika"
