"""Every id of the games that source code puts into a gap, as in `say(f"component-{kind}")`."""

from sushibelt import games
from sushibelt.cli import COMMANDS
from sushibelt.games.sushi_go import game as sushi_go
from sushibelt.games.sushi_go.book import Book
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


def books_of_sushi_go() -> list[Book]:
    """The book of every id and seat count."""
    chosen = [each for each in games.every_selection() if each.family == "sushi-go"]
    return [games.find(each.id, seats).book for each in chosen for seats in each.seats]


def dessert_reasons() -> set[str]:
    """Every reason that a comparison of desserts can give, by the prizes in the books."""
    found = set()
    for book in books_of_sushi_go():
        possible = {
            "none": not book.teas,
            "first": book.most,
            "fewest": book.fewest,
            "level": not book.teas and not book.level_counts,
            "both": book.most and book.fewest and book.level_counts,
        }
        found |= {f"{book.dessert}-{word}" for word in possible if possible[word]}
    return found


def reasons() -> dict[str, set[str]]:
    """Every reason that a sheet of each family can give."""
    maki = {f"maki-{word}" for word in ("none", "first", "second", "left-out")}
    return {
        "sushi-go": {*sushi_go.LINE_REASONS.values(), "tea-runs", *maki, *dessert_reasons()},
        "sushi-roll": {reason for reason, _ in sushi_roll.REASONS.values()},
        "sushizock": set(sushizock.REASON_IDS),
    }


def vocabulary() -> set[str]:
    """All of them together."""
    found = {kind.replace("+", "-") for kind in kinds()} | {*LINES, *COMMANDS, "left", "right"}
    found |= {book.dessert for book in books_of_sushi_go()}
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
