"""The on-screen keyboard: 32 letters, Enter and Backspace.

Its keys are plain buttons with ``data-key``; the board takes them up in the browser, so that a
letter is painted without a round trip.
"""

from __future__ import annotations

from html import escape

from nicegui import ui

from ui.texts import Say

ENTER, BACKSPACE = "enter", "backspace"
ROWS = (
    tuple("ERTZUIOP"),
    tuple("ASDFGHJKL"),
    (ENTER, *"YCVBNM", BACKSPACE),
    tuple("ÁÉÍÓÖŐÚÜŰ"),
)

_BACKSPACE_ICON = (
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" '
    'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M9 5.5h11.5v13H9L3 12z"/><path d="m12 9.5 5 5m0-5-5 5"/></svg>'
)


def keyboard(say: Say) -> None:
    """Draw the keyboard."""
    rows = "".join(
        f'<div class="keys">{"".join(_key(key, say) for key in row)}</div>' for row in ROWS
    )
    label = escape(say("keyboard.label"))
    content = f'<div class="keyboard" role="group" aria-label="{label}">{rows}</div>'
    ui.html(content, sanitize=False).mark("keyboard")


def _key(key: str, say: Say) -> str:
    if key == ENTER:
        classes, label, face = "key wide enter", "", escape(say("keyboard.enter"))
    elif key == BACKSPACE:
        label = f' aria-label="{escape(say("keyboard.backspace"))}"'
        classes, face = "key wide", _BACKSPACE_ICON
    else:
        classes, label, face = "key", "", key
    return (
        f'<button type="button" class="{classes}" data-key="{key}" data-testid="key-{key}"{label}>'
        f"{face}</button>"
    )
