"""What lets a browser install the site, and search engines read it: small files at fixed addresses.

Manifest, service worker, the page without a connection, robots.txt. They are served outside NiceGUI
and make nobody a player. Knows no game.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from nicegui import __version__
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from ui.colours import LIGHT
from ui.head import NICEGUI_ASSETS_URL, STATIC_FOLDER, STATIC_URL
from ui.pages.errors import offline_page
from ui.texts import Say

MANIFEST_URL = "/manifest.webmanifest"
WORKER_URL = "/sw.js"
OFFLINE_URL = "/nincs-kapcsolat"
ICONS_URL = f"{STATIC_URL}/icons"

_HERE = Path(__file__).parent
_HOUR = {"Cache-Control": "public, max-age=3600"}
# What a visitor chooses, and pictures of one's own games, are nothing to be found.
_ROBOTS = "User-agent: *\nDisallow: /nyelv/\nDisallow: /beallitas/\nDisallow: /kep/napi/\n"


def installing_routes() -> list[Route]:
    """Return the routes of the small files."""
    worker = _worker()
    manifest = _manifest()

    async def sw(_: Request) -> Response:
        # Asked for anew each day at the latest: it is how browsers learn of a new version.
        headers = {"Cache-Control": "no-cache"}
        return Response(worker, media_type="text/javascript", headers=headers)

    async def manifest_file(_: Request) -> Response:
        return JSONResponse(manifest, media_type="application/manifest+json", headers=_HOUR)

    async def offline(request: Request) -> HTMLResponse:
        return offline_page(request)

    async def robots(_: Request) -> Response:
        return PlainTextResponse(_ROBOTS, headers=_HOUR)

    return [
        Route(WORKER_URL, sw),
        Route(MANIFEST_URL, manifest_file),
        Route(OFFLINE_URL, offline),
        Route("/robots.txt", robots),
    ]


def head_tags() -> str:
    """Return what every page's head says of installing; the worker waits until all is loaded."""
    return (
        f'<link rel="manifest" href="{MANIFEST_URL}">'
        f'<link rel="apple-touch-icon" href="{ICONS_URL}/apple-touch.png">'
        "<script>addEventListener('load', () => setTimeout(() => "
        f"navigator.serviceWorker?.register('{WORKER_URL}').catch(() => {{}}), 2000))</script>"
    )


def _manifest() -> dict[str, object]:
    say = Say()
    icons = [
        {"src": f"{ICONS_URL}/{name}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for name, size in (("icon-192", 192), ("icon-512", 512))
    ]
    icons.append({**icons[-1], "src": f"{ICONS_URL}/maskable-512.png", "purpose": "maskable"})
    return {
        "id": "/",
        "name": say("site.title"),
        "short_name": say("site.title"),
        "description": say("site.description"),
        "lang": say.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["paper"],
        "theme_color": LIGHT["paper"],
        "categories": ["games"],
        "icons": icons,
    }


def _worker() -> str:
    """Return the service worker; its text changes with whatever it keeps."""
    (font,) = (STATIC_FOLDER / "fonts").glob("*.woff2")
    facts = {
        "VERSION": _version(),
        "OFFLINE": OFFLINE_URL,
        "FONT": f"{STATIC_URL}/fonts/{font.name}",
        "ASSETS": NICEGUI_ASSETS_URL,
        "FONTS": f"{STATIC_URL}/fonts/",
    }
    worker = (_HERE / "service_worker.js").read_text(encoding="utf-8")
    for name, value in facts.items():
        worker = worker.replace(f"%{name}%", value)
    return worker


def _version() -> str:
    """Return a name for this version of the site, of NiceGUI and of all that it consists of."""
    digest = hashlib.sha256(__version__.encode())
    for path in sorted(_HERE.rglob("*")):
        if path.suffix in {".py", ".js", ".css", ".woff2", ".svg"}:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
