"""`sushibelt check`: whether a data file or a backup is whole, down to every deal."""

from __future__ import annotations  # help is said in the language of who asks, not at import

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.host.data import data_named, shown_progress
from sushibelt.cli.installed import server_parts
from sushibelt.words import refusal, say

DAMAGED = 1  # the exit code for a file with something wrong in it


def check(
    file: Annotated[str | None, Parameter(help=say("cli-check-file"))] = None,
    /,
    *,
    quick: Annotated[bool, Parameter(negative="", help=say("cli-check-quick"))] = False,
) -> int:
    """Look at everything in a file, and say what is wrong with it."""
    with server_parts():
        from sushibelt.server.admin import check as checks  # noqa: PLC0415 - slow, and only here
    data = data_named(file)
    with shown_progress(say("data-check-looking")) as progress:
        report = checks.check(data, progress, quick)
    for found in report.findings:
        problem = refusal(found.problem)
        where = say("data-check-where", kind=found.kind, id=found.id)
        print(problem if not found.id else say("data-check-at", where=where, text=problem))
    print(say("data-check-counts", **report.counts))
    if report.findings:
        print(say("data-check-damaged", count=len(report.findings), path=str(data)))
        return DAMAGED
    if not isinstance(data, Path):
        whole = "database-check-quick" if quick else "database-check-whole"
        print(say(whole, path=str(data)))
        return 0
    print(say("data-check-quick" if quick else "data-check-whole", path=str(data)))
    return 0
