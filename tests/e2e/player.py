"""A player in a browser: real key presses, taps and what can be read off the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

ALT, CTRL, META, SHIFT = 1, 2, 4, 8  # CDP's modifier bits

# Where the letters that other keyboards lack lie on the Hungarian one: code, and Windows' key code.
_HUNGARIAN_KEYS = {
    "é": ("Semicolon", 186),
    "á": ("Quote", 222),
    "ű": ("Backslash", 220),
    "ő": ("BracketLeft", 219),
    "ú": ("BracketRight", 221),
    "ö": ("Digit0", 48),
    "ü": ("Minus", 189),
    "ó": ("Equal", 187),
    "í": ("IntlBackslash", 226),
    "z": ("KeyY", 89),
    "y": ("KeyZ", 90),
}
# What a browser brings along that has been here before: it gets no tour.
TOURED = {"name": "bemutato", "value": "volt", "domain": "127.0.0.1", "path": "/"}
_CONTROLS = {"Enter": ("Enter", 13, "\r"), "Backspace": ("Backspace", 8, "")}


# The page's socket stands, and the picture that stood for it is gone.
LIVE = "window.did_handshake === true && !document.getElementById('still')"


class Player:
    """Somebody at one page of the site."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self._devtools: CDPSession | None = None

    # ---- going places

    def open(self, path: str = "/") -> None:
        """Go to a page; returns when it can be played on."""
        self.page.goto(self.url + path)
        self.wait_until_ready()

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until the page is drawn and live."""
        expect(self.page.get_by_test_id("board")).to_be_visible()
        self.page.wait_for_function(LIVE)

    # ---- pressing keys

    def key(self, key: str, modifiers: int = 0) -> None:
        """Press and release one key as on a Hungarian keyboard; ``key`` is what it yields."""
        self.key_down(key, modifiers)
        self._dispatch("keyUp", key, modifiers, "")

    def key_down(self, key: str, modifiers: int = 0, *, repeat: bool = False) -> None:
        """Press a key, or let it repeat, without releasing it."""
        types = len(key) == 1 and not modifiers & (ALT | CTRL | META)
        text = key if types else _CONTROLS.get(key, ("", 0, ""))[2]
        self._dispatch("keyDown" if text else "rawKeyDown", key, modifiers, text, repeat=repeat)

    def type(self, word: str) -> None:
        """Press the keys of a word."""
        for letter in word.lower():
            self.key(letter)

    def guess(self, word: str) -> None:
        """Type a word, press Enter and wait for its control numbers."""
        row = self.rows_played() + 1
        self.type(word)
        self.key("Enter")
        self.wait_for_numbers(row)

    def tap_guess(self, word: str) -> None:
        """Tap a word and Enter on the on-screen keyboard, and wait for its control numbers."""
        row = self.rows_played() + 1
        for letter in word:
            self.screen_key(letter).tap()
        self.screen_key("enter").tap()
        self.wait_for_numbers(row)

    # ---- seeing

    def screen_key(self, name: str) -> Locator:
        """Return a key of the on-screen keyboard."""
        return self.page.get_by_test_id(f"key-{name}")

    def row(self, number: int) -> Locator:
        """Return a row of the board."""
        return self.page.get_by_test_id(f"row-{number}")

    def word_in(self, row: int) -> str:
        """Return the letters that stand in a row."""
        tiles = self.row(row).locator("[data-testid^=tile-]")
        return "".join(text.strip() for text in tiles.all_text_contents())

    def numbers_in(self, row: int) -> tuple[str, str]:
        """Return a row's two control numbers as they are printed."""
        found = (self.row(row).get_by_test_id(name) for name in ("in-place", "misplaced"))
        first, second = (one.inner_text().strip() for one in found)
        return first, second

    def rows_played(self) -> int:
        """Return how many rows have numbers."""
        texts = self.page.get_by_test_id("in-place").all_inner_texts()
        return sum(bool(text.strip()) for text in texts)

    def wait_for_numbers(self, row: int) -> None:
        """Wait until a row has been answered."""
        expect(self.row(row).get_by_test_id("misplaced")).not_to_be_empty()

    def expect_word(self, row: int, word: str) -> None:
        """Wait until these letters, and no others, stand in a row."""
        self.page.wait_for_function(
            """([row, word]) => word === Array.from(
                document.querySelectorAll(`[data-testid=row-${row}] [data-testid^=tile-]`),
                (tile) => tile.textContent.trim()).join("")""",
            arg=[row, word],
        )

    def message(self) -> Locator:
        """Return the message line."""
        return self.page.get_by_test_id("message")

    def result(self) -> Locator:
        """Return what is shown when the game is over."""
        return self.page.get_by_test_id("result")

    # ---- the browser's own protocol

    def devtools(self) -> CDPSession:
        """Return the page's DevTools session."""
        if self._devtools is None:
            self._devtools = self.page.context.new_cdp_session(self.page)
        return self._devtools

    def scrolls(self) -> bool:
        """Return whether anything of the page lies outside its window."""
        return bool(
            self.page.evaluate(
                """() => {
                    const root = document.scrollingElement;
                    return root.scrollHeight > innerHeight || root.scrollWidth > innerWidth;
                }"""
            )
        )

    def _dispatch(
        self, kind: str, key: str, modifiers: int, text: str, *, repeat: bool = False
    ) -> None:
        name = key.lower()
        if key in _CONTROLS:
            code, number, _ = _CONTROLS[key]
        elif name in _HUNGARIAN_KEYS:
            code, number = _HUNGARIAN_KEYS[name]
        else:
            code, number = f"Key{key.upper()}", ord(key.upper()) if len(key) == 1 else 0
        event: dict[str, Any] = {
            "type": kind,
            "key": key,
            "code": code,
            "windowsVirtualKeyCode": number,
            "modifiers": modifiers,
            "autoRepeat": repeat,
        }
        if text:
            event |= {"text": text, "unmodifiedText": text}
        self.devtools().send("Input.dispatchKeyEvent", event)
