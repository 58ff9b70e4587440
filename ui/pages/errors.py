"""What stands where no page does: a wrong address, a fault of ours, a store or server out of reach.

Whole HTML documents, without NiceGUI: they must come up when it does not.
"""

from __future__ import annotations

from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

from ui.head import font_css
from ui.preferences import Preferences, preferences
from ui.texts import Say
from ui.theme import LANGUAGE_COOKIE, VIEWPORT, style_sheet, theme_colour_tags

# By itself, when the browser finds its connection or the server is there again.
_COME_BACK = """
addEventListener("online", () => location.reload());
setInterval(() => {
  fetch("/healthz", {cache: "no-store"}).then((answer) => answer.ok && location.reload(), () => {});
}, 5000);
"""


def error_page(status: int, request: Request) -> HTMLResponse:
    """Return the answer with an HTTP status of 404, 500 or 503."""
    say = Say(request.cookies.get(LANGUAGE_COOKIE, ""))
    content = _document(
        say,
        preferences(request.cookies),
        title=say(f"error.{status}"),
        hint=say(f"error.{status}.hint"),
        link=("/", say("error.home")),
    )
    return HTMLResponse(content, status, headers={"Cache-Control": "no-store"})


def offline_page(request: Request) -> HTMLResponse:
    """Return the page that browsers keep, to show it while the server can't be reached."""
    say = Say(request.cookies.get(LANGUAGE_COOKIE, ""))
    content = _document(
        say,
        preferences(request.cookies),
        title=say("offline.title"),
        hint=say("offline"),
        link=("", say("offline.retry")),  # the very address that could not be loaded
        script=_COME_BACK,
    )
    return HTMLResponse(content, headers={"Cache-Control": "no-store"})


def _document(
    say: Say,
    wanted: Preferences,
    *,
    title: str,
    hint: str,
    link: tuple[str, str],
    script: str = "",
) -> str:
    target, label = link
    site, title, hint, label = map(escape, (say("site.title"), title, hint, label))
    styles = style_sheet(wanted, ("prose",))
    return f"""<!doctype html>
<html lang="{say.language}">
<head><meta charset="utf-8"><title>{site} – {title}</title>
<meta name="viewport" content="{VIEWPORT}"><meta name="robots" content="noindex">
{theme_colour_tags(wanted)}<style>{font_css()}{styles}</style><script>{script}</script></head>
<body><div class="page">
<header class="top"><span></span><h1><a href="/" lang="hu">{site}</a></h1></header>
<main class="prose"><h2>{title}</h2><p>{hint}</p><p><a href="{target}">{label}</a></p></main></div>
</body>
</html>
"""
