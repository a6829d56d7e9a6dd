"""Counts every component of a state, family by family, from docs/rules and not from the rules."""

from collections import Counter
from typing import Any

from sushibelt.games.family import AnyGame
from tests.games.desserts import CARDS

SUSHI_GO_BASE = {
    "tempura": 14, "sashimi": 14, "dumpling": 14, "maki1": 6, "maki2": 12, "maki3": 8,
    "egg": 5, "salmon": 10, "squid": 5, "wasabi": 6, "chopsticks": 4,
}  # fmt: skip


def sushi_go_cards(game: AnyGame, t: Any) -> Counter[str]:
    """Every card, wherever it lies: deck, hands, plates of all rounds, Battle table."""
    book = game.book
    found: Counter[str] = Counter()
    for kind, name in enumerate(book.kind_names):
        found[name] += t.deck[kind] + sum(t.hands[hand][kind] for hand in range(book.seats))
        found[name] += sum(card == kind + 1 for card in t.spots)
    for round_ in t.plates:
        for plate in round_:
            for slot, name in enumerate(book.slot_names):
                for part in name.split("+"):
                    found["yogurt" if part.startswith("yogurt") else part] += plate[slot]
    if book.dessert == "yogurt":
        found["yogurt"] += sum(t.undecided)
    return found


def sushi_go_expected(game: AnyGame) -> Counter[str]:
    return Counter({**SUSHI_GO_BASE, **CARDS[game.book.dessert]})


def check_sushi_go(game: AnyGame, t: Any) -> None:
    assert sushi_go_cards(game, t) == sushi_go_expected(game)
    assert min(t.deck) >= 0
    assert min(min(hand) for hand in t.hands) >= 0
    assert min(min(plate) for round_ in t.plates for plate in round_) >= 0
    if game.book.dessert == "yogurt":
        shown = Counter(
            name
            for round_ in t.plates
            for plate in round_
            for slot, name in enumerate(game.book.slot_names)
            for _ in range(plate[slot])
            if name.startswith("yogurt")
        )
        left = dict(zip(("yogurt1", "yogurt2", "yogurt3"), t.values, strict=False))
        assert {name: shown[name] + left[name] for name in left} == {
            "yogurt1": 3,
            "yogurt2": 4,
            "yogurt3": 3,
        }


DICE = {"appetizer": 10, "maki": 6, "nigiri": 5, "specials": 5, "pudding": 4}
DIE_OF_FACE = {
    "dumpling": "appetizer", "tempura": "appetizer", "sashimi": "appetizer",
    "maki1": "maki", "maki2": "maki", "maki3": "maki",
    "egg": "nigiri", "salmon": "nigiri", "squid": "nigiri",
    "wasabi": "specials", "chopsticks1": "specials", "chopsticks2": "specials",
    "menu1": "specials", "menu2": "specials",
    "pudding1": "pudding", "pudding2": "pudding", "pudding3": "pudding",
}  # fmt: skip


def check_sushi_roll(game: AnyGame, t: Any) -> None:
    """30 dice in bag, belts and this round's trays; 32 puddings, 18 menus, 12 chopsticks."""
    view = game.describe(t)
    found: Counter[str] = Counter(view["bag"])
    for belt, loose in zip(view["belts"], view["loose"], strict=True):
        for face, count in belt.items():
            found[DIE_OF_FACE[face]] += count
        found.update(loose)
    for tray in view["trays"][-1]:
        for slot, count in tray.items():
            for part in slot.split("+"):
                found[DIE_OF_FACE[part]] += count
    assert found == Counter(DICE)
    for token, total in (("pudding", 32), ("menu", 18), ("chopsticks", 12)):
        held = sum(seat[token] for seat in view["tokens"])
        assert held + view["supply"][token] == total


SUSHI_TILES = Counter(dict.fromkeys(range(1, 7), 2))
BONE_TILES = Counter({1: 5, 2: 4, 3: 2, 4: 1})


def check_sushizock(_game: AnyGame, t: Any) -> None:
    """24 tiles in rows, stacks or still to be laid; five dice on the table or in the cup."""
    for kind, tiles in enumerate((SUSHI_TILES, BONE_TILES)):
        found: Counter[int] = Counter(t.rows[kind][: t.lengths[kind]])
        for stack, heights in zip(t.stacks, t.heights, strict=True):
            found.update(stack[kind][: heights[kind]])
        found.update({value + 1: n for value, n in enumerate(t.undealt[kind]) if n})
        assert found == tiles


CHECKS = {
    "sushi-go": check_sushi_go,
    "sushi-roll": check_sushi_roll,
    "sushizock": check_sushizock,
}


def check_components(game: AnyGame, t: Any) -> None:
    CHECKS[game.family.name](game, t)
