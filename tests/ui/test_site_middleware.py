"""The layers around NiceGUI, on small applications of their own."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import brotli
import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ui.assets import CompressedAssetsMiddleware
from ui.health import health_route
from ui.player_files import player_file
from ui.players import (
    COOKIE,
    COOKIE_MAX_AGE_S,
    RENEW_AFTER_DAYS,
    PlayerMiddleware,
    SecureCookieMiddleware,
)
from ui.security import SecurityHeadersMiddleware

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
SCRIPT = b"const letters = 32;\n" * 200


@asynccontextmanager
async def client_of(app: ASGIApp, scheme: str = "http") -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://site") as client:
        yield client


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def player_app(folder: Path, clock: Clock) -> Starlette:
    async def page(request: Request) -> HTMLResponse:
        request.session.setdefault("id", "player")
        return HTMLResponse("<p>")

    return Starlette(
        routes=[Route("/", page)],
        middleware=[
            Middleware(SecureCookieMiddleware),
            Middleware(
                SessionMiddleware,
                secret_key="s",
                session_cookie=COOKIE,
                max_age=COOKIE_MAX_AGE_S,
            ),
            Middleware(PlayerMiddleware, folder=folder, clock=clock),
        ],
    )


async def test_cookie_lasts_as_long_as_browsers_allow(tmp_path: Path) -> None:
    async with client_of(player_app(tmp_path, Clock())) as client:
        cookie = (await client.get("/")).headers["set-cookie"]
    assert f"Max-Age={400 * 86_400};" in cookie
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_cookie_is_secure_over_https(tmp_path: Path) -> None:
    async with client_of(player_app(tmp_path, Clock()), "https") as client:
        assert (await client.get("/")).headers["set-cookie"].endswith("; secure")


@pytest.mark.parametrize(("days", "renewed"), [(RENEW_AFTER_DAYS - 1, False), (8, True)])
async def test_cookie_is_renewed_when_a_week_old(tmp_path: Path, days: int, renewed: bool) -> None:
    clock = Clock()
    async with client_of(player_app(tmp_path, clock)) as client:
        await client.get("/")
        clock.now += timedelta(days=days)
        answer = await client.get("/")
    assert ("set-cookie" in answer.headers) is renewed


async def test_corrupt_file_is_set_aside_before_it_is_read(tmp_path: Path) -> None:
    path = player_file(tmp_path, "player")
    async with client_of(player_app(tmp_path, Clock())) as client:
        await client.get("/")
        path.write_text("{")
        await client.get("/")
    (aside,) = tmp_path.iterdir()
    assert aside.name.startswith(path.name + ".corrupt-")


async def test_file_that_turns_corrupt_later_is_set_aside_too(tmp_path: Path) -> None:
    path = player_file(tmp_path, "player")
    path.write_text("{}")
    async with client_of(player_app(tmp_path, Clock())) as client:
        await client.get("/")
        await client.get("/")
        path.write_text('{"half')
        await client.get("/")
    assert not path.exists()


def asset_app(folder: Path) -> tuple[ASGIApp, list[str]]:
    asked: list[str] = []
    (folder / "a.js").write_bytes(SCRIPT)
    (folder / "a.woff2").write_bytes(SCRIPT)

    async def file(request: Request) -> Response:
        asked.append(request.headers.get("accept-encoding", ""))
        path = folder / request.path_params["name"]
        if not path.exists():
            return PlainTextResponse("no such file", 404)
        response = FileResponse(path)
        response.set_cookie("id", "x")
        return response

    app = Starlette(routes=[Route("/files/{name}", file), Route("/pages/{name}", file)])
    return CompressedAssetsMiddleware(app, "/files/"), asked


@pytest.mark.parametrize(
    ("offered", "encoding", "decode"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip, br;q=0", "gzip", gzip.decompress),
        ("deflate", None, bytes),
    ],
)
async def test_asset_is_compressed_once_as_the_browser_likes_it(
    tmp_path: Path, offered: str, encoding: str | None, decode: object
) -> None:
    app, asked = asset_app(tmp_path)
    async with client_of(app) as client:
        for _ in range(3):
            async with client.stream(
                "GET", "/files/a.js", headers={"accept-encoding": offered}
            ) as answer:
                raw = b"".join([chunk async for chunk in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert decode(raw) == SCRIPT  # type: ignore[operator]
            assert answer.headers["content-length"] == str(len(raw))
            assert "set-cookie" not in answer.headers
    assert len(asked) == (3 if encoding is None else 1)


async def test_fonts_are_not_compressed_again(tmp_path: Path) -> None:
    app, _ = asset_app(tmp_path)
    async with client_of(app) as client:
        answer = await client.get("/files/a.woff2")
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPT


async def test_missing_asset_is_not_kept(tmp_path: Path) -> None:
    app, asked = asset_app(tmp_path)
    async with client_of(app) as client:
        assert [(await client.get("/files/b.js")).status_code for _ in range(2)] == [404, 404]
    assert len(asked) == 2


async def test_other_paths_go_through_untouched(tmp_path: Path) -> None:
    app, _ = asset_app(tmp_path)
    async with client_of(app) as client:
        answer = await client.get("/pages/a.js")
    assert "content-encoding" not in answer.headers
    assert "set-cookie" in answer.headers


async def test_pages_get_the_security_headers() -> None:
    async def page(_: Request) -> HTMLResponse:
        return HTMLResponse("<p>")

    app = Starlette(routes=[Route("/", page)], middleware=[Middleware(SecurityHeadersMiddleware)])
    async with client_of(app) as client:
        headers = (await client.get("/")).headers
    for rule in ("frame-ancestors 'self'", "object-src 'none'", "base-uri 'self'"):
        assert rule in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


async def test_health_is_good_and_leaves_nothing(tmp_path: Path) -> None:
    async with client_of(Starlette(routes=[health_route(tmp_path)])) as client:
        answer = await client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert list(tmp_path.iterdir()) == []


async def test_health_names_the_reason_when_nothing_can_be_written(tmp_path: Path) -> None:
    async with client_of(Starlette(routes=[health_route(tmp_path / "gone")])) as client:
        answer = await client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["status"] == "error"
    assert "can't be written" in answer.json()["reason"]
