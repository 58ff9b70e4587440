"""What Hungarian players read."""

HUNGARIAN: dict[str, str] = {
    "site.title": "Literatúra",
    "site.description": "Magyar szófejtő játék: találd ki a nap szavát tíz tippből, két szám segít.",
    "menu.open": "Menü",
    "menu.daily": "Napi szó",
    "menu.free": "Szabad játék",
    "menu.setter": "Kódkészítő",
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
    "board.numbers": "{in_place} a helyén, {misplaced} máshol",
    "setter.heading": "kódkészítő",
    "setter.invite": "Most te rejtesz el egy szót, és a gép fejti meg.",
    "setter.ways": "Ki feleljen a tippekre?",
    "setter.by_hand": "Én felelek",
    "setter.for_my_word": "A gép felel",
    "setter.by_hand.hint": "Gondolj egy {length} betűs szóra, és tartsd titokban! A gép tippel, te felelsz.",
    "setter.for_my_word.hint": "Írd be a szavadat! A gép felel helyetted; a kódfejtő csak a számokat látja.",
    "setter.secret": "A te szavad",
    "setter.start": "Kezdjük!",
    "setter.empty": "Írd be a szót, amelyet elrejtesz!",
    "setter.length": "Legalább három-, legfeljebb tizenkét betűs szót rejthetsz el.",
    "setter.repeated": "Ismétlődő betű: {letters}. Ismétlés nélkül szebb, de ha maradsz ennél, nyomd meg újra!",
    "setter.ask.by_hand": "{row}. tipp: **{word}**. Mit felelsz?",
    "setter.ask.for_my_word": "{row}. tipp: **{word}**.",
    "setter.count": "Még {count} szó jöhet szóba.",
    "setter.only_one": "Már csak ez az egy szó jöhet szóba.",
    "setter.submit": "Ezt felelem",
    "setter.withdraw": "Visszavonom",
    "setter.new": "Új játék",
    "setter.watching": "A kódfejtő nem látja a szavadat, csak a két számot.",
    "setter.pause": "Szünet",
    "setter.go_on": "Folytatás",
    "setter.not_saved": "Ezt nem sikerült elmenteni, így nem is számít. Próbáld újra!",
    "setter.broken": "A gép kitalálta!",
    "setter.not_it": "Mégsem ez volt a szó.",
    "setter.unbroken": "Kifogtál a gépen!",
    "setter.unbroken.hint": "A kódkészítő nyert: tíz tipp sem volt elég.",
    "setter.gave_up": "A gép feladta.",
    "setter.stuck": "Ezekre a válaszokra egyetlen szó sem illik.",
    "setter.stuck.title": "Valami nem stimmel",
    "setter.stuck.some": "Elég volna egyetlen más válasz. Ha valamelyiket elvétetted, nyomd meg a jót:",
    "setter.stuck.none": "Egyetlen válasz javítása itt nem elég. Vond vissza az utolsót, vagy áruld el a szót!",
    "setter.repair": "{row}. sor, **{word}**: # helyett",
    "setter.reveal": "Mutasd!",
    "setter.reveal.stuck": "Minden válaszod jó volt? Akkor áruld el, mi volt a szó!",
    "setter.reveal.broken": "Mégsem erre a szóra gondoltál?",
    "setter.reveal.unbroken": "Mi volt a szó? Írd be, és kiderül, jól feleltél-e!",
    "setter.unknown": "{refusal} A gép csak szótári szavakra gondol, ezt nem találhatta ki.",
    "setter.mistake": "{row}. sor, **{word}**: # helyett # a jó válasz.",
    "setter.no_mistake": "Minden válaszod jó volt.",
    "help.open": "Segítség",
    "help.count": "Írd ki, hány szó illik még!",
    "help.warning": "Szólj, ha a tipp ellentmond egy sornak!",
    "help.suggest": "Kérek egy jó tippet",
    "help.note": "A segítséggel játszott játékokat külön számoljuk.",
    "help.words": "Még {count} szó illik.",
    "help.only_one": "Már csak egy szó illik.",
    "help.none": "A szótárunkban egyetlen szó sem illik ide.",
    "help.thinking": "Gondolkodom…",
    "help.suggestion": "Jó tipp volna: **{word}**.",
    "help.contradiction": "„{word}” ellentmond {row}. sornak. Ha mégis ezt akarod, küldd el újra!",
    "analysis.open": "Mit értek a tippjeid?",
    "analysis.wait": "Számolok…",
    "analysis.title": "Mit értek a tippjeid?",
    "analysis.none": "Ezt a játékot most nem tudom elemezni.",
    "analysis.caption": "Tippenként: hány szó maradt, mennyi volt várható, mekkora volt a szerencse és az ügyesség",
    "analysis.guess": "Tipp",
    "analysis.left": "Illő szavak",
    "analysis.expected": "Várható",
    "analysis.luck": "Szerencse",
    "analysis.skill": "Ügyesség",
    "analysis.advice": "gép: {word}",
    "analysis.same": "gép: ugyanez",
    "analysis.percent": "{value}%",
    "analysis.chart.left": "ennyi szó maradt",
    "analysis.chart.expected": "ennyi volt várható",
    "analysis.luck.note": "Szerencse: ennyivel többször felezte meg a válasz a szavakat, mint átlagosan várható volt.",
    "analysis.skill.note": "Ügyesség: mennyit ígért a tipped a gépéhez képest, mielőtt a válasz megjött.",
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
    "rules.setter.title": "Ha te rejted el a szót",
    "rules.setter": (
        "A **Kódkészítő** oldalon szerepet cserélünk: te gondolsz egy szóra, a gép pedig tippel. Te "
        "mondod meg a két számot, vagy beírod a szót, és a gép felel helyetted. Ha a válaszaidra már "
        "egyetlen szó sem illik, a gép szól, és kijavíthatod, amelyiket elvétetted."
    ),
    "rules.help.title": "Segítség",
    "rules.help": (
        "A tábla alatti lámpánál segítséget kapcsolhatsz be: hány szó illik még a soraidra, és "
        "ellentmond-e a tipped valamelyiknek. Kérhetsz egy jó tippet is. Az így játszott játékokat "
        "külön számoljuk."
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
