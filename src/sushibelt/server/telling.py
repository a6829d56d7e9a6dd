"""Sheets, results, turns and events as the wire has them. Nothing here decides who sees what."""

from collections.abc import Iterable

from sushibelt.core.game import Event, Game, Part, Result, Turn
from sushibelt.core.layout import Row
from sushibelt.server import wire


def sheet(game: Game, state: Row) -> list[wire.PlateSheet]:
    """Tell the score so far."""
    return [
        wire.PlateSheet([_part(part) for part in seat.rounds], _part(seat.end), seat.total)
        for seat in game.sheet(state).seats
    ]


def _part(part: Part) -> wire.PartView:
    lines = [
        wire.LineView(one.line, one.points, one.why.reason, dict(one.why.numbers))
        for one in part.lines
    ]
    return wire.PartView(lines, part.total)


def result(told: Result | None) -> wire.ResultView | None:
    """Tell how a match ended."""
    if told is None:
        return None
    return wire.ResultView(
        list(told.points), list(told.tie_break), list(told.places), list(told.winners)
    )


def turn(told: Turn) -> wire.TurnView:
    """Tell whose word is awaited."""
    return wire.TurnView(told.number, told.phase, list(told.actors))


def events(number: int, told: Iterable[Event]) -> list[wire.EventView]:
    """Tell what happened at one move."""
    return [wire.EventView(number, one.kind, one.seat, dict(one.data)) for one in told]
