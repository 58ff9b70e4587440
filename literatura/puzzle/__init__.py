"""Puzzles: games in progress that exactly one word completes; made, graded, kept and explained."""

from literatura.puzzle.archive import FILE_NAME, Archive, load_published
from literatura.puzzle.daily import DIFFICULTY_BY_WEEKDAY, DailyPuzzles, daily_puzzle
from literatura.puzzle.difficulty import difficulties
from literatura.puzzle.maker import PuzzleMaker, Wish
from literatura.puzzle.position import (
    EASIEST,
    HARDEST,
    MAX_ROWS,
    Puzzle,
    needed,
    puzzle_from_dict,
    solutions,
)

__all__ = [
    "DIFFICULTY_BY_WEEKDAY",
    "EASIEST",
    "FILE_NAME",
    "HARDEST",
    "MAX_ROWS",
    "Archive",
    "DailyPuzzles",
    "Puzzle",
    "PuzzleMaker",
    "Wish",
    "daily_puzzle",
    "difficulties",
    "load_published",
    "needed",
    "puzzle_from_dict",
    "solutions",
]
