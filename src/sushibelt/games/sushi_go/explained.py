"""Explanations of Sushi Go!: what each kind of card does."""

from sushibelt.games.explained import Explanation, Explanations, majority, prize
from sushibelt.games.sushi_go.book import Book

NIGIRI = ("egg", "salmon", "squid")


def explanations(book: Book) -> Explanations:
    """Return the explanation of every kind of card."""
    slot = {name: number for number, name in enumerate(book.slot_names)}
    told = {}
    for kind in ("tempura", "sashimi"):
        facts = {"size": book.set_size[slot[kind]], "points": book.set_points[slot[kind]]}
        told[kind] = Explanation("sets-of", facts)
    told["dumpling"] = Explanation("ladder", {"ladder": book.ladder[1 : book.ladder_top + 1]})
    told["maki"] = majority(book.maki_first, book.maki_second)
    for kind in NIGIRI:
        facts = {"points": book.nigiri[slot[kind]], "wet": book.nigiri[slot[f"wasabi+{kind}"]]}
        told[kind] = Explanation("nigiri", facts)
    factor = book.nigiri[slot["wasabi+egg"]] // book.nigiri[slot["egg"]]
    told["wasabi"] = Explanation("wasabi", {"factor": factor})
    told["chopsticks"] = Explanation("chopsticks", {"where": "table" if book.battle else "hand"})
    told[book.dessert] = Explanation(
        book.dessert,
        {
            **prize(book.most, book.fewest),
            "squishy": book.squishy,
            "faces": book.die,
            "ladder": book.run_points[1 : book.teas + 1],
        },
    )
    return told
