"""Drawings as SVG and PNG, with Literata inside, so that ő and ű are right everywhere."""

from __future__ import annotations

import base64
from functools import cache
from xml.sax.saxutils import escape, quoteattr

import resvg_py

from literatura.data_files import data_folder
from literatura.picture.shapes import Box, Disc, Drawing, Line, Shape, Text
from literatura.picture.typeface import WEIGHTS, drawable, font_file

FAMILY = "Literata, Georgia, 'Noto Serif', 'DejaVu Serif', serif"


def to_svg(drawing: Drawing, *, embed_fonts: bool = True) -> str:
    """Return the drawing as an SVG document; its text is text, its typeface a part of it."""
    style = f"<style>{_font_faces()}</style>" if embed_fonts else ""
    title = drawable(drawing.title)
    width, height = _number(drawing.width), _number(drawing.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" aria-label={quoteattr(title)}>'
        f"<title>{escape(title)}</title>{style}"
        f'<rect width="100%" height="100%" fill="{drawing.paper}"/>'
        f'<g font-family="{FAMILY}">{"".join(map(_element, drawing.shapes))}</g></svg>\n'
    )


def to_png(drawing: Drawing, scale: float = 2) -> bytes:
    """Return the drawing as PNG, ``scale`` pixels to the unit; about 30 ms."""
    image = resvg_py.svg_to_bytes(
        svg_string=to_svg(drawing, embed_fonts=False),  # the renderer reads files only
        skip_system_fonts=True,
        font_files=[font_file(name) for name in WEIGHTS],
        font_family="Literata",
        zoom=scale,
    )
    return bytes(image)


@cache
def _font_faces() -> str:
    faces = []
    for name, weight in WEIGHTS.items():
        font = (data_folder() / "fonts" / f"literata-{name}.woff2").read_bytes()
        source = f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"
        faces.append(f"@font-face{{font-family:Literata;font-weight:{weight};src:{source}}}")
    return "".join(faces)


def _element(shape: Shape) -> str:
    match shape:
        case Box():
            x, y, width, height = map(_number, (shape.x, shape.y, shape.width, shape.height))
            return (
                f'<rect x="{x}" y="{y}" width="{width}" height="{height}"'
                f' rx="{_number(shape.radius)}"{_paint(shape)}/>'
            )
        case Disc():
            x, y, radius = map(_number, (shape.x, shape.y, shape.radius))
            return f'<circle cx="{x}" cy="{y}" r="{radius}"{_paint(shape)}/>'
        case Line():
            x, y, x2, y2 = map(_number, (shape.x, shape.y, shape.x2, shape.y2))
            line = f'stroke="{shape.stroke}" stroke-width="{_number(shape.line)}"'
            return f'<line x1="{x}" y1="{y}" x2="{x2}" y2="{y2}" {line}/>'
        case Text():
            return _text(shape)


def _text(text: Text) -> str:
    x, y, size = map(_number, (text.x, text.y, text.size))
    weight = WEIGHTS["semibold" if text.bold else "regular"]
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{text.fill}"'
        f' text-anchor="{text.anchor}">{escape(drawable(text.content))}</text>'
    )


def _paint(shape: Box | Disc) -> str:
    line = f' stroke="{shape.stroke}" stroke-width="{_number(shape.line)}"' if shape.stroke else ""
    return f' fill="{shape.fill or "none"}"{line}'


def _number(value: float) -> str:
    """Return the number in as few signs as do, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
