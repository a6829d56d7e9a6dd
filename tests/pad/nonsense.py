"""Documents full of random plates: some possible, some doubtful, some that cannot be."""

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_roll.components import TOKENS
from sushibelt.scorepad import PADS
from tests.scorepad.documents import NAMES, Document


def document(game_id: str, seats: int, number: int) -> Document:
    """The document of this number: the same whenever it is asked for."""
    rng = generator(b"pad", f"{game_id} {seats} {number}".encode())
    game = find(game_id, seats)
    head: Document = {"game": game_id, "seats": list(NAMES[:seats])}
    if game.family.name == "sushizock":
        stacks = _box(game, rng) if below(rng, 2) else _any_stacks(game, rng)
        return head | {"stacks": stacks}
    _add_rounds(head, game, rng)
    if game.family.name == "sushi-roll" and below(rng, 4):
        head["tokens"] = [{token: below(rng, 7) for token in TOKENS} for _ in range(seats)]
    elif game.family.name == "sushi-go":
        _add_takings(head, game, rng)
        _add_dice(head, game, rng)
    return head


def plates_in(document: Document) -> int:
    """How many plates, trays or pairs of stacks a document holds."""
    laid = [plates for round_ in document.get("rounds", []) for plates in round_.values()]
    return sum(map(len, laid)) + len(document.get("stacks", []))


def _rare(rng: Vector) -> bool:
    return below(rng, 30) == 0


def _add_rounds(head: Document, game: AnyGame, rng: Vector) -> None:
    """One to three rounds, more often than not all of them, and often with full plates."""
    pad = PADS[game.family.name]
    plates, most = game.plates, game.rounds
    rounds = most if below(rng, 2) else below(rng, most + 1)
    full = below(rng, 2)
    head["rounds"] = [
        {pad.key: [_plate(game, rng, full) for _ in range(plates)]} for _ in range(rounds)
    ]


def _plate(game: AnyGame, rng: Vector, full: int) -> dict[str, int]:
    """A few kinds of cards; now and then more cards than a hand, or nothing but dessert."""
    slots = [slot for slot in PADS[game.family.name].slots(game) if slot]
    limit = game.book.belt if game.family.name == "sushi-roll" else game.book.turns
    if getattr(game.book, "battle", 0):
        limit //= game.seats
    room = (limit if full else below(rng, limit + 1)) + _rare(rng)
    few = [slots[below(rng, len(slots))] for _ in range(2 + below(rng, 5))]
    if _rare(rng):
        few = slots[-5:]
    plate: dict[str, int] = {}
    while room > 0:
        slot = few[below(rng, len(few))]
        room -= 2 if "+" in slot else 1
        if room >= 0:
            plate[slot] = plate.get(slot, 0) + 1
    return plate


def _add_takings(head: Document, game: AnyGame, rng: Vector) -> None:
    """Who took the squishy: mostly no more often than strawberries were laid."""
    for round_ in head["rounds"]:
        if game.book.squishy and below(rng, 5):
            berries = [
                sum(count for slot, count in plate.items() if slot.startswith("strawberry"))
                for plate in round_["plates"]
            ]
            round_["squishy"] = [below(rng, count + 1 + _rare(rng)) for count in berries]


def _add_dice(head: Document, game: AnyGame, rng: Vector) -> None:
    if game.book.die and below(rng, 4):
        head["mochi_dice"] = [
            game.book.die + 1 if _rare(rng) else 1 + below(rng, game.book.die)
            for _ in range(game.book.plates)
        ]


def _any_stacks(game: AnyGame, rng: Vector) -> list[dict[str, list[int]]]:
    """Stacks of any height, now and then with a tile that does not exist."""
    most = 2 + 12 // game.seats
    kinds = list(zip(("sushi", "bones"), game.book.values, strict=True))
    return [
        {
            kind: [1 + below(rng, values + _rare(rng)) for _ in range(below(rng, most))]
            for kind, values in kinds
        }
        for _ in range(game.seats)
    ]


def _box(game: AnyGame, rng: Vector) -> list[dict[str, list[int]]]:
    """All tiles of the box, or all but a few, taken by anybody in any order."""
    stacks: list[dict[str, list[int]]] = [{"sushi": [], "bones": []} for _ in range(game.seats)]
    for kind, tiles, sign in zip(("sushi", "bones"), game.book.tiles, (1, -1), strict=True):
        left = [sign * (i + 1) for i, count in enumerate(tiles) for _ in range(count)]
        while left:
            tile = left.pop(below(rng, len(left)))
            if not _rare(rng):
                stacks[below(rng, game.seats)][kind].append(tile)
    return stacks
