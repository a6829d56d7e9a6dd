"""Explanations of Sushizock: what each side of a die gets, and how stacks are counted."""

from sushibelt.games.explained import Explanation, Explanations
from sushibelt.games.sushizock.book import Book


def explanations(book: Book) -> Explanations:
    """Return the explanation of every side, and of tiles."""
    thefts = {"top": book.top_theft, "free": book.free_theft}
    return {
        "sushi": Explanation("dice-sushi", {}),
        "bones": Explanation("dice-bones", {}),
        "blue": Explanation("dice-blue", thefts),
        "red": Explanation("dice-red", thefts),
        "tiles": Explanation("stacks", {}),
    }
