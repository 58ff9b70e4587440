"""Literatúra, the game without the site: rules, words, codebreaker, puzzles."""

__version__ = "0.1.0"
