"""What the policy of Sushi Roll is trained on: games for two, and for three to five."""

from collections.abc import Sequence

from sushibelt.bots.learning import Learning
from sushibelt.bots.sushi_roll.encode import encode, look
from sushibelt.bots.sushi_roll.places import MOST_FEATURES
from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.bots.sushi_roll.weights import LEARNED
from sushibelt.core.game import Action, Seat
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import Table

GAME = "sushi-roll/2019"
FOR_TWO = ((GAME, 2),)
FOR_MORE = ((GAME, 4), (GAME, 3), (GAME, 4), (GAME, 5))


def told(t: Table, book: Book, seat: Seat, actions: Sequence[Action]) -> list[list[int]]:
    """Return the places of all that is true of each action."""
    scratch, places = Scratch(), [0] * MOST_FEATURES
    look(t, book, seat, scratch)
    return [places[: encode(t, book, seat, action, places, scratch)] for action in actions]


LEARNING = Learning(told=told, weights=LEARNED, lessons={"two": FOR_TWO, "more": FOR_MORE})
