"""Sentences on a page; everything that comes from outside is escaped here."""

from __future__ import annotations

import re
from html import escape

from nicegui.elements.mixins.content_element import ContentElement
from nicegui.elements.mixins.text_element import TextElement

_BOLD = re.compile(r"\*\*(.+?)\*\*")


def text(tag: str, content: str) -> TextElement:
    """Draw an element that holds nothing but the text."""
    return TextElement(tag=tag, text=content)


def link(target: str, content: str) -> TextElement:
    """Draw a link to a page of this site."""
    element = text("a", content)
    element.props["href"] = target
    return element


def button(content: str) -> TextElement:
    """Draw a plain button; what it does is added by ``.on("click", …)``."""
    return text("button", content).props("type=button").classes("button")


def markup(tag: str, html: str) -> ContentElement:
    """Draw an element that holds HTML of our own making.

    Unlike ``ui.html`` it is a plain element: no component's template is compiled in the browser.
    """
    return ContentElement(tag=tag, content=html)


def sentence(tag: str, content: str) -> ContentElement:
    """Draw a sentence with ``**word**`` set in bold."""
    return markup(tag, sentence_html(content))


def sentence_html(content: str) -> str:
    """Return the sentence as HTML, with ``**word**`` in bold."""
    return _BOLD.sub(r"<b>\1</b>", escape(content))
