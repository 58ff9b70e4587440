from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from urllib.parse import unquote

import pytest
from nicegui import app
from nicegui.element import Element

from literatura.codebreaker import CodeSet
from literatura.errors import NoPuzzleError
from literatura.notes import following
from literatura.picture.shapes import Drawing, Text
from literatura.puzzle import Puzzle, Wish
from literatura.puzzle.explain import explain
from literatura.scoring import score
from tests.small import LEXICON, schedule
from tests.ui.conftest import Clock, Player
from ui.services import Services

GUESSES = ("BORS", "SZÉK", "HAJÓ", "TETŐ", "ROZS", "FOLT", "NYÁR", "KÁVÉ", "MAMA")
ROWS = tuple((guess, score("KARD", guess)) for guess in GUESSES)
SHOWN_ROWS = [[guess, given.in_place, given.misplaced] for guess, given in ROWS]
SECOND_ROWS = tuple((guess, score("ALMA", guess)) for guess in GUESSES)


@pytest.fixture
def services(services: Services) -> Services:
    def puzzle_of(day: date) -> Puzzle:
        if day.day % 2:
            return Puzzle(day.isoformat(), SECOND_ROWS, "ALMA", 1)
        return Puzzle(day.isoformat(), ROWS, "KARD", 3)

    def new_puzzle(seed: str, wish: Wish) -> Puzzle:
        if wish.length != 4:
            raise NoPuzzleError(wish.length, wish.rows)
        graded = 1 if seed == "other" else wish.difficulty or 1
        return Puzzle(seed, ROWS[: wish.rows], "KARD", graded)

    codes = CodeSet(LEXICON.words(4))
    return replace(
        services,
        puzzle_of=puzzle_of,
        new_puzzle=new_puzzle,
        explain=lambda one: explain(one, codes),
    )


async def test_page_shows_the_nine_rows_and_one_step_left(player: Player) -> None:
    await player.open("/feladvany")
    assert player.rows == SHOWN_ROWS
    assert player.board.props["total"] == 10
    assert player.board.props["running"] is True
    await player.user.should_see("334. feladvány · hétfő")
    assert player.message == (
        "Egyetlen 4 betűs szó illik minden sorhoz. Melyik az? Egy válaszod van."
    )


@pytest.mark.parametrize(
    "path", ["/feladvany", "/feladvany/2026-11-29", "/feladvany/uj?hossz=4&mag=abc"]
)
async def test_first_visitor_gets_a_tour_of_puzzles(player: Player, path: str) -> None:
    await player.open(path)
    elements = player.user._client.elements.values()
    (tour,) = [element for element in elements if element.props.get("opens") is True]
    titles = [step["title"] for step in tour.props["steps"]]
    assert titles == ["Egy lépés van hátra", "Két szám felel", "Jegyzetek"]


async def test_right_answer_solves_and_is_explained(player: Player) -> None:
    await player.open("/feladvany")
    await player.guess("kard")
    assert player.board.props["answer"] == "KARD"
    assert player.board.props["won"] is True
    assert player.by_testid("result-word")[0]._text == "KARD"
    await player.user.should_see("Megfejtetted!")
    assert player.message.startswith("10. sor, KARD: 4 a helyén, 0 máshol. Megfejtetted!")
    await player.user.should_see("Hogyan lehetett rájönni?")
    (share,) = player.user.find(marker="share").elements
    assert share.props["picture"] == "/kep/feladvany/2026-11-30.png"


async def test_wrong_answer_loses_and_names_the_rows_that_it_does_not_fit(player: Player) -> None:
    await player.open("/feladvany")
    await player.guess("ALMA")
    wrong = [n for n, (guess, given) in enumerate(ROWS, 1) if score("ALMA", guess) != given]
    assert player.message.startswith("„ALMA” nem jó: nem illik ")
    assert all(f" {row}." in player.message for row in wrong)
    await player.user.should_see("Ez most nem sikerült.")
    assert player.rows == SHOWN_ROWS
    assert "KARD" not in player.told()
    reply = player.board.props["reply"]
    assert reply["refused"]
    assert reply["emptied"]  # the row is free for practice


async def test_answer_that_fits_no_row_is_told_so_without_naming_each(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&mag=abc")
    await player.guess("NYÁR")
    assert player.message == "„NYÁR” nem jó: egyik sorhoz sem illik."
    await player.click("show-solution")
    await player.user.should_see("A válaszod NYÁR volt; egyik sorhoz sem illik.")


async def test_difficulty_is_told_before_the_answer(player: Player) -> None:
    page = await player.user.http_client.get("/feladvany")
    assert "Nehézség: 3 az 5-ből." in page.text
    await player.open("/feladvany/uj?hossz=4&sorok=9&nehezseg=2&mag=abc")
    (grade,) = player.by_testid("grade")
    assert "Nehézség: 2 az 5-ből." in grade.content
    assert grade.content.count('class="on"') == 2


async def test_answer_that_counted_is_told_after_a_reload_and_in_another_tab(
    player: Player,
    new_player,  # type: ignore[no-untyped-def]
) -> None:
    await player.open("/feladvany")
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    await second.open("/feladvany")
    await player.guess("ALMA")
    assert second.message == player.message
    await player.open("/feladvany")
    assert player.message == second.message
    assert player.text().count("ALMA") == 1
    await player.click("show-solution")
    await player.open("/feladvany")
    await player.user.should_see("A válaszod ALMA volt; nem illik")
    right = score("KARD", "ALMA")
    assert player.rows == [*SHOWN_ROWS, ["ALMA", right.in_place, right.misplaced]]


async def test_changing_the_language_keeps_the_fresh_puzzle(player: Player) -> None:
    address = "/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc"
    page = await player.user.http_client.get(address)
    (target,) = re.findall(r"/nyelv/en\?vissza=([^\"\\]*)", page.text)
    assert unquote(target) == address
    response = await player.user.http_client.get(f"/nyelv/en?vissza={target}")
    assert response.headers["location"] == address


async def test_form_offers_the_difficulties_that_can_be_had(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.pages.fresh_puzzle.difficulties", lambda length, rows: (2, 3))
    response = await player.user.http_client.get(
        "/feladvany/uj?hossz=4&sorok=3&nehezseg=5&mag=abc", follow_redirects=False
    )
    assert response.headers["location"] == "/feladvany/uj?hossz=4&sorok=3&nehezseg=3&mag=abc"
    await player.open(response.headers["location"])
    (place,) = player.by_testid("wishes")
    form = place.default_slot.children[-1].content
    offered = form.split('name="nehezseg"')[1].split("</select>")[0]
    assert re.findall(r'value="(\d)"', offered) == ["0", "2", "3"]


async def test_wish_that_was_missed_is_told_before_the_answer(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=other")
    await player.user.should_see("Épp ilyen nehéz nem akadt.")
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc")
    await player.user.should_see("Másmilyet kérek")
    await player.user.should_not_see("Épp ilyen nehéz nem akadt.")


async def test_puzzle_before_stays_answered_when_another_was_made(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc")
    await player.guess("KARD")
    await player.open("/feladvany/uj?hossz=4&sorok=4&nehezseg=2&mag=def")
    await player.guess("KARD")
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc")
    await player.user.should_see("Megfejtetted!")


async def test_notes_last_through_the_practice_and_end_with_the_puzzle(player: Player) -> None:
    def notes() -> Element:
        (pad,) = player.user.find(marker="notes").elements
        return pad

    await player.open("/feladvany")
    marks = {"game": "puzzle/2026-11-30-4-9", "count": 1, "marks": [[0, 1]]}
    await player.send("marks", marks, to=notes())
    await player.send("fill", {}, to=notes())
    assert notes().props["facts"] == following(ROWS, 4).text
    await player.guess("ALMA")
    assert notes().props["marks"] == "1"
    await player.open("/feladvany")
    assert notes().props["marks"] == "1"
    await player.guess("KARD")
    storage = app.storage._users[player.user._client.request.session["id"]]
    assert "notes" not in storage["player"]


async def test_practice_goes_on_after_a_loss(player: Player) -> None:
    await player.open("/feladvany")
    await player.guess("ALMA")
    await player.guess("LÁMA")
    assert player.message.startswith("„LÁMA” nem jó")
    assert "KARD" not in player.told()
    await player.guess("KARD")
    await player.user.should_see("Végül meglett!")
    assert player.board.props["answer"] == "KARD"
    await player.open("/feladvany")
    await player.user.should_see("Végül meglett!")


async def test_solution_is_shown_when_asked_for_after_a_loss(player: Player) -> None:
    await player.open("/feladvany")
    assert player.by_testid("show-solution") == []
    await player.guess("ALMA")
    await player.click("show-solution")
    assert player.by_testid("result-word")[0]._text == "KARD"
    assert player.board.props["running"] is False


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("taxi", "A 32 betű között nincs"),
        ("BABA", "nincs benne a szótárunkban"),
        ("BORS", "már volt, az 1. sorban"),
    ],
)
async def test_word_that_may_not_be_played_costs_nothing(
    player: Player, word: str, part: str
) -> None:
    await player.open("/feladvany")
    await player.guess(word)
    assert part in player.message
    assert player.by_testid("result") == []
    await player.guess("KARD")
    await player.user.should_see("Megfejtetted!")


@pytest.mark.parametrize("forged", [None, {}, {"row": "10", "word": "KARD"}, {"row": 10}])
@pytest.mark.parametrize("event", ["guess", "refuse"])
async def test_forged_event_changes_nothing(player: Player, event: str, forged: object) -> None:
    await player.open("/feladvany")
    await player.send(event, forged)
    assert player.rows == SHOWN_ROWS
    assert player.by_testid("result") == []


async def test_solution_is_told_to_no_browser_before_the_end(player: Player) -> None:
    await player.open("/feladvany")
    assert "KARD" not in player.told()
    page = await player.user.http_client.get("/feladvany")
    assert "KARD" not in page.text


async def test_earlier_day_has_its_own_puzzle(player: Player) -> None:
    await player.open("/feladvany/2026-11-29")
    await player.user.should_see("333. feladvány · nov. 29.")
    await player.guess("ALMA")
    await player.user.should_see("Megfejtetted!")
    await player.open("/feladvany")
    assert player.by_testid("result") == []


@pytest.mark.parametrize(
    "path",
    [
        "/feladvany/2026-12-01",
        "/feladvany/2025-12-31",
        "/feladvany/20261129",
        "/feladvany/ma",
        "/kep/feladvany/2026-12-01.png",
        "/kep/feladvany/2026-12-01.svg",
        "/kep/feladvany/2026-12-01/kartya.png",
        "/kep/feladvany/ma.png",
    ],
)
async def test_day_that_is_not_there_is_not_found(player: Player, path: str) -> None:
    response = await player.user.http_client.get(path)
    assert response.status_code == 404
    assert "Ez az oldal nincs meg." in response.text


async def test_new_day_has_its_own_puzzle(player: Player, clock: Clock) -> None:
    await player.open("/feladvany")
    clock.turn(hours=13)
    await player.guess("KARD")
    assert player.board.props["won"] is True
    await player.open("/feladvany")
    await player.user.should_see("335. feladvány · kedd")
    assert player.by_testid("result") == []


async def test_second_tab_follows_the_first(player: Player, new_player) -> None:  # type: ignore[no-untyped-def]
    await player.open("/feladvany")
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    await second.open("/feladvany")
    await player.guess("KARD")
    assert second.board.props["answer"] == "KARD"


@pytest.mark.parametrize(
    ("path", "kind", "start"),
    [
        ("2026-11-30.png", "image/png", b"\x89PNG"),
        ("2026-11-30.svg", "image/svg+xml", b"<svg"),
        ("2026-11-30.pdf", "application/pdf", b"%PDF-"),
        ("2026-11-30/kartya.png", "image/png", b"\x89PNG"),
    ],
)
async def test_picture_shows_the_rows_and_not_the_solution(
    player: Player, path: str, kind: str, start: bytes
) -> None:
    response = await player.user.http_client.get(f"/kep/feladvany/{path}")
    assert response.headers["content-type"].startswith(kind)
    assert response.content.startswith(start)
    if path.endswith("svg"):
        signs = re.findall(r">(\w+)</text>", response.text)
        letters = [sign for sign in signs if sign.isupper()]
        assert letters == [letter for guess in GUESSES for letter in guess]


async def test_preview_of_a_link_shows_the_puzzle(player: Player) -> None:
    page = await player.user.http_client.get("/feladvany/2026-11-29")
    image = 'property="og:image" content="http://test/kep/feladvany/2026-11-29/kartya.png"'
    assert image in page.text


async def test_picture_of_a_free_game_is_of_the_length_shown(player: Player) -> None:
    await player.open("/szabad")
    await player.click("length-4")
    (entry,) = player.by_testid("board-picture")
    assert entry.props["href"] == "/kep/szabad/4.png"


async def test_new_puzzle_can_be_had_as_a_picture(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2")
    (entry,) = player.by_testid("board-picture")
    response = await player.user.http_client.get(entry.props["href"])
    assert response.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("path", ["/", "/szabad"])
async def test_board_in_play_can_be_had_as_a_picture(player: Player, path: str) -> None:
    await player.open(path)
    (entry,) = player.by_testid("board-picture")
    await player.guess("ALMA" if path == "/" else "VIRÁG")
    response = await player.user.http_client.get(entry.props["href"])
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    assert response.content.startswith(b"\x89PNG")


async def test_picture_of_a_running_game_does_not_depend_on_its_secret(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    def note(drawing: Drawing) -> bytes:
        drawn.append([shape.content for shape in drawing.shapes if isinstance(shape, Text)])
        return b"a picture"

    await player.open("/")
    monkeypatch.setattr("ui.pages.pictures.to_png", note)
    secret = schedule().day(date(2026, 11, 30)).word
    wrong = next(word for word in LEXICON.words(4) if word != secret)
    for word in (wrong, secret):
        await player.guess(word)
        await player.user.http_client.get("/kep/napi/2026-11-30.png")
    running, over = ("".join(one for one in texts if one.isupper()) for texts in drawn)
    assert running == wrong
    assert over == secret + wrong + secret


@pytest.mark.parametrize(
    "path",
    [
        "/kep/napi/2026-12-01.png",
        "/kep/napi/x.png",
        "/kep/szabad/13.png",
        "/kep/kodkeszito.png",
        "/kep/uj/X.png",
    ],
)
async def test_picture_of_no_game_is_not_found(player: Player, path: str) -> None:
    await player.open("/")
    assert (await player.user.http_client.get(path)).status_code == 404


# Puzzles made for the visitor


async def test_new_puzzle_is_made_as_wished_and_stays_at_its_address(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2")
    assert player.rows == SHOWN_ROWS[:3]
    assert player.board.props["total"] == 4
    assert player.by_testid("result") == []


@pytest.mark.parametrize(
    "query", ["hossz=13", "hossz=x", "sorok=0", "sorok=10", "nehezseg=6", "hossz=05", "hossz=12"]
)
async def test_new_puzzle_that_can_not_be_is_not_found(player: Player, query: str) -> None:
    response = await player.user.http_client.get(f"/feladvany/uj?{query}&mag=abc")
    assert response.status_code == 404


async def test_new_puzzle_is_solved_and_kept_over_a_reload(player: Player) -> None:
    address = "/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc"
    await player.open(address)
    await player.guess("KARD")
    await player.user.should_see("Megfejtetted!")
    await player.open(address)
    await player.user.should_see("Megfejtetted!")
    assert player.board.props["total"] == 4


async def test_next_new_puzzle_begins_empty(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=3&nehezseg=2&mag=abc")
    await player.guess("ALMA")
    await player.user.should_see("Ez most nem sikerült.")
    await player.open("/feladvany/uj?hossz=4&sorok=4&nehezseg=2&mag=abc")
    assert player.by_testid("result") == []
    await player.guess("KARD")
    await player.user.should_see("Megfejtetted!")


async def test_new_puzzle_is_no_days_puzzle(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=9&nehezseg=0&mag=abc")
    await player.guess("KARD")
    await player.open("/feladvany")
    assert player.by_testid("result") == []
