"""Time at a table: grace for the absent, the ring for choosing, the wait for shares. Pure.

While no seated person is there, time stands still: nothing is played for anybody, and whoever comes
back first gives all others their grace anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sushibelt.core.game import Seat
from sushibelt.core.refusal import Refusal
from sushibelt.server.tables.messages import Timer
from sushibelt.server.tables.table import Table

SECONDS: Final[dict[Timer, int | None]] = {"none": None, "relaxed": 60, "brisk": 20}
GRACE = 30.0  # seconds until a bot stands in for somebody who is gone
HOLD = 180.0  # seconds that one may have everybody wait
MOMENTS = 3  # that one may ask for in a round
NOBODY: Final[frozenset[Seat]] = frozenset()
PATIENCE = 3.0  # seconds for promising, and again for opening, a share of chance


class Moments(NamedTuple):
    """How many moments somebody has asked for in a round of a match."""

    of: tuple[str, int] = ("", 0)
    asked: int = 0


@dataclass(slots=True)
class Times:
    """Since when what has been so."""

    turn: float = 0.0  # the turn that is on
    opening: float = 0.0  # the wait for shares
    absent: dict[str, float] = field(default_factory=dict)  # member: since when
    away: set[str] = field(default_factory=set)  # members who asked a bot to play
    hostless: float | None = None  # since when no page of the host is there
    holds: dict[str, float] = field(default_factory=dict)  # member: asked for a moment when
    moments: dict[str, Moments] = field(default_factory=dict)  # member: asked for how many


def people_present(table: Table, connected: Iterable[str]) -> frozenset[Seat]:
    """Return the seats whose members are connected."""
    here = set(connected)
    return frozenset(seat for seat, member in table.people.items() if member in here)


def grace_end(table: Table, present: frozenset[Seat], times: Times, seat: Seat) -> float | None:
    """Return when a bot stands in for a seat; None while its person is there or nobody is."""
    member = table.people.get(seat)
    if table.stage != "playing" or member is None or seat in present or not present:
        return None
    return times.absent.get(member, times.turn) + GRACE


def stand_ins(table: Table, present: frozenset[Seat], times: Times, now: float) -> frozenset[Seat]:
    """Return the seats of people for whom a bot plays now."""
    if table.stage != "playing" or (len(present) == len(table.people) and not times.away):
        return NOBODY
    found = set()
    for seat, member in table.people.items():
        end = grace_end(table, present, times, seat)
        gone = member in times.away or member not in table.members
        if gone or (end is not None and end <= now):
            found.add(seat)
    return frozenset(found)


def owing_people(table: Table, replaced: frozenset[Seat]) -> list[Seat]:
    """Return the seats of people who still have to choose themselves."""
    if table.stage != "playing":
        return []
    chosen = table.running.pending
    people = table.people.keys() - replaced
    return [seat for seat in table.turn.actors if seat in people and seat not in chosen]


def holding(table: Table, present: frozenset[Seat], times: Times, now: float) -> frozenset[Seat]:
    """Return the seats of people who are here and have everybody wait a moment."""
    if table.stage != "playing" or not times.holds:
        return NOBODY
    asked = {member for member, at in times.holds.items() if at + HOLD > now}
    seats = {seat for seat in present if table.people[seat] in asked}
    return frozenset(seats - stand_ins(table, present, times, now))


def next_moment(table: Table, times: Times, member: str) -> Moments:
    """Return what somebody will have asked for with one moment more; raise Refusal if too much.

    Otherwise a clock could be stopped, and set back, for as long as anybody likes.
    """
    now = (table.deal.match, table.round)
    had = times.moments.get(member, Moments())
    asked = had.asked + 1 if had.of == now else 1
    if asked > MOMENTS:
        raise Refusal("hold-spent")
    return Moments(now, asked)


def host_end(table: Table, present: frozenset[Seat], times: Times) -> float | None:
    """Return when any seat may do what the host may; None while the host is there or nobody is.

    Only before the start: a match goes on without a host, and is not for others to call off.
    """
    if table.stage != "lobby" or times.hostless is None or not present:
        return None
    return times.hostless + GRACE


def deadline(table: Table, present: frozenset[Seat], times: Times, now: float) -> float | None:
    """Return when those who still have to choose run out of time."""
    seconds = SECONDS[table.lobby.timer]
    if seconds is None or not present or holding(table, present, times, now):
        return None
    if not owing_people(table, stand_ins(table, present, times, now)):
        return None
    return times.turn + seconds


def next_due(table: Table, present: frozenset[Seat], times: Times, now: float) -> float | None:
    """Return when the table has to be looked at again."""
    ends: list[float | None] = [deadline(table, present, times, now)]
    ends += [times.holds[table.people[seat]] + HOLD for seat in holding(table, present, times, now)]
    host = host_end(table, present, times)
    if host is not None and host > now:
        ends.append(host)
    if table.stage == "opening":
        ends.append(times.opening + PATIENCE)
    standing = stand_ins(table, present, times, now)
    missing = table.people.keys() - present - standing
    ends += [grace_end(table, present, times, seat) for seat in missing]
    return min((end for end in ends if end is not None), default=None)
