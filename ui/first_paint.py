"""A still picture of a page, painted before any script has run.

NiceGUI sends a page as data that its scripts turn into elements: until they have come, nothing is
seen. The same elements are written here as plain HTML, out of reach for pointers, keys and screen
readers, and removed when the page itself is there. Knows no page; only how a board looks.
"""

from __future__ import annotations

import re
from html import escape

from nicegui import ui
from nicegui.element import Element

from ui.components.board import Board

_LOOKS = ("aria-pressed", "aria-current", "aria-checked", "lang", "type", "placeholder")
# Components that stand around what they are given, and the classes that they give themselves.
_SHELLS = {"notes": ("notes",), "focus": ()}
_NAMES = re.compile(r' (?:id|data-testid|data-key|aria-label)="[^"]*"')
# A mutation is seen before the next frame: never both, never neither. The picture is taken off a
# little later: what is gone before the browser has reported its paint does not count as painted.
_REMOVE = """<script>
new MutationObserver((_, observer) => {
  if (!document.querySelector("#app .page")) return;
  const still = document.getElementById("still");
  still.style.visibility = "hidden";
  setTimeout(() => still.remove(), 300);
  observer.disconnect();
}).observe(document.body, {childList: true, subtree: true});
</script>"""


def add_first_paint() -> None:
    """Add the picture of what the page consists of so far."""
    content = "".join(_html(child) for child in ui.context.client.content)
    ui.add_body_html(f'<div id="still" inert aria-hidden="true">{content}</div>{_REMOVE}')


def _html(element: Element) -> str:
    props = element.props
    if isinstance(element, Board):
        return _board(element)
    if "popover" in props:
        return ""  # closed at first
    if element.component is None:
        inside = props.get("innerHTML") or escape(element._text or "") + _inside(element)
    elif element.component.name in _SHELLS:
        classes = " ".join((*_SHELLS[element.component.name], *element.classes))
        return f'<div class="{classes}">{_inside(element)}</div>'
    else:
        return ""
    looks = {"class": " ".join(element.classes), **{name: props.get(name) for name in _LOOKS}}
    attributes = "".join(
        f' {name}="{escape(str(value))}"' for name, value in looks.items() if value
    )
    inside = _NAMES.sub("", inside)  # they name what is on the page itself
    return f"<{element.tag}{attributes}>{inside}</{element.tag}>"


def _inside(element: Element) -> str:
    return "".join(map(_html, element.default_slot.children))


def _board(board: Board) -> str:
    """Return the board as board.js draws it; tests/e2e compares the two."""
    length, rows, labels = (board.props[name] for name in ("length", "rows", "labels"))
    captions = (("in", labels["inPlace"]), ("mis", labels["misplaced"]))
    head = (
        f'<div class="row head"><span class="nr"></span><span class="covers">'
        f"{'<span class=cover></span>' * length}</span>"
        + "".join(f'<span class="cap {side}">{escape(text)}</span>' for side, text in captions)
        + "</div>"
    )
    current = len(rows) + 1 if board.props["running"] else 0
    drawn = "".join(
        _row(number, length, rows[number - 1] if number <= len(rows) else None, number == current)
        for number in range(1, board.props["total"] + 1)
    )
    return f'<div class="board" style="--n: {length}">{head}{drawn}</div>'


def _row(number: int, length: int, row: tuple[str, int, int] | None, is_current: bool) -> str:
    word, *numbers = row or (" " * length, "", "")
    state = " played" if row else " current" if is_current else ""
    tiles = "".join(f"<span class=tile>{letter.strip()}</span>" for letter in word)
    in_place, misplaced = numbers
    return (
        f'<div class="row{state}"><span class="nr">{number}</span>{tiles}'
        f'<span class="num in">{in_place}</span><span class="num mis">{misplaced}</span></div>'
    )
