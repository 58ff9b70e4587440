"""The words that were left after each guess, as a line that falls: inline SVG in the page's ink.

Heights are logarithmic: a step down halves the words. A disc is what was left, a ring what was to
be expected, so that shape tells them apart. The table beside it has the same figures to be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import log2

from literatura.analysis import GuessReport
from ui.texts import Say

_WIDTH, _HEIGHT = 320, 150
_LEFT, _RIGHT, _TOP, _BOTTOM = 26, 18, 20, 22
_LABEL_GAP = 8


def words_left_chart(reports: Sequence[GuessReport], say: Say) -> str:
    """Return the drawing and its legend; it is hidden from screen readers, who have the table."""
    most = max(reports[0].before, 2)
    left = [(_x(0, reports), _y(reports[0].before, most))]
    marks = [_label(left[0][0], left[0][1], say.number(reports[0].before))]
    for number, report in enumerate(reports, start=1):
        x, y = _x(number, reports), _y(report.after, most)
        expected = _y(max(report.expected_after, 1), most)
        left.append((x, y))
        marks += [
            f'<path class="gap" d="M{x} {expected:.1f}V{y:.1f}"/>',
            f'<circle class="expected" cx="{x}" cy="{expected:.1f}" r="4"/>',
            f'<circle class="left" cx="{x}" cy="{y:.1f}" r="3.5"/>',
            _label(x, min(y, expected), say.number(report.after)),
            f'<text class="nr" x="{x}" y="{_HEIGHT - 5}">{number}.</text>',
        ]
    line = " ".join(f"{x},{y:.1f}" for x, y in left)
    ground = f"M{_LEFT - 14} {_HEIGHT - _BOTTOM + 5}H{_WIDTH - 4}"
    drawing = (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="presentation">'
        f'<path class="ground" d="{ground}"/><polyline points="{line}"/>{"".join(marks)}</svg>'
    )
    legend = (
        f'<p><i class="dot"></i> {escape(say("analysis.chart.left"))}'
        f' <i class="ring"></i> {escape(say("analysis.chart.expected"))}</p>'
    )
    return f'<div class="chart" aria-hidden="true" data-testid="chart">{drawing}{legend}</div>'


def _x(number: int, reports: Sequence[GuessReport]) -> int:
    return _LEFT + round(number * (_WIDTH - _LEFT - _RIGHT) / len(reports))


def _y(words: float, most: int) -> float:
    return _TOP + (1 - log2(words) / log2(most)) * (_HEIGHT - _TOP - _BOTTOM)


def _label(x: int, y: float, content: str) -> str:
    return f'<text x="{x}" y="{y - _LABEL_GAP:.1f}">{content}</text>'
