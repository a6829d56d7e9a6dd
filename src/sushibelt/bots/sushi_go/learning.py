"""What the policy of Sushi Go! is trained on: every dessert and every way to play.

Where hands are passed on and the most points win, half of the games are of one edition.
"""

from collections.abc import Sequence

from sushibelt.bots.learning import Learning, Places
from sushibelt.bots.sushi_go.encode import encode
from sushibelt.bots.sushi_go.places import MOST_FEATURES
from sushibelt.bots.sushi_go.weights import LEARNED
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

GOLF_FOR_MORE = tuple(
    (f"{other}+golf", seats)
    for seats_each in ((3, 4, 5, 4, 4), (4, 4, 4, 3, 5))
    for other, seats in zip(OTHERS, seats_each, strict=True)
)


def for_two(variant: str) -> Places:
    """Return games for two of every dessert with this variant."""
    return tuple((f"{other}+{variant}", 2) for other in OTHERS)


def told(t: Table, book: Book, seat: Seat, actions: Sequence[Action]) -> list[list[int]]:
    """Return the places of all that is true of each action."""
    places = [0] * MOST_FEATURES
    return [places[: encode(t, book, seat, action, places)] for action in actions]


LESSONS: dict[str, Places] = {
    "two": FOR_TWO,
    "more": FOR_MORE,
    "golf-two": for_two("golf"),
    "golf-more": GOLF_FOR_MORE,
    "piles": for_two("personal-piles"),
    "puppet": for_two("puppet"),
    "battle": for_two("battle"),
}
LEARNING = Learning(told=told, weights=LEARNED, lessons=LESSONS)
