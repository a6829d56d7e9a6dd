"""A turn of Sushi Roll, and what happens between turns: cycles, slides, rounds, the end.

Integers only; the sources are as in rules.py.
"""

from sushibelt.core.event_log import note
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.scoring import score_end, score_round
from sushibelt.games.sushi_roll.state import Table, Work


def perform(t: Table, book: Book, work: Work, action: int) -> None:
    """Carry out one action of the acting seat."""
    if action < s.MENU:
        take(t, book, work, action - s.TAKE)
    elif action == s.MENU:
        spend(t, work, s.MENUS)
        t.phase = s.PHASE_MARK
    elif action < s.ROLL:
        t.marked[action - s.MARK] += 1
    elif action == s.ROLL:
        pick_up(t, book, work)
    elif action < s.GET:
        spend(t, work, s.STICKS)
        t.given = action - s.GIVE
        t.phase = s.PHASE_SWAP
    else:
        swap(t, work, action - s.GET)


def spend(t: Table, work: Work, token: int) -> None:
    """Put a token back to the supply: that comes before its effect (S0)."""
    t.tokens[t.actor][token] -= 1
    t.supply[token] += 1
    note(work, s.LOG_USED, t.actor, token, 0)


def pick_up(t: Table, book: Book, work: Work) -> None:
    """Menu: the marked dice leave the belt together, to be rolled at once (S0)."""
    for face in range(s.FACES):
        count = t.marked[face]
        if count > 0:
            note(work, s.LOG_PICKED_UP, t.actor, face, count)
            t.belts[t.actor][face] -= count
            t.loose[t.actor][book.type_of[face]] += count
            t.marked[face] = 0
    begin_rolling(t, book)


def swap(t: Table, work: Work, target: int) -> None:
    """Chopsticks: exchange two dice between two belts, both keep their faces (S0)."""
    mine = t.belts[t.actor]
    theirs = t.belts[target // s.FACES]
    face = target % s.FACES
    mine[t.given] -= 1
    theirs[face] -= 1
    mine[face] += 1
    theirs[t.given] += 1
    note(work, s.LOG_SWAPPED, t.actor, t.given, target)
    t.given = s.NO_FACE
    t.phase = s.PHASE_TURN


def take(t: Table, book: Book, work: Work, face: int) -> None:
    """Move one die to the tray as it lies; that ends the turn (S0)."""
    seat = t.actor
    tray = t.trays[t.round][seat]
    slot = face
    if book.wet[face] > 0 and tray[s.WASABI] > 0:  # must go on a free wasabi, one on each (S0)
        tray[s.WASABI] -= 1
        slot = book.wet[face]
    t.belts[seat][face] -= 1
    tray[slot] += 1
    note(work, s.LOG_TOOK, seat, face, slot)
    if book.gives[face] >= 0:
        gain(t, book, work, face)
    t.taken += 1
    if t.taken < book.seats:
        t.actor = book.left[seat]
    else:
        end_cycle(t, book, work)


def gain(t: Table, book: Book, work: Work, face: int) -> None:
    """Take as many tokens as the die shows, as far as the supply lasts (S0).

    What is missing is never made up for. The turn is over, so tokens serve from the next one on
    (SR-1).
    """
    token = book.gives[face]
    count = min(book.icons[face], t.supply[token])
    t.supply[token] -= count
    t.tokens[t.actor][token] += count
    note(work, s.LOG_GAINED, t.actor, face, count)


def end_cycle(t: Table, book: Book, work: Work) -> None:
    """All seats have taken: slide and roll again while dice lie on the belts (S0)."""
    t.taken = 0
    t.cycle += 1
    if t.cycle < book.belt:
        slide_belts(t, book, work)
    else:
        end_round(t, book, work)


def slide_belts(t: Table, book: Book, work: Work) -> None:
    """Every belt goes to the left neighbour, who will roll all its dice (S0)."""
    for seat in range(book.seats):
        belt = t.belts[seat]
        loose = t.loose[book.left[seat]]
        for face in range(s.FACES):
            loose[book.type_of[face]] += belt[face]
            belt[face] = 0
    move_red(t, book, work)
    begin_rolling(t, book)


def move_red(t: Table, book: Book, work: Work) -> None:
    """Let the red belt slide; its new owner will go first (S0)."""
    t.red = book.left[t.red]
    t.actor = t.red
    note(work, s.LOG_SLID, -1, t.red, 0)


def end_round(t: Table, book: Book, work: Work) -> None:
    """Score the trays, then open the next round or end the game (S0)."""
    score_round(t.trays[t.round], book, work, 0)
    collect(t, book, work, 0, s.ROUND_LINES)
    note(work, s.LOG_SCORED, -1, t.round, 0)
    t.round += 1
    t.cycle = 0
    t.actor = t.red
    if t.round == book.rounds:
        score_end(t.tokens, book, work, 0)
        collect(t, book, work, s.ROUND_LINES, s.LINES)
        t.phase = s.PHASE_OVER
        note(work, s.LOG_OVER, -1, 0, 0)
    else:
        if book.extra_slide:  # 3 seats: otherwise the same seat would begin again (S0)
            move_red(t, book, work)
        open_round(t, book, work)


def collect(t: Table, book: Book, work: Work, first: int, end: int) -> None:
    """Add the lines from `first` up to `end` of the bill in `work` to the seats' points."""
    for seat in range(book.seats):
        for line in range(first, end):
            t.points[seat] += work.points[0][seat][line]


def open_round(t: Table, book: Book, work: Work) -> None:
    """Put all dice into the bag and begin to draw from it (S0)."""
    for kind in range(s.TYPES):
        t.bag[kind] = book.dice[kind]
    t.placed = 0
    t.phase = s.PHASE_FILL
    note(work, s.LOG_OPENED, -1, t.round, 0)


def begin_rolling(t: Table, book: Book) -> None:
    """Let Nature roll the loose dice, by seat and type: equal dice are interchangeable."""
    t.phase = s.PHASE_ROLL
    t.cursor = 0
    seek_loose(t, book)


def seek_loose(t: Table, book: Book) -> None:
    """Move the cursor to the next loose die, or past the end if all are rolled."""
    end = book.seats * s.TYPES
    cursor = t.cursor
    while cursor < end and t.loose[cursor // s.TYPES][cursor % s.TYPES] == 0:
        cursor += 1
    t.cursor = cursor
