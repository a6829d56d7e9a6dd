"""Traits of Sushi Go!: its sets and dessert, and the rows of the Battle table."""

from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.components import BATTLE_ROWS
from sushibelt.games.sushi_go.editions import Ruleset
from sushibelt.games.traits import Dessert, Traits


def traits_of(ruleset: Ruleset, book: Book) -> Traits:
    """Return the traits of one game."""
    sizes = zip(book.slot_names, book.set_size, strict=False)
    dessert = Dessert(book.dessert, tuple(ruleset.dessert.cards), ruleset.dessert.symbols)
    return Traits(
        sets={kind: size for kind, size in sizes if size > 1},
        dessert=dessert,
        rows=tuple(row.value for row in BATTLE_ROWS) if book.battle else (),
    )
