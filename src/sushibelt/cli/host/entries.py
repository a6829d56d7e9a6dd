"""Tables, matches and pads as whoever runs a server sees them: listed, confirmed, exported."""

import json
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sushibelt.cli.files import refused
from sushibelt.core.refusal import Refusal
from sushibelt.server import clock
from sushibelt.server.admin.orders import Entry
from sushibelt.words import say

PRIVATE = 0o600


def confirm(entries: list[Entry]) -> None:
    """Show what will be deleted, and ask; raise Refusal if the answer is no."""
    print(say("tables-will-delete"))
    for entry in entries:
        print(f"  {line(entry)}")
    sys.stdout.flush()
    if not sys.stdin.isatty():
        raise Refusal("tables-confirm")
    print(say("tables-sure", yes=say("tables-yes")), end="", flush=True)
    if sys.stdin.readline().strip().casefold() != say("tables-yes"):
        raise Refusal("tables-unconfirmed")


def show_list(entries: list[Entry], as_json: bool) -> None:
    """Print all tables, the latest visited first."""
    if as_json:
        print(as_text(entries))
    elif not entries:
        print(say("tables-none"))
    else:
        titles = [
            say("tables-column-code"), say("tables-column-id"), say("tables-column-game"),
            say("tables-column-stage"), say("tables-column-people"), say("tables-column-here"),
            say("tables-column-visited"),
        ]  # fmt: skip
        shown = Table(*titles, box=None, pad_edge=False)
        for entry in entries:
            stage = say("tables-stage", stage=entry.stage)
            people, here = ", ".join(entry.names), str(entry.here or "")
            shown.add_row(
                entry.code, entry.id, entry.game, stage, people, here, dated(entry.visited)
            )
        Console(highlight=False, markup=False).print(shown)


def show(entries: list[Entry], as_json: bool) -> None:
    """Print a table, match or pad with all that belongs to it."""
    print(as_text(entries) if as_json else "\n".join(map(line, entries)))


def line(entry: Entry) -> str:
    """Return one line about a table, match or pad."""
    where = say("data-check-where", kind=entry.kind, id=entry.id)
    parts = (entry.code, entry.game, say("tables-stage", stage=entry.stage), ", ".join(entry.names))
    text = " · ".join(filter(None, (*parts, dated(entry.visited))))
    return say("data-check-at", where=where, text=text)


def show_blocks(blocks: dict[str, int]) -> None:
    """Print what is blocked."""
    for network, until in blocks.items():
        print(say("tables-blocked", network=network, until=dated(until)))
    if not blocks:
        print(say("tables-none-blocked"))


def export(entries: list[Entry], out: str | None) -> None:
    """Print all that is kept, or write it to a new file that is for its owner only."""
    if out is None:
        print(as_text(entries))
        return
    try:
        with Path(out).open("x", encoding="utf-8") as file:
            Path(out).chmod(PRIVATE)
            file.write(f"{as_text(entries)}\n")
    except FileExistsError:
        raise Refusal("file-exists", path=out) from None
    except OSError as problem:
        raise refused(out, problem, "file-unwritable") from None
    print(say("tables-exported", path=out))


def as_text(entries: list[Entry]) -> str:
    """Return entries as JSON, with what they don't have left out."""
    rows = []
    for entry in entries:
        fields = {key: value for key, value in msgspec.structs.asdict(entry).items() if value}
        fields["visited"] = clock.as_text(entry.visited)
        if entry.document:
            fields["document"] = json.loads(entry.document)
        rows.append(fields)
    return json.dumps(rows, indent=1, ensure_ascii=False)


def dated(seconds: int) -> str:
    """Return a date as lists show it."""
    return clock.as_text(seconds).replace("T", " ").removesuffix(":00Z").removesuffix("Z")[:16]
