"""What trays and tokens are worth in Sushi Roll: points, and why, as integers.

Pure functions of counts: the rules, the score pad and the browser call the same ones. A reason is
a code and up to seven numbers; `game.py` has their names. Sources: S0 and docs/rules/sushi-roll.md.
"""

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.games.prizes import (
    BOTH,
    CODE,
    COUNT,
    FEWEST,
    FIRST,
    LEFT_OUT,
    PLACE,
    PRIZE,
    SECOND,
    SHARERS,
    extremes,
    majority,
)
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import Billed

(
    SETS_NONE,
    SETS_SCORED,
    NIGIRI_NONE,
    NIGIRI_SCORED,
    MAKI_NONE,
    MAKI_FIRST,
    MAKI_SECOND,
    MAKI_UNPLACED,
    DESSERT_MOST,
    DESSERT_FEWEST,
    DESSERT_LEVEL,
    DESSERT_SPARED,
    DESSERT_BETWEEN,
    TOKENS_COUNTED,
) = range(14)


def score_rounds(trays: Cube, rounds: int, book: Book, bill: Billed) -> None:
    """Write the bill of the first `rounds` rounds."""
    for part in range(rounds):
        score_round(trays[part], book, bill, part)


def score_round(trays: Grid, book: Book, bill: Billed, part: int) -> None:
    """Write what the trays of one round are worth into this part of the bill."""
    for seat in range(book.seats):
        points = bill.points[part][seat]
        why = bill.why[part][seat]
        for line in range(s.SETS):
            score_sets(trays[seat], line, book, points, why)
        score_nigiri(trays[seat], book, points, why)
    score_maki(trays, book, bill, part)


def score_sets(tray: Vector, line: int, book: Book, points: Vector, why: Grid) -> None:
    """Sets of up to three of a kind, as many as there are: full ones first, then the rest (S0)."""
    count = tray[book.set_face[line]]
    full = count // book.set_size
    rest = count % book.set_size
    for_full = full * book.set_points[line][book.set_size]
    for_rest = book.set_points[line][rest]
    points[line] = for_full + for_rest
    why[line][0] = SETS_SCORED if count > 0 else SETS_NONE
    why[line][1] = count
    why[line][2] = full
    why[line][3] = for_full
    why[line][4] = rest
    why[line][5] = for_rest
    why[line][6] = book.set_size


def score_nigiri(tray: Vector, book: Book, points: Vector, why: Grid) -> None:
    """Nigiri by their kind, three times that on a wasabi; a bare wasabi is worth nothing (S0)."""
    plain = 0
    for_plain = 0
    wet = 0
    for_wet = 0
    first = book.first_face[s.NIGIRI]
    for face in range(first, first + book.face_count[s.NIGIRI]):
        plain += tray[face]
        for_plain += tray[face] * book.nigiri[face]
        on_wasabi = tray[book.wet[face]]
        wet += on_wasabi
        for_wet += on_wasabi * book.nigiri[face] * book.wasabi_factor
    points[s.LINE_NIGIRI] = for_plain + for_wet
    why[s.LINE_NIGIRI][0] = NIGIRI_SCORED if plain + wet > 0 else NIGIRI_NONE
    why[s.LINE_NIGIRI][1] = plain
    why[s.LINE_NIGIRI][2] = for_plain
    why[s.LINE_NIGIRI][3] = wet
    why[s.LINE_NIGIRI][4] = for_wet
    why[s.LINE_NIGIRI][5] = book.wasabi_factor
    why[s.LINE_NIGIRI][6] = tray[s.WASABI]


def count_maki(tray: Vector, book: Book) -> int:
    """Return the maki icons on a tray."""
    icons = 0
    first = book.first_face[s.MAKI]
    for face in range(first, first + book.face_count[s.MAKI]):
        icons += tray[face] * book.icons[face]
    return icons


def score_maki(trays: Grid, book: Book, bill: Billed, part: int) -> None:
    """Most icons and second most; ties in full, the next lower count still is second (S0).

    A seat needs an icon to be placed (docs/rules/sushi-roll.md; S0 is silent).
    """
    most = 0
    for seat in range(book.seats):
        bill.counts[seat] = count_maki(trays[seat], book)
        most = max(most, bill.counts[seat])
    majority(
        bill.counts,
        book.seats,
        book.maki_needs_one,
        book.share_prizes,
        book.maki_first,
        book.maki_second,
        bill.prizes,
        bill.prize_why,
    )
    for seat in range(book.seats):
        why = bill.why[part][seat][s.LINE_MAKI]
        bill.points[part][seat][s.LINE_MAKI] = bill.prizes[seat]
        copy_prize(bill.prize_why[seat], why)
        why[0] = maki_reason(bill.prize_why[seat][CODE])
        why[5] = most


def copy_prize(prize_why: Vector, why: Vector) -> None:
    """Copy count, place, number of sharers and prize behind the reason's code."""
    why[1] = prize_why[COUNT]
    why[2] = prize_why[PLACE]
    why[3] = prize_why[SHARERS]
    why[4] = prize_why[PRIZE]


def maki_reason(code: int) -> int:
    """Return the reason for what `majority` decided."""
    if code == FIRST:
        return MAKI_FIRST
    if code == SECOND:
        return MAKI_SECOND
    return MAKI_NONE if code == LEFT_OUT else MAKI_UNPLACED


def score_end(tokens: Grid, book: Book, bill: Billed, part: int) -> None:
    """Write the end-of-game scoring into this part of the bill."""
    score_dessert(tokens, book, bill, part)
    for seat in range(book.seats):
        score_tokens(tokens[seat], book, bill.points[part][seat], bill.why[part][seat])


def score_dessert(tokens: Grid, book: Book, bill: Billed, part: int) -> None:
    """Most puddings win, fewest lose, ties in full, so all equal is both (S0).

    With two seats nobody loses (S0): the book's `dessert_fewest` is 0 there.
    """
    most = tokens[0][s.PUDDINGS]
    fewest = most
    for seat in range(book.seats):
        bill.counts[seat] = tokens[seat][s.PUDDINGS]
        most = max(most, bill.counts[seat])
        fewest = min(fewest, bill.counts[seat])
    extremes(
        bill.counts,
        book.seats,
        book.dessert_most,
        book.dessert_fewest,
        book.share_prizes,
        1,  # all equal: both the prize and the loss are due (docs/rules/sushi-roll.md)
        bill.prizes,
        bill.prize_why,
    )
    for seat in range(book.seats):
        why = bill.why[part][seat][s.LINE_DESSERT]
        bill.points[part][seat][s.LINE_DESSERT] = bill.prizes[seat]
        copy_prize(bill.prize_why[seat], why)
        is_fewest = 1 if bill.counts[seat] == fewest else 0
        why[0] = dessert_reason(bill.prize_why[seat][CODE], is_fewest)
        why[5] = most
        why[6] = fewest
        why[7] = book.dessert_fewest


def dessert_reason(code: int, is_fewest: int) -> int:
    """Return the reason for what `extremes` decided."""
    if code == FIRST:
        return DESSERT_MOST
    if code == FEWEST:
        return DESSERT_FEWEST
    if code == BOTH:
        return DESSERT_LEVEL
    return DESSERT_SPARED if is_fewest else DESSERT_BETWEEN


def score_tokens(tokens: Vector, book: Book, points: Vector, why: Grid) -> None:
    """One point for every two unused menus and chopsticks, counted together (S0)."""
    unused = tokens[s.MENUS] + tokens[s.STICKS]
    points[s.LINE_TOKENS] = unused // book.tokens_per_point
    why[s.LINE_TOKENS][0] = TOKENS_COUNTED
    why[s.LINE_TOKENS][1] = tokens[s.MENUS]
    why[s.LINE_TOKENS][2] = tokens[s.STICKS]
    why[s.LINE_TOKENS][3] = unused
    why[s.LINE_TOKENS][4] = book.tokens_per_point
    why[s.LINE_TOKENS][5] = unused % book.tokens_per_point
