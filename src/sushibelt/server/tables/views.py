"""Sheets, results, turns and events as the wire has them. Nothing here decides who sees what."""

from collections.abc import Iterable

from sushibelt.core.game import Event, Game, Part, Result, Turn
from sushibelt.core.layout import Row
from sushibelt.server.tables import messages


def sheet(game: Game, state: Row) -> list[messages.PlateSheet]:
    """Return the score so far."""
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


def result(ended: Result | None) -> messages.ResultView | None:
    """Return how a match ended."""
    if ended is None:
        return None
    return messages.ResultView(
        list(ended.points), list(ended.tie_break), list(ended.places), list(ended.winners)
    )


def turn(now: Turn) -> messages.TurnView:
    """Return whose word is awaited."""
    return messages.TurnView(now.number, now.phase, list(now.actors))


def events(number: int, happened: Iterable[Event]) -> list[messages.EventView]:
    """Return what happened at one move."""
    return [messages.EventView(number, one.kind, one.seat, dict(one.data)) for one in happened]
