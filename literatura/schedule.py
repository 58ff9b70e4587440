"""The days: which length each has, which word, and when the next one begins.

Append-only: the words of a day follow from its date, the seed and the pools that had begun by then,
so a later pool never moves an earlier day. Knows neither the clock nor the environment (``now`` is
handed in), nor who plays; whether a day may be shown yet is the caller's question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count, islice, pairwise
from pathlib import Path
from threading import Lock
from zoneinfo import ZoneInfo

from literatura.alphabet import is_word
from literatura.data_files import data_folder
from literatura.errors import DataError, DateError

DAY_ONE = date(2026, 1, 1)
BUDAPEST = ZoneInfo("Europe/Budapest")
LENGTH_BY_WEEKDAY = (4, 5, 5, 6, 6, 7, 8)  # Monday to Sunday
DAILY_LENGTHS = tuple(sorted(set(LENGTH_BY_WEEKDAY)))


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the schedule and its secret."""

    number: int
    date: date
    length: int
    word: str


@dataclass(frozen=True, slots=True)
class Pool:
    """The words that the days from ``first_day`` on draw from, until a later pool takes over.

    ``version`` is that of the lexicon it was cut from; it is there to be read and changes no order.
    """

    first_day: date
    version: str
    words: Mapping[int, tuple[str, ...]]


class Schedule:
    """Every day's word, from day 1 to the end of the calendar.

    The words of a length are dealt from a pool until it is used up, in an order that is as good as
    random and depends on the seed; then the pool is dealt again in another order. A word comes
    again no sooner than a third of its pool later. When a pool takes over, those of its words that
    were never dealt come first; only then is it dealt as a whole.
    """

    def __init__(self, pools: Iterable[Pool], seed: str = "") -> None:
        """Take the pools in the order of their first days.

        Raises:
            DataError: no pool begins on day 1, the first days do not ascend, or a pool lacks words
                of a length that some weekday needs.
        """
        checked = tuple(pools)
        _check_pools(checked)
        self._dealt: dict[int, list[str]] = {length: [] for length in DAILY_LENGTHS}
        self._deals = {length: _deal(checked, length, seed) for length in DAILY_LENGTHS}
        self._lock = Lock()  # a generator must not be resumed by two threads at once

    def day(self, day: date) -> Day:
        """Return the day's number, length and word, also of a day to come.

        Cost: the words up to that day are dealt once and kept, about 0.2 ms for each year.

        Raises:
            DateError: ``day`` is before day 1.
        """
        number, length = day_number(day), length_on(day)
        index = days_of_length(length, day)
        dealt = self._dealt[length]
        with self._lock:
            dealt.extend(islice(self._deals[length], max(0, index + 1 - len(dealt))))
        return Day(number, day, length, dealt[index])


def day_number(day: date) -> int:
    """Return 1 for day 1, and one more for each day after it.

    Raises:
        DateError: ``day`` is before day 1.
    """
    if day < DAY_ONE:
        raise DateError(day, earliest=DAY_ONE)
    return (day - DAY_ONE).days + 1


def length_on(day: date) -> int:
    """Return the number of letters of the day's word."""
    return LENGTH_BY_WEEKDAY[day.weekday()]


def today(now: datetime) -> date:
    """Return the date in Budapest at the instant ``now``.

    Raises:
        ValueError: ``now`` has no time zone, so it is no instant.
    """
    if now.tzinfo is None:
        raise ValueError("now must have a time zone")
    return now.astimezone(BUDAPEST).date()


def next_day_begins(now: datetime) -> datetime:
    """Return the instant of the next midnight in Budapest.

    It is given in UTC because Python subtracts two times of one zone by the clock on the wall:
    in Budapest time, the days of 23 and of 25 hours would both count 24.
    """
    tomorrow = today(now) + timedelta(days=1)
    return datetime.combine(tomorrow, time(), BUDAPEST).astimezone(UTC)


def load_pools(folder: Path | None = None) -> tuple[Pool, ...]:
    """Return the pools in ``folder``, one from each ``<first day>.tsv``, in order of first day.

    Without a folder, those that came with the program.

    A pool's file has a first line ``# version<TAB>VERSION``, further comments after ``#``, and a
    line ``length<TAB>word`` for each word.

    Raises:
        DataError: there is no pool, or one is not as it should be; the message names the line.
    """
    folder = folder or data_folder() / "pools"
    pools = tuple(_load_pool(path) for path in sorted(folder.glob("*.tsv")))
    if not pools:
        raise DataError(f"no pool of daily words in {folder}")
    return pools


def _load_pool(path: Path) -> Pool:
    try:
        first_day = date.fromisoformat(path.stem)
    except ValueError:
        raise DataError(f"{path}: a pool is named after its first day, 2026-01-01.tsv") from None
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: {error}") from error
    label, _, version = (lines[0] if lines else "").partition("\t")
    if label != "# version" or not version:
        raise DataError(f"{path}: the first line is not '# version<TAB>VERSION'")
    words: dict[int, list[str]] = {}
    seen: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if line.startswith("#"):
            continue
        length, _, word = line.partition("\t")
        if not is_word(word) or length != str(len(word)) or word in seen:
            raise DataError(f"{path}, line {number}: not a length and a new word: {line!r}")
        seen.add(word)
        words.setdefault(len(word), []).append(word)
    return Pool(first_day, version, {length: tuple(group) for length, group in words.items()})


def _check_pools(pools: Sequence[Pool]) -> None:
    if not pools or pools[0].first_day != DAY_ONE:
        raise DataError(f"the first pool of daily words must begin on {DAY_ONE}")
    for earlier, later in pairwise(pools):
        if earlier.first_day >= later.first_day:
            raise DataError(f"the pool of {later.first_day} must come before {earlier.first_day}")
    for pool in pools:
        for length in DAILY_LENGTHS:
            if not pool.words.get(length):
                raise DataError(f"the pool of {pool.first_day} has no word of {length} letters")


def days_of_length(length: int, end: date) -> int:
    """Return how many days from day 1 up to, not including, ``end`` have words of this length."""
    weeks, rest = divmod((end - DAY_ONE).days, 7)
    lengths = [LENGTH_BY_WEEKDAY[(DAY_ONE.weekday() + offset) % 7] for offset in range(7)]
    return weeks * lengths.count(length) + lengths[:rest].count(length)


def day_of_length(length: int, index: int) -> date:
    """Return the day before which there are ``index`` days with words of this length.

    Raises:
        OverflowError: it would come after the end of the calendar.
    """
    week = [DAY_ONE + timedelta(days=offset) for offset in range(7)]
    days = [day for day in week if length_on(day) == length]
    weeks, rest = divmod(index, len(days))
    return days[rest] + timedelta(weeks=weeks)


def _deal(pools: Sequence[Pool], length: int, seed: str) -> Iterator[str]:
    """Yield the words of one length, day after day without end."""
    dealt: list[str] = []
    for index, pool in enumerate(pools):
        cycles = _deal_cycles(pool, length, seed, dealt)
        if index + 1 < len(pools):
            end = days_of_length(length, pools[index + 1].first_day)
            cycles = islice(cycles, end - len(dealt))
        for word in cycles:
            dealt.append(word)
            yield word


def _deal_cycles(pool: Pool, length: int, seed: str, dealt: Sequence[str]) -> Iterator[str]:
    """Yield the pool's words without end, first those that are not in ``dealt``, then all by turns.

    ``dealt`` grows while this runs: the caller notes each word there before it asks for the next.
    """
    words = pool.words[length]
    for cycle in count():
        salt = f"{seed}|{pool.first_day}|{length}|{cycle}|"
        if cycle == 0:
            yield from _shuffle(set(words).difference(dealt), salt)
        else:
            apart = (len(words) + 2) // 3
            yield from _hold_back(_shuffle(words, salt), set(dealt[-apart:]), apart)


def _shuffle(words: Iterable[str], salt: str) -> list[str]:
    """Return the words in the order of their salted hashes, the same on every machine for ever."""
    return sorted(words, key=lambda word: hashlib.sha256((salt + word).encode()).digest())


def _hold_back(words: Sequence[str], recent: set[str], places: int) -> list[str]:
    """Return the words in their order, but none that is recent in the first ``places`` places."""
    first = [word for word in words if word not in recent][:places]
    placed = set(first)
    return first + [word for word in words if word not in placed]
