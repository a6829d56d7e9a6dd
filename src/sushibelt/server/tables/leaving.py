"""Leaving a table for good, of one's own accord or sent away by the host. Pure.

Whose keys die follows from the members that are gone; the room sees to that, and to a new code
when somebody was sent away.
"""

from dataclasses import replace

from msgspec.structs import replace as changed

from sushibelt.core.refusal import Refusal
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages
from sushibelt.server.tables.lobby import unseated
from sushibelt.server.tables.table import OVER, Table, check_host, check_stage


def leave(table: Table, who: Who) -> Table:
    """Leave, at any time."""
    if who.member is None:
        raise Refusal("seat-none")
    return without(table, who.member)


def invite(table: Table, who: Who) -> Table:
    """Change the way in, at any time: what it is from now on is the room's to say."""
    check_host(who)
    return table


def kick(table: Table, who: Who, message: messages.Kick) -> Table:
    """Send somebody away: from a seat while no match is on, from the waiting list at any time."""
    check_host(who)
    named = (one.id for one in table.lobby.members if one.name == message.name and not one.left)
    member = next(named, None)
    if member is None:
        raise Refusal("member-unknown", name=message.name)
    if member == who.member:
        raise Refusal("kick-yourself")
    if member in table.people.values():
        check_stage(table, "lobby", *OVER)
    return without(table, member)


def without(table: Table, member: str) -> Table:
    """Return the table without a member; a seat of a match that began keeps its name until then."""
    if table.stage != "lobby" and member in table.people.values():
        members = tuple(
            changed(one, left=True) if one.id == member else one for one in table.lobby.members
        )
    else:
        table = unseated(table, member)
        members = tuple(one for one in table.lobby.members if one.id != member)
    return replace(table, lobby=changed(table.lobby, members=members))
