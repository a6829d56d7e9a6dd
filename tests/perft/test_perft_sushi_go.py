"""The engine's tree of moves has the leaves that a brute force from docs/rules finds."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from sushibelt.games.family import AnyGame
from tests.games.sushi_go_tables import Play, at, battle
from tests.perft import brute_battle, brute_hands, engine_tree
from tests.perft.perft_file import Position, read

POSITIONS = read("sushi_go.perft")
FULL_PILE = 5


def engine_position(position: Position) -> Play:
    """The same table for the engine."""
    deck = position.text("deck")
    if position.text("table"):
        plates = [" ".join(plate) for plate in position.lists("plates")]
        active = position.number("active")
        return battle(
            position.game, position.text("table"), *plates, active=active, deck=deck, round=3
        )
    hands = [*position.lists("hands"), []]  # the puppet has none
    plates = [" ".join(plate) for plate in position.lists("plates")]
    places = [f"{' '.join(hand)} / {plate}" for hand, plate in zip(hands, plates, strict=False)]
    more = {"turn": 1 + FULL_PILE - position.number("piles")} if position.number("piles") else {}
    return at(position.game, *places, round=3, deck=deck, **more)


def look(game: AnyGame, state: Any) -> Hashable:
    """The table in the brute force's own words."""
    view = game.describe(state)
    plates = [Counter(plate["laid"]) for plate in view["plates"]]
    laid = tuple(tuple(sorted(plate.elements())) for plate in plates)
    dice = tuple(str(plate["die"]) for plate in view["plates"] if "die" in plate)
    actors = game.turn(state).actors
    over = game.result(state) is not None
    if "spots" in view:
        spots = {
            (int(spot[3]), int(spot[5])): "?" if card == "face-down" else card
            for spot, card in view["spots"].items()
        }
        return tuple(sorted(spots.items())), laid, dice, actors, over
    hands = [Counter(hand["cards"]) for hand in view["hands"]]
    return tuple(tuple(sorted(h.elements())) for h in hands), laid, dice, actors, over


def brute_leaves(position: Position, depth: int) -> Counter[Any]:
    if position.text("table"):
        return brute_battle.leaves(brute_battle.table_of(position), depth)
    return brute_hands.leaves(brute_hands.table_of(position), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.id for position in POSITIONS])
def test_engine_and_brute_force_find_the_same_leaves(position: Position) -> None:
    assert sorted(position.figures) == [1, 2, 3]
    play = engine_position(position)
    for depth, figures in position.figures.items():
        counted = brute_leaves(position, depth)
        assert (counted.total(), len(counted)) == figures, f"brute force at depth {depth}"
        assert engine_tree.leaves(play.game, play.state, depth, look) == counted
