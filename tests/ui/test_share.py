"""What is passed on of a game: a text and a picture, and neither gives its word away."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from literatura.picture.shapes import Drawing, Text
from literatura.puzzle import Puzzle
from literatura.scoring import score
from literatura.share import row_text
from tests.small import LEXICON, schedule
from tests.ui.conftest import Player
from ui.services import Services

WORD = schedule().day(date(2026, 11, 30)).word
WRONG = [word for word in LEXICON.words(4) if word != WORD]
ROWS = [row_text(score(WORD, word)) for word in WRONG]
GUESSES = ("BORS", "SZÉK", "HAJÓ", "TETŐ", "ROZS", "FOLT", "NYÁR", "KÁVÉ", "MAMA")
ADDRESS = "http://test/nap/2026-11-30"


@pytest.fixture
def services(services: Services) -> Services:
    rows = tuple((guess, score("KARD", guess)) for guess in GUESSES)
    return replace(
        services,
        puzzle_of=lambda day: Puzzle(day.isoformat(), rows, "KARD", 3),
        new_puzzle=lambda seed, wish: Puzzle(seed, rows[: wish.rows], "KARD", 1),
    )


def shared(player: Player) -> dict[str, Any]:
    (share,) = player.user.find(marker="share").elements
    return share.props


async def test_win_is_shared_as_its_numbers(player: Player) -> None:
    await player.open()
    for word in (*WRONG[:2], WORD):
        await player.guess(word)
    assert shared(player)["text"].splitlines() == [
        "Literatúra 334 · 3/10",
        *ROWS[:2],
        "4● 0○",
        ADDRESS,
    ]


@pytest.mark.parametrize(("row", "steps"), [(10, "10/10"), (1, "1/10")])
async def test_win_in_the_first_and_in_the_last_row_has_its_number(
    player: Player, row: int, steps: str
) -> None:
    await player.open()
    for word in (*WRONG[: row - 1], WORD):
        await player.guess(word)
    lines = shared(player)["text"].splitlines()
    assert lines[0] == f"Literatúra 334 · {steps}"
    assert len(lines) == 1 + row + 1


async def test_loss_is_shared_with_an_x_and_ten_rows(player: Player) -> None:
    await player.open()
    for word in WRONG[:10]:
        await player.guess(word)
    text = shared(player)["text"]
    assert text.splitlines() == ["Literatúra 334 · X/10", *ROWS[:10], ADDRESS]


async def test_running_game_has_nothing_to_share(player: Player) -> None:
    await player.open()
    for word in WRONG[:9]:
        await player.guess(word)
        with pytest.raises(AssertionError):
            player.user.find(marker="share")
    assert (await player.user.http_client.get("/kep/napi/2026-11-30/rejtve.png")).status_code == 404


async def test_help_is_told(player: Player) -> None:
    await player.open()
    await player.click("help-count")
    await player.guess(WORD)
    assert shared(player)["text"].splitlines()[0] == "Literatúra 334 · 1/10 · segítséggel"


async def test_language_of_the_text_is_the_players(player: Player) -> None:
    player.user.http_client.cookies.set("nyelv", "en")
    await player.open("/szabad?hossz=4")
    await player.guess("ALMA")
    assert shared(player)["text"] == (
        "Literatúra free play · 4 letters · 1/10\n4● 0○\nhttp://test/szabad?hossz=4"
    )


async def test_game_given_up_counts_as_not_found(player: Player) -> None:
    await player.open("/szabad?hossz=4")
    await player.guess("KARD")
    await player.click("give-up")
    await player.click("give-up-yes")
    assert shared(player)["text"].splitlines()[0] == "Literatúra szabad játék · 4 betű · X/10"


async def test_past_day_is_shared_with_its_own_number_and_address(player: Player) -> None:
    await player.open("/nap/2026-11-29")
    await player.guess("ÉBRESZTŐ")
    lines = shared(player)["text"].splitlines()
    assert (lines[0], lines[-1]) == ("Literatúra 333 · 1/10", "http://test/nap/2026-11-29")


async def test_address_of_today_leads_to_the_page_of_today(player: Player) -> None:
    answer = await player.user.http_client.get("/nap/2026-11-30", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("szavak.example.org", "http://szavak.example.org/nap/2026-11-30"),
        ("127.0.0.1:8080", "http://127.0.0.1:8080/nap/2026-11-30"),
        ("[::1]:8080", "http://[::1]:8080/nap/2026-11-30"),
        ("<script>", None),
        ("a b", None),
        ("evil.example/x?", None),
    ],
)
async def test_only_a_real_site_gets_into_the_text(
    player: Player, host: str, address: str | None
) -> None:
    player.user.http_client.headers["host"] = host
    await player.open()
    await player.guess(WORD)
    lines = shared(player)["text"].splitlines()
    assert lines[2:] == ([address] if address else [])


async def test_text_is_copied_with_a_word_in_the_message_line(player: Player) -> None:
    await player.open()
    await player.guess(WORD)
    (share,) = player.user.find(marker="share").elements
    await player.send("copied", None, to=share)
    assert player.message == "A vágólapra másoltam."


@pytest.mark.parametrize(("answer", "outcome"), [("KARD", "megfejtve"), ("ALMA", "nem sikerült")])
async def test_puzzle_is_shared_by_its_outcome(player: Player, answer: str, outcome: str) -> None:
    await player.open("/feladvany")
    await player.guess(answer)
    if answer != "KARD":
        with pytest.raises(AssertionError):  # it goes on, for practice
            player.user.find(marker="share")
        await player.click("show-solution")
    assert shared(player)["text"] == (
        f"Literatúra feladvány 334 · {outcome}\nhttp://test/feladvany/2026-11-30"
    )


async def test_new_puzzle_is_shared_with_the_address_that_makes_it_again(player: Player) -> None:
    await player.open("/feladvany/uj?hossz=4&sorok=9&nehezseg=0&mag=abc")
    await player.guess("KARD")
    lines = shared(player)["text"].splitlines()
    assert lines[0] == "Literatúra feladvány · 4 betű · megfejtve"
    assert lines[1].endswith("/feladvany/uj?hossz=4&sorok=9&nehezseg=0&mag=abc")


async def test_word_that_the_computer_found_is_shared(player: Player) -> None:
    await player.open("/kodkeszito")
    await player.click("for-my-word")
    await player.fill("secret-input", "KARD")
    while not player.by_testid("result"):
        await player.run_timers()
    steps = len(player.rows)
    lines = shared(player)["text"].splitlines()
    assert lines[0] == f"Literatúra kódkészítő · 4 betű · a gép: {steps}/10"
    assert lines[1:-1] == [f"{row[1]}● {row[2]}○" for row in player.rows]


@pytest.mark.parametrize("guesses", [(*WRONG[:2], WORD), WRONG[:10]])
async def test_picture_has_the_numbers_and_no_letter(
    player: Player, guesses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui.pages import pictures

    drawn: list[Drawing] = []
    to_png = pictures.to_png

    def spy(drawing: Drawing, *options: Any) -> bytes:
        drawn.append(drawing)
        return to_png(drawing, *options)

    monkeypatch.setattr(pictures, "to_png", spy)
    await player.open()
    for word in guesses:
        await player.guess(word)
    answer = await player.user.http_client.get(shared(player)["picture"])
    assert answer.content.startswith(b"\x89PNG")
    assert answer.headers["cache-control"] == "no-store"
    texts = [shape.content for shape in drawn[0].shapes if isinstance(shape, Text)]
    steps = len(guesses) if WORD in guesses else "X"
    assert texts[:4] == [
        "Literatúra",
        f"334. szó · 2026. november 30. · {steps}/10",
        "helyén",
        "máshol",
    ]
    assert all(one.isdigit() for one in texts[4:])
    assert len(texts[4:]) == 3 * len(guesses)


async def test_picture_of_a_game_that_is_none_is_not_found(player: Player) -> None:
    for path in ("napi/2026-11-30", "napi/ma", "szabad/4", "szabad/x", "kodkeszito"):
        answer = await player.user.http_client.get(f"/kep/{path}/rejtve.png")
        assert answer.status_code == 404
