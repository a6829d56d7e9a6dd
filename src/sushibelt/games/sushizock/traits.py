"""Traits of Sushizock: none. There are no sets and no dessert."""

from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.editions import Ruleset
from sushibelt.games.traits import Traits


def traits_of(_ruleset: Ruleset, _book: Book) -> Traits:
    """Return the traits of one game."""
    return Traits()
