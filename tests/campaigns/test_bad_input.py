"""A hundred thousand messages that nobody should send, read and decided as on a socket."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from msgspec.structs import replace as changed

from sushibelt.core.chance import below, generator
from sushibelt.core.fairness import Share
from sushibelt.core.refusal import Refusal
from sushibelt.server import wire
from sushibelt.server.connection import encoded
from sushibelt.server.http.sockets import read
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages, opening
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.table import Chair, Member, Table
from sushibelt.words import knows
from tests.campaigns.nonsense import message, one_of
from tests.campaigns.pairs import partly_chosen
from tests.campaigns.permitted import permitted
from tests.server.worlds import table_of, walk

PORTIONS = 20
MESSAGES = 5_100  # of one portion
GAMES = (
    ("sushi-go/anniversary", 4),
    ("sushi-go/anniversary+battle", 2),
    ("sushi-go/original-2013+two-way", 3),
    ("sushi-roll/2019", 3),
    ("sushizock/2008", 3),
)
STRANGERS = [
    Who(),
    Who(host=True),
    Who("nobody"),
    Who("waiting"),
    Who("waiting", host=True),
    Who("member0", host=True),
]


def test_there_are_enough_messages() -> None:
    assert PORTIONS * MESSAGES >= 100_000


@cache
def tables() -> list[Table]:
    """Tables of every stage."""
    rng = generator(b"stages")
    found = []
    for game, seats in GAMES:
        lobby = replace(table_of(game, seats, bytes(range(32))), stage="lobby")
        somebody = (*lobby.lobby.members, Member("waiting", "Waiting"))
        chairs = (*lobby.lobby.chairs[:-1], Chair(level="novice"))
        lobby = replace(lobby, lobby=changed(lobby.lobby, members=somebody, chairs=chairs))
        promised = (Share("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"),)
        shares = promised + lobby.deal.shares[1:]
        opens = replace(lobby, stage="opening", deal=lobby.deal._replace(shares=shares))
        asked = replace(opens, deal=opens.deal._replace(gathering=frozenset({1})))
        found += [lobby, opens, asked]
        turns = list(walk(game, seats, seed=3))
        found += [partly_chosen(turns[place], rng) for place in range(0, len(turns), 4)]
        found.append(replace(turns[-1], stage="abandoned"))
        found.append(replace(turns[len(turns) // 2], stage="finished"))
        found.append(opening.dealt(opens))
    return found


def check_effect(before: Table, after: Table, who: Who, answer: messages.ClientMessage) -> None:
    """Nothing else has happened than what this person may do."""
    assert (after.id, after.code) == (before.id, before.code)
    if not isinstance(answer, messages.Rematch):
        assert after.deal[:2] == before.deal[:2]
        others = [one for one in before.lobby.members if one.id != who.member]
        assert [one for one in after.lobby.members if one.id != who.member] == others
    if isinstance(answer, messages.Pick | messages.Undo):
        assert after.lobby == before.lobby
        mine = before.own_seat(who)
        kept, now = before.running, after.match
        assert now is not None
        assert now.played[: len(kept.played)] == kept.played
        if now.played == kept.played:
            theirs = {seat: one for seat, one in now.pending.items() if seat != mine}
            assert theirs == {seat: one for seat, one in kept.pending.items() if seat != mine}


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_nothing_is_accepted_that_may_not_be_and_nothing_breaks(portion: int) -> None:
    rng = generator(b"nonsense", str(portion).encode())
    outcomes: Counter[str] = Counter()
    for serial in range(MESSAGES):
        table = one_of(rng, tables()[: None if below(rng, 4) else 1])  # often in the lobby
        seated = Who(f"member{below(rng, table.seats)}")
        who = seated if below(rng, 3) else one_of(rng, STRANGERS)
        data = message(rng, table, serial)
        found = read(data)
        if isinstance(found, wire.Ping):
            continue
        answer: wire.Refused
        if isinstance(found, wire.Refused):
            answer = found
            outcomes["unreadable"] += 1
        else:
            try:
                after = decide(table, who, found, frozenset({"member0"}))
            except Refusal as problem:
                answer = wire.Refused(found.id, problem.reason, problem.facts)
                outcomes["refused"] += 1
            else:
                assert permitted(table, who, data), (who, table.stage, data)
                check_effect(table, after, who, found)
                outcomes[type(found).__name__] += 1
                continue
        assert knows(f"refusal-{answer.reason}"), answer.reason
        assert table.deal.secret.hex().encode() not in encoded(answer)
    assert outcomes["unreadable"] > MESSAGES // 4
    assert outcomes["refused"] > MESSAGES // 10
    assert {"Pick", "Undo", "Sit", "Rename", "Rematch"} <= set(outcomes)
