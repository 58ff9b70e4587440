from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import numpy as np
import pytest
import zxingcpp
from nicegui import app
from PIL import Image
from resvg_py import svg_to_bytes

from literatura.modes import DAILY
from literatura.transfer.file import MAX_BYTES
from tests.ui.conftest import Clock, Player, forget_memory
from ui.services import Services

PATH = "/statisztika"
NewPlayer = Callable[[], Player]


@pytest.fixture
def secret(services: Services) -> str:
    return DAILY.deal("2026-11-30", services.table())


async def played(player: Player, secret: str) -> Player:
    """Return the player after today's word and a free game."""
    await player.open("/")
    await player.guess(secret)
    await player.open("/szabad?hossz=4")
    await player.guess("ALMA")
    return player


async def saved(player: Player) -> str:
    response = await player.user.http_client.get("/statisztika/mentes")
    assert response.headers["cache-control"] == "no-store"
    assert 'filename="literatura-2026-11-30.json"' in response.headers["content-disposition"]
    return response.text


async def send(player: Player, content: str | bytes, **headers: str) -> httpx.Response:
    data = content.encode() if isinstance(content, str) else content
    files = {"file": ("literatura.json", data, "application/json")}
    return await player.user.http_client.post("/athozas/fajl", files=files, headers=headers)


async def look_at(player: Player, content: str) -> None:
    response = await send(player, content)
    assert response.headers["location"] == "/athozas"
    await player.open("/athozas")


async def short_text(player: Player) -> str:
    await player.open(PATH)
    await player.click("show-code")
    (field,) = player.by_testid("short-text")
    return str(field.props["value"])


async def streak(player: Player) -> str:
    await player.open(PATH)
    found = re.search(r"Mostani sorozat</th><td>(.*?)</td>", player.text())
    return found[1] if found else ""


async def test_file_brings_everything_once_confirmed(new_player: NewPlayer, secret: str) -> None:
    content = await saved(await played(new_player(), secret))
    other = new_player()
    await look_at(other, content)
    await other.user.should_see("Ezt hoztad")
    await other.user.should_see("Mentés: 2026. november 30.")
    assert await streak(other) == ""  # nothing has changed yet
    await other.open("/athozas")
    await other.click("merge")
    assert await streak(other) == "1 nap"
    await other.open("/")
    assert len(other.rows) == 1
    await other.user.should_see("Elsőre kitaláltad!")


@pytest.mark.parametrize(
    ("language", "label"), [("hu", "Fájl kiválasztása"), ("en", "Choose a file")]
)
async def test_file_is_asked_for_in_the_language_of_the_page(
    player: Player, language: str, label: str
) -> None:
    player.user.http_client.cookies.set("nyelv", language)
    await player.open(PATH)
    await player.user.should_see(label)


async def test_what_was_brought_survives_a_restart(new_player: NewPlayer, secret: str) -> None:
    other = new_player()
    await look_at(other, await saved(await played(new_player(), secret)))
    await other.click("merge")
    forget_memory()
    assert await streak(other) == "1 nap"


async def test_same_file_twice_counts_once(new_player: NewPlayer, secret: str) -> None:
    content = await saved(await played(new_player(), secret))
    other = new_player()
    for _ in range(2):
        await look_at(other, content)
        await other.click("merge")
    await other.open(PATH)
    (section,) = other.by_testid("stats-free")
    html = str([one.props.get("innerHTML") for one in section.default_slot.children])
    assert "Játszma</th><td>1</td>" in html


async def test_nothing_changes_when_it_is_cancelled(new_player: NewPlayer, secret: str) -> None:
    content = await saved(await played(new_player(), secret))
    other = new_player()
    await look_at(other, content)
    assert other.by_testid("cancel")[0].props["href"] == PATH
    assert other.by_testid("replace") == []  # there is nothing to replace
    await other.open(PATH)
    await other.user.should_see("Még nincs mit számolni.")


async def test_replacing_asks_once_more_and_can_be_undone(
    new_player: NewPlayer, secret: str, clock: Clock
) -> None:
    other = await played(new_player(), secret)
    empty = await saved(new_player())
    clock.turn(days=1)
    await look_at(other, empty)
    for _ in range(2):  # a double click answers no question
        await other.click("replace")
    assert await streak(other) == "1 nap"
    await look_at(other, empty)
    await other.click("replace")
    await other.click("replace-yes")
    await other.open(PATH)
    await other.user.should_see("Még nincs mit számolni.")
    await other.click("undo")
    assert await streak(other) == "1 nap"
    assert other.by_testid("undo") == []


async def test_undo_is_gone_once_something_was_played(new_player: NewPlayer, secret: str) -> None:
    other = await played(new_player(), secret)
    await look_at(other, await saved(new_player()))
    await other.click("replace")
    await other.click("replace-yes")
    await other.open("/szabad?hossz=4")
    await other.guess("ALMA")
    await other.open(PATH)
    assert other.by_testid("undo") == []


async def test_running_word_of_the_day_is_in_the_file_without_the_word(
    new_player: NewPlayer, secret: str, services: Services
) -> None:
    guess = next(word for word in services.lexicon.words(len(secret)) if word != secret)
    one, other = new_player(), new_player()
    await one.open("/")
    await one.guess(guess)
    content = await saved(one)
    assert guess in content
    assert secret not in content
    await look_at(other, content)
    assert secret not in other.told()
    await other.click("merge")
    await other.open("/")
    assert other.rows == one.rows
    await other.guess(secret)
    assert await streak(other) == "1 nap"


async def test_game_can_be_taken_along_before_any_has_ended(new_player: NewPlayer) -> None:
    player, other = new_player(), new_player()
    await player.open("/")
    await player.guess("ALMA")
    await player.open(PATH)
    assert player.by_testid("save-file")
    assert not player.by_testid("show-code")  # there is no sum
    await look_at(other, await saved(player))
    assert other.by_testid("running-too")
    await other.click("merge")
    await other.open("/")
    assert [row[0] for row in other.rows] == ["ALMA"]
    await look_at(other, await saved(player))
    assert not other.by_testid("running-too")  # it is here


async def test_short_text_brings_the_sums(new_player: NewPlayer, secret: str) -> None:
    text = await short_text(await played(new_player(), secret))
    assert len(text) < 200
    other = new_player()
    for _ in range(2):
        await other.open(f"/athozas?at={text}")
        await other.user.should_see("Ezt hoztad")
        await other.click("merge")
    assert await streak(other) == "1 nap"
    assert "Játszma</th><td>1</td>" in other.text()


async def test_code_is_a_link_that_opens_the_preview(new_player: NewPlayer, secret: str) -> None:
    one = await played(new_player(), secret)
    text = await short_text(one)
    (code,) = zxingcpp.read_barcodes(_pixels(one.text()))
    link = urlsplit(code.text)
    assert (link.scheme, link.netloc) == ("http", "test")
    assert f"{link.path}?{link.query}" == f"/athozas?at={text}"
    other = new_player()
    await other.open(f"{link.path}?{link.query}")
    await other.user.should_see("Ezt hoztad")


async def test_own_text_is_refused(player: Player, secret: str) -> None:
    text = await short_text(await played(player, secret))
    await player.open(f"/athozas?at={text}")
    await player.user.should_see("Ezek a játszmák itt már benne vannak a statisztikában")
    assert player.by_testid("merge") == []


async def test_import_that_can_not_be_saved_changes_nothing(
    new_player: NewPlayer, secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = await saved(await played(new_player(), secret))
    other = new_player()
    await other.open("/szabad?hossz=4")
    await other.guess("ALMA")
    await look_at(other, content)

    def full_disk(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full_disk)
        await other.click("merge")
    await other.user.should_see("Ezt nem sikerült elmenteni, így minden maradt a régiben.")
    await other.open(PATH)
    assert other.by_testid("undo") == []
    assert "Mostani sorozat" not in other.text()


async def test_visitor_who_looks_at_everything_leaves_nothing(
    new_player: NewPlayer, secret: str
) -> None:
    text = await short_text(await played(new_player(), secret))
    visitor = new_player()
    for path in (PATH, "/archivum", f"/athozas?at={text}", "/athozas"):
        await visitor.open(path)
    await saved(visitor)
    await look_at(visitor, await saved(visitor))
    assert dict(app.storage._users[visitor.user._client.request.session["id"]]) == {}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{}", "Ez nem a Literatúra mentése."),
        (b"\xff\xfe\x00", "Ez nem a Literatúra mentése."),
        ('{"format":"literatura","version":9}', "egy újabb változata mentette"),
        ('{"format":"literatura","version":1}', "Ez a mentés megsérült vagy hiányos."),
        ("x" * (MAX_BYTES + 5000), "Ez a fájl túl nagy"),
    ],
    ids=["other", "binary", "newer", "damaged", "large"],
)
async def test_file_that_can_not_be_taken_is_refused_and_nothing_changes(
    player: Player, secret: str, content: str | bytes, sentence: str
) -> None:
    await played(player, secret)
    response = await send(player, content)
    assert response.status_code == 303
    await player.open(response.headers["location"])
    await player.user.should_see(sentence)
    assert await streak(player) == "1 nap"


@pytest.mark.parametrize(
    "query", ["", "?at=x", "?at=AAAA", "?hiba=large", "?hiba=<script>", "?at=" + "A" * 5000]
)
async def test_address_without_anything_to_bring_says_so(player: Player, query: str) -> None:
    await player.open(f"/athozas{query}")
    (told,) = player.by_testid("refused")
    assert told._text
    assert player.by_testid("merge") == []
    assert "<script>" not in player.text()


async def test_form_without_a_file_is_told(player: Player) -> None:
    client = player.user.http_client
    for request in (
        client.post("/athozas/fajl", data={"file": "x"}),
        client.post("/athozas/fajl", content=b"not a form"),
        client.post("/athozas/fajl", files={"file": ("", b"")}),
    ):
        assert (await request).headers["location"] == "/athozas?hiba=missing"


async def test_form_of_another_site_is_not_looked_at(player: Player, secret: str) -> None:
    content = await saved(await played(player, secret))
    response = await send(player, content, origin="https://evil.example")
    assert response.headers["location"] == "/athozas?hiba=missing"
    response = await send(player, content, origin="http://test")
    assert response.headers["location"] == "/athozas"


async def test_waiting_file_is_its_players_own(new_player: NewPlayer, secret: str) -> None:
    one, other = await played(new_player(), secret), new_player()
    await look_at(one, await saved(one))
    await other.open("/athozas")
    assert other.by_testid("merge") == []


def _pixels(page: str) -> np.ndarray:
    """Return the code that is drawn on the page, as a telephone's camera sees it."""
    drawn = re.search(r"<svg[^>]*>(?:(?!</svg>).)*#fffdf8.*?</svg>", page, re.DOTALL)
    assert drawn is not None
    attributes = 'width="400" height="400"'
    svg = drawn[0].replace("<svg", f"<svg {attributes}", 1)
    return np.asarray(Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg)))).convert("L"))
