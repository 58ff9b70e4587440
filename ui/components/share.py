"""The buttons that pass a result on; what only a browser can do of it is in share.js."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nicegui.element import Element

from ui.texts import Say


@dataclass(frozen=True, slots=True)
class Shareable:
    """What is passed on of an ended game; neither text nor picture gives its word away."""

    text: str
    picture: str
    """Where the picture is."""
    file_name: str
    label: str = "share.picture"
    """The key of what the picture's button says."""


class Share(Element, component="share.js"):
    """Two buttons: one for the text, one for the picture.

    ``tell`` is called with a sentence when the text was copied.
    """

    def __init__(self, shared: Shareable, say: Say, tell: Callable[[str], None]) -> None:
        super().__init__()
        self._props.update(
            text=shared.text,
            picture=shared.picture,
            file=shared.file_name,
            labels={
                "share": say("share.share"),
                "picture": say(shared.label),
                "select": say("share.select"),
                "text": say("share.text"),
                "close": say("share.close"),
            },
        )
        self.mark("share")
        self.on("copied", lambda: tell(say("share.copied")))
