"""What each message does to a table: the one place that knows them all. Pure."""

from collections.abc import Set as AbstractSet

from sushibelt.core.refusal import Refusal
from sushibelt.server.keys import Who
from sushibelt.server.tables import leaving, lobby, messages, opening, playing
from sushibelt.server.tables.table import Table, check_stage


def decide(
    table: Table, who: Who, message: messages.ClientMessage, here: AbstractSet[str]
) -> Table:
    """Return the table after a message; raise Refusal if it cannot have its effect.

    `here` holds the members whose pages are connected: only they are asked for new shares.
    """
    if who.member is not None and who.member not in table.members:
        raise Refusal("secret-left")  # what was still on its way
    after = opening.agreed(_decided(table, who, message, here), here)
    return opening.opened_if_ready(after)


def _decided(  # noqa: PLR0911, PLR0912 - one line for each message
    table: Table, who: Who, message: messages.ClientMessage, here: AbstractSet[str]
) -> Table:
    match message:
        case messages.Pick():
            return playing.pick(table, who, message)
        case messages.Undo():
            return playing.undo(table, who, message)
        case messages.Mingle():
            return opening.mingle(table, who, message)
        case messages.Open():
            return opening.open_share(table, who, message)
        case messages.Sit():
            return lobby.sit(table, who, message)
        case messages.Stand():
            return lobby.stand(table, who)
        case messages.Ready():
            return lobby.ready(table, who, message)
        case messages.Rename():
            return lobby.rename(table, who, message)
        case messages.Bots():
            return lobby.bots(table, who, message)
        case messages.Setup():
            return lobby.setup(table, who, message)
        case messages.Leave():
            return leaving.leave(table, who)
        case messages.Kick():
            return leaving.kick(table, who, message)
        case messages.Invite():
            return leaving.invite(table, who)
        case messages.Start():
            return opening.start(table, who)
        case messages.Rematch():
            return opening.rematch(table, who, message, here)
        case messages.Abandon():
            return playing.abandon(table, who)
        case messages.Away() | messages.Back():
            table.own_seat(who)
            return table
        case messages.Hold():
            table.own_seat(who)
            check_stage(table, "playing")
            return table
        case messages.Say():
            if who.member is None:
                raise Refusal("seat-none")
            return table
        case _:
            raise Refusal("message-out-of-place")
