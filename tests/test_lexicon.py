"""The lexicon as the game reads it: what is accepted, why the rest is not, what may be a secret."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from literatura.alphabet import MAX_LENGTH, MIN_LENGTH, has_repeated_letter, is_word, sort_words
from literatura.errors import DataError
from literatura.lexicon import Lexicon, Reason, load_lexicon

LENGTHS = range(MIN_LENGTH, MAX_LENGTH + 1)
DATA = Path(__file__).parent.parent / "data"


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load_lexicon()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("alma", "ALMA"),
        ("  Kutya\n", "KUTYA"),
        ("o\u030bszi", "ŐSZI"),  # decomposed
        ("asszony", "ASSZONY"),
        ("olvas", "OLVAS"),
    ],
)
def test_headword_is_accepted_in_any_case_and_form(lexicon: Lexicon, text: str, word: str) -> None:
    verdict = lexicon.check(text)
    assert verdict.word == word
    assert verdict.accepted
    assert verdict.reason is None


@pytest.mark.parametrize(
    ("text", "reason", "lemma"),
    [
        ("taxi", Reason.LETTER, None),
        ("watt", Reason.LETTER, None),
        ("alma!", Reason.LETTER, None),
        ("ß", Reason.LETTER, None),
        ("🍎🍎🍎🍎", Reason.LETTER, None),
        ("", Reason.LENGTH, None),
        ("az", Reason.LENGTH, None),
        ("elkelkáposztásítottalanítottátok", Reason.LENGTH, None),
        ("xy", Reason.LETTER, None),  # a wrong letter comes before a wrong length
        ("kutyák", Reason.INFLECTED, "KUTYA"),
        ("almát", Reason.INFLECTED, "ALMA"),
        ("feladják", Reason.INFLECTED, "FELAD"),
        ("legnagyobb", Reason.INFLECTED, "NAGY"),
        ("minket", Reason.INFLECTED, "MI"),
        ("lovak", Reason.INFLECTED, "LÓ"),
        ("olvastam", Reason.INFLECTED, "OLVAS"),
        ("megcsinálta", Reason.INFLECTED, "MEGCSINÁL"),
        ("észrevette", Reason.INFLECTED, "ÉSZREVESZ"),
        ("vízhiányt", Reason.INFLECTED, "VÍZHIÁNY"),
        ("Budapest", Reason.PROPER_NOUN, None),
        ("Budapesten", Reason.PROPER_NOUN, None),
        ("Sárközi", Reason.PROPER_NOUN, None),
        ("Kolozsváry", Reason.PROPER_NOUN, None),
        ("Tarjánné", Reason.PROPER_NOUN, None),
        ("Medvegyev", Reason.PROPER_NOUN, None),
        ("stb", Reason.ABBREVIATION, None),
        ("NATO", Reason.ABBREVIATION, None),
        ("BKV", Reason.ABBREVIATION, None),
        ("mkksz", Reason.ABBREVIATION, None),
        ("zzzz", Reason.UNKNOWN, None),
        ("roka", Reason.UNKNOWN, None),  # RÓKA without its accent, in lists from texts without any
        ("virag", Reason.UNKNOWN, None),
        ("oszi", Reason.UNKNOWN, None),
        ("Arad", Reason.PROPER_NOUN, None),  # a Hungarian name, though ÁRAD is a word
        ("Oslo", Reason.PROPER_NOUN, None),
    ],
)
def test_refusal_names_the_first_rule_broken(
    lexicon: Lexicon, text: str, reason: Reason, lemma: str | None
) -> None:
    verdict = lexicon.check(text)
    assert (verdict.accepted, verdict.reason, verdict.lemma) == (False, reason, lemma)


@pytest.mark.parametrize("text", ["", "\0", "a" * 1_000_000, "\ud800", "İı", "ﬁ", "\u0301"])
def test_any_text_gets_a_verdict(lexicon: Lexicon, text: str) -> None:
    assert not lexicon.check(text).accepted


@pytest.mark.parametrize("length", LENGTHS)
def test_words_are_of_their_length_in_order_and_accepted(lexicon: Lexicon, length: int) -> None:
    words = lexicon.words(length)
    assert all(len(w) == length and is_word(w) and w in lexicon for w in words)
    assert list(words) == sort_words(set(words))


@pytest.mark.parametrize("length", LENGTHS)
def test_every_secret_is_accepted_and_known_to_most(lexicon: Lexicon, length: int) -> None:
    secrets = lexicon.secrets(length)
    assert set(secrets) <= set(lexicon.words(length))
    assert all(lexicon.level(w) <= 4 for w in secrets)
    assert list(secrets) == sort_words(set(secrets))


@pytest.mark.parametrize("length", range(MIN_LENGTH, 9))
def test_secrets_of_up_to_eight_letters_repeat_none(lexicon: Lexicon, length: int) -> None:
    assert not [w for w in lexicon.secrets(length) if has_repeated_letter(w)]


# Three years of days by weekday: 4, 5, 5, 6, 6, 7, 8 letters.
@pytest.mark.parametrize(("length", "least"), [(4, 160), (5, 330), (6, 330), (7, 160), (8, 160)])
def test_secrets_last_three_years_of_days(lexicon: Lexicon, length: int, least: int) -> None:
    assert len(lexicon.secrets(length)) >= least


@pytest.mark.parametrize("length", [-1, 0, 2, 13])
def test_other_lengths_have_no_words(lexicon: Lexicon, length: int) -> None:
    assert lexicon.words(length) == lexicon.secrets(length) == ()


# Words that other games like this one drew and should not have.
@pytest.mark.parametrize("word", ["LOVAK", "ENNEK", "EZZEL", "WEEKS", "SAMOA", "CANCA"])
def test_inflected_foreign_and_proper_words_are_no_secrets(lexicon: Lexicon, word: str) -> None:
    assert word not in lexicon.secrets(len(word))


def test_blocked_words_are_no_secrets_and_may_be_guessed(lexicon: Lexicon) -> None:
    blocked = [
        line.split("\t")[0].upper()
        for line in (DATA / "hand" / "never_secret.tsv").read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert not [w for w in blocked if w in lexicon.secrets(len(w))]
    assert "GYILKOS" in lexicon


def test_meanings_are_shown_without_vulgar_ones(lexicon: Lexicon) -> None:
    assert "dog" in lexicon.gloss("KUTYA")
    assert lexicon.synonyms("ABBAHAGY")
    assert lexicon.gloss("SZAR") == lexicon.synonyms("SZAR") == ()


def test_version_tells_other_lists_apart(lexicon: Lexicon, tmp_path: Path) -> None:
    other = _copy(tmp_path)
    secrets = (other / "secrets.txt").read_text("utf-8")
    (other / "secrets.txt").write_text(secrets.partition("\n")[2], "utf-8")
    assert load_lexicon(_copy(tmp_path / "same")).version == lexicon.version
    assert load_lexicon(other).version != lexicon.version


@pytest.mark.parametrize("name", ["headwords.tsv", "secrets.txt"])
def test_missing_file_is_told_in_one_line(tmp_path: Path, name: str) -> None:
    folder = _copy(tmp_path)
    (folder / name).unlink()
    with pytest.raises(DataError, match=name) as caught:
        load_lexicon(folder)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("headwords.tsv", "ALMA\n"),
        ("headwords.tsv", "ALMA\tnoun\n"),
        ("levels.tsv", "ALMA\tsok\n"),
        ("secrets.txt", "QWX\n"),
        ("names.txt", b"\xff\xfe"),
        ("abbreviations.txt", b"\xff\xfe"),
    ],
)
def test_broken_file_is_told_in_one_line(tmp_path: Path, name: str, text: str | bytes) -> None:
    folder = _copy(tmp_path)
    (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(DataError, match=name) as caught:
        load_lexicon(folder)
    assert "\n" not in str(caught.value)


def _copy(target: Path) -> Path:
    return Path(shutil.copytree(DATA, target / "data"))
