"""Two worlds that somebody cannot tell apart give that person the same bytes, on every channel.

At least 73 pairs for each shape of game: 4,015 in all. Nightly every id and seat count
has as many: 10,001.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count

import pytest
from msgspec.structs import replace as changed

from sushibelt.core.chance import below, generator
from sushibelt.core.fairness import commitment
from sushibelt.core.game import Seat
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.server import wire
from sushibelt.server.connection import encoded
from sushibelt.server.tables import gate, messages
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.table import Table
from tests.campaigns.pairs import (
    beneath_tops,
    both_played,
    dealt_otherwise,
    imagined,
    partly_chosen,
    shuffled,
)
from tests.server.worlds import walk, who
from tests.shapes import SHAPES
from tests.walks import PAIRS

ENOUGH = 73  # pairs for each id and seat count
SCENE = gate.Scene(present=frozenset({0, 1}), watchers=1)
HIDDEN = b"c" * 64


def test_there_are_enough_pairs() -> None:
    assert len(SHAPES) * ENOUGH >= 4_000
    assert len(PAIRS) * ENOUGH >= 10_000


class Ear:
    """What somebody is told by one table, which keeps pieces of messages as a room does."""

    def __init__(self, table: Table, memo: gate.Memo) -> None:
        self.table = table
        self.memo = memo

    def frame(self, table: Table, eyes: Seat | None, since: int | None) -> bytes:
        """The table message as bytes; only the promise of the secret has to differ."""
        answer = encoded(gate.table_message(table, SCENE, who(eyes), since, 7, self.memo))
        secret = table.deal.secret
        assert secret.hex().encode() not in answer
        assert table.running.key.hex().encode() not in answer
        return answer.replace(commitment(secret).encode(), HIDDEN)

    def answer(self, message: messages.ClientMessage, eyes: Seat | None) -> bytes:
        """What comes of a message: the refusal, or the table message after it."""
        try:
            after = decide(self.table, who(eyes), message, frozenset())
        except Refusal as problem:
            return encoded(wire.Refused(message.id, problem.reason, problem.facts))
        return self.frame(after, eyes, None)


def some_messages(table: Table, eyes: Seat | None, rng: Vector) -> Iterator[messages.ClientMessage]:
    """Messages of every sort that do not reveal anything."""
    match = table.running
    number, game = match.turn.number, match.game
    anything = game.name(below(rng, game.actions))
    yield messages.Pick("stale", number + 1, [anything])
    yield messages.Pick("other", number, ["nothing"])
    yield messages.Undo("undo", number)
    yield messages.Start("start")
    others_owe = any(seat != eyes and seat not in match.pending for seat in match.turn.actors)
    mine = [] if eyes is None else [game.name(one) for one in game.legal(match.state, eyes)]
    if others_owe or anything not in mine:
        yield messages.Pick("pick", number, [anything])
    if others_owe and mine:
        yield messages.Pick("mine", number, [mine[below(rng, len(mine))]])


def check_pair(one: Ear, two: Ear, eyes: Seat | None, rng: Vector) -> None:
    """Compare all that these eyes are told by both."""
    number = one.table.number
    for since in (None, number - 1):  # a page that comes anew, or back; and the HTTP answer
        assert one.frame(one.table, eyes, since) == two.frame(two.table, eyes, since)
    for message in some_messages(one.table, eyes, rng):
        assert one.answer(message, eyes) == two.answer(message, eyes), message


def opened(table: Table) -> Table:
    """The same table with open memory."""
    return replace(table, lobby=changed(table.lobby, memory="open"))


def differs(one: Table, two: Table) -> bool:
    """Whether something else than the chance to come is different."""
    return (one.running.state, one.running.pending) != (two.running.state, two.running.pending)


def tables(game: str, seats: int, rng: Vector) -> Iterator[Table]:
    """Turns of matches without end, with some choices in: the first, then the rest in any order.

    The first one has the events of a deal.
    """
    for seed in count():
        turns = list(walk(game, seats, seed))
        for place in (0, *shuffled(list(range(1, len(turns))), rng)):
            yield partly_chosen(turns[place], rng)


@pytest.mark.parametrize(("game", "seats"), SHAPES, ids=str)
def test_worlds_that_look_alike_sound_alike(game: str, seats: int) -> None:
    rng = generator(b"campaign", game.encode(), str(seats).encode())
    hands = game.startswith("sushi-go") and "battle" not in game
    pairs = revealed = 0
    for table in tables(game, seats, rng):
        ear = Ear(table, gate.Memo())
        for eyes in (None, *range(seats)):
            for make in (imagined, dealt_otherwise, beneath_tops, open_memory):
                other = make(table, eyes, rng)
                if other is None:
                    continue
                base = ear if make is not open_memory else Ear(opened(table), gate.Memo())
                check_pair(base, Ear(other, gate.Memo()), eyes, rng)
                pairs += differs(table, other) or not hands  # elsewhere chance alone is hidden
            revealed += same_after_a_move(table, eyes, rng)
        if pairs >= ENOUGH:
            break
    # Two hands, or a card drawn every turn, leave nothing to reveal that had been met before.
    assert revealed or not hands or seats < 3


def open_memory(table: Table, eyes: Seat | None, rng: Vector) -> Table:
    """An imagined world at a table where everything ever seen is told."""
    return imagined(opened(table), eyes, rng)


def same_after_a_move(table: Table, eyes: Seat | None, rng: Vector) -> bool:
    """Let the same be chosen in two worlds: what happened is told in the same words."""
    both = both_played(table, imagined(table, eyes, rng), eyes, rng)
    if both is None:
        return False
    frames = [Ear(one, gate.Memo()).frame(one, eyes, table.number) for one in both]
    assert frames[0] == frames[1]
    return True


@pytest.mark.parametrize(("game", "seats"), SHAPES, ids=str)
def test_no_choice_can_be_told_from_another_by_those_who_did_not_make_it(
    game: str, seats: int
) -> None:
    rng = generator(b"choice", game.encode(), str(seats).encode())
    turns = [table for table in walk(game, seats, seed=99) if len(table.turn.actors) > 1]
    for table in turns[:: max(1, len(turns) // 3)]:
        match = table.running
        seat = match.turn.actors[below(rng, len(match.turn.actors))]
        memo = gate.Memo()
        for eyes in {None, *range(seats)} - {seat}:
            found = {
                Ear(chose, memo).frame(chose, eyes, None)
                for action in match.game.legal(match.state, seat)
                for chose in [replace(table, match=match.submit(seat, action, table.number))]
            }
            assert len(found) == 1


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("game", ["sushizock/2008", "sushizock/2008+matching"])
def test_what_lies_beneath_a_top_is_shown_to_nobody(game: str, seats: int) -> None:
    rng = generator(b"beneath", game.encode())
    different = 0
    for table in walk(game, seats, seed=1):
        other = beneath_tops(table, None, rng)
        assert other is not None
        different += other.running.state != table.running.state
        for eyes in (None, *range(seats)):
            view = partial(table.running.game.view, seat=eyes)
            assert view(table.running.state).shown == view(other.running.state).shown
    assert different > 10
