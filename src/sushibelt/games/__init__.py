"""The rules of every game, each written once. Integers in, integers out.

The law of this room: `rules.py`, `scoring.py` and `knowledge.py` of a family use indexing, loops
and integers only, so that the same source can be interpreted, compiled and translated. They read
the book (a ruleset as integers) and never ask which edition it is. Validation, ids and events live
in `game.py`. Randomness comes through an `rng` argument.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from sushibelt.core.refusal import Refusal
from sushibelt.games import ids
from sushibelt.games.family import RuledGame
from sushibelt.games.ids import Edition, Selection
from sushibelt.games.sushi_go import editions as sushi_go_editions
from sushibelt.games.sushi_go import game as sushi_go
from sushibelt.games.sushi_roll import editions as sushi_roll_editions
from sushibelt.games.sushi_roll import game as sushi_roll
from sushibelt.games.sushizock import editions as sushizock_editions
from sushibelt.games.sushizock import game as sushizock


class Entry(NamedTuple):
    """A family of the registry: its editions, and how one of them becomes a game."""

    editions: tuple[Edition, ...]
    make: Callable[[Selection, int], RuledGame]


GAMES: Mapping[str, Entry] = {
    "sushi-go": Entry(sushi_go_editions.EDITIONS, sushi_go.make),
    "sushi-roll": Entry(sushi_roll_editions.EDITIONS, sushi_roll.make),
    "sushizock": Entry(sushizock_editions.EDITIONS, sushizock.make),
}

FAMILIES = {name: entry.editions for name, entry in GAMES.items()}


def select(text: str) -> Selection:
    """Understand an id; raise Refusal if it is unknown, contradictory or impossible."""
    return ids.parse(text, FAMILIES)


def every_selection() -> list[Selection]:
    """Return every id there is, once each."""
    return ids.every(FAMILIES)


def find(text: str, seats: int) -> RuledGame:
    """Return the game of an id at a seat count; raise Refusal if it cannot be played so."""
    chosen = select(text)
    if seats not in chosen.seats:
        raise Refusal("seats-impossible", game=chosen.id, seats=seats, allowed=list(chosen.seats))
    return _made(chosen.id, seats)


@cache
def _made(canonical: str, seats: int) -> RuledGame:
    chosen = select(canonical)
    return GAMES[chosen.family].make(chosen, seats)
