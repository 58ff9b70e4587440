"""The small files beside the pages: manifest, service worker, robots.txt, and a page offline."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from nicegui import __version__
from starlette.applications import Starlette

from ui.head import STATIC_FOLDER, STATIC_URL
from ui.installing import head_tags, installing_routes


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(Starlette(routes=installing_routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://site") as one:
        yield one


def size_of_png(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


async def test_manifest_can_be_installed(client: httpx.AsyncClient) -> None:
    answer = await client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert (manifest["name"], manifest["lang"]) == ("Literatúra", "hu")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        path = STATIC_FOLDER / icon["src"].removeprefix(f"{STATIC_URL}/")
        assert "{}x{}".format(*size_of_png(path)) == icon["sizes"]
        assert path.stat().st_size < 12_000


async def test_files_that_the_head_names_exist(client: httpx.AsyncClient) -> None:
    for address in re.findall(r"(?:href=\"|register\(')([^\"']+)", head_tags()):
        if address.startswith(STATIC_URL):
            assert (STATIC_FOLDER / address.removeprefix(f"{STATIC_URL}/")).exists()
        else:
            assert (await client.get(address)).status_code == 200


async def test_worker_keeps_lasting_files_only(client: httpx.AsyncClient) -> None:
    answer = await client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert not re.search(r"%[A-Z]+%", answer.text)
    (kept,) = re.findall(r"LASTING = \[(.*?)\]", answer.text)
    assert kept == f'"/_nicegui/{__version__}/", "{STATIC_URL}/fonts/"'


async def test_nobody_becomes_a_player_by_these_files(client: httpx.AsyncClient) -> None:
    for path in ("/sw.js", "/manifest.webmanifest", "/nincs-kapcsolat", "/robots.txt"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("language", "sentence"), [("hu", "Nincs kapcsolat"), ("en", "No connection")]
)
async def test_page_without_a_connection_speaks_the_visitors_language(
    client: httpx.AsyncClient, language: str, sentence: str
) -> None:
    client.cookies.set("nyelv", language)
    html = (await client.get("/nincs-kapcsolat")).text
    assert f'<html lang="{language}">' in html
    assert f"<h2>{sentence}</h2>" in html


async def test_search_engines_may_read_the_pages(client: httpx.AsyncClient) -> None:
    text = (await client.get("/robots.txt")).text
    assert text.startswith("User-agent: *\n")
    assert "Disallow: /\n" not in text
