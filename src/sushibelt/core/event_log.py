"""The event log: how rules say what happens while it happens, in integers.

A family's `Work` row (scratch beside the state, never part of it) has `log` and `noted`. A door
that wants events sets `noted` to 0 before a move and reads groups of four integers afterwards: a
code of the family, a seat and two numbers. With `noted` at -1 nothing is written; simulations and
searches run like that.
"""

from typing import Protocol

from sushibelt.core.layout import Vector

WIDTH = 4  # code, seat, two numbers
LOG = WIDTH * 128  # more than the busiest move of any family writes; a test measures it
SILENT = -1


class Logged(Protocol):
    """Any scratch row with a log."""

    noted: int
    log: Vector


def note(work: Logged, code: int, seat: int, a: int, b: int) -> None:
    """Write one event, unless nobody listens."""
    n = work.noted
    if n >= 0:
        work.log[n] = code
        work.log[n + 1] = seat
        work.log[n + 2] = a
        work.log[n + 3] = b
        work.noted = n + 4
