"""A cell written in the browser and on the server leaves the same document, in every game."""

from typing import Any

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.games import find
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import PADS
from sushibelt.server.cells import plates_of, written
from sushibelt.server.pads.messages import Cell
from tests.pad.node_pad import NodePad
from tests.pad.nonsense import document
from tests.walks import PAIRS


def some_cells(game: RuledGame, rng: Vector) -> list[dict[str, Any]]:
    """Cells of every sort that this game has, some of them twice."""
    pad, plates, seats = PADS[game.family.name], plates_of(game), game.seats
    slots = [slot for slot in pad.slots(game) if slot]
    cells: list[dict[str, Any]] = [{"at": f"seats/{below(rng, seats)}", "value": "Zoë"}]
    for _ in range(6):
        slot, count = slots[below(rng, len(slots))], below(rng, 4)
        if pad.key == "stacks":
            tiles = [1 + below(rng, 4) for _ in range(count)]
            cells.append({"at": f"stacks/{below(rng, seats)}/{slot}", "value": tiles})
            continue
        round_, plate = below(rng, pad.rounds), below(rng, plates)
        cells.append({"at": f"rounds/{round_}/{plate}/{slot}", "value": count})
        if getattr(game.book, "squishy", 0):
            cells.append({"at": f"squishy/{round_}/{plate}", "value": count})
        if getattr(game.book, "die", 0):
            cells.append({"at": f"mochi_dice/{plate}", "value": 1 + count})
        cells += [{"at": f"tokens/{plate}/{token}", "value": count} for token in pad.tokens]
    return cells


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
