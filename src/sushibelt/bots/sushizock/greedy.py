"""Greedy at Sushizock: the best portion, or another roll if that promises more.

A position is worth what the rules' own scoring says of the stacks once each seat has got its share
of the tiles still lying there, less what the others get. A further roll is worth the mean of the
best portions it may offer; that there might be yet another roll after it is left out.
"""

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Action, Seat
from sushibelt.core.layout import Grid, Row, Vector
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import rules, turns
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.scoring import points_of
from sushibelt.games.sushizock.state import Table, Work

FINE = 60  # points are reckoned in such parts, so that means of tiles are whole numbers

Faces = tuple[int, ...]  # dice by face


def choose(game: AnyGame, row: Row, seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Return the portion, or the dice to set aside, that promise most."""
    assert isinstance(row, Table)  # a row of this family
    with game.scratch(SILENT) as work:
        offer = Offer(row, game.book, work, seat)
        worth = {action: offer.worth(action) for action in actions}
    return max(actions, key=lambda action: worth[action])


@dataclass(frozen=True)
class Offer:
    """The tiles as they lie, and what dice could get of them; each answer is found once."""

    t: Table
    book: Book
    work: Work
    seat: Seat
    portions: dict[tuple[Action, int], float] = field(default_factory=dict)
    by_dice: dict[Faces, float] = field(default_factory=dict)

    def worth(self, action: Action) -> float:
        """Return what an action promises: a portion now, or one after the next roll."""
        if action >= self.book.takes:
            return self.portion(self.t, action)
        kept = self.book.kept[action]
        aside = [self.t.aside[face] + kept[face] for face in range(s.FACES)]
        dice = sum(self.t.rolled) - sum(kept)
        rolls = rolls_of(dice, tuple(self.book.faces))
        return sum(odds * self.after_roll(aside, roll) for roll, odds in rolls)

    def after_roll(self, aside: Vector, roll: Faces) -> float:
        """Return the best portion that all dice together will offer."""
        dice = tuple(lying + rolled for lying, rolled in zip(aside, roll, strict=True))
        if dice not in self.by_dice:
            self.by_dice[dice] = self.best_of(dice)
        return self.by_dice[dice]

    def best_of(self, dice: Faces) -> float:
        """Return what the rules offer for these dice after the last roll, at its best."""
        t = self.t.copy()
        t.rolled[:] = dice
        t.aside[:] = [0] * s.FACES
        t.roll = self.book.rolls
        count = rules.legal(t, self.book, self.seat, self.work.legal)
        if count:
            return max(self.portion(t, action) for action in self.work.legal[:count])
        turns.fall_back(t, self.work)
        return position(t, self.book, self.seat)

    def portion(self, t: Table, action: Action) -> float:
        """Return what the position is worth after this portion is taken for the dice of `t`."""
        kind = action - self.book.takes
        place = turns.place_in_row(t, kind) if kind < s.KINDS else 0
        if (action, place) not in self.portions:
            after = t.copy()
            turns.act(after, self.book, self.work, action)
            self.portions[action, place] = position(after, self.book, self.seat)
        return self.portions[action, place]


@cache
def rolls_of(dice: int, sides: Faces) -> list[tuple[Faces, float]]:
    """Return every way in which so many dice may fall, with its odds."""
    rolls = []
    for faces in combinations_with_replacement(range(len(sides)), dice):
        roll = tuple(faces.count(face) for face in range(len(sides)))
        orders = factorial(dice) // prod(factorial(count) for count in roll)
        odds = prod(sides[face] for face in faces) / sum(sides) ** dice
        rolls.append((roll, orders * odds))
    return rolls


def position(t: Table, book: Book, seat: Seat) -> float:
    """Return how much better this seat stands than the others do on average."""
    mine = promise(t, book, seat)
    others = [promise(t, book, other) for other in range(book.seats) if other != seat]
    return mine - sum(others) / len(others)


def promise(t: Table, book: Book, seat: Seat) -> float:
    """Return the points of a seat with its share of the tiles that still lie there."""
    tiles, over = divmod(t.lengths[s.SUSHI] + t.lengths[s.BONES], book.seats)
    points = best_split(t, seat, tiles)
    if over:  # some seats will get one tile more
        points += (best_split(t, seat, tiles + 1) - points) * over / book.seats
    return points


def best_split(t: Table, seat: Seat, tiles: int) -> float:
    """Return the points with so many tiles more, sushi and bones in the best proportion."""
    fewest = max(0, tiles - t.lengths[s.SUSHI])
    most = min(tiles, t.lengths[s.BONES])
    splits = [(tiles - bones, bones) for bones in range(fewest, most + 1)]
    return max(points_with(t, seat, split) for split in splits) / FINE


def points_with(t: Table, seat: Seat, more: tuple[int, int]) -> int:
    """Return the points, in fine parts, with so many mean tiles of each kind on top."""
    stacks: Grid = []
    heights: Vector = []
    for kind in range(s.KINDS):
        row = t.rows[kind][: t.lengths[kind]]
        mean = FINE * sum(row) // max(1, len(row))
        lying = t.stacks[seat][kind][: t.heights[seat][kind]]
        stacks.append([FINE * value for value in lying] + [mean] * more[kind])
        heights.append(len(lying) + more[kind])
    return points_of(stacks, heights)
