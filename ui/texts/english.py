"""What English players read; the same keys as in Hungarian, with the same facts."""

ENGLISH: dict[str, str] = {
    "site.title": "Literatúra",
    "site.description": "A Hungarian word game: find the word of the day in ten guesses, two numbers help.",
    "menu.open": "Menu",
    "menu.daily": "Word of the day",
    "menu.free": "Free play",
    "menu.setter": "Codemaker",
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
    "board.numbers": "{in_place} in place, {misplaced} elsewhere",
    "setter.heading": "codemaker",
    "setter.invite": "Now you hide a word, and the computer breaks it.",
    "setter.ways": "Who answers the guesses?",
    "setter.by_hand": "I answer",
    "setter.for_my_word": "Answer for me",
    "setter.by_hand.hint": "Think of a Hungarian word of {length} letters and keep it to yourself. The computer guesses, you answer.",
    "setter.for_my_word.hint": "Type your word. The program answers for you; the codebreaker sees nothing but the numbers.",
    "setter.secret": "Your word",
    "setter.start": "Let's go!",
    "setter.empty": "Type the word that you hide.",
    "setter.length": "You can hide a word of three to twelve letters.",
    "setter.repeated": "Repeated: {letters}. Without repeats it is nicer, but if you stay with your word, press again.",
    "setter.ask.by_hand": "Guess {row}: **{word}**. What do you answer?",
    "setter.ask.for_my_word": "Guess {row}: **{word}**.",
    "setter.count": "Words that still fit: {count}.",
    "setter.only_one": "It is the only word that still fits.",
    "setter.submit": "My answer",
    "setter.withdraw": "Take back",
    "setter.new": "New game",
    "setter.watching": "The codebreaker does not see your word, only the two numbers.",
    "setter.pause": "Pause",
    "setter.go_on": "Go on",
    "setter.not_saved": "That could not be saved, so it does not count. Please try again.",
    "setter.broken": "The computer found it!",
    "setter.not_it": "That was not the word after all.",
    "setter.unbroken": "You beat the computer!",
    "setter.unbroken.hint": "The codemaker won: ten guesses were not enough.",
    "setter.gave_up": "The computer gave up.",
    "setter.stuck": "No word fits these answers.",
    "setter.stuck.title": "Something is not right",
    "setter.stuck.some": "One other answer would be enough. If one was a slip, press the right one:",
    "setter.stuck.none": "Changing one answer is not enough here. Take back the last one, or tell your word.",
    "setter.repair": "Row {row}, **{word}**: instead of #",
    "setter.reveal": "Show me",
    "setter.reveal.stuck": "Were all your answers right? Then tell what the word was.",
    "setter.reveal.broken": "Was it another word after all?",
    "setter.reveal.unbroken": "What was the word? Type it to see whether your answers were right.",
    "setter.unknown": "{refusal} The computer thinks of dictionary words only, so it could not find it.",
    "setter.mistake": "Row {row}, **{word}**: # should have been #.",
    "setter.no_mistake": "All your answers were right.",
    "help.open": "Help",
    "help.count": "Tell me how many words still fit",
    "help.warning": "Warn me if my guess contradicts a row",
    "help.suggest": "Give me a good guess",
    "help.note": "Games with help are counted apart.",
    "help.words": "Words that still fit: {count}.",
    "help.only_one": "Only one word still fits.",
    "help.none": "No word of our dictionary fits.",
    "help.thinking": "Thinking…",
    "help.suggestion": "A good guess: **{word}**.",
    "help.contradiction": "“{word}” contradicts row {row}. If you want it all the same, send it again.",
    "analysis.open": "What were your guesses worth?",
    "analysis.wait": "Working it out…",
    "analysis.title": "What were your guesses worth?",
    "analysis.none": "This game can't be analysed just now.",
    "analysis.caption": "For each guess: words left, words expected, luck and skill",
    "analysis.guess": "Guess",
    "analysis.left": "Words left",
    "analysis.expected": "Expected",
    "analysis.luck": "Luck",
    "analysis.skill": "Skill",
    "analysis.advice": "computer: {word}",
    "analysis.same": "computer: the same",
    "analysis.percent": "{value}%",
    "analysis.chart.left": "words left",
    "analysis.chart.expected": "words expected",
    "analysis.luck.note": "Luck: how many times more often the answer halved the words than was to be expected.",
    "analysis.skill.note": "Skill: how much your guess promised beside the computer's, before the answer came.",
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
