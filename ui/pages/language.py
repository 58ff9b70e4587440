"""``/nyelv/en``: chooses the language in a cookie of its own, and goes back to where one was."""

from __future__ import annotations

from fastapi.responses import RedirectResponse
from nicegui import app

from ui.texts import LANGUAGES
from ui.theme import LANGUAGE_COOKIE

_YEAR_S = 365 * 86_400


def register() -> None:
    """Give the page its route."""

    @app.get("/nyelv/{code}")
    def choose(code: str, vissza: str = "/") -> RedirectResponse:
        # Only a path of this site: "//elsewhere" and "/\elsewhere" would lead out of it.
        path = vissza if vissza.startswith("/") and vissza[1:2] not in ("/", "\\") else "/"
        response = RedirectResponse(path, status_code=303)
        if code in LANGUAGES:
            response.set_cookie(LANGUAGE_COOKIE, code, max_age=_YEAR_S, samesite="lax")
        return response
