"""The word list inside a Tesseract ``.traineddata`` file, read without Tesseract.

The file is a table of components; the word list is a "squished" directed acyclic word graph whose
edges carry ids of the component ``unicharset``. Layout: Tesseract's ``tessdatamanager.h`` and
``dawg.h``. Knows nothing of Hungarian.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

_WORD_GRAPH = 19  # TESSDATA_LSTM_SYSTEM_DAWG
_UNICHARSET = 21  # TESSDATA_LSTM_UNICHARSET
_MAGIC = 42
_FLAG_BITS = 3
_LAST_EDGE, _BACKWARD, _WORD_END = 1, 2, 4


def read_words(path: Path) -> list[str]:
    """Return every word of the file's word list, cased as stored, in the graph's order."""
    data = path.read_bytes()
    characters = _read_characters(_component(data, _UNICHARSET).decode("utf-8"))
    return list(_walk(_component(data, _WORD_GRAPH), characters))


def _component(data: bytes, index: int) -> bytes:
    (count,) = struct.unpack_from("<i", data)
    offsets = struct.unpack_from(f"<{count}q", data, 4)
    start = offsets[index]
    if start < 0:
        raise ValueError(f"component {index} is not in the file")
    return data[start : min([o for o in offsets if o > start], default=len(data))]


def _read_characters(text: str) -> list[str]:
    first = [line.split(" ", 1)[0] for line in text.split("\n")[1:] if line]
    return [" " if name == "NULL" else name for name in first]


def _walk(graph: bytes, characters: list[str]) -> Iterator[str]:
    magic, size, edge_count = struct.unpack_from("<hii", graph)
    if magic != _MAGIC:
        raise ValueError("not a little-endian word graph")
    edges = struct.unpack_from(f"<{edge_count}Q", graph, struct.calcsize("<hii"))
    letter_bits = size.bit_length()
    letter_mask = (1 << letter_bits) - 1
    stack = [(0, "")]
    while stack:
        edge, prefix = stack.pop()
        while True:
            value = edges[edge]
            flags = value >> letter_bits & 7
            if not flags & _BACKWARD:
                word = prefix + characters[value & letter_mask]
                if flags & _WORD_END:
                    yield word
                if target := value >> (letter_bits + _FLAG_BITS):
                    stack.append((target, word))
            if flags & _LAST_EDGE:
                break
            edge += 1
