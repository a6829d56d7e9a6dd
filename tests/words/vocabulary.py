"""Every id of the games that source code puts into a gap, as in `say(f"component-{kind}")`."""

from sushibelt import games
from sushibelt.cli import COMMANDS
from sushibelt.games.sushi_go import game as sushi_go
from sushibelt.games.sushi_roll import components as roll_box
from sushibelt.games.sushi_roll import game as sushi_roll
from sushibelt.games.sushizock import game as sushizock
from sushibelt.games.sushizock.view import FACE_IDS

LINES = {
    *("tempura", "sashimi", "dumpling", "nigiri", "maki"),
    *("squishy", "dessert", "tokens", "tiles"),
}
EVENT_KINDS = {family: set(entry.telling.events) for family, entry in games.GAMES.items()}


def kinds() -> set[str]:
    """Every component that a view, an event or a selection can name."""
    found = {*roll_box.SLOTS, *roll_box.TOKENS, *FACE_IDS}
    for selection in games.every_selection():
        game = games.find(selection.id, selection.seats[0])
        if selection.family == "sushi-go":
            found |= {*game.book.slot_names, *game.book.kind_names}
    found |= {f"sushi{n}" for n in range(1, 7)} | {f"bone{n}" for n in range(1, 5)}
    return found


def desserts_of_sushi_go() -> dict[str, bool]:
    """Every dessert as a whole, and whether the seats compare theirs."""
    every = (games.find(each.id, each.seats[0]) for each in games.every_selection())
    books = (game.book for game in every if game.family.name == "sushi-go")
    return {book.dessert: not book.teas for book in books}


def reasons() -> dict[str, set[str]]:
    """Every reason that a sheet of each family can give."""
    prizes = {f"maki-{sushi_go.PRIZE_IDS[c]}" for c in sushi_go.PRIZE_IDS}
    desserts = {
        f"{dessert}-{word}"
        for dessert, compared in desserts_of_sushi_go().items()
        if compared
        for word in sushi_go.PRIZE_IDS.values()
    }
    return {
        "sushi-go": {*sushi_go.LINE_REASONS.values(), "tea-runs", *prizes, *desserts},
        "sushi-roll": {reason for reason, _ in sushi_roll.REASONS.values()},
        "sushizock": set(sushizock.REASON_IDS),
    }


def vocabulary() -> set[str]:
    """All of them together."""
    found = {kind.replace("+", "-") for kind in kinds()} | {*LINES, *COMMANDS, "left", "right"}
    found |= desserts_of_sushi_go().keys()
    for selection in games.every_selection():
        found |= {
            selection.family,
            selection.edition.id,
            f"{selection.family}-{selection.edition.id}",
        }
        for option in selection.edition.options:
            found |= {option.id, option.group}
    for family, events in EVENT_KINDS.items():
        found |= {f"{family}-{kind}" for kind in events}
    for family, expected in reasons().items():
        found |= {f"{family}-{reason}" for reason in expected}
    for family, entry in games.GAMES.items():
        pieces = [piece for each in entry.telling.pieces.values() for piece in each.values()]
        found |= {f"{family}-{piece.reason}" for piece in pieces if piece.reason}
    return found
