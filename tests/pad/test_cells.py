"""A cell written in the browser and on the server leaves the same document, in every game."""

from typing import Any

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.scorepad import PADS
from sushibelt.scorepad.cells import written
from sushibelt.scorepad.pad import Counts, Each, Field, Numbers, Stacks
from sushibelt.server.pads.messages import Cell
from tests.pad.node_pad import NodePad
from tests.pad.nonsense import document
from tests.walks import PAIRS


def some_cells(game: AnyGame, rng: Vector) -> list[dict[str, Any]]:
    """Cells of every sort that this game has, some of them twice."""
    pad, rounds = PADS[game.family.name], game.rounds
    slots = [slot for slot in pad.slots(game) if slot]
    cells: list[dict[str, Any]] = [{"at": f"seats/{below(rng, game.seats)}", "value": "Zoë"}]
    for _ in range(6):
        plate, count = below(rng, game.plates), below(rng, 4)
        if rounds:
            slot = slots[below(rng, len(slots))]
            cells.append({"at": f"rounds/{below(rng, rounds)}/{plate}/{slot}", "value": count})
        for field in pad.fields(game):
            if field.asked:
                cells += of_field(field, game, rng)
    return cells


def of_field(field: Field, game: AnyGame, rng: Vector) -> list[dict[str, Any]]:
    """One cell of a field for every name in it."""
    seat, count = below(rng, game.seats), below(rng, 4)
    way = [field.name]
    if field.each is Each.ROUND:
        way.append(str(below(rng, game.rounds)))
    match field.holds:
        case Numbers(number):
            way.append(str(below(rng, game.plates)))
            return [{"at": "/".join(way), "value": number + count}]
        case Counts(names):
            return [{"at": "/".join([*way, str(seat), name]), "value": count} for name in names]
        case Stacks(names):
            tiles = [1 + below(rng, 4) for _ in range(count)]
            return [{"at": "/".join([*way, str(seat), name]), "value": tiles} for name in names]


def test_the_browser_and_the_server_write_alike(pad: NodePad) -> None:
    sorts = set()
    for game_id, seats in PAIRS:
        game = find(game_id, seats)
        for number in range(3):
            rng = generator(b"cells", f"{game_id} {seats} {number}".encode())
            typed, cells = document(game_id, seats, number), some_cells(game, rng)
            wanted = written(typed, [Cell(**cell) for cell in cells])
            assert pad.put(typed, cells) == wanted, cells
            sorts |= {cell["at"].partition("/")[0] for cell in cells}
    assert sorts == {"seats", "rounds", "squishy", "mochi_dice", "tokens", "stacks"}
