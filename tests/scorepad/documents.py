"""Documents for the score pad: short ones written by hand, and those of matches played."""

from typing import Any

from sushibelt.games import Match
from sushibelt.games.sushi_roll.components import SLOTS, TOKENS

Document = dict[str, Any]

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")


def plates(game: str, *rounds: list[dict[str, int]], **more: Any) -> Document:
    """A document of Sushi Go! with one seat for each plate of the first round."""
    seats = len(rounds[0]) - ("puppet" in game)
    return {
        "game": f"sushi-go/{game}",
        "seats": list(NAMES[:seats]),
        "rounds": [{"plates": laid} for laid in rounds],
        **more,
    }


def over(game: str, first: list[dict[str, int]], **more: Any) -> Document:
    """A finished game in which only the first round brought anything."""
    nothing: list[dict[str, int]] = [{} for _ in first]
    return plates(game, first, nothing, nothing, **more)


def trays(*rounds: list[dict[str, int]], **more: Any) -> Document:
    """A document of Sushi Roll."""
    return {
        "game": "sushi-roll/2019",
        "seats": list(NAMES[: len(rounds[0])]),
        "rounds": [{"trays": taken} for taken in rounds],
        **more,
    }


def stacks(*seats: tuple[list[int], list[int]], game: str = "sushizock/2008") -> Document:
    """A document of Sushizock: sushi and bones of each seat, from bottom to top."""
    return {
        "game": game,
        "seats": list(NAMES[: len(seats)]),
        "stacks": [{"sushi": sushi, "bones": bones} for sushi, bones in seats],
    }


def document_of(match: Match) -> Document:
    """What somebody would type who sees the table of this match, at any moment of it."""
    head: Document = {"game": match.game.id, "seats": list(NAMES[: match.game.seats])}
    family = match.game.id.partition("/")[0]
    if family == "sushi-go":
        return head | _sushi_go(match)
    return head | (_sushi_roll(match) if family == "sushi-roll" else _sushizock(match))


def _named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def _sushi_go(match: Match) -> Document:
    t, book = match.state, match.game.book
    rounds = []
    for plates_, taken in zip(t.plates, t.taken, strict=True):
        laid = [_named(book.slot_names, plate) for plate in plates_[: book.plates]]
        rounds.append({"plates": laid})
        if book.squishy:
            rounds[-1]["squishy"] = taken[: book.plates]
    begun = [any(map(any, plates_)) for plates_ in t.plates]
    document: Document = {"rounds": rounds[: sum(begun)]}
    if book.die:
        document["mochi_dice"] = t.dice[: book.plates]
    return document


def _sushi_roll(match: Match) -> Document:
    t, seats = match.state, match.game.seats
    begun = sum(any(map(any, trays_)) for trays_ in t.trays)
    rounds = [[_named(SLOTS, tray) for tray in trays_[:seats]] for trays_ in t.trays[:begun]]
    tokens = [dict(zip(TOKENS, held, strict=True)) for held in t.tokens[:seats]]
    return {"rounds": [{"trays": taken} for taken in rounds], "tokens": tokens}


def _sushizock(match: Match) -> Document:
    t = match.state
    seats = range(match.game.seats)
    tiles = [[t.stacks[seat][k][: t.heights[seat][k]] for k in range(2)] for seat in seats]
    return {"stacks": [{"sushi": sushi, "bones": [-b for b in bones]} for sushi, bones in tiles]}
