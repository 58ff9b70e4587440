"""Pictures of boards: SVG, PNG and PDF, and booklets of puzzles. Shapes first, formats last."""

from literatura.picture.board import DARK, LIGHT, BoardPicture, Colours, draw_board, draw_card
from literatura.picture.booklet import Contents, booklet, graded, of_days, sheet
from literatura.picture.pdf import to_pdf
from literatura.picture.svg import to_png, to_svg
from literatura.picture.texts import day_caption

__all__ = [
    "DARK",
    "LIGHT",
    "BoardPicture",
    "Colours",
    "Contents",
    "booklet",
    "day_caption",
    "draw_board",
    "draw_card",
    "graded",
    "of_days",
    "sheet",
    "to_pdf",
    "to_png",
    "to_svg",
]
