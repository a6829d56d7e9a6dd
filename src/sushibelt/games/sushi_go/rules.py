"""The contract of Sushi Go!: who owes what, what is legal, what a joint move does, who won."""

from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid, Vector
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.battle import legal_spots, take
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts, score_end, score_round
from sushibelt.games.sushi_go.state import Table, Work
from sushibelt.games.sushi_go.turns import go_on, hand_size, reveal


def start(t: Table, book: Book) -> None:
    """Set up a blank table: a full deck, empty plates, dice at 1."""
    for kind in range(s.KINDS):
        t.deck[kind] = book.deck[kind]
    for value in range(s.FACES):
        t.values[value] = book.values[value]
    for plate in range(book.plates):
        t.dice[plate] = 1 if book.die else 0
    t.squishy = s.NO_SEAT
    t.boat = s.NO_SEAT
    t.phase = s.PHASE_STARTER if book.random_start else s.PHASE_DEAL


def waiting(t: Table, _book: Book) -> int:
    """Whom the state waits for."""
    if t.phase <= s.PHASE_FLIP:
        return NATURE
    return NOBODY if t.phase == s.PHASE_OVER else SEATS


def owes(t: Table, book: Book, seat: int) -> int:
    """1 if this seat has a choice to make; a hand of one card is none."""
    if book.battle:
        return t.actor == seat
    return hand_size(t, book, seat) > 1


def legal(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Write the actions of a seat, ascending; say how many there are."""
    if book.battle:
        return legal_spots(t, book, out)
    size = hand_size(t, book, seat)
    hand = t.hands[book.holds[t.round][t.turn][seat]]
    plate = t.plates[t.round][seat]
    if book.puppet and t.actor == seat:
        return legal_with_puppet(t, book, hand, plate, size, out)
    return legal_plays(hand, plate, size, book, out, 0, 0)


def legal_plays(
    hand: Vector, plate: Vector, size: int, book: Book, out: Vector, n: int, offset: int
) -> int:
    """Write the plays of a hand onto a plate behind the first n entries; return the new count."""
    wasabi = plate[s.WASABI]
    if wasabi > 0:  # two loops, each of which has a length that is known beforehand
        n = legal_singles(hand, 1, book, out, n, offset)
    else:
        n = legal_singles(hand, 0, book, out, n, offset)
    if plate[s.CHOPSTICKS] > 0 and size > 1:
        return legal_pairs(hand, wasabi, book, out, n, offset)
    return n


def legal_singles(hand: Vector, open_: int, book: Book, out: Vector, n: int, offset: int) -> int:
    """Write the slots that fit alone, without an open wasabi or with one; return the new count."""
    fitting = book.fitting[open_]  # looked up once: this is the busiest loop of all
    card = book.card
    for i in range(book.fits[open_]):
        slot = fitting[i]
        out[n] = offset + slot  # it counts, or the next one is written over it: no jump to guess
        n += hand[card[slot]] != 0
    return n


def legal_pairs(hand: Vector, wasabi: int, book: Book, out: Vector, n: int, offset: int) -> int:
    """Write the pairs of slots behind the first n entries; return the new count."""
    held = n + book.plays  # beyond all that may be written here: the slots whose card is in hand
    end = held
    for slot in range(book.slots):
        out[end] = slot
        end += hand[book.card[slot]] != 0
    i = held
    j = held
    while i < end:  # one loop over both: where a loop of so few ends, a processor guesses wrong
        b = out[j]
        play = book.pairs_of[out[i]] + b
        out[n] = offset + play  # written over as above
        fits = (book.needs[play] <= wasabi) & (wasabi <= book.bears[play])
        n += fits & (hand[book.card[b]] > book.twice[play])
        j += 1
        if j == end:
            i += 1
            j = i
    return n


def legal_with_puppet(
    t: Table, book: Book, hand: Vector, plate: Vector, size: int, out: Vector
) -> int:
    """Write the controller's plays, each with a card for the puppet (own chopsticks: SA-25)."""
    n = 0
    wasabi = t.plates[t.round][book.seats][s.WASABI]
    for slot in range(book.slots):
        kind = book.card[slot]
        if hand[kind] > 0 and book.lowest[slot] <= wasabi <= book.highest[slot]:
            hand[kind] -= 1  # the puppet's card is not in hand while we look, and then is again
            n = legal_plays(hand, plate, size - 1, book, out, n, book.plays * (slot + 1))
            hand[kind] += 1
    return n


def step(t: Table, book: Book, work: Work) -> None:
    """Carry out what every seat chose."""
    t.number += 1
    if book.battle:
        take(t, book, work)
    else:
        reveal(t, book, work)
        go_on(t, book, work)


def keys(t: Table, book: Book, out: Grid) -> None:
    """Write what ranks the seats: points (golf: the fewest), then the edition's tie-break."""
    for seat in range(book.seats):
        out[seat][0] = book.sign * t.points[seat]
        out[seat][1] = desserts(t.plates, book, seat) if book.tie_break else 0


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:
    """Write the points of every line over the whole game, once it is over."""
    for round_ in range(book.rounds):
        score_round(t.plates[round_], t.taken[round_], book, work, round_)
    score_end(t.plates, t.dice, book, work)
    kept_lines(t, book, work, out)


def kept_lines(t: Table, book: Book, work: Work, out: Grid) -> None:  # noqa: ARG001 - the contract
    """The same, from the points that scoring the rounds and the end has left in the scratch."""
    for seat in range(book.seats):
        for line in range(s.LINES):
            out[seat][line] = work.points[s.END][seat][line]
            for round_ in range(book.rounds):
                out[seat][line] += work.points[round_][seat][line]
