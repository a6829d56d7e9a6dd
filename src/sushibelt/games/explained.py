"""What each component does, told in ids and numbers of the book; words/ has the sentences.

The terminal and the site explain a component by the same id, and both get its numbers from here.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sushibelt.games.family import RuledGame
from sushibelt.games.sushi_roll.components import FACES, SET_LINES

NIGIRI = ("egg", "salmon", "squid")


class Explanation(NamedTuple):
    """The id of a sentence, `explain-<id>`, and what it is told."""

    id: str
    facts: Mapping[str, Any]


def explained(game: RuledGame) -> dict[str, Explanation]:
    """Return the explanation of every component of a game, by its id."""
    return FAMILIES[game.family.name](game.book)


def for_any_seats(most: RuledGame, duo: RuledGame | None) -> dict[str, Explanation]:
    """Return explanations that hold whoever plays: what two seats lose is told apart."""
    told = explained(most)
    for kind, alike in explained(duo).items() if duo else ():
        fewest = alike.facts.get("fewest")
        if fewest != told[kind].facts.get("fewest"):
            facts = {**told[kind].facts, "apart": "yes", "duo": fewest}
            told[kind] = Explanation(told[kind].id, facts)
    return told


def _sushi_go(book: Any) -> dict[str, Explanation]:
    slot = {name: number for number, name in enumerate(book.slot_names)}
    told = {}
    for kind in ("tempura", "sashimi"):
        facts = {"size": book.set_size[slot[kind]], "points": book.set_points[slot[kind]]}
        told[kind] = Explanation("sets-of", facts)
    told["dumpling"] = Explanation("ladder", {"ladder": book.ladder[1 : book.ladder_top + 1]})
    told["maki"] = _maki(book)
    for kind in NIGIRI:
        facts = {"points": book.nigiri[slot[kind]], "wet": book.nigiri[slot[f"wasabi+{kind}"]]}
        told[kind] = Explanation("nigiri", facts)
    factor = book.nigiri[slot["wasabi+egg"]] // book.nigiri[slot["egg"]]
    told["wasabi"] = Explanation("wasabi", {"factor": factor})
    told["chopsticks"] = Explanation("chopsticks", {"where": "table" if book.battle else "hand"})
    told[book.dessert] = Explanation(
        book.dessert,
        {
            **_prize(book.most, book.fewest),
            "squishy": book.squishy,
            "faces": book.die,
            "ladder": book.run_points[1 : book.teas + 1],
        },
    )
    return told


def _sushi_roll(book: Any) -> dict[str, Explanation]:
    told = {
        kind: Explanation("sets", {"ladder": book.set_points[line][1 : book.set_size + 1]})
        for line, kind in enumerate(SET_LINES)
    }
    told["maki"] = _maki(book)
    for kind, points in zip(FACES, book.nigiri, strict=False):
        if kind in NIGIRI:
            facts = {"points": points, "wet": points * book.wasabi_factor}
            told[kind] = Explanation("nigiri", facts)
    told["wasabi"] = Explanation("wasabi", {"factor": book.wasabi_factor})
    prize = _prize(book.dessert_most, book.dessert_fewest)
    told["pudding"] = Explanation("pudding-face", prize)
    told["menu"] = Explanation("menu-face", {})
    told["chopsticks"] = Explanation("chopsticks-face", {})
    told["tokens"] = Explanation("tokens", {"per_point": book.tokens_per_point})
    return told


def _sushizock(book: Any) -> dict[str, Explanation]:
    thefts = {"top": book.top_theft, "free": book.free_theft}
    return {
        "sushi": Explanation("dice-sushi", {}),
        "bones": Explanation("dice-bones", {}),
        "blue": Explanation("dice-blue", thefts),
        "red": Explanation("dice-red", thefts),
        "tiles": Explanation("stacks", {}),
    }


def _maki(book: Any) -> Explanation:
    return Explanation("maki", {"first": book.maki_first, "second": book.maki_second})


def _prize(most: int, fewest: int) -> dict[str, Any]:
    return {"most": most, "fewest": fewest, "apart": "no", "duo": fewest}


FAMILIES: Mapping[str, Callable[[Any], dict[str, Explanation]]] = {
    "sushi-go": _sushi_go,
    "sushi-roll": _sushi_roll,
    "sushizock": _sushizock,
}
