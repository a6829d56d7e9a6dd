"""`sushibelt move`: everything from a data file into a Postgres database, or back."""

from __future__ import annotations  # help is said in the language of who asks, not at import

from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.host.data import data_named, shown_progress
from sushibelt.cli.installed import server_parts
from sushibelt.words import say


def move(
    source: Annotated[str, Parameter(help=say("cli-move-source"))],
    destination: Annotated[str, Parameter(help=say("cli-move-target"))],
    /,
) -> None:
    """Copy everything, compare every row, and leave the source as it was."""
    with server_parts():
        from sushibelt.server.admin import move as moves  # noqa: PLC0415 - slow, and only here
    before, after = data_named(source), data_named(destination)
    with shown_progress(say("move-copying")) as progress:
        counts = moves.move(before, after, progress)
    kinds = {kind: counts[kind] for kind in ("tables", "matches", "pads")}
    print(say("data-check-counts", **kinds))
    print(say("move-done", source=str(before), target=str(after), rows=sum(counts.values())))
