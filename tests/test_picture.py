"""Pictures: the letters and numbers of the position, in the right places, and no secret."""

import io
import re
import xml.etree.ElementTree as ET
from datetime import date, timedelta

import pytest
from fpdf import FPDF
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from literatura.alphabet import LETTERS
from literatura.picture import (
    DARK,
    LIGHT,
    BoardPicture,
    booklet,
    day_caption,
    draw_board,
    draw_card,
    graded,
    of_days,
    sheet,
    to_pdf,
    to_png,
    to_svg,
)
from literatura.picture.board import board_size
from literatura.picture.shapes import Box, Disc, Drawing, Line, Text, hatched
from literatura.picture.typeface import drawable, font_file, text_width
from literatura.puzzle import Puzzle, PuzzleMaker, Wish
from literatura.scoring import score
from tests.made_up import MADE_UP

SECRET = "ŐRZŰK"
ROWS = tuple((guess, score(SECRET, guess)) for guess in ("KŐRÖZ", "TÜKÖR", "ÁRVÍZ", "TŰRŐK"))
BOARD = BoardPicture(5, ROWS, "334. feladvány · hétfő", difficulty=2)
SOLVED = BoardPicture(5, ROWS, "334. feladvány · hétfő", answer=SECRET, difficulty=2)
SVG = "{http://www.w3.org/2000/svg}"


def rows_of_svg(svg: str) -> list[str]:
    """Return the picture's texts line by line, each from left to right without spaces."""
    lines: dict[int, list[tuple[float, str]]] = {}
    for element in ET.fromstring(svg).iter(f"{SVG}text"):
        # Letters, numbers and row numbers of a row stand on almost one line.
        key = round(float(element.get("y")) / 30)
        lines.setdefault(key, []).append((float(element.get("x")), element.text))
    return ["".join(text for _, text in sorted(line)) for _, line in sorted(lines.items())]


def pages_of_pdf(content: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(content)).pages]


def test_svg_has_the_letters_and_numbers_of_every_row():
    rows = [
        f"{number}{guess}{given.in_place}{given.misplaced}"
        for number, (guess, given) in enumerate(ROWS, start=1)
    ]
    assert rows_of_svg(to_svg(draw_board(BOARD)))[-5:] == [*rows, "5"]


def test_svg_with_the_solution_shows_it_in_the_last_row_and_on_the_cards():
    rows = rows_of_svg(to_svg(draw_board(SOLVED)))
    assert rows[-1] == f"5{SECRET}"
    assert sum(SECRET in row for row in rows) == 2


def test_picture_without_the_solution_tells_nothing_of_it():
    texts = "".join(rows_of_svg(to_svg(draw_board(BOARD))))
    assert SECRET not in texts
    assert (
        to_svg(draw_board(BOARD)).count("<text") == to_svg(draw_board(SOLVED)).count("<text") - 10
    )


def test_svg_carries_its_typeface():
    svg = to_svg(draw_board(BOARD))
    assert svg.count("@font-face{font-family:Literata;") == 2
    assert "url(data:font/woff2;base64,d09GMg" in svg
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", svg)


def extent(text: Text) -> tuple[float, float]:
    """Return where a text begins and ends."""
    width = text_width(text.content, text.size, bold=text.bold)
    left = text.x - {"start": 0, "middle": 0.5, "end": 1}[text.anchor] * width
    return left, left + width


@given(st.text(st.characters(exclude_categories=())))
def test_caption_may_be_any_text_and_stays_in_the_picture(caption):
    for draw in (draw_board, draw_card):
        drawing = draw(BoardPicture(4, ROWS[:1], caption, difficulty=3))
        ET.fromstring(to_svg(drawing, embed_fonts=False))
        for shape in drawing.shapes:
            if isinstance(shape, Text):
                left, right = extent(shape)
                assert 0 <= left <= right <= drawing.width


def test_character_that_the_typeface_lacks_is_the_same_mark_in_every_format():
    board = BoardPicture(5, ROWS, "nyár \N{SUN WITH FACE}\x07")
    drawing = draw_board(board)
    assert drawable(board.caption) == "nyár ??"
    assert ">nyár ??</text>" in to_svg(drawing)
    assert "nyár ??" in pages_of_pdf(to_pdf([drawing], drawing.title))[0]
    assert to_png(drawing) == to_png(draw_board(BoardPicture(5, ROWS, "nyár ??")))


@pytest.mark.parametrize("length", range(3, 13))
def test_name_and_caption_of_no_day_run_into_each_other(length):
    rows = ((LETTERS[:length], score(LETTERS[:length], LETTERS[:length])),)
    for number in range(730):
        caption = day_caption(date(2026, 1, 1) + timedelta(days=number))
        drawing = draw_board(BoardPicture(length, rows, caption, difficulty=1))
        name, shown = [one for one in drawing.shapes if isinstance(one, Text)][:2]
        assert (name.content, shown.content) == ("Literatúra", caption)
        assert extent(name)[1] + 10 <= extent(shown)[0]
        assert extent(shown)[1] <= drawing.width


@pytest.mark.parametrize("text", ["327. feladvány · 2026. november 23.", "ŐRZŰK", "Literatúra"])
def test_text_is_as_wide_as_the_pdf_writes_it(text):
    document = FPDF(unit="pt")
    document.add_font("literata", "", font_file("regular"))
    document.set_font("literata", size=100)
    assert text_width(text, 100) == pytest.approx(document.get_string_width(text), abs=0.5)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_picture_is_drawn_in_its_colours(colours):
    svg = to_svg(draw_board(BOARD, colours))
    assert set(re.findall(r"#[0-9a-f]{6}", svg)) <= {
        getattr(colours, name) for name in colours.__slots__
    }


def test_png_has_the_size_of_the_drawing():
    drawing = draw_board(BOARD)
    png = to_png(drawing, 2)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (round(2 * drawing.width), round(2 * drawing.height))


def test_every_letter_leaves_its_own_mark_in_a_png():
    def drawn(letter):
        shapes = (Text(20, 30, 24, letter, "#000000", bold=True),)
        return to_png(Drawing(40, 40, "#ffffff", shapes, "one letter"), 1)

    pictures = {drawn(letter) for letter in LETTERS}
    assert len(pictures) == len(LETTERS)
    assert drawn("Q") not in pictures
    assert drawn(" ") not in pictures


def test_preview_has_the_size_that_networks_want():
    card = draw_card(BOARD)
    assert (card.width, card.height) == (1200, 630)
    assert "334. feladvány · hétfő" in to_svg(card)


@pytest.mark.parametrize("length", [3, 5, 8, 12])
@pytest.mark.parametrize("rows", [0, 1, 9])
@pytest.mark.parametrize("draw", [draw_board, draw_card])
def test_shapes_stay_on_the_paper(length, rows, draw):
    word = LETTERS[:length]
    board = BoardPicture(length, ((word, score(word, word)),) * rows, "x", difficulty=5)
    drawing = draw(board)
    for shape in drawing.shapes:
        if isinstance(shape, Box):
            assert 0 <= shape.x <= shape.x + shape.width <= drawing.width
            assert 0 <= shape.y <= shape.y + shape.height <= drawing.height
        elif not isinstance(shape, Line):
            assert 0 <= shape.x <= drawing.width
            assert 0 <= shape.y <= drawing.height


def test_row_to_be_filled_in_can_be_left_out():
    closed = BoardPicture(5, ROWS, "x", open_row=False)
    assert board_size(closed)[1] < board_size(BOARD)[1]
    assert rows_of_svg(to_svg(draw_board(closed)))[-1].startswith("4TŰRŐK")


@given(st.floats(10, 100), st.floats(10, 100))
def test_hatching_stays_in_its_box(width, height):
    box = Box(3, 5, width, height)
    for line in hatched(box, 8, "#000000", 1):
        for x, y in ((line.x, line.y), (line.x2, line.y2)):
            assert 3 - 1e-9 <= x <= 3 + width + 1e-9
            assert 5 - 1e-9 <= y <= 5 + height + 1e-9


def test_moved_shape_is_scaled_first():
    assert Disc(10, 20, 5, line=2).moved(100, 200, 3) == Disc(130, 260, 15, line=6)


# PDF


def test_pdf_has_the_letters_and_numbers_of_every_row():
    (text,) = pages_of_pdf(to_pdf([draw_board(SOLVED)], "Literatúra"))
    squeezed = "".join(text.split())
    for number, (guess, numbers) in enumerate(ROWS, start=1):
        assert f"{number}{guess}{numbers.in_place}{numbers.misplaced}" in squeezed
    assert f"5{SECRET}" in squeezed


def test_same_drawing_is_the_same_pdf():
    assert to_pdf([draw_board(BOARD)], "x") == to_pdf([draw_board(BOARD)], "x")


def make_puzzles(count: int) -> list[Puzzle]:
    maker = PuzzleMaker(MADE_UP)
    lengths = (8, 5, 7, 4, 6)
    return [maker.make(f"p{n}", f"p{n}", Wish(lengths[n % 5])) for n in range(count)]


def pages_of_booklet(contents) -> list[str]:
    return ["".join(page.split()) for page in pages_of_pdf(to_pdf(booklet(contents), "x"))]


def test_booklet_has_title_rules_graded_puzzles_and_their_solutions():
    puzzles = make_puzzles(20)
    pages = pages_of_booklet(graded(puzzles, "nyár"))
    assert len(pages) == 8  # title, rules, five of four puzzles, solutions
    assert "20feladvány" in pages[0]
    assert "Készlet:nyár" in pages[0]
    assert "Ajáték" in pages[1]
    assert "RABLÓ12" in pages[1]
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.length))
    for index, puzzle in enumerate(ordered):
        page = pages[2 + index // 4]
        assert f"{index + 1}.feladvány" in page
        for guess, numbers in puzzle.rows:
            assert f"{guess}{numbers.in_place}{numbers.misplaced}" in page
    expected = [f"{number}.{puzzle.solution}" for number, puzzle in enumerate(ordered, start=1)]
    assert pages[-1].startswith("Megfejtések" + "".join(expected))


def test_booklet_of_days_keeps_their_order_numbers_and_dates():
    puzzles = make_puzzles(5)
    days = [date(2026, 12, 1) + timedelta(days=later) for later in range(5)]
    pages = pages_of_booklet(of_days(puzzles, days))
    assert "2026.dec.1–5." in pages[0]
    titles = [f"{335 + n}.·2026.dec.{1 + n}." for n in range(5)]
    assert all(title in pages[2] for title in titles[:4])
    assert titles[4] in pages[3]
    expected = [f"{335 + n}.{puzzle.solution}" for n, puzzle in enumerate(puzzles)]
    assert pages[-1].startswith("Megfejtések" + "".join(expected))


def test_solutions_stand_on_no_page_but_the_last():
    puzzles = make_puzzles(6)
    pages = pages_of_booklet(graded(puzzles, "x"))
    for puzzle in puzzles:
        assert not any(puzzle.solution in page for page in pages[:-1])
        assert puzzle.solution in pages[-1]


def test_boards_on_a_white_page_stand_on_a_common_grid():
    words = {4: "KARD", 6: "KALÁSZ", 8: "FOLYADÉK", 5: "VIRÁG"}
    boards = [
        Puzzle(word, ((word, score(word, word)),) * 9, word, length - 3)
        for length, word in words.items()
    ]
    page = list(booklet(graded(boards, "x")))[2]
    assert page.paper == "#ffffff"
    texts = [shape for shape in page.shapes if isinstance(shape, Text)]
    titles = [shape for shape in texts if shape.content.endswith("feladvány")]
    assert len({(title.x, title.y) for title in titles}) == 4
    assert [len({title.x for title in titles}), len({title.y for title in titles})] == [2, 2]


def test_long_words_stand_two_to_a_page():
    long = Puzzle("long", (("ABCDEFGHI", score("IHGFEDCBA", "ABCDEFGHI")),), "IHGFEDCBA", 3)
    assert len(list(booklet(graded([long] * 5, "x")))) == 2 + 3 + 1


def test_many_solutions_go_on_over_pages_that_are_all_well_filled():
    short = Puzzle("short", (("ABC", score("DEF", "ABC")),), "DEF", 1)
    pages = pages_of_booklet(graded([short] * 92, "x"))
    assert len(pages) == 2 + 23 + 2
    assert [page.count("DEF") for page in pages[-2:]] == [46, 46]


@pytest.mark.parametrize("length", [3, 4, 8, 12])
def test_sheet_to_be_printed_holds_the_whole_board(length):
    word = LETTERS[:length]
    page = sheet(BoardPicture(length, ((word, score(word, word)),) * 9, "x" * 200, difficulty=5))
    for shape in page.shapes:
        if isinstance(shape, Text):
            left, right = extent(shape)
            assert 0 <= left <= right <= page.width
            assert 0 <= shape.y <= page.height
