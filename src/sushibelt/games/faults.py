"""Faults: what makes plates impossible that somebody typed in. The limits of families write them.

Integers only. A fault says what is wrong and where; whether it refuses or only warns depends on how
sure the number behind it is (components.py), which the score pad knows.
"""

from typing import Protocol

from sushibelt.core.layout import Grid

# Columns of a fault. ROUND and SEAT are ANYWHERE where it concerns the whole game or table; what
# KIND numbers stands behind each code of a family, and it is ANYWHERE where nothing is meant.
CODE, ROUND, SEAT, KIND, GIVEN, LIMIT = range(6)
COLUMNS = 6
FAULTS = 128  # more than a person wants to read at once
ANYWHERE = -1


class Faulty(Protocol):
    """Any row that faults can be written into."""

    found: int
    rows: Grid


def write_fault(
    faults: Faulty, code: int, round_: int, seat: int, kind: int, given: int, limit: int
) -> None:
    """Add one fault, unless there are more than anybody wants to read."""
    if faults.found < FAULTS:
        row = faults.rows[faults.found]
        row[CODE] = code
        row[ROUND] = round_
        row[SEAT] = seat
        row[KIND] = kind
        row[GIVEN] = given
        row[LIMIT] = limit
        faults.found += 1


def under_way(cards: Grid, rounds: int, plates: int, full: int, slack: int) -> int:
    """Return 1 if the last of the rounds is still being played.

    A pad may leave out cards that score nothing, so a short plate alone says little. But if all
    earlier plates are full and all of the last round are equally short, somebody is scoring in
    mid-round.

    `cards[round][plate]` says how many lie there, `full` how many at the end of a round; where
    seats act one after the other, `slack` is 1: some may be one ahead.
    """
    if rounds == 0:
        return 0
    for round_ in range(rounds - 1):
        for plate in range(plates):
            if cards[round_][plate] != full:
                return 0
    most = 0
    fewest = full
    for plate in range(plates):
        most = max(most, cards[rounds - 1][plate])
        fewest = min(fewest, cards[rounds - 1][plate])
    return 1 if fewest < full and most - fewest <= slack else 0
