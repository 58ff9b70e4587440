"""Scoring in bulk, candidates, partitions, and what the codebreaker says to bad input."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from itertools import product
from math import log2

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from literatura.codebreaker import Codebreaker, CodeSet, load_openings
from literatura.codebreaker.bulk import (
    BLOCK_PAIRS,
    count_blocks,
    pack,
    score_against,
    score_code,
    score_matrix,
    score_of,
)
from literatura.codebreaker.openings import fingerprint, format_opening
from literatura.codebreaker.partition import (
    block_sums,
    candidates,
    largest_blocks,
    partition,
    split,
)
from literatura.errors import DataError, LengthError, LetterError
from literatura.scoring import Score, possible_scores, score
from tests.strategies import code_sets, word_tuples

WORDS = ("ALMA", "BABA", "KÉPŐ", "KATA", "LAMA", "MAMA", "TATA")


def mixed_words(count: int, length: int = 5) -> tuple[str, ...]:
    """Return different words over a small alphabet, repeated letters included."""
    letters = "AÁBÖŰZ"
    return tuple(
        "".join(letters[number // 6**place % 6] for place in range(length))
        for number in range(7, 7 + count)
    )


# Scoring in bulk


@given(word_tuples(8))
def test_bulk_scores_equal_plain_ones(words: tuple[str, ...]) -> None:
    bulk = score_against(pack(words), words[0])
    assert [score_of(code, len(words[0])) for code in bulk.tolist()] == [
        score(word, words[0]) for word in words
    ]


@given(word_tuples(5), word_tuples(1))
def test_matrix_holds_every_pair(columns: tuple[str, ...], others: tuple[str]) -> None:
    rows = tuple(word for word in (*others, *columns[:2]) if len(word) == len(columns[0]))
    matrix = score_matrix(pack(rows), pack(columns))
    expected = [[score_code(score(a, b), len(a)) for b in columns] for a in rows]
    assert matrix.tolist() == expected


@pytest.mark.parametrize("word", ["AAAAAAAAAAAA", "ABABABABABAB", "ZZZZZZZZZZZŰ", "ÁÉÍÓÖŐÚÜŰZYV"])
def test_twelve_letters_fill_the_planes(word: str) -> None:
    others = (word, word[::-1], "A" * 12, "Z" * 12, "ABCDEFGHIJKL")
    for other, code in zip(others, score_against(pack(others), word).tolist(), strict=True):
        assert score_of(code, 12) == score(other, word)


@pytest.mark.parametrize("length", range(1, 13))
def test_every_score_has_a_byte_of_its_own(length: int) -> None:
    scores = possible_scores(length)
    codes = [score_code(one, length) for one in scores]
    assert len(set(codes)) == len(codes)
    assert max(codes) < 255
    assert [score_of(code, length) for code in codes] == list(scores)


def test_larger_than_a_block_scores_the_same() -> None:
    words = mixed_words(400)
    packed = pack(words)
    assert len(words) ** 2 > BLOCK_PAIRS
    matrix = score_matrix(packed, packed)
    counts = np.concatenate([block for _, block in count_blocks(packed, packed)])
    for index in (0, 163, 164, 399):
        plain = [score_code(score(word, words[index]), 5) for word in words]
        assert matrix[index].tolist() == plain
        assert counts[index].tolist() == np.bincount(plain, minlength=36).tolist()


def test_more_candidates_than_a_block_are_all_counted() -> None:
    words = pack(("ALMA", "MAMA"))
    many = words.take(np.arange(2).repeat(BLOCK_PAIRS // 2 + 5))
    ((run, counts),) = count_blocks(words.take(slice(0, 1)), many)
    assert run == slice(0, 1)
    assert counts.sum() == BLOCK_PAIRS + 10
    assert counts[0, score_code(Score(2, 1), 4)] == BLOCK_PAIRS // 2 + 5


# Code sets


def test_code_set_keeps_its_words_in_order() -> None:
    codes = CodeSet(reversed(WORDS))
    assert codes.words == WORDS[::-1]
    assert len(codes) == len(WORDS)
    assert codes.index("TATA") == 0
    assert "TATA" in codes
    assert "TATÁ" not in codes


@pytest.mark.parametrize("words", [(), ("ALMA", "MAMA", "ALMA")])
def test_code_set_needs_different_words(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="different words"):
        CodeSet(words)


def test_code_set_has_words_of_one_length() -> None:
    with pytest.raises(LengthError) as caught:
        CodeSet(("ALMA", "ALMÁS"))
    assert (caught.value.word, caught.value.expected) == ("ALMÁS", 4)


def test_code_set_has_words_of_twelve_letters_at_most() -> None:
    with pytest.raises(LengthError) as caught:
        CodeSet(("A" * 13,))
    assert caught.value.expected == 12


@pytest.mark.parametrize(("word", "letter"), [("ALMa", "a"), ("TAXI", "X"), ("AL😀A", "😀")])
def test_code_set_names_the_letter_it_cannot_take(word: str, letter: str) -> None:
    with pytest.raises(LetterError) as caught:
        CodeSet(("BABA", word))
    assert (caught.value.word, caught.value.letter) == (word, letter)


def test_guess_of_another_alphabet_has_no_score() -> None:
    with pytest.raises(LetterError):
        score_against(pack(WORDS), "TAXI")


# Candidates


@given(code_sets(), st.data())
def test_secret_is_always_a_candidate(words: tuple[str, ...], data: st.DataObject) -> None:
    secret = data.draw(st.sampled_from(words))
    guesses = data.draw(st.lists(st.sampled_from(words), max_size=4))
    rows = [(guess, score(secret, guess)) for guess in guesses]
    found = Codebreaker(words).candidates(rows)
    assert secret in found
    assert list(found) == [w for w in words if all(score(w, g) == s for g, s in rows)]


def test_without_rows_every_word_is_a_candidate() -> None:
    assert Codebreaker(WORDS).candidates([]) == WORDS


@pytest.mark.parametrize("impossible", [Score(3, 1), Score(0, 6), Score(-1, 2), Score(99, 99)])
def test_no_word_fits_an_impossible_score(impossible: Score) -> None:
    assert Codebreaker(WORDS).candidates([("ALMA", impossible)]) == ()


def test_guess_outside_the_set_still_narrows_it() -> None:
    assert Codebreaker(WORDS).candidates([("ATÁT", Score(0, 3))]) == ("TATA",)


def test_row_of_another_length_is_refused() -> None:
    with pytest.raises(LengthError):
        Codebreaker(WORDS).candidates([("ALMÁS", Score(1, 1))])


# Partitions


@given(code_sets(), st.data())
def test_blocks_of_a_partition_sum_to_the_whole(
    words: tuple[str, ...], data: st.DataObject
) -> None:
    codes = CodeSet(words)
    among = np.array(sorted(data.draw(st.sets(st.integers(0, len(words) - 1), min_size=1))))
    guess = data.draw(st.sampled_from(words))
    blocks = partition(codes, guess, among)
    assert dict(blocks.sizes) == Counter(score(words[index], guess) for index in among)
    assert blocks.total == len(among)
    rest = split(codes, codes.index(guess), among)
    assert sorted(np.concatenate([*rest, among[:0]]).tolist()) == [
        index for index in among.tolist() if words[index] != guess
    ]


def test_figures_of_a_partition() -> None:
    codes = CodeSet(("ALMA", "BABA", "KATA", "LAMA", "MAMA", "TATA"))
    blocks = partition(codes, "TATA", codes.everything())
    # ALMA 1,1  BABA 2,0  KATA 3,0  LAMA 2,0  MAMA 2,0  TATA 4,0
    assert dict(blocks.sizes) == {
        Score(1, 1): 1,
        Score(2, 0): 3,
        Score(3, 0): 1,
        Score(4, 0): 1,
    }
    assert (blocks.parts, blocks.max_size, blocks.total) == (4, 3, 6)
    assert blocks.expected_size == pytest.approx(12 / 6)
    assert blocks.entropy_bits == pytest.approx(3 / 6 * log2(6) + 3 / 6 * log2(2))


def test_partition_of_one_candidate_has_no_information() -> None:
    assert str(partition(CodeSet(WORDS), "ALMA", np.array([2])).entropy_bits) == "0.0"


def test_nothing_cannot_be_divided() -> None:
    with pytest.raises(ValueError, match="nothing to divide"):
        partition(CodeSet(WORDS), "ALMA", candidates(CodeSet(WORDS), [("ALMA", Score(3, 1))]))


# Up to 48 candidates and above, two ways of counting must give the same.
@pytest.mark.parametrize("count", [1, 2, 3, 47, 48, 49, 50, 400])
def test_sums_over_blocks_for_every_guess(count: int) -> None:
    words = mixed_words(600)
    codes, among = CodeSet(words), np.arange(count)
    packed = codes.packed.take(among)
    worth = np.arange(len(among) + 1.0) ** 1.5
    sums, largest = block_sums(codes.packed, packed, worth), largest_blocks(codes.packed, packed)
    for index in (0, 1, 99, 300, 599):
        sizes = partition(codes, words[index], among).sizes.values()
        assert sums[index] == pytest.approx(sum(size**1.5 for size in sizes))
        assert largest[index] == max(sizes)


def test_memory_does_not_grow_with_the_pairs() -> None:
    codes = CodeSet(map("".join, product("AÁBÖŰZEÉ", repeat=5)))
    worth = np.arange(len(codes) + 1.0)
    tracemalloc.start()
    try:
        block_sums(codes.packed.take(np.arange(200)), codes.packed, worth)
        split(codes, 7, codes.everything())
        Codebreaker(codes.words).advise([("AAAAA", Score(0, 0))])
        peak_bytes = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak_bytes < 40_000_000  # as one byte a pair, all pairs of these words take 1,000 MB


# Prepared first guesses


def test_opening_is_found_by_its_words(tmp_path) -> None:
    path = tmp_path / "openings.tsv"
    path.write_text(f"# first guesses\n{format_opening(WORDS, 'TATA')}\n", encoding="utf-8")
    openings = load_openings(path)
    assert openings == {fingerprint(WORDS): "TATA"}
    assert Codebreaker(WORDS, openings=openings).advise([]).guess == "TATA"


def test_opening_of_other_words_is_left_alone(tmp_path) -> None:
    path = tmp_path / "openings.tsv"
    path.write_text(format_opening((*WORDS, "ZABA"), "ZABA"), encoding="utf-8")
    advice = Codebreaker(WORDS, openings=load_openings(path)).advise([])
    assert advice == Codebreaker(WORDS).advise([])


def test_opening_is_not_played_twice() -> None:
    openings = {fingerprint(WORDS): "TATA"}
    advice = Codebreaker(WORDS, openings=openings).advise([("TATA", Score(2, 0))])
    assert advice is not None
    assert advice.guess != "TATA"


@pytest.mark.parametrize(
    "text", ["0123456789abcdef\t4\t7\ttata", "0\t5\t7\tTATA", "TATA", b"\xff\xfe\xfd"]
)
def test_broken_openings_are_refused(tmp_path, text: str | bytes) -> None:
    path = tmp_path / "openings.tsv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(DataError, match=r"openings\.tsv"):
        load_openings(path)


def test_missing_openings_are_told(tmp_path) -> None:
    with pytest.raises(DataError):
        load_openings(tmp_path / "openings.tsv")
