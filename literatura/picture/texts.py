"""The sentences of pictures and booklets, in Hungarian: a printed page has no language switch."""

from __future__ import annotations

from datetime import date

from babel.dates import format_date, format_interval

from literatura.schedule import day_number

TITLE = "Literatúra"
SUBTITLE = "Feladványok"
COUNT = "{count} feladvány, a könnyűtől a nehézig"
COUNT_OF_DAYS = "{count} nap feladványa"
SET = "Készlet: {seed}"
RULES_TITLE = "A játék"
RULES = (
    "A Literatúra a Mesterelme magyar rokona, szavakkal. Az egyik játékos elrejt egy szót, a másik "
    "legfeljebb tíz tippből kitalálja. Minden tippre két szám a felelet: az első megmondja, hány "
    "betű áll a helyén, a második, hogy hány további betű van meg a szóban, de máshol. Hogy mely "
    "betűkről van szó, azt neked kell kiderítened.",
    "Ezekben a feladványokban valaki már elkezdte a játszmát: a tippjei és a feleletek ott állnak "
    "a táblán. Pontosan egy olyan szó van, amely minden sorhoz illik. Találd ki, és írd az üres "
    "sorba!",
    "A szavak szótári alakok: nincs köztük sem ragozott szó, sem tulajdonnév, sem rövidítés. Az "
    "ékezetes betű külön betű, a kétjegyű betű pedig kettő: az SZ egy S és egy Z. Q, W és X nincs. "
    "A legfeljebb nyolcbetűs rejtett szavakban minden betű csak egyszer fordul elő.",
    "A pontok a nehézséget jelzik: egy pont a legkönnyebb, öt a legnehezebb. A megfejtéseket a "
    "füzet végén találod.",
)
EXAMPLE_TITLE = "Egy példa"
EXAMPLE_SECRET, EXAMPLE_GUESS = "BARÁT", "RABLÓ"
EXAMPLE = (
    "A rejtett szó legyen BARÁT, a tipp pedig RABLÓ. Az A a helyén áll, ezért az első szám 1. Az R "
    "és a B is megvan a szóban, de máshol, ezért a második szám 2. Az L és az Ó nincs benne. A "
    "megfejtő csak a két számot látja."
)
PUZZLE = "{number}. feladvány"
SOLUTIONS = "Megfejtések"


def day_caption(day: date) -> str:
    """Return how a day's puzzle is named: „335. feladvány · 2026. december 1.”."""
    number = PUZZLE.format(number=day_number(day))
    return f"{number} · {format_date(day, 'long', locale='hu')}"


def day_title(day: date) -> str:
    """Return the same where there is little room: „335. · 2026. dec. 1.”."""
    return f"{day_number(day)}. · {format_date(day, 'medium', locale='hu')}"


def days_range(first: date, last: date) -> str:
    """Return the days from the first to the last, „2026. dec. 1–7.”."""
    return str(format_interval(first, last, "yMMMMd", locale="hu"))
