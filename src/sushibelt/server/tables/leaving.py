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


def kick(table: Table, who: Who, message: messages.Kick) -> Table:
    """Send somebody away while no match is on."""
    check_host(who)
    check_stage(table, "lobby", *OVER)
    named = (one.id for one in table.lobby.members if one.name == message.name and not one.left)
    member = next(named, None)
    if member is None:
        raise Refusal("member-unknown", name=message.name)
    if member == who.member:
        raise Refusal("kick-yourself")
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
