"""Scoring many words at once with NumPy: a code set, packed as bit planes.

A letter of the 32 is 5 bits, so a word of 12 letters is 60. They are kept in slices: plane b holds
bit b of every letter, a bit for each place, so that two words differ exactly where the OR of their
planes' XORs is set. Letter counts are planes as well: bit L of plane k is set in a word that has
letter L more than k times, so the common letters of two words are the bits that both have. Two such
planes share one 64-bit integer. Sliced, one word is scored against a list about three times as fast
as with the letters side by side in one integer.

Scores travel as codes of one byte, ``in_place * (length + 1) + in_place + misplaced``. Knows no
lexicon, strategy or game; any words of one length over the alphabet make a code set. NumPy releases
the interpreter's lock in all element-wise steps, and no step works on more than ``BLOCK_PAIRS``
pairs, so that other threads get their turn every millisecond or so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from literatura.alphabet import LETTERS, MAX_LENGTH, letter_indices
from literatura.errors import LengthError, LetterError
from literatura.scoring import Score, is_possible

Indices = NDArray[np.intp]
ScoreCodes = NDArray[np.uint8]

BLOCK_PAIRS = 1 << 16
"""Pairs scored in one step: the working arrays (about 1 MB) stay in a core's own cache."""

_LETTER_BITS = 5
_NO_SCORE = 255
_INDEX_OF = np.full(max(map(ord, LETTERS)) + 2, len(LETTERS), dtype=np.uint8)
_INDEX_OF[[ord(letter) for letter in LETTERS]] = np.arange(len(LETTERS))


@dataclass(frozen=True, slots=True)
class Packed:
    """Words as bit planes, without their text; shapes (5, n) and (pairs of count planes, n)."""

    length: int
    places: NDArray[np.uint16]
    counts: NDArray[np.uint64]

    def __len__(self) -> int:
        return int(self.places.shape[1])

    def take(self, indices: Indices | slice) -> Packed:
        """Return the words at these indices, in their order."""
        return Packed(self.length, self.places[:, indices], self.counts[:, indices])


class CodeSet:
    """Different words of one length, in the order given, packed once and shared read-only."""

    __slots__ = ("_index", "length", "packed", "words")

    def __init__(self, words: Iterable[str]) -> None:
        """Pack the words.

        Raises:
            ValueError: there are none, or one stands twice.
            LengthError: a word has another length than the first one, or more than 12 letters.
            LetterError: a word is not in composed capitals of the 32 letters.
        """
        self.words = tuple(words)
        self._index = {word: index for index, word in enumerate(self.words)}
        if not self.words or len(self._index) < len(self.words):
            raise ValueError("a code set needs one or more different words")
        self.packed = pack(self.words)
        self.length = self.packed.length

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: str) -> bool:
        return word in self._index

    def index(self, word: str) -> int:
        """Return the word's place in the set; a ``KeyError`` if it has none."""
        return self._index[word]

    def everything(self) -> Indices:
        """Return the indices of all words."""
        return np.arange(len(self.words))


def pack(words: tuple[str, ...]) -> Packed:
    """Return words of one length as bit planes; errors as for :class:`CodeSet`."""
    length = len(words[0])
    for word in words:
        if len(word) != length or not 0 < length <= MAX_LENGTH:
            raise LengthError(word, min(length, MAX_LENGTH))
    letters = _letters(words, length)
    bits = 1 << np.arange(length, dtype=np.uint16)
    places = np.stack([((letters >> b & 1) * bits).sum(1) for b in range(_LETTER_BITS)])
    packed = Packed(length, places.astype(np.uint16), _count_planes(letters))
    packed.places.flags.writeable = packed.counts.flags.writeable = False
    return packed


def score_code(score: Score, length: int) -> int:
    """Return the byte that stands for the score; for an impossible one, one that never occurs."""
    if not is_possible(score.in_place, score.misplaced, length):
        return _NO_SCORE
    return score.in_place * (length + 1) + score.in_place + score.misplaced


def score_of(code: int, length: int) -> Score:
    """Return the score that the byte stands for."""
    in_place, common = divmod(code, length + 1)
    return Score(in_place, common - in_place)


def score_against(words: Packed, guess: str) -> ScoreCodes:
    """Return the guess's score code against each word, in their order; about 4 ns a word.

    Raises:
        LengthError: the guess has another length.
    """
    if len(guess) != words.length:
        raise LengthError(guess, words.length)
    return score_matrix(_pack_one(guess), words).ravel()


def score_matrix(rows: Packed, columns: Packed) -> ScoreCodes:
    """Return the score codes of all pairs, shape (rows, columns); a byte of memory for each."""
    codes = np.empty((len(rows), len(columns)), dtype=np.uint8)
    width = min(len(columns), BLOCK_PAIRS)
    height = max(1, BLOCK_PAIRS // max(width, 1))
    for left in range(0, len(columns), width or 1):
        part = columns.take(slice(left, left + width))
        for top in range(0, len(rows), height):
            out = codes[top : top + height, left : left + width]
            _score_block(rows.take(slice(top, top + height)), part, out)
    return codes


def count_blocks(guesses: Packed, candidates: Packed) -> Iterator[tuple[slice, NDArray[np.intp]]]:
    """Yield, for runs of guesses, how many candidates each score code has: (guesses, codes)."""
    bins = (guesses.length + 1) ** 2
    step = max(1, min(BLOCK_PAIRS // max(len(candidates), 1), BLOCK_PAIRS // bins))
    for top in range(0, len(guesses), step):
        run = slice(top, min(top + step, len(guesses)))
        counts = np.zeros((run.stop - run.start, bins), dtype=np.intp)
        offsets = np.arange(run.stop - run.start, dtype=np.intp)[:, None] * bins
        for left in range(0, len(candidates), BLOCK_PAIRS):
            part = candidates.take(slice(left, left + BLOCK_PAIRS))
            keys = score_matrix(guesses.take(run), part) + offsets
            counts += np.bincount(keys.ravel(), minlength=counts.size).reshape(counts.shape)
        yield run, counts


def _score_block(rows: Packed, columns: Packed, out: ScoreCodes) -> None:
    """Write the score codes of all pairs into ``out``, shape (rows, columns)."""
    differs = rows.places[0][:, None] ^ columns.places[0]
    plane = np.empty_like(differs)
    for b in range(1, _LETTER_BITS):
        np.bitwise_xor(rows.places[b][:, None], columns.places[b], out=plane)
        np.bitwise_or(differs, plane, out=differs)
    length = rows.length
    np.bitwise_count(differs, out=out)
    # (length - differing) * (length + 1), modulo 256 on the way; the sum is at most 168.
    np.multiply(out, np.uint8(256 - (length + 1)), out=out)
    np.add(out, np.uint8(length * (length + 1)), out=out)
    shared = np.empty(out.shape, dtype=np.uint64)
    for mine, theirs in zip(rows.counts, columns.counts, strict=False):
        if not mine.any():
            break
        np.bitwise_and(mine[:, None], theirs, out=shared)
        np.add(out, np.bitwise_count(shared), out=out)


def _pack_one(word: str) -> Packed:
    """Return the one word as :func:`pack` would, without the cost of its many small arrays."""
    places = [0] * _LETTER_BITS
    planes = [0] * (len(word) // 2 + 1)
    seen = [0] * len(LETTERS)
    for place, letter in enumerate(letter_indices(word)):
        for b in range(_LETTER_BITS):
            places[b] |= (letter >> b & 1) << place
        planes[seen[letter] // 2] |= 1 << letter + len(LETTERS) * (seen[letter] % 2)
        seen[letter] += 1
    return Packed(
        len(word),
        np.array(places, dtype=np.uint16)[:, None],
        np.array(planes, dtype=np.uint64)[:, None],
    )


def _letters(words: tuple[str, ...], length: int) -> NDArray[np.uint8]:
    """Return the letters' places in the alphabet, shape (words, length)."""
    points = np.frombuffer("".join(words).encode("utf-32-le"), dtype=np.uint32)
    letters = _INDEX_OF[np.minimum(points, len(_INDEX_OF) - 1)].reshape(len(words), length)
    strange = np.argwhere(letters == len(LETTERS))
    if len(strange):
        row, column = strange[0]
        raise LetterError(words[row], words[row][column])
    return letters


def _count_planes(letters: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return the letter counts as planes, two to an integer, as many as the words need."""
    words, length = letters.shape
    copy = np.zeros_like(letters)
    for place in range(1, length):
        copy[:, place] = (letters[:, :place] == letters[:, place, None]).sum(1)
    planes = np.zeros((int(copy.max(initial=0)) // 2 + 1, words), dtype=np.uint64)
    shifts = letters.astype(np.uint64) + np.uint64(len(LETTERS)) * (copy % 2)
    for place in range(length):
        planes[copy[:, place] // 2, np.arange(words)] |= np.uint64(1) << shifts[:, place]
    return planes
