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


def _part(part: Part) -> wire.PartTold:
    lines = [
        wire.LineTold(one.line, one.points, one.why.reason, dict(one.why.numbers))
        for one in part.lines
    ]
    return wire.PartTold(lines, part.total)


def result(told: Result | None) -> wire.ResultTold | None:
    """Tell how a match ended."""
    if told is None:
        return None
    return wire.ResultTold(
        list(told.points), list(told.tie_break), list(told.places), list(told.winners)
    )


def turn(told: Turn) -> wire.TurnTold:
    """Tell whose word is awaited."""
    return wire.TurnTold(told.number, told.phase, list(told.actors))


def events(number: int, told: Iterable[Event]) -> list[wire.EventTold]:
    """Tell what happened at one move."""
    return [wire.EventTold(number, one.kind, one.seat, dict(one.data)) for one in told]
