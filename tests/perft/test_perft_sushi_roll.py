"""The engine's tree of Sushi Roll has the leaves that a brute force from docs/rules finds."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_roll.components import FACES, SLOTS
from sushibelt.games.sushi_roll.state import NO_FACE, PHASE_TURN, Table
from tests.perft import brute_sushi_roll, engine_tree
from tests.perft.perft_file import Position, read

POSITIONS = read("sushi_roll.perft")


def engine_position(position: Position) -> tuple[AnyGame, Table]:
    """The same table for the engine."""
    belts = position.lists("belts")
    game = find(position.game, len(belts))
    t: Table = game.start()
    t.phase, t.given, t.number, t.round = PHASE_TURN, NO_FACE, 1, 2
    t.red, t.taken = position.number("red"), position.number("taken")
    t.actor = (t.red + t.taken) % game.seats
    t.cycle = game.book.belt - len(belts[t.actor])
    t.supply = [int(word) for word in position.words("supply")]
    for seat, belt in enumerate(belts):
        t.belts[seat] = [belt.count(face) for face in FACES]
        t.trays[2][seat] = [position.lists("trays")[seat].count(slot) for slot in SLOTS]
        t.tokens[seat] = [int(word) for word in position.lists("tokens")[seat]]
    return game, t


def look(game: AnyGame, state: Any) -> Hashable:
    """The table in the brute force's own words."""
    view = game.describe(state)
    belts = tuple(brute_sushi_roll.in_order(words(belt)) for belt in view["belts"])
    trays = tuple(tuple(sorted(words(tray))) for tray in view["trays"][2])
    tokens = tuple(tuple(held.values()) for held in view["tokens"])
    marked = brute_sushi_roll.in_order(words(view["marked"]))
    pending = (marked, view["given"] or "", view["phase"] == "mark")
    actors, over = game.turn(state).actors, game.result(state) is not None
    return belts, trays, tokens, tuple(view["supply"].values()), pending, actors, over


def words(tally: dict[str, int]) -> list[str]:
    return list(Counter(tally).elements())


def brute_leaves(position: Position, depth: int) -> Counter[Any]:
    return brute_sushi_roll.leaves(brute_sushi_roll.table_of(position), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.id for position in POSITIONS])
def test_engine_and_brute_force_find_the_same_leaves(position: Position) -> None:
    assert sorted(position.figures) == [1, 2, 3]
    game, state = engine_position(position)
    for depth, figures in position.figures.items():
        counted = brute_leaves(position, depth)
        assert (counted.total(), len(counted)) == figures, f"brute force at depth {depth}"
        assert engine_tree.leaves(game, state, depth, look) == counted
