"""A real server and a real browser; Chromium is the system's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from literatura.schedule import today
from tests.e2e.chromium import launch
from tests.e2e.player import TOURED, Player
from tests.e2e.site_process import SiteProcess
from ui.services import Services, make_services

# A Tuesday noon; what day it is matters to no test, only that it stands still.
NOW = datetime(2026, 3, 10, 11, tzinfo=UTC)
SEED = "próba"
# Five seconds, Playwright's own measure, are not always enough where other work fills the machine.
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)
QUIET: dict[str, Any] = {"locale": "hu-HU", "service_workers": "block"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last: once Playwright runs, no other test can run an event loop."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Services:
    """Return what the server has: the words and the days, for whoever must know them."""
    return make_services(SEED, tmp_path_factory.mktemp("services"))


@pytest.fixture
def secret(services: Services) -> str:
    """Return the word of :data:`NOW`."""
    return services.schedule.day(today(NOW)).word


@pytest.fixture
def wrong_words(services: Services, secret: str) -> list[str]:
    """Return a dozen accepted words of the secret's length, from all over the alphabet."""
    words = [word for word in services.lexicon.words(len(secret)) if word != secret]
    return words[:: max(1, len(words) // 12)]


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    site = SiteProcess(tmp_path_factory.mktemp("site") / "data", NOW, SEED)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def site(shared_site: SiteProcess) -> Iterator[SiteProcess]:
    """Return the server that tests share, each as a player of its own; it must log no fault."""
    before = len(shared_site.log())
    yield shared_site
    shared_site.set_now(NOW)
    faults = [line for line in shared_site.log()[before:].splitlines() if " ERROR " in line]
    assert not faults, "\n".join(faults)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[SiteProcess]:
    """Return a server of the test's own, to kill and to look into."""
    site = SiteProcess(tmp_path / "data", NOW, SEED)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Return a maker of browsers that know nothing of each other.

    They have had the tour, unless ``toured`` is False, and get no service worker, which would come
    in seconds after the page and take requests from Playwright's hands.
    """
    contexts: list[BrowserContext] = []

    def make(*, toured: bool = True, **options: Any) -> BrowserContext:
        context = browser.new_context(**{**QUIET, **options})
        if toured:
            context.add_cookies([TOURED])  # type: ignore[list-item]
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def new_player(
    new_context: Callable[..., BrowserContext],
) -> Callable[..., Player]:
    """Return a maker of players; options are those of Playwright's browser context."""

    def make(url: str, **options: Any) -> Player:
        return Player(new_context(**options).new_page(), url)

    return make


@pytest.fixture(scope="session")
def warm_context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser that has the site's scripts cached: a fresh one costs a second a test."""
    context = browser.new_context(**QUIET)
    yield context
    context.close()


@pytest.fixture
def player(site: SiteProcess, warm_context: BrowserContext) -> Iterator[Player]:
    """Return a new player at the shared server, at a desk where others have played before."""
    warm_context.clear_cookies()
    warm_context.add_cookies([TOURED])  # type: ignore[list-item]
    yield Player(warm_context.new_page(), site.url)
    for page in warm_context.pages:
        page.close()
