"""Sums and streaks as a short text, for a QR code or to be typed off.

Base32 of: the version; the names of the browsers; which tallies there are, and each; the runs of
days; CRC-32 of it all. Whole numbers are LEB128, seven bits a byte, the lowest first.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator
from datetime import date, timedelta
from urllib.parse import parse_qs, urlsplit

from literatura.errors import TransferError
from literatura.schedule import DAY_ONE, day_number
from literatura.statistics import DAY_MODES
from literatura.tallies import MAX_COUNT, NOTHING, Tally
from literatura.totals import Run, StreakId, Totals
from literatura.transfer.checks import MOST_RUNS, MOST_SOURCES, SUMMED_TALLIES, check_totals

VERSION = 1
QUERY = "at"
"""The name of the text in a link that holds it."""
MAX_LENGTH = 1_000

_STREAKS: tuple[StreakId, ...] = tuple(
    (mode, without_help) for mode in DAY_MODES for without_help in (False, True)
)
_NAME_BYTES = 4
_SUM_BYTES = 4


def write_text(totals: Totals) -> str:
    """Return the totals as a text of capitals and digits, some 150 of them."""
    data = bytearray([VERSION])
    data += _number(len(totals.covers))
    for name in sorted(totals.covers):
        data += bytes.fromhex(name)
    present = [tally_id in totals.tallies for tally_id in SUMMED_TALLIES]
    data += _number(sum(flag << place for place, flag in enumerate(present)))
    for tally_id in SUMMED_TALLIES:
        for count in totals.tallies.get(tally_id, ()):
            data += _number(min(count, MAX_COUNT))
    for streak_id in _STREAKS:
        runs = totals.runs.get(streak_id, ())
        data += _number(len(runs))
        for run in runs:
            data += _number(day_number(run.last)) + _number(run.days)
    data += zlib.crc32(data).to_bytes(_SUM_BYTES, "big")
    return base64.b32encode(data).decode().rstrip("=")


def read_text(text: str, today: date) -> Totals:
    """Return the totals that a text, or a link with one, stands for; nothing of it is trusted.

    Raises:
        TransferError: it is none, or not as it was written.
    """
    data = _data(text)
    if data[0] > VERSION:
        raise TransferError("newer")
    if zlib.crc32(data[:-_SUM_BYTES]) != int.from_bytes(data[-_SUM_BYTES:], "big"):
        raise TransferError("damaged")
    try:
        totals = _totals(iter(data[1:-_SUM_BYTES]))
    except (StopIteration, OverflowError, RuntimeError):  # a generator makes the first the last
        raise TransferError("damaged") from None
    check_totals(totals, today)
    return totals


def _data(text: str) -> bytes:
    if len(text) > MAX_LENGTH:
        raise TransferError("foreign")
    if "/" in text:
        text = _from_link(text)
    signs = re.sub(r"[\s-]", "", text).upper()
    try:
        data = base64.b32decode(signs + "=" * (-len(signs) % 8))
    except ValueError:
        raise TransferError("foreign") from None
    if len(data) <= _SUM_BYTES + 1:
        raise TransferError("foreign")
    return data


def _from_link(text: str) -> str:
    try:
        return parse_qs(urlsplit(text.strip()).query).get(QUERY, [""])[0]
    except ValueError:
        raise TransferError("foreign") from None


def _totals(data: Iterator[int]) -> Totals:
    count = _read_number(data, MOST_SOURCES)
    covers = [bytes(next(data) for _ in range(_NAME_BYTES)).hex() for _ in range(count)]
    present = _read_number(data)
    tallies: dict[tuple[str, str, bool], Tally] = {}
    for place, tally_id in enumerate(SUMMED_TALLIES):
        if present >> place & 1:
            tallies[tally_id] = tuple(_read_number(data, MAX_COUNT) for _ in NOTHING)
    runs: dict[StreakId, tuple[Run, ...]] = {}
    for streak_id in _STREAKS:
        found = tuple(_read_run(data) for _ in range(_read_number(data, MOST_RUNS)))
        if found:
            runs[streak_id] = found
    if next(data, None) is not None or present >> len(SUMMED_TALLIES):
        raise TransferError("damaged")
    return Totals(frozenset(covers), tallies, runs)


def _read_run(data: Iterator[int]) -> Run:
    number, days = _read_number(data), _read_number(data)
    last = DAY_ONE + timedelta(number - 1)
    if days < 1:
        raise TransferError("damaged")
    return Run(last - timedelta(days - 1), last)


def _number(value: int) -> bytes:
    low = []
    while value > 0x7F:
        low.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*low, value])


def _read_number(data: Iterator[int], most: int = MAX_COUNT) -> int:
    value = shift = 0
    while (byte := next(data)) & 0x80:
        value |= (byte & 0x7F) << shift
        shift += 7
        if value > most or shift > 28:
            raise TransferError("damaged")
    value |= byte << shift
    if value > most:
        raise TransferError("damaged")
    return value
