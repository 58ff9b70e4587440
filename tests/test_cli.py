"""The command line: what it prints, its exit codes, and wrong use answered in one line."""

import json
import os
import subprocess
import sys
from datetime import UTC, date, datetime
from importlib import import_module
from pathlib import Path

import pytest
from click import Command
from click.testing import CliRunner

from literatura.__main__ import COMMANDS, program
from literatura.alphabet import LETTERS, letter_indices
from literatura.cli import daily
from literatura.lexicon import load_lexicon
from literatura.reports import FILE_NAME, Reports
from literatura.schedule import Schedule, load_pools

ROOT = Path(__file__).parents[1]
ORACLE = ROOT / "tests/oracles/scoring.tsv"
SCORES = [
    tuple(line.split("\t")[:4])
    for line in ORACLE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def run(*args, env=None):
    """Run a command in this process."""
    return CliRunner().invoke(program, args, env=env)


def run_process(*args, **options):
    """Run a command as a user does, in a process of its own; output as bytes."""
    command = [sys.executable, "-m", "literatura", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, **options)


def json_lines(result):
    return [json.loads(line) for line in result.stdout.splitlines()]


def assert_used_wrongly(result, *parts):
    """One line on standard error that holds the parts, nothing printed, exit code 2."""
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("literatura: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    for part in parts:
        assert part in result.stderr


# Every command


def test_help_names_every_command():
    result = run("--help")
    assert result.exit_code == 0
    assert all(f"\n  {name} " in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_has_an_example(name):
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"literatura {name}" in result.stdout.split("Example", 1)[1]


def test_every_module_of_commands_is_listed():
    names = {path.stem for path in (ROOT / "literatura/cli").glob("*.py")}
    modules = {name: import_module(f"literatura.cli.{name}") for name in names}
    commands = {name for name in names if isinstance(getattr(modules[name], name, None), Command)}
    assert commands == set(COMMANDS)


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        ((), ["Missing command", "literatura --help"]),
        (("skore",), ["No such command 'skore'"]),
        (("score", "ALMA"), ["Missing argument 'GUESS'", "literatura score --help"]),
        (("score", "ALMA", "MAMA", "PAPA"), ["unexpected extra argument"]),
        (("score", "--jsom", "ALMA", "MAMA"), ["--jsom"]),
        (("score", "sok\nsor", "ALMA"), [r"'\n' is not"]),
        (("score", "ALMA", "A" * 1_000_000), ["AAAA…"]),
        (("check",), ["Missing argument 'WORD…'"]),
        (("words", "--length", "2"), ["--length"]),
        (("words", "--length", "13"), ["--length"]),
        (("words", "--length", "öt"), ["'öt'"]),
        (("daily", "--days", "0"), ["--days"]),
        (("daily", "--days", "99999999999"), ["9999-12-31"]),
        (("daily", "--date", "2027-02-29"), ["'2027-02-29'"]),
        (("daily", "--date", "9999-12-31", "--days", "2"), ["9999-12-31"]),
        (("daily", "--date", "2025-12-31"), ["2025-12-31", "2026-01-01"]),
    ],
)
def test_wrong_use_is_one_line(args, parts):
    result = run(*args)
    assert_used_wrongly(result, *parts)
    assert len(result.stderr) < 500


@pytest.mark.parametrize("command", ["serve", "daily"])
def test_wrong_setting_is_one_line(command):
    result = run(command, env={"LITERATURA_PORT": "80a"})
    assert_used_wrongly(result, "LITERATURA_PORT", "'80a'")


def test_main_file_refuses_a_wrong_setting_as_serve_does():
    environment = {**os.environ, "LITERATURA_PORT": "80a"}
    args = [sys.executable, ROOT / "main.py"]
    of_main = subprocess.run(args, capture_output=True, check=False, env=environment)
    of_serve = run_process("serve", env=environment)
    assert of_main.returncode == of_serve.returncode == 2
    assert of_main.stderr == of_serve.stderr
    assert of_main.stderr.count(b"\n") == 1


@pytest.mark.parametrize("locale", ["C", "POSIX", "hu_HU.ISO-8859-2"])
def test_output_is_utf8_whatever_the_locale(locale):
    environment = {**os.environ, "LC_ALL": locale, "LANG": locale, "PYTHONCOERCECLOCALE": "0"}
    result = run_process("words", "--length", "3", env={**environment, "PYTHONUTF8": "0"})
    assert result.stdout.decode("utf-8").splitlines() == list(load_lexicon().words(3))


def test_argument_that_is_no_utf8_is_refused_like_any_other():
    result = run_process("check", b"alm\xe1")
    assert result.returncode == 1
    assert json.loads(result.stdout)["reason"] == "letter"


def test_closed_pipe_is_quiet():
    command = [sys.executable, "-m", "literatura", "words"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_other_commands_start_without_the_web_framework():
    code = "import sys; sys.argv[1:] = ['score', 'ALMA', 'ALMA']\n"
    code += "from literatura.__main__ import main\n"
    code += "try: main()\nexcept SystemExit: print('nicegui' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert result.stdout.split() == [b"4", b"0", b"False"]


# score


@pytest.mark.parametrize(("secret", "guess", "in_place", "misplaced"), SCORES)
def test_score_agrees_with_the_published_cases(secret, guess, in_place, misplaced):
    result = run_process("score", secret, guess)
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.decode() == f"{in_place} {misplaced}\n"


def test_score_as_json():
    assert json_lines(run("score", "--json", "ALMA", "MAMA")) == [{"in_place": 2, "misplaced": 1}]


@pytest.mark.parametrize("secret", ["kőr", "Kőr", "KO\u030bR", "ko\u030br", " KŐR "])
def test_score_takes_any_case_and_decomposed_letters(secret):
    assert run("score", secret, "KŐR").stdout == "3 0\n"


def test_score_takes_words_of_any_length_that_need_not_exist():
    assert run("score", LETTERS, LETTERS[::-1]).stdout == "0 32\n"


@pytest.mark.parametrize(
    ("secret", "guess", "part"),
    [
        ("ALMA", "ALMÁK", "ALMÁK has 5 letters, not 4"),
        ("TAXI", "ALMA", "'X'"),
        ("ALMA", "AL A", "' '"),
        ("ALMA", "ALM\U0001f34e", "\U0001f34e"),
        ("stra\u00dfe", "ASSZONY", "ß"),
        ("", "", "at least one letter"),
    ],
)
def test_score_refuses_what_it_cannot_compare(secret, guess, part):
    assert_used_wrongly(run("score", secret, guess), part)


# check


def test_check_of_an_accepted_word():
    result = run("check", "alma")
    assert result.exit_code == 0
    (verdict,) = json_lines(result)
    assert list(verdict) == ["word", "accepted", "reason", "lemma", "pos", "sources"]
    assert (verdict["word"], verdict["accepted"], verdict["reason"]) == ("ALMA", True, None)
    assert "noun" in verdict["pos"]
    assert verdict["sources"]


@pytest.mark.parametrize(
    ("word", "reason", "lemma"),
    [
        ("almát", "inflected", "ALMA"),
        ("taxi", "letter", None),
        ("ab", "length", None),
        ("budapest", "proper_noun", None),
        ("brzkő", "unknown", None),
    ],
)
def test_check_of_a_refused_word(word, reason, lemma):
    result = run("check", word)
    assert result.exit_code == 1
    (verdict,) = json_lines(result)
    assert (verdict["accepted"], verdict["reason"], verdict["lemma"]) == (False, reason, lemma)
    assert verdict["word"] == word.upper()


def test_check_prints_a_line_for_each_word_and_fails_if_one_is_refused():
    result = run("check", "alma", "almát", "körte")
    assert [verdict["accepted"] for verdict in json_lines(result)] == [True, False, True]
    assert result.exit_code == 1


def test_check_prints_letters_and_no_escapes():
    assert '"KÖRTE"' in run("check", "--json", "ko\u0308rte").stdout


# words


def test_words_of_all_lengths_come_in_the_order_of_the_alphabet():
    words = run("words").stdout.splitlines()
    assert {len(word) for word in words} == set(range(3, 13))
    assert words == sorted(words, key=letter_indices)
    assert len(words) == len(set(words)) == sum(len(load_lexicon().words(n)) for n in range(3, 13))


def test_words_of_one_length():
    words = run("words", "--length", "5").stdout.splitlines()
    assert words == list(load_lexicon().words(5))


def test_secrets_are_among_the_words():
    secrets = run("words", "--length", "5", "--secrets").stdout.splitlines()
    assert secrets == list(load_lexicon().secrets(5))
    assert set(secrets) < set(load_lexicon().words(5))


def test_words_as_json_are_one_string_a_line():
    args = ("words", "--length", "4")
    assert json_lines(run(*args, "--json")) == run(*args).stdout.splitlines()


# daily


def test_daily_shows_the_schedule():
    result = run("daily", "--date", "2026-03-28", "--days", "3")
    assert result.exit_code == 0
    days = json_lines(result)
    assert [list(day) for day in days] == [["date", "number", "length", "word"]] * 3
    assert [(day["date"], day["number"], day["length"]) for day in days] == [
        ("2026-03-28", 87, 7),
        ("2026-03-29", 88, 8),
        ("2026-03-30", 89, 4),
    ]
    dealt = Schedule(load_pools())
    assert [day["word"] for day in days] == [
        dealt.day(datetime.fromisoformat(day["date"]).date()).word for day in days
    ]


def test_daily_without_a_date_is_today_in_budapest(monkeypatch):
    monkeypatch.setattr(daily, "_now", lambda: datetime(2026, 7, 14, 22, 30, tzinfo=UTC))
    assert [day["date"] for day in json_lines(run("daily"))] == ["2026-07-15"]


def test_daily_may_show_a_day_to_come():
    assert json_lines(run("daily", "--date", "2100-01-01"))[0]["number"] == 27_029


def test_seed_of_a_host_gives_other_words():
    args = ("daily", "--date", "2026-01-01", "--days", "30")
    ours = [day["word"] for day in json_lines(run(*args))]
    theirs = [day["word"] for day in json_lines(run(*args, env={"LITERATURA_SEED": "másik"}))]
    assert sum(a != b for a, b in zip(ours, theirs, strict=True)) > 25


def test_reports_of_players_are_listed(tmp_path):
    env = {"LITERATURA_DATA_DIR": str(tmp_path)}
    assert run("reports", env=env).stdout == ""
    Reports(tmp_path / FILE_NAME).add("BABA", "unknown", "one", date(2026, 11, 30))
    (report,) = json_lines(run("reports", env=env))
    assert report == {
        "word": "BABA",
        "count": 1,
        "reason": "unknown",
        "first": "2026-11-30",
        "last": "2026-11-30",
    }
