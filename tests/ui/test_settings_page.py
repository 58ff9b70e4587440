from __future__ import annotations

import pytest

from tests.ui.conftest import Player
from ui.colours import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST
from ui.preferences import CHOICES, Contrast, Preferences, Theme, preferences


async def html_of(player: Player, path: str = "/") -> str:
    return str((await player.user.http_client.get(path)).text)


@pytest.mark.parametrize("name", CHOICES)
async def test_every_choice_is_kept_in_a_cookie_for_a_year_and_more(
    player: Player, name: str
) -> None:
    for value in CHOICES[name]:
        response = await player.user.http_client.get(f"/beallitas/{name}/{value}?vissza=/szabad")
        assert (response.status_code, response.headers["location"]) == (303, "/szabad")
        assert f"{name}={value}; Max-Age={400 * 86_400}" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    "path", ["szin/kek", "szin/", "hang/igen", "literatura/x", "nyelv/en", "szin/sotet%0d%0aX"]
)
async def test_no_other_cookie_can_be_set(player: Player, path: str) -> None:
    response = await player.user.http_client.get(f"/beallitas/{path}")
    cookie = response.headers.get("set-cookie", "literatura=").split("=")[0]
    assert cookie in ("literatura", "session")


@pytest.mark.parametrize("target", ["//evil.example", "/\\evil.example", "https://evil.example"])
async def test_choice_leads_nowhere_else(player: Player, target: str) -> None:
    response = await player.user.http_client.get("/beallitas/szin/sotet", params={"vissza": target})
    assert response.headers["location"] == "/"


async def test_chosen_colours_are_in_the_first_answer_of_every_page(player: Player) -> None:
    await player.user.http_client.get("/beallitas/szin/sotet")
    await player.user.http_client.get("/beallitas/kontraszt/eros")
    for path in ("/", "/szabalyok", "/nap/2099-01-01"):
        html = await html_of(player, path)
        assert DARK_CONTRAST["mis"] in html
        assert LIGHT["mis"] not in html
        assert f'<meta name="theme-color" content="{DARK_CONTRAST["paper"]}">' in html


async def test_without_a_choice_the_system_decides(player: Player) -> None:
    html = await html_of(player)
    for palette in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST):
        assert f"--paper:{palette['paper']};" in html
    for scheme, palette in (("light", LIGHT), ("dark", DARK)):
        media = f'content="{palette["paper"]}" media="(prefers-color-scheme: {scheme})"'
        assert media in html


async def test_settings_show_what_is_chosen(player: Player) -> None:
    await player.user.http_client.get("/beallitas/szin/sotet")
    await player.user.http_client.get("/beallitas/hang/be")
    await player.open("/beallitasok")
    chosen = {
        element.props["data-testid"]
        for element in player.user._client.elements.values()
        if element.props.get("aria-current") == "true"
    }
    assert chosen == {"szin-sotet", "kontraszt-rendszer", "nyelv-hu", "hang-be", "rezges-ki"}


@pytest.mark.parametrize("name", ["hang", "rezges"])
async def test_sounds_are_loaded_only_when_switched_on(player: Player, name: str) -> None:
    assert "feel.js" not in await html_of(player)
    await player.user.http_client.get(f"/beallitas/{name}/be")
    assert "feel.js" in await html_of(player)


def test_what_a_browser_makes_up_counts_as_no_choice() -> None:
    cookies = {"szin": "<script>", "kontraszt": "", "hang": "ki", "bemutato": "volt", "x": "y"}
    assert preferences(cookies) == Preferences(Theme.SYSTEM, Contrast.SYSTEM, toured=True)


# The tour


def tour_steps(player: Player) -> list[dict[str, str]]:
    elements = player.user._client.elements.values()
    (steps,) = [one.props["steps"] for one in elements if "steps" in one.props]
    return list(steps)


def has_tour(player: Player) -> bool:
    elements = player.user._client.elements.values()
    return any(element.props.get("opens") is True for element in elements)


@pytest.mark.parametrize("path", ["/", "/nap/2026-11-29", "/szabad", "/kodkeszito"])
async def test_tour_is_for_a_first_visit(player: Player, path: str) -> None:
    await player.open(path)
    assert has_tour(player)
    await player.user.http_client.get("/beallitas/bemutato/volt")
    await player.open(path)
    assert not has_tour(player)


@pytest.mark.parametrize(
    ("path", "titles"),
    [
        ("/", ["Találd ki a rejtett szót!", "Két szám felel", "Hibázni ingyen van"]),
        ("/szabad", ["Találd ki a rejtett szót!", "Két szám felel", "Hibázni ingyen van"]),
        ("/kodkeszito", ["Rejts el egy szót!", "Két szám felel", "Elvétetted? Sebaj!"]),
    ],
)
async def test_tour_tells_of_the_page_that_it_opens_on(
    player: Player, path: str, titles: list[str]
) -> None:
    await player.open(path)
    steps = tour_steps(player)
    assert [step["title"] for step in steps][:3] == titles
    assert ("mindenkinek ugyanaz" in steps[0]["html"]) is (path == "/")


async def test_whoever_has_played_gets_no_tour(player: Player) -> None:
    await player.open("/szabad")
    await player.guess("VÁSÁR")
    await player.open("/")
    assert not has_tour(player)


async def test_rules_offer_the_tour_to_everybody(player: Player) -> None:
    await player.open("/szabalyok")
    assert player.by_testid("tour-open")
    assert not has_tour(player)
