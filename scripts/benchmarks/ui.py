"""What a player waits for: letters, control numbers, the first page, the start of the server.

Everything is measured in Chromium against the real server, behind a proxy that holds bytes back;
what has no bound of its own is held against an empty page of NiceGUI's defaults, in the same run.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from literatura.lexicon import load_lexicon
from scripts.benchmarks.figures import Figure, report
from scripts.benchmarks.servers import bare_nicegui, start_up_s
from scripts.benchmarks.socket_player import answer_times_ms
from tests.e2e.chromium import launch
from tests.e2e.delay_proxy import delayed
from tests.e2e.player import TOURED, Player
from tests.e2e.site_process import SiteProcess

DELAYS_MS = (0, 50, 150)
FRAME_MS = 1000 / 60
SERVER_MS = 20
NOW = datetime(2026, 3, 10, 11, tzinfo=UTC)
DAY_LENGTH = 5  # NOW is a Tuesday
GUESSES_A_PLAYER = 9

# Times from a key's own time stamp: to its letter in the document, and to the frame that paints it.
_PROBE = """() => {
  window.probe = {letters: [], frames: [], late: 0, guesses: []};
  const board = document.querySelector("[data-testid=board]");
  let frame = 0;
  const tick = () => { frame++; requestAnimationFrame(tick); };
  tick();
  const watch = (changed, then) => {
    const observer = new MutationObserver(() => {
      if (!changed()) return;
      observer.disconnect();
      then();
    });
    observer.observe(board, {subtree: true, childList: true, characterData: true});
  };
  const numbers = () => Array.from(board.querySelectorAll("[data-testid=misplaced]"),
    (cell) => cell.textContent).join("|");
  const paint = (since, into) =>
    requestAnimationFrame(() => into.push(performance.now() - since));
  document.addEventListener("keydown", ({key, timeStamp}) => {
    if (key === "Enter") {
      const before = numbers();
      watch(() => numbers() !== before, () => paint(timeStamp, probe.guesses));
    } else {
      const [before, pressedIn] = [board.textContent, frame];
      watch(() => board.textContent !== before, () => {
        probe.letters.push(performance.now() - timeStamp);
        probe.late += frame !== pressedIn;
        paint(timeStamp, probe.frames);
      });
    }
  }, true);
}"""


@click.command()
@click.option("--players", default=6, show_default=True, help="Players for each delay.")
@click.option("--loads", default=7, show_default=True, help="Cold page loads for each figure.")
@click.option("--requests", is_flag=True, help="List what the cold page loads.")
def ui(players: int, loads: int, requests: bool) -> None:
    """Measure the site as players meet it."""
    report(figures(players, loads, requests))


def figures(players: int, loads: int, requests: bool) -> Iterator[Figure]:
    """Yield every figure; takes about two minutes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield from start_up(folder)
        site = SiteProcess(folder / "data", NOW, "mérés")
        site.start()
        try:
            yield from answers(site.url, 4 * players)
            yield from in_browser(site, folder, players, loads, requests)
        finally:
            site.stop()


def in_browser(
    site: SiteProcess, folder: Path, players: int, loads: int, requests: bool
) -> Iterator[Figure]:
    """Yield what is measured in Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield from cold_page(browser, site.url, requests)
        with bare_nicegui(folder) as bare_port:
            for delay in DELAYS_MS:
                yield from interactive(browser, site.port, bare_port, delay, loads)
        for delay in DELAYS_MS:
            yield from play(browser, site, delay, players)
        yield from play(browser, site, DELAYS_MS[-1], players, with_notes=True)
        browser.close()


def start_up(folder: Path) -> Iterator[Figure]:
    """Yield how long ``python main.py`` takes to its first whole page."""
    times = [start_up_s(folder / f"start-{number}") for number in range(3)]
    yield Figure("python main.py to first page, slowest of 3", max(times), "s", at_most=3)


def cold_page(browser: Browser, url: str, listed: bool) -> Iterator[Figure]:
    """Yield what a first visit loads: to a server just started, and to one that runs."""
    for name in ("just started", "running"):
        sizes = load_cold(browser, url)
        total = sum(sizes.values()) / 1000
        yield Figure(f"cold page, server {name}", total, "kB", at_most=340)
        time.sleep(3)  # until the server has compressed everything at its best
    if listed:
        for address, size in sorted(sizes.items(), key=lambda item: -item[1]):
            click.echo(f"{size:>10,} {address.removeprefix(url)}")


def load_cold(browser: Browser, url: str) -> dict[str, int]:
    """Return the bytes over the wire of every response, headers included, by address."""
    context = browser.new_context()
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    devtools.on(
        "Network.requestWillBeSent",
        lambda event: addresses.update({event["requestId"]: event["request"]["url"]}),
    )
    devtools.on(
        "Network.loadingFinished",
        lambda event: sizes.update({addresses[event["requestId"]]: event["encodedDataLength"]}),
    )
    devtools.send("Network.enable")
    page.goto(url)
    page.wait_for_function("window.did_handshake === true")
    page.wait_for_load_state("networkidle")
    context.close()
    return {url: int(size) for url, size in sizes.items() if not url.startswith("data:")}


def interactive(
    browser: Browser, site_port: int, bare_port: int, delay: int, loads: int
) -> Iterator[Figure]:
    """Yield when a cold page answers its player, and when NiceGUI's empty default page does."""
    with delayed(site_port, delay / 1000) as site, delayed(bare_port, delay / 1000) as bare:
        times: dict[str, list[float]] = {site.url: [], bare.url: []}
        for _ in range(loads):
            for url, found in times.items():
                found.append(interactive_ms(browser, url))
        empty = statistics.median(times[bare.url])
        ours = statistics.median(times[site.url])
    yield Figure(f"interactive, empty NiceGUI page, +{delay} ms", empty, "ms")
    yield Figure(f"interactive, ours, +{delay} ms", ours, "ms", at_most=round(empty))


def interactive_ms(browser: Browser, url: str) -> float:
    """Return the time from going to a page to its socket standing, in an empty browser."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_function("window.did_handshake === true", polling="raf")
    found = page.evaluate("performance.now()")
    context.close()
    return float(found)


def play(
    browser: Browser, site: SiteProcess, delay: int, players: int, *, with_notes: bool = False
) -> Iterator[Figure]:
    """Yield key to paint and guess to numbers, behind a delay in each direction."""
    found: dict[str, list[float]] = {"letters": [], "frames": [], "guesses": []}
    late = 0
    context = browser.new_context()
    with delayed(site.port, delay / 1000) as proxy:
        for _ in range(players):
            context.clear_cookies()
            context.add_cookies([TOURED])  # type: ignore[list-item]
            page = context.new_page()
            play_one(Player(page, proxy.url), with_notes)
            for name, values in found.items():
                values += page.evaluate(f"probe.{name}")
            late += page.evaluate("probe.late")
            page.close()
    context.close()
    letters, frames, guesses = found.values()
    line = f"{'notes open, ' if with_notes else ''}+{delay} ms"
    yield Figure(f"key to letter drawn, {line}, p50 of {len(letters)}", p(50, letters), "ms")
    yield Figure(f"key to letter drawn, {line}, p95", p(95, letters), "ms", at_most=FRAME_MS)
    yield Figure(f"key to the frame that paints it, {line}, p95", p(95, frames), "ms")
    share = 100 * late / len(letters)
    yield Figure(f"letters that missed the next frame, {line}", share, "%", at_most=1)
    yield Figure(f"guess to painted numbers, {line}, p50 of {len(guesses)}", p(50, guesses), "ms")
    bound = 2 * delay + SERVER_MS + FRAME_MS
    yield Figure(f"guess to painted numbers, {line}, p95", p(95, guesses), "ms", at_most=bound)


def answers(url: str, players: int) -> Iterator[Figure]:
    """Yield the server's time for a guess, asked by players without a browser."""
    times = asyncio.run(answer_times_ms(url, wrong_words(DAY_LENGTH), players))
    yield Figure(f"guess to answer, no browser, p50 of {len(times)}", p(50, times), "ms")
    yield Figure("guess to answer, no browser, p95", p(95, times), "ms", at_most=SERVER_MS)


def play_one(player: Player, with_notes: bool) -> None:
    """Play rows of wrong words on the day's board, with the probe in the page."""
    player.open("/")
    if with_notes:
        open_notes(player)
    player.page.evaluate(_PROBE)
    for word in wrong_words(DAY_LENGTH):
        player.guess(word)


def open_notes(player: Player) -> None:
    """Open the grid, with many letters marked and what follows from the rows beside them."""
    player.page.get_by_test_id("notes").click()
    player.page.get_by_test_id("notes-fill").click()
    for spot in player.page.locator(".spot").all()[::7]:
        spot.click()


def wrong_words(length: int) -> Sequence[str]:
    """Return accepted words from all over the alphabet, enough for all rows but the last."""
    words = load_lexicon().words(length)
    return words[7 :: len(words) // GUESSES_A_PLAYER][:GUESSES_A_PLAYER]


def p(percent: int, values: Sequence[float]) -> float:
    """Return a percentile."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]
