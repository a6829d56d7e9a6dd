"""Laws that every game must keep, in every state of random matches, for every shape of game."""

import json

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from sushibelt.core.chance import below, generator
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Event, Game, Joint
from sushibelt.core.layout import Row, Vector
from sushibelt.core.record import read_record, write_record
from sushibelt.games import Match, find
from tests.laws.census import check_components
from tests.shapes import EVERYTHING, FEW, SHAPES
from tests.walks import walk

pytestmark = pytest.mark.slow

WALKS = settings(
    max_examples=3 if EVERYTHING else 1,
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
SEEDS = st.integers(0, 2**32)
EFFECTS = 24  # actions of a seat whose effects are compared in one state


@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
@WALKS
@given(seed=SEEDS)
def test_every_state_of_a_match_keeps_the_laws(game_id: str, seats: int, seed: int) -> None:
    game = find(game_id, seats)
    rng = generator(b"laws", str(seed).encode())
    previous: Match | None = None
    match = None
    for match in walk(game_id, seats, seed):
        check_components(game, match.state)
        check_who_is_awaited(match)
        check_chance(match, rng)
        check_legal_actions(match, rng)
        check_views(match, rng)
        if previous is not None:
            check_move(previous, match)
            check_sheet(previous, match)
        previous = match
    assert match is not None
    check_end(match)


def check_who_is_awaited(match: Match) -> None:
    """Exactly one of actors, Nature and result; the number counts the moves."""
    turn = match.turn
    assert turn.number == len(match.played)
    holds = [bool(turn.actors), match.nature() is not None, match.result is not None]
    assert holds.count(True) == 1
    assert list(turn.actors) == sorted(set(turn.actors))
    assert all(0 <= seat < match.game.seats for seat in turn.actors)


def check_chance(match: Match, rng: Vector) -> None:
    """What chance draws all at once is what its draws come to one by one."""
    game, state = match.game, match.state.copy()
    words = rng.copy()
    move = game.nature(match.state, words)
    if move is not None:
        with game.scratch(SILENT) as work:
            assert game.family.chance(state, game.book, rng, work) == len(move.outcome)
        assert state == game.apply(match.state, move)[0]
        assert rng == words


def check_sheet(before: Match, after: Match) -> None:
    """The sheet stays until a round or the match is over: it is made no more often than that."""
    game = after.game
    if game.scored(before.state) == game.scored(after.state) and after.result is None:
        assert game.sheet(before.state) == game.sheet(after.state)


def check_legal_actions(match: Match, rng: Vector) -> None:
    """Sorted, named, and no two that do the same."""
    game, state, actors = match.game, match.state, match.turn.actors
    for seat in range(game.seats):
        legal = game.legal(state, seat)
        assert bool(legal) == (seat in actors)
        assert list(legal) == sorted(set(legal))
        for action in legal:
            assert game.parse(game.name(action)) == action < game.actions
    if actors:
        others = {seat: game.legal(state, seat)[0] for seat in actors}
        seat = actors[below(rng, len(actors))]
        sample = game.legal(state, seat)[:EFFECTS]
        effects = {effect(match, {**others, seat: action}) for action in sample}
        assert len(effects) == len(sample)


def effect(match: Match, choices: dict[int, int]) -> tuple[tuple[int, ...], str]:
    """Where the cards lie, and what everybody saw.

    Exchanging chopsticks for chopsticks (docs/rules allows it) moves no card but shows one.
    """
    state, events = match.game.apply(match.state, Joint(choices))
    return state.pack(), repr(events)


def check_views(match: Match, rng: Vector) -> None:
    """A seat cannot tell the real world from one it imagines, and an imagined world is a world."""
    game, state = match.game, match.state
    for seat in (None, *range(game.seats)):
        view = game.view(state, seat)
        world = game.imagine(view, rng)
        check_components(game, world)
        assert game.view(world, seat) == view
        assert game.view(view.recalled, seat) == view  # there is nothing more to forget
        assert game.turn(world) == match.turn
        if seat is not None:
            assert game.legal(world, seat) == game.legal(state, seat)
            assert game.legal(view.recalled, seat) == game.legal(state, seat)
        json.dumps([game.describe(view.shown), game.describe(view.recalled)])


def check_move(before: Match, after: Match) -> None:
    """Applying is pure and deterministic, and tells the same story each time."""
    game, move = before.game, after.played[-1].move
    packed = before.state.pack()
    state, events = game.apply(before.state, move)
    assert before.state.pack() == packed
    assert state == after.state
    assert game.apply(before.state, move) == (state, events)
    for event in events:
        check_event(game, event)


def check_event(game: Game, event: Event) -> None:
    json.dumps(event.data)
    if event.to is not None:
        assert event.to <= set(range(game.seats))


def check_end(match: Match) -> None:
    """Replay and record lead to the same end; places follow from points and tie-breaks."""
    game, result = match.game, match.result
    assert result is not None
    *_, (replayed, _events) = match.replay()
    assert replayed == match
    assert read_record(write_record(match), find).match == match
    totals = [seat.total for seat in game.sheet(match.state).seats[: game.seats]]
    assert list(result.points) == totals
    sign = -1 if "golf" in game.id else 1
    keys = [(sign * p, t) for p, t in zip(result.points, result.tie_break, strict=True)]
    assert result.places == tuple(1 + sum(other > key for other in keys) for key in keys)
    assert result.winners == tuple(s for s in range(game.seats) if keys[s] == max(keys))


def test_a_view_packs_to_integers_only() -> None:
    """No truth value hides where compiled rules would have a number."""
    for game_id, seats in FEW:
        *_, match = walk(game_id, seats, 1)
        rows: list[Row] = [match.state, match.view(0).shown, match.view(0).recalled]
        assert all(type(n) is int for row in rows for n in row.pack())
