"""A view of Sushizock in ids and numbers, ready for JSON; its types are the site's, too."""

from collections.abc import Sequence
from typing import TypedDict

from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import Table
from sushibelt.games.sushizock.turns import place_in_row

KIND_IDS = ("sushi", "bones")
FACE_IDS = ("sushi", "bones", "blue", "red")
PHASE_IDS = tuple(phase.id for phase in s.PHASES)


class OffersView(TypedDict):
    """The tile of each row (1 = leftmost) to which the dice on the table point, if to any."""

    sushi: int | None
    bones: int | None


class RowsView(TypedDict):
    """The tiles of both rows, from left to right."""

    sushi: list[str]
    bones: list[str]


class StacksView(TypedDict):
    """The tiles of a seat's two stacks, from bottom to top; None for one that is not known."""

    sushi: list[str | None]
    bones: list[str | None]


class SushizockView(TypedDict):
    """What somebody sees or recalls of a table of Sushizock."""

    phase: str
    seat: int | None  # whose turn
    roll: int
    rolls: int
    owed: int
    rolled: dict[str, int]
    aside: dict[str, int]
    offers: OffersView
    rows: RowsView
    stacks: list[StacksView]


def tile_id(kind: int, value: int) -> str:
    """Return the id of a tile, such as `sushi5` or `bone2`."""
    return f"{('sushi', 'bone')[kind]}{value}"


def tally(faces: Sequence[int]) -> dict[str, int]:
    """Return dice by face, without the zeros."""
    return {face: count for face, count in zip(FACE_IDS, faces, strict=True) if count}


def describe(row: Table, book: Book) -> SushizockView:
    """Tell one part of a view. `offers` lets a page light up a tile without knowing the rule."""
    return {
        "phase": PHASE_IDS[row.phase],
        "seat": None if row.phase in (s.PHASE_LAY, s.PHASE_STARTER, s.PHASE_OVER) else row.actor,
        "roll": row.roll,
        "rolls": book.rolls,
        "owed": row.owed,
        "rolled": tally(row.rolled),
        "aside": tally(row.aside),
        "offers": {"sushi": _offer(row, s.SUSHI), "bones": _offer(row, s.BONES)},
        "rows": {"sushi": _row(row, s.SUSHI), "bones": _row(row, s.BONES)},
        "stacks": [
            {"sushi": _stack(row, seat, s.SUSHI), "bones": _stack(row, seat, s.BONES)}
            for seat in range(book.seats)
        ],
    }


def _offer(row: Table, kind: int) -> int | None:
    return place_in_row(row, kind) or None if row.phase == s.PHASE_CHOOSE else None


def _row(row: Table, kind: int) -> list[str]:
    return [tile_id(kind, value) for value in row.rows[kind][: row.lengths[kind]]]


def _stack(row: Table, seat: int, kind: int) -> list[str | None]:
    values = row.stacks[seat][kind][: row.heights[seat][kind]]
    return [tile_id(kind, value) if value else None for value in values]
