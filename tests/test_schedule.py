"""The days: lengths, numbers, midnights in Budapest, and words that never move or come too soon."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.errors import DataError, DateError
from literatura.schedule import (
    BUDAPEST,
    DAILY_LENGTHS,
    DAY_ONE,
    Pool,
    Schedule,
    day_number,
    length_on,
    load_pools,
    next_day_begins,
    today,
)

MONDAY = date(2026, 1, 5)


def make_words(length: int, number: int, letters: str = "ABCDEFG") -> tuple[str, ...]:
    """Return the first ``number`` words of these letters."""
    words = map("".join, product(letters, repeat=length))
    return tuple(word for word, _ in zip(words, range(number), strict=False))


def make_pool(number: int = 30, first_day: date = DAY_ONE, letters: str = "ABCDEFG") -> Pool:
    """Return a pool with ``number`` words of each daily length."""
    words = {length: make_words(length, number, letters) for length in DAILY_LENGTHS}
    return Pool(first_day, "test", words)


def days_of_length(length: int, number: int, start: date = DAY_ONE) -> list[date]:
    """Return the first ``number`` days from ``start`` on whose word has this length."""
    days = (start + timedelta(days=offset) for offset in range(number * 7 + 7))
    return [day for day in days if length_on(day) == length][:number]


def words_of_length(schedule: Schedule, length: int, number: int) -> list[str]:
    return [schedule.day(day).word for day in days_of_length(length, number)]


# Lengths and numbers


@pytest.mark.parametrize(("offset", "length"), list(enumerate((4, 5, 5, 6, 6, 7, 8))))
def test_length_goes_by_the_weekday(offset, length):
    assert length_on(MONDAY + timedelta(days=offset)) == length


def test_word_has_the_length_of_its_day():
    schedule = Schedule([make_pool()])
    for offset in range(400):
        day = schedule.day(DAY_ONE + timedelta(days=offset))
        assert len(day.word) == day.length == length_on(day.date)


def test_day_one_is_number_one():
    assert day_number(date(2026, 1, 1)) == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2026-12-31", "2027-01-01"),
        ("2027-02-28", "2027-03-01"),
        ("2027-12-31", "2028-01-01"),
        ("2028-02-28", "2028-02-29"),
        ("2028-02-29", "2028-03-01"),
        ("2026-03-28", "2026-03-29"),
        ("2026-03-29", "2026-03-30"),
        ("2026-10-25", "2026-10-26"),
    ],
)
def test_numbers_are_consecutive(before, after):
    assert day_number(date.fromisoformat(after)) == day_number(date.fromisoformat(before)) + 1


def test_day_before_day_one_is_refused_with_its_date():
    with pytest.raises(DateError) as caught:
        Schedule([make_pool()]).day(date(2025, 12, 31))
    assert (caught.value.day, caught.value.earliest) == (date(2025, 12, 31), DAY_ONE)


# Midnight in Budapest


@pytest.mark.parametrize("hours", [-8, 0, 1, 13])
def test_date_is_that_of_budapest_whatever_the_zone(hours):
    now = datetime(2026, 7, 14, 22, 30, tzinfo=UTC).astimezone(timezone(timedelta(hours=hours)))
    assert today(now) == date(2026, 7, 15)


@pytest.mark.parametrize(
    ("midnight", "day"),
    [
        ("2026-03-28T23:00:00+00:00", "2026-03-29"),  # winter time
        ("2026-03-29T22:00:00+00:00", "2026-03-30"),  # summer time began in the night before
        ("2026-10-24T22:00:00+00:00", "2026-10-25"),
        ("2026-10-25T23:00:00+00:00", "2026-10-26"),
        ("2027-02-28T23:00:00+00:00", "2027-03-01"),  # no 29 February
        ("2028-02-28T23:00:00+00:00", "2028-02-29"),
        ("2027-12-31T23:00:00+00:00", "2028-01-01"),
    ],
)
def test_day_begins_at_midnight_exactly(midnight, day):
    begin = datetime.fromisoformat(midnight)
    last_moment = begin - timedelta(microseconds=1)
    assert today(begin) == date.fromisoformat(day)
    assert today(last_moment) == date.fromisoformat(day) - timedelta(days=1)
    assert next_day_begins(last_moment) == begin


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-28", 24), ("2026-03-29", 23), ("2026-10-25", 25)]
)
def test_countdown_at_midnight_is_the_length_of_the_day(day, hours):
    now = datetime.fromisoformat(day).replace(tzinfo=BUDAPEST)
    assert next_day_begins(now) - now == timedelta(hours=hours)


@given(st.datetimes(datetime(2026, 1, 2), datetime(2100, 1, 1), timezones=st.timezones()))
def test_next_day_is_the_next_number_and_comes_within_25_hours(now):
    begin = next_day_begins(now)
    assert day_number(today(begin)) == day_number(today(now)) + 1
    assert timedelta() < begin - now.astimezone(UTC) <= timedelta(hours=25)


def test_time_without_a_zone_is_refused():
    with pytest.raises(ValueError, match="time zone"):
        today(datetime(2026, 7, 14, 22, 30))


def test_players_in_other_zones_get_the_same_word():
    schedule = Schedule([make_pool()])
    instant = datetime(2026, 7, 14, 22, 30, tzinfo=UTC)
    zones = ["America/Los_Angeles", "Europe/Lisbon", "Europe/Budapest", "Pacific/Apia"]
    words = {schedule.day(today(instant.astimezone(ZoneInfo(zone)))).word for zone in zones}
    assert len(words) == 1


# No word too soon, and a word for every day


@pytest.mark.parametrize("length", DAILY_LENGTHS)
def test_every_word_of_the_pool_comes_once_before_any_comes_twice(length):
    words = words_of_length(Schedule([make_pool(30)]), length, 90)
    for start in (0, 30, 60):
        assert sorted(words[start : start + 30]) == sorted(make_words(length, 30))


def test_pool_is_dealt_in_another_order_each_time():
    words = words_of_length(Schedule([make_pool(30)]), 5, 90)
    assert words[:30] != words[30:60] != words[60:90]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 30, 31])
def test_word_comes_again_no_sooner_than_a_third_of_the_pool_later(size):
    words = words_of_length(Schedule([make_pool(size)]), 5, size * 12)
    last_seen: dict[str, int] = {}
    for index, word in enumerate(words):
        assert index - last_seen.get(word, -size) > size / 3
        last_seen[word] = index


def test_pool_of_a_single_word_still_gives_a_word():
    assert set(words_of_length(Schedule([make_pool(1)]), 5, 5)) == {"AAAAA"}


def test_day_far_past_the_end_of_the_pool_has_a_word():
    assert len(Schedule([make_pool(30)]).day(date(2100, 1, 1)).word) == 6


# The same for everybody, another for another seed


def test_word_of_a_day_does_not_depend_on_which_days_were_asked_before():
    asked_in_order, asked_at_once = Schedule([make_pool()]), Schedule([make_pool()])
    for offset in range(300):
        asked_in_order.day(DAY_ONE + timedelta(days=offset))
    day = date(2026, 9, 9)
    assert asked_in_order.day(day) == asked_at_once.day(day)


def test_order_of_the_words_in_the_pool_does_not_matter():
    pool = make_pool()
    reverse = {length: words[::-1] for length, words in pool.words.items()}
    reversed_pool = Pool(pool.first_day, pool.version, reverse)
    day = date(2026, 5, 5)
    assert Schedule([reversed_pool]).day(day) == Schedule([pool]).day(day)


def test_another_seed_deals_other_words():
    ours = words_of_length(Schedule([make_pool(200)]), 5, 60)
    theirs = words_of_length(Schedule([make_pool(200)], seed="könyvtár"), 5, 60)
    same = sum(a == b for a, b in zip(ours, theirs, strict=True))
    assert same <= 3


def test_first_letters_are_spread_as_by_chance():
    words = words_of_length(Schedule([make_pool(7**4)]), 4, 700)
    counts = Counter(word[0] for word in words)
    assert all(70 <= counts[letter] <= 130 for letter in "ABCDEFG")


# A later pool


CHANGE = date(2026, 6, 1)


def test_later_pool_moves_no_earlier_day():
    before = Schedule([make_pool(30)])
    after = Schedule([make_pool(30), make_pool(30, CHANGE, "CDEFGHI")])
    for offset in range((CHANGE - DAY_ONE).days):
        day = DAY_ONE + timedelta(days=offset)
        assert after.day(day) == before.day(day)


def test_later_pool_gives_the_words_from_its_first_day_on():
    schedule = Schedule([make_pool(30), make_pool(30, CHANGE, "HIJKLMN")])
    words = [schedule.day(CHANGE + timedelta(days=offset)).word for offset in range(-60, 60)]
    assert not any(word[0] in "HIJKLMN" for word in words[:60])
    assert all(word[0] in "HIJKLMN" for word in words[60:])


@pytest.mark.parametrize("old_size", [60, 30, 10])  # not used up, used up once, several times
def test_dealt_words_come_again_only_when_the_later_pool_is_used_up(old_size):
    old, new = make_pool(old_size), make_pool(80, CHANGE)
    schedule = Schedule([old, new])
    begun = len([day for day in days_of_length(5, 60) if day < CHANGE])
    words = words_of_length(schedule, 5, 400)
    unused = set(new.words[5]) - set(words[:begun])
    assert set(words[begun : begun + len(unused)]) == unused
    next_cycle = words[begun + len(unused) : begun + len(unused) + 80]
    assert sorted(next_cycle) == sorted(new.words[5])


def test_no_word_stands_close_to_itself_across_a_change_of_pools():
    pools = [make_pool(30)] + [make_pool(30, CHANGE + timedelta(days=9 * k)) for k in range(9)]
    words = words_of_length(Schedule(pools), 5, 200)
    for start in range(len(words) - 10):
        assert len(set(words[start : start + 10])) == 10


# Pools in files


def write_pool(folder, name="2026-01-01", lines=(), version="# version\tv1"):
    words = [f"{n}\t{word}" for n, group in make_pool(3).words.items() for word in group]
    text = "\n".join([version, "# a comment", *words, *lines]) + "\n"
    (folder / f"{name}.tsv").write_text(text, encoding="utf-8")


def test_pools_are_read_in_order_of_their_first_days(tmp_path):
    write_pool(tmp_path, "2026-10-01", ["5\tKÖNYV"], "# version\tv2")
    write_pool(tmp_path)
    first, second = load_pools(tmp_path)
    assert (first.first_day, first.version, first.words) == (DAY_ONE, "v1", make_pool(3).words)
    assert (second.first_day, second.version) == (date(2026, 10, 1), "v2")
    assert second.words[5][-1] == "KÖNYV"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("5\tkönyv", "small letters"),
        ("5\tKO\u0308NYV", "decomposed"),
        ("4\tKÖNYV", "another length"),
        ("5 KÖNYV", "no tab"),
        ("5\tTAXIS", "a letter outside the alphabet"),
        ("5\tAAAAA", "a word twice"),
        ("", "an empty line"),
    ],
)
def test_broken_line_is_named(tmp_path, line, why):
    write_pool(tmp_path, lines=[line])
    with pytest.raises(DataError, match=r"2026-01-01\.tsv, line 18"):
        load_pools(tmp_path)


@pytest.mark.parametrize("version", ["", "# version\t", "4\tABCD"])
def test_pool_without_a_version_is_refused(tmp_path, version):
    write_pool(tmp_path, version=version)
    with pytest.raises(DataError, match="first line"):
        load_pools(tmp_path)


def test_pool_that_is_not_utf8_is_refused(tmp_path):
    (tmp_path / "2026-01-01.tsv").write_bytes("# version\tv1\n5\tKÖNYV\n".encode("iso-8859-2"))
    with pytest.raises(DataError, match="2026-01-01"):
        load_pools(tmp_path)


def test_pool_not_named_after_a_day_is_refused(tmp_path):
    write_pool(tmp_path, "2026-02-30")
    with pytest.raises(DataError, match="first day"):
        load_pools(tmp_path)


def test_folder_without_pools_is_refused(tmp_path):
    with pytest.raises(DataError, match="no pool"):
        load_pools(tmp_path)


@pytest.mark.parametrize(
    ("pools", "message"),
    [
        ([], "must begin on 2026-01-01"),
        ([make_pool(first_day=CHANGE)], "must begin on 2026-01-01"),
        ([make_pool(), make_pool(first_day=CHANGE), make_pool(first_day=CHANGE)], "must come"),
        ([Pool(DAY_ONE, "test", {4: ("ABCD",)})], "no word of 5 letters"),
    ],
)
def test_pools_that_leave_a_day_without_a_word_are_refused(pools, message):
    with pytest.raises(DataError, match=message):
        Schedule(pools)
