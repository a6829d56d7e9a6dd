"""A perfect memory holds exactly what a seat can have seen: against an independent witness."""

import re
from collections import Counter
from typing import Any

import pytest

from sushibelt.core.chance import below, generator, key_of
from sushibelt.core.game import Joint, Move
from sushibelt.games import Match, find
from sushibelt.games.sushi_go.state import Table
from tests.games.sushi_go_witness import Witness
from tests.shapes import SHAPES

LIVELY = re.compile(",|chopsticks|yogurt|mochi")
PAIRS = [(game_id, seats) for game_id, seats in SHAPES if game_id.startswith("sushi-go")]


def compare(match: Match, witness: Witness) -> None:
    """Every seat's view, and a spectator's, in both parts."""
    for watcher in range(match.game.seats + 1):
        seat = watcher if watcher < match.game.seats else None
        view = match.view(seat)
        recalled, shown = (match.game.describe(row) for row in (view.recalled, view.shown))
        assert recalled["unseen"] == witness.unplaced(watcher)
        for holder, hand in enumerate(recalled.get("hands", [])):
            assert hand["cards"] == witness.known(watcher, holder), (watcher, holder)
            assert hand["unknown"] == witness.unknown(watcher, holder), (watcher, holder)
        for holder, hand in enumerate(shown.get("hands", [])):
            own = holder == watcher
            assert hand["cards"] == (witness.known(watcher, holder) if own else {})
            assert hand["unknown"] == (0 if own else len(witness.hands[holder]))


def compare_world(match: Match, seat: int | None, rng: list[int]) -> None:
    """An imagined world is the real one but for cards in hands and deck: it plays on alike."""
    world: Any = match.game.imagine(match.view(seat), rng)
    for name, _ in Table.fields:
        if name not in ("hands", "deck", "fresh"):
            assert getattr(world, name) == getattr(match.state, name), name
    assert [sum(hand) for hand in world.hands] == [sum(hand) for hand in match.state.hands]
    drawn = [[card > 0 for card in row.fresh] for row in (world, match.state)]
    assert match.turn.phase != "choose" or drawn[0] == drawn[1]


def choose(match: Match, seat: int, rng: list[int]) -> int:
    """A random selection, fond of chopsticks, of using them and of what chance decides."""
    legal = match.game.legal(match.state, seat)
    fond = [action for action in legal if LIVELY.search(match.game.name(action))]
    options = fond if fond and below(rng, 2) else legal
    return options[below(rng, len(options))]


def controller(match: Match) -> int | None:
    view: dict[str, Any] = match.game.describe(match.state)
    return view.get("controller")


def laid_out(match: Match, move: Move) -> list[str]:
    """The cards of a Battle table that this move of Nature lays face up."""
    if "battle" not in match.game.id or isinstance(move, Joint):
        return []
    _, _, cards = match.game.name_outcome(match.state, move.outcome).partition("table: ")
    return cards.split()


@pytest.mark.parametrize(("game_id", "seats"), PAIRS)
def test_a_perfect_memory_holds_exactly_what_was_seen(game_id: str, seats: int) -> None:
    """At every state of a random game, between reveal and passing on too."""
    game = find(game_id, seats)
    match = Match.begin(game, key_of(game_id))
    rng = generator(game_id.encode(), bytes([seats]))
    witness = Witness(Counter(game.describe(game.start())["unseen"]), seats)
    while match.result is None:
        owed = match.turn.actors
        move = match.nature() or Joint({seat: choose(match, seat, rng) for seat in owed})
        before = controller(match)
        witness.sees_table(laid_out(match, move))
        match, events = match.play(move)
        witness.follow(events, before)
        compare(match, witness)
        for seat in (None, below(rng, seats)):
            compare_world(match, seat, rng)
