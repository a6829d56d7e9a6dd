"""Battle (S1): two seats take cards from a table in turns."""

from sushibelt.core.event_log import note
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table, Work
from sushibelt.games.sushi_go.turns import (
    any_undecided,
    check_squishy,
    end_round,
    lay,
    natural_slot,
)

STOP = s.SPOTS  # the action that leaves the second card


def uncovered(t: Table, book: Book, spot: int) -> int:
    """1 if no card lies on this spot's card."""
    left = book.covers[spot][0]
    right = book.covers[spot][1]
    return left < 0 or (t.spots[left] == s.EMPTY and t.spots[right] == s.EMPTY)


def free_spots(t: Table, book: Book, out: Vector) -> int:
    """Write the spots whose face-up card nothing covers; say how many there are."""
    n = 0
    for spot in range(s.SPOTS):
        out[n] = spot
        n += t.spots[spot] > s.EMPTY and uncovered(t, book, spot)
    return n


def legal_spots(t: Table, book: Book, out: Vector) -> int:
    """A free spot; for the second card of a chopsticks turn also to stop."""
    n = free_spots(t, book, out)
    if t.phase == s.PHASE_SECOND:
        out[n] = STOP
        n += 1
    return n


def lay_table(t: Table, book: Book, dealt: int, kind: int) -> None:
    """Put the next dealt card face up; the first brings the face-down ones with it."""
    spot = 0
    if dealt == 0:
        for down in range(s.SPOTS):
            t.spots[down] = s.FACE_DOWN if book.face_down[down] else s.EMPTY
    while t.spots[spot] != s.EMPTY:
        spot += 1
    t.spots[spot] = kind + 1


def take_spot(t: Table, book: Book, work: Work, spot: int) -> None:
    """Take a card and lay it at once."""
    kind = t.spots[spot] - 1
    t.spots[spot] = s.EMPTY
    note(work, s.LOG_TOOK, t.actor, spot, kind)
    lay(t, book, work, t.actor, natural_slot(t, t.actor, kind))


def take_second(t: Table, book: Book, work: Work, spot: int) -> None:
    """Take a second card; the chopsticks card lies face up in its place, covering the same."""
    take_spot(t, book, work, spot)
    t.plates[t.round][t.actor][s.CHOPSTICKS] -= 1
    t.spots[spot] = s.CHOPSTICKS + 1
    note(work, s.LOG_CHOPSTICKS, t.actor, spot, 1)


def next_flip(t: Table, book: Book) -> int:
    """The first face-down card that nothing covers any more; -1 if there is none."""
    for spot in range(s.SPOTS):
        if t.spots[spot] == s.FACE_DOWN and uncovered(t, book, spot):
            return spot
    return -1


def flip(t: Table, book: Book, work: Work, kind: int) -> None:
    """Turn up the next face-down card: this is what it was."""
    spot = next_flip(t, book)
    t.deck[kind] -= 1
    t.spots[spot] = kind + 1
    note(work, s.LOG_FLIPPED, t.actor, spot, kind)


def open_turn(t: Table, book: Book, work: Work) -> int:
    """Ask the active seat; a card that is the only free one it must take: then say 1."""
    cards = 0
    for spot in range(s.SPOTS):
        cards += t.spots[spot] != s.EMPTY
    t.spare = 1 if t.plates[t.round][t.actor][s.CHOPSTICKS] > 0 and cards > 1 else 0
    if free_spots(t, book, work.legal) > 1:
        t.phase = s.PHASE_CHOOSE
        return 0
    take_spot(t, book, work, work.legal[0])
    return 1


def close_battle_turn(t: Table, book: Book, work: Work) -> None:
    """The squishy is checked at the end of each turn; then the other seat is on."""
    if book.squishy:
        check_squishy(t, book, work)
    t.turn += 1
    t.actor = (t.actor + 1) % book.seats
    if t.turn == book.turns:
        end_round(t, book, work)
        t.starter = next_starter(t, book)
        t.actor = t.starter


def next_starter(t: Table, book: Book) -> int:
    """The seat with fewer points in all starts (SA-30); on a tie the one that did not start."""
    other = (t.starter + 1) % book.seats
    if t.points[t.starter] < t.points[other]:
        return t.starter
    return other


def battle_on(t: Table, book: Book, work: Work) -> None:
    """After a card was taken: go on to the next thing that chance or a seat owes."""
    forced = 1
    while forced:
        forced = 0
        if any_undecided(t, book):
            t.phase = s.PHASE_DESSERT
        elif next_flip(t, book) >= 0:
            t.phase = s.PHASE_FLIP
        elif t.spare:
            t.phase = s.PHASE_SECOND
        else:
            close_battle_turn(t, book, work)
            if t.phase != s.PHASE_DEAL and t.phase != s.PHASE_OVER:
                forced = open_turn(t, book, work)


def take(t: Table, book: Book, work: Work) -> None:
    """Carry out the choice of the active seat."""
    choice = work.choice[t.actor]
    if t.phase == s.PHASE_SECOND:
        t.spare = 0
        if choice != STOP:
            take_second(t, book, work, choice)
    else:
        take_spot(t, book, work, choice)
    battle_on(t, book, work)
