"""What chance decides in Sushi Go!: the starter, deals, draws from piles, flips, dice and yogurts.

`odds` and `drawn` tell and carry out one component; `chance` draws all that is owed, with the same
odds from the same words, only quicker.
"""

from sushibelt.core.chance import below, pick
from sushibelt.core.event_log import note
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.battle import battle_on, flip, lay_table, open_turn
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table, Work
from sushibelt.games.sushi_go.turns import ask, begin_turn, draw_card, go_on, next_drawer


def odds(t: Table, book: Book, out: Vector) -> int:
    """Write the weight of each value of the next single draw; say how many values there are."""
    if t.phase == s.PHASE_STARTER:
        for seat in range(book.seats):
            out[seat] = 1
        return book.seats
    if t.phase == s.PHASE_DESSERT and book.die:
        for face in range(book.die):
            out[face] = 1
        return book.die
    if t.phase == s.PHASE_DESSERT:
        for value in range(s.FACES):
            out[value] = t.values[value]
        return s.FACES
    for kind in range(book.kinds):
        out[kind] = t.deck[kind]
    return book.kinds


def drawn(t: Table, book: Book, work: Work, value: int) -> None:
    """Carry out one draw of chance and go on to the next thing that is owed."""
    if t.phase == s.PHASE_STARTER:
        t.starter = value
        t.phase = s.PHASE_DEAL
        note(work, s.LOG_STARTER, value, 0, 0)
    elif t.phase == s.PHASE_DEAL:
        deal_card(t, book, work, t.dealt // book.cards, value)
    elif t.phase == s.PHASE_DRAW:
        draw_card(t, book, work, value)
        if next_drawer(t, book) == s.NO_SEAT:
            ask(t, book, work)
    elif t.phase == s.PHASE_FLIP:
        flip(t, book, work, value)
        battle_on(t, book, work)
    else:
        decide_dessert(t, book, work, value)
    t.number += t.phase > s.PHASE_FLIP


def deal_card(t: Table, book: Book, work: Work, hand: int, kind: int) -> None:
    """Deal one card, in Battle to no hand; the last one opens the first turn of the round."""
    give(t, book, t.dealt, hand, kind)
    t.dealt += 1
    if t.dealt == book.deal:
        open_round(t, book, work)


def give(t: Table, book: Book, dealt: int, hand: int, kind: int) -> None:
    """Move a card from the deck to a hand, in Battle to the table, after so many others."""
    t.deck[kind] -= 1
    if book.battle:
        lay_table(t, book, dealt, kind)
    else:
        t.hands[hand][kind] += 1


def open_round(t: Table, book: Book, work: Work) -> None:
    """All cards are dealt: open the first turn of the round."""
    note(work, s.LOG_DEALT, s.NO_SEAT, t.round, 0)
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
        note(work, s.LOG_ROLLED, plate, value + 1, 0)
    else:
        t.values[value] -= 1
        t.plates[t.round][plate][book.value_slot + value] += 1
        note(work, s.LOG_VALUE_SHOWN, plate, book.value_slot + value, 0)
    if book.battle:
        battle_on(t, book, work)
    else:
        go_on(t, book, work)


def chance(t: Table, book: Book, rng: Vector, work: Work) -> int:
    """Draw and carry out all that Nature owes; the values are left in `work.outcome`."""
    n = 0
    while t.phase <= s.PHASE_FLIP:
        if t.phase == s.PHASE_DEAL:
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
        for i in range(
            book.deck[kind]
        ):  # as many as there ever are: what is too much is written over
            work.pool[left + i] = kind
        left += t.deck[kind]
    hand = t.dealt // book.cards
    room = (hand + 1) * book.cards - t.dealt  # counted down: a division for each card is slower
    for dealt in range(t.dealt, book.deal):  # counted here, not in the table: that is slower, too
        place = below(rng, left)
        kind = work.pool[place]
        left -= 1
        work.pool[place] = work.pool[left]
        work.outcome[n] = kind
        n += 1
        give(t, book, dealt, hand, kind)
        room -= 1
        if room == 0:
            hand += 1
            room = book.cards
    t.dealt = book.deal
    open_round(t, book, work)
    t.number += t.phase > s.PHASE_FLIP
    return n
