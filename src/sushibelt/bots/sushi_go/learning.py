"""What the policy of Sushi Go! is trained on: one edition in half of the games, every dessert."""

from collections.abc import Sequence

from sushibelt.bots.learning import Learning
from sushibelt.bots.sushi_go.encode import MOST_FEATURES, encode
from sushibelt.bots.sushi_go.weights import LEARNED
from sushibelt.bots.weights import TABLES
from sushibelt.core.game import Action, Seat
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table

ORIGINAL, ANNIVERSARY = "sushi-go/original-2013", "sushi-go/anniversary"
DESSERTS = ("", "+pudding", "+frozen-yogurt", "+bubble-tea", "+mochi")
OTHERS = tuple(f"{ANNIVERSARY}{dessert}" for dessert in DESSERTS)
FOR_TWO = tuple((name, 2) for other in OTHERS for name in (ORIGINAL, other))
FOR_MORE = tuple(
    pair
    for other, few, many in zip(OTHERS, (3, 4, 5, 4, 4), (4, 4, 4, 3, 5), strict=True)
    for pair in ((ORIGINAL, many), (other, few))
)


def told(t: Table, book: Book, seat: Seat, actions: Sequence[Action]) -> list[list[int]]:
    """Return the places of all that is true of each action."""
    places = [0] * MOST_FEATURES
    return [places[: encode(t, book, seat, action, places)] for action in actions]


LEARNING = Learning(
    told=told, weights=LEARNED, lessons=dict(zip(TABLES, (FOR_TWO, FOR_MORE), strict=True))
)
