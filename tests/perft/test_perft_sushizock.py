"""The engine's tree of Sushizock has the leaves that a brute force from docs/rules finds."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock.state import PHASE_CHOOSE, TILES, Table
from tests.perft import brute_sushizock, engine_tree
from tests.perft.brute_sushizock import FACES, KINDS
from tests.perft.perft_file import Position, read

POSITIONS = read("sushizock.perft")


def engine_position(position: Position) -> tuple[AnyGame, Table]:
    """The same table for the engine."""
    stacks = [seat.split("/") for seat in position.text("stacks").split("|")]
    game = find(position.game, len(stacks))
    t: Table = game.start()
    t.phase, t.number = PHASE_CHOOSE, 1
    t.actor, t.roll = position.number("seat"), position.number("roll")
    t.rolled = [position.words("rolled").count(face) for face in FACES]
    t.aside = [position.words("aside").count(face) for face in FACES]
    t.undealt = [[0] * len(row) for row in t.undealt]
    for kind, name in enumerate(KINDS):
        t.rows[kind], t.lengths[kind] = filled(position.text(name))
        for seat, pair in enumerate(stacks):
            t.stacks[seat][kind], t.heights[seat][kind] = filled(pair[kind])
    return game, t


def filled(text: str) -> tuple[list[int], int]:
    values = [int(word) for word in text.split()]
    return values + [0] * (TILES - len(values)), len(values)


def look(game: AnyGame, state: Any) -> Hashable:
    """The table in the brute force's own words."""
    view = game.describe(state)
    rows = tuple(values(view["rows"][kind]) for kind in KINDS)
    stacks = tuple(tuple(values(stack[kind]) for kind in KINDS) for stack in view["stacks"])
    rolled, aside = (tuple(sorted(Counter(view[key]).elements())) for key in ("rolled", "aside"))
    over = game.result(state) is not None
    dice = () if over else (view["roll"], rolled, aside)
    return rows, stacks, dice, game.turn(state).actors, over


def values(tiles: list[str]) -> tuple[int, ...]:
    return tuple(int(tile[-1]) for tile in tiles)


def brute_leaves(position: Position, depth: int) -> Counter[Any]:
    return brute_sushizock.leaves(brute_sushizock.table_of(position), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.id for position in POSITIONS])
def test_engine_and_brute_force_find_the_same_leaves(position: Position) -> None:
    assert sorted(position.figures) == list(range(1, len(position.figures) + 1)) != []
    game, state = engine_position(position)
    for depth, figures in position.figures.items():
        counted = brute_leaves(position, depth)
        assert (counted.total(), len(counted)) == figures, f"brute force at depth {depth}"
        assert engine_tree.leaves(game, state, depth, look) == counted
