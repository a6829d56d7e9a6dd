"""Chance of bots: a generator of their own, on which no deal depends."""

from typing import Any

from sushibelt.core.chance import generator
from sushibelt.core.game import Seat
from sushibelt.core.layout import Vector
from sushibelt.core.match import Match

CHANCE_OF_BOTS = b"sushibelt/bot"


def chance_of_bot(match: Match[Any], seat: Seat) -> Vector:
    """Return the generator of a bot's choice now; asked again, it is the same."""
    return generator(CHANCE_OF_BOTS, match.key, f"{seat}|{match.turn.number}".encode())
