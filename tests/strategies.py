"""What Hypothesis draws for all tests: words, pairs of words and whole code sets."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from literatura.alphabet import LETTERS, MAX_LENGTH, MIN_LENGTH

# No test may depend on how busy the machine is.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

lengths = st.integers(MIN_LENGTH, MAX_LENGTH)


@st.composite
def alphabets(draw: st.DrawFn) -> str:
    """Draw some of the 32 letters; few of them, often, so that letters repeat in a word."""
    size = draw(st.sampled_from((2, 3, 5, 32)))
    return "".join(draw(st.permutations(LETTERS))[:size])


@st.composite
def word_tuples(draw: st.DrawFn, size: int) -> tuple[str, ...]:
    """Draw ``size`` words of one length over one alphabet; they may be equal."""
    length = draw(lengths)
    words = st.text(draw(alphabets()), min_size=length, max_size=length)
    return tuple(draw(words) for _ in range(size))


@st.composite
def code_sets(draw: st.DrawFn, max_size: int = 40) -> tuple[str, ...]:
    """Draw one or more different words of one length, in no order."""
    length = draw(lengths)
    words = st.text(draw(alphabets()), min_size=length, max_size=length)
    return tuple(draw(st.lists(words, min_size=1, max_size=max_size, unique=True)))
