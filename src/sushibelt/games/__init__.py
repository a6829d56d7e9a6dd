"""The rules of every game, each written once. Integers in, integers out.

The law of this room: `rules.py`, `scoring.py` and `knowledge.py` of a family use indexing, loops
and integers only, so that the same source can be interpreted, compiled and translated. They read
the book (a ruleset as integers) and never ask which edition it is. Validation, ids and events live
in `game.py`. Randomness comes through an `rng` argument.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from sushibelt.core import match, record
from sushibelt.core.refusal import Refusal
from sushibelt.games import ids, sushi_go, sushi_roll, sushizock
from sushibelt.games.entry import Entry
from sushibelt.games.explained import Explanations
from sushibelt.games.family import AnyGame
from sushibelt.games.ids import Selection
from sushibelt.games.telling import Telling
from sushibelt.games.traits import Traits

Match: TypeAlias = match.Match[AnyGame]  # of any family: what doors work with
Reading: TypeAlias = record.Reading[AnyGame]

GAMES: Mapping[str, Entry] = {
    "sushi-go": sushi_go.ENTRY,
    "sushi-roll": sushi_roll.ENTRY,
    "sushizock": sushizock.ENTRY,
}

FAMILIES = {name: entry.editions for name, entry in GAMES.items()}


def select(text: str) -> Selection:
    """Understand an id; raise Refusal if it is unknown, contradictory or impossible."""
    return ids.parse(text, FAMILIES)


def every_selection() -> list[Selection]:
    """Return every id there is, once each."""
    return ids.every(FAMILIES)


def find(text: str, seats: int) -> AnyGame:
    """Return the game of an id at a seat count; raise Refusal if it cannot be played so."""
    chosen = select(text)
    if seats not in chosen.seats:
        raise Refusal("seats-impossible", game=chosen.id, seats=seats, allowed=list(chosen.seats))
    return _made(chosen.id, seats)


@cache
def _made(canonical: str, seats: int) -> AnyGame:
    chosen = select(canonical)
    return GAMES[chosen.family].make(chosen, seats)


def traits_of(game: AnyGame) -> Traits:
    """Return what is special about a game."""
    return GAMES[game.family.name].traits(game.ruleset, game.book)


def telling_of(text: str) -> Telling:
    """Return the facts that events and reasons of an id give to sentences."""
    return GAMES[select(text).family].telling


def explanations_of(game: AnyGame) -> Explanations:
    """Return the explanation of every component of a game."""
    return GAMES[game.family.name].explanations(game.book)
