"""What Hungarian players read."""

HUNGARIAN: dict[str, str] = {
    "site.title": "Literatúra",
    "site.description": "Magyar szófejtő játék: találd ki a nap szavát tíz tippből, két szám segít.",
    "menu.open": "Menü",
    "menu.daily": "Napi szó",
    "menu.puzzle": "Napi feladvány",
    "menu.free": "Szabad játék",
    "menu.rules": "Szabályok",
    "menu.language": "English",
    "daily.heading": "{number}. szó · {weekday}",
    "daily.past": "{number}. szó · {date}",
    "free.heading": "szabad játék",
    "rules.heading": "szabályok",
    "free.lengths": "Hány betűs legyen a szó?",
    "free.length": "{length} betűs szó",
    "free.new": "Új szó",
    "free.give_up": "Feladom",
    "free.sure": "Biztos?",
    "board.label": "A tábla: {length} betűs szó, {rows} sor",
    "board.row": "sor",
    "board.hidden": "A rejtett szó, {length} betű",
    "board.answer": "A rejtett szó: {word}",
    "board.in_place": "helyén",
    "board.misplaced": "máshol",
    "board.input": "{row}. tipp, {length} betű",
    "keyboard.label": "Billentyűzet",
    "keyboard.enter": "Tippelek",
    "keyboard.backspace": "Törlés",
    "play.invite": "Egy {length} betűs szót keresünk. {rows} tipped van.",
    "play.turn": "{row}. sor, {word}: {in_place} a helyén, {misplaced} máshol.",
    "play.elsewhere": "Ezt a játékot közben egy másik lapon folytattad. Itt a mostani állás.",
    "play.new_day": "Elmúlt éjfél: új nap, új szó.",
    "play.too_fast": "Kicsit lassabban! Várj egy pillanatot.",
    "play.not_saved": "A tippet nem sikerült elmenteni, így nem is számít. Próbáld újra!",
    "play.no_storage": "A böngésződ nem tárol sütit, ezért a játék az oldal bezárásával elvész.",
    "refused.empty": "Írj be egy {expected} betűs szót!",
    "refused.space": "A tipp egyetlen szó, szóköz nélkül.",
    "refused.sign": "A tippben csak betű állhat.",
    "refused.letter": "A 32 betű között nincs „{letter}”.",
    "refused.length": "„{word}” {length} betűs; a keresett szó {expected} betűs.",
    "refused.too_long": "Ez túl hosszú; a keresett szó {expected} betűs.",
    "refused.again": "„{word}” már volt, {row}. sorban.",
    "refused.inflected": "„{word}” ragozott alak; a szótári alakja: **{lemma}**.",
    "refused.inflected_only": "„{word}” ragozott alak; csak szótári alakkal tippelhetsz.",
    "refused.proper_noun": "„{word}” tulajdonnév; csak közszóval tippelhetsz.",
    "refused.abbreviation": "„{word}” rövidítés; csak teljes szóval tippelhetsz.",
    "refused.unknown": "„{word}” nincs benne a szótárunkban.",
    "refused.over": "Ez a játék már véget ért.",
    "report.word": "Szerintem ez jó szó",
    "report.kept": "Köszönjük, utánanézünk!",
    "report.not_kept": "Mára elég javaslatot kaptunk tőled, köszönjük!",
    "result.won": "Kitaláltad!",
    "result.won_first": "Elsőre kitaláltad!",
    "result.lost": "Ez most nem sikerült.",
    "result.given_up": "Feladtad.",
    "result.breaker": "A kódfejtő nyert, {guesses} tippből.",
    "result.setter": "A kódkészítő nyert. A szó ez volt:",
    "result.word": "A szó:",
    "result.synonyms": "Rokon értelmű: {words}.",
    "result.gloss": "Angolul: {words}.",
    "result.next": "A következő szó éjfélkor jön, {time} múlva.",
    "result.new_word": "Itt az új szó!",
    "result.today": "Játszd le a mai szót is!",
    "result.free": "Játssz tovább a szabad játékban!",
    "time.hours": "{hours} óra {minutes} perc",
    "time.minutes": "{minutes} perc",
    "puzzle.heading": "{number}. feladvány · {weekday}",
    "puzzle.past": "{number}. · {date}",
    "puzzle.caption": "{number}. feladvány · {date}",
    "puzzle.description": "Kilenc tipp már megvolt, egy lépés van hátra: melyik szó illik minden sorhoz?",
    "puzzle.invite": "Egyetlen {length} betűs szó illik minden sorhoz. Melyik az? Egy válaszod van.",
    "puzzle.wrong": "„{word}” nem jó: nem illik {rows} sorhoz.",
    "puzzle.go_on": "Gyakorlásként tovább próbálkozhatsz: melyik szó illik minden sorhoz?",
    "puzzle.won": "Megfejtetted!",
    "puzzle.lost": "Ez most nem sikerült.",
    "puzzle.practised": "Végül meglett!",
    "puzzle.solution": "A megfejtés:",
    "puzzle.show": "Mutasd a megfejtést!",
    "puzzle.how": "Hogyan lehetett rájönni?",
    "puzzle.difficulty": "Nehézség: {difficulty} az 5-ből.",
    "puzzle.before": "Az előző feladvány",
    "puzzle.today": "A mai feladvány",
    "puzzle.next": "A következő feladvány éjfélkor jön.",
    "puzzle.picture": "Kép letöltése",
    "explain.row": "{row}.",
    "explain.so_far": "az eddigiek alapján",
    "explain.by_row": "{rows} sor alapján",
    "explain.by_rows": "{rows} sor alapján",
    "explain.by_row_given": "az eddigiek és {rows} sor alapján",
    "explain.by_rows_given": "az eddigiek, továbbá {rows} sor alapján",
    "explain.excluded": "nincs benne {letter} betű",
    "explain.excluded_many": "nincs benne {letters}",
    "explain.contained": "van benne {letter} betű",
    "explain.contained_many": "van benne {letters}",
    "explain.placed": "{place}. betű {letter}",
    "explain.not_at": "{place}. betű nem {letter}",
    "explain.none_at": "{row}. sor egyik betűje sincs a helyén.",
    "explain.rest_not_at": "{row}. sor többi betűje nincs a helyén.",
    "explain.left": "Ezek után {count} szó jöhet szóba: {words}.",
    "explain.left_many": "Ezek után {count} szó jöhet szóba a szótárból.",
    "explain.only": "Ezek után egyetlen szó marad: **{word}**.",
    "explain.ruled_out": "{row}. sor kizárja: {words}.",
    "explain.ruled_out_many": "{row}. sor {count} szót zár ki.",
    "explain.rest": "Marad: **{word}**.",
    "list.and": "és",
    "list.nor": "se",
    "rules.aim.title": "A játék",
    "rules.aim": (
        "A gép elrejt egy magyar szót, te pedig tíz tippből kitalálod. Minden tippedre két számot "
        "kapsz: hány betű van **a helyén**, és hány további betű van meg a szóban, de **máshol**. "
        "Azt, hogy melyik betűkről van szó, neked kell kiderítened."
    ),
    "rules.example.title": "Egy példa",
    "rules.example": "A rejtett szó a **VIRÁG**. Így felelne a tippjeidre:",
    "rules.example.first": (
        "**VÁSÁR:** a V és a második Á a helyén van, ez kettő. Az R is megvan, de máshol, ez egy. "
        "Az első Á nem számít, mert a VIRÁG szóban csak egy Á van, és azt már megtaláltad."
    ),
    "rules.example.second": (
        "**HARAG:** az R és a G a helyén van. Az A nem Á: az ékezetes betű külön betű."
    ),
    "rules.example.third": "**VIRÁG:** mind az öt betű a helyén van, megvan a szó.",
    "rules.words.title": "Mivel tippelhetsz?",
    "rules.words": (
        "Bármelyik szóval, amely egy értelmező szótárban címszó. A ragozott alak, a tulajdonnév és a "
        "rövidítés nem jó. Ha olyat írsz be, amivel nem lehet tippelni, nem veszítesz vele semmit: a "
        "szó ott marad a sorban, és megtudod, mi a baj vele."
    ),
    "rules.letters": (
        "A játéknak 32 betűje van: {letters}. A kétjegyű betű két betű: az SZ egy S és egy Z. Az "
        "ékezet számít: KOR, KÓR, KÖR és KŐR négy különböző szó. Q, W és X nincs."
    ),
    "rules.repeated": (
        "A legfeljebb nyolcbetűs rejtett szavakban minden betű csak egyszer fordul elő. A tippedben "
        "ismétlődhet betű, de annyiszor számít csak, ahányszor a rejtett szóban is megvan."
    ),
    "rules.daily.title": "A napi szó",
    "rules.daily": (
        "Minden nap éjfélkor új szó érkezik, mindenkinek ugyanaz. Hétfőn négy-, kedden és szerdán "
        "öt-, csütörtökön és pénteken hat-, szombaton hét-, vasárnap nyolcbetűs szót keresünk."
    ),
    "rules.sources.title": "Honnan vannak a szavak?",
    "rules.sources": (
        "A társasjáték a nyomtatott értelmező szótárak címszavaival játszik. Ezeket nem vehetjük át, "
        "ezért szabad forrásokból állítottuk össze a magunk szótárát: a Magyar Ispell helyesírási "
        "szótárából, az OpenOffice magyar szinonimaszótárából, a FreeDict magyar–angol szótárából, és "
        "ami segít megítélni, mennyire ismert egy szó: a Tesseract és a wordfreq szólistáiból. Ez "
        "sok ezer szó, mégsem teljes: hiányozhat belőle, ami a nagyszótárban benne van."
    ),
    "rules.more.title": "Bővebb tudnivalók",
    "rules.more": "A Literatúra a Mastermind (Mesterelme) rokona. Erről a Wikipédián olvashatsz:",
    "rules.more.link": "Mastermind (játék)",
    "error.404": "Ez az oldal nincs meg.",
    "error.404.hint": "Talán elírtad a címet, vagy ez a nap még el sem kezdődött.",
    "error.500": "Hiba történt nálunk.",
    "error.500.hint": "A játékod megvan. Töltsd be újra az oldalt!",
    "error.503": "Most nem érjük el a mentett játékokat.",
    "error.503.hint": "Semmi sem veszett el. Próbáld meg néhány perc múlva!",
    "error.home": "Vissza a napi szóhoz",
}
