"""Traits of Sushi Roll: its sets and its dessert."""

from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.components import SET_LINES
from sushibelt.games.sushi_roll.editions import Ruleset
from sushibelt.games.traits import Dessert, Traits

PUDDING = Dessert("pudding", ("pudding1", "pudding2", "pudding3"), symbols=True)


def traits_of(_ruleset: Ruleset, book: Book) -> Traits:
    """Return the traits of one game."""
    return Traits(dict.fromkeys(SET_LINES, book.set_size), PUDDING)
