"""Sentences on a page; everything that comes from outside is escaped here.

Words of the game stand in capitals wherever they stand. On a page in another language they are
marked as Hungarian, or its screen readers would read them as words of that language.
"""

from __future__ import annotations

import re
from html import escape

from nicegui.elements.mixins.content_element import ContentElement
from nicegui.elements.mixins.text_element import TextElement

from literatura.alphabet import LETTERS
from ui.texts import Say

_BOLD = re.compile(r"\*\*(.+?)\*\*")
# Words, letters in a row, or a letter that English lacks; single ones that it has may be its own.
_CAPITALS = re.compile(rf"\b(?:[{LETTERS}]+(?:,? [{LETTERS}]+)+|[{LETTERS}]{{2,}}|[ÁÉÍÓÖŐÚÜŰ])\b")


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


def sentence(tag: str, content: str, say: Say) -> ContentElement:
    """Draw a sentence with ``**word**`` set in bold, and its Hungarian words marked."""
    return markup(tag, sentence_html(content, say))


def sentence_html(content: str, say: Say) -> str:
    """Return the sentence as HTML, with ``**word**`` in bold, and its Hungarian words marked."""
    html = _BOLD.sub(r"<b>\1</b>", escape(content))
    return html if say.language == "hu" else _CAPITALS.sub(r'<span lang="hu">\g<0></span>', html)


def hungarian_html(words: str) -> str:
    """Return words of which no capitals tell that they are Hungarian."""
    return f'<span lang="hu">{escape(words)}</span>'
