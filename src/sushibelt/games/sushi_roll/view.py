"""A view of Sushi Roll in ids and numbers, ready for JSON; its types are the site's, too."""

from collections.abc import Sequence
from typing import TypedDict

from sushibelt.core.game import SEATS
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.components import FACES, SLOTS, TYPES
from sushibelt.games.sushi_roll.rules import waiting
from sushibelt.games.sushi_roll.state import Table

PHASE_IDS = tuple(phase.id for phase in s.PHASES)


class TokensView(TypedDict):
    """How many tokens of each kind somebody holds, or the supply."""

    pudding: int
    menu: int
    chopsticks: int


class SushiRollView(TypedDict):
    """What anybody sees of a table of Sushi Roll."""

    phase: str
    round: int
    rounds: int
    red: int | None
    actor: int | None
    belts: list[dict[str, int]]
    loose: list[dict[str, int]]
    trays: list[list[dict[str, int]]]  # by round and seat
    tokens: list[TokensView]
    supply: TokensView
    bag: dict[str, int]
    marked: dict[str, int]
    given: str | None
    points: list[int]


def describe(row: Table, book: Book) -> SushiRollView:
    """Tell a row in ids and numbers: what lies on the table, and whose turn it is."""
    seats = range(book.seats)
    rounds = range(min(row.round + 1, book.rounds))
    acts = waiting(row, book) == SEATS
    return {
        "phase": PHASE_IDS[row.phase],
        "round": len(rounds),
        "rounds": book.rounds,
        "red": None if row.phase == s.PHASE_RED_BELT else row.red,
        "actor": row.actor if acts else None,
        "belts": [_tally(FACES, row.belts[seat]) for seat in seats],
        "loose": [_tally(TYPES, row.loose[seat]) for seat in seats],
        "trays": [[_tally(SLOTS, row.trays[part][seat]) for seat in seats] for part in rounds],
        "tokens": [_tokens(row.tokens[seat]) for seat in seats],
        "supply": _tokens(row.supply),
        "bag": dict(zip(TYPES, row.bag, strict=True)),
        "marked": _tally(FACES, row.marked),
        "given": None if row.given == s.NO_FACE else FACES[row.given],
        "points": row.points[: book.seats],
    }


def _tally(names: Sequence[str], counts: Vector) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _tokens(counts: Vector) -> TokensView:
    return {
        "pudding": counts[s.PUDDINGS],
        "menu": counts[s.MENUS],
        "chopsticks": counts[s.STICKS],
    }
