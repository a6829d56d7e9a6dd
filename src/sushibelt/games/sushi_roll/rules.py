"""The contract of Sushi Roll: who owes what, what is legal, what a choice does, who won.

Integers only. Sources: S0 throughout; what S0 leaves open is decided in docs/rules/sushi-roll.md.
"""

from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid, Vector
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.scoring import score_end, score_round
from sushibelt.games.sushi_roll.state import Table, Work
from sushibelt.games.sushi_roll.turns import perform


def start(t: Table, book: Book) -> None:
    """Hand out the starting tokens; where the red belt begins is the first thing drawn."""
    t.phase = s.PHASE_RED_BELT
    t.given = s.NO_FACE
    for token in range(s.TOKENS):
        t.supply[token] = book.total[token] - book.seats * book.initial[token]
        for seat in range(book.seats):
            t.tokens[seat][token] = book.initial[token]
    for kind in range(s.TYPES):
        t.bag[kind] = book.dice[kind]


def waiting(t: Table, _book: Book) -> int:
    """Tell whom the table waits for."""
    if t.phase <= s.PHASE_ROLL:
        return NATURE
    return NOBODY if t.phase == s.PHASE_OVER else SEATS


def owes(t: Table, book: Book, seat: int) -> int:
    """Turns are taken one after the other: only the acting seat owes a choice (S0)."""
    return 1 if seat == t.actor and waiting(t, book) == SEATS else 0


def legal(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Write the acting seat's actions, ascending, and return how many there are."""
    if t.phase == s.PHASE_MARK:
        return legal_marks(t, seat, out)
    if t.phase == s.PHASE_SWAP:
        return legal_gets(t, book, seat, out)
    return legal_uses(t, book, seat, out)


def legal_uses(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Take a die, or use a token first: any number of them, in any order (S0).

    Chopsticks need a die on another belt; one that has been taken from this cycle will do
    (docs/rules/sushi-roll.md).
    """
    belt = t.belts[seat]
    n = 0
    for face in range(s.FACES):
        out[n] = s.TAKE + face
        n += belt[face] > 0
    out[n] = s.MENU
    n += t.tokens[seat][s.MENUS] > 0
    if t.tokens[seat][s.STICKS] > 0 and others_have_dice(t, book, seat):
        for face in range(s.FACES):
            out[n] = s.GIVE + face
            n += belt[face] > 0
    return n


def others_have_dice(t: Table, book: Book, seat: int) -> int:
    """Tell whether a die lies on the belt of any other seat."""
    for other in range(book.seats):
        if other != seat:
            for face in range(s.FACES):
                if t.belts[other][face] > 0:
                    return 1
    return 0


def legal_marks(t: Table, seat: int, out: Vector) -> int:
    """Pick one die more for the re-roll, or roll those picked: one or more (docs/rules).

    Faces are picked in ascending order, so that every set of dice has one sequence only.
    """
    highest = 0
    picked = 0
    for face in range(s.FACES):
        if t.marked[face] > 0:
            highest = face
            picked = 1
    n = 0
    for face in range(highest, s.FACES):
        out[n] = s.MARK + face
        n += t.belts[seat][face] > t.marked[face]
    out[n] = s.ROLL
    return n + picked


def legal_gets(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Any die of any other belt, for the one offered (S0).

    Equal faces may be exchanged, which only costs the token; with whom makes no difference then,
    so that is offered once, for the first seat that has the face.
    """
    n = 0
    idle = s.NO_FACE  # the face whose exchange for its equal is already among the actions
    for other in range(book.seats):
        if other != seat:
            belt = t.belts[other]
            first = s.GET + other * s.FACES
            for face in range(s.FACES):
                out[n] = first + face  # it counts, or the next one is written over it
                n += (belt[face] > 0) & (face != idle)
            if belt[t.given] > 0:
                idle = t.given
    return n


def step(t: Table, book: Book, work: Work) -> None:
    """Play the acting seat's choice, and what is forced after it."""
    perform(t, book, work, work.choice[t.actor])
    play_forced(t, book, work)
    t.number += 1


def play_forced(t: Table, book: Book, work: Work) -> None:
    """Play single legal actions without asking: all is open, so everybody sees they are forced."""
    while waiting(t, book) == SEATS and legal(t, book, t.actor, work.legal) == 1:
        perform(t, book, work, work.legal[0])


def keys(t: Table, book: Book, rows: Grid) -> None:
    """Most points win, then most puddings (S0); then it is shared (docs/rules/sushi-roll.md)."""
    for seat in range(book.seats):
        rows[seat][0] = t.points[seat]
        rows[seat][1] = t.tokens[seat][s.PUDDINGS]


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:
    """Write the points of every line over the whole game, once it is over."""
    score_end(t.tokens, book, work, 0)
    for seat in range(book.seats):
        for line in range(s.LINES):
            out[seat][line] = work.points[0][seat][line] if line >= s.ROUND_LINES else 0
    for round_ in range(book.rounds):
        score_round(t.trays[round_], book, work, 0)
        for seat in range(book.seats):
            for line in range(s.ROUND_LINES):
                out[seat][line] += work.points[0][seat][line]
