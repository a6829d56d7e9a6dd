"""What bots know of every family, by the family's id."""

from collections.abc import Mapping

from sushibelt.bots import sushi_go, sushi_roll, sushizock
from sushibelt.bots.players import Players

PLAYERS: Mapping[str, Players] = {
    "sushi-go": sushi_go.PLAYERS,
    "sushi-roll": sushi_roll.PLAYERS,
    "sushizock": sushizock.PLAYERS,
}
