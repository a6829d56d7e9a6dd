"""What each message does to a table: the one place that knows them all. Pure."""

from collections.abc import Set as AbstractSet

from sushibelt.core.refusal import Refusal
from sushibelt.server import lobby, opening, playing, wire
from sushibelt.server.seats import Who
from sushibelt.server.table import Table, check_stage


def decide(table: Table, who: Who, message: wire.ClientMessage, here: AbstractSet[str]) -> Table:
    """Return the table after a message; raise Refusal if it cannot have its effect.

    `here` holds the members whose pages are connected: only they are asked for new shares.
    """
    return opening.opened_if_ready(_decided(table, who, message, here))


def _decided(  # noqa: PLR0911, PLR0912 - one line for each message
    table: Table, who: Who, message: wire.ClientMessage, here: AbstractSet[str]
) -> Table:
    match message:
        case wire.Pick():
            return playing.pick(table, who, message)
        case wire.Undo():
            return playing.undo(table, who, message)
        case wire.Mingle():
            return opening.mingle(table, who, message)
        case wire.Open():
            return opening.open_share(table, who, message)
        case wire.Sit():
            return lobby.sit(table, who, message)
        case wire.Stand():
            return lobby.stand(table, who)
        case wire.Rename():
            return lobby.rename(table, who, message)
        case wire.Bots():
            return lobby.bots(table, who, message)
        case wire.Setup():
            return lobby.setup(table, who, message)
        case wire.Start():
            return opening.start(table, who)
        case wire.Rematch():
            return opening.rematch(table, who, message, here)
        case wire.Abandon():
            return playing.abandon(table, who)
        case wire.Away() | wire.Back():
            table.own_seat(who)
            return table
        case wire.Hold():
            table.own_seat(who)
            check_stage(table, "playing")
            return table
        case wire.Say():
            if who.member is None:
                raise Refusal("seat-none")
            return table
        case _:
            raise Refusal("message-out-of-place")
