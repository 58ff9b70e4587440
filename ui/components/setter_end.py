"""How a setter's game ends: who won, which answers can't be right, and what the word was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from nicegui import ui

from literatura.codebreaker import Repair
from literatura.scoring import Score
from literatura.setter import SetterGame, Stage, Way
from ui.components.focus import heading
from ui.components.numbers import numbers_html
from ui.components.text import button, markup, sentence, sentence_html, text
from ui.components.word_field import WordField
from ui.texts import Say

_SHOWN = 6
"""So many new answers are offered at first."""


def headline(game: SetterGame, say: Say) -> str:
    """Return who won, in a sentence."""
    if game.stage is Stage.BROKEN:
        return say("setter.broken" if game.is_decided else "setter.not_it")
    return say("setter.unbroken" if game.stage is Stage.UNBROKEN else "setter.gave_up")


def outcome(game: SetterGame, say: Say) -> None:
    """Draw who won, and the word if it is known."""
    heading("h2", headline(game, say))
    if game.stage is Stage.BROKEN and game.is_decided:
        text("p", say.plural("result.breaker", len(game.turns)))
    elif game.stage is Stage.UNBROKEN:
        text("p", say("setter.unbroken.hint"))
    if game.word is not None:
        text("p", game.word).classes("result-word").props('data-testid=result-word lang="hu"')


def verdict(game: SetterGame, refusal: str | None, say: Say) -> None:
    """Draw what the word that the player told says of their answers.

    ``refusal`` is the sentence that tells why the dictionary does not have it, None if it does.
    """
    if game.way is not Way.BY_HAND or game.secret is None:
        return
    with ui.element("div").classes("verdict").props("data-testid=verdict"):
        if refusal is not None:
            sentence("p", say("setter.unknown", refusal=refusal), say)
        mistakes = game.mistakes()
        for wrong in mistakes:
            given, right = numbers_html(wrong.given, say), numbers_html(wrong.right, say)
            facts = {"row": wrong.row, "word": wrong.guess}
            _sentence_with_numbers(say("setter.mistake", **facts), say, given, right)
        if not mistakes:
            text("p", say("setter.no_mistake"))


def reveal_field(game: SetterGame, say: Say, on_send: Callable[[str], Awaitable[None]]) -> None:
    """Draw where the player may tell what the word was."""
    if game.way is not Way.BY_HAND:
        return
    with ui.element("div").classes("reveal"):
        text("p", say(f"setter.reveal.{game.stage.value}"))
        WordField(say("setter.secret"), say("setter.reveal"), "reveal", on_send)


def repair_list(
    found: Sequence[Repair], say: Say, on_repair: Callable[[int, Score], Awaitable[None]]
) -> None:
    """Draw the answers that would make sense if changed, with a button for each new answer.

    The likeliest slips, those of the smallest difference, come first; a long list is folded.
    """
    likely = sorted(
        (_difference(repair.given, score), repair.row, score)
        for repair in found
        for score in repair.scores
    )
    shown = {(row, score) for _, row, score in likely[:_SHOWN]}
    rows = {repair.row: repair for repair in found}
    order = dict.fromkeys(row for _, row, _ in likely)
    first = {row: [score for r, score in shown if r == row] for row in order}

    def draw(of: Mapping[int, Sequence[Score]]) -> None:
        for row, scores in of.items():
            if scores:
                _repair(rows[row], sorted(scores), say, on_repair)

    place = ui.element("div").classes("repairs")
    with place:
        draw(first)
        if len(likely) > _SHOWN:
            more = button(say("setter.stuck.all")).props("data-testid=all-repairs")

            def show_all() -> None:
                place.clear()
                with place:
                    draw({row: rows[row].scores for row in order})

            more.on("click", show_all)


def _difference(given: Score, other: Score) -> int:
    if (given.in_place, given.misplaced) == (other.misplaced, other.in_place):
        return 1  # the two numbers were swapped
    return abs(given.in_place - other.in_place) + abs(given.misplaced - other.misplaced)


def _repair(
    repair: Repair,
    scores: Sequence[Score],
    say: Say,
    on_repair: Callable[[int, Score], Awaitable[None]],
) -> None:
    with ui.element("div").classes("repair").props(f"data-testid=repair-{repair.row}"):
        facts = {"row": repair.row, "word": repair.guess}
        given = numbers_html(repair.given, say)
        _sentence_with_numbers(say("setter.repair", **facts), say, given)
        with ui.element("div").classes("pairs"):
            for score in scores:
                _pair_button(repair.row, score, say, on_repair)


def _pair_button(
    row: int, score: Score, say: Say, on_repair: Callable[[int, Score], Awaitable[None]]
) -> None:
    button = markup("button", numbers_html(score, say)).classes("button")
    testid = f"repair-{row}-{score.in_place}-{score.misplaced}"
    button.props(f"type=button data-testid={testid}")
    button.on("click", lambda: on_repair(row, score))


def _sentence_with_numbers(content: str, say: Say, *pairs: str) -> None:
    """Draw a sentence in which ``#`` stands for each pair of numbers."""
    first, *others = sentence_html(content, say).split("#")
    woven = "".join(f"{pair}{other}" for pair, other in zip(pairs, others, strict=True))
    markup("p", first + woven)
