"""A ruleset and a seat count, as integers and tables that the rules read."""

from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.sushi_roll import components
from sushibelt.games.sushi_roll.editions import Ruleset
from sushibelt.games.sushi_roll.state import (
    FACES,
    NO_TOKEN,
    SEATS,
    SETS,
    SLOTS,
    TOKENS,
    TYPES,
)

SET_SIZE = 3  # at most


class Book(Row):
    """The integers of one ruleset at one seat count."""

    seats: int = ints()
    rounds: int = ints()
    belt: int = ints()  # dice per belt at the start of a round
    left: Vector = ints(SEATS)  # the left neighbour of each seat
    extra_slide: int = ints()  # 1: belts slide once more after a round
    dice: Vector = ints(TYPES)
    first_face: Vector = ints(TYPES)  # the faces of a type are one block
    face_count: Vector = ints(TYPES)
    type_of: Vector = ints(FACES)
    sides: Vector = ints(FACES)  # sides of a die that show this face
    icons: Vector = ints(FACES)
    gives: Vector = ints(FACES)  # the token this face brings, or NO_TOKEN
    wet: Vector = ints(FACES)  # the slot of this nigiri on a wasabi; 0: it is no nigiri
    top: Vector = ints(SLOTS)  # the face seen on a slot
    on_wasabi: Vector = ints(SLOTS)  # 1: a wasabi die lies beneath
    total: Vector = ints(TOKENS)
    initial: Vector = ints(TOKENS)
    set_face: Vector = ints(SETS)  # the face counted in each line of sets
    set_size: int = ints()
    set_points: Grid = ints(SETS, SET_SIZE + 1)  # for a set of none, one, two, three
    nigiri: Vector = ints(FACES)
    wasabi_factor: int = ints()
    maki_first: int = ints()
    maki_second: int = ints()
    maki_needs_one: int = ints()
    dessert_most: int = ints()
    dessert_fewest: int = ints()
    share_prizes: int = ints()
    tokens_per_point: int = ints()


def make_book(ruleset: Ruleset, seats: int) -> Book:
    """Return the book of this ruleset for this many seats."""
    book = Book()
    book.seats = seats
    book.rounds = ruleset.rounds.value
    book.belt = ruleset.belt[seats].value
    for seat in range(seats):
        book.left[seat] = (seat + 1) % seats
    book.extra_slide = int(seats == ruleset.extra_slide_seats.value)
    _write_dice(book, ruleset)
    _write_slots(book)
    for token, name in enumerate(components.TOKENS):
        book.total[token] = ruleset.token_totals[name].value
        book.initial[token] = ruleset.starting_tokens[name].value
    _write_values(book, ruleset)
    return book


def _write_dice(book: Book, ruleset: Ruleset) -> None:
    for kind, name in enumerate(components.TYPES):
        faces = [components.FACES.index(face) for face in ruleset.sides[name]]
        book.dice[kind] = ruleset.dice[name].value
        book.first_face[kind] = min(faces)
        book.face_count[kind] = len(faces)
        for face in faces:
            book.type_of[face] = kind
            book.sides[face] = ruleset.sides[name][components.FACES[face]].value
    for face, name in enumerate(components.FACES):
        book.icons[face] = ruleset.icons[name].value if name in ruleset.icons else 0
        token = name.rstrip("123")
        known = token in components.TOKENS
        book.gives[face] = components.TOKENS.index(token) if known else NO_TOKEN


def _write_slots(book: Book) -> None:
    for slot, name in enumerate(components.SLOTS):
        below, _, above = name.rpartition("+")
        face = components.FACES.index(above)
        book.top[slot] = face
        if below:
            book.on_wasabi[slot] = 1
            book.wet[face] = slot


def _write_values(book: Book, ruleset: Ruleset) -> None:
    book.set_size = max(len(steps) for steps in ruleset.sets.values())
    for line, name in enumerate(components.SET_LINES):
        book.set_face[line] = components.FACES.index(name)
        for size, fact in enumerate(ruleset.sets[name], start=1):
            book.set_points[line][size] = fact.value
    for name, fact in ruleset.nigiri.items():
        book.nigiri[components.FACES.index(name)] = fact.value
    book.wasabi_factor = ruleset.wasabi_factor.value
    book.maki_first = ruleset.maki_first.value
    book.maki_second = ruleset.maki_second.value
    book.maki_needs_one = ruleset.maki_needs_one.value
    book.dessert_most = ruleset.dessert_most.value
    loses = book.seats > ruleset.dessert_no_loss_seats.value
    book.dessert_fewest = ruleset.dessert_fewest.value if loses else 0
    book.share_prizes = ruleset.share_prizes.value
    book.tokens_per_point = ruleset.tokens_per_point.value
