"""The Hungarian sentences of the page of rules."""

TEXTS: dict[str, str] = {
    "rules.description": "A Literatúra szabályai egy példával: a két szám, a szavak, a segítség, és hogy honnan valók a szavak.",
    "rules.heading": "szabályok",
    "rules.aim.title": "A játék",
    "rules.aim": (
        "A gép elrejt egy magyar szót, neked pedig legfeljebb tíz tippből kell kitalálnod. Minden "
        "tippedre két számot kapsz: hány betű van **a helyén**, és hány további betű van meg a szóban, de **máshol**. "
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
        "Mindennap éjfélkor, budapesti idő szerint, új szó érkezik, mindenkinek ugyanaz. Hétfőn négy-, kedden és szerdán "
        "öt-, csütörtökön és pénteken hat-, szombaton hét-, vasárnap nyolcbetűs szót keresünk."
    ),
    "rules.row.title": "A sor szerkesztése",
    "rules.row": (
        "Koppints egy mezőre, vagy lépkedj a nyilakkal, és bármelyik betűt átírhatod. A szóközzel egy "
        "helyet üresen hagyhatsz, így előbb beírhatod azt, amit biztosan tudsz; a hiányzó betűk később "
        "az üres helyekre kerülnek. Az egész sort az Esc billentyű törli, a képernyőn pedig a törlőgomb, "
        "ha nyomva tartod."
    ),
    "rules.notes.title": "Jegyzetek",
    "rules.notes": (
        "A billentyűzet ceruzájával jegyzetelhetsz. Válaszd ki, mit jelölsz: a kizárt betűt "
        "**áthúzod**, a lehetségest **aláhúzod**, a biztosat **bekarikázod**. Ezután minden koppintás "
        "egy jelölés. A rácson azt is megjelölheted, melyik betű hol állhat; a biztos betű halványan "
        "megjelenik a sorodban, és egy koppintással vagy a szóközzel átveheted. A jelöléseidet a gép "
        "nem változtatja meg. Ha kéred, halványan melléjük írja, ami egy-egy sorból következik; ez nem "
        "számít segítségnek. Jelölni ceruza nélkül is tudsz: tartsd az ujjad a betűn, vagy kattints rá "
        "a jobb gombbal."
    ),
    "rules.setter.title": "Ha te rejted el a szót",
    "rules.setter": (
        "A **Kódkészítő** oldalon szerepet cserélünk: te gondolsz egy szóra, a gép pedig tippel. Te "
        "mondod meg a két számot, vagy beírod a szót, és a gép felel helyetted. Ha a válaszaidra már "
        "egyetlen szó sem illik, a gép szól, és kijavíthatod, amelyiket elvétetted."
    ),
    "rules.help.title": "Segítség",
    "rules.help": (
        "A tábla alatti lámpára koppintva segítséget kérhetsz: megtudhatod, hány szó illik még a "
        "soraidra, és ellentmond-e a tipped valamelyiknek. Kérhetsz egy jó tippet is. Az így játszott játékokat "
        "külön számoljuk."
    ),
    "rules.puzzle.title": "A feladvány",
    "rules.puzzle": (
        "A feladványban a játszma már majdnem véget ért: kilenc tipp és a felelet is ott van a táblán, "
        "és pontosan egy szó illik mindegyikhez. Egyetlen válaszod van. Ha nem talált, gyakorlásként "
        "tovább próbálkozhatsz, a végén pedig megnézheted, melyik sorból mi következett."
    ),
    "rules.sources.title": "Honnan vannak a szavak?",
    "rules.sources": (
        "A társasjáték a nyomtatott értelmező szótárak címszavaival játszik. Ezeket nem vehetjük át, "
        "ezért szabad forrásokból állítottuk össze a magunk szótárát: a Magyar Ispell helyesírási "
        "szótárából, az OpenOffice magyar szinonimaszótárából és a FreeDict magyar–angol szótárából. "
        "Hogy egy szó mennyire ismert, azt a Tesseract és a wordfreq szólistái alapján ítéljük meg. Ez "
        "sok ezer szó, mégsem teljes: hiányozhat belőle, ami a nagyszótárban benne van."
    ),
    "rules.more.title": "Bővebb tudnivalók",
    "rules.more": "A Literatúra a Mastermind (Mesterelme) rokona. Erről a Wikipédián olvashatsz:",
    "rules.more.link": "Mastermind (játék)",
}
