from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.errors import TransferError
from literatura.help import Help
from literatura.notes import Mark, Notes
from literatura.player import WHOLE_GAMES, Player
from literatura.results import PRACTICE, Result, result_of
from literatura.solving import ANSWERS, FRESH_ANSWERS
from literatura.statistics import statistics, totals_of
from literatura.tallies import MAX_COUNT
from literatura.totals import Run, Totals
from literatura.transfer import (
    Parcel,
    covers,
    merged,
    name_of,
    read_file,
    read_text,
    replaced,
    with_totals,
    write_file,
    write_text,
)
from literatura.transfer.checks import GAME_TALLIES, MOST_SOURCES, SUMMED_TALLIES
from literatura.transfer.file import MAX_BYTES, _checksum
from tests.played import (
    LOST,
    RUNNING,
    SECRET,
    TODAY,
    ago,
    game,
    with_day,
    with_days,
    with_free,
)

PHONE, TABLET, DESKTOP = "phone", "tablet", "desktop"


def deal(key: str) -> str:
    return SECRET


def sent(player: Player, browser: str = PHONE, dealt: Callable[[str], str] = deal) -> Parcel:
    """Return what arrives when the player of a browser is sent as a file."""
    return read_file(write_file(player, name_of(browser, player), TODAY), TODAY, dealt)


def told(player: Player, browser: str = PHONE) -> Totals:
    """Return what arrives when the player's sums are sent as a text."""
    return read_text(write_text(totals_of(player, covers(player, browser), TODAY)), TODAY)


def figures(player: Player) -> object:
    return statistics(player, TODAY)


def a_player() -> Player:
    player = with_days(Player(), *map(ago, range(45, 2, -1)))
    player = with_day(with_day(player, ago(2), LOST), ago(1), 6, helped=True)
    player = with_day(player, ago(90), begun=TODAY)
    player = with_day(with_day(player, ago(1), mode=ANSWERS), TODAY, LOST, mode=ANSWERS)
    return with_free(with_free(player, 3), LOST, helped=True).with_helps(frozenset({Help.COUNT}))


# The file


def test_everything_that_counts_arrives() -> None:
    player = a_player()
    arrived = merged(Player(), TABLET, sent(player))
    assert figures(arrived) == figures(player)
    assert arrived.helps == player.helps
    assert arrived.ended() == player.ended()


def test_running_daily_game_goes_without_its_word() -> None:
    player = with_day(Player(), TODAY, RUNNING)
    text = write_file(player, "00000001", TODAY)
    assert SECRET not in text
    assert sent(player).player.sessions == player.sessions


def test_running_daily_game_of_another_word_is_left_out() -> None:
    player = with_day(with_days(Player(), ago(1)), TODAY, RUNNING)
    for word in ("ROZS", "VIRÁG"):
        parcel = sent(player, dealt=lambda _, word=word: word)  # type: ignore[misc]
        assert parcel.left_out == 1
        assert list(parcel.player.sessions) == [("daily", ago(1).isoformat())]


@pytest.mark.parametrize("is_practised", [False, True])
def test_solution_of_a_failed_puzzle_goes_only_once_it_is_out(is_practised: bool) -> None:
    player = with_day(Player(), TODAY, LOST, mode=ANSWERS)
    if is_practised:
        player = with_day(player, TODAY, mode=PRACTICE)
    assert (SECRET in write_file(player, "00000001", TODAY)) is is_practised
    assert figures(merged(Player(), TABLET, sent(player))) == figures(player)


def test_running_free_game_stays_where_it_was_begun() -> None:
    player = with_days(Player(), TODAY).with_session(game("free", "4", RUNNING, TODAY))
    player = player.with_session(game(FRESH_ANSWERS, "latest", LOST, TODAY))
    parcel = sent(player)
    assert list(parcel.player.sessions) == [("daily", TODAY.isoformat())]
    here = Player().with_session(game("free", "5", RUNNING, TODAY))
    for arrived in (merged(here, TABLET, parcel), replaced(here, TABLET, parcel, TODAY)):
        assert arrived.session("free", "5") == here.session("free", "5")


@pytest.mark.parametrize("length", ["4", "5"])
def test_ended_free_game_is_counted_once_however_often_it_goes(length: str) -> None:
    player = Player().with_session(game("free", length, 3, TODAY))
    arrived = merged(Player(), TABLET, sent(player))
    arrived = merged(arrived, TABLET, sent(player.cleared("free", length)))
    assert figures(arrived) == figures(player)


def test_notes_on_the_days_games_go_along() -> None:
    today, marked = TODAY.isoformat(), Notes(4).with_marks([(7, Mark.SURE)])
    player = with_day(Player(), TODAY, RUNNING).with_fills_notes(True)
    for game_id in (("daily", today), (ANSWERS, today), (ANSWERS, "a seed-4-9"), ("free", "5")):
        player = player.with_notes(game_id, marked)
    arrived = merged(Player(), TABLET, sent(player))
    assert arrived.notes == {("daily", today): marked, (ANSWERS, today): marked}
    assert arrived.fills_notes
    assert merged(arrived.with_notes(("daily", today), None), TABLET, sent(player)) == arrived


def test_notes_that_are_here_stay_and_go_with_the_end_of_their_game() -> None:
    here, there = Notes(4).with_marks([(7, Mark.SURE)]), Notes(4).with_marks([(8, Mark.EXCLUDED)])
    game_id = ("daily", TODAY.isoformat())
    player = with_free(Player(), 3).with_notes(game_id, here).with_notes(("free", "5"), here)
    other = with_day(Player(), TODAY, RUNNING).with_notes(game_id, there)
    assert merged(player, TABLET, sent(other)).notes == player.notes
    assert replaced(player, TABLET, sent(Player()), TODAY).notes == player.notes
    ended = sent(with_day(Player(), TODAY))
    assert merged(player, TABLET, ended).notes == {("free", "5"): here}


# Merging


def test_reading_ones_own_file_changes_no_figure() -> None:
    player = a_player()
    assert figures(merged(player, PHONE, sent(player))) == figures(player)


def test_older_file_of_ones_own_takes_nothing_back() -> None:
    old = a_player()
    new = with_free(with_days(old, TODAY), 2)
    assert figures(merged(new, PHONE, sent(old))) == figures(new)


def test_games_of_two_browsers_add_up() -> None:
    phone = with_free(with_days(Player(), ago(2), ago(1)), 3)
    tablet = with_free(with_days(Player(), ago(0), ago(1)), 3)
    both = statistics(merged(tablet, TABLET, sent(phone)), TODAY)
    assert both.free.together.played == 2
    assert both.daily.together.played == 3  # yesterday's is one game
    assert both.daily.streaks.current == Run(ago(2), ago(0))


def test_there_and_back_counts_once() -> None:
    phone, tablet = with_free(Player(), 3), with_free(with_free(Player(), 4), 5)
    tablet = merged(tablet, TABLET, sent(phone))
    phone = with_free(phone, 6)
    phone = merged(phone, PHONE, sent(tablet, TABLET))
    phone = merged(phone, PHONE, sent(tablet, TABLET))
    assert statistics(phone, TODAY).free.together.played == 4


def test_how_a_day_ended_here_it_ended() -> None:
    here = with_day(Player(), TODAY, LOST)
    arrived = merged(here, TABLET, sent(with_days(Player(), TODAY)))
    assert arrived.session("daily", TODAY.isoformat()) == here.session("daily", TODAY.isoformat())
    assert figures(arrived) == figures(here)


def test_old_result_here_stays_beside_a_whole_game_from_elsewhere() -> None:
    lost = result_of(game("daily", TODAY.isoformat(), LOST, TODAY))
    here = replace(Player(), results={("daily", TODAY.isoformat()): lost})
    arrived = merged(here, TABLET, sent(with_days(Player(), TODAY)))
    assert (arrived.results, arrived.sessions) == (here.results, {})


def test_game_that_runs_here_and_has_ended_there_is_practice_from_now_on() -> None:
    here = with_day(Player(), TODAY, RUNNING)
    arrived = merged(here, TABLET, sent(with_day(Player(), TODAY, 2)))
    assert arrived.session("daily", TODAY.isoformat()) == here.session("daily", TODAY.isoformat())
    assert figures(with_day(arrived, TODAY, 9)) == figures(with_day(Player(), TODAY, 2))


def test_game_that_runs_at_both_stays_as_it_is_here() -> None:
    here = with_day(Player(), TODAY, RUNNING)
    there = Player().with_session(game("daily", TODAY.isoformat(), RUNNING, ago(0), helped=True))
    assert merged(here, TABLET, sent(there)).sessions == here.sessions


def test_practice_comes_only_with_its_answer() -> None:
    here = with_day(Player(), TODAY, LOST, mode=ANSWERS)
    there = with_day(with_day(Player(), TODAY, LOST, mode=ANSWERS), TODAY, mode=PRACTICE)
    assert merged(here, TABLET, sent(there)).sessions == here.sessions
    assert len(merged(Player(), TABLET, sent(there)).sessions) == 2


# Replacing


def test_replacing_leaves_nothing_that_counts() -> None:
    here = with_free(with_day(Player(), ago(3), LOST), 2).with_helps(frozenset({Help.WARNING}))
    arrived = replaced(here, TABLET, sent(a_player()), TODAY)
    assert figures(arrived) == figures(a_player())
    assert arrived.helps == a_player().helps


@pytest.mark.parametrize("mode", ["daily", ANSWERS])
def test_today_is_not_played_twice_by_replacing(mode: str) -> None:
    lost = with_day(Player(), TODAY, LOST, mode=mode)
    put_away = Player(results=lost.ended())
    for here in (lost, put_away):
        arrived = replaced(here, TABLET, sent(with_days(Player(), ago(1))), TODAY)
        assert arrived.ended().keys() == {(mode, TODAY.isoformat()), ("daily", ago(1).isoformat())}
    assert arrived.result(mode, TODAY.isoformat()) == lost.result(mode, TODAY.isoformat())


def test_today_comes_with_the_file_where_it_has_ended_there() -> None:
    here, there = with_day(Player(), TODAY, LOST), with_day(Player(), TODAY, 3)
    assert figures(replaced(here, TABLET, sent(there), TODAY)) == figures(there)


def test_replaced_player_counts_under_a_new_name() -> None:
    before = with_free(with_free(Player(), 2), 3)
    after = replaced(before, TABLET, sent(Player()), TODAY)
    after = with_free(after, 4)
    both = merged(after, TABLET, sent(before, TABLET))
    assert statistics(both, TODAY).free.together.played == 3


# The short text


def test_text_is_short_enough_for_a_telephone() -> None:
    text = write_text(totals_of(a_player(), covers(a_player(), PHONE), TODAY))
    assert text.isascii()
    assert len(text) < 200


def test_same_text_counts_once() -> None:
    totals = told(a_player())
    once = with_totals(Player(), TABLET, totals)
    assert with_totals(once, TABLET, totals) == once
    assert statistics(once, TODAY).daily == statistics(a_player(), TODAY).daily


def test_later_text_takes_the_place_of_the_earlier() -> None:
    once = with_totals(Player(), TABLET, told(a_player()))
    later = with_days(a_player(), TODAY)
    twice = with_totals(once, TABLET, told(later))
    assert statistics(twice, TODAY).daily == statistics(later, TODAY).daily


def test_texts_of_two_browsers_add_up() -> None:
    player = with_totals(Player(), DESKTOP, told(with_free(Player(), 2), PHONE))
    player = with_totals(player, DESKTOP, told(with_free(Player(), 3), TABLET))
    assert statistics(player, TODAY).free.together.played == 2


def test_text_with_games_that_are_here_is_refused() -> None:
    phone = with_free(Player(), 2)
    tablet = merged(Player(), TABLET, sent(phone))
    for player, browser in ((phone, PHONE), (tablet, TABLET)):
        for totals in (told(phone), told(tablet, TABLET)):
            with pytest.raises(TransferError) as caught:
                with_totals(player, browser, totals)
            assert caught.value.reason == "counted"


def test_file_takes_the_place_of_the_text() -> None:
    phone = with_free(a_player(), 2)
    tablet = with_totals(Player(), TABLET, told(phone))
    tablet = merged(tablet, TABLET, sent(phone))
    assert figures(tablet) == figures(phone)


def test_text_travels_on_in_a_file() -> None:
    phone = with_free(Player(), 2)
    tablet = with_totals(with_free(Player(), 3), TABLET, told(phone))
    desktop = merged(Player(), DESKTOP, sent(tablet, TABLET))
    assert statistics(desktop, TODAY).free.together.played == 2
    again = merged(phone, PHONE, sent(desktop, DESKTOP))
    assert statistics(again, TODAY).free.together.played == 2


@pytest.mark.parametrize(
    "dress",
    [
        str,
        str.lower,
        lambda text: f"https://example.org/statisztika?at={text}",
        lambda text: f"  {text}\n",
        lambda text: " ".join(text[i : i + 5] for i in range(0, len(text), 5)),
        lambda text: "-".join(text[i : i + 4] for i in range(0, len(text), 4)),
    ],
)
def test_text_may_be_typed_off_and_a_link_pasted(dress: Callable[[str], str]) -> None:
    totals = totals_of(a_player(), covers(a_player(), PHONE), TODAY)
    assert read_text(dress(write_text(totals)), TODAY) == totals


def test_every_slip_in_a_text_is_noticed() -> None:
    text = write_text(totals_of(a_player(), covers(a_player(), PHONE), TODAY))
    for place, sign in enumerate(text):
        with pytest.raises(TransferError):
            read_text(text[:place] + ("A" if sign != "A" else "B") + text[place + 1 :], TODAY)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "LITERATURA",
        "árvíztűrő",
        "0189",
        "A" * 5000,
        "//[x",
        "\0",
        "https://example.org/?at=",
    ],
)
def test_what_is_no_text_of_ours_is_told(text: str) -> None:
    with pytest.raises(TransferError) as caught:
        read_text(text, TODAY)
    assert caught.value.reason in ("foreign", "damaged", "newer")


@pytest.mark.parametrize(
    "totals",
    [
        Totals(frozenset()),
        Totals(frozenset({"00000001"}), runs={("daily", False): (Run(ago(1), ago(-1)),)}),
        Totals(frozenset({"00000001"}), runs={("daily", False): (Run(date(2025, 12, 31), TODAY),)}),
        Totals(frozenset({"00000001"}), runs={("daily", False): (Run(ago(3), ago(4)),)}),
        Totals(frozenset({"00000001"}), runs={("daily", False): (Run(ago(3), ago(2)),) * 4}),
        Totals(frozenset(f"{number:08x}" for number in range(MOST_SOURCES + 1))),
        Totals(
            frozenset({"00000001"}),
            runs={("daily", False): (Run(date(2026, 1, 1), date(9999, 12, 31)),)},
        ),
    ],
)
def test_forged_text_is_refused(totals: Totals) -> None:
    with pytest.raises(TransferError) as caught:
        read_text(write_text(totals), TODAY)
    assert caught.value.reason == "damaged"


def test_text_of_a_later_version_is_told() -> None:
    text = write_text(told(a_player()))
    with pytest.raises(TransferError) as caught:
        read_text("B" + text[1:], TODAY)  # the first sign is the version's, 1 is A
    assert caught.value.reason == "newer"


# Hostile files


def forged(change: Callable[[dict[str, Any]], None], player: Player | None = None) -> str:
    """Return a file with something changed and a right checksum."""
    document = json.loads(write_file(player or a_player(), "00000001", TODAY))
    del document["checksum"]
    change(document)
    document["checksum"] = _checksum(document)
    return json.dumps(document)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        place: Any = document
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


TOMORROW = (TODAY + timedelta(1)).isoformat()
WHOLE = {"version": 1, "mode": "daily", "key": "2026-11-01", "secret": "KARD", "guesses": ["KARD"]}
GAME = {**WHOLE, "begun": "2026-11-01"}
DAYS = [ago(back).isoformat() for back in range(WHOLE_GAMES + 1)]


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "1", "null", "NaN", '"literatura"', "{}", '{"format": "other"}', "[" * 100_000],
)
def test_what_is_no_file_of_ours_is_told(text: str) -> None:
    with pytest.raises(TransferError) as caught:
        read_file(text, TODAY, deal)
    assert caught.value.reason == "foreign"


def test_file_of_a_later_version_is_told() -> None:
    with pytest.raises(TransferError) as caught:
        read_file(forged(put("version", value=2)), TODAY, deal)
    assert caught.value.reason == "newer"


def test_changed_file_is_noticed() -> None:
    text = write_file(a_player(), "00000001", TODAY)
    with pytest.raises(TransferError) as caught:
        read_file(text.replace('"2026-11-28"', '"2026-11-27"'), TODAY, deal)
    assert caught.value.reason == "damaged"


@pytest.mark.parametrize(
    "change",
    [
        put("version", value="1"),
        put("version", value=True),
        put("source", value=5),
        put("source", value="../../etc"),
        put("saved", value="yesterday"),
        put("saved", value=TOMORROW),
        put("saved", value="0001-01-01"),
        put("player", value=None),
        put("player", "version", value=99),
        put("player", "games", value=[{**GAME, "mode": "free", "key": "4"}]),
        put("player", "games", value=[{**GAME, "mode": "made-up"}]),
        put("player", "games", value=[{**GAME, "key": TOMORROW}]),
        put("player", "games", value=[{**GAME, "key": "2025-12-31"}]),
        put("player", "games", value=[{**GAME, "key": "20261101"}]),
        put("player", "games", value=[{**GAME, "begun": TOMORROW}]),
        put("player", "games", value=[WHOLE]),
        put("player", "games", value=[{**GAME, "key": day} for day in DAYS]),
        put("player", "games", value=[{**GAME, "guesses": ["ALMA"]}]),
        put("player", "games", value=[{**GAME, "guesses": ["KARD", "KARD"]}]),
        put("player", "results", "daily", value={TOMORROW: "4"}),
        put("player", "results", "daily", value={"2026-11-01": "99"}),
        put("player", "results", "daily", value={"2026-11-01": f"4 {TOMORROW}"}),
        put("player", "results", "free", value={"4": "4 2026-11-01"}),
        put("player", "tallies", value=[["free", "13", False, *[1] * 11]]),
        put("player", "tallies", value=[["daily", "", False, *[1] * 11]]),
        put("player", "tallies", value=[["free", "4", False, *[10**30] * 11]]),
        put("player", "tallies", value=[["free", "4", False, *[1.5] * 11]]),
        put("player", "brought", value={"x" * 1000: []}),
        put("player", "brought", value={f"{n:08x}": [] for n in range(MOST_SOURCES + 1)}),
        put("player", "totals", value=[Totals(frozenset()).to_dict()]),
        put("player", "totals", value=[Totals(frozenset({"00000001"})).to_dict()] * 17),
        put("player", "setter", value={"version": 1}),
        put("player", "helps", value=["all"]),
        put("player", "notes", value=[["free", "4", 4, "1"]]),
        put("player", "notes", value=[["daily", TOMORROW, 4, "1"]]),
        put("player", "notes", value=[["daily", "2026-11-01", 4, "9"]]),
        put("player", "notes", value=[["daily", "2026-11-01", 10**9, "1"]]),
        put("running", value="x"),
        put("running", value=[5]),
        put("running", value=[{**GAME, "mode": "free", "key": "4", "numbers": [[4, 0]]}]),
        put("running", value=[{**GAME, "key": 5}]),
    ],
)
def test_forged_file_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(TransferError) as caught:
        read_file(forged(change), TODAY, deal)
    assert caught.value.reason == "damaged"


@pytest.mark.parametrize("field", ["numbers", "guesses", "begun", "version"])
@pytest.mark.parametrize("value", [None, 5, "x", [], [[9, 9]], {"a": 1}])
def test_forged_running_game_is_refused_or_left_out(field: str, value: object) -> None:
    text = forged(put("running", 0, field, value=value), with_day(Player(), TODAY, RUNNING))
    try:
        parcel = read_file(text, TODAY, deal)
    except TransferError as error:
        reason, parcel = error.reason, None
    assert reason == "damaged" if parcel is None else parcel.player == Player()


def test_running_game_of_a_coming_day_is_refused_whatever_is_dealt() -> None:
    text = forged(put("running", 0, "key", value=TOMORROW), with_day(Player(), TODAY, RUNNING))
    with pytest.raises(TransferError):
        read_file(text, TODAY, deal)


def test_too_many_browsers_are_refused_and_nothing_is_lost() -> None:
    player = Player()
    for number in range(MOST_SOURCES):
        player = merged(player, DESKTOP, sent(with_free(Player(), 2), f"browser {number}"))
    with pytest.raises(TransferError) as caught:
        merged(player, DESKTOP, sent(with_free(Player(), 2), "one more"))
    assert caught.value.reason == "full"


def test_ten_years_fit_the_largest_file() -> None:
    days = [(date(2026, 1, 1) + timedelta(n)).isoformat() for n in range(3660)]
    lost = result_of(game("daily", "2026-01-01", LOST, TODAY, helped=True))
    results = {(mode, day): lost for day in days for mode in ("daily", ANSWERS)}
    text = write_file(replace(a_player(), results=results), "00000001", date(2036, 1, 10))
    assert len(text.encode()) < MAX_BYTES


# Laws

results = st.builds(
    lambda went, begun, helped: replace(
        result_of(game("daily", "2026-01-01", went, ago(begun))), helped=helped
    ),
    st.sampled_from([1, 4, 10, LOST]),
    st.integers(0, 40),
    st.booleans(),
)
tallies = st.dictionaries(
    st.sampled_from(sorted(GAME_TALLIES)),
    st.lists(st.integers(0, 300), min_size=11, max_size=11).map(tuple),
    max_size=4,
)
runs = st.tuples(st.integers(0, 30), st.integers(0, 30)).map(
    lambda ends: Run(ago(max(ends)), ago(min(ends)))
)
totals_values = st.builds(
    Totals,
    st.frozensets(st.sampled_from([f"{n:08x}" for n in range(4)]), min_size=1),
    st.dictionaries(
        st.sampled_from(SUMMED_TALLIES),
        st.lists(st.integers(0, MAX_COUNT), min_size=11, max_size=11).map(tuple),
    ),
    st.dictionaries(
        st.tuples(st.sampled_from(["daily", ANSWERS]), st.booleans()),
        st.lists(runs, min_size=1, max_size=3).map(tuple),
    ),
)


@st.composite
def players(draw: st.DrawFn) -> Player:
    """Draw a player with results, tallies, and some whole games."""
    some = draw(st.dictionaries(st.integers(0, 60), results, max_size=8))
    kept: dict[tuple[str, str], Result] = {
        (draw(st.sampled_from(["daily", ANSWERS])), ago(back).isoformat()): result
        for back, result in some.items()
    }
    player = Player(results=kept, tallies=draw(tallies))
    for back in draw(st.sets(st.integers(0, 20), max_size=5)):
        went = draw(st.sampled_from([2, LOST, RUNNING]))
        player = with_day(player, ago(back), went, begun=draw(st.sampled_from([ago(back), TODAY])))
    return player


@given(players())
def test_law_of_the_way_there(player: Player) -> None:
    arrived = merged(Player(), TABLET, sent(player))
    assert figures(arrived) == figures(player)
    assert {k for k, v in arrived.sessions.items()} == set(player.sessions)


@given(players(), players())
def test_law_that_reading_twice_is_reading_once(one: Player, other: Player) -> None:
    once = merged(one, PHONE, sent(other, TABLET))
    assert merged(once, PHONE, sent(other, TABLET)) == once


@given(players(), players(), players())
def test_law_that_the_order_of_files_does_not_matter(a: Player, b: Player, c: Player) -> None:
    first, second = sent(b, TABLET), sent(c, DESKTOP)
    one = merged(merged(a, PHONE, first), PHONE, second)
    other = merged(merged(a, PHONE, second), PHONE, first)
    assert one.tallies == other.tallies
    assert one.brought == other.brought
    assert one.ended().keys() == other.ended().keys()


@given(totals_values)
def test_law_of_the_short_text(totals: Totals) -> None:
    assert read_text(write_text(totals), TODAY) == totals


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reader_of_texts(data: bytes) -> None:
    sealed = b"\1" + data
    sealed += zlib.crc32(sealed).to_bytes(4, "big")
    try:
        totals = read_text(base64.b32encode(sealed).decode().rstrip("="), TODAY)
    except TransferError:
        return
    statistics(with_totals(Player(), PHONE, totals), TODAY)
