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
EVENT_KINDS = {
    "sushi-go": {
        *("starter", "dealt", "hand", "laid", "chopsticks", "rolled", "warmed", "squishy"),
        *("passed", "drew", "drew-card", "took", "flipped", "scored", "boat", "over"),
    },
    "sushi-roll": set(sushi_roll.EVENTS.values()),
    "sushizock": {kind for kind, _ in sushizock._TOLD.values()},
}


def kinds() -> set[str]:
    """Every component that a view, an event or a selection can name."""
    found = {*roll_box.SLOTS, *roll_box.TOKENS, *FACE_IDS}
    for selection in games.every_selection():
        game = games.find(selection.id, selection.seats[0])
        if selection.family == "sushi-go":
            found |= {*game.book.slot_names, *game.book.kind_names}
    found |= {f"sushi{n}" for n in range(1, 7)} | {f"bone{n}" for n in range(1, 5)}
    return found


def reasons() -> dict[str, set[str]]:
    """Every reason that a sheet of each family can give."""
    prizes = {f"maki-{sushi_go.PRIZE_IDS[c]}" for c in sushi_go.PRIZE_IDS}
    desserts = {
        f"{dessert}-{word}"
        for dessert in ("strawberry", "yogurt", "pudding", "mochi")
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
    found |= {"strawberry", "yogurt", "tea"}  # desserts as a whole
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
    for family, told in reasons().items():
        found |= {f"{family}-{reason}" for reason in told}
    for family, entry in games.GAMES.items():
        pieces = [piece for each in entry.telling.pieces.values() for piece in each.values()]
        found |= {f"{family}-{piece.reason}" for piece in pieces if piece.reason}
    return found
