"""Before the start, and between two matches: who sits where and what will be played. Pure."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import count
from secrets import token_bytes
from typing import Any

from msgspec.structs import replace as changed

from sushibelt import games
from sushibelt.bots.seat_names import tidy_name
from sushibelt.core.fairness import SIZE, Share
from sushibelt.core.game import Seat
from sushibelt.core.refusal import Refusal
from sushibelt.server.keys import Who, token
from sushibelt.server.tables import bodies, messages
from sushibelt.server.tables.table import (
    OVER,
    Chair,
    Deal,
    Lobby,
    Member,
    Table,
    check_host,
    check_level,
    check_stage,
)

MOST_MEMBERS = 16  # seats and waiting list together


def new_table(request: bodies.NewTable, code: str) -> tuple[Table, str]:
    """Return a table as somebody wants it, and that person's member id."""
    game = games.find(request.game, request.seats)
    levels = [*request.bots, *[None] * request.seats][: request.seats]
    if len(request.bots) > request.seats or None not in levels:
        raise Refusal("bots-too-many", bots=len(request.bots), seats=request.seats)
    for level in levels:
        check_level(level)
    seat, host = levels.index(None), Member(token(), tidy_name(request.name))
    chairs = [Chair(level=level) for level in levels]
    chairs[seat] = Chair(member=host.id)
    lobby = Lobby(game.id, request.timer, request.memory, tuple(chairs), (host,))
    return Table(token(), code, lobby, "lobby", new_deal(request.seats)), host.id


def new_deal(seats: int) -> Deal:
    """Return the origin of a match's chance: a secret of its own, and no shares yet."""
    return Deal(token(), token_bytes(SIZE), (Share(),) * seats)


def join(table: Table, request: bodies.NewSeat) -> tuple[Table, str]:
    """Let somebody new in: on a seat before the start, else on the waiting list."""
    lobby = table.lobby
    if len(lobby.members) >= MOST_MEMBERS:
        raise Refusal("table-full")
    name = tidy_name(request.name, tuple(member.name for member in lobby.members))
    member = Member(token(), name)
    joined = replace(table, lobby=changed(lobby, members=(*lobby.members, member)))
    if table.stage == "lobby":
        free = free_seats(joined)
        if request.seat is not None and request.seat not in free:
            raise Refusal("seat-taken", seat=request.seat)
        if free:
            seat = free[0] if request.seat is None else request.seat
            joined = seated(joined, member.id, seat)
    return joined, member.id


def free_seats(table: Table) -> list[Seat]:
    """Seats that a person may take: empty ones first, then bots' from the last."""
    chairs = list(enumerate(table.lobby.chairs))
    empty = [seat for seat, chair in chairs if chair.member is None and chair.level is None]
    bots = [seat for seat, chair in reversed(chairs) if chair.level is not None]
    return empty + bots


def seated(table: Table, member: str, seat: Seat) -> Table:
    """Put a member on a seat, away from any other.

    The mark moves along, shares of chance do not.
    """
    free = unseated(table, member)
    chairs, shares, marks = list(free.lobby.chairs), list(free.deal.shares), list(free.marks)
    chairs[seat], shares[seat] = Chair(member=member), Share()
    for before, chair in enumerate(table.lobby.chairs):
        if chair.member == member:
            marks[before], marks[seat] = marks[seat], marks[before]
    return _with(free, chairs, shares, marks)


def unseated(table: Table, member: str) -> Table:
    """Empty the seat of a member, if they have one, and forget its share of chance."""
    chairs, shares = list(table.lobby.chairs), list(table.deal.shares)
    for seat, chair in enumerate(chairs):
        if chair.member == member:
            chairs[seat], shares[seat] = Chair(), Share()
    return _with(table, chairs, shares, list(table.marks))


def _with(table: Table, chairs: list[Chair], shares: list[Share], marks: list[int]) -> Table:
    """Return the table with these chairs; those behind the known ones get a mark nobody has."""
    while len(marks) < len(chairs):
        marks.append(next(mark for mark in count() if mark not in marks))
    return replace(
        table,
        lobby=changed(table.lobby, chairs=tuple(chairs), marks=tuple(marks)),
        deal=table.deal._replace(shares=tuple(shares)),
    )


def sit(table: Table, who: Who, message: messages.Sit) -> Table:
    """Take a seat, or change it."""
    check_stage(table, "lobby")
    if who.member is None:
        raise Refusal("seat-none")
    free = free_seats(table)
    if not free:
        raise Refusal("table-full")
    if message.seat is not None and message.seat not in free:
        raise Refusal("seat-taken", seat=message.seat)
    return seated(table, who.member, free[0] if message.seat is None else message.seat)


def stand(table: Table, who: Who) -> Table:
    """Leave the own seat to others."""
    check_stage(table, "lobby")
    table.own_seat(who)
    return unseated(_with_member(table, who, ready=False), str(who.member))


def ready(table: Table, who: Who, message: messages.Ready) -> Table:
    """Say whether one is ready for the start."""
    check_stage(table, "lobby")
    table.own_seat(who)
    return _with_member(table, who, ready=message.on)


def _with_member(table: Table, who: Who, **news: Any) -> Table:
    members = tuple(
        changed(one, **news) if one.id == who.member else one for one in table.lobby.members
    )
    return replace(table, lobby=changed(table.lobby, members=members))


def nobody_ready(members: Iterable[Member]) -> tuple[Member, ...]:
    """Return members of whom nobody has said yet that they are ready."""
    return tuple(changed(one, ready=False) if one.ready else one for one in members)


def rename(table: Table, who: Who, message: messages.Rename) -> Table:
    """Change the own name; a match keeps the names it began with."""
    check_stage(table, "lobby", *OVER)
    if who.member is None:
        raise Refusal("seat-none")
    others = tuple(one.name for one in table.lobby.members if one.id != who.member)
    return _with_member(table, who, name=tidy_name(message.name, others))


def bots(table: Table, who: Who, message: messages.Bots) -> Table:
    """Put a bot on a seat that no person has, or take it away."""
    check_host(who)
    check_stage(table, "lobby")
    check_level(message.level)
    chairs = list(table.lobby.chairs)
    if message.seat >= len(chairs) or chairs[message.seat].member is not None:
        raise Refusal("seat-taken", seat=message.seat)
    chairs[message.seat] = Chair(level=message.level)
    return _with(table, chairs, list(table.deal.shares), list(table.marks))


def setup(table: Table, who: Who, message: messages.Setup) -> Table:
    """Change what will be played; with fewer seats people move up, with more there is room."""
    check_host(who)
    check_stage(table, "lobby")
    lobby = table.lobby
    seats = table.seats if message.seats is None else message.seats
    game = games.find(message.game or lobby.game, seats)
    new = changed(
        lobby,
        game=game.id,
        timer=message.timer or lobby.timer,
        memory=message.memory or lobby.memory,
    )
    if (new.game, new.timer, new.memory) != (lobby.game, lobby.timer, lobby.memory):
        new = changed(new, members=nobody_ready(lobby.members))  # they agreed to something else
    chairs, shares, marks = list(lobby.chairs), list(table.deal.shares), list(table.marks)
    if seats < len(table.people):
        raise Refusal("people-too-many", people=len(table.people), seats=seats)
    while len(chairs) > seats:  # the last one that no person has
        last = max(seat for seat, chair in enumerate(chairs) if chair.member is None)
        del chairs[last], shares[last], marks[last]
    missing = seats - len(chairs)
    more = (chairs + [Chair()] * missing, shares + [Share()] * missing)
    return _with(replace(table, lobby=new), *more, marks)


def _with_room(table: Table) -> Table:
    """Add a chair where people have them all, if so many can play this game."""
    if free_seats(table) or table.seats + 1 not in games.select(table.lobby.game).seats:
        return table
    more = ([*table.lobby.chairs, Chair()], [*table.deal.shares, Share()])
    return _with(table, *more, list(table.marks))


def rotated(table: Table, without: AbstractSet[str] = frozenset()) -> Table:
    """Return the table before its next match: seats moved on by one, the waiting seated.

    Seats of people who left are empty, and those of members it goes on `without`, who wait for the
    match after it. If all chairs are people's, there is one more for each who waits, as long as the
    game allows. Marks move on with the seats, so that everybody keeps the own.
    """
    here = (None, *(table.members - without))
    chairs = [chair if chair.member in here else Chair() for chair in table.lobby.chairs]
    members = nobody_ready(member for member in table.lobby.members if not member.left)
    marks = table.marks
    lobby = changed(
        table.lobby,
        chairs=(chairs[-1], *chairs[:-1]),
        members=members,
        marks=(marks[-1], *marks[:-1]),
        again=(),
        wins={who: won for who, won in table.wins.items() if " " in who or who in table.members},
    )
    again = replace(
        table,
        lobby=lobby,
        stage="lobby",
        deal=new_deal(len(chairs)),
        previous=table.deal.match,
        match=None,
        news=(),
    )
    for member in (one for one in again.waiting if one.id not in without):
        again = _with_room(again)
        free = free_seats(again)
        if free:
            again = seated(again, member.id, free[0])
    return again
