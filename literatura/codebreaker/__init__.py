"""The computer as codebreaker: which words still fit, what a guess is worth, what to guess next.

Works on plain sequences of words of one length and knows no lexicon, player or site. Everything
that takes long is bounded in memory, and lets other threads run.
"""

from literatura.codebreaker.breaker import DEFAULT_STRATEGY, STRATEGIES, Advice, Codebreaker
from literatura.codebreaker.bulk import CodeSet
from literatura.codebreaker.contradiction import (
    Repair,
    WrongAnswer,
    contradicted_rows,
    repairs,
    wrong_answers,
)
from literatura.codebreaker.openings import load_openings
from literatura.codebreaker.partition import Partition, Row
from literatura.codebreaker.simulate import Simulation, simulate

__all__ = [
    "DEFAULT_STRATEGY",
    "STRATEGIES",
    "Advice",
    "CodeSet",
    "Codebreaker",
    "Partition",
    "Repair",
    "Row",
    "Simulation",
    "WrongAnswer",
    "contradicted_rows",
    "load_openings",
    "repairs",
    "simulate",
    "wrong_answers",
]
