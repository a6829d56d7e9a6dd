"""The contract of the family: who owes what, what is legal, what a move does."""

from sushibelt.core.chance import below, pick
from sushibelt.core.event_log import note
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid, Vector
from sushibelt.games.sushi_go.battle import (
    battle_on,
    flip,
    lay_table,
    legal_spots,
    open_turn,
    take,
)
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts, score_end, score_round
from sushibelt.games.sushi_go.state import (
    CHOPSTICKS,
    FACES,
    KINDS,
    LINES,
    LOG_DEALT,
    LOG_ROLLED,
    LOG_STARTER,
    LOG_VALUE_SHOWN,
    NO_SEAT,
    PARTS,
    PHASE_DEAL,
    PHASE_DESSERT,
    PHASE_DRAW,
    PHASE_FLIP,
    PHASE_OVER,
    PHASE_STARTER,
    ROUNDS,
    WASABI,
    Table,
    Work,
)
from sushibelt.games.sushi_go.turns import (
    ask,
    begin_turn,
    draw_card,
    go_on,
    hand_size,
    next_drawer,
    reveal,
)


def start(t: Table, book: Book) -> None:
    """Set up a blank table: a full deck, empty plates, dice at 1."""
    for kind in range(KINDS):
        t.deck[kind] = book.deck[kind]
    for value in range(FACES):
        t.values[value] = book.values[value]
    for plate in range(book.plates):
        t.dice[plate] = 1 if book.die else 0
    t.squishy = NO_SEAT
    t.boat = NO_SEAT
    t.phase = PHASE_STARTER if book.random_start else PHASE_DEAL


def waiting(t: Table, _book: Book) -> int:
    """Whom the state waits for."""
    if t.phase <= PHASE_FLIP:
        return NATURE
    return NOBODY if t.phase == PHASE_OVER else SEATS


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
    card = book.card  # looked up once: this is the busiest loop of all
    lowest = book.lowest
    highest = book.highest
    wasabi = plate[WASABI]
    for slot in range(book.slots):
        out[n] = offset + slot  # it counts, or the next one is written over it: no jump to guess
        n += (hand[card[slot]] > 0) & (lowest[slot] <= wasabi) & (wasabi <= highest[slot])
    if plate[CHOPSTICKS] > 0 and size > 1:
        play = book.slots
        for a in range(book.slots):
            if hand[card[a]] > 0:
                for b in range(a, book.slots):
                    if hand[card[b]] > 0 and pair_fits(hand, wasabi, book, a, b):
                        out[n] = offset + play + b - a
                        n += 1
            play += book.slots - a
    return n


def pair_fits(hand: Vector, wasabi: int, book: Book, a: int, b: int) -> int:
    """1 if both cards are there and some order of laying them fills just these two slots.

    Nigiri on wasabi need as many open ones, those of this turn included where the order counts
    (SA-2). Where they must, a nigiri lies beside the wasabi only if the other took
    the last (SA-3).
    """
    wet = book.wet[a] + book.wet[b]
    dry = book.dry[a] + book.dry[b]
    laid = (a == WASABI) + (b == WASABI)
    both = hand[book.card[b]] > (book.card[a] == book.card[b])
    enough = wet <= wasabi + book.ordered * laid
    allowed = not book.must or dry == 0 or wasabi <= wet
    return both and enough and allowed


def legal_with_puppet(
    t: Table, book: Book, hand: Vector, plate: Vector, size: int, out: Vector
) -> int:
    """Write the controller's plays, each with a card for the puppet (own chopsticks: SA-25)."""
    n = 0
    wasabi = t.plates[t.round][book.seats][WASABI]
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


def odds(t: Table, book: Book, out: Vector) -> int:
    """Write the weight of each value of the next single draw; say how many values there are."""
    if t.phase == PHASE_STARTER:
        for seat in range(book.seats):
            out[seat] = 1
        return book.seats
    if t.phase == PHASE_DESSERT and book.die:
        for face in range(book.die):
            out[face] = 1
        return book.die
    if t.phase == PHASE_DESSERT:
        for value in range(FACES):
            out[value] = t.values[value]
        return FACES
    for kind in range(book.kinds):
        out[kind] = t.deck[kind]
    return book.kinds


def drawn(t: Table, book: Book, work: Work, value: int) -> None:
    """Carry out one draw of chance and go on to the next thing that is owed."""
    if t.phase == PHASE_STARTER:
        t.starter = value
        t.phase = PHASE_DEAL
        note(work, LOG_STARTER, value, 0, 0)
    elif t.phase == PHASE_DEAL:
        deal_card(t, book, work, t.dealt // book.cards, value)
    elif t.phase == PHASE_DRAW:
        draw_card(t, book, work, value)
        if next_drawer(t, book) == NO_SEAT:
            ask(t, book, work)
    elif t.phase == PHASE_FLIP:
        flip(t, book, work, value)
        battle_on(t, book, work)
    else:
        decide_dessert(t, book, work, value)
    t.number += t.phase > PHASE_FLIP


def deal_card(t: Table, book: Book, work: Work, hand: int, kind: int) -> None:
    """Deal one card, in Battle to no hand; the last one opens the first turn of the round."""
    t.deck[kind] -= 1
    if book.battle:
        lay_table(t, book, kind)
    else:
        t.hands[hand][kind] += 1
    t.dealt += 1
    if t.dealt == book.deal:
        note(work, LOG_DEALT, NO_SEAT, t.round, 0)
        if book.battle:
            t.actor = t.starter
            open_turn(t, book, work)
        else:
            begin_turn(t, book, work)


def decide_dessert(t: Table, book: Book, work: Work, value: int) -> None:
    """The first plate that waits rolls its die or learns the value of its yogurt (S1)."""
    plate = 0
    while t.undecided[plate] == 0:
        plate += 1
    t.undecided[plate] -= 1
    if book.die:
        t.dice[plate] = value + 1
        note(work, LOG_ROLLED, plate, value + 1, 0)
    else:
        t.values[value] -= 1
        t.plates[t.round][plate][book.value_slot + value] += 1
        note(work, LOG_VALUE_SHOWN, plate, book.value_slot + value, 0)
    if book.battle:
        battle_on(t, book, work)
    else:
        go_on(t, book, work)


def chance(t: Table, book: Book, rng: Vector, work: Work) -> int:
    """Draw and carry out all that Nature owes; the values are left in `work.outcome`."""
    n = 0
    while t.phase <= PHASE_FLIP:
        if t.phase == PHASE_DEAL:
            n = deal_all(t, book, rng, work, n)
        else:
            value = pick(rng, work.odds, odds(t, book, work.odds))
            work.outcome[n] = value
            n += 1
            drawn(t, book, work, value)
    return n


def deal_all(t: Table, book: Book, rng: Vector, work: Work, n: int) -> int:
    """Deal a round from a deck laid out once: the same odds as card by card, and quicker."""
    left = 0
    for kind in range(book.kinds):
        for _ in range(t.deck[kind]):
            work.pool[left] = kind
            left += 1
    hand = t.dealt // book.cards
    room = (hand + 1) * book.cards - t.dealt  # counted down: a division for each card is slower
    for _ in range(book.deal - t.dealt):
        place = below(rng, left)
        kind = work.pool[place]
        left -= 1
        work.pool[place] = work.pool[left]
        work.outcome[n] = kind
        n += 1
        deal_card(t, book, work, hand, kind)
        room -= 1
        if room == 0:
            hand += 1
            room = book.cards
    t.number += t.phase > PHASE_FLIP
    return n


def keys(t: Table, book: Book, out: Grid) -> None:
    """Write what ranks the seats: points (golf: the fewest), then the edition's tie-break."""
    for seat in range(book.seats):
        out[seat][0] = book.sign * t.points[seat]
        out[seat][1] = desserts(t.plates, book, seat) if book.tie_break else 0


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:
    """Write the points of every line over the whole game, once it is over."""
    for round_ in range(ROUNDS):
        score_round(t.plates[round_], t.taken[round_], book, work, round_)
    score_end(t.plates, t.dice, book, work)
    for seat in range(book.seats):
        for line in range(LINES):
            out[seat][line] = 0
            for part in range(PARTS):
                out[seat][line] += work.points[part][seat][line]
