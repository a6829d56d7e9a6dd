"""The score pad: what people typed at a real table, scored by the rules' own functions.

The law of this room: read and check what was typed, fill the rows of a game, let its scoring and
its limits speak. No rule of any game is written here, nothing is read or printed, and what cannot
be is a Refusal that names the seat, the round and the limit.

    card = score({"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": [...]})
    card.winners, card.seats[0].total, card.seats[0].sheet.rounds[0].lines[0].why

docs/score.md describes the document for every family.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sushibelt import games
from sushibelt.games.family import RuledGame
from sushibelt.games.sushi_roll.components import TOKENS
from sushibelt.scorepad import sushi_go, sushi_roll, sushizock
from sushibelt.scorepad.card import Card, Entered, Notice, SeatCard
from sushibelt.scorepad.document import read_game, read_names, require_object
from sushibelt.scorepad.faults import Meanings
from sushibelt.scorepad.text import parse

__all__ = ["PADS", "Card", "Notice", "SeatCard", "parse", "score"]


class Pad(NamedTuple):
    """How one family is written down."""

    enter: Callable[[Mapping[str, object], RuledGame, tuple[str, ...]], Entered]
    slots: Callable[[RuledGame], Sequence[str | None]]  # by number; None cannot be entered
    meanings: Callable[[RuledGame], Meanings]  # of the codes of its limits
    key: str  # of what lies before the seats
    tokens: Sequence[str] = ()  # what else is counted once, at the end


PADS: Mapping[str, Pad] = {
    "sushi-go": Pad(sushi_go.enter, sushi_go.slots, sushi_go.meanings, "plates"),
    "sushi-roll": Pad(sushi_roll.enter, sushi_roll.slots, sushi_roll.meanings, "trays", TOKENS),
    "sushizock": Pad(sushizock.enter, sushizock.slots, sushizock.meanings, "stacks"),
}


def score(document: object) -> Card:
    """Score a document; raise Refusal if it is unreadable or cannot have happened."""
    typed = require_object(document)
    chosen = games.select(read_game(typed))
    names = read_names(typed)
    game = games.find(chosen.id, len(names))
    entered = PADS[chosen.family].enter(typed, game, names)
    sheets = game.sheet(entered.table).seats
    result = game.result(entered.table) if entered.finished else None
    places = result.places if result else (None,) * len(names)
    return Card(
        game=game.id,
        seats=tuple(map(SeatCard, names, sheets, places)),
        puppet=sheets[len(names)] if len(sheets) > len(names) else None,
        result=result,
        warnings=entered.notices,
    )
