"""Tables in mid-match, and others that somebody's eyes cannot tell from them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from sushibelt.core.chance import below, generator
from sushibelt.core.fairness import Share
from sushibelt.core.game import Event, Seat
from sushibelt.core.layout import Vector
from sushibelt.core.match import By
from sushibelt.games import Match, find
from sushibelt.server.keys import Who
from sushibelt.server.tables.messages import Memory
from sushibelt.server.tables.opening import begun
from sushibelt.server.tables.table import Chair, Deal, Lobby, Member, Table, played_on

COMMON: dict[str, Any] = {"id": "table", "code": "CODE99", "stage": "playing"}


def who(seat: Seat | None) -> Who:
    """Whoever has this seat, or a watcher."""
    return Who() if seat is None else Who(f"member{seat}")


def table_of(game: str, seats: int, secret: bytes, memory: Memory = "usual") -> Table:
    """A table of people before its first move."""
    members = tuple(Member(f"member{seat}", f"Player {seat}") for seat in range(seats))
    chairs = tuple(Chair(member=member.id) for member in members)
    lobby = Lobby(find(game, seats).id, "none", memory, chairs, members)
    return Table(**COMMON, lobby=lobby, deal=Deal("match", secret, (Share(),) * seats))


def walk(game: str, seats: int, seed: int, memory: Memory = "usual") -> Iterator[Table]:
    """A random match, from each turn to the next."""
    table = table_of(game, seats, generator_bytes(seed), memory)
    rng = generator(b"worlds", str(seed).encode())
    table = played_on(replace(table, match=begun(table)))
    while table.stage == "playing":
        yield table
        table = played_on(replace(table, match=chosen_for_all(table.running, rng)))


def generator_bytes(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def chosen_for_all(match: Match, rng: Vector) -> Match:
    for seat in match.turn.actors:
        match = chosen(match, seat, rng)
    return match


def chosen(match: Match, seat: Seat, rng: Vector) -> Match:
    legal = match.game.legal(match.state, seat)
    return match.submit(seat, legal[below(rng, len(legal))], match.turn.number, By.PERSON)


def some_turns(game: str, seats: int, seed: int, most: int) -> list[Table]:
    """A few tables, spread over a match."""
    return list(islice(walk(game, seats, seed), 0, None, 3))[:most]


def otherwise(table: Table, eyes: Seat | None, rng: Vector) -> Table:
    """A table that differs in all that these eyes cannot see: hands, choices, key, secret, news."""
    match = table.running
    world = match.game.imagine(match.view(eyes), rng)
    other = replace(match, state=world, key=b"another key", pending={})
    for seat in match.pending:
        if seat == eyes:
            pick = match.pending[seat]
            other = other.submit(seat, pick.action, other.turn.number, pick.by)
        else:
            other = chosen(other, seat, rng)
    return replace(table, match=other, news=tuple(_retold(events, eyes) for events in table.news))


def _retold(events: tuple[Event, ...], eyes: Seat | None) -> tuple[Event, ...]:
    """The same events, but with other secrets in those that these eyes may not see."""
    return tuple(
        one
        if one.to is None or (eyes is not None and eyes in one.to)
        else one._replace(data={"cards": "something else entirely"})
        for one in events
    )
