"""`sushibelt score`: plates, trays or stacks of a real table, scored and explained."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.text import Text

from sushibelt.cli.files import STANDARD_INPUT, read_text
from sushibelt.cli.score.dialogue import keep, type_in
from sushibelt.cli.score.names import scored, with_names
from sushibelt.cli.screen import Screen
from sushibelt.cli.table.bill import bill_of_end, bill_of_round, final_page, score_so_far
from sushibelt.core.game import Part, SeatSheet
from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from sushibelt.scorepad import Card, Notice, parse
from sushibelt.words import say


def score(
    # a lone hyphen is a file name here, so that positional takes what looks like an option
    file: Annotated[
        str | None, Parameter(allow_leading_hyphen=True, help=say("cli-score-file"))
    ] = None,
    /,
    *,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-score-json"))] = False,
) -> None:
    """Score plates, trays or stacks."""
    source = STANDARD_INPUT if file is None else file
    if source == STANDARD_INPUT and sys.stdin is None:  # closed before we began
        raise Refusal("score-needs-file")
    if file is None and sys.stdin.isatty():
        _score_typed(as_json)
        return
    text = read_text(source)
    if source == STANDARD_INPUT and not text.strip():
        raise Refusal("score-needs-file")
    _print(scored(parse(text)), as_json)


def _score_typed(as_json: bool) -> None:
    screen = Screen.of_process()
    document = type_in(screen)
    if document is not None:
        _print(scored(document), as_json)
        keep(screen, document)


def _print(card: Card, as_json: bool) -> None:
    if as_json:
        print(json.dumps(card_as_json(card), indent=1))
    else:
        Console(highlight=False).print(card_as_text(card))


def warnings(card: Card) -> list[str]:
    """Return what a person should look at again, in words."""
    return [_text_of(notice, card.game) for notice in card.warnings]


def _text_of(notice: Notice, game: str) -> str:
    """Say one warning; what it quotes is a refusal that was let pass."""
    facts = dict(notice.facts)
    if isinstance(problem := facts.get("problem"), Refusal):
        facts["problem"] = with_names(problem, game)
    return say(f"warning-{notice.reason}", **facts)


def card_as_text(card: Card) -> Group:
    """Return the bill: every round, the end, who won, and what to look at again."""
    game = find(card.game, len(card.seats))
    names = [seat.name for seat in card.seats]
    sheet = card.sheet
    shown: list[RenderableType] = [Text(card.game, style="bold")]
    rounds = range(len(sheet.seats[0].rounds))
    shown += [bill_of_round(game, sheet, names, number) for number in rounds]
    if sheet.seats[0].end.lines:
        shown.append(bill_of_end(game, sheet, names))
    if card.result:
        shown.append(final_page(game, sheet, names, card.result))
    else:
        shown += [Text(say("score-not-over"), style="bold"), score_so_far(game, sheet, names)]
    if card.warnings:
        shown.append(Text(say("score-warnings"), style="bold yellow"))
        shown += [Text(f"· {warning}") for warning in warnings(card)]
    return Group(*shown)


def card_as_json(card: Card) -> dict[str, object]:
    """Return the score as docs/score.md describes it."""
    data: dict[str, object] = {
        "game": card.game,
        "seats": [
            {"name": seat.name, **_points(seat.sheet), "place": seat.place} for seat in card.seats
        ],
        "winners": list(card.winners),
        "warnings": warnings(card),
        "reasons": [_reasons(seat.sheet) for seat in card.seats],
    }
    if card.puppet:
        data["puppet"] = _points(card.puppet)
    return data


def _points(sheet: SeatSheet) -> dict[str, object]:
    return {
        "rounds": [{"lines": _lines(part), "total": part.total} for part in sheet.rounds],
        "end": _lines(sheet.end),
        "total": sheet.total,
    }


def _lines(part: Part) -> dict[str, int]:
    return {line.line: line.points for line in part.lines}


def _reasons(sheet: SeatSheet) -> dict[str, object]:
    return {"rounds": _whys(sheet.rounds), "end": _whys([sheet.end])[0]}


def _whys(parts: Sequence[Part]) -> list[dict[str, object]]:
    return [
        {line.line: {"reason": line.why.reason, **line.why.numbers} for line in part.lines}
        for part in parts
    ]
