"""A view of Sushi Go! in ids and numbers, ready for JSON; its types are the site's, too."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.components import BATTLE_ROWS
from sushibelt.games.sushi_go.state import Table

PHASE_IDS = tuple(phase.id for phase in s.PHASES)

SPOT_NAMES = tuple(
    f"row{row}.{column}"
    for row, size in enumerate(BATTLE_ROWS, start=1)
    for column in range(1, size.value + 1)
)


class PlateView(TypedDict):
    """What lies in front of a seat: this round's cards, and desserts of earlier rounds."""

    laid: dict[str, int]
    kept: dict[str, int]
    die: NotRequired[int]  # mochi


class HandView(TypedDict):
    """What is known of the hand that a seat holds, and how many of its cards are not."""

    cards: dict[str, int]
    unknown: int


class SushiGoView(TypedDict):
    """What somebody sees or recalls of a table of Sushi Go!."""

    number: int
    phase: str
    round: int
    rounds: int
    turn: int
    points: list[int]
    plates: list[PlateView]
    earlier: list[list[dict[str, int]]]  # what was laid in each round that is scored, by plate
    unseen: dict[str, int]
    passing: NotRequired[Literal["left", "right"]]  # where there are hands
    hands: NotRequired[list[HandView]]
    active: NotRequired[int]  # Battle: whose turn
    spots: NotRequired[dict[str, str]]
    controller: NotRequired[int]  # puppet
    squishy: NotRequired[int | None]
    boat: NotRequired[int | None]


def tally(names: Sequence[str], counts: Vector) -> dict[str, int]:
    """Return counts by id, without the zeros."""
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def describe(row: Table, book: Book) -> SushiGoView:
    """Tell a view, or a whole table, in ids and numbers."""
    view: SushiGoView = {
        "number": row.number,
        "phase": PHASE_IDS[row.phase],
        "round": row.round + 1,
        "rounds": book.rounds,
        "turn": min(row.turn + 1, book.turns),
        "points": row.points[: book.plates],
        "plates": [_plate(row, book, plate) for plate in range(book.plates)],
        "earlier": [
            [tally(book.slot_names, laid) for laid in row.plates[r][: book.plates]]
            for r in range(row.round)
        ],
        "unseen": tally(book.kind_names, row.deck),
    }
    if book.battle:
        view["active"] = row.actor
        view["spots"] = _spots(row, book)
    else:
        view["passing"] = "left" if book.way[row.round] > 0 else "right"
        view["hands"] = [_hand(row, book, seat) for seat in range(book.seats)]
    if book.puppet:
        view["controller"] = row.actor
    if book.squishy:
        view["squishy"] = _holder(row.squishy)
    if book.boat:
        view["boat"] = _holder(row.boat)
    return view


def _holder(seat: int) -> int | None:
    return None if seat == s.NO_SEAT else seat


def _spots(row: Table, book: Book) -> dict[str, str]:
    return {
        name: "face-down" if card == s.FACE_DOWN else book.kind_names[card - 1]
        for name, card in zip(SPOT_NAMES, row.spots, strict=True)
        if card != s.EMPTY
    }


def _plate(row: Table, book: Book, plate: int) -> PlateView:
    before = [row.plates[r][plate] for r in range(row.round)]
    kept = {
        name: n
        for slot, name in enumerate(book.slot_names)
        if book.stays[slot] and (n := sum(laid[slot] for laid in before))
    }
    view: PlateView = {"laid": tally(book.slot_names, row.plates[row.round][plate]), "kept": kept}
    if book.die:
        view["die"] = row.dice[plate]
    if book.frozen >= 0 and row.undecided[plate]:
        view["laid"][book.slot_names[book.frozen]] = row.undecided[plate]
    return view


def _hand(row: Table, book: Book, seat: int) -> HandView:
    hand = book.holds[row.round][min(row.turn, book.turns - 1)][seat]
    return {"cards": tally(book.kind_names, row.hands[hand]), "unknown": row.missing[hand]}
