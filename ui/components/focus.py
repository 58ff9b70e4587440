"""A part of the page that keeps the keyboard's focus when its content is replaced."""

from __future__ import annotations

from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement

from ui.components.text import text


class FocusKeeper(Element, component="focus.js"):
    """What holds the content; see focus.js."""


def heading(tag: str, content: str) -> TextElement:
    """Draw a heading that gets the focus when what had it has gone, so that it is read out."""
    return text(tag, content).props('tabindex=-1 data-focus=""')
