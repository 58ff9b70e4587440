"""Every sentence that a player reads, in Hungarian and in English, and which one fits an error.

``**`` around a word sets it in bold. Knows no page: a page asks for a sentence by its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from babel import Locale
from babel.dates import format_date, format_skeleton, get_day_names
from babel.numbers import format_decimal, format_percent

from literatura import errors
from literatura.alphabet import LETTERS
from literatura.game import Status
from literatura.lexicon import Reason
from ui.texts.english import ENGLISH
from ui.texts.hungarian import HUNGARIAN

LANGUAGES = ("hu", "en")
DEFAULT_LANGUAGE = LANGUAGES[0]

_TABLES = {"hu": HUNGARIAN, "en": ENGLISH}
_SHOWN_LETTERS = 24
"""A refused text from outside is quoted up to so many characters."""


class Say:
    """The sentences of one language."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language if language in _TABLES else DEFAULT_LANGUAGE
        self._table = _TABLES[self.language]

    def __call__(self, key: str, **facts: Any) -> str:
        """Return the sentence with the facts filled in."""
        return self._table[key].format(**facts)

    def plural(self, key: str, count: int, **facts: Any) -> str:
        """Return the sentence about so many things; ``key.one`` is used where the language asks.

        Hungarian nouns stay in the singular behind a number, so it needs such a key seldom.
        """
        form = Locale(self.language).plural_form(count)
        form_key = f"{key}.{form}"
        return self(form_key if form_key in self._table else key, count=self.number(count), **facts)

    def weekday(self, day: date) -> str:
        """Return the day's name, ``hétfő``."""
        return format_date(day, "EEEE", locale=self.language)

    def date(self, day: date) -> str:
        """Return the date in words, ``2026. november 30.``."""
        return format_date(day, "long", locale=self.language)

    def short_date(self, day: date) -> str:
        """Return the date where there is little room, ``2026. nov. 30.``."""
        return format_date(day, "medium", locale=self.language)

    def day_and_month(self, day: date) -> str:
        """Return the date without its year, ``november 30.``."""
        return format_skeleton("MMMMd", day, locale=self.language)

    def short_day(self, day: date) -> str:
        """Return the date without its year where there is little room, ``nov. 30.``."""
        return format_skeleton("MMMd", day, locale=self.language)

    def month(self, day: date) -> str:
        """Return the month of a year, ``2026. november``."""
        return format_skeleton("yMMMM", day, locale=self.language)

    def short_month(self, day: date) -> str:
        """Return the month where there is little room, ``nov.``."""
        return format_date(day, "LLL", locale=self.language)

    def weekdays(self) -> list[tuple[str, str]]:
        """Return the days of the week, Monday first: each in short and in full."""
        short, full = (get_day_names(width, locale=self.language) for width in ("short", "wide"))
        return [(short[day], full[day]) for day in range(7)]

    def the(self, number: int) -> str:
        """Return the number with its article on one line, ``az 5``; in English as it is."""
        if self.language != "hu":
            return str(number)
        digits = str(number)
        vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)  # öt, egy, ezer
        return f"{'az' if vowel else 'a'}\N{NO-BREAK SPACE}{digits}"

    def list(self, parts: Sequence[str]) -> str:
        """Return the parts as they stand in a sentence, ``A, B és C``."""
        *others, last = parts
        return f"{', '.join(others)} {self('list.and')} {last}" if others else last

    def list_none(self, letters: Sequence[str]) -> str:
        """Return letters none of which is there, ``se A, se B``; at least two."""
        if self.language != "hu":
            return f"{', '.join(letters[:-1])} {self('list.nor')} {letters[-1]}"
        return ", ".join(f"{self('list.nor')} {letter}" for letter in letters)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return the number with so many decimals, as the language writes it; 0 has no sign."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        written = format_decimal(abs(value), pattern, locale=self.language)
        if round(abs(value), digits) == 0:
            return written
        return f"{'−' if value < 0 else '+' if signed else ''}{written}"

    def percent(self, value: int) -> str:
        """Return so many of a hundred, as the language writes it."""
        return format_percent(value / 100, locale=self.language)

    def duration(self, left: timedelta) -> str:
        """Return hours and minutes, rounded up so that it never says that nothing is left."""
        minutes = -(-int(left.total_seconds()) // 60)
        hours, minutes = divmod(max(minutes, 1), 60)
        if not hours:
            return self("time.minutes", minutes=minutes)
        return self("time.hours" if minutes else "time.full_hours", hours=hours, minutes=minutes)

    def refusal(self, error: errors.GuessError) -> str:
        """Return the sentence that tells why a guess may not be played."""
        match error:
            case errors.LetterError():
                if error.letter.isspace():
                    return self("refused.space")
                if not error.letter.isprintable():
                    return self("refused.sign")
                return self("refused.letter", letter=_capital(error.letter))
            case errors.GapError():
                places = [self("refused.gap.place", place=self.the(n)) for n in error.places]
                told = self("refused.gap", places=self.list(places))
                return told[0].upper() + told[1:]
            case errors.LengthError():
                return self._wrong_length(error)
            case errors.AlreadyGuessedError():
                return self("refused.again", word=error.word, row=self.the(error.row))
            case errors.NotAcceptedError():
                return self._not_accepted(error)
            case errors.StaleGuessError():
                return self("play.elsewhere")
            case _:
                return self("refused.over")

    def hiding_refusal(self, error: errors.GuessError) -> str:
        """Return the sentence that tells why a word may not be hidden."""
        match error:
            case errors.LetterError(letter=letter) if letter.isspace():
                return self("hidden.space")
            case errors.LetterError(letter=letter) if not letter.isprintable():
                return self("hidden.sign")
            case errors.LengthError(word="", expected=expected):
                return self("refused.empty", expected=expected)
            case errors.LengthError(word=word, expected=expected):
                return self("hidden.length", length=len(word), expected=expected)
            case errors.NotAcceptedError(reason=reason, word=word, lemma=lemma):
                if f"hidden.{reason}" in self._table and lemma is None:
                    return self(f"hidden.{reason}", word=word)
        return self.refusal(error)

    def outcome(self, status: Status, guesses: int) -> str:
        """Return the headline of an ended game."""
        if status is Status.WON and guesses == 1:
            return self("result.won_first")
        return self(f"result.{status.value}")

    def _wrong_length(self, error: errors.LengthError) -> str:
        facts = {"word": error.word, "length": len(error.word), "expected": error.expected}
        if not error.word:
            return self("refused.empty", **facts)
        quotable = len(error.word) <= _SHOWN_LETTERS
        return self("refused.length" if quotable else "refused.too_long", **facts)

    def _not_accepted(self, error: errors.NotAcceptedError) -> str:
        if error.reason == Reason.INFLECTED and error.lemma is None:
            return self("refused.inflected_only", word=error.word)
        return self(f"refused.{error.reason}", word=error.word, lemma=error.lemma)


def _capital(letter: str) -> str:
    """Return the letter as words are printed, unless that makes two, or one of the 32 (ı, ſ)."""
    capital = letter.upper()
    return letter if len(capital) > 1 or capital in LETTERS else capital
