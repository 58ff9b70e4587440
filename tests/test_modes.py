from datetime import date

import pytest

from literatura.errors import DateError, NoSuchGameError
from literatura.modes import DAILY, FREE, LENGTHS, MODES, Mode, Table
from literatura.modes._template import TemplateMode
from tests.small import LEXICON, schedule

TODAY = date(2026, 11, 30)
TABLE = Table(LEXICON, schedule(), TODAY, choose=lambda words: words[-1])  # type: ignore[arg-type]

GOOD_KEYS = {"daily": "2026-11-29", "free": "5", "template": "5"}
HOSTILE_KEYS = ("", "5 ", "05", "-5", "٥", "5.0", "2", "13", "x" * 10_000, "2026-13-01", "20261129")


@pytest.mark.parametrize("mode", [*MODES.values(), TemplateMode()], ids=lambda mode: mode.name)
class TestEveryMode:
    def test_deals_a_word_of_the_length_it_says(self, mode: Mode) -> None:
        key = GOOD_KEYS[mode.name]
        assert len(mode.deal(key, TABLE)) == mode.length(key, TABLE)

    def test_deals_an_accepted_word(self, mode: Mode) -> None:
        assert mode.deal(GOOD_KEYS[mode.name], TABLE) in LEXICON

    @pytest.mark.parametrize("key", HOSTILE_KEYS)
    def test_refuses_a_key_that_names_no_game(self, mode: Mode, key: str) -> None:
        for ask in (mode.length, mode.deal):
            with pytest.raises(NoSuchGameError):
                ask(key, TABLE)


def test_modes_are_found_by_the_names_they_store() -> None:
    assert {name: mode.name for name, mode in MODES.items()} == {"daily": "daily", "free": "free"}


def test_daily_deals_the_days_word() -> None:
    assert DAILY.deal("2026-11-30", TABLE) == schedule().day(TODAY).word


@pytest.mark.parametrize("key", ["2026-12-01", "2025-12-31", "9999-12-31", "0001-01-01"])
def test_daily_opens_no_day_that_has_not_begun_or_never_was(key: str) -> None:
    with pytest.raises(DateError):
        DAILY.deal(key, TABLE)


def test_free_deals_what_chance_chooses() -> None:
    assert FREE.deal("5", TABLE) == LEXICON.secrets(5)[-1]


def test_free_play_has_lengths_3_to_12() -> None:
    assert tuple(range(3, 13)) == LENGTHS
