"""What stands where no page does: a wrong address, a fault of ours, a store out of reach.

Whole HTML documents, without NiceGUI: they must come up when it does not.
"""

from __future__ import annotations

from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

from ui.head import font_css
from ui.texts import Say
from ui.theme import LANGUAGE_COOKIE, VIEWPORT, style_sheet


def error_page(status: int, request: Request) -> HTMLResponse:
    """Return the answer with an HTTP status of 404, 500 or 503."""
    say = Say(request.cookies.get(LANGUAGE_COOKIE, ""))
    return HTMLResponse(_document(status, say), status, headers={"Cache-Control": "no-store"})


def _document(status: int, say: Say) -> str:
    site, title, hint, home = (
        escape(say(key))
        for key in ("site.title", f"error.{status}", f"error.{status}.hint", "error.home")
    )
    styles = style_sheet(("prose",))
    return f"""<!doctype html>
<html lang="{say.language}">
<head><meta charset="utf-8"><title>{site} – {title}</title>
<meta name="viewport" content="{VIEWPORT}"><style>{font_css()}{styles}</style></head>
<body><div class="page"><header class="top"><span></span><h1><a href="/">{site}</a></h1></header>
<main class="prose"><h2>{title}</h2><p>{hint}</p><p><a href="/">{home}</a></p></main></div></body>
</html>
"""
