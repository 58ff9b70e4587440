from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from nicegui import app

from literatura.scoring import score
from tests.small import LEXICON, schedule
from tests.ui.conftest import Clock, Player, forget_memory

NewPlayer = Callable[[], Player]

WORD = schedule().day(date(2026, 11, 30)).word
WRONG = [word for word in LEXICON.words(4) if word != WORD]


async def test_page_shows_an_empty_board_of_the_days_length(player: Player) -> None:
    await player.open()
    assert player.board.props["length"] == 4
    assert player.board.props["total"] == 10
    assert player.rows == []
    await player.user.should_see("334. szó · hétfő")
    assert player.message == "Egy 4 betűs szót keresünk. 10 tipped van."


async def test_guess_is_answered_by_its_two_numbers(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0].lower())
    answer = score(WORD, WRONG[0])
    assert player.rows == [[WRONG[0], answer.in_place, answer.misplaced]]
    assert player.message == (
        f"1. sor, {WRONG[0]}: {answer.in_place} a helyén, {answer.misplaced} máshol."
    )


async def test_right_word_wins_and_is_shown(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0])
    await player.guess(WORD)
    assert player.board.props["answer"] == WORD
    assert player.board.props["won"] is True
    for sentence in ("Kitaláltad!", "A kódfejtő nyert, 2 tippből.", "éjfélkor jön, 12 óra múlva."):
        await player.user.should_see(sentence)
    assert player.by_testid("result-word")[0]._text == WORD


async def test_ten_wrong_guesses_lose_and_the_word_is_shown(player: Player) -> None:
    await player.open()
    for word in WRONG[:10]:
        await player.guess(word)
    assert player.board.props["running"] is False
    await player.user.should_see("A kódkészítő nyert. A szó ez volt:")
    assert player.by_testid("result-word")[0]._text == WORD


async def test_secret_is_told_to_no_browser_before_the_end(player: Player) -> None:
    await player.open()
    for word in WRONG[:9]:
        await player.guess(word)
        assert WORD not in player.told()
        assert WORD.lower() not in player.told()
    assert player.by_testid("result") == []


@pytest.mark.parametrize(
    ("guess", "sentence"),
    [
        ("TAXI", "A 32 betű között nincs „X”."),
        ("al a", "A tipp egyetlen szó, szóköz nélkül."),
        ("al\x00a", "A tippben csak betű állhat."),
        ("<b>a", "A 32 betű között nincs „&lt;”."),
        ("", "Írj be egy 4 betűs szót!"),
        ("_l", "Az 1., a 3. és a 4. hely még üres."),
        ("al_a", "A 3. hely még üres."),
        ("al_1", "A 32 betű között nincs „1”."),
        ("alm", "„ALM” 3 betűs; a keresett szó 4 betűs."),
        ("almát", "„ALMÁT” 5 betűs; a keresett szó 4 betűs."),
        ("a" * 60, "Ez túl hosszú; a keresett szó 4 betűs."),
        ("baba", "„BABA” nincs benne a szótárunkban."),
        (WRONG[0], f"„{WRONG[0]}” már volt, az 1. sorban."),
    ],
)
async def test_refusal_names_its_reason_and_costs_nothing(
    player: Player, guess: str, sentence: str
) -> None:
    await player.open()
    await player.guess(WRONG[0])
    replies = player.board.props["reply"]["count"]
    await player.guess(guess)
    assert player.message == sentence
    assert len(player.rows) == 1
    assert player.board.props["reply"] == {"count": replies + 1, "refused": True, "emptied": False}


@pytest.mark.parametrize(
    "forged",
    [
        None,
        [],
        "ALMA",
        {},
        {"row": 1},
        {"word": "ALMA"},
        {"row": "1", "word": "ALMA"},
        {"row": 1, "word": ["ALMA"]},
        {"row": 1, "word": "A" * 1_000_000},
        {"row": 1.5, "word": "ALMA"},
    ],
)
@pytest.mark.parametrize("event", ["guess", "refuse"])
async def test_forged_event_changes_nothing(player: Player, event: str, forged: Any) -> None:
    await player.open()
    message = player.message
    await player.send(event, forged)
    assert (player.rows, player.message) == ([], message)
    assert "player" not in stored(player)


@pytest.mark.parametrize("row", [-1, 0, 2, 10, 10**30])
async def test_guess_for_another_row_is_not_played(player: Player, row: int) -> None:
    await player.open()
    await player.guess(WRONG[0], row=row)
    assert player.rows == []


async def test_same_guess_sent_twice_is_one_row(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0], row=1)
    await player.guess(WRONG[0], row=1)
    assert len(player.rows) == 1


async def test_board_says_what_it_could_not_take(player: Player) -> None:
    await player.open()
    await player.send("refuse", {"text": "q"})
    assert player.message == "A 32 betű között nincs „Q”."


async def test_reload_shows_the_same_rows(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0])
    rows = player.rows
    await player.open()
    assert player.rows == rows


async def test_rows_survive_a_restart(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0])
    rows = player.rows
    forget_memory()
    await player.open()
    assert player.rows == rows


async def test_guess_is_in_its_file_before_it_is_answered(player: Player) -> None:
    await player.open()
    await player.guess(WRONG[0])
    path = player_storage(player).filepath
    assert WRONG[0] in path.read_text(encoding="utf-8")


async def test_guess_that_can_not_be_saved_does_not_count(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await player.open()
    await player.guess(WRONG[0])

    def full_disk(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full_disk)
        await player.guess(WRONG[1])
    assert player.message == "A tippet nem sikerült elmenteni, így nem is számít. Próbáld újra!"
    assert len(player.rows) == 1
    await player.guess(WRONG[1])
    assert len(player.rows) == 2


async def test_visitor_who_does_not_play_leaves_nothing(player: Player) -> None:
    for path in ("/", "/szabad", "/szabalyok"):
        await player.open(path)
    await player.open()
    await player.guess("taxi")
    assert not player_storage(player).filepath.exists()


async def test_second_tab_follows_the_first(player: Player, new_player: NewPlayer) -> None:
    await player.open()
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    await second.open()
    await player.guess(WRONG[0])
    assert second.rows == player.rows
    await second.guess(WORD)
    assert player.board.props["answer"] == WORD
    assert player.by_testid("result")


async def test_guess_draws_its_own_page_once(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await player.open()
    drawn: list[object] = []
    monkeypatch.setattr(type(player.board), "show", lambda _, view: drawn.append(view))
    await player.guess(WRONG[0])
    assert len(drawn) == 1


async def test_two_browsers_play_their_own_games(player: Player, new_player: NewPlayer) -> None:
    other = new_player()
    await player.open()
    await other.open()
    await player.guess(WRONG[0])
    assert other.rows == []


async def test_game_begun_before_midnight_ends_as_that_days(player: Player, clock: Clock) -> None:
    clock.turn(hours=11, minutes=59)
    await player.open()
    await player.guess(WRONG[0])
    clock.turn(minutes=2)
    await player.guess(WORD)
    assert player.board.props["won"] is True
    (game,) = stored(player)["player"]["games"]
    assert (game["key"], game["begun"]) == ("2026-11-30", "2026-11-30")
    await player.open()
    assert player.rows == []
    await player.user.should_see("335. szó · kedd")


async def test_game_that_runs_over_midnight_is_offered_on_the_new_days_page(
    player: Player, clock: Clock
) -> None:
    clock.turn(hours=11, minutes=59)
    await player.open("/")
    await player.user.should_not_see("A tegnapi szó még fut")
    await player.guess(WRONG[0])
    clock.turn(minutes=2)
    await player.open("/")
    await player.user.should_see("A tegnapi szó még fut")
    await player.open("/nap/2026-11-30")
    assert len(player.rows) == 1


async def test_ended_day_leads_on_to_what_is_still_to_be_played(player: Player) -> None:
    await player.open("/")
    await player.guess(WORD)
    await player.user.should_see("Fejtsd meg a mai feladványt is!")
    await player.user.should_not_see("Játszd le a mai szót is!")
    await player.user.should_see("Statisztika")


async def test_page_left_open_over_midnight_turns_to_the_new_day(
    player: Player, clock: Clock
) -> None:
    await player.open()
    clock.turn(hours=13)
    await player.guess(WRONG[0])
    assert player.message == "Elmúlt éjfél: új nap, új szó."
    assert player.board.props["length"] == 5
    await player.user.should_see("335. szó · kedd")
    await player.guess("VIRÁG")
    assert len(player.rows) == 1


async def test_past_day_can_be_played(player: Player) -> None:
    await player.open("/nap/2026-11-29")
    assert player.board.props["length"] == 8
    await player.guess("ÉBRESZTŐ")
    assert player.board.props["won"] is True
    await player.user.should_see("333. szó · 2026. nov. 29.")


@pytest.mark.parametrize(
    "day", ["2026-12-01", "2025-12-31", "2027-02-29", "20261129", "ma", "2026-11-29 "]
)
async def test_day_that_is_not_there_is_not_found(player: Player, day: str) -> None:
    response = await player.user.http_client.get(f"/nap/{day}")
    assert response.status_code == 404
    assert "Ez az oldal nincs meg." in response.text


async def test_damaged_state_is_set_aside_and_logged(
    player: Player, caplog: pytest.LogCaptureFixture
) -> None:
    await player.open()
    await player.guess(WRONG[0])
    player_storage(player)["player"] = {"version": 1, "games": [{"secret": 5}], "results": []}
    await player.open()
    assert player.rows == []
    assert {"secret": 5} in stored(player)["set_aside"]
    assert "can't be read" in caplog.text
    await player.guess(WRONG[0])
    assert len(player.rows) == 1


def player_storage(player: Player) -> Any:
    return app.storage._users[player.user._client.request.session["id"]]


def stored(player: Player) -> Any:
    return dict(player_storage(player))


async def test_refused_word_can_be_reported(
    new_player: NewPlayer, reported: list[tuple[str, str]]
) -> None:
    player = new_player()
    await player.open()
    await player.guess("baba")
    await player.click("objection")
    assert reported == [("BABA", "unknown")]
    assert player.message == "Köszönjük, utánanézünk!"
    assert player.by_testid("objection") == []


async def test_wrong_length_can_not_be_objected_to(player: Player) -> None:
    await player.open()
    await player.guess("bab")
    assert player.by_testid("objection") == []


@pytest.mark.parametrize(
    ("words", "outcome"),
    [((WORD,), "Elsőre kitaláltad!"), (WRONG[:10], f"Ez most nem sikerült; a szó: {WORD}.")],
)
async def test_last_row_and_how_the_game_ended_are_read_out_in_one(
    player: Player, words: tuple[str, ...], outcome: str
) -> None:
    await player.open()
    for word in words:
        await player.guess(word)
    assert player.message.startswith(f"{len(words)}. sor, {words[-1]}: ")
    assert player.message.endswith(f" máshol. {outcome}")
    (line,) = player.user.find(marker="message").elements
    polite, alert = line.default_slot.children
    assert (polite.props["role"], alert.props["role"]) == ("status", "alert")
    assert "role" not in line.props
