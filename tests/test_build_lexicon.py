"""The rules and readers of the lexicon's build, on small examples; no package is needed."""

from __future__ import annotations

import gzip
import struct
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))

from lexicon_build import (
    freedict,
    meanings,
    mythes,
    names,
    rules,
    secrets,
    tesseract,
    transcription,
)
from lexicon_build.affixes import Affixes
from lexicon_build.build import bare_verb_endings
from lexicon_build.evidence import Evidence
from lexicon_build.files import write_lines
from lexicon_build.frequencies import read_frequencies, share_among_headwords, zipf
from lexicon_build.hunspell import Entry, read_entries
from lexicon_build.lists import ListError, read_list
from lexicon_build.packages import Package, PackageError, fetch, sha256
from lexicon_build.paradigms import (
    FULL_PARADIGM,
    Analogy,
    class_lines,
    endings_by_headword,
    headword_of,
    is_wanted,
)
from lexicon_build.readings import Origin, Reading, read

EMPTY: frozenset[str] = frozenset()
NOTHING = Evidence(
    stems=EMPTY, names=EMPTY, abbreviations=EMPTY, freedict=EMPTY, thesaurus_heads=EMPTY,
    thesaurus=EMPTY, tesseract=EMPTY, frequent=EMPTY, headwords_of={}, readings={}, shares={},
    form_counts={},
)  # fmt: skip
NOUN = Reading(Origin.STEM, "noun")
FORM = Reading(Origin.INFLECTED)


@pytest.mark.parametrize(
    ("tags", "reading"),
    [
        ("st:alma po:noun ts:NOM", NOUN),
        ("st:alma po:noun ts:NOM is:ACC", FORM),
        ("st:ló po:noun ts:PLUR ts:NOM", FORM),
        ("st:víz po:noun ts:PLUR ts:NOM al:vizek ds:s_ATTRIBUTE_adj ts:NOM",
         Reading(Origin.DERIVED, "s_ATTRIBUTE_adj")),
        ("st:megy po:vrb is:PRES_INDIC_INDEF_SG_3", Reading(Origin.STEM, "vrb")),
        ("ip:PREF sp:meg st:csinál po:vrb is:PRES_INDIC_INDEF_SG_3",
         Reading(Origin.STEM, "vrb", preverb=True)),
        ("ip:PREF pr:észre st:vesz po:vrb is:PRES_INDIC_INDEF_SG_3",
         Reading(Origin.STEM, "vrb", preverb=True)),
        ("ip:leg_SUPERLATIVE_adj st:nagy po:adj is:bb_COMPARATIVE_adj ts:NOM", FORM),
        ("ip:PREF st:jó po:adj ts:NOM", FORM),
        ("st:Budapest po:noun_prs", Reading(Origin.NOT_A_WORD)),
        ("st:Bécs po:noun_prs ts:NOM is:i_PLACE/TIME_adj ts:NOM",
         Reading(Origin.DERIVED, "of_a_name_adj")),
        ("st:stb po:abr", Reading(Origin.NOT_A_WORD)),
        ("pa:asztal st:asztal po:noun pa:láb st:láb po:noun ts:NOM",
         Reading(Origin.STEM, "noun", compound=True)),
        ("st:latens", Reading(Origin.UNTAGGED)),
    ],
)  # fmt: skip
def test_analysis_is_read_as_headword_form_or_name(tags: str, reading: Reading) -> None:
    assert read(tuple(tags.split())) == reading


def evidence_on(word: str, *readings: Reading, **sets: bool) -> Evidence:
    """Return evidence on one word alone: its readings and the sets that have it."""
    having: Mapping[str, frozenset[str]] = {name: frozenset([word]) for name in sets}
    return replace(
        NOTHING, readings={word: readings}, headwords_of={word: frozenset([word])}, **having
    )


@pytest.mark.parametrize(
    ("word", "evidence", "accepted"),
    [
        ("alma", evidence_on("alma", NOUN, stems=True), True),
        ("alma", evidence_on("alma", NOUN), False),
        ("almát", evidence_on("almát", FORM, tesseract=True, freedict=True), False),
        ("erika", evidence_on("erika", NOUN, stems=True, names=True), False),
        ("kcl", evidence_on("kcl", NOUN, stems=True), False),
        ("pszt", evidence_on("pszt", Reading(Origin.STEM, "sentint"), stems=True), True),
        ("főtt", evidence_on("főtt", Reading(Origin.STEM, "adj"), FORM, freedict=True,
                             past_forms=True), True),
        ("főzött", evidence_on("főzött", Reading(Origin.STEM, "adj"), FORM, stems=True,
                               past_forms=True), False),
        ("tízszer", evidence_on("tízszer", Reading(Origin.DERIVED, "szOr_MULTIPLICATION_adv"),
                                freedict=True, tesseract=True), False),
        ("utólagosan", replace(evidence_on("utólagosan", Reading(Origin.STEM, "adv"), stems=True,
                                           freedict=True), headwords_of={}), False),
        ("kivett", evidence_on("kivett", Reading(Origin.STEM, "adj", preverb=True),
                               freedict=True, past_forms=True), False),
        ("mondá", replace(evidence_on("mondá", Reading(Origin.STEM, "vrb"), stems=True),
                          headwords_of={"mondá": frozenset(["mond"])}), False),
        ("négyhetente", evidence_on("négyhetente", Reading(Origin.STEM, "adv"), stems=True), False),
        ("hetente", evidence_on("hetente", Reading(Origin.STEM, "adv"), stems=True), True),
        ("szeget", evidence_on("szeget", Reading(Origin.STEM, "vrb"), FORM,
                               Reading(Origin.DERIVED, "tAt_FACTITIVE_vrb_tr"), stems=True), False),
        ("jelzői", evidence_on("jelzői", Reading(Origin.STEM, "adj"), FORM, stems=True), False),
        ("aság", evidence_on("aság", Reading(Origin.STEM, "noun", compound=True),
                             tesseract=True), False),
        ("bécsi", evidence_on("bécsi", Reading(Origin.DERIVED, "of_a_name_adj"),
                              freedict=True), True),
        ("budai", evidence_on("budai", Reading(Origin.DERIVED, "of_a_name_adj"),
                              tesseract=True), False),
    ],
)  # fmt: skip
def test_word_is_accepted_on_enough_evidence(word: str, evidence: Evidence, accepted: bool) -> None:
    assert (rules.accept(word, evidence) is not None) is accepted


def test_dictionary_word_unknown_to_the_spelling_is_told() -> None:
    known = evidence_on("alma", NOUN, freedict=True)
    unknown = replace(NOTHING, freedict=frozenset(["genre"]))
    assert rules.only_dictionaries_know("genre", unknown)
    assert not rules.only_dictionaries_know("alma", known)


def common(word: str, *readings: Reading, **sets: bool) -> Evidence:
    return replace(evidence_on(word, *readings, **sets), shares={word: 1e-4})


@pytest.mark.parametrize(
    ("word", "evidence", "fit"),
    [
        ("kalap", common("kalap", NOUN, freedict=True), False),  # a repeated letter
        ("vonat", common("vonat", NOUN, freedict=True), True),
        ("vonat", common("vonat", NOUN), False),
        ("vonat", common("vonat", NOUN, FORM, freedict=True), False),
        ("vonat", common("vonat", NOUN, freedict=True, names=True), False),
        ("vonat", evidence_on("vonat", NOUN, freedict=True), False),  # nobody knows it
        ("kirakatrend", common("kirakatrend", NOUN, freedict=True), True),  # long ones may repeat
    ],
)
def test_secret_is_a_known_headword_of_two_sources(
    word: str, evidence: Evidence, fit: bool
) -> None:
    assert secrets.is_secret(word, evidence) is fit


@pytest.mark.parametrize(
    ("share", "forms", "level"), [(1e-4, 0, 1), (4e-6, 0, 2), (2e-6, 0, 3), (0, 5, 4), (0, 4, 5)]
)
def test_level_follows_frequency_then_forms_in_use(share: float, forms: int, level: int) -> None:
    evidence = replace(NOTHING, shares={"szó": share}, form_counts={"szó": forms})
    assert secrets.level("szó", evidence) == level


AFF = """\
AF 3
AF NV
AF P
AF Q
AM 5
AM is:ACC
AM is:PLUR
AM is:bb_COMPARATIVE_adj
AM ds:s_ATTRIBUTE_adj
AM po:noun ts:NOM
SFX N Y 2
SFX N a át a 1
SFX N 0 t [^a-] 1
SFX V Y 2
SFX V a ák/2 a 2
SFX V 0 os [^a-] 4
SFX P Y 1
SFX P 0 at k 1
"""
DIC = "3\nalma/1\t5\nalmák/2\tst:alma po:noun ts:PLUR\nkép\\/kás\nsó/1\t5\n"


@pytest.fixture
def dictionary(tmp_path: Path) -> Path:
    (tmp_path / "hu_HU.aff").write_text(AFF, "utf-8")
    (tmp_path / "hu_HU.dic").write_text(DIC, "utf-8")
    return tmp_path


def test_entries_have_flags_and_morphology_by_number(dictionary: Path) -> None:
    entries = read_entries(dictionary)
    assert entries[0] == Entry("alma", 1, ("po:noun", "ts:NOM"))
    assert entries[1].morphology == ("st:alma", "po:noun", "ts:PLUR")
    assert entries[2] == Entry("kép/kás", 0, ())


def test_suffixes_are_put_on_where_the_end_fits(dictionary: Path) -> None:
    affixes = Affixes(dictionary / "hu_HU.aff")
    assert {i.form for i in affixes.inflect("alma", 1)} == {"almát", "almák", "almákat"}
    assert {i.form for i in affixes.inflect("só", 1)} == {"sót", "sóos"}


def test_unwanted_suffixes_are_not_read(dictionary: Path) -> None:
    affixes = Affixes(dictionary / "hu_HU.aff", is_wanted)
    assert {i.form for i in affixes.inflect("só", 1)} == {"sót"}


def test_endings_of_an_allomorph_go_to_its_headword(dictionary: Path) -> None:
    affixes = Affixes(dictionary / "hu_HU.aff", is_wanted)
    endings = endings_by_headword(read_entries(dictionary), affixes)
    assert endings["alma"] == {("a", "át", 1), ("a", "ák", 1), ("a", "ákat", 2), ("a", "ákat", 1)}
    assert "almák" not in endings


@pytest.mark.parametrize(
    ("word", "tags", "headword"),
    [
        ("menni", "st:megy po:vrb is:ni_INFINITIVE_inf", "megy"),
        ("látás", "st:lát po:vrb ds:Ás_PROCESS/RESULT_noun ts:NOM", "látás"),
        ("alma", "po:noun ts:NOM", "alma"),
    ],
)
def test_headword_of_an_entry(word: str, tags: str, headword: str) -> None:
    assert headword_of(Entry(word, 0, tuple(tags.split()))) == headword


def test_words_without_endings_borrow_those_of_the_most_alike() -> None:
    noun = frozenset([("", f"t{n}", 1) for n in range(FULL_PARADIGM)])
    verb = frozenset([("", f"ok{n}", 1) for n in range(FULL_PARADIGM)])
    few = frozenset([("", "ott", 1)])
    analogy = Analogy(
        {"alma": noun, "lát": verb, "ellát": few},
        {"alma": {"noun"}, "lát": {"verb"}, "ellát": {"verb"}},
    )
    assert analogy.endings("ellát", ["verb"]) == verb
    assert analogy.endings("meglát", ["verb"]) == verb
    assert analogy.endings("körtealma", ["noun"]) == noun
    assert analogy.endings("xyz", ["noun"]) == frozenset()


def test_prefixed_verb_has_the_endings_of_the_bare_verb() -> None:
    verb = frozenset([("", "ok", 1)])
    assert bare_verb_endings("átad", {"át", "á"}, {"ad": verb}) == verb
    assert bare_verb_endings("ordít", {"át"}, {"dít": verb}) == frozenset()


def test_classes_are_numbered_from_the_commonest() -> None:
    common_one, rare = frozenset([("a", "át", 1), ("a", "áim", 2)]), frozenset([("", "t", 1)])
    lines = class_lines({"alma": common_one, "kefe": rare, "liba": common_one})
    assert lines == (["1\tA\tA>ÁT\tA>ÁIM\t", "2\t\t>T\t\t"], ["1\tALMA LIBA", "2\tKEFE"])


def test_dictd_numbers_and_entries() -> None:
    assert freedict.decode_number("B0") == 64 + 52
    entry = "alma /ˈɑlmɑ/\n1. apple\n2. fruit\n"
    assert freedict.parse_entry(entry) == ("alma", ["apple", "fruit"])


def test_name_day_blocks_are_dropped() -> None:
    lines = ["albina|1", "(névnap)|03-01|Albin", "eb|1", "(fn)|kutya|", "szó|0"]
    assert mythes.parse_synonyms(lines) == {"eb": [["kutya"]]}


def test_first_synonym_of_a_group_without_mark_is_kept() -> None:
    assert mythes.parse_synonyms(["sárcipő|1", "|sárcipő|kalocsni"]) == {
        "sárcipő": [["sárcipő", "kalocsni"]]
    }


def test_meanings_are_screened_and_kept_in_order() -> None:
    assert meanings.synonyms_of([["eb", "ocsmány"], ["blöki", "eb"]], "kutya", {"ocsmány"}) == (
        "eb",
        "blöki",
    )
    assert meanings.glosses_of(["dog", "bitch", "hound [tool]"]) == ("dog", "hound")


def test_frequency_classes_are_read(tmp_path: Path) -> None:
    packed = b"\x93\x81\xa6format\xa2cB\x90\x92\xa1a\xa4alma"
    (tmp_path / "f.gz").write_bytes(gzip.compress(packed))
    assert read_frequencies(tmp_path / "f.gz") == {"a": 10**-0.01, "alma": 10**-0.01}


def test_ambiguous_form_goes_to_the_commoner_headword() -> None:
    of = {"várt": frozenset(["vár"]), "vár": frozenset(["vár", "var"])}
    shares = share_among_headwords({"várt": 0.9, "vár": 0.1}, of)
    assert shares["vár"] > 0.99
    assert sum(shares.values()) == pytest.approx(1.0)


def test_zipf_of_one_in_a_million_is_three() -> None:
    assert zipf(1e-6) == pytest.approx(3.0)
    assert zipf(0.0) == 0.0


def test_words_of_a_word_graph_are_read(tmp_path: Path) -> None:
    bits = (4).bit_length()
    last, end = 1 << bits, 4 << bits
    edges = [1 | last | 1 << bits + 3, 2 | end, 3 | last | end]  # a, then b or c
    graph = struct.pack("<hii3Q", 42, 4, 3, *edges)
    letters = b"4\nNULL 0\na 1\nb 1\nc 1\n"
    offsets = [-1] * 22
    start = 4 + 8 * len(offsets)
    offsets[19], offsets[21] = start, start + len(graph)
    head = struct.pack(f"<i{len(offsets)}q", len(offsets), *offsets)
    (tmp_path / "x.traineddata").write_bytes(head + graph + letters)
    assert sorted(tesseract.read_words(tmp_path / "x.traineddata")) == ["ab", "ac"]


def test_names_are_capitalised_only_and_acronyms_in_capitals_only() -> None:
    forms = ["Anna", "Alma", "alma", "BKV", "ALMA", "Bkv2"]
    assert names.capitalised_only(forms) == {"anna"}
    assert names.acronyms(forms) == {"bkv"}
    assert names.names_in(["Yorkić, az Egyesült Államok (USA)"]) == {
        "yorkic", "egyesült", "államok",
    }  # fmt: skip
    assert names.acronyms_in(["York, az Egyesült Államok (USA)"]) == {"usa"}


@pytest.mark.parametrize(
    ("russian", "hungarian"),
    [
        ("медведев", "medvegyev"),
        ("леонид", "leonyid"),
        ("конь", "kony"),
        ("елизавета", "jelizaveta"),
        ("ильич", "iljics"),
        ("россия", "rosszija"),
        ("щорс", "scsorsz"),
    ],
)
def test_russian_names_are_spelt_as_in_hungarian(russian: str, hungarian: str) -> None:
    assert transcription.from_russian(russian) == hungarian


def test_other_cyrillic_is_spelt_letter_by_letter() -> None:
    assert transcription.from_cyrillic("тадић") == "tadity"
    assert transcription.from_cyrillic("българия") == "blgarija"


def test_japanese_names_are_spelt_in_english_and_in_hungarian() -> None:
    assert transcription.from_japanese("shouji") == {
        "shouji",
        "shoji",
        "soudzsi",
        "sodzsi",
        "sódzsi",
    }
    assert "hitacsi" in transcription.from_japanese("hitachi")
    assert "icsirjú" in transcription.from_japanese("ichiryuu")


def test_foreign_marks_are_dropped_and_hungarian_ones_kept() -> None:
    assert transcription.without_marks("ñçłőé") == "nclőé"


def test_names_in_a_spelling_dictionary_are_read_in_its_encoding(tmp_path: Path) -> None:
    (tmp_path / "x.aff").write_text("SET ISO8859-2\n", "utf-8")
    (tmp_path / "x.dic").write_bytes("3\nNovák/AB\nalma/C\nAlma\n".encode("iso8859-2"))
    assert names.spelling_names([tmp_path / "x.dic"]) == {"novák"}


def test_module_data_is_read_without_running_it(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text("raise SystemExit\nwanted = ['Anna']\nother = 'Béla'\n")
    assert list(names.literal_strings(tmp_path / "m.py", ["wanted"])) == ["Anna"]


@pytest.mark.parametrize("text", ["alma\n", "alma\t \n", "alma\tx\nalma\ty\n"])
def test_hand_kept_list_needs_a_reason_and_no_doubles(tmp_path: Path, text: str) -> None:
    (tmp_path / "l.tsv").write_text(text, "utf-8")
    with pytest.raises(ListError):
        read_list(tmp_path / "l.tsv")


def test_lines_are_written_in_the_games_alphabet(tmp_path: Path) -> None:
    write_lines(tmp_path / "w", ["ZÁR", "ÁR\t1", "AZ", "ÖR", "OR"])
    assert (tmp_path / "w").read_text("utf-8").split("\n") == ["AZ", "ÁR\t1", "OR", "ÖR", "ZÁR", ""]


def test_package_with_another_sum_is_refused(tmp_path: Path) -> None:
    (tmp_path / "p.deb").write_bytes(b"other")
    package = Package("apt", "p", "1", "p.deb", "0" * 64, "MIT", "nothing")
    with pytest.raises(PackageError, match="sha256"):
        fetch(package, tmp_path)
    right = replace(package, sha256=sha256(tmp_path / "p.deb"))
    assert fetch(right, tmp_path) == tmp_path / "p.deb"
