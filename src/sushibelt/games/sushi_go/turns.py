"""A turn with hands: lay, reveal, pass on, draw; and how rounds begin and end."""

from sushibelt.core.event_log import note
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts, score_end, score_round
from sushibelt.games.sushi_go.state import Table, Work


def lay(t: Table, book: Book, work: Work, plate: int, slot: int) -> None:
    """Lay one card on a plate; its slot says where, so nothing is decided here."""
    note(work, s.LOG_LAID, plate, slot, 0)
    if slot == book.frozen:
        t.undecided[plate] += 1  # its value is not known yet, so it lies in no slot
    else:
        slots = t.plates[t.round][plate]
        slots[slot] += 1
        slots[s.WASABI] -= book.wet[slot]  # a nigiri on wasabi uses up a bare one
        t.undecided[plate] += book.rolls[slot]
        t.berry[plate] |= book.berry[slot]


def natural_slot(t: Table, plate: int, kind: int) -> int:
    """Where a card goes if nobody chooses: a nigiri on an open wasabi, in every edition."""
    if s.EGG <= kind < s.EGG + s.NIGIRI and t.plates[t.round][plate][s.WASABI] > 0:
        return s.WET + kind - s.EGG
    return kind if kind < s.BASE else kind + s.NIGIRI


def leave_hand(t: Table, hand: int, kind: int) -> None:
    """Take a card out of a hand, and keep what is known of the hand right.

    An onlooker who can explain a card by what it knows of the hand does so; only otherwise was it
    one of those it does not know.
    """
    t.hands[hand][kind] -= 1
    if kind == s.CHOPSTICKS and t.public[hand] > 0:
        t.public[hand] -= 1
    if t.fresh[hand] == kind + 1 and t.hands[hand][kind] == 0:
        t.fresh[hand] = 0


def play_cards(t: Table, book: Book, work: Work, seat: int, play: int) -> None:
    """One card from hand to plate, or two for a chopsticks card that joins the hand."""
    hand = book.holds[t.round][t.turn][seat]
    slot = book.first[play]
    leave_hand(t, hand, book.card[slot])
    lay(t, book, work, seat, slot)
    slot = book.second[play]
    if slot >= 0:
        leave_hand(t, hand, book.card[slot])
        lay(t, book, work, seat, slot)
        t.plates[t.round][seat][s.CHOPSTICKS] -= 1
        t.hands[hand][s.CHOPSTICKS] += 1
        t.public[hand] += 1
        note(work, s.LOG_CHOPSTICKS, seat, hand, 0)


def play_last(t: Table, book: Book, work: Work, seat: int) -> None:
    """Lay the one card of a hand without asking (S1, S2: the last card)."""
    hand = book.holds[t.round][t.turn][seat]
    kind = 0
    for each in range(1, book.kinds):  # the others count nothing: no jump to guess
        kind += each * t.hands[hand][each]
    leave_hand(t, hand, kind)
    lay(t, book, work, seat, natural_slot(t, seat, kind))


def hand_size(t: Table, book: Book, seat: int) -> int:
    """How many cards a seat holds while it chooses or is about to draw."""
    drawn = book.puppet and t.actor == seat  # the controller holds one more
    left = book.turns - t.turn
    return (left if left < book.cards else book.cards) + drawn - t.to_draw[seat]


def reveal(t: Table, book: Book, work: Work) -> None:
    """Lay what every seat chose, the puppet's card with its controller's."""
    for seat in range(book.seats):
        if hand_size(t, book, seat) < 2:
            play_last(t, book, work, seat)
        elif book.puppet and t.actor == seat:
            choice = work.choice[seat]
            slot = choice // book.plays - 1
            leave_hand(t, book.holds[t.round][t.turn][seat], book.card[slot])
            lay(t, book, work, book.seats, slot)  # first: own chopsticks may join the hand after it
            play_cards(t, book, work, seat, choice % book.plays)
        else:
            play_cards(t, book, work, seat, work.choice[seat])


def any_undecided(t: Table, book: Book) -> int:
    """1 if a yogurt or a mochi just laid still waits for chance."""
    waits = 0
    if book.die or book.frozen >= 0:
        for plate in range(book.plates):
            waits |= t.undecided[plate] > 0
    return waits


def check_squishy(t: Table, book: Book, work: Work) -> None:
    """After each reveal, once: who leads in symbols with a strawberry of this turn? (S1)"""
    laid = 0
    for plate in range(book.plates):
        laid |= t.berry[plate]
    if laid == 0:
        return
    top = 0
    for plate in range(book.plates):
        top = max(top, desserts(t.plates, book, plate))
    leaders = 0
    leader = s.NO_SEAT
    for plate in range(book.plates):
        if t.berry[plate] and desserts(t.plates, book, plate) == top:
            leaders += 1
            leader = plate
        t.berry[plate] = 0
    if leaders == 1 and leader != t.squishy:
        t.squishy = leader
        t.taken[t.round][leader] += 1
        t.points[leader] += book.squishy
        note(work, s.LOG_SQUISHY, leader, book.squishy, 0)


def pass_on(t: Table, book: Book, work: Work) -> None:
    """Hands stay put and seats walk round them: the next turn says who holds which."""
    t.turn += 1
    for hand in range(book.seats):
        t.fresh[hand] = 0
    if t.turn < book.turns:
        note(work, s.LOG_PASSED, s.NO_SEAT, t.round, book.way[t.round])


def mark_to_draw(t: Table, book: Book) -> int:
    """Mark the seats that draw from a pile before this turn, and say whether there are any."""
    if book.puppet:
        t.actor = (t.starter + t.round * book.turns + t.turn) % book.seats  # SA-24
        t.to_draw[t.actor] = 1
        return 1
    if book.first_draw <= t.turn <= book.last_draw:
        for seat in range(book.seats):
            t.to_draw[seat] = 1
        return 1
    return 0


def draw_card(t: Table, book: Book, work: Work, kind: int) -> None:
    """The first seat that has still to draw gets this card, unseen by the others."""
    seat = 0
    while t.to_draw[seat] == 0:
        seat += 1
    hand = book.holds[t.round][t.turn][seat]
    t.to_draw[seat] = 0
    t.deck[kind] -= 1
    t.hands[hand][kind] += 1
    t.fresh[hand] = kind + 1
    note(work, s.LOG_DREW, seat, kind, 0)


def next_drawer(t: Table, book: Book) -> int:
    """The seat that draws next; NO_SEAT if nobody has still to draw."""
    for seat in range(book.seats):
        if t.to_draw[seat]:
            return seat
    return s.NO_SEAT


def end_round(t: Table, book: Book, work: Work) -> None:
    """Score the round; begin the next, or score the desserts and end the game."""
    score_round(t.plates[t.round], t.taken[t.round], book, work, t.round)
    for plate in range(book.plates):
        for line in range(s.LINE_TEMPURA, s.LINE_MAKI + 1):  # the squishy was paid at once
            t.points[plate] += work.points[t.round][plate][line]
    note(work, s.LOG_SCORED, s.NO_SEAT, t.round, 0)
    if book.boat:
        move_boat(t, book, work)
    if t.round == book.rounds - 1:
        score_end(t.plates, t.dice, book, work)
        for plate in range(book.plates):
            t.points[plate] += work.points[s.END][plate][s.LINE_DESSERT]
        t.phase = s.PHASE_OVER
        note(work, s.LOG_OVER, s.NO_SEAT, 0, 0)
    else:
        t.round += 1
        t.turn = 0
        t.dealt = 0
        t.phase = s.PHASE_DEAL


def move_boat(t: Table, book: Book, work: Work) -> None:
    """The boat marks the sole leader on total points; a tie leaves it where it is (S1)."""
    leader = 0
    level = 0
    for seat in range(book.seats):
        if t.points[seat] > t.points[leader]:
            leader = seat
    for seat in range(book.seats):
        level += t.points[seat] == t.points[leader]
    if level == 1 and leader != t.boat:
        t.boat = leader
        note(work, s.LOG_BOAT, leader, 0, 0)


def begin_turn(t: Table, book: Book, work: Work) -> None:
    """Go on from a deal or a pass to the next thing that somebody owes."""
    if mark_to_draw(t, book):
        t.phase = s.PHASE_DRAW
    else:
        ask(t, book, work)


def ask(t: Table, book: Book, work: Work) -> None:
    """Seats choose, unless nobody holds more than one card: those are laid at once."""
    for seat in range(book.seats):
        if hand_size(t, book, seat) > 1:
            t.phase = s.PHASE_CHOOSE
            return
    reveal(t, book, work)
    if any_undecided(t, book):
        t.phase = s.PHASE_DESSERT
    else:
        close_turn(t, book, work)
        end_round(t, book, work)


def close_turn(t: Table, book: Book, work: Work) -> None:
    """All cards of the turn lie and chance has decided: settle the squishy and pass on."""
    if book.squishy:
        check_squishy(t, book, work)
    pass_on(t, book, work)


def go_on(t: Table, book: Book, work: Work) -> None:
    """After a reveal: wait for chance, or close the turn and begin the next."""
    if any_undecided(t, book):
        t.phase = s.PHASE_DESSERT
        return
    close_turn(t, book, work)
    if t.turn == book.turns:
        end_round(t, book, work)
    else:
        begin_turn(t, book, work)
