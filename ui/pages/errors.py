"""What stands where no page does: a wrong address, a fault of ours, a store out of reach."""

from __future__ import annotations

from nicegui import ui

from ui.components.text import link, text
from ui.theme import Heading, frame, say_for_request


def not_found() -> None:
    """Draw the page of an address that leads nowhere."""
    ui.context.client.status_code = 404
    render(404)


def render(status: int) -> None:
    """Draw the page for an HTTP status: 404, 500 or 503."""
    say = say_for_request()
    title = say(f"error.{status}")
    with (
        frame(Heading(f"{say('site.title')} – {title}", "", "/"), say),
        ui.element("div").classes("prose"),
    ):
        text("h2", title)
        text("p", say(f"error.{status}.hint"))
        with ui.element("p"):
            link("/", say("error.home"))
