"""Phases: what a table waits for, and where it can go from there.

Each family has a table of its own at the head of `state.py`, by the number of the phase; a test
compares it with random matches, both ways.
"""

from typing import Literal, NamedTuple


class Phase(NamedTuple):
    """One phase of a family's table."""

    id: str
    awaits: Literal["nature", "seats", "nobody"]
    owed: str  # what they owe
    follows: tuple[int, ...]  # the phases after one choice of all who owe one, or one draw
