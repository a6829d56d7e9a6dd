"""Explanations of Sushi Roll: what each face of a die and each token does."""

from sushibelt.games.explained import Explanation, Explanations, majority, prize
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.components import FACES, SET_LINES

NIGIRI = ("egg", "salmon", "squid")


def explanations(book: Book) -> Explanations:
    """Return the explanation of every face, and of tokens."""
    found = {
        kind: Explanation("sets", {"ladder": book.set_points[line][1 : book.set_size + 1]})
        for line, kind in enumerate(SET_LINES)
    }
    found["maki"] = majority(book.maki_first, book.maki_second)
    for kind, points in zip(FACES, book.nigiri, strict=False):
        if kind in NIGIRI:
            facts = {"points": points, "wet": points * book.wasabi_factor}
            found[kind] = Explanation("nigiri", facts)
    found["wasabi"] = Explanation("wasabi", {"factor": book.wasabi_factor})
    found["pudding"] = Explanation("pudding-face", prize(book.dessert_most, book.dessert_fewest))
    found["menu"] = Explanation("menu-face", {})
    found["chopsticks"] = Explanation("chopsticks-face", {})
    found["tokens"] = Explanation("tokens", {"per_point": book.tokens_per_point})
    return found
