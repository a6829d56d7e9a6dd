"""The table of phases at the head of each family's state.py, against random matches."""

import pytest

from sushibelt.core.chance import below, generator, pick
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.games import find
from sushibelt.games.phases import Phase
from sushibelt.games.sushi_go import state as go
from sushibelt.games.sushi_roll import state as roll
from sushibelt.games.sushizock import state as zock

PHASES = {"sushi-go": go.PHASES, "sushi-roll": roll.PHASES, "sushizock": zock.PHASES}
AWAITED = {"nature": NATURE, "seats": SEATS, "nobody": NOBODY}
WALKS = {  # matches that together go every way there is; some ways are rare
    "sushi-go": [
        *(("sushi-go/anniversary+battle+mochi", 2, seed) for seed in (0, 1, 2, 4, 5, 7, 11, 43)),
        ("sushi-go/anniversary+mochi+puppet", 2, 0),
        ("sushi-go/anniversary+frozen-yogurt+personal-piles", 2, 0),
    ],
    "sushi-roll": [
        *(("sushi-roll/2019", 2, seed) for seed in (0, 1, 5, 55)),
        *(("sushi-roll/2019", 5, seed) for seed in (15, 106)),
    ],
    "sushizock": [("sushizock/2008", 2, seed) for seed in (0, 44)],
}


def ways(game_id: str, seats: int, seed: int, phases: tuple[Phase, ...]) -> set[tuple[int, int]]:
    """The steps of a random match from phase to phase, one choice of all or one draw at a time."""
    game = find(game_id, seats)
    rules, book, work = game.family, game.book, game.silent_work()
    rng = generator(b"phases", str(seed).encode())
    t, found = game.start(), set()
    while t.phase != len(phases) - 1:
        before, awaited = t.phase, rules.waiting(t, book)
        assert awaited == AWAITED[phases[before].awaits]
        if awaited == NATURE:
            value = pick(rng, work.odds, rules.odds(t, book, work.odds))
            rules.drawn(t, book, work, value)
        else:
            for seat in range(seats):
                if rules.owes(t, book, seat):
                    n = rules.legal(t, book, seat, work.legal)
                    work.choice[seat] = work.legal[below(rng, n)]
            rules.step(t, book, work)
        found.add((before, t.phase))
    return found


@pytest.mark.parametrize("family", PHASES)
def test_matches_go_the_ways_of_the_table_and_no_others(family: str) -> None:
    phases = PHASES[family]
    found = set().union(*(ways(*walk, phases) for walk in WALKS[family]))
    table = {(n, after) for n, phase in enumerate(phases) for after in phase.follows}
    assert found == table
    assert AWAITED[phases[-1].awaits] == NOBODY
