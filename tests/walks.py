"""Random walks through matches, for the laws and for golden playthroughs."""

from collections.abc import Iterator

from sushibelt.core.chance import below, generator, key_of
from sushibelt.core.game import Joint
from sushibelt.core.layout import Vector
from sushibelt.games import Match, every_selection, find

PAIRS = [(selection.id, seats) for selection in every_selection() for seats in selection.seats]


def choose_for_all(match: Match, rng: Vector) -> Match:
    """Put in a random legal selection for every seat that owes one."""
    for seat in match.turn.actors:
        legal = match.game.legal(match.state, seat)
        match = match.submit(seat, legal[below(rng, len(legal))], match.turn.number)
    return match


def walk(game_id: str, seats: int, seed: int) -> Iterator[Match]:
    """Yield a match before its first move and after each move, to its end, chosen at random."""
    rng = generator(b"walk", str(seed).encode())
    match = Match.begin(find(game_id, seats), key_of(str(seed)))
    yield match
    while match.result is None:
        outcome = match.nature()
        if outcome is None:
            match = choose_for_all(match, rng)
            selections = {seat: pick.action for seat, pick in match.pending.items()}
            match = match.play(Joint(selections))[0]
        else:
            match = match.play(outcome)[0]
        yield match


def moments(game_id: str, seats: int, seed: int, every: int = 1) -> list[tuple[Match, int]]:
    """Return every so many moments of a walk in which a seat has to choose, and that seat."""
    asked = [(match, seat) for match in walk(game_id, seats, seed) for seat in match.turn.actors]
    return asked[::every]


def few_moments(game_id: str, seats: int, seed: int, about: int) -> list[tuple[Match, int]]:
    """Return about so many such moments, from the whole of a match."""
    asked = moments(game_id, seats, seed)
    return asked[:: max(1, len(asked) // about)]
