"""The on-screen keyboard: 32 letters, Enter and Backspace.

Its keys are plain buttons with ``data-key``; the board takes them up in the browser, so that a
letter is painted without a round trip.
"""

from __future__ import annotations

from html import escape

from ui.components.text import markup
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


PENCIL_ICON = (
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" '
    'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="m4.5 19.5.9-4L15.8 5.1a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8.5 18.6z"/>'
    '<path d="m13.8 7.1 3.1 3.1"/></svg>'
)


def keyboard(say: Say) -> None:
    """Draw the keyboard; the pencil behind its first row opens the notes (``notes.js``)."""
    first, *others = ("".join(_key(key, say) for key in row) for row in ROWS)
    rows = "".join(f'<div class="keys">{row}</div>' for row in (first + _pencil(say), *others))
    label = escape(say("keyboard.label"))
    content = f'<div class="keyboard" role="group" aria-label="{label}">{rows}</div>'
    markup("div", content).mark("keyboard")


def _pencil(say: Say) -> str:
    label = escape(say("notes.open"))
    return (
        '<button type="button" class="key pencil" data-notes data-testid="notes" '
        f'aria-pressed="false" aria-label="{label}" title="{label}">{PENCIL_ICON}</button>'
    )


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
