"""How a game of Sushi Roll runs, from the first die out of the bag to the last one taken.

Integers only. Sources: S0 throughout; what S0 leaves open is decided in RULES.md section 2.
"""

from sushibelt.core.event_log import note
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.choices import legal
from sushibelt.games.sushi_roll.scoring import score_end, score_round
from sushibelt.games.sushi_roll.state import (
    FACES,
    GET,
    GIVE,
    LINES,
    LOG_GAINED,
    LOG_OPENED,
    LOG_OVER,
    LOG_PICKED_UP,
    LOG_SCORED,
    LOG_SLID,
    LOG_SWAPPED,
    LOG_TOOK,
    LOG_USED,
    MARK,
    MENU,
    MENUS,
    NO_FACE,
    PHASE_FILL,
    PHASE_MARK,
    PHASE_OVER,
    PHASE_RED_BELT,
    PHASE_ROLL,
    PHASE_SWAP,
    PHASE_TURN,
    PUDDINGS,
    ROLL,
    ROUND_LINES,
    STICKS,
    TAKE,
    TOKENS,
    TYPES,
    WASABI,
    Table,
    Work,
)


def start(t: Table, book: Book) -> None:
    """Hand out the starting tokens; where the red belt begins is the first thing drawn."""
    t.phase = PHASE_RED_BELT
    t.given = NO_FACE
    for token in range(TOKENS):
        t.supply[token] = book.total[token] - book.seats * book.initial[token]
        for seat in range(book.seats):
            t.tokens[seat][token] = book.initial[token]
    for kind in range(TYPES):
        t.bag[kind] = book.dice[kind]


def waiting(t: Table, _book: Book) -> int:
    """Tell whom the table waits for."""
    if t.phase <= PHASE_ROLL:
        return NATURE
    return NOBODY if t.phase == PHASE_OVER else SEATS


def owes(t: Table, book: Book, seat: int) -> int:
    """Turns are taken one after the other: only the acting seat owes a choice (S0)."""
    return 1 if seat == t.actor and waiting(t, book) == SEATS else 0


# What a choice does.


def step(t: Table, book: Book, work: Work) -> None:
    """Play the acting seat's choice, and what is forced after it."""
    perform(t, book, work, work.choice[t.actor])
    play_forced(t, book, work)
    t.number += 1


def play_forced(t: Table, book: Book, work: Work) -> None:
    """Play single legal actions without asking: all is open, so everybody sees they are forced."""
    while waiting(t, book) == SEATS and legal(t, book, t.actor, work.legal) == 1:
        perform(t, book, work, work.legal[0])


def perform(t: Table, book: Book, work: Work, action: int) -> None:
    """Carry out one action of the acting seat."""
    if action < MENU:
        take(t, book, work, action - TAKE)
    elif action == MENU:
        spend(t, work, MENUS)
        t.phase = PHASE_MARK
    elif action < ROLL:
        t.marked[action - MARK] += 1
    elif action == ROLL:
        pick_up(t, book, work)
    elif action < GET:
        spend(t, work, STICKS)
        t.given = action - GIVE
        t.phase = PHASE_SWAP
    else:
        swap(t, work, action - GET)


def spend(t: Table, work: Work, token: int) -> None:
    """Put a token back to the supply: that comes before its effect (S0)."""
    t.tokens[t.actor][token] -= 1
    t.supply[token] += 1
    note(work, LOG_USED, t.actor, token, 0)


def pick_up(t: Table, book: Book, work: Work) -> None:
    """Menu: the marked dice leave the belt together, to be rolled at once (S0)."""
    for face in range(FACES):
        count = t.marked[face]
        if count > 0:
            note(work, LOG_PICKED_UP, t.actor, face, count)
            t.belts[t.actor][face] -= count
            t.loose[t.actor][book.type_of[face]] += count
            t.marked[face] = 0
    begin_rolling(t, book)


def swap(t: Table, work: Work, target: int) -> None:
    """Chopsticks: exchange two dice between two belts, both keep their faces (S0)."""
    mine = t.belts[t.actor]
    theirs = t.belts[target // FACES]
    face = target % FACES
    mine[t.given] -= 1
    theirs[face] -= 1
    mine[face] += 1
    theirs[t.given] += 1
    note(work, LOG_SWAPPED, t.actor, t.given, target)
    t.given = NO_FACE
    t.phase = PHASE_TURN


def take(t: Table, book: Book, work: Work, face: int) -> None:
    """Move one die to the tray as it lies; that ends the turn (S0)."""
    seat = t.actor
    tray = t.trays[t.round][seat]
    slot = face
    if book.wet[face] > 0 and tray[WASABI] > 0:  # must go on a free wasabi, one on each (S0)
        tray[WASABI] -= 1
        slot = book.wet[face]
    t.belts[seat][face] -= 1
    tray[slot] += 1
    note(work, LOG_TOOK, seat, face, slot)
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
    note(work, LOG_GAINED, t.actor, face, count)


# What happens between the turns.


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
        for face in range(FACES):
            loose[book.type_of[face]] += belt[face]
            belt[face] = 0
    move_red(t, book, work)
    begin_rolling(t, book)


def move_red(t: Table, book: Book, work: Work) -> None:
    """Let the red belt slide; its new owner will go first (S0)."""
    t.red = book.left[t.red]
    t.actor = t.red
    note(work, LOG_SLID, -1, t.red, 0)


def end_round(t: Table, book: Book, work: Work) -> None:
    """Score the trays, then open the next round or end the game (S0)."""
    score_round(t.trays[t.round], book, work, 0)
    collect(t, book, work, 0, ROUND_LINES)
    note(work, LOG_SCORED, -1, t.round, 0)
    t.round += 1
    t.cycle = 0
    t.actor = t.red
    if t.round == book.rounds:
        score_end(t.tokens, book, work, 0)
        collect(t, book, work, ROUND_LINES, LINES)
        t.phase = PHASE_OVER
        note(work, LOG_OVER, -1, 0, 0)
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
    for kind in range(TYPES):
        t.bag[kind] = book.dice[kind]
    t.placed = 0
    t.phase = PHASE_FILL
    note(work, LOG_OPENED, -1, t.round, 0)


def begin_rolling(t: Table, book: Book) -> None:
    """Let Nature roll the loose dice, by seat and type: equal dice are interchangeable."""
    t.phase = PHASE_ROLL
    t.cursor = 0
    seek_loose(t, book)


def seek_loose(t: Table, book: Book) -> None:
    """Move the cursor to the next loose die, or past the end if all are rolled."""
    end = book.seats * TYPES
    cursor = t.cursor
    while cursor < end and t.loose[cursor // TYPES][cursor % TYPES] == 0:
        cursor += 1
    t.cursor = cursor


# Who won.


def keys(t: Table, book: Book, rows: Grid) -> None:
    """Most points win, then most puddings (S0); then it is shared (RULES.md section 2)."""
    for seat in range(book.seats):
        rows[seat][0] = t.points[seat]
        rows[seat][1] = t.tokens[seat][PUDDINGS]


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:
    """Write the points of every line over the whole game, once it is over."""
    score_end(t.tokens, book, work, 0)
    for seat in range(book.seats):
        for line in range(LINES):
            out[seat][line] = work.points[0][seat][line] if line >= ROUND_LINES else 0
    for round_ in range(book.rounds):
        score_round(t.trays[round_], book, work, 0)
        for seat in range(book.seats):
            for line in range(ROUND_LINES):
                out[seat][line] += work.points[0][seat][line]
