"""The bill: what every seat scored and why, and at the end who won."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.sentences import is_idle, reason_text, result_sentences
from sushibelt.core.game import Part, Result, Seat, Sheet
from sushibelt.games.family import AnyGame
from sushibelt.words import line_name, listed, points, say


def bill_of_round(game: AnyGame, sheet: Sheet, names: Sequence[str], number: int) -> Group:
    """Return what round `number` (from 0) brought to each plate, line by line."""
    parts = [seat.rounds[number] for seat in sheet.seats]
    totals = [sum(part.total for part in seat.rounds[: number + 1]) for seat in sheet.seats]
    return _bill(game, say("bill-round", round=number + 1), parts, totals, names)


def bill_of_end(game: AnyGame, sheet: Sheet, names: Sequence[str]) -> Group:
    """Return what the end of the game brought to each plate, line by line."""
    parts = [seat.end for seat in sheet.seats]
    return _bill(game, say("bill-end"), parts, [seat.total for seat in sheet.seats], names)


def _bill(
    game: AnyGame, title: str, parts: Sequence[Part], totals: Sequence[int], names: Sequence[str]
) -> Group:
    shown: list[RenderableType] = [Text(title, style="bold underline")]
    for part, total, name in zip(parts, totals, plate_names(names), strict=False):
        gained = say("bill-round-points", points=points(part.total, sign=True), total=points(total))
        shown += [Text.assemble((name, "bold"), "  ", gained), _lines(game, part)]
    return Group(*shown)


def _lines(game: AnyGame, part: Part) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="dim", ratio=1)
    for line in part.lines:
        if not is_idle(game.id, line):
            name = line_name(line.line, game.id)
            grid.add_row(Text(name), points(line.points), Text(reason_text(game.id, line)))
    idle = [line_name(line.line, game.id) for line in part.lines if is_idle(game.id, line)]
    rest = Text(say("bill-nothing-for", lines=listed(idle)), style="dim") if idle else ""
    return Padding(Group(grid, rest) if idle else grid, (0, 0, 0, 2))


def score_so_far(game: AnyGame, sheet: Sheet, names: Sequence[str]) -> RenderableType:
    """Return all finished rounds in brief."""
    if not sheet.seats[0].rounds and not sheet.seats[0].end.lines:
        return Text(say("bill-secret") if game.hidden_score else say("bill-nothing-yet"))
    title = Text(say("bill-so-far"), style="bold underline")
    return Group(title, _totals(sheet, names, None))


def _totals(sheet: Sheet, names: Sequence[str], result: Result | None) -> Table:
    rounds = len(sheet.seats[0].rounds)
    ended = bool(sheet.seats[0].end.lines)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for number in range(rounds):
        table.add_column(say("bill-round", round=number + 1), justify="right")
    if ended and rounds:
        table.add_column(say("bill-end"), justify="right")
    table.add_column(say("bill-total"), justify="right", style="bold")
    if result:
        table.add_column(say("bill-place"), justify="right")
    for plate, seat in enumerate(sheet.seats):
        cells = [points(part.total) for part in seat.rounds]
        cells += [points(seat.end.total)] if ended and rounds else []
        cells.append(points(seat.total))
        if result:
            cells.append(str(result.places[plate]) if plate < len(result.places) else "")
        table.add_row(Text(plate_names(names)[plate]), *cells)
    return table


def final_page(
    game: AnyGame, sheet: Sheet, names: Sequence[str], result: Result, you: Seat | None = None
) -> Group:
    """Return the totals of all rounds and who won, with the tie-break; `you` is who reads it."""
    shown: list[RenderableType] = [Text(say("result-title"), style="bold underline")]
    shown.append(_totals(sheet, names, result))
    shown += [Text(text, style="bold") for text in result_sentences(game, names, result, you)]
    return Group(*shown)
