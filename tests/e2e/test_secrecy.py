"""The secret of a running game never leaves the server: everything that does is listened to."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from datetime import datetime
from urllib.parse import quote

from playwright.sync_api import ConsoleMessage, Page, Route, WebSocket, expect

from literatura.schedule import today
from tests.e2e.conftest import NOW
from tests.e2e.player import Player
from tests.e2e.site_process import SiteProcess
from ui.services import Services

# Sunday's eight letters can't turn up in a script by chance, as four can.
SUNDAY: datetime = NOW.replace(day=15)


class Wiretap:
    """Hears all that reaches a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._page = page
        page.on("websocket", self._tap_socket)
        page.route("**/*", self._tap_request)
        page.on("console", self._hear_console)
        page.on("framenavigated", lambda frame: self.heard.append(frame.url))

    def everything(self) -> str:
        """Return all that was heard, and what the page and its browser keep, as one text."""
        kept = self._page.evaluate(
            """() => [JSON.stringify({...sessionStorage}), JSON.stringify({...localStorage}),
                document.cookie, document.title, document.documentElement.outerHTML].join("\\n")"""
        )
        return "\n".join([*self.heard, kept, json.dumps(self._page.context.cookies())])

    def _tap_request(self, route: Route) -> None:
        response = route.fetch()
        self.heard += [json.dumps(response.headers), response.body().decode("utf-8", "replace")]
        route.fulfill(response=response)

    def _tap_socket(self, socket: WebSocket) -> None:
        for event in ("framereceived", "framesent"):
            socket.on(event, lambda frame: self.heard.append(_text(frame)))

    def _hear_console(self, message: ConsoleMessage) -> None:
        self.heard.append(message.text)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")


def traces(secret: str, heard: str) -> list[str]:
    """Return the forms of the secret that were heard."""
    forms = {
        secret,
        secret[::-1],
        json.dumps(secret)[1:-1],
        quote(secret),
        base64.b64encode(secret.encode()).decode().rstrip("="),
        ",".join(json.dumps(letter, ensure_ascii=False) for letter in secret),
    }
    forms |= {form.lower() for form in forms if not form.startswith(("U", "V"))}
    return sorted(form for form in forms if form in heard)


def test_secret_is_nowhere_until_the_game_is_over(
    own_site: SiteProcess, new_player: Callable[..., Player], services: Services
) -> None:
    own_site.set_now(SUNDAY)
    secret = services.schedule.day(today(SUNDAY)).word
    words = [word for word in services.lexicon.words(8) if word != secret][::100][:9]
    player = new_player(own_site.url)
    tap = Wiretap(player.page)
    player.open("/")
    for word in words[:5]:
        player.guess(word)
    player.reload()
    for word in words[5:]:
        player.guess(word)
    heard = tap.everything()
    assert words[8] in heard, "the wiretap hears nothing"
    assert traces(secret, heard) == []
    player.guess(secret)
    expect(player.page.get_by_test_id("result-word")).to_have_text(secret)
    assert traces(secret, tap.everything()), "the wiretap would not have heard the secret"
    assert secret not in own_site.log()
