"""Drawings as pages of a PDF document: vector shapes, and text that can be searched."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from fpdf import FPDF

from literatura.picture.shapes import Box, Disc, Drawing, Line, Shape, Text
from literatura.picture.typeface import WEIGHTS, drawable, font_file

_FAMILY = "literata"
_STYLES = {"regular": "", "semibold": "B"}
_MADE = datetime(2026, 1, 1, tzinfo=UTC)  # no clock here; the same drawing is the same file


def to_pdf(pages: Iterable[Drawing], title: str) -> bytes:
    """Return a document with a page for each drawing, as large as it is, in points."""
    document = _new_document()
    document.set_title(drawable(title))
    for page in pages:
        document.add_page(format=(page.width, page.height))
        document.set_fill_color(page.paper)
        document.rect(0, 0, page.width, page.height, style="F")
        for shape in page.shapes:
            _draw(document, shape)
    return bytes(document.output())


def _new_document() -> FPDF:
    document = FPDF(unit="pt")
    document.set_auto_page_break(False)
    document.set_margin(0)
    document.set_creation_date(_MADE)
    document.set_lang("hu")
    for name in WEIGHTS:
        document.add_font(_FAMILY, _STYLES[name], font_file(name))
    return document


def _draw(document: FPDF, shape: Shape) -> None:
    match shape:
        case Box():
            document.rect(
                shape.x,
                shape.y,
                shape.width,
                shape.height,
                style=_paint(document, shape.fill, shape.stroke, shape.line),
                round_corners=shape.radius > 0,
                corner_radius=shape.radius,
            )
        case Disc():
            style = _paint(document, shape.fill, shape.stroke, shape.line)
            document.circle(shape.x, shape.y, shape.radius, style=style)
        case Line():
            _paint(document, "", shape.stroke, shape.line)
            document.line(shape.x, shape.y, shape.x2, shape.y2)
        case Text():
            document.set_font(_FAMILY, _STYLES["semibold" if shape.bold else "regular"], shape.size)
            document.set_text_color(shape.fill)
            share = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
            content = drawable(shape.content)
            left = shape.x - share * document.get_string_width(content)
            document.text(left, shape.y, content)


def _paint(document: FPDF, fill: str, stroke: str, line: float) -> str:
    """Set the colours, and return how fpdf2 calls what is to be done with them."""
    if fill:
        document.set_fill_color(fill)
    if stroke:
        document.set_draw_color(stroke)
        document.set_line_width(line)
    return ("D" if stroke else "") + ("F" if fill else "")
