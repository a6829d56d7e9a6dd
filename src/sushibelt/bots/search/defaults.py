"""What a mind believes unless it knows better: the options of a choice are its legal actions."""

from sushibelt.bots.search.mcts import Search, best_promise
from sushibelt.core.layout import Vector
from sushibelt.fast.drivers import Book, Table, Work


def fill_notes(notes: Vector) -> None:
    """Leave blank notes blank. This is not compiled: it is asked once, when notes are made."""


def infoset(t: Table, book: Book, node: int) -> int:  # noqa: ARG001
    """Tell places in a tree apart by the seat's own choices alone.

    Hidden cards and dice fall differently every time; a place of its own for each would be met
    once and never again.
    """
    return node


def resolve(t: Table, book: Book, seat: int, work: Work, s: Search, count: int) -> None:  # noqa: ARG001
    """Choose the option that promises most."""
    s.chosen = best_promise(s, count)
    s.action = s.option[s.chosen]


def final_value(visits: int, value: int) -> int:  # noqa: ARG001
    """Go by how often an option was tried in the end: few trials may be luck."""
    return visits


def prior_weight(trust: int) -> int:
    """So many visits are the rules of thumb worth; a bot's habits are meant for such minds."""
    return trust


def exploration(explore: int) -> int:
    """So much does novelty count."""
    return explore


def horizon(book: Book) -> int:  # noqa: ARG001
    """Judge as soon as the stretch changes: after the round."""
    return 1
