"""`sushibelt tables`: the tables of a server, for whoever runs it, while it runs and while not."""

from __future__ import annotations  # help is said in the language of who asks, not at import

from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.host.data import data_named
from sushibelt.cli.installed import server_parts
from sushibelt.cli.numbers import whole_number
from sushibelt.core.refusal import Refusal
from sushibelt.words import say

ACTIONS = ("list", "show", "close", "delete", "export", "block", "unblock", "blocked")
USUAL_HOURS = 24


def tables(
    action: Annotated[str, Parameter(help=say("cli-tables-action", known=ACTIONS))] = "list",
    target: Annotated[
        str | None, Parameter(help=say("cli-tables-target"), allow_leading_hyphen=True)
    ] = None,
    /,
    *,
    name: Annotated[str | None, Parameter(help=say("cli-tables-name"))] = None,
    hours: Annotated[
        int, Parameter(help=say("cli-tables-hours"), converter=whole_number)
    ] = USUAL_HOURS,
    out: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-tables-out"))] = None,
    yes: Annotated[bool, Parameter(negative="", help=say("cli-tables-yes"))] = False,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-tables-json"))] = False,
    data: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-host-data"))] = None,
) -> None:
    """Do something with the tables of a server."""
    if action not in ACTIONS:
        raise Refusal("tables-action-unknown", given=action, known=ACTIONS)
    with server_parts():
        from sushibelt.cli.host import entries  # noqa: PLC0415 - slow, and only here
        from sushibelt.cli.host.house import House  # noqa: PLC0415
    house = House(data_named(data), target, name)
    match action:
        case "list":
            entries.show_list(house.listed(), as_json)
        case "show":
            entries.show(house.entries_of(house.selected(action)), as_json)
        case "close":
            print(say("tables-closed", id=house.closed(action)))
        case "delete":
            house.delete(action, entries.confirm if not yes else None)
        case "export":
            entries.export(house.exported(house.selected(action)), out)
        case "block":
            network, until = house.blocked(action, hours)
            print(say("tables-blocked", network=network, until=entries.dated(until)))
        case "unblock":
            print(say("tables-unblocked", network=house.unblocked(action)))
        case "blocked":
            entries.show_blocks(house.blocks())
