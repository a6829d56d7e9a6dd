"""Whether the last round of plates typed in is still being played; the limits of families ask it.

A pad may leave out cards that score nothing, so a short plate alone says little. But if all earlier
plates are full and all of the last round are equally short, somebody is scoring in mid-round.
"""

from sushibelt.core.layout import Grid


def under_way(cards: Grid, rounds: int, plates: int, full: int, slack: int) -> int:
    """Return 1 if the last of the rounds is under way.

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
