"""`sushibelt replay`: a record played again, move by move, with the score and its reasons."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
from collections.abc import Sequence
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushibelt.cli.numbers import whole_number
from sushibelt.cli.records import read_record_file
from sushibelt.cli.table.bill import bill_of_end, bill_of_round, final_page
from sushibelt.cli.table.drawing import log
from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.sentences import LogWriter
from sushibelt.core.game import Event, Joint, Part, Reason
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, Reading
from sushibelt.words import say


class Step(NamedTuple):
    """One move of the record, with the match after it and what happened."""

    number: int
    after: Match
    events: tuple[Event, ...]


def replay(
    file: Annotated[str, Parameter(help=say("cli-replay-file"), allow_leading_hyphen=True)],
    /,
    *,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-replay-json"))] = False,
    upto: Annotated[
        int | None, Parameter(help=say("cli-replay-upto"), converter=whole_number)
    ] = None,
) -> None:
    """Tell a recorded game again."""
    if upto is not None and upto < 0:
        raise Refusal("upto-negative", upto=upto)
    _, reading = read_record_file(file)
    every = [Step(number, *step) for number, step in enumerate(reading.match.replay())]
    steps = every if upto is None else every[:upto]
    start = Match.begin(reading.match.game, reading.match.key, reading.match.names)
    match = steps[-1].after if steps else start
    if as_json:
        print(json.dumps(as_document(match, steps, reading), ensure_ascii=False, indent=1))
    else:
        _show(match, steps, reading)


def _show(match: Match, steps: Sequence[Step], reading: Reading) -> None:
    """Print the moves in words, each round's bill where it was due, and the result."""
    console = Console(highlight=False)
    game = match.game
    writer = LogWriter(game, match.names)
    names = ", ".join(plate_names(match.names)[: game.seats])
    console.print(Text(say("replay-title", game=game.id, names=names), style="bold"))
    rounds = 0
    for step in steps:
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(
            Text(f"{step.number:>3}", style="dim"), log(writer.lines(step.events), match.names)
        )
        console.print(row)
        sheet = game.sheet(step.after.state)
        for number in range(rounds, len(sheet.seats[0].rounds)):
            console.print(bill_of_round(game, sheet, match.names, number))
        rounds = len(sheet.seats[0].rounds)
    if match.result:
        sheet = game.sheet(match.state)
        console.print(bill_of_end(game, sheet, match.names))
        console.print(final_page(game, sheet, match.names, match.result))
    else:
        console.print(Text(say("replay-unfinished", moves=len(steps))))
    if reading.cut:
        console.print(Text(say("play-resumed-cut")))


def as_document(match: Match, steps: Sequence[Step], reading: Reading) -> dict[str, object]:
    """Tell a replay to a program. Points, lines and reasons are those of the sheet."""
    result = match.result
    return {
        "game": match.game.id,
        "seats": match.game.seats,
        "names": list(match.names),
        "key": match.key.hex(),
        "complete": reading.sealed,
        "cut": reading.cut,
        "moves": [_move(step) for step in steps],
        "table": match.game.describe(match.state),
        "sheet": [
            {
                "rounds": [_part(part) for part in seat.rounds],
                "end": _part(seat.end),
                "total": seat.total,
            }
            for seat in match.game.sheet(match.state).seats
        ],
        "result": None if result is None else {**result._asdict(), "winners": list(result.winners)},
    }


def _move(step: Step) -> dict[str, object]:
    played = step.after.played[step.number]
    data: dict[str, object] = {"number": step.number, "kind": "nature"}
    if isinstance(played.move, Joint):
        name = step.after.game.name
        data["kind"] = "joint"
        data["choices"] = {str(seat): name(action) for seat, action in played.move.choices.items()}
        data["by"] = {str(seat): str(by) for seat, by in played.by.items()}
    data["events"] = [
        {
            "kind": event.kind,
            "seat": event.seat,
            "data": dict(event.data),
            "to": None if event.to is None else sorted(event.to),
        }
        for event in step.events
    ]
    return data


def _part(part: Part) -> dict[str, object]:
    return {
        "lines": {line.line: {"points": line.points, **_why(line.why)} for line in part.lines},
        "total": part.total,
    }


def _why(why: Reason) -> dict[str, object]:
    return {"reason": why.reason, "numbers": dict(why.numbers)}
