from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nicegui import app
from nicegui.element import Element

from literatura.scoring import Score, possible_scores, score
from tests.small import LEXICON
from tests.ui.conftest import Player, forget_memory

PATH = "/kodkeszito"
FOUR = LEXICON.words(4)

NewPlayer = Callable[[], Player]


def offered(player: Player) -> str | None:
    """Return the codebreaker's guess that waits on the board."""
    guess = player.board.props["offered"]
    return None if guess is None else str(guess)


def picker(player: Player) -> Element:
    (found,) = player.user.find(marker="answer").elements
    return found


async def answer(player: Player, given: Score, row: int | None = None) -> None:
    row = len(player.rows) + 1 if row is None else row
    sent = {"row": row, "in_place": given.in_place, "misplaced": given.misplaced}
    await player.send("answer", sent, to=picker(player))


async def start_by_hand(player: Player, length: int = 4) -> None:
    await player.open(PATH)
    await player.click("by-hand")
    await player.click(f"length-{length}")
    await player.click("start")


async def start_for(player: Player, word: str) -> None:
    await player.open(PATH)
    await player.click("for-my-word")
    await player.fill("secret-input", word)


def lie_to(guess: str) -> Score:
    """Return an answer that no word of the small dictionary has."""
    had = {score(word, guess) for word in FOUR}
    return next(one for one in possible_scores(4) if one not in had)


async def contradict(player: Player) -> None:
    await start_by_hand(player)
    await answer(player, lie_to(str(offered(player))))
    await player.run_timers()


def storage(player: Player) -> Any:
    return app.storage._users[player.user._client.request.session["id"]]


# Beginning


async def test_page_shows_an_empty_board_and_how_to_begin(player: Player) -> None:
    await player.open(PATH)
    assert player.rows == []
    assert player.board.props["running"] is False
    assert player.by_testid("length-12")
    assert player.by_testid("secret-input") == []


async def test_chosen_length_is_shown_on_the_board(player: Player) -> None:
    await player.open(PATH)
    await player.click("length-6")
    assert player.board.props["length"] == 6


async def test_visitor_who_does_not_begin_leaves_nothing(player: Player) -> None:
    await player.open(PATH)
    await player.click("for-my-word")
    await player.fill("secret-input", "taxi")
    assert not storage(player).filepath.exists()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Írd be a szót, amelyet elrejtesz!"),
        ("ab", "Legalább három-, legfeljebb tizenkét betűs szót rejthetsz el."),
        ("a" * 64, "Legalább három-, legfeljebb tizenkét betűs szót rejthetsz el."),
        ("almát", "„ALMÁT” ragozott alak; a szótári alakja: <b>ALMA</b>."),
        ("péter", "„PÉTER” tulajdonnév; csak közszót rejthetsz el."),
        ("baba", "„BABA” nincs benne a szótárunkban."),
        ("al ma", "Egyetlen szót írj be, szóköz nélkül!"),
    ],
)
async def test_word_that_may_not_be_hidden_is_refused(
    player: Player, typed: str, sentence: str
) -> None:
    await start_for(player, typed)
    assert player.message == sentence
    assert offered(player) is None


async def test_refused_word_can_be_said_to_be_good(
    player: Player, reported: list[tuple[str, str]]
) -> None:
    await start_for(player, "baba")
    await player.click("objection")
    assert reported == [("BABA", "unknown")]


async def test_repeated_letters_get_a_warning_that_a_second_press_overrides(
    player: Player,
) -> None:
    await start_for(player, "kalap")
    assert player.message.startswith("Ismétlődő betű: A.")
    assert offered(player) is None
    await player.fill("secret-input", "kalap")
    assert offered(player) is not None


# By hand


async def test_honest_answers_by_hand_lead_to_the_word(player: Player) -> None:
    await start_by_hand(player)
    while guess := offered(player):
        await answer(player, score("KARD", guess))
    await player.user.should_see("A gép kitalálta!")
    assert player.by_testid("result-word")[0]._text == "KARD"
    assert player.board.props["answer"] == "KARD"


async def test_picker_is_told_the_possible_pairs_only(player: Player) -> None:
    await start_by_hand(player)
    pairs = picker(player).props["possible"]
    assert [4, 0] in pairs
    assert [3, 1] not in pairs
    assert len(pairs) == len(possible_scores(4))


@pytest.mark.parametrize(
    "forged",
    [
        None,
        [],
        {},
        {"row": 1, "in_place": 3, "misplaced": 1},
        {"row": 1, "in_place": -1, "misplaced": 0},
        {"row": 1, "in_place": 5, "misplaced": 0},
        {"row": 1, "in_place": "1", "misplaced": 0},
        {"row": 1, "in_place": 10**30, "misplaced": 0},
        {"row": 2, "in_place": 0, "misplaced": 0},
        {"row": 0, "in_place": 0, "misplaced": 0},
        {"row": True, "in_place": 0, "misplaced": 0},
        {"row": 1, "in_place": True, "misplaced": 0},
        {"row": 1.5, "in_place": 0, "misplaced": 0},
    ],
)
async def test_forged_answer_changes_nothing(player: Player, forged: Any) -> None:
    await start_by_hand(player)
    guess = offered(player)
    await player.send("answer", forged, to=picker(player))
    assert (player.rows, offered(player)) == ([], guess)


async def test_same_answer_sent_twice_is_one_row(player: Player) -> None:
    await start_by_hand(player)
    given = score("KARD", str(offered(player)))
    await answer(player, given, row=1)
    await answer(player, given, row=1)
    assert len(player.rows) == 1


async def test_last_answer_can_be_taken_back(player: Player) -> None:
    await start_by_hand(player)
    guess = offered(player)
    await answer(player, score("KARD", str(guess)))
    await player.click("withdraw")
    assert (player.rows, offered(player)) == ([], guess)


async def test_full_answer_by_a_slip_can_be_taken_back(player: Player) -> None:
    await start_by_hand(player)
    guess = offered(player)
    await answer(player, Score(4, 0))
    assert player.by_testid("result")
    await player.click("withdraw")
    assert (player.rows, offered(player)) == ([], guess)


async def test_answer_that_can_not_be_saved_does_not_count(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_by_hand(player)
    guess = str(offered(player))

    def full_disk(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full_disk)
        await answer(player, score("KARD", guess))
    assert player.message == "Ezt nem sikerült elmenteni, így nem is számít. Próbáld újra!"
    assert (player.rows, offered(player)) == ([], guess)


# Contradictions


async def test_contradiction_is_told_at_once_with_its_row_and_what_would_mend_it(
    player: Player,
) -> None:
    await contradict(player)
    assert player.message == "Ezekre a válaszokra egyetlen szó sem illik."
    assert player.by_testid("contradiction")
    assert player.by_testid("repair-1")
    guess = player.rows[0][0]
    for right in {score(word, guess) for word in FOUR}:
        assert player.by_testid(f"repair-1-{right.in_place}-{right.misplaced}")


async def test_corrected_answer_lets_the_game_go_on(player: Player) -> None:
    await contradict(player)
    right = score("KARD", player.rows[0][0])
    await player.click(f"repair-1-{right.in_place}-{right.misplaced}")
    assert player.rows[0][1:] == [right.in_place, right.misplaced]
    while guess := offered(player):
        await answer(player, score("KARD", guess))
    assert player.by_testid("result-word")[0]._text == "KARD"


async def test_told_word_shows_the_wrong_answer(player: Player) -> None:
    await contradict(player)
    await player.fill("secret-input", "kard")
    guess, right = player.rows[0][0], score("KARD", player.rows[0][0])
    assert f"1. sor, <b>{guess}</b>" in player.text()
    assert f"{right.in_place} a helyén, {right.misplaced} máshol" in player.text()
    assert player.board.props["answer"] == "KARD"


async def test_told_word_that_no_dictionary_has_is_said_to_be_none(player: Player) -> None:
    await contradict(player)
    await player.fill("secret-input", "baba")
    assert "„BABA” nincs benne a szótárunkban. A gép csak szótári szavakra" in player.text()


async def test_found_word_that_was_another_is_not_called_found(player: Player) -> None:
    await start_by_hand(player)
    guess = str(offered(player))
    await answer(player, Score(4, 0))
    other = next(word for word in FOUR if word != guess)
    await player.fill("secret-input", other)
    await player.user.should_see("Mégsem ez volt a szó.")
    await player.user.should_not_see("A gép kitalálta!")
    assert player.by_testid("result-word")[0]._text == other


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("al", "Ez 2 betűs; a rejtett szó 4 betűs."),
        ("TAXI", "A 32 betű között nincs „X”."),
    ],
)
async def test_told_word_must_fit_the_board(player: Player, typed: str, sentence: str) -> None:
    await contradict(player)
    await player.fill("secret-input", typed)
    assert player.message == sentence


# For my word


async def test_program_answers_for_the_word_step_by_step(player: Player) -> None:
    await start_for(player, "folt")
    for row in range(1, 11):
        guess = offered(player)
        if guess is None:
            break
        await player.run_timers()
        right = score("FOLT", guess)
        assert player.rows[row - 1] == [guess, right.in_place, right.misplaced]
    assert player.by_testid("result-word")[0]._text == "FOLT"


async def test_word_lies_covered_until_the_end(player: Player) -> None:
    await start_for(player, "folt")
    assert player.board.props["answer"] is None
    assert offered(player) != "FOLT"
    await player.open(PATH)
    assert "FOLT" not in player.told().upper()


async def test_word_half_typed_survives_what_is_played_elsewhere(
    player: Player, new_player: NewPlayer
) -> None:
    await player.open(PATH)
    await player.click("for-my-word")
    (field,) = player.by_testid("secret-input")
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    await second.open("/szabad?hossz=4")
    await second.guess("KARD")
    assert player.by_testid("secret-input") == [field]


async def test_watched_game_keeps_its_buttons_from_guess_to_guess(player: Player) -> None:
    await start_for(player, "folt")
    (pause,) = player.by_testid("pause")
    await player.run_timers()
    assert player.by_testid("pause") == [pause]


async def test_watched_game_can_be_ended_over_two_guesses(player: Player) -> None:
    await start_for(player, "folt")
    await player.click("new-game")
    await player.run_timers()
    await player.click("new-game-yes")
    assert player.by_testid("start")


async def test_watching_can_be_paused(player: Player) -> None:
    await start_for(player, "folt")
    await player.click("pause")
    await player.run_timers()
    assert player.rows == []
    await player.click("pause")
    assert len(player.rows) == 1


async def test_codebreaker_does_not_look(player: Player, new_player: NewPlayer) -> None:
    other = new_player()
    await start_for(player, "folt")
    await start_for(other, "kard")
    assert offered(player) == offered(other)


# Keeping


async def test_game_survives_a_reload_and_a_restart(player: Player) -> None:
    await start_by_hand(player)
    await answer(player, score("KARD", str(offered(player))))
    before = player.rows, offered(player)
    await player.open(PATH)
    assert (player.rows, offered(player)) == before
    forget_memory()
    await player.open(PATH)
    assert (player.rows, offered(player)) == before


async def test_contradiction_survives_a_reload(player: Player) -> None:
    await contradict(player)
    await player.open(PATH)
    assert player.by_testid("contradiction")


async def test_second_tab_follows_the_first(player: Player, new_player: NewPlayer) -> None:
    await start_by_hand(player)
    second = new_player()
    second.user.http_client.cookies = player.user.http_client.cookies
    await second.open(PATH)
    await answer(player, score("KARD", str(offered(player))))
    assert (second.rows, offered(second)) == (player.rows, offered(player))
    assert picker(second).props["row"] == 2


async def test_answer_is_in_its_file_before_it_is_shown(player: Player) -> None:
    await start_by_hand(player)
    guess = str(offered(player))
    await answer(player, score("KARD", guess))
    assert f'["{guess}"' in storage(player).filepath.read_text(encoding="utf-8")


async def test_new_game_asks_back_while_one_runs(player: Player) -> None:
    await start_by_hand(player)
    for _ in range(2):  # a double click answers no question
        await player.click("new-game")
    assert offered(player) is not None
    await player.click("new-game-yes")
    assert (offered(player), player.board.props["running"]) == (None, False)
    assert player.by_testid("start")


async def test_damaged_game_is_set_aside(player: Player) -> None:
    await start_by_hand(player)
    stored = storage(player)["player"]
    storage(player)["player"] = {**stored, "setter": {"version": 1, "way": "by_hand"}}
    await player.open(PATH)
    assert player.by_testid("start")
    assert storage(player)["set_aside"] == [{"version": 1, "way": "by_hand"}]


async def test_page_speaks_english(player: Player) -> None:
    player.user.http_client.cookies.set("nyelv", "en")
    await start_by_hand(player)
    assert player.message.startswith("Guess 1:")
