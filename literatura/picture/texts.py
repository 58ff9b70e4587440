"""The sentences of a booklet, in Hungarian: a printed page has no language switch."""

from __future__ import annotations

TITLE = "Literatúra"
SUBTITLE = "Feladványok"
COUNT = "{count} feladvány, a könnyűtől a nehézig"
RULES_TITLE = "A játék"
RULES = (
    "A Literatúra a Mesterelme magyar rokona, szavakkal. Az egyik játékos elrejt egy szót, a másik "
    "legfeljebb tíz tippből kitalálja. Minden tippre két szám a felelet: az első megmondja, hány "
    "betű áll a helyén, a második, hogy hány további betű van meg a szóban, de máshol. Hogy melyik "
    "betűkről van szó, azt neked kell kiderítened.",
    "Ezekben a feladványokban a játszma már majdnem véget ért: csak az utolsó lépés van hátra. "
    "Pontosan egy olyan szó van, amely minden sorhoz illik. Találd ki, és írd az üres sorba!",
    "A szavak szótári alakok: nincs köztük ragozott szó, tulajdonnév és rövidítés. Az ékezetes "
    "betű külön betű, a kétjegyű betű pedig kettő: az SZ egy S és egy Z. Q, W és X nincs. A "
    "legfeljebb nyolcbetűs rejtett szavakban minden betű csak egyszer fordul elő.",
    "A pontok a nehézséget jelzik: egy pont a legkönnyebb, öt a legnehezebb. A megfejtéseket a "
    "füzet végén találod.",
)
PUZZLE = "{number}. feladvány"
SOLUTIONS = "Megfejtések"
