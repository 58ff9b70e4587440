import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from literatura.codebreaker import Codebreaker
from literatura.game import MAX_GUESSES, Status
from literatura.help import Help
from literatura.notes import Mark, Notes, spot_count
from literatura.player import NOTED_GAMES, WHOLE_GAMES, Player
from literatura.results import PRACTICE, Result, result_from_code, result_of, results_to_dict
from literatura.scoring import Score
from literatura.session import Session, new_session
from literatura.setter import by_hand, for_my_word, think
from literatura.solving import ANSWERS
from literatura.stored_player import player_from_dict
from tests.small import LEXICON, WORDS

DAY = date(2026, 1, 1)
FOUR = [word for word in WORDS if len(word) == 4]


def ended(mode: str, key: str, steps: int = 3, day: date = DAY) -> Session:
    session = new_session(mode, key, "KARD")
    others = [word for word in FOUR if word != "KARD"]
    guesses = [*others[: steps - 1], "KARD"] if steps <= MAX_GUESSES else others[:MAX_GUESSES]
    for row, guess in enumerate(guesses, start=1):
        session = session.submit(row, guess, LEXICON, day)
    return session


def after_days(count: int, *, helped: bool = False) -> Player:
    player = Player()
    for index in range(count):
        day = DAY + timedelta(index)
        session = replace(ended("daily", day.isoformat(), MAX_GUESSES, day), helped=helped)
        player = player.with_session(session)
    return player


def test_stored_player_comes_back() -> None:
    player = after_days(WHOLE_GAMES + 5)
    player = player.with_session(ended("free", "4")).cleared("free", "4")
    player = player.with_session(new_session("free", "5", "VIRÁG"))
    assert player_from_dict(json.loads(json.dumps(player.to_dict()))) == (player, [])


def test_nothing_stored_is_a_new_player() -> None:
    assert player_from_dict({}) == (Player(), [])


def test_old_games_shrink_to_their_results() -> None:
    player = after_days(WHOLE_GAMES + 1)
    assert len(player.sessions) == WHOLE_GAMES
    assert player.session("daily", "2026-01-01") is None
    assert player.result("daily", "2026-01-01") == Result(Status.WON, MAX_GUESSES, DAY)


def test_running_game_outlives_any_number_of_ended_ones() -> None:
    running = new_session("free", "5", "VIRÁG").submit(1, "KALAP", LEXICON, DAY)
    player = Player().with_session(running)
    for index in range(WHOLE_GAMES + 1):
        day = (DAY + timedelta(index)).isoformat()
        player = player.with_session(ended("daily", day))
    assert player.session("free", "5") == running


def test_game_left_open_behind_many_others_counts_as_given_up() -> None:
    player = Player()
    for index in range(WHOLE_GAMES + 1):
        day = DAY + timedelta(index)
        begun = new_session("daily", day.isoformat(), "KARD").submit(1, "ALMA", LEXICON, day)
        player = player.with_session(begun)
    assert len(player.sessions) == WHOLE_GAMES
    assert player.result("daily", "2026-01-01") == Result(Status.GIVEN_UP, 1, DAY)


def test_practice_does_not_change_the_first_result() -> None:
    player = after_days(WHOLE_GAMES + 1)
    first = player.result("daily", "2026-01-01")
    player = player.with_session(ended("daily", "2026-01-01", 2, DAY + timedelta(90)))
    assert player.result("daily", "2026-01-01") == first
    for index in range(WHOLE_GAMES):
        player = player.with_session(ended("daily", (DAY + timedelta(100 + index)).isoformat()))
    assert player.session("daily", "2026-01-01") is None
    assert player.result("daily", "2026-01-01") == first


def full_notes(length: int) -> Notes:
    every = [(spot, Mark.SURE) for spot in range(spot_count(length))]
    return Notes(length).with_marks(every)


def test_year_of_words_and_puzzles_fits_32_kilobytes() -> None:
    player = Player()
    for index in range(366):
        day = DAY + timedelta(index)
        for mode in ("daily", ANSWERS, PRACTICE):
            session = ended(mode, day.isoformat(), MAX_GUESSES, day)
            player = player.with_session(replace(session, helped=mode == "daily"))
    for length in map(str, range(3, 13)):
        for helped in (True, False):
            tallies = {**player.tallies, ("free", length, helped): (100,) * (MAX_GUESSES + 1)}
            player = replace(player, tallies=tallies)
    for index in range(20):
        player = player.with_notes(("puzzle", f"2026-12-{index:02}-12-9"), full_notes(12))
    stored = json.dumps({"player": player.to_dict()}, ensure_ascii=False)
    assert len(stored.encode()) < 32_000


def test_practice_leaves_no_result() -> None:
    player = Player().with_session(ended(PRACTICE, "2026-01-01"))
    for index in range(WHOLE_GAMES):
        player = player.with_session(ended("daily", (DAY + timedelta(index)).isoformat()))
    assert player.session(PRACTICE, "2026-01-01") is None
    assert player.results == {}


def test_free_game_that_shrinks_is_counted_each_time() -> None:
    player = Player()
    for steps in (2, 3):
        player = player.with_session(ended("free", "4", steps))
        for index in range(WHOLE_GAMES):
            player = player.with_session(ended("daily", (DAY + timedelta(index)).isoformat()))
    assert player.session("free", "4") is None
    assert player.tallies["free", "4", False][:3] == (0, 1, 1)
    assert ("free", "4") not in player.results


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (Result(Status.WON, 4, DAY), "4"),
        (Result(Status.WON, 10, DAY, helped=True), "10h"),
        (Result(Status.LOST, 10, DAY), "x10"),
        (Result(Status.GIVEN_UP, 3, DAY, helped=True), "g3h"),
        (Result(Status.WON, 4, date(2026, 3, 5)), "4 2026-03-05"),
        (Result(Status.WON, 4, None), "4 -"),
    ],
)
def test_result_is_stored_in_a_few_letters(result: Result, code: str) -> None:
    game_id = ("daily", DAY.isoformat())
    assert results_to_dict({game_id: result}) == {"daily": {DAY.isoformat(): code}}
    assert result_from_code(*game_id, code) == (game_id, result)


def test_notes_come_back() -> None:
    notes = Notes(5).with_marks([(0, Mark.SURE), (7, Mark.EXCLUDED)])
    player = Player().with_notes(("free", "5"), notes).with_fills_notes(True)
    assert player_from_dict(json.loads(json.dumps(player.to_dict()))) == (player, [])


def test_notes_changed_last_are_kept() -> None:
    player = Player()
    for index in range(NOTED_GAMES):
        player = player.with_notes(("daily", str(index)), full_notes(4))
    player = player.with_notes(("daily", "0"), full_notes(5))
    player = player.with_notes(("daily", "new"), full_notes(4))
    assert len(player.notes) == NOTED_GAMES
    assert ("daily", "1") not in player.notes
    assert player.notes["daily", "0"] == full_notes(5)


@pytest.mark.parametrize("notes", [None, Notes(4)])
def test_empty_notes_are_not_kept(notes: Notes | None) -> None:
    player = Player().with_notes(("free", "4"), full_notes(4))
    assert player.with_notes(("free", "4"), notes) == Player()


def test_notes_go_with_the_game_that_shrinks() -> None:
    player = Player().with_session(new_session("free", "5", "VIRÁG"))
    player = player.with_notes(("free", "5"), full_notes(5))
    for index in range(WHOLE_GAMES):
        player = player.with_session(new_session("daily", str(index), "KARD"))
    assert player.notes == {}


def test_running_game_has_no_result() -> None:
    player = Player().with_session(new_session("daily", "2026-01-01", "KARD"))
    assert player.result("daily", "2026-01-01") is None


@pytest.mark.parametrize(("steps", "place"), [(1, 0), (10, 9), (11, 10)])
def test_cleared_game_is_counted_by_its_steps(steps: int, place: int) -> None:
    player = Player().with_session(ended("free", "4", steps)).cleared("free", "4")
    assert player.session("free", "4") is None
    assert player.tallies["free", "4", False] == tuple(
        int(i == place) for i in range(MAX_GUESSES + 1)
    )


def test_game_given_up_before_a_guess_counts_for_nothing() -> None:
    player = Player().with_session(new_session("free", "4", "KARD").give_up()).cleared("free", "4")
    assert player == Player()


def test_games_with_help_are_counted_apart() -> None:
    player = Player().with_session(ended("free", "4")).cleared("free", "4")
    session = new_session("free", "4", "KARD").with_help().submit(1, "KARD", LEXICON, DAY)
    player = player.with_session(session).cleared("free", "4")
    assert {helped: sum(tally) for (*_, helped), tally in player.tallies.items()} == {
        False: 1,
        True: 1,
    }


def test_result_tells_that_the_game_had_help() -> None:
    session = new_session("daily", "2026-01-01", "KARD").with_help()
    session = session.submit(1, "KARD", LEXICON, DAY)
    player = Player().with_session(session)
    shrunk = replace(player, results={("daily", "2026-01-01"): result_of(session)}, sessions={})
    assert player.result("daily", "2026-01-01") == Result(Status.WON, 1, DAY, helped=True)
    assert player_from_dict(json.loads(json.dumps(shrunk.to_dict()))) == (shrunk, [])


def test_setters_game_and_helps_come_back() -> None:
    game = think(by_hand(4), Codebreaker(FOUR))
    player = replace(Player(), setter=game).with_helps(frozenset(Help))
    assert player_from_dict(json.loads(json.dumps(player.to_dict()))) == (player, [])


@pytest.mark.parametrize(("secret", "counted"), [("KARD", 1), (None, 0)])
def test_decided_setters_game_is_counted_when_put_away(secret: str | None, counted: int) -> None:
    breaker = Codebreaker(FOUR)
    game = think(for_my_word(secret, LEXICON) if secret else by_hand(4), breaker)
    while secret and not game.is_over:
        game = think(game.answer_for_word(len(game.turns) + 1), breaker)
    player = replace(Player(), setter=game).without_setter()
    assert player.setter is None
    assert sum(map(sum, player.tallies.values())) == counted


@pytest.mark.parametrize(("told", "counted"), [("KARD", 0), ("KORD", 1)])
def test_word_found_that_was_not_the_setters_counts_for_nobody(told: str, counted: int) -> None:
    guessed = think(by_hand(4), Codebreaker(["KORD", *FOUR]))
    found = replace(guessed, offered="KORD").answer(1, Score(4, 0)).reveal(told)
    player = replace(Player(), setter=found).without_setter()
    assert sum(map(sum, player.tallies.values())) == counted


def test_running_game_is_not_cleared() -> None:
    player = Player().with_session(new_session("free", "4", "KARD"))
    assert player.cleared("free", "4") == player


def test_damaged_game_is_handed_back_and_the_others_live_on() -> None:
    stored = after_days(2).to_dict()
    games = stored["games"]
    assert isinstance(games, list)
    games[0] = {"secret": 5}
    player, unreadable = player_from_dict(stored)
    assert unreadable == [{"secret": 5}]
    assert list(player.sessions) == [("daily", "2026-01-02")]


def stored_with(**changed: object) -> dict[str, object]:
    return {"version": 1, "games": [], "results": {}, "tallies": [], **changed}


@pytest.mark.parametrize(
    "stored",
    [
        {"version": 99, "games": []},
        "x",
        [1, 2],
        5,
        True,
        stored_with(setter={"version": 1}),
        stored_with(helps=["everything"]),
        stored_with(games="many"),
        stored_with(results=[]),
        stored_with(results={"daily": ["2026-01-01"]}),
        *(
            stored_with(results={"daily": {"2026-01-01": code}})
            for code in (4, "", "11", "z4", "4hh", "4 2026", "4 2026-02-30", "-1", "x10 ")
        ),
        stored_with(results={"daily": {"x": "4"}}),
        *(
            stored_with(tallies=[["free", "4", False, *counts]])
            for counts in ([1, 2], [-1] * 11, [True] * 11, [10**9] * 11)
        ),
        stored_with(brought={"a": [["free", "4"]]}),
        stored_with(brought=[]),
        stored_with(totals=[{"version": 1}]),
        stored_with(lives=-1),
        stored_with(lives=True),
        stored_with(notes=[["free", "4", 4, "9"]]),
        stored_with(notes=[["free", "4", "1"]]),
        stored_with(notes="none"),
        stored_with(fills_notes=1),
    ],
    ids=str,
)
def test_damaged_player_is_handed_back(stored: dict[str, object]) -> None:
    player, unreadable = player_from_dict(stored)
    assert player == Player()
    assert len(unreadable) == 1
