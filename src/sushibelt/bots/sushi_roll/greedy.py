"""Greedy at Sushi Roll: take the die that makes the own tray promise most.

Tokens are used where they gain more than keeping them: a menu to roll all but the best die again,
chopsticks for a much better die on another belt. What trays, tokens and puddings score is asked of
the rules' own scoring; the weights are a rule of thumb.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sushibelt.bots.prospects import (
    averaged,
    best_of_rolls,
    best_to_come,
    odds_of_more,
    worth_with_more,
)
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Action, Seat
from sushibelt.core.layout import Row
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_roll import scoring, turns
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import Table, Work

ORDINARY = 2.5  # points that a die brings on average: the price of using a turn for another
EAGER = 0.5  # how often a face that lies there is also taken
MOST = 3  # further dice of one face that are worth thinking of
KEEPING = 1.5  # worth of a token beside what it scores, at the start; later it serves less often
PART = 0  # of the scratch's bill


class Outlook(NamedTuple):
    """What is asked for each face: where we stand, and what may still come."""

    book: Book
    work: Work
    seat: Seat
    round: int
    coming: list[float]  # dice of each face that this seat may still take in the round
    left: float  # share of the game that is left


class Plan(NamedTuple):
    """Something to do with the belt as it lies, and what it promises."""

    gain: float
    action: Action


def choose(game: AnyGame, row: Row, seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Return the next action of the best plan."""
    assert isinstance(row, Table)  # a row of this family
    with game.scratch(SILENT) as work:
        outlook = look_out(row, game.book, work, seat)
        gains = [gain_of(row, outlook, face) for face in range(s.FACES)]
        if row.phase == s.PHASE_MARK:
            return next_mark(row, seat, gains, actions)
        if row.phase == s.PHASE_SWAP:
            return max(actions, key=lambda action: gains[(action - s.GET) % s.FACES])
        return max(plans(row, outlook, gains, actions), key=lambda plan: plan.gain).action


def look_out(t: Table, book: Book, work: Work, seat: Seat) -> Outlook:
    """Count what may come: dice stay on the belts and are rolled again for every turn."""
    turns = book.belt - t.cycle - 1
    dice = [0] * s.TYPES
    for belt in t.belts[: book.seats]:
        for face in range(s.FACES):
            dice[book.type_of[face]] += belt[face]
    coming = []
    for face in range(s.FACES):
        sides = book.sides[face] / sum(book.sides[f] for f in range(s.FACES) if same(book, f, face))
        on_belt = dice[book.type_of[face]] * sides / book.seats / 2  # half are gone by then
        coming.append(EAGER * turns * (1 - odds_of_more(on_belt, 1)[0]))
    left = 1 - (t.round * book.belt + t.cycle + 1) / (book.rounds * book.belt)
    return Outlook(book, work, seat, t.round, coming, left)


def same(book: Book, face: int, other: int) -> bool:
    """Whether two faces belong to dice of one type."""
    return book.type_of[face] == book.type_of[other]


def gain_of(t: Table, outlook: Outlook, face: int) -> float:
    """Return what taking a die with this face would add, whether or not it lies there."""
    before = t.copy()
    before.belts[outlook.seat][face] += 1
    after = before.copy()
    turns.take(after, outlook.book, outlook.work, face)
    promise = PROMISES[outlook.book.type_of[face]]
    return promise(after, outlook) - promise(before, outlook)


def plans(
    t: Table, outlook: Outlook, gains: Sequence[float], actions: tuple[Action, ...]
) -> list[Plan]:
    """Return what may be done now: take the best die, or use a token first."""
    book, seat = outlook.book, outlook.seat
    best = best_face(t, seat, gains)
    found = [Plan(gains[best], s.TAKE + best)]
    if s.MENU in actions:
        price = price_of(t, outlook, s.MENUS)
        found.append(Plan(gain_of_menu(t, outlook, gains) - price, s.MENU))
    if actions[-1] >= s.GIVE:
        price = price_of(t, outlook, s.STICKS)
        others = [belt for other, belt in enumerate(t.belts[: book.seats]) if other != seat]
        there = max(gains[face] for belt in others for face in range(s.FACES) if belt[face])
        gift = min((a - s.GIVE for a in actions if a >= s.GIVE), key=lambda face: gains[face])
        found.append(Plan(there - price, s.GIVE + gift))
    return found


def best_face(t: Table, seat: Seat, gains: Sequence[float]) -> int:
    """Return the face on the own belt that gains most."""
    return max((f for f in range(s.FACES) if t.belts[seat][f]), key=lambda face: gains[face])


def price_of(t: Table, outlook: Outlook, token: int) -> float:
    """Return what is lost by using this token."""
    spent = t.copy()
    spent.tokens[outlook.seat][token] -= 1
    return tokens(t, outlook) - tokens(spent, outlook)


def to_roll(t: Table, seat: Seat, gains: Sequence[float]) -> list[int]:
    """Return how many dice of each face a menu should roll: all but the best, or the only one."""
    dice = t.belts[seat][:]
    if sum(dice) > 1:
        dice[best_face(t, seat, gains)] -= 1
    return dice


def gain_of_menu(t: Table, outlook: Outlook, gains: Sequence[float]) -> float:
    """Return what the best die will gain, on average, after the others were rolled again."""
    book = outlook.book
    dice = to_roll(t, outlook.seat, gains)
    kept = [f for f in range(s.FACES) if t.belts[outlook.seat][f] > dice[f]]
    rolls = [
        [(gains[f], book.sides[f]) for f in range(s.FACES) if same(book, f, face)]
        for face in range(s.FACES)
        for _ in range(dice[face])
    ]
    return best_of_rolls(rolls, max((gains[face] for face in kept), default=None))


def next_mark(t: Table, seat: Seat, gains: Sequence[float], actions: tuple[Action, ...]) -> Action:
    """Mark the next die to roll again; when all are marked, roll."""
    dice = to_roll(t, seat, gains)
    for face in range(s.FACES):
        if t.marked[face] < dice[face]:
            return s.MARK + face
    return actions[-1]


# What the parts of a tray promise. Each looks only at what dice of one type can change.


def sets(t: Table, outlook: Outlook) -> float:
    """Return what sets promise, with the dice that may still complete them."""
    book, work = outlook.book, outlook.work
    points, why = work.points[PART][outlook.seat], work.why[PART][outlook.seat]
    promised = 0.0
    for line in range(s.SETS):
        tray = t.trays[outlook.round][outlook.seat][:]
        scores = []
        for _ in range(MOST + 1):
            scoring.score_sets(tray, line, book, points, why)
            scores.append(points[line])
            tray[book.set_face[line]] += 1
        promised += worth_with_more(scores, outlook.coming[book.set_face[line]], ORDINARY)
    return promised


def nigiri(t: Table, outlook: Outlook) -> float:
    """Return what nigiri score, and what the best that may come would add on a free wasabi."""
    book, work = outlook.book, outlook.work
    points, why = work.points[PART][outlook.seat], work.why[PART][outlook.seat]
    tray = t.trays[outlook.round][outlook.seat][:]
    scoring.score_nigiri(tray, book, points, why)
    scored = points[s.LINE_NIGIRI]
    hopes = []
    for face in range(s.FACES):
        if book.wet[face]:
            tray[book.wet[face]] += 1
            scoring.score_nigiri(tray, book, points, why)
            tray[book.wet[face]] -= 1
            hopes.append((points[s.LINE_NIGIRI] - scored - ORDINARY, outlook.coming[face]))
    return scored + (best_to_come(hopes) if tray[s.WASABI] else 0)


def maki(t: Table, outlook: Outlook) -> float:
    """Return the prize to be expected, whoever may still gain on whom."""
    book, seat, trays = outlook.book, outlook.seat, t.trays[outlook.round]
    icon = book.first_face[s.MAKI]  # its lowest face shows one
    stir = sum(outlook.coming[f] * book.icons[f] for f in range(s.FACES) if same(book, f, icon))

    def prize(mine: int, theirs: int) -> int:
        supposed = [tray[:] for tray in trays]
        for other, tray in enumerate(supposed):
            tray[icon] += mine if other == seat else theirs
        scoring.score_maki(supposed, book, outlook.work, PART)
        return outlook.work.points[PART][seat][s.LINE_MAKI]

    return averaged(prize, stir)


def puddings(t: Table, outlook: Outlook) -> float:
    """Return the prize or loss to be expected at the end."""
    book, seat = outlook.book, outlook.seat
    stir = outlook.left * book.total[s.PUDDINGS] / book.seats

    def prize(mine: int, theirs: int) -> int:
        supposed = [held[:] for held in t.tokens]
        for other, held in enumerate(supposed):
            held[s.PUDDINGS] += mine if other == seat else theirs
        scoring.score_dessert(supposed, book, outlook.work, PART)
        return outlook.work.points[PART][seat][s.LINE_DESSERT]

    return averaged(prize, stir / 2)


def tokens(t: Table, outlook: Outlook) -> float:
    """Return what unused menus and chopsticks score, and what they may still serve for."""
    held = t.tokens[outlook.seat]
    points = outlook.work.points[PART][outlook.seat]
    scoring.score_tokens(held, outlook.book, points, outlook.work.why[PART][outlook.seat])
    return points[s.LINE_TOKENS] + KEEPING * outlook.left * (held[s.MENUS] + held[s.STICKS])


def specials(t: Table, outlook: Outlook) -> float:
    """Return what a wasabi or more tokens promise."""
    return nigiri(t, outlook) + tokens(t, outlook)


PROMISES: tuple[Callable[[Table, Outlook], float], ...] = (sets, maki, nigiri, specials, puddings)
"""By type of die, in the order of the family's numbers."""
