"""What every guess of an ended game was worth, when the player asks: a chart and its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from html import escape

from nicegui import ui

from literatura.analysis import GuessReport
from ui.components.chart import words_left_chart
from ui.components.focus import heading
from ui.components.text import button, markup, sentence_html, text
from ui.texts import Say

_COLUMNS = ("guess", "left", "expected", "luck", "skill")


def analysis(say: Say, load: Callable[[], Awaitable[Sequence[GuessReport] | None]]) -> None:
    """Draw a button, and in its place what ``load`` returns; where that is None, it stays."""
    place = ui.element("section").classes("analysis")
    with place:
        opener = button(say("analysis.open")).props("data-testid=analysis-open")

    async def fill() -> None:
        opener.set_text(say("analysis.wait"))
        reports = await load()
        opener.set_text(say("analysis.open"))
        if reports is None or opener not in place.default_slot.children:
            return
        place.clear()
        with place:
            _draw(reports, say)

    opener.on("click", fill)


def _draw(reports: Sequence[GuessReport], say: Say) -> None:
    heading("h3", say("analysis.title"))
    if not reports:
        text("p", say("analysis.none"))
        return
    markup("div", words_left_chart(reports, say))
    markup("div", _table(reports, say)).props("data-testid=analysis")
    for key in ("analysis.luck.note", "analysis.skill.note"):
        text("p", say(key))


def _table(reports: Sequence[GuessReport], say: Say) -> str:
    """Return the table; its roles are spelt out, as a narrow one is laid out as a grid."""
    head = "".join(
        f'<th scope="col" role="columnheader">{escape(say(f"analysis.{c}"))}</th>' for c in _COLUMNS
    )
    body = "".join(_row(report, say) for report in reports)
    caption = escape(say("analysis.caption"))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}">'
        f'<table role="table">'
        f'<caption class="vh">{caption}</caption>'
        f'<thead role="rowgroup"><tr role="row">{head}</tr></thead>'
        f'<tbody role="rowgroup">{body}</tbody></table></div>'
    )


def _row(report: GuessReport, say: Say) -> str:
    advised = report.advice.guess
    key = "analysis.same" if advised == report.guess else "analysis.advice"
    cells = (
        f"{say.number(report.before)} → {say.number(report.after)}",
        say.number(report.expected_after, digits=0 if report.expected_after >= 10 else 1),
        say.number(report.luck_bits, digits=1, signed=True),
        say("analysis.percent", value=round(report.skill_percent)),
    )
    told = sentence_html(say(key, word=advised), say)
    named = f'<b lang="hu">{report.guess}</b><span>{told}</span>'
    figures = "".join(f'<td role="cell">{cell}</td>' for cell in cells)
    return f'<tr role="row"><th scope="row" role="rowheader">{named}</th>{figures}</tr>'
