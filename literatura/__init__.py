"""Literatúra, the game without the site: rules, words, codebreaker, puzzles."""
