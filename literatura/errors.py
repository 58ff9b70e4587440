"""What can go wrong, as data: facts in attributes, never text for players.

The sentences that players read are made from these by ``ui.texts``; ``str(error)`` is English, for
logs and for the command line.
"""

from __future__ import annotations

from datetime import date


class LiteraturaError(Exception):
    """Base of every error that this package raises on purpose."""


class GuessError(LiteraturaError):
    """A guess that may not be played; it costs nothing."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class LetterError(GuessError):
    """A character outside the 32 letters stands in the word."""

    def __init__(self, word: str, letter: str) -> None:
        super().__init__(word)
        self.letter = letter

    def __str__(self) -> str:
        return f"{self.letter!r} is not one of the 32 letters"


class LengthError(GuessError):
    """The word has another length than the game."""

    def __init__(self, word: str, expected: int) -> None:
        super().__init__(word)
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.word} has {len(self.word)} letters, not {self.expected}"


class GapError(GuessError):
    """Places of the row were left empty; ``places`` count from 1."""

    def __init__(self, word: str, places: tuple[int, ...]) -> None:
        super().__init__(word)
        self.places = places

    def __str__(self) -> str:
        return f"no letter stands at {', '.join(map(str, self.places))}"


class AlreadyGuessedError(GuessError):
    """The word was guessed before in this game."""

    def __init__(self, word: str, row: int) -> None:
        super().__init__(word)
        self.row = row

    def __str__(self) -> str:
        return f"{self.word} was guessed already, in row {self.row}"


class NotAcceptedError(GuessError):
    """The lexicon does not accept the word; ``reason`` and ``lemma`` say why."""

    def __init__(self, word: str, reason: str, lemma: str | None = None) -> None:
        super().__init__(word)
        self.reason = reason
        self.lemma = lemma

    def __str__(self) -> str:
        of = f" of {self.lemma}" if self.lemma else ""
        return f"{self.word} is not accepted: {self.reason}{of}"


class GameOverError(GuessError):
    """The game has ended; no more guesses are taken."""

    def __str__(self) -> str:
        return "the game is over"


class StaleGuessError(GuessError):
    """The guess was made for another row than the next one, from an old page or a second tab."""

    def __init__(self, word: str, row: int, expected: int) -> None:
        super().__init__(word)
        self.row = row
        self.expected = expected

    def __str__(self) -> str:
        return f"the guess was made for row {self.row}; the next one is {self.expected}"


class AnswerError(LiteraturaError):
    """A setter's answer that can't be taken: for another row, or a score that can't be."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(row, reason)
        self.row = row
        self.reason = reason

    def __str__(self) -> str:
        return f"row {self.row}: {self.reason}"


class StateError(LiteraturaError):
    """A stored value can't be read back."""


class TransferError(LiteraturaError):
    """What a player brings from elsewhere can't be taken.

    ``reason`` is ``foreign`` (not made here), ``newer`` (by a later version), ``damaged``,
    ``counted`` (it is here already) or ``full`` (it comes from too many places).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class DateError(LiteraturaError):
    """A day before day 1, or one that has not begun; ``latest`` is the last that has, if known."""

    def __init__(self, day: date, earliest: date, latest: date | None = None) -> None:
        super().__init__(day)
        self.day = day
        self.earliest = earliest
        self.latest = latest

    def __str__(self) -> str:
        if self.day < self.earliest:
            return f"{self.day} is before day 1, {self.earliest}"
        return f"{self.day} has not begun"


class NoSuchGameError(LiteraturaError):
    """A mode has no game with this key."""

    def __init__(self, mode: str, key: str) -> None:
        super().__init__(f"{mode} has no game {key!r}")
        self.mode = mode
        self.key = key


class NoPuzzleError(LiteraturaError):
    """No position of these rows has one solution; the lexicon has too few words of the length."""

    def __init__(self, length: int, rows: int) -> None:
        super().__init__(length, rows)
        self.length = length
        self.rows = rows

    def __str__(self) -> str:
        return f"no puzzle of {self.length} letters and {self.rows} rows can be made"


class DataError(LiteraturaError):
    """A data file is missing or is not what it should be."""


class SettingError(LiteraturaError):
    """A setting that the program can't start with; ``name`` is the environment variable."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name} {self.reason}"
