"""A ruleset at one seat count, as integers: everything the rules read."""

from itertools import product

from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.components import Tiles
from sushibelt.games.sushizock.editions import Ruleset


class Book(Row):
    """The integers of one ruleset at one seat count.

    Actions are numbered: first every way to set dice aside, from `takes` on a take from each row,
    from `steals` on a theft for each kind, victim and place from the top.
    """

    seats: int = ints()
    dice: int = ints()
    rolls: int = ints()
    faces: Vector = ints(s.FACES)  # sides of a die that show each face
    matching: int = ints()  # 1: dice set aside must all show one symbol
    top_theft: int = ints()  # chopsticks needed for the top tile
    free_theft: int = ints()  # chopsticks needed for any tile
    # tiles
    values: Vector = ints(s.KINDS)  # highest printed value
    tiles: Grid = ints(s.KINDS, s.VALUES)  # how many of each value, by value - 1
    total: Vector = ints(s.KINDS)
    # actions
    takes: int = ints()  # also the number of ways to set dice aside
    steals: int = ints()
    actions: int = ints()
    kept: Grid = ints(s.KEEPS, s.FACES)  # dice that an action sets aside
    keep: Vector = ints(s.DIGIT**s.FACES)  # the action for such dice; -1: none


def make_book(ruleset: Ruleset, seats: int) -> Book:
    """Turn a ruleset and a seat count into the integers that the rules read."""
    book = Book()
    book.seats = seats
    book.dice, book.rolls = ruleset.dice.value, ruleset.rolls.value
    book.faces[:] = [fact.value for fact in ruleset.faces.values()]
    book.matching = int(ruleset.matching)
    book.top_theft, book.free_theft = ruleset.top_theft.value, ruleset.free_theft.value
    _count_tiles(book, s.SUSHI, ruleset.sushi)
    _count_tiles(book, s.BONES, ruleset.bones)
    _number_actions(book)
    return book


def _count_tiles(book: Book, kind: int, tiles: Tiles) -> None:
    book.values[kind] = max(tiles)
    for value, fact in tiles.items():
        book.tiles[kind][value - 1] = fact.value
    book.total[kind] = sum(book.tiles[kind])
    if book.total[kind] != s.TILES:
        raise ValueError(f"the split of kind {kind} adds up to {book.total[kind]}, not {s.TILES}")


def _number_actions(book: Book) -> None:
    """Number the ways to set dice aside in the order in which `rules.legal` meets them."""
    for code, dice in enumerate(product(range(s.DIGIT), repeat=s.FACES)):
        symbols = sum(count > 0 for count in dice)
        if 1 <= sum(dice) <= s.MOST_KEPT and not (book.matching and symbols > 1):
            book.keep[code] = book.takes
            book.kept[book.takes][:] = dice
            book.takes += 1
        else:
            book.keep[code] = -1
    book.steals = book.takes + s.KINDS
    book.actions = book.steals + s.KINDS * book.seats * s.TILES
