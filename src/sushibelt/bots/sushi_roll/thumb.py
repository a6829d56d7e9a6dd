"""Rules of thumb for Sushi Roll: what each die, menu and swap promises, in hundredths of a point.

They are what a novice sees, and the learned policy (policy.py) builds on what they say of faces.
They are no rules: what dice and tokens score is asked of the rules' own numbers. Written in the
integer subset, so that they are compiled together with the rules.

What is begun is worth what may still come of it: with j dice on a belt, a face that one die in
1000 / q shows is missed with probability (1 − q / 1000)^j, and who takes it gives up an ordinary
die for it.
"""

from sushibelt.bots.fitted import POINT
from sushibelt.bots.sushi_roll.evaluate import (
    MILLE,
    ahead,
    game_left,
    pudding_prize,
)
from sushibelt.bots.sushi_roll.scratch import Scratch
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
    NIGIRI,
    PUDDINGS,
    ROLL,
    SETS,
    TAKE,
    TYPES,
    WASABI,
    Table,
)

ORDINARY = 250  # what a die brings on average: the price of using a turn for another
DIE = 6  # sides
KEEPING = 75  # worth of a token beside what it scores, at the start; later it serves less often
MAKI_PACE = 150  # icons in a hundred turns that a seat may gain on another
NEVER = -5000
WANTED = 5000  # marks come in ascending order: the lowest die to be rolled is marked first
STEP = 200
PLAIN = 3  # appeal of a face without icons or points of its own, beside theirs


def turns_left(t: Table, book: Book) -> int:
    """How many dice a seat will still take this round after the one at hand."""
    return book.belt - 1 - t.cycle


def count_dice(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Note how many dice of each type there are: on the own belt, and of 1000 on all belts."""
    everywhere = max(1, book.seats * (book.belt - t.cycle) - t.taken)
    for kind in range(TYPES):
        first = book.first_face[kind]
        dice = 0
        for face in range(first, first + book.face_count[kind]):
            for other in range(book.seats):
                dice += t.belts[other][face]
        scratch.often[kind] = dice * MILLE // everywhere
        own = 0
        for face in range(first, first + book.face_count[kind]):
            own += t.belts[seat][face]
        scratch.own[kind] = own


def frequency(book: Book, scratch: Scratch, face: int) -> int:
    """How many of 1000 dice on the belts will show this face when they are rolled again."""
    return scratch.often[book.type_of[face]] * book.sides[face] // DIE


# What one more die of each type promises.


def set_worth(t: Table, book: Book, seat: int, face: int, often: int) -> int:
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


def wasabi_hope(t: Table, book: Book, scratch: Scratch) -> int:
    """What a free wasabi promises: the best nigiri that may come, beyond an ordinary die."""
    low = book.first_face[NIGIRI]
    often = frequency(book, scratch, low)  # as often as any other nigiri
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


def value_nigiri(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Nigiri: their points, or three times that less what the wasabi might have had instead."""
    free = t.trays[t.round][seat][WASABI]
    hope = wasabi_hope(t, book, scratch)
    scratch.worth[WASABI] = hope // (1 + free)
    first = book.first_face[NIGIRI]
    for face in range(first, first + book.face_count[NIGIRI]):
        points = book.nigiri[face] * POINT
        scratch.worth[face] = points * book.wasabi_factor - hope if free > 0 else points


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


def token_worth(t: Table, book: Book) -> int:
    """What a menu or chopsticks token promises: its share of a point, and what it may serve for."""
    whole = book.rounds * book.belt
    return POINT // book.tokens_per_point + KEEPING * game_left(t, book) // whole


def value_maki(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Maki: what more icons add to the prize that is in sight."""
    before = maki_prize(t, book, seat, 0)
    first = book.first_face[MAKI]
    for face in range(first, first + book.face_count[MAKI]):
        scratch.worth[face] = maki_prize(t, book, seat, book.icons[face]) - before


def value_tokens(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Puddings, menus and chopsticks: as many as the supply still has."""
    each = token_worth(t, book)
    before = pudding_prize(t, book, seat, 0)
    for face in range(FACES):
        token = book.gives[face]
        if token >= 0:
            count = min(book.icons[face], t.supply[token])
            scratch.worth[face] = count * each
            if token == PUDDINGS:
                scratch.worth[face] = pudding_prize(t, book, seat, count) - before


def value_faces(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Note what a die with each face promises the seat, whether or not it lies there."""
    count_dice(t, book, seat, scratch)
    for line in range(SETS):
        face = book.set_face[line]
        scratch.worth[face] = set_worth(t, book, seat, face, frequency(book, scratch, face))
    value_nigiri(t, book, seat, scratch)
    value_maki(t, book, seat, scratch)
    value_tokens(t, book, seat, scratch)


# What using a token promises.


def best_face(t: Table, seat: int, scratch: Scratch) -> int:
    """The face on the seat's belt that promises most."""
    chosen = 0
    best = NEVER
    for face in range(FACES):
        if t.belts[seat][face] > 0 and scratch.worth[face] > best:
            best = scratch.worth[face]
            chosen = face
    return chosen


def menu_worth(t: Table, book: Book, scratch: Scratch, kept: int) -> int:
    """Rolling all but the best die again: what the best may be then, without the token."""
    alone = turns_left(t, book) == 0  # the only die: then it is rolled
    best = 0 if alone else scratch.worth[kept]
    missed = MILLE
    better = 0  # dice that may show something better, in sixths
    gained = 0
    for kind in range(TYPES):
        first = book.first_face[kind]
        dice = scratch.own[kind] - (book.type_of[kept] == kind and not alone)
        if dice > 0:
            sides = 0
            for face in range(first, first + book.face_count[kind]):
                gain = scratch.worth[face] - best
                if gain > 0:
                    sides += book.sides[face]
                    gained += dice * book.sides[face] * gain
            better += dice * sides
            for _ in range(dice):
                missed -= missed * sides // DIE
    promised = best + (MILLE - missed) * gained // (max(better, 1) * MILLE)
    return promised - token_worth(t, book)


def mark_worth(t: Table, seat: int, face: int, kept: int) -> int:
    """A die to roll again: each but the best, the lowest first."""
    spare = t.belts[seat][face] - t.marked[face]
    if spare == 1 and kept == face:
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


def best_elsewhere(t: Table, book: Book, seat: int, scratch: Scratch) -> int:
    """What the best die on another belt promises."""
    best = NEVER
    for other in range(book.seats):
        if other != seat:
            for face in range(FACES):
                if t.belts[other][face] > 0:
                    best = max(best, scratch.worth[face])
    return best


def thumb(
    t: Table, book: Book, seat: int, actions: Vector, count: int, out: Vector, scratch: Scratch
) -> None:
    """Write what each of these legal actions promises the seat, by rule of thumb."""
    value_faces(t, book, seat, scratch)
    kept = best_face(t, seat, scratch)
    dull = dullest_face(t, book, seat)
    for i in range(count):
        action = actions[i]
        if action < MENU:
            out[i] = scratch.worth[action - TAKE]
        elif action == MENU:
            out[i] = menu_worth(t, book, scratch, kept)
        elif action < ROLL:
            out[i] = mark_worth(t, seat, action - MARK, kept)
        elif action == ROLL:
            out[i] = 0
        elif action >= GET:
            out[i] = scratch.worth[(action - GET) % FACES]
        elif action == GIVE + dull:
            out[i] = best_elsewhere(t, book, seat, scratch) - token_worth(t, book)
        else:
            out[i] = NEVER
