"""The command ``puzzle``: what it prints, what it keeps, and wrong use in one line."""

import json
import os
from datetime import UTC, date, datetime, timedelta

import pytest
from pypdf import PdfReader

from literatura.cli import puzzle as command
from literatura.lexicon import load_lexicon
from literatura.puzzle import FILE_NAME, Archive, load_published, puzzle_from_dict
from literatura.scoring import score
from tests.test_cli import assert_used_wrongly, json_lines, run

LEXICON = load_lexicon()


@pytest.fixture
def data_dir(tmp_path, monkeypatch):
    """Return a host's own data folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LITERATURA_DATA_DIR", str(folder))
    return folder


pytestmark = pytest.mark.usefixtures("data_dir")


def printed(*args, env=None):
    result = run("puzzle", *args, env=env)
    assert (result.exit_code, result.stderr) == (0, "")
    return json_lines(result)


# JSON


def test_puzzle_is_printed_with_these_facts():
    (puzzle,) = printed("--seed", "nyár", "--length", "6", "--rows", "7")
    assert list(puzzle) == ["id", "length", "rows", "solution", "difficulty"]
    assert (puzzle["id"], puzzle["length"], len(puzzle["rows"])) == ("nyár-6-1", 6, 7)
    assert list(puzzle["rows"][0]) == ["guess", "in_place", "misplaced"]
    assert 1 <= puzzle["difficulty"] <= 5


def test_exactly_one_accepted_word_fits():
    (puzzle,) = printed("--seed", "nyár", "--length", "5")
    fitting = [
        word
        for word in LEXICON.words(5)
        if all(
            str(score(word, row["guess"])) == f"{row['in_place']} {row['misplaced']}"
            for row in puzzle["rows"]
        )
    ]
    assert fitting == [puzzle["solution"]]


def test_day_has_its_own_puzzle_of_nine_rows():
    (puzzle,) = printed("--date", "2026-03-15")
    assert (puzzle["id"], puzzle["length"], len(puzzle["rows"])) == ("2026-03-15", 8, 9)
    assert printed("--date", "2026-03-15") == [puzzle]
    assert printed("--date", "2026-03-15", "--length", "8", "--rows", "9") == [puzzle]


def test_without_date_or_seed_it_is_today_in_budapest(monkeypatch):
    monkeypatch.setattr(command, "_now", lambda: datetime(2026, 7, 14, 22, 30, tzinfo=UTC))
    assert [puzzle["id"] for puzzle in printed()] == ["2026-07-15"]


def test_date_is_the_seed_where_another_length_is_asked_for():
    (puzzle,) = printed("--date", "2026-03-15", "--length", "4", "--rows", "3")
    assert (puzzle["id"], puzzle["length"], len(puzzle["rows"])) == ("2026-03-15-4-1", 4, 3)


def test_count_of_a_seed_gives_different_puzzles_numbered():
    puzzles = printed("--seed", "x", "--length", "5", "--count", "4")
    assert [puzzle["id"] for puzzle in puzzles] == ["x-5-1", "x-5-2", "x-5-3", "x-5-4"]
    assert len({str(puzzle["rows"]) for puzzle in puzzles}) == 4
    assert printed("--seed", "x", "--length", "5") == puzzles[:1]


def test_lengths_go_by_turns_where_none_is_asked_for():
    puzzles = printed("--seed", "x", "--count", "5")
    assert sorted(puzzle["length"] for puzzle in puzzles) == [4, 5, 6, 7, 8]


def test_count_of_a_date_gives_the_days_that_follow():
    puzzles = printed("--date", "2026-03-15", "--count", "3")
    assert [puzzle["id"] for puzzle in puzzles] == ["2026-03-15", "2026-03-16", "2026-03-17"]


@pytest.mark.parametrize("length", range(3, 13))
@pytest.mark.parametrize("rows", [1, 4, 9])
def test_every_length_has_puzzles(length, rows):
    (puzzle,) = printed("--seed", "every", "--length", str(length), "--rows", str(rows))
    assert (puzzle["length"], len(puzzle["rows"])) == (length, rows)
    puzzle_from_dict(puzzle)


# What is kept


def last_published() -> date:
    return max(load_published(), default=date(2026, 1, 1))


def at_noon(monkeypatch, day: date) -> None:
    monkeypatch.setattr(
        command, "_now", lambda: datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    )


def test_puzzle_of_a_day_is_kept_once_made(data_dir, monkeypatch):
    day = last_published() + timedelta(days=10)
    at_noon(monkeypatch, day)
    (puzzle,) = printed("--date", day.isoformat())
    archive = Archive(data_dir / FILE_NAME)
    assert archive.get("", day).to_dict() == puzzle


def test_puzzle_of_a_day_to_come_is_printed_and_not_kept(data_dir, monkeypatch):
    day = last_published() + timedelta(days=10)
    at_noon(monkeypatch, day - timedelta(days=1))
    (puzzle,) = printed("--date", day.isoformat())
    assert puzzle["id"] == day.isoformat()
    assert not data_dir.exists()


def test_kept_puzzle_is_printed_as_it_was(data_dir, monkeypatch):
    day = last_published() + timedelta(days=14)
    at_noon(monkeypatch, day)
    (other,) = printed("--date", (day - timedelta(days=7)).isoformat())
    Archive(data_dir / FILE_NAME).keep("", day, puzzle_from_dict(other | {"id": day.isoformat()}))
    assert printed("--date", day.isoformat()) == [other | {"id": day.isoformat()}]


def test_seed_of_a_host_gives_other_puzzles_and_keeps_them(data_dir, monkeypatch):
    at_noon(monkeypatch, date(2026, 3, 15))
    env = {"LITERATURA_SEED": "másik"}
    (theirs,) = printed("--date", "2026-03-15", env=env)
    assert theirs["rows"] != printed("--date", "2026-03-15")[0]["rows"]
    assert Archive(data_dir / FILE_NAME).get("másik", date(2026, 3, 15)).to_dict() == theirs


def test_puzzle_of_a_seed_leaves_nothing_behind(data_dir):
    printed("--seed", "x")
    assert not data_dir.exists()


# Text and pictures


def test_text_shows_the_rows_and_no_solution():
    args = ("--seed", "nyár", "--length", "6", "--rows", "7")
    (puzzle,) = printed(*args)
    lines = run("puzzle", *args, "--format", "text").stdout.splitlines()
    head = f"nyár-6-1: 6 letters, difficulty {puzzle['difficulty']} of 5"
    rows = [
        f"{number} {row['guess']} {row['in_place']} {row['misplaced']}"
        for number, row in enumerate(puzzle["rows"], start=1)
    ]
    assert lines == [head, *rows]
    solved = run("puzzle", *args, "--format", "text", "--solution").stdout.splitlines()
    assert solved == [*lines, f"8 {puzzle['solution']}"]


def test_texts_of_several_puzzles_stand_apart():
    result = run("puzzle", "--seed", "x", "--count", "3", "--format", "text")
    assert len(result.stdout.split("\n\n")) == 3


@pytest.mark.parametrize(
    ("form", "start"), [("svg", b"<svg "), ("png", b"\x89PNG"), ("pdf", b"%PDF-")]
)
def test_picture_goes_to_its_file_or_to_the_output(tmp_path, form, start):
    args = ("puzzle", "--seed", "x", "--format", form)
    path = tmp_path / f"x.{form}"
    result = run(*args, "--out", str(path))
    assert (result.exit_code, result.output) == (0, "")
    assert path.read_bytes().startswith(start)
    assert run(*args).stdout_bytes == path.read_bytes()


def test_picture_in_dark_or_with_the_solution_is_another_one():
    args = ("puzzle", "--seed", "x", "--format", "svg")
    pictures = {run(*args, *more).stdout for more in ((), ("--dark",), ("--solution",))}
    assert len(pictures) == 3


def test_answer_of_a_set_stands_nowhere_else_in_it():
    puzzles = printed("--seed", "set", "--length", "4", "--count", "8")
    answers = [puzzle["solution"] for puzzle in puzzles]
    guesses = {row["guess"] for puzzle in puzzles for row in puzzle["rows"]}
    assert len(set(answers)) == 8
    assert not guesses & set(answers)


def test_picture_of_a_day_is_named_as_on_the_site():
    svg = run("puzzle", "--date", "2026-12-01", "--format", "svg").stdout
    assert ">335. feladvány · 2026. december 1.</text>" in svg
    assert ">x-5-1</text>" in run("puzzle", "--seed", "x", "--format", "svg").stdout


def test_booklet_of_days_keeps_their_order_and_dates(tmp_path):
    path = tmp_path / "days.pdf"
    run("puzzle", "--date", "2026-12-01", "--count", "7", "--format", "pdf", "--out", str(path))
    text = " ".join(page.extract_text() for page in PdfReader(path).pages)
    titles = [text.index(f"{335 + n}. · 2026. dec. {1 + n}.") for n in range(7)]
    assert titles == sorted(titles)


def test_seed_is_the_same_however_its_accents_were_typed():
    args = ("--length", "4", "--rows", "3")
    assert printed("--seed", "nya\u0301r", *args) == printed("--seed", "ny\u00e1r", *args)


def test_seed_that_the_typeface_lacks_is_drawn_in_every_format():
    for form in ("svg", "png", "pdf"):
        result = run("puzzle", "--seed", "\N{SUN WITH FACE}<&", "--length", "4", "--format", form)
        assert (result.exit_code, result.stderr) == (0, "")


def test_file_that_can_not_be_written_is_told_before_anything_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "PuzzleMaker", None)  # making anything would fail
    path = tmp_path / "no" / "x.json"
    assert_used_wrongly(run("puzzle", "--seed", "x", "--out", str(path)), "x.json")


def test_failure_leaves_the_file_as_it_was_and_nothing_beside_it(tmp_path, monkeypatch):
    path = tmp_path / "x.json"
    path.write_text("old")
    monkeypatch.setattr(command, "load_lexicon", lambda: 1 / 0)
    assert isinstance(run("puzzle", "--seed", "x", "--out", str(path)).exception, ZeroDivisionError)
    assert (path.read_text(), list(tmp_path.iterdir())) == ("old", [path])


def test_output_through_a_link_or_into_a_device_keeps_these(tmp_path):
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.touch()
    link.symlink_to(target)
    assert run("puzzle", "--seed", "x", "--out", str(link)).exit_code == 0
    assert link.is_symlink()
    assert json.loads(target.read_text())["id"] == "x-5-1"
    assert run("puzzle", "--seed", "x", "--out", os.devnull).exit_code == 0
    assert not os.path.isfile(os.devnull)


def test_several_puzzles_as_pdf_are_a_booklet(tmp_path):
    path = tmp_path / "booklet.pdf"
    run("puzzle", "--seed", "x", "--count", "9", "--format", "pdf", "--out", str(path))
    pages = [page.extract_text() for page in PdfReader(path).pages]
    assert len(pages) == 6
    assert "9 feladvány" in pages[0]
    assert "Megfejtések" in pages[-1]


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("--date", "2026-03-15", "--seed", "x"), ["--seed, not both"]),
        (("--seed", ""), ["at least one character"]),
        (("--seed", "\udcff"), ["one line of text"]),
        (("--seed", "a\nb"), ["one line of text"]),
        (("--seed", "a\x07"), ["one line of text"]),
        (("--seed", "x", "--count", "2", "--format", "pdf", "--dark"), ["--dark", "printing"]),
        (("--date", "2025-12-31"), ["2025-12-31", "2026-01-01"]),
        (("--date", "2027-02-29"), ["'2027-02-29'"]),
        (("--date", "9999-12-31", "--count", "2"), ["9999-12-31"]),
        (("--length", "2"), ["--length"]),
        (("--length", "13"), ["--length"]),
        (("--rows", "0"), ["--rows"]),
        (("--rows", "10"), ["--rows"]),
        (("--count", "0"), ["--count"]),
        (("--format", "gif"), ["--format"]),
        (("--seed", "x", "--format", "png", "--count", "2"), ["one puzzle", "--help"]),
        (("--seed", "x", "--format", "svg", "--count", "2"), ["one puzzle"]),
        (("--seed", "x", "--out", "no/such/folder/x.json"), ["no/such/folder/x.json"]),
        (("--seed", "x", "word"), ["unexpected extra argument"]),
    ],
)
def test_wrong_use_is_one_line(args, parts):
    assert_used_wrongly(run("puzzle", *args), *parts)


def test_data_folder_that_is_a_file_spoils_no_puzzle(tmp_path, monkeypatch, caplog):
    (tmp_path / "file").touch()
    day = last_published() + timedelta(days=10)
    at_noon(monkeypatch, day)
    (puzzle,) = printed(
        "--date", day.isoformat(), env={"LITERATURA_DATA_DIR": str(tmp_path / "file")}
    )
    assert puzzle["id"] == day.isoformat()
    assert len(caplog.messages) == 1
    assert "can't be made" in caplog.text
