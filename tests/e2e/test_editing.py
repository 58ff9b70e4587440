"""The row being typed: its cursor, empty places, clearing it, and a refusal that fades."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess


@pytest.fixture
def typist(player: Player) -> Player:
    """Return a player with the day's empty board, of five letters."""
    player.open("/")
    return player


def press(player: Player, keys: str) -> None:
    """Press keys in order: letters, and names in angle brackets."""
    for part in keys.replace("<", " <").replace(">", "> ").split(" "):
        if part.startswith("<"):
            player.page.keyboard.press(part[1:-1])
        else:
            player.type(part)


def places(player: Player, row: int = 1) -> str:
    """Return a row with a dot for each empty place."""
    tiles = player.row(row).locator("[data-testid^=tile-]")
    return "".join(text.strip() or "." for text in tiles.all_text_contents())


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ("alma<ArrowLeft><ArrowLeft>k", "ALKA."),
        ("alma<Home>k", "KLMA."),
        ("alma<Home>ké", "KÉMA."),
        ("alma<Home><End>k", "ALMAK"),
        ("<Space><ArrowRight>á", "..Á.."),
        ("<Space><Space>á<Home>vag", "VAÁG."),
        ("<Space>á<Space>é<End><ArrowRight>vkt", "VÁKÉT"),
        ("alma<Backspace>", "ALM.."),
        ("almák<Backspace>", "ALMÁ."),
        ("alma<Home><Backspace>", ".LMA."),
        ("alma<ArrowLeft><ArrowLeft><Backspace><Backspace>", "A..A."),
        ("alma<Home><Delete><Delete>", ".LMA."),
        ("almák<Delete>", "ALMÁK"),
        ("alma<ArrowLeft><Escape>bú", "BÚ..."),
        ("<ArrowLeft><Home><End><Backspace><Delete><Escape>b", "B...."),
        ("almák<ArrowRight>b", "ALMÁK"),
    ],
)
def test_cursor_moves_and_letters_stay_in_their_places(typist: Player, keys: str, row: str) -> None:
    press(typist, keys)
    assert places(typist) == row


def test_tapped_tile_gets_the_cursor(typist: Player) -> None:
    typist.type("alma")
    typist.row(1).get_by_test_id("tile-2").click(force=True)
    typist.screen_key("Á").click()
    typist.screen_key("backspace").click()
    assert places(typist) == "AÁ.A."


def test_backspace_held_down_clears_the_row(typist: Player) -> None:
    typist.type("alma")
    typist.screen_key("backspace").click(delay=700)
    assert places(typist) == "....."


def test_row_with_empty_places_survives_a_reload_and_is_refused_free_of_charge(
    typist: Player,
) -> None:
    press(typist, "a<Space><Space>m")
    typist.reload()
    assert places(typist) == "A..M."
    typist.key("Enter")
    expect(typist.message()).to_have_text("A 2., a 3. és az 5. hely még üres.")
    press(typist, "<Home><ArrowRight>l")
    assert places(typist) == "AL.M."
    assert typist.rows_played() == 0


def test_reader_finds_the_row_with_its_gaps_and_the_cursor(typist: Player) -> None:
    press(typist, "a<Space>m<Home><ArrowRight>")
    field = typist.page.get_by_role("textbox")
    expect(field).to_have_value("A M")
    assert field.evaluate("field => field.selectionStart") == 1


def test_letter_composed_in_the_middle_stands_at_the_cursor(typist: Player) -> None:
    press(typist, "alma<Home><ArrowRight>")
    typist.key_down("Dead")
    typist.devtools().send("Input.insertText", {"text": "á"})
    assert places(typist) == "AÁMA."


def test_refusal_fades_while_its_row_is_mended_and_comes_back_when_sent_again(
    typist: Player,
) -> None:
    alert = typist.message().get_by_role("alert")
    typist.type("almá")
    typist.key("Enter")
    expect(alert).to_contain_text("„ALMÁ”")
    typist.key("Backspace")
    expect(alert).to_have_class("past")
    typist.key("á")
    expect(typist.message().locator("[role=alert]")).to_be_hidden()
    typist.key("Enter")
    expect(alert).to_contain_text("„ALMÁ”")
    expect(alert).not_to_have_class("past")


def test_editing_a_row_asks_the_server_nothing(
    site: SiteProcess, new_player: Callable[..., Player]
) -> None:
    player = new_player(site.url)
    sent: list[object] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    player.page.on("websocket", listen)
    player.open("/")
    sent.clear()
    press(player, "alma<ArrowLeft>k<Home><Space><Delete><Escape>b")
    assert places(player) == "B...."
    assert sent == []
