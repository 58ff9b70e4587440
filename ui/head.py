"""What every page's head carries for the site's sake: the typeface, early loads, NiceGUI's popup.

Colours are the theme's CSS variables ``--paper``, ``--ink`` and ``--line``; knows no page.
"""

from __future__ import annotations

from pathlib import Path

from nicegui import __version__, translations, ui

STATIC_FOLDER = Path(__file__).parent / "static"
STATIC_URL = "/static"
NICEGUI_ASSETS_URL = f"/_nicegui/{__version__}/"

# Short on purpose: it lies over the page's title, off the board and the keyboard.
_CONNECTION_TEXTS = {
    "connection_lost": "Megszakadt a kapcsolat.",
    "trying_to_reconnect": "Újra próbálkozunk…",
    "message_too_long": "Ez túl hosszú.",
    "message_too_long_body": "Ennyit egyszerre nem lehet elküldeni.",
}

# NiceGUI's sentence for browsers without modules is English, and seen after a second of waiting for
# scripts by everybody on a slow line; the theme has one for those whom it concerns.
_POPUP_CSS = """
#esm-fallback { display: none !important; }
.nicegui-error-popup {
  inset: env(safe-area-inset-top) 0 auto 0; width: fit-content; max-width: calc(100vw - 1rem);
  margin: .5rem auto; padding: .35rem .8rem; flex-flow: row wrap; gap: 0 .4rem;
  border: 1px solid var(--line); border-radius: 3px; box-shadow: none;
  background-color: var(--paper) !important; color: var(--ink); font-size: .875rem;
}
.nicegui-error-popup > span:first-child::before { content: none; }
.q-loading-bar { display: none; }
@media (prefers-reduced-motion: reduce) { .nicegui-error-popup { transition-duration: 0s; } }
"""


def add_shared_head(further: str = "") -> None:
    """Add the head's shared lines to all pages and give NiceGUI its Hungarian sentences."""
    translations.translations["hu"] = _CONNECTION_TEXTS
    # Else the font would be asked for when the page is drawn, and come after the first paint, and
    # DOMPurify once the first module has run. A second font would cost another round trip.
    early = [
        f'<link rel="preload" href="{STATIC_URL}/fonts/{font.name}" as="font" type="font/woff2"'
        " crossorigin>"
        for font in (STATIC_FOLDER / "fonts").glob("*.woff2")
    ]
    early.append(f'<link rel="modulepreload" href="{NICEGUI_ASSETS_URL}static/dompurify.mjs">')
    ui.add_head_html("\n".join([*early, further]), shared=True)
    ui.add_head_html(f"<style>{font_css()}{_POPUP_CSS}</style>", shared=True)


def font_css() -> str:
    """Return the style sheet that names the typeface's files."""
    return (STATIC_FOLDER / "fonts" / "fonts.css").read_text(encoding="utf-8")
