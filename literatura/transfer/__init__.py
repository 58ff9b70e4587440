"""Taking a player from one browser to another: everything by a file, the sums by a short text.

Knows no storage, no clock and no chance: where the player is, what day it is, and how a word is
dealt again are passed in. What comes in is trusted in nothing.
"""

from literatura.transfer.file import Parcel, read_file, write_file
from literatura.transfer.merge import covers, merged, name_of, replaced, with_totals
from literatura.transfer.text import read_text, write_text

__all__ = [
    "Parcel",
    "covers",
    "merged",
    "name_of",
    "read_file",
    "read_text",
    "replaced",
    "with_totals",
    "write_file",
    "write_text",
]
