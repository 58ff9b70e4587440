"""The hosting shell: from settings to a running site.

Puts the pages behind one parent application that answers ``/healthz`` and the site's own files
without making anyone a player, and guards the rest. Knows no page, no word and no game.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Protocol, cast

import uvicorn
from fastapi import FastAPI
from nicegui import app as pages_app
from nicegui import core, ui
from nicegui.persistence import FilePersistentDict
from nicegui.storage import Storage
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.routing import Mount

from literatura.errors import LiteraturaError
from ui.assets import CompressedAssetsMiddleware, OwnFiles
from ui.data_dir import hold_players_dir
from ui.error_pages import add_error_pages
from ui.head import NICEGUI_ASSETS_URL, STATIC_FOLDER, STATIC_URL, add_shared_head
from ui.head_requests import HeadMiddleware
from ui.health import health_route
from ui.installing import head_tags, installing_routes
from ui.listening import open_sockets, url_host
from ui.logs import configure_logging
from ui.pages import register
from ui.player_files import sweep
from ui.players import COOKIE, COOKIE_MAX_AGE_S, PlayerMiddleware, SecureCookieMiddleware
from ui.security import MAX_MESSAGE_BYTES, SecurityHeadersMiddleware, protect_socket
from ui.services import Services, make_services

Clock = Callable[[], datetime]

_DAY_S = 86_400
_FAVICON = (STATIC_FOLDER / "favicon.svg").read_text(encoding="utf-8")


class Settings(Protocol):
    """What the shell reads of the settings; ``literatura.settings`` makes them."""

    @property
    def host(self) -> str: ...  # noqa: D102
    @property
    def port(self) -> int: ...  # noqa: D102
    @property
    def seed(self) -> str: ...  # noqa: D102
    @property
    def log_level(self) -> str: ...  # noqa: D102
    def make_data_dir(self) -> Path: ...  # noqa: D102
    def cookie_secret(self) -> str: ...  # noqa: D102


class NotStartedError(LiteraturaError):
    """Something failed while the site was starting; it was logged."""


def serve(settings: Settings, *, prepare: Callable[[str, Path], Services] = make_services) -> None:
    """Run the site until it is told to stop (SIGINT or SIGTERM).

    ``prepare`` makes the services from the host's seed and data folder; the tests pass one with a
    clock of theirs.

    Raises:
        SettingError: the data directory can't be made.
        PortInUseError, ListenError: nothing can listen on the host and port.
        DataDirError: the data directory can't be written, or another server has it.
        NotStartedError: something failed while the site was starting.
    """
    configure_logging(settings.log_level)
    secret, data_dir = settings.cookie_secret(), settings.make_data_dir()
    sockets = open_sockets(settings.host, settings.port)
    try:
        players_dir = hold_players_dir(data_dir)
        _keep_players_in(players_dir.path)
        services = prepare(settings.seed, data_dir)
        register(services)
        site = make_site(secret, data_dir, players_dir.path, services.clock)
        print(f"Literatúra: http://{url_host(settings.host)}:{settings.port}/", flush=True)
        server = uvicorn.Server(_uvicorn_config(site))
        server.run(sockets=sockets)
        players_dir.release()
        if not server.started:
            raise NotStartedError("the site could not start; its log says why")
    finally:
        for one in sockets:
            one.close()


def make_site(secret: str, data_dir: Path, players_dir: Path, clock: Clock) -> FastAPI:
    """Return the application that serves everything; the pages have their routes already."""

    @asynccontextmanager
    async def sweep_daily(_: FastAPI) -> AsyncIterator[None]:
        task = asyncio.create_task(_sweep_daily(players_dir, clock))
        yield
        task.cancel()

    site = FastAPI(
        lifespan=sweep_daily,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        routes=[
            health_route(data_dir, players_dir),
            *installing_routes(),
            Mount(STATIC_URL, OwnFiles(directory=STATIC_FOLDER)),
        ],
    )
    # The last one added is the outermost.
    site.add_middleware(PlayerMiddleware, folder=players_dir, clock=clock)
    site.add_middleware(
        SessionMiddleware, secret_key=secret, session_cookie=COOKIE, max_age=COOKIE_MAX_AGE_S
    )
    site.add_middleware(SecureCookieMiddleware)
    site.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=6)
    site.add_middleware(CompressedAssetsMiddleware, prefix=NICEGUI_ASSETS_URL)
    site.add_middleware(HeadMiddleware)
    site.add_middleware(SecurityHeadersMiddleware)
    add_shared_head(head_tags())
    for app in (site, pages_app):
        add_error_pages(app)
    protect_socket()
    core.sio.eio.http_compression = False  # long polls would be compressed twice
    ui.run_with(
        site,
        title="Literatúra",
        favicon=_FAVICON,
        dark=None,
        language="hu",
        tailwind=False,
        reconnect_timeout=30,
        gzip_middleware_factory=None,
        storage_secret=secret,
        show_welcome_message=False,
    )
    return site


def _keep_players_in(folder: Path) -> None:
    Storage.path = folder
    general = cast(FilePersistentDict, pages_app.storage.general)  # unused, yet not to lie about
    general.filepath = folder / "storage-general.json"


def _uvicorn_config(site: FastAPI) -> uvicorn.Config:
    """Return the server's options; proxies are trusted as ``FORWARDED_ALLOW_IPS`` says."""
    return uvicorn.Config(
        site,
        log_config=None,
        access_log=False,
        ws="wsproto",
        ws_per_message_deflate=False,
        ws_max_size=MAX_MESSAGE_BYTES,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


async def _sweep_daily(players_dir: Path, clock: Clock) -> None:
    while True:
        await asyncio.to_thread(sweep, players_dir, clock())
        await asyncio.sleep(_DAY_S)
