"""What searching bots believe of Sushi Roll: rules of thumb, in hundredths of a point.

`worth` guides a search towards sensible dice, menus and swaps and plays out what lies beyond it;
`outlook` judges the table where a search stops. Neither is a rule: what dice and tokens score is
asked of the rules' own numbers. Written in the integer subset, so that it is compiled together
with the rules.

What is begun is worth what may still come of it: with j dice on a belt, a face that one die in
1000 / q shows is missed with probability (1 − q / 1000)^j, and who takes it gives up an ordinary
die for it.
"""

from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.scoring import count_maki
from sushibelt.games.sushi_roll.state import (
    FACES,
    GET,
    GIVE,
    MAKI,
    MARK,
    MENU,
    MENUS,
    NIGIRI,
    OVER,
    PUDDING,
    PUDDINGS,
    ROLL,
    STICKS,
    TAKE,
    TYPES,
    WASABI,
    Table,
    Work,
)

POINT = 100
ORDINARY = 250  # what a die brings on average: the price of using a turn for another
MILLE = 1000
DIE = 6  # sides
KEEPING = 75  # worth of a token beside what it scores, at the start; later it serves less often
MAKI_PACE = 150  # icons in a hundred turns that a seat may gain on another
PUDDING_PACE = 50  # and puddings
NEVER = -5000
WANTED = 5000  # marks come in ascending order: the lowest die to be rolled is marked first
STEP = 200
PLAIN = 3  # appeal of a face without icons or points of its own, beside theirs


def turns_left(t: Table, book: Book) -> int:
    """How many dice a seat will still take this round after the one at hand."""
    return book.belt - 1 - t.cycle


def game_left(t: Table, book: Book) -> int:
    """Like `turns_left`, to the end of the game."""
    return (book.rounds - t.round) * book.belt - 1 - t.cycle


def frequency(t: Table, book: Book, face: int) -> int:
    """How many of 1000 dice on the belts will show this face when they are rolled again."""
    kind = book.type_of[face]
    first = book.first_face[kind]
    dice = 0
    for seat in range(book.seats):
        for other in range(first, first + book.face_count[kind]):
            dice += t.belts[seat][other]
    everywhere = book.seats * (book.belt - t.cycle) - t.taken
    return dice * book.sides[face] * MILLE // (max(everywhere, 1) * DIE)


# What one more die of each type promises.


def set_worth(t: Table, book: Book, seat: int, face: int) -> int:
    """A die towards a set: what it adds, and how much closer it brings what follows."""
    line = 0
    while book.set_face[line] != face:
        line += 1
    points = book.set_points[line]
    first = points[1] * POINT
    second = points[2] * POINT - first
    third = (points[3] - points[2]) * POINT
    with_none = 0  # what is still hoped for with so many in the set that is begun
    with_one = 0
    with_two = 0
    often = frequency(t, book, face)
    missed = MILLE
    for _ in range(turns_left(t, book)):
        missed -= missed * often // MILLE
        came = MILLE - missed
        gain_third = third + with_none - with_two - ORDINARY
        gain_second = second + with_two - with_one - ORDINARY
        gain_first = first + with_one - with_none - ORDINARY
        with_two += came * max(0, gain_third) // MILLE
        with_one += came * max(0, gain_second) // MILLE
        with_none += came * max(0, gain_first) // MILLE
    have = t.trays[t.round][seat][face] % book.set_size
    if have == 0:
        return first + with_one - with_none
    if have == 1:
        return second + with_two - with_one
    return third + with_none - with_two


def wasabi_hope(t: Table, book: Book) -> int:
    """What a free wasabi promises: the best nigiri that may come, beyond an ordinary die."""
    low = book.first_face[NIGIRI]
    often = frequency(t, book, low)  # as often as any other nigiri
    hope = 0
    missed = MILLE
    for _ in range(turns_left(t, book)):
        missed -= missed * often // MILLE
        chance = MILLE
        gained = 0
        for i in range(book.face_count[NIGIRI]):  # the best comes last
            face = low + book.face_count[NIGIRI] - 1 - i
            gain = book.nigiri[face] * book.wasabi_factor * POINT - ORDINARY - hope
            gained += chance * (MILLE - missed) // MILLE * max(0, gain) // MILLE
            chance = chance * missed // MILLE
        hope += gained
    return hope


def nigiri_worth(t: Table, book: Book, seat: int, face: int) -> int:
    """A nigiri: its points, or three times that less what the wasabi might have had instead."""
    points = book.nigiri[face] * POINT
    if t.trays[t.round][seat][WASABI] > 0:
        return points * book.wasabi_factor - wasabi_hope(t, book)
    return points


def ahead(lead: int, spread: int) -> int:
    """How sure, of 1000, a lead is to last (a tie counts) when so many may still be gained."""
    return max(0, min(MILLE, MILLE // 2 + (2 * lead + 1) * MILLE // (4 * spread + 2)))


def maki_prize(t: Table, book: Book, seat: int, more: int) -> int:
    """What a seat may expect for its maki, with some more icons."""
    left = turns_left(t, book)
    spread = left * MAKI_PACE // 100 + (t.taken + 1 < book.seats)
    trays = t.trays[t.round]
    mine = count_maki(trays[seat], book) + more
    best = MILLE  # the odds that nobody has more
    next_best = 0  # that just one has
    for other in range(book.seats):
        if other != seat:
            sure = ahead(mine - count_maki(trays[other], book), spread)
            next_best = (next_best * sure + best * (MILLE - sure)) // MILLE
            best = best * sure // MILLE
    prize = (best * book.maki_first + next_best * book.maki_second) * POINT // MILLE
    if mine == 0 and book.maki_needs_one:  # a first icon has to come yet
        prize = prize * left // (left + 1)
    return prize


def pudding_prize(t: Table, book: Book, seat: int, more: int) -> int:
    """What a seat may expect for its puddings in the end, with some more."""
    spread = game_left(t, book) * PUDDING_PACE // 100
    mine = t.tokens[seat][PUDDINGS] + more
    most = MILLE
    fewest = MILLE
    for other in range(book.seats):
        if other != seat:
            lead = mine - t.tokens[other][PUDDINGS]
            most = most * ahead(lead, spread) // MILLE
            fewest = fewest * ahead(-lead, spread) // MILLE
    return (most * book.dessert_most - fewest * book.dessert_fewest) * POINT // MILLE


def token_worth(t: Table, book: Book) -> int:
    """What a menu or chopsticks token promises: its share of a point, and what it may serve for."""
    whole = book.rounds * book.belt
    return POINT // book.tokens_per_point + KEEPING * game_left(t, book) // whole


def face_worth(t: Table, book: Book, seat: int, face: int) -> int:
    """What a die with this face promises the seat, whether or not it lies there."""
    kind = book.type_of[face]
    if kind == NIGIRI:
        return nigiri_worth(t, book, seat, face)
    if kind == MAKI:
        return maki_prize(t, book, seat, book.icons[face]) - maki_prize(t, book, seat, 0)
    if face == WASABI:
        return wasabi_hope(t, book) // (1 + t.trays[t.round][seat][WASABI])
    if book.gives[face] < 0:
        return set_worth(t, book, seat, face)
    count = min(book.icons[face], t.supply[book.gives[face]])
    if kind == PUDDING:
        return pudding_prize(t, book, seat, count) - pudding_prize(t, book, seat, 0)
    return count * token_worth(t, book)


# What using a token promises.


def best_face(t: Table, book: Book, seat: int) -> int:
    """The face on the seat's belt that promises most."""
    chosen = 0
    best = NEVER
    for face in range(FACES):
        if t.belts[seat][face] > 0:
            promised = face_worth(t, book, seat, face)
            if promised > best:
                best = promised
                chosen = face
    return chosen


def menu_worth(t: Table, book: Book, seat: int) -> int:
    """Rolling all but the best die again: what the best may be then, without the token."""
    kept = best_face(t, book, seat)
    alone = turns_left(t, book) == 0  # the only die: then it is rolled
    best = 0 if alone else face_worth(t, book, seat, kept)
    missed = MILLE
    better = 0  # dice that may show something better, in sixths
    gained = 0
    for kind in range(TYPES):
        first = book.first_face[kind]
        dice = 0
        for face in range(first, first + book.face_count[kind]):
            dice += t.belts[seat][face]
        dice -= book.type_of[kept] == kind and not alone
        if dice > 0:
            sides = 0
            for face in range(first, first + book.face_count[kind]):
                gain = face_worth(t, book, seat, face) - best
                if gain > 0:
                    sides += book.sides[face]
                    gained += dice * book.sides[face] * gain
            better += dice * sides
            for _ in range(dice):
                missed -= missed * sides // DIE
    promised = best + (MILLE - missed) * gained // (max(better, 1) * MILLE)
    return promised - token_worth(t, book)


def mark_worth(t: Table, book: Book, seat: int, face: int) -> int:
    """A die to roll again: each but the best, the lowest first."""
    spare = t.belts[seat][face] - t.marked[face]
    if spare == 1 and best_face(t, book, seat) == face:
        spare = 0
    return WANTED - STEP * face if spare > 0 else NEVER


def dullest_face(t: Table, book: Book, seat: int) -> int:
    """The face on the seat's belt that anybody else is likely to want least."""
    chosen = 0
    least = MILLE
    for face in range(FACES):
        if t.belts[seat][face] > 0:
            appeal = book.icons[face] + book.nigiri[face]
            if appeal == 0:
                appeal = PLAIN
            if appeal < least:
                least = appeal
                chosen = face
    return chosen


def give_worth(t: Table, book: Book, seat: int, face: int) -> int:
    """Offering the dullest die for the best one on another belt, without the token."""
    if face != dullest_face(t, book, seat):
        return NEVER
    best = NEVER
    for wanted in range(FACES):
        there = 0
        for other in range(book.seats):
            there += t.belts[other][wanted]
        if there > t.belts[seat][wanted]:
            best = max(best, face_worth(t, book, seat, wanted))
    return best - token_worth(t, book)


def worth(t: Table, book: Book, seat: int, action: int) -> int:
    """What an action promises the seat."""
    if action == MENU:
        return menu_worth(t, book, seat)
    if MARK <= action < ROLL:
        return mark_worth(t, book, seat, action - MARK)
    if action == ROLL:
        return 0
    if GIVE <= action < GET:
        return give_worth(t, book, seat, action - GIVE)
    face = action - TAKE if action < MENU else (action - GET) % FACES
    return face_worth(t, book, seat, face)


def outlook(t: Table, book: Book, _work: Work, out: Vector) -> int:
    """Write what each seat may expect to have in the end; say how many rounds are to come."""
    for seat in range(book.seats):
        out[seat] = t.points[seat] * POINT
        if t.stage != OVER:
            out[seat] += pudding_prize(t, book, seat, 0)
            held = t.tokens[seat][MENUS] + t.tokens[seat][STICKS]
            out[seat] += held * token_worth(t, book)
    return book.rounds - t.round


def stretch(t: Table) -> int:
    """A number that changes where a search may stop and judge: with every round."""
    return t.round
