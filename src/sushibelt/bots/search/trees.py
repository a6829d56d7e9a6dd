"""Search trees in one hash table: for every seat, what came of its own choices in a row.

An edge is a choice at a place of a tree; all edges of all seats lie in one table, found by a number
that says who chooses what and where (open addressing).
"""

from sushibelt.core.chance import MASK
from sushibelt.core.layout import Row, Vector, ints

SEATS = 5
ACTIONS = 8192  # more than any action space
EDGES = 1 << 20  # the most that trees have room for; a power of two, as every room is
FULL_QUARTERS = 3  # of the room; searches that fill it go on without growing their trees
NEW = -1


class Trees(Row):
    """What a search remembers: of each seat a tree of its own choices."""

    room: int = ints()  # places in use; short searches need few, and forget them quickly
    edges: int = ints()
    key: Vector = ints(EDGES)  # who, after which own choices, chooses what; NEW: free
    visits: Vector = ints(EDGES)
    total: Vector = ints(EDGES)  # of the values of all visits
    seen: Vector = ints(EDGES)  # how often it could have been taken


def clear_trees(trees: Trees, room: int) -> None:
    """Forget everything, and have room for so many edges from now on."""
    trees.room = room
    trees.edges = 0
    for i in range(room):
        trees.key[i] = NEW


def find_edge(trees: Trees, key: int) -> int:
    """The place of an edge, or the free one where it belongs."""
    mixed = ((key >> 13) * 0x9E3779B1 + (key & (ACTIONS - 1)) * 0x85EBCA6B) & MASK
    place = (mixed ^ mixed >> 15) & (trees.room - 1)
    while trees.key[place] != key and trees.key[place] != NEW:
        place = (place + 1) & (trees.room - 1)
    return place


def edge_key(node: int, seat: int, action: int) -> int:
    """One number for a choice of a seat at a node of its tree."""
    return (node * SEATS + seat) * ACTIONS + action


def open_edge(trees: Trees, key: int) -> int:
    """The edge of this key, made if it is new; NEW if the trees may not grow any more."""
    edge = find_edge(trees, key)
    if trees.key[edge] == NEW:
        if trees.edges * 4 >= trees.room * FULL_QUARTERS:
            return NEW
        trees.key[edge] = key
        trees.visits[edge] = 0
        trees.total[edge] = 0
        trees.seen[edge] = 0
        trees.edges += 1
    return edge


def known_edge(trees: Trees, key: int) -> int:
    """The edge of this key, or NEW if nobody has gone there."""
    edge = find_edge(trees, key)
    return NEW if trees.key[edge] == NEW else edge
