"""What axe-core finds on a page, in every appearance that the site has."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.player import Player

APPEARANCES: tuple[dict[str, Any], ...] = tuple(
    {"color_scheme": scheme, "contrast": contrast}
    for contrast in ("no-preference", "more")
    for scheme in ("light", "dark")
)


def violations(player: Player) -> list[str]:
    """Return what axe-core finds, a line each: by all rules, then of contrast in all colours."""
    page = player.page
    page.emulate_media(**APPEARANCES[0], reduced_motion="reduce")
    # Quasar's bar goes by while something loads, axe-core's own requests too.
    expect(page.locator(".q-loading-bar:not([style*='opacity: 0'])")).to_have_count(0)
    found = _run(player, None)
    for appearance in APPEARANCES[1:]:
        page.emulate_media(**appearance)
        contrast = _run(player, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})
        found += [f"{appearance}: {line}" for line in contrast]
    page.emulate_media(**APPEARANCES[0])
    return found


def _run(player: Player, options: dict[str, Any] | None) -> list[str]:
    found = Axe().run(player.page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html']}" for one in found for node in one["nodes"]
    ]
