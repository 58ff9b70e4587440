from __future__ import annotations

import re
from datetime import timedelta
from string import Formatter
from urllib.parse import parse_qs, urlsplit

import pytest

from literatura import errors
from literatura.lexicon import Reason
from tests.ui.conftest import Player
from ui.components.text import sentence_html
from ui.texts import Say
from ui.texts.english import ENGLISH
from ui.texts.hungarian import HUNGARIAN


async def test_rules_show_the_example_with_its_scores(player: Player) -> None:
    await player.open("/szabalyok")
    for sentence in ("A játék", "VÁSÁR", "Honnan vannak a szavak?", "Mastermind (játék)"):
        await player.user.should_see(sentence)


async def test_language_is_switched_without_losing_the_game(player: Player) -> None:
    await player.open("/szabad")
    await player.guess("VÁSÁR")
    response = await player.user.http_client.get("/nyelv/en?vissza=/szabad")
    assert (response.status_code, response.headers["location"]) == (303, "/szabad")
    await player.open("/szabad")
    assert len(player.rows) == 1
    assert player.message.startswith('Row 1, <span lang="hu">VÁSÁR</span>:')
    html = (await player.user.http_client.get("/szabad")).text
    assert '<html lang="en-US">' in html


def way_back(player: Player) -> str:
    """Return where the page's language switch leads back to."""
    (switch,) = player.by_testid("language")
    address = urlsplit(switch.props["href"])
    assert address.path == "/nyelv/en"
    (target,) = parse_qs(address.query)["vissza"]
    return target


@pytest.mark.parametrize(
    "address",
    ["/", "/szabad?hossz=7", "/statisztika?a=%3F%26&b=2", "/athozas?hiba=gone", "/szamok?x"],
)
async def test_changing_the_language_leads_back_to_the_whole_address(
    player: Player, address: str
) -> None:
    await player.open(address)
    assert way_back(player) == address
    response = await player.user.http_client.get("/nyelv/en", params={"vissza": address})
    assert response.headers["location"] == address


async def test_changing_the_language_keeps_the_length_chosen_since(player: Player) -> None:
    await player.open("/szabad?hossz=7")
    await player.click("length-6")
    assert way_back(player) == "/szabad?hossz=6"


@pytest.mark.parametrize(
    "target", ["//evil.example", "/\\evil.example", "https://evil.example", ""]
)
async def test_language_switch_leads_nowhere_else(player: Player, target: str) -> None:
    response = await player.user.http_client.get("/nyelv/en", params={"vissza": target})
    assert response.headers["location"] == "/"


@pytest.mark.parametrize("blank", ["\t", "\n", "\r"])
async def test_blanks_that_browsers_drop_lead_nowhere_else_either(
    player: Player, blank: str
) -> None:
    target = f"/{blank}/evil.example"
    response = await player.user.http_client.get("/nyelv/en", params={"vissza": target})
    assert blank not in response.headers["location"]


async def test_unknown_language_changes_nothing(player: Player) -> None:
    response = await player.user.http_client.get("/nyelv/xx")
    assert "nyelv" not in response.headers.get("set-cookie", "")


def test_both_languages_say_the_same_things() -> None:
    assert {_without_form(key) for key in HUNGARIAN} == {_without_form(key) for key in ENGLISH}
    for key, sentence in ENGLISH.items():
        hungarian = HUNGARIAN.get(key) or HUNGARIAN[_without_form(key)]
        left_out = {"count"} if key != _without_form(key) else set()  # "the first guess"
        assert _facts(hungarian) - left_out <= _facts(sentence) <= _facts(hungarian), key


def _without_form(key: str) -> str:
    """Return the key without the plural form, which a language has where it needs it."""
    return key.removesuffix(".one")


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("hu", 1, "1 nap"),
        ("hu", 2, "2 nap"),
        ("en", 0, "0 days"),
        ("en", 1, "1 day"),
        ("en", 2, "2 days"),
        ("en", 1001, "1,001 days"),
    ],
)
def test_number_takes_the_form_that_its_language_asks(language: str, count: int, text: str) -> None:
    assert Say(language).plural("stats.days", count) == text


def _facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_hungarian_has_no_foreign_accents_or_quotes() -> None:
    for key, sentence in HUNGARIAN.items():
        assert not set(sentence) & set('õûÕÛ"“'), key


def test_share_is_no_share_of_a_company_in_hungarian() -> None:
    assert HUNGARIAN["share.share"] == "Megosztás"
    assert not [key for key, sentence in HUNGARIAN.items() if "részvény" in sentence.lower()]


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize(
    "error",
    [
        errors.LetterError("TAXI", "X"),
        errors.LetterError("STRAßE", "ß"),
        errors.LengthError("ALMA", 5),
        errors.LengthError("", 5),
        errors.AlreadyGuessedError("ALMA", 5),
        errors.GameOverError("ALMA"),
        errors.StaleGuessError("ALMA", 1, 2),
        *(
            errors.NotAcceptedError("ALMÁT", reason, lemma)
            for reason in (
                Reason.INFLECTED,
                Reason.PROPER_NOUN,
                Reason.ABBREVIATION,
                Reason.UNKNOWN,
            )
            for lemma in ("ALMA", None)
        ),
    ],
    ids=str,
)
def test_every_refusal_has_a_sentence(language: str, error: errors.GuessError) -> None:
    sentence = Say(language).refusal(error)
    assert sentence.endswith((".", "!"))
    assert "None" not in sentence


def test_inflected_form_names_its_headword_in_bold() -> None:
    sentence = Say("hu").refusal(errors.NotAcceptedError("ALMÁT", "inflected", "ALMA"))
    told = sentence_html(sentence, Say("hu"))
    assert told == "„ALMÁT” ragozott alak; a szótári alakja: <b>ALMA</b>."


@pytest.mark.parametrize(
    ("sentence", "marked"),
    [
        ("“ALMÁT” is not; it has **ALMA**.", ["ALMÁT", "ALMA"]),
        ("The letters: A Á B C D. A is not Á, Q, W or X.", ["A Á B C D", "Á"]),
        ("That leaves DÉL, FÉL and TÉL. SZ is S and Z.", ["DÉL, FÉL", "TÉL", "SZ"]),
        ("I, R and Á. What I find: the QR code & 'A' > B.", ["I, R", "Á"]),
    ],
)
def test_words_of_the_game_are_marked_on_an_english_page(sentence: str, marked: list[str]) -> None:
    found = re.findall(r'<span lang="hu">(.*?)</span>', sentence_html(sentence, Say("en")))
    assert found == marked
    assert "<span" not in sentence_html(sentence, Say("hu"))


@pytest.mark.parametrize(
    ("number", "text"), [(1, "az 1"), (2, "a 2"), (5, "az 5"), (10, "a 10"), (1000, "az 1000")]
)
def test_numbers_get_their_article(number: int, text: str) -> None:
    assert Say("hu").the(number) == text.replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "1 perc"),
        (61, "2 perc"),
        (3540, "59 perc"),
        (3541, "1 óra"),
        (3660, "1 óra 1 perc"),
        (90_000, "25 óra"),
    ],
)
def test_time_left_is_told_in_hours_and_minutes(seconds: int, text: str) -> None:
    assert Say("hu").duration(timedelta(seconds=seconds)) == text
