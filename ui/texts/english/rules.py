"""The English sentences of the page of rules."""

TEXTS: dict[str, str] = {
    "rules.description": "The rules of Literatúra with an example: the two numbers, the words, help, and where the words come from.",
    "rules.heading": "rules",
    "rules.aim.title": "The game",
    "rules.aim": (
        "The program hides a Hungarian word, and you find it in ten guesses. Each guess is answered "
        "by two numbers: how many letters stand **in place**, and how many more are in the word but "
        "**elsewhere**. Which letters these are is for you to find out."
    ),
    "rules.example.title": "An example",
    "rules.example": "The hidden word is **VIRÁG** (flower). Your guesses would be answered like this:",
    "rules.example.first": (
        "**VÁSÁR:** V and the second Á are in place, that makes two. R is in the word as well, but "
        "elsewhere, that makes one. The first Á does not count, since VIRÁG has only one Á, and you "
        "have found that already."
    ),
    "rules.example.second": (
        "**HARAG:** R and G are in place. A is not Á: a letter with an accent is another letter."
    ),
    "rules.example.third": "**VIRÁG:** all five letters are in place, the word is found.",
    "rules.words.title": "What can be guessed?",
    "rules.words": (
        "Any word that is a headword of a Hungarian explanatory dictionary; no inflected forms, proper "
        "names or abbreviations. A word that may not be guessed costs you nothing: it stays in its "
        "row, and you are told what is wrong with it."
    ),
    "rules.letters": (
        "The game has 32 letters: {letters}. A digraph is two letters: SZ is S and Z. Accents count: "
        "KOR, KÓR, KÖR and KŐR are four different words. There is no Q, W or X."
    ),
    "rules.repeated": (
        "In hidden words of up to eight letters, no letter stands twice. Your guess may repeat a "
        "letter, but it counts only as often as the hidden word has it."
    ),
    "rules.daily.title": "The word of the day",
    "rules.daily": (
        "A new word comes every midnight in Budapest, the same for everybody: four letters on Monday, "
        "five on Tuesday and Wednesday, six on Thursday and Friday, seven on Saturday, eight on Sunday."
    ),
    "rules.row.title": "Editing the row",
    "rules.row": (
        "Tap a tile, or move with the arrow keys, and change any letter. The space bar leaves a place "
        "empty, so that you can put in first what you know for sure; the missing letters then go to the "
        "empty places. Esc clears the whole row, and so does the delete key on the screen when you hold "
        "it down."
    ),
    "rules.notes.title": "Notes",
    "rules.notes": (
        "The pencil on the keyboard is for notes. Choose how to mark: **struck out** for an excluded "
        "letter, **underlined** for a possible one, **ringed** for a sure one; then each tap is a mark. "
        "In the grid you can mark which letter may stand where; a letter that is sure at its place shows "
        "faintly in your row, and a tap or the space bar takes it over. The program never changes your "
        "marks. If you like, it shows faintly beside them what follows from single rows; that does not "
        "count as help. Without the pencil, hold a finger on a letter or right-click it to mark it."
    ),
    "rules.setter.title": "When you hide the word",
    "rules.setter": (
        "On the **Codemaker** page we change sides: you think of a word, and the computer guesses. You "
        "tell the two numbers, or type your word and the program answers for you. When no word fits "
        "your answers any more, you are told so, and can correct the one that slipped."
    ),
    "rules.help.title": "Help",
    "rules.help": (
        "Behind the lamp below the board you can switch on help: how many words still fit your rows, "
        "and whether your guess contradicts one. You can also ask for a good guess. Games with help "
        "are counted apart."
    ),
    "rules.puzzle.title": "The puzzle",
    "rules.puzzle": (
        "In a puzzle the game is almost over: nine guesses and their answers are on the board, and "
        "exactly one word fits them all. You have a single answer. If it is wrong you may go on for "
        "practice, and afterwards you can see what followed from which row."
    ),
    "rules.sources.title": "Where do the words come from?",
    "rules.sources": (
        "The board game is played with the headwords of printed dictionaries. We may not take those "
        "over, so our own dictionary is put together from free sources: the Magyar Ispell spelling "
        "dictionary, the Hungarian thesaurus of OpenOffice, the Hungarian–English dictionary of "
        "FreeDict, and, to judge how well known a word is, the word lists of Tesseract and wordfreq. "
        "That is many thousands of words and still not all: some that the great dictionaries have may "
        "be missing."
    ),
    "rules.more.title": "Further reading",
    "rules.more": "Literatúra is a relative of Mastermind. The Hungarian Wikipedia tells more:",
    "rules.more.link": "Mastermind (játék)",
}
