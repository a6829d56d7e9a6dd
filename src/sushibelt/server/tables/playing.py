"""Choices of a match under way: put in, changed, taken back, revealed. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from sushibelt.core.game import Action, Seat
from sushibelt.core.match import By
from sushibelt.core.refusal import Refusal
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages
from sushibelt.server.tables.opening import begun
from sushibelt.server.tables.table import Table, check_host, check_stage, played_on


def pick(table: Table, who: Who, message: messages.Pick) -> Table:
    """Put in a person's choice, or several consecutive ones at once."""
    _check_match(table, message.match)  # first: who hasn't joined the rematch yet has no seat there
    seat = table.own_seat(who)
    parse = table.running.game.parse
    return chosen(table, seat, [parse(name) for name in message.actions], message.n, By.PERSON)


def _check_match(table: Table, match: str) -> None:
    """A choice that was on its way for long must not end up in the rematch."""
    if match and match != table.deal.match:
        raise Refusal("match-other")


def chosen(table: Table, seat: Seat, actions: Sequence[Action], number: int, by: By) -> Table:
    """Put in choices of a seat; each is played as soon as nobody else owes one."""
    for place, action in enumerate(actions):
        match = table.running.submit(seat, action, number + place, by)
        table = played_on(replace(table, match=match))
        if place + 1 < len(actions) and not _goes_on(table, seat, number + place + 1):
            raise Refusal("actions-too-many", given=len(actions), allowed=place + 1)
    return table


def _goes_on(table: Table, seat: Seat, number: int) -> bool:
    """Whether the next choice is this seat's too, with no chance in between."""
    if table.stage != "playing":
        return False
    turn = table.running.turn
    return turn.number == number and turn.actors == (seat,)


def undo(table: Table, who: Who, message: messages.Undo) -> Table:
    """Take the own choice back."""
    _check_match(table, message.match)  # first: who hasn't joined the rematch yet has no seat there
    seat = table.own_seat(who)
    match = table.running
    taken = match.retract(seat, message.n)
    if seat not in match.pending:
        raise Refusal("undo-nothing")
    return replace(table, match=taken)


def abandon(table: Table, who: Who) -> Table:
    """End the match without a result; what it was dealt from is opened all the same."""
    check_host(who)
    check_stage(table, "opening", "playing")
    return replace(table, stage="abandoned", match=table.match or begun(table))
