"""The commands ``candidates``, ``guess`` and ``simulate``."""

from __future__ import annotations

import json
from itertools import product
from math import log2
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from literatura.__main__ import program
from literatura.lexicon import load_lexicon
from literatura.scoring import score

ORACLE = Path(__file__).parent / "oracles" / "mastermind.tsv"
TOTALS = [
    line.split("\t")
    for line in ORACLE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def run(*args: str) -> Result:
    return CliRunner().invoke(program, args)


def value(result: Result) -> Any:
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def rows_of(secret: str, *guesses: str) -> list[str]:
    scores = [score(secret, guess) for guess in guesses]
    return [
        f"{guess.lower()}:{one.in_place},{one.misplaced}"
        for guess, one in zip(guesses, scores, strict=True)
    ]


@pytest.fixture(scope="module")
def mastermind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("codes") / "mastermind.txt"
    file.write_text("\n".join(map("".join, product("abcdef", repeat=4))), encoding="utf-8")
    return file


def test_candidates_fit_every_row_and_are_all_of_them() -> None:
    rows = rows_of("VIRÁG", "KALAP", "TINTA")
    found = value(run("candidates", *rows))
    fitting = [word for word in load_lexicon().words(5) if rows_of(word, "KALAP", "TINTA") == rows]
    assert found == {"count": len(fitting), "words": fitting}


def test_candidates_without_a_row_are_all_words_of_a_length() -> None:
    assert value(run("candidates", "--length", "3"))["words"] == list(load_lexicon().words(3))


def test_no_candidate_is_a_no() -> None:
    result = run("candidates", "VIRÁG:5,0", "KALAP:5,0")
    assert (result.exit_code, json.loads(result.stdout)) == (1, {"count": 0, "words": []})


def test_guess_is_a_word_and_says_how_many_fit() -> None:
    rows = rows_of("VIRÁG", "KALAP", "TINTA")
    found = value(run("guess", "--length", "5", *rows))
    assert found["guess"] in load_lexicon().words(5)
    assert found["candidates"] == value(run("candidates", *rows))["count"]
    assert 0 < found["expected_bits"] <= log2(found["candidates"])


@pytest.mark.parametrize("strategy", ["worst", "expected", "entropy", "parts", "best"])
def test_every_strategy_guesses_the_only_word_left(strategy: str) -> None:
    found = value(run("guess", "--length", "5", "virág:5,0", "--strategy", strategy))
    assert found == {"guess": "VIRÁG", "candidates": 1, "expected_bits": 0.0}


def test_guess_where_nothing_fits_is_a_no() -> None:
    result = run("guess", "--length", "5", "VIRÁG:5,0", "KALAP:5,0")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["guess"] is None


@pytest.mark.parametrize(("strategy", "total", "mean", "most"), TOTALS)
def test_simulate_gives_the_published_totals(
    mastermind: Path, strategy: str, total: str, mean: str, most: str
) -> None:
    found = value(run("simulate", "--words", str(mastermind), "--strategy", strategy))
    assert (found["games"], found["total"], found["failed"]) == (1296, int(total), 0)
    assert (round(found["mean"], 4), found["max"]) == (float(mean), int(most))
    assert sum(found["distribution"].values()) == 1296
    assert list(found["distribution"]) == [str(n) for n in range(1, int(most) + 1)]


def test_simulate_counts_what_ten_guesses_do_not_find(tmp_path: Path) -> None:
    file = tmp_path / "codes.txt"
    file.write_text("\n".join(f"{letter}" for letter in "ABCDEFGHIJKL"), encoding="utf-8")
    found = value(run("simulate", "--words", str(file), "--strategy", "worst"))
    assert (found["failed"], found["total"]) == (2, sum(range(1, 11)) + 2 * 11)


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["candidates"], "--length"),
        (["candidates", "ALMA"], "ALMA"),
        (["candidates", "ALMA:3,1"], "no word"),
        (["candidates", "ALMA:3,2"], "no word"),
        (["candidates", "ALMA:-1,0"], "row"),
        (["candidates", "ALMA:1"], "row"),
        (["candidates", ":0,0"], "letters"),
        (["candidates", "AZ:0,0"], "letters"),
        (["candidates", "TAXI:0,0"], "'X'"),
        (["candidates", "ALMA:0,0", "VIRÁG:0,0"], "length"),
        (["candidates", "--length", "5", "ALMA:0,0"], "length"),
        (["candidates", "--length", "13"], "13"),
        (["guess", "ALMA:0,0"], "--length"),
        (["guess", "--length", "4", "--strategy", "luck"], "luck"),
        (["simulate"], "--words"),
        (["simulate", "--length", "4", "--words", str(ORACLE)], "either"),
        (["simulate", "--words", "no such file"], "no such file"),
        (["simulate", "--words", str(ORACLE)], "line 1"),
    ],
)
def test_wrong_use_is_one_line(args: list[str], part: str) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert part in result.stderr


@pytest.mark.parametrize(
    ("content", "part"),
    [
        ("ALMA\nKARD\nALM\n", "line 3: ALM has 3 letters, not 4"),
        ("ALMA\nKARDOK\n", "line 2: KARDOK has 6 letters, not 4"),
        (f"ALMA\n{'A' * 13}\n", "line 2: AAAAAAAAAAAAA has more than 12 letters"),
        ("ALMA\nTAXI\n", "line 2"),
        ("ALMA\n\nALMA\n", "line 3: ALMA stands there twice"),
    ],
)
def test_line_that_can_not_be_used_is_named(tmp_path: Path, content: str, part: str) -> None:
    file = tmp_path / "codes.txt"
    file.write_text(content, encoding="utf-8")
    result = run("simulate", "--words", str(file))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert f"codes.txt, {part}" in result.stderr


def test_simulate_reads_a_file_that_begins_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "codes.txt"
    file.write_text("ALMA\nKARD\n", encoding="utf-8-sig")
    assert value(run("simulate", "--words", str(file)))["games"] == 2


@pytest.mark.parametrize("content", [b"", b"\n \n", b"ALMA\nALMA\n", b"ALMA\nALM\n", b"\xff\xfe"])
def test_file_that_is_no_code_set_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "codes.txt"
    file.write_bytes(content)
    result = run("simulate", "--words", str(file))
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
