"""What the seat of a view may choose."""

from sushibelt.core.game import Action, Seat, View
from sushibelt.games.family import AnyGame


def owed(game: AnyGame, view: View) -> tuple[Seat, tuple[Action, ...]]:
    """Return the seat and its legal actions, which the view is enough to tell.

    A seat knows its own hand in full, so the rules find on its knowledge what they find on the
    state. Asking a bot for a seat that owes nothing is a fault of the program.
    """
    actions = () if view.seat is None else game.legal(view.recalled, view.seat)
    if view.seat is None or not actions:
        raise ValueError("a bot was asked for a choice that nobody owes")
    return view.seat, actions
