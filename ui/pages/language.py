"""``/nyelv/en``: chooses the language in a cookie of its own, and goes back to where one was."""

from __future__ import annotations

from fastapi.responses import RedirectResponse
from nicegui import app

from ui.players import COOKIE_MAX_AGE_S
from ui.texts import LANGUAGES
from ui.theme import LANGUAGE_COOKIE


def register() -> None:
    """Give the page its route."""

    @app.get("/nyelv/{code}")
    def choose(code: str, vissza: str = "/") -> RedirectResponse:
        return go_back(vissza, LANGUAGE_COOKIE, code if code in LANGUAGES else None)


def go_back(path: str, cookie: str, value: str | None) -> RedirectResponse:
    """Return the way back to a path of this site, with a cookie unless its value is None."""
    # "//elsewhere" and "/\elsewhere" would lead out of the site.
    is_own = path.startswith("/") and path[1:2] not in ("/", "\\")
    response = RedirectResponse(path if is_own else "/", status_code=303)
    if value is not None:
        response.set_cookie(cookie, value, max_age=COOKIE_MAX_AGE_S, samesite="lax")
    return response
