"""What stands in the keyboard's place when a game is over."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote

from nicegui import ui

from literatura.game import Game, Status
from ui.components.focus import heading
from ui.components.numbers import last_turn_sentence
from ui.components.text import hungarian_html, link, markup, sentence_html, text
from ui.texts import Say

_DICTIONARY = "https://hu.wiktionary.org/wiki/"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word means, as far as the lexicon knows."""

    synonyms: tuple[str, ...]
    gloss: tuple[str, ...]


def standing_sentence(game: Game, say: Say) -> str:
    """Return how a game stands that was begun: its last row, and once it is over its outcome."""
    parts = [last_turn_sentence(game.turns, say)] if game.turns else []
    if game.status is Status.WON:
        parts.append(say.outcome(game.status, len(game.turns)))
    elif game.is_over:
        parts.append(say(f"play.{game.status.value}", word=game.secret))
    return " ".join(parts)


def result(game: Game, meaning: Meaning, say: Say) -> None:
    """Draw how the game went, and its word; what comes next is the page's to add."""
    guesses = len(game.turns)
    won = game.status is Status.WON
    heading("h2", say.outcome(game.status, guesses))
    text("p", say.plural("result.breaker", guesses) if won else say("result.setter"))
    text("p", game.secret).classes("result-word").props('data-testid=result-word lang="hu"')
    with ui.element("div").classes("meaning"):
        look_up = link(f"{_DICTIONARY}{quote(game.secret.lower())}", say("result.look_up"))
        look_up.props("target=_blank rel=noopener data-testid=look-up")
        if meaning.synonyms:
            words = hungarian_html(", ".join(meaning.synonyms))
            told = sentence_html(say("result.synonyms", words="#"), say).replace("#", words)
            markup("p", told)
        if meaning.gloss and say.language == "en":
            text("p", say("result.gloss", words="; ".join(meaning.gloss)))
