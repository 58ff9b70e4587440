"""What the pictures show: each scene brings a player's page into one state, on a fixed day.

Knows nothing of sizes and colours: a scene is played once, then looked at in all of them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from playwright.sync_api import expect

from literatura.day_counts import FILE_NAME, PUZZLE, WORD, DayCounts, Ending
from literatura.player import Player as Stored
from literatura.schedule import today
from literatura.scoring import score
from literatura.transfer import write_file
from tests.e2e.player import LIVE, Player
from tests.played import LOST, RUNNING, with_day, with_free
from ui.services import Services

NOW = datetime(2026, 3, 12, 11, tzinfo=UTC)  # a Thursday: six letters
FIRST_VISIT = ("bemutato-1", "bemutato", "bemutato-3", "bemutato-4")
"""These scenes are a first visitor's; all others have had the tour."""

Scene = Callable[[Player, Services], None]

_NO_SHEET = "for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, {});"


def seed_counts(data_dir: Path) -> None:
    """Count players of some days, as if the site had had them."""
    data_dir.mkdir(parents=True, exist_ok=True)
    counts, now = DayCounts(data_dir / FILE_NAME), today(NOW)
    for back in (1, 2, 3, 5):
        for steps in (None, 9, 3, 4, 4, 5, 5, 5, 6, 6, 7)[: 12 - back]:
            counts.add(Ending(WORD, now - timedelta(back), steps, steps == 9))
        for steps in (1, 1, None)[:back]:
            counts.add(Ending(PUZZLE, now - timedelta(back), steps))


# Games


def _words(services: Services, length: int, secret: str) -> list[str]:
    """Return well-known words of a length, from all over the alphabet, without the secret."""
    words = [word for word in services.lexicon.secrets(length) if word != secret]
    return words[len(words) // 14 :: len(words) // 12]


def _secret(services: Services) -> str:
    return services.schedule.day(today(NOW)).word


def _daily(player: Player, services: Services, rows: int, *, won: bool = False) -> list[str]:
    """Play rows of the day's game; return the words that come next."""
    secret = _secret(services)
    words = _words(services, len(secret), secret)
    player.open("/")
    for word in (*words[:rows], *([secret] if won else [])):
        player.guess(word)
    if won or rows == 10:
        expect(player.result()).to_be_visible()
    return words[rows:]


def daily(player: Player, services: Services) -> None:
    """Four rows played and a fifth begun."""
    player.type(_daily(player, services, 4)[0][:3])


def daily_refusal(player: Player, services: Services) -> None:
    """A word that the dictionary doesn't have, still in its row."""
    _daily(player, services, 1)
    player.type("ÁRVÍZTŰRŐ"[: len(_secret(services))])
    player.key("Enter")
    expect(player.message().get_by_role("alert")).not_to_be_empty()


def daily_empty(player: Player, services: Services) -> None:
    """The day's board before the first guess."""
    _daily(player, services, 0)


def daily_won(player: Player, services: Services) -> None:
    """The day's word found in the fifth row."""
    _daily(player, services, 4, won=True)


def daily_lost(player: Player, services: Services) -> None:
    """The day's word not found in ten rows."""
    _daily(player, services, 10)


def daily_analysis(player: Player, services: Services) -> None:
    """What the guesses were worth."""
    _daily(player, services, 4, won=True)
    player.page.get_by_test_id("analysis-open").click()
    expect(player.page.get_by_test_id("analysis").locator("table")).to_be_visible()


def daily_share(player: Player, services: Services) -> None:
    """The result as text, where there is neither share sheet nor clipboard."""
    player.page.add_init_script(_NO_SHEET)
    _daily(player, services, 4, won=True)
    player.page.get_by_test_id("share").click()
    expect(player.page.get_by_test_id("share-text")).to_be_visible()


def daily_help(player: Player, services: Services) -> None:
    """The panel with the helps over a board."""
    _daily(player, services, 2)
    player.page.get_by_test_id("help").click()
    expect(player.page.get_by_test_id("help-panel")).to_be_visible()


def notes(player: Player, services: Services) -> None:
    """Open notes, with every kind of mark on the keys."""
    words = _daily(player, services, 3)
    player.page.get_by_test_id("notes").click()
    for tool, letters in (("excluded", "FGHUÜ"), ("possible", "ETÉ"), ("sure", "RO")):
        button = player.page.get_by_test_id(f"tool-{tool}")
        if button.get_attribute("aria-pressed") == "false":
            button.click()
        for letter in letters:
            player.screen_key(letter).click()
    player.type(words[0][:2])


def notes_grid(player: Player, services: Services) -> None:
    """The grid of letters by places over the keyboard, with what follows from the rows."""
    notes(player, services)
    if player.page.get_by_test_id("notes-grid").count():
        player.page.get_by_test_id("notes-grid").click()
    player.page.get_by_test_id("notes-fill").click()
    for tool, spots in (("excluded", (1, 9)), ("possible", (10, 17)), ("sure", (4, 25))):
        player.page.get_by_test_id(f"tool-{tool}").click()
        for spot in spots:
            player.page.locator(f"[data-spot='{spot}']").click()
    player.page.locator(".grid").evaluate("grid => grid.scrollTop = 0")


def puzzle_with(*, solved: bool) -> Scene:
    """Return the scene of a right or a wrong answer to the day's puzzle."""

    def scene(player: Player, services: Services) -> None:
        puzzle = services.puzzle_of(today(NOW))
        words = services.lexicon.secrets(puzzle.length)
        player.open("/feladvany")
        player.type(next(word for word in words if puzzle.is_solved_by(word) is solved))
        player.key("Enter")
        sign = "result" if solved else "show-solution"
        expect(player.page.get_by_test_id(sign)).to_be_visible()

    return scene


def puzzle_explained(player: Player, services: Services) -> None:
    """A wrong answer to the puzzle, and how it could have been found."""
    puzzle_with(solved=False)(player, services)
    player.page.get_by_test_id("show-solution").click()
    player.page.get_by_test_id("explanation").locator("summary").click()
    expect(player.page.get_by_test_id("explanation").locator("li").first).to_be_visible()


def free(length: int, rows: int) -> Scene:
    """Return the scene of a free game with some rows played."""

    def scene(player: Player, services: Services) -> None:
        player.open(f"/szabad?hossz={length}")
        for word in _words(services, length, "")[2 : 2 + rows]:
            player.guess(word)

    return scene


# Kódkészítő


def _guess_in(player: Player, row: int, length: int) -> str:
    expect(player.row(row).locator(".tile.filled")).to_have_count(length)
    return player.word_in(row)


def _answer(player: Player, row: int, first: int, second: int) -> None:
    for name in (f"in-place-{first}", f"misplaced-{second}", "submit"):
        player.page.get_by_test_id(f"answer-{name}").click()
    expect(player.row(row).get_by_test_id("in-place")).to_have_text(str(first))


def answering(player: Player, _: Services) -> None:
    """The computer has guessed once, and its guess is being answered."""
    player.page.goto(f"{player.url}/kodkeszito")
    player.page.get_by_test_id("start").click()
    player.page.get_by_test_id("answer-in-place-1").click()
    player.page.get_by_test_id("answer-misplaced-1").click()


def _answered(player: Player, lie_in: int) -> None:
    """Answer for VIRÁG by hand, with a lie in one row, until the computer can't go on."""
    secret, page = "VIRÁG", player.page
    player.open("/kodkeszito")
    page.get_by_test_id("start").click()
    for row in range(1, 11):
        guess = _guess_in(player, row, len(secret))
        given = score(secret, guess)
        _answer(player, row, *((0, 5) if row == lie_in else (given.in_place, given.misplaced)))
        after = page.get_by_test_id("contradiction").or_(page.get_by_test_id("result"))
        expect(after.or_(player.row(row + 1).locator(".tile.filled").last)).to_be_visible()
        if after.count():
            return


def broken(player: Player, _: Services) -> None:
    """The computer has found the word that was kept in mind."""
    _answered(player, 0)


def contradiction(player: Player, _: Services) -> None:
    """One of the answers was wrong, and is named."""
    _answered(player, 2)


def own_word(player: Player, _: Services) -> None:
    """A word is about to be typed for which the program will answer."""
    player.page.goto(f"{player.url}/kodkeszito")
    player.page.get_by_test_id("for-my-word").click()
    player.page.get_by_test_id("secret-input").fill("virág")


def watching(player: Player, services: Services) -> None:
    """The computer has broken the word that was typed."""
    own_word(player, services)
    player.page.get_by_test_id("start").click()
    expect(player.page.get_by_test_id("result")).to_be_visible(timeout=60_000)


# Pages to read


def page(path: str) -> Scene:
    """Return the scene of a page as it opens."""

    def scene(player: Player, _: Services) -> None:
        player.page.goto(player.url + path)
        expect(player.page.get_by_role("heading").first).to_be_visible()

    return scene


def _played() -> Stored:
    """Return somebody who has played for two months, with help and without."""
    player, now = Stored(), today(NOW)
    steps = (4, 5, 3, 6, 5, 4, 7, 5, 4, 6, 8, 5, LOST)
    for back in range(60, 0, -1):
        day, went = now - timedelta(back), steps[back % len(steps)]
        if back not in (19, 20):
            player = with_day(player, day, RUNNING if back == 9 else went, helped=back % 17 == 0)
        if back % 4:
            player = with_day(player, day, LOST if back % 7 == 0 else 4, mode="puzzle")
    for went in (3, 4, 4, 5, 6, LOST):
        player = with_free(with_free(player, went), went, "6", helped=went == 4)
    return player


def comparing(player: Player, _: Services) -> None:
    """A file was brought along, and what is in it is shown."""
    now: date = today(NOW)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "literatura.json"
        file.write_text(write_file(_played(), "00000001", now), encoding="utf-8")
        player.page.goto(f"{player.url}/statisztika")
        player.page.get_by_test_id("bring-file").set_input_files(file)
        player.page.get_by_test_id("look-file").click()
        expect(player.page.get_by_test_id("compare")).to_be_visible()


def comparing_both(player: Player, services: Services) -> None:
    """The same, where games have been played here too."""
    _daily(player, services, 2, won=True)
    comparing(player, services)


def statistics(player: Player, services: Services) -> None:
    """The statistics of somebody who has played for two months."""
    comparing(player, services)
    player.page.wait_for_function(LIVE)
    player.page.get_by_test_id("merge").click()
    expect(player.page.get_by_test_id("stats-daily")).to_be_visible()


def short_text(player: Player, services: Services) -> None:
    """The totals as a QR code and as text."""
    statistics(player, services)
    player.page.wait_for_function(LIVE)
    player.page.get_by_test_id("show-code").click()
    expect(player.page.get_by_test_id("short-text")).to_be_visible()


def played(path: str) -> Scene:
    """Return the scene of a page of somebody who has played for two months."""

    def scene(player: Player, services: Services) -> None:
        statistics(player, services)
        _daily(player, services, 2)
        page(path)(player, services)

    return scene


def menu(player: Player, services: Services) -> None:
    """The menu over an empty board."""
    daily_empty(player, services)
    player.page.get_by_test_id("menu").click()
    expect(player.page.get_by_role("navigation")).to_be_visible()


def tour(step: int) -> Scene:
    """Return the scene of a step of the tour, on a first visit."""

    def scene(player: Player, _: Services) -> None:
        player.page.goto(player.url)
        expect(player.page.get_by_test_id("tour")).to_be_visible()
        for _step in range(1, step):
            player.page.get_by_test_id("tour-next").click()

    return scene


SCENES: dict[str, Scene] = {
    "napi-ures": daily_empty,
    "napi": daily,
    "napi-elutasitas": daily_refusal,
    "napi-segitseg": daily_help,
    "napi-jegyzet": notes,
    "napi-racs": notes_grid,
    "napi-vege": daily_won,
    "napi-elemzes": daily_analysis,
    "napi-megosztas": daily_share,
    "napi-vesztes": daily_lost,
    "nap": page("/nap/2026-03-11"),
    "feladvany": page("/feladvany"),
    "feladvany-jo": puzzle_with(solved=True),
    "feladvany-rossz": puzzle_with(solved=False),
    "feladvany-vege": puzzle_explained,
    "feladvany-uj": page("/feladvany/uj?hossz=6&mag=kep"),
    "szabad": free(5, 2),
    "szabad-12": free(12, 3),
    "kodkeszito": page("/kodkeszito"),
    "kodkeszito-szo": own_word,
    "kodkeszito-valasz": answering,
    "kodkeszito-ellentmondas": contradiction,
    "kodkeszito-vege": broken,
    "kodkeszito-nezo": watching,
    "szabalyok": page("/szabalyok"),
    "beallitasok": page("/beallitasok"),
    "statisztika-ures": page("/statisztika"),
    "statisztika": statistics,
    "statisztika-kod": short_text,
    "athozas": comparing,
    "athozas-ketto": comparing_both,
    "athozas-hiba": page("/athozas?hiba=damaged"),
    "archivum-ures": page("/archivum"),
    "archivum": played("/archivum"),
    "archivum-elozo": played("/archivum/2026-02"),
    "szamok": page("/szamok/2026-03-11"),
    "szamok-ma": page("/szamok"),
    "menu": menu,
    "bemutato-1": tour(1),
    "bemutato": tour(2),
    "bemutato-3": tour(3),
    "bemutato-4": tour(4),
    "hiba": page("/nincs-ilyen"),
    "nincs-kapcsolat": page("/nincs-kapcsolat"),
}
