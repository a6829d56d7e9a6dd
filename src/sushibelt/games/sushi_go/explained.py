"""Explanations of Sushi Go!: what each kind of card does."""

from sushibelt.games.explained import Explanation, Explanations, majority, prize
from sushibelt.games.sushi_go.book import Book

NIGIRI = ("egg", "salmon", "squid")


def explanations(book: Book) -> Explanations:
    """Return the explanation of every kind of card."""
    slot = {name: number for number, name in enumerate(book.slot_names)}
    found = {}
    for kind in ("tempura", "sashimi"):
        facts = {"size": book.set_size[slot[kind]], "points": book.set_points[slot[kind]]}
        found[kind] = Explanation("sets-of", facts)
    found["dumpling"] = Explanation("ladder", {"ladder": book.ladder[1 : book.ladder_top + 1]})
    found["maki"] = majority(book.maki_first, book.maki_second)
    for kind in NIGIRI:
        facts = {"points": book.nigiri[slot[kind]], "wet": book.nigiri[slot[f"wasabi+{kind}"]]}
        found[kind] = Explanation("nigiri", facts)
    factor = book.nigiri[slot["wasabi+egg"]] // book.nigiri[slot["egg"]]
    found["wasabi"] = Explanation("wasabi", {"factor": factor})
    found["chopsticks"] = Explanation("chopsticks", {"where": "table" if book.battle else "hand"})
    found[book.dessert] = Explanation(
        book.dessert,
        {
            **prize(book.most, book.fewest),
            "squishy": book.squishy,
            "faces": book.die,
            "ladder": book.run_points[1 : book.teas + 1],
        },
    )
    return found
