"""The games of a generation, in the order of their numbers."""

from typing import NamedTuple

from sushibelt.bots.learning import Learning


class Place(NamedTuple):
    """One game to play: for which list of weights, what, with how many seats, and its number."""

    table: int
    name: str
    seats: int
    number: int


def places(learning: Learning, generation: int, games: int) -> list[Place]:
    """Return the games of a generation: as many for each list of weights, in turns."""
    first, tables = generation * 1_000_000, list(learning.lessons.values())
    found = []
    for i in range(games):
        table, turn = i % len(tables), i // len(tables)
        name, seats = tables[table][turn % len(tables[table])]
        found.append(Place(table, name, seats, first + i))
    return found
