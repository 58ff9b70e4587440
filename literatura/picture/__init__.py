"""Pictures of boards: SVG, PNG and PDF, and booklets of puzzles. Shapes first, formats last."""

from literatura.picture.board import DARK, LIGHT, BoardPicture, Colours, draw_board, draw_card
from literatura.picture.booklet import booklet
from literatura.picture.pdf import to_pdf
from literatura.picture.svg import to_png, to_svg

__all__ = [
    "DARK",
    "LIGHT",
    "BoardPicture",
    "Colours",
    "booklet",
    "draw_board",
    "draw_card",
    "to_pdf",
    "to_png",
    "to_svg",
]
