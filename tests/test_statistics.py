from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.codebreaker import Codebreaker
from literatura.modes import DAILY
from literatura.player import WHOLE_GAMES, Player
from literatura.results import PRACTICE
from literatura.schedule import DAY_ONE
from literatura.setter import for_my_word, think
from literatura.solving import ANSWERS, FRESH_ANSWERS
from literatura.statistics import (
    DAY_MODES,
    Series,
    Statistics,
    Streaks,
    statistics,
    totals_of,
)
from literatura.stored_player import player_from_dict
from literatura.totals import Run, Totals, runs_of
from tests.played import (
    GIVEN_UP,
    LOST,
    OTHERS,
    RUNNING,
    TODAY,
    ago,
    game,
    with_day,
    with_days,
    with_free,
)
from tests.small import LEXICON


def of(player: Player, today: date = TODAY) -> Statistics:
    return statistics(player, today)


def lengths(streaks: Streaks) -> tuple[int, int, int]:
    runs = (streaks.current, streaks.best, streaks.broken)
    current, best, broken = (run.days if run else 0 for run in runs)
    return current, best, broken


def streak_of(player: Player, today: date = TODAY) -> tuple[int, int, int]:
    return lengths(of(player, today).daily.streaks)


def test_nothing_played_is_0_percent() -> None:
    figures = of(Player())
    assert figures.is_empty
    assert figures.daily.together.percent == 0
    assert figures.daily.together.mean is None
    assert figures.daily.streaks == Streaks()


@pytest.mark.parametrize(("went", "place"), [(1, 0), (10, 9), (LOST, 10), (GIVEN_UP, 10)])
@pytest.mark.parametrize("helped", [False, True])
def test_daily_game_counts_by_its_rounds(went: int, place: int, helped: bool) -> None:
    figures = of(with_day(Player(), TODAY, went, helped=helped)).daily
    series, other = (figures.helped, figures.alone) if helped else (figures.alone, figures.helped)
    assert series.tally == tuple(int(i == place) for i in range(11))
    assert (series.played, series.won) == (1, int(place < 10))
    assert other.played == 0


def test_running_game_counts_for_nothing() -> None:
    assert of(with_day(Player(), TODAY, RUNNING)).is_empty


def test_game_given_up_before_a_guess_counts_for_nothing() -> None:
    session = replace(game("daily", TODAY.isoformat(), RUNNING, TODAY), begun=TODAY)
    bare = replace(session, game=replace(session.game, turns=(), given_up=True))
    assert of(Player().with_session(bare)).is_empty


@pytest.mark.parametrize(
    ("tally", "percent"),
    [
        ((2, *[0] * 9, 1), 67),
        ((1, *[0] * 9, 2), 33),
        ((0,) * 10 + (4,), 0),
        ((3,) + (0,) * 10, 100),
    ],
)
def test_share_of_won_games_is_rounded(tally: tuple[int, ...], percent: int) -> None:
    assert Series(tally).percent == percent


def test_mean_is_of_the_won_games_alone() -> None:
    assert Series((1, 0, 0, 2, *[0] * 6, 5)).mean == 3


# The streak


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([(2, 4), (1, 4), (0, 4)], (3, 3, 0)),
        ([(3, 4), (2, 4), (1, 4)], (3, 3, 0)),  # today is not begun
        ([(2, 4), (1, 4), (0, RUNNING)], (2, 2, 0)),
        ([(4, 4), (3, 4), (2, 4)], (0, 3, 3)),  # yesterday was skipped
        ([(3, 4), (2, 4), (0, 4)], (1, 2, 2)),
        ([(2, 4), (1, 4), (0, LOST)], (0, 2, 2)),
        ([(2, 4), (1, LOST)], (0, 1, 1)),
        ([(2, 4), (1, GIVEN_UP), (0, 4)], (1, 1, 1)),
        ([(1, 10), (0, 10)], (2, 2, 0)),
        ([(9, 4), (8, 4), (5, 4), (3, 4), (2, 4), (1, 4)], (3, 3, 1)),
        ([(0, LOST)], (0, 0, 0)),
        ([], (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("mode", DAY_MODES)
def test_streak_is_of_days_won_without_a_gap(
    mode: str, days: list[tuple[int, int]], streak: tuple[int, int, int]
) -> None:
    player = Player()
    for back, went in days:
        if mode == ANSWERS:  # one answer, right or wrong
            went = {GIVEN_UP: LOST}.get(went, went)
        if mode == DAILY.name or went != RUNNING:
            player = with_day(player, ago(back), went, mode=mode)
    figures = of(player)
    one = figures.daily if mode == "daily" else figures.puzzle
    assert lengths(one.streaks) == streak


def test_broken_streak_tells_its_last_day() -> None:
    player = with_days(Player(), ago(9), ago(8), ago(7), ago(0))
    assert of(player).daily.streaks.broken == Run(ago(9), ago(7))


def test_day_begun_before_midnight_and_won_after_it_is_credited_to_its_day() -> None:
    before = with_day(with_days(Player(), ago(3), ago(2)), ago(1), RUNNING)
    assert streak_of(before, ago(1)) == (2, 2, 0)
    assert streak_of(before) == (2, 2, 0)  # it may still be won
    won = with_day(before, ago(1), 4, begun=ago(1))
    assert streak_of(won) == (3, 3, 0)
    assert streak_of(before, TODAY + timedelta(1)) == (0, 2, 2)


def test_earlier_day_played_today_is_practice() -> None:
    player = with_day(with_days(Player(), ago(2), ago(0)), ago(1), begun=TODAY)
    figures = of(player).daily
    assert lengths(figures.streaks) == (1, 1, 1)
    assert (figures.together.played, figures.practice.played) == (2, 1)


def test_lost_practice_breaks_no_streak() -> None:
    player = with_day(with_days(Player(), ago(1), ago(0)), ago(5), LOST, begun=TODAY)
    assert streak_of(player) == (2, 2, 0)


def test_game_played_once_more_changes_nothing() -> None:
    player = Player()
    for back in range(WHOLE_GAMES + 5, -1, -1):
        player = with_days(player, ago(back))
    figures = of(player)
    again = with_day(player, ago(WHOLE_GAMES + 5), LOST, begun=TODAY)
    assert of(again) == figures


def test_practice_at_a_puzzle_after_a_loss_does_not_count() -> None:
    player = with_day(Player(), TODAY, LOST, mode=ANSWERS)
    figures = of(player)
    assert of(with_day(player, TODAY, 4, mode=PRACTICE)) == figures
    assert (figures.puzzle.together.played, figures.puzzle.together.won) == (1, 0)


def test_new_puzzles_are_not_counted() -> None:
    assert of(Player().with_session(game(FRESH_ANSWERS, "latest", 4, TODAY))).is_empty


def test_helped_day_keeps_the_streak_but_not_the_one_without_help() -> None:
    player = with_day(with_days(Player(), ago(2), ago(0)), ago(1), helped=True)
    figures = of(player).daily
    assert lengths(figures.streaks) == (3, 3, 0)
    assert lengths(figures.alone_streaks) == (1, 1, 1)


def test_day_won_with_help_ends_the_streak_without_help_at_once() -> None:
    player = with_day(with_days(Player(), ago(2), ago(1)), ago(0), helped=True)
    assert lengths(of(player).daily.alone_streaks) == (0, 2, 2)


def test_best_streak_outlives_the_whole_games() -> None:
    player = Player()
    for back in (*range(200, 100, -1), *range(50, -1, -1)):
        player = with_days(player, ago(back))
    assert len(player.sessions) == WHOLE_GAMES
    assert streak_of(player) == (51, 100, 100)
    assert of(player).daily.together.played == 151


def test_streak_goes_on_over_the_years_end_and_a_leap_day() -> None:
    days = [date(2027, 12, 30) + timedelta(offset) for offset in range(65)]
    player = with_days(Player(), *days)
    assert streak_of(player, date(2028, 3, 3))[0] == 65


def test_future_day_is_not_counted_in_a_streak() -> None:
    player = with_days(Player(), ago(0), TODAY + timedelta(1))
    assert streak_of(player) == (1, 1, 0)


# Free play and the setter's game


def test_free_games_count_by_length_and_together() -> None:
    player = with_free(with_free(with_free(Player(), 3), LOST), 5, "5", helped=True)
    free = of(player).free
    assert list(free.by_length) == [4, 5]
    assert free.by_length[4][0].tally == (0, 0, 1, *[0] * 7, 1)
    assert free.by_length[5][1].won == 1
    assert (free.alone.played, free.helped.played, free.together.won) == (2, 1, 2)


def test_ended_game_counts_once_before_and_after_it_is_put_away() -> None:
    player = Player().with_session(game("free", "4", 3, TODAY))
    assert of(player) == of(player.cleared("free", "4"))
    assert of(player).free.together.played == 1


def test_decided_setters_game_counts_by_the_codebreakers_guesses() -> None:
    breaker = Codebreaker([*OTHERS, "KARD"])
    played = think(for_my_word("KARD", LEXICON), breaker)
    while not played.is_over:
        played = think(played.answer_for_word(len(played.turns) + 1), breaker)
    player = replace(Player(), setter=played)
    assert of(player).setter.tally[len(played.turns) - 1] == 1
    assert of(player) == of(player.without_setter())


# Sums that were brought along


def brought(*runs: Run, tally: tuple[int, ...] = (0,) * 10 + (1,)) -> Totals:
    return Totals(frozenset({"00000001"}), {("daily", "", False): tally}, {("daily", False): runs})


def test_brought_sums_are_added() -> None:
    player = replace(with_days(Player(), TODAY), totals=(brought(tally=(5,) * 11),))
    assert of(player).daily.alone.played == 56


@pytest.mark.parametrize("last", [0, 1])
def test_brought_streak_goes_on(last: int) -> None:
    player = replace(Player(), totals=(brought(Run(ago(9), ago(last))),))
    days = 10 - last
    assert streak_of(player) == (days, days, 0)
    assert streak_of(with_days(player, ago(0)))[0] == 10


def test_brought_streak_that_has_ended_is_best_and_broken() -> None:
    player = replace(with_days(Player(), TODAY), totals=(brought(Run(ago(40), ago(30))),))
    assert streak_of(player) == (1, 11, 11)


def test_totals_of_a_player_say_what_the_player_says() -> None:
    player = with_free(with_days(Player(), *map(ago, (9, 8, 7, 1, 0))), 3, helped=True)
    player = with_day(with_day(player, ago(3), LOST), ago(20), begun=ago(1))
    player = with_day(player, TODAY, mode=ANSWERS)
    totals = totals_of(player, frozenset({"00000001"}), TODAY)
    moved = replace(Player(), totals=(totals,))
    figures, again = of(player), of(moved)
    assert again == replace(figures, free=replace(figures.free, by_length={}))
    assert totals_of(moved, totals.covers, TODAY) == totals


# Laws

histories = st.dictionaries(
    st.integers(0, 60),
    st.tuples(st.sampled_from([1, 4, 10, LOST, GIVEN_UP, RUNNING]), st.booleans(), st.booleans()),
    max_size=40,
)


def played(history: dict[int, tuple[int, bool, bool]], order: list[int] | None = None) -> Player:
    player = Player()
    for back in order if order is not None else sorted(history, reverse=True):
        went, helped, in_time = history[back]
        begun = ago(back) if in_time else TODAY
        player = with_day(player, ago(back), went, begun=begun, helped=helped)
    return player


@given(histories, st.randoms(use_true_random=False))
def test_order_of_playing_does_not_matter(
    history: dict[int, tuple[int, bool, bool]], rng: random.Random
) -> None:
    decided = {back: one for back, one in history.items() if one[0] != RUNNING}
    order = list(decided)
    rng.shuffle(order)
    assert of(played(decided, order)) == of(played(decided))


@given(histories)
def test_win_on_the_next_day_makes_the_streak_longer_by_one(
    history: dict[int, tuple[int, bool, bool]],
) -> None:
    history = {back: one for back, one in history.items() if back and one[0] != RUNNING}
    player = played(history)
    before, after = of(player).daily, of(with_days(player, TODAY)).daily
    assert lengths(after.streaks)[0] == lengths(before.streaks)[0] + 1
    assert lengths(after.alone_streaks)[0] == lengths(before.alone_streaks)[0] + 1
    assert after.together.won == before.together.won + 1


@given(histories)
def test_streaks_keep_their_bounds(history: dict[int, tuple[int, bool, bool]]) -> None:
    figures = of(played(history)).daily
    for streaks in (figures.streaks, figures.alone_streaks):
        current, best, broken = lengths(streaks)
        assert max(current, broken) <= best <= figures.together.won
    assert lengths(figures.alone_streaks)[1] <= lengths(figures.streaks)[1]


@given(histories)
def test_storing_changes_no_figure(history: dict[int, tuple[int, bool, bool]]) -> None:
    player = played(history)
    assert of(player_from_dict(player.to_dict())[0]) == of(player)


@given(st.sets(st.integers(0, 300)))
def test_runs_hold_the_days_and_nothing_else(offsets: set[int]) -> None:
    days = {DAY_ONE + timedelta(offset) for offset in offsets}
    runs = runs_of(days)
    held = [run.first + timedelta(n) for run in runs for n in range(run.days)]
    assert set(held) == days
    assert len(held) == len(days)
    assert all((b.first - a.last).days > 1 for a, b in pairwise(runs))
