"""Sheets, results, turns and events as the wire has them. Nothing here decides who sees what."""

from collections.abc import Iterable

from sushibelt.core.game import Event, Game, Part, Result, Turn
from sushibelt.core.layout import Row
from sushibelt.server.tables import messages


def sheet(game: Game, state: Row) -> list[messages.PlateSheet]:
    """Tell the score so far."""
    return [
        messages.PlateSheet([_part(part) for part in seat.rounds], _part(seat.end), seat.total)
        for seat in game.sheet(state).seats
    ]


def _part(part: Part) -> messages.PartView:
    lines = [
        messages.LineView(one.line, one.points, one.why.reason, dict(one.why.numbers))
        for one in part.lines
    ]
    return messages.PartView(lines, part.total)


def result(told: Result | None) -> messages.ResultView | None:
    """Tell how a match ended."""
    if told is None:
        return None
    return messages.ResultView(
        list(told.points), list(told.tie_break), list(told.places), list(told.winners)
    )


def turn(told: Turn) -> messages.TurnView:
    """Tell whose word is awaited."""
    return messages.TurnView(told.number, told.phase, list(told.actors))


def events(number: int, told: Iterable[Event]) -> list[messages.EventView]:
    """Tell what happened at one move."""
    return [messages.EventView(number, one.kind, one.seat, dict(one.data)) for one in told]
