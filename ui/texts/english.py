"""What English players read; the same keys as in Hungarian, with the same facts."""

ENGLISH: dict[str, str] = {
    "site.title": "Literatúra",
    "site.description": "A Hungarian word game: find the word of the day in ten guesses, two numbers help.",
    "menu.open": "Menu",
    "menu.daily": "Word of the day",
    "menu.puzzle": "Puzzle of the day",
    "menu.free": "Free play",
    "menu.rules": "Rules",
    "menu.language": "Magyar",
    "daily.heading": "No. {number} · {weekday}",
    "daily.past": "No. {number} · {date}",
    "free.heading": "free play",
    "rules.heading": "rules",
    "free.lengths": "How long should the word be?",
    "free.length": "a word of {length} letters",
    "free.new": "New word",
    "free.give_up": "Give up",
    "free.sure": "Sure?",
    "board.label": "The board: a word of {length} letters, {rows} rows",
    "board.row": "row",
    "board.hidden": "The hidden word, {length} letters",
    "board.answer": "The hidden word: {word}",
    "board.in_place": "in place",
    "board.misplaced": "elsewhere",
    "board.input": "Guess {row}, {length} letters",
    "keyboard.label": "Keyboard",
    "keyboard.enter": "Guess",
    "keyboard.backspace": "Delete",
    "play.invite": "Find the Hungarian word of {length} letters. You have {rows} guesses.",
    "play.turn": "Row {row}, {word}: {in_place} in place, {misplaced} elsewhere.",
    "play.elsewhere": "You went on with this game in another tab. Here is how it stands.",
    "play.new_day": "It is past midnight: a new day, a new word.",
    "play.too_fast": "Slow down a little, please.",
    "play.not_saved": "Your guess could not be saved, so it does not count. Please try again.",
    "play.no_storage": "Your browser keeps no cookies: the game is lost when you close the page.",
    "refused.empty": "Type a word of {expected} letters.",
    "refused.space": "A guess is one word, without spaces.",
    "refused.sign": "A guess is made of letters alone.",
    "refused.letter": "“{letter}” is not one of the 32 letters.",
    "refused.length": "“{word}” has {length} letters; the word has {expected}.",
    "refused.too_long": "That is too long; the word has {expected} letters.",
    "refused.again": "“{word}” was guessed already, in row {row}.",
    "refused.inflected": "“{word}” is an inflected form; the dictionary has **{lemma}**.",
    "refused.inflected_only": "“{word}” is an inflected form; only dictionary forms can be guessed.",
    "refused.proper_noun": "“{word}” is a proper name; only common words can be guessed.",
    "refused.abbreviation": "“{word}” is an abbreviation; only whole words can be guessed.",
    "refused.unknown": "“{word}” is not in our dictionary.",
    "refused.over": "This game is over.",
    "report.word": "I think it is a good word",
    "report.kept": "Thank you, we will look into it.",
    "report.not_kept": "That is enough suggestions for today, thank you.",
    "result.won": "You found it!",
    "result.won_first": "Found at the first guess!",
    "result.lost": "Not this time.",
    "result.given_up": "You gave up.",
    "result.breaker": "The codebreaker won with guess {guesses}.",
    "result.setter": "The codemaker won. The word was:",
    "result.word": "The word:",
    "result.synonyms": "Similar in Hungarian: {words}.",
    "result.gloss": "In English: {words}.",
    "result.next": "The next word comes at midnight in Budapest, in {time}.",
    "result.new_word": "The new word is here!",
    "result.today": "Play today's word as well",
    "result.free": "Go on in free play",
    "time.hours": "{hours} h {minutes} min",
    "time.minutes": "{minutes} min",
    "puzzle.heading": "Puzzle {number} · {weekday}",
    "puzzle.past": "No. {number} · {date}",
    "puzzle.caption": "Puzzle {number} · {date}",
    "puzzle.description": "Nine guesses have been made, one step is left: which word fits every row?",
    "puzzle.invite": "A single Hungarian word of {length} letters fits every row. You have one answer.",
    "puzzle.wrong": "“{word}” is not it: it does not fit row {rows}.",
    "puzzle.go_on": "You may go on for practice: which word fits every row?",
    "puzzle.won": "You solved it!",
    "puzzle.lost": "Not this time.",
    "puzzle.practised": "You got there in the end!",
    "puzzle.solution": "The solution:",
    "puzzle.show": "Show the solution",
    "puzzle.how": "How could it be found?",
    "puzzle.difficulty": "Difficulty: {difficulty} of 5.",
    "puzzle.before": "The puzzle before",
    "puzzle.today": "Today's puzzle",
    "puzzle.next": "The next puzzle comes at midnight in Budapest.",
    "puzzle.picture": "Download as a picture",
    "explain.row": "{row}",
    "explain.so_far": "from all this,",
    "explain.by_row": "by row {rows},",
    "explain.by_rows": "by rows {rows},",
    "explain.by_row_given": "by what is known and row {rows},",
    "explain.by_rows_given": "by what is known and rows {rows},",
    "explain.excluded": "there is no {letter}",
    "explain.excluded_many": "there is no {letters}",
    "explain.contained": "there is {letter}",
    "explain.contained_many": "there are {letters}",
    "explain.placed": "letter {place} is {letter}",
    "explain.not_at": "letter {place} is not {letter}",
    "explain.none_at": "row {row} has no letter in place.",
    "explain.rest_not_at": "row {row} has no other letter in place.",
    "explain.left": "That leaves {count} words: {words}.",
    "explain.left_many": "That leaves {count} words of the dictionary.",
    "explain.only": "That leaves a single word: **{word}**.",
    "explain.ruled_out": "row {row} rules out {words}.",
    "explain.ruled_out_many": "row {row} rules out {count} words.",
    "explain.rest": "What is left is **{word}**.",
    "list.and": "and",
    "list.nor": "or",
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
    "error.404": "There is no such page.",
    "error.404.hint": "Perhaps a typing error, or that day has not begun yet.",
    "error.500": "Something went wrong on our side.",
    "error.500.hint": "Your game is safe. Please load the page again.",
    "error.503": "The saved games can't be reached just now.",
    "error.503.hint": "Nothing is lost. Please try again in a few minutes.",
    "error.home": "Back to the word of the day",
}
