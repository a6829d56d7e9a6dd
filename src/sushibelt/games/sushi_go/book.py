"""A ruleset at one seat count, as integers: everything the rules read."""

from math import prod

from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.components import BASE_KINDS, BATTLE_FACE_DOWN, BATTLE_ROWS
from sushibelt.games.sushi_go.editions import Ruleset

RUNS = 6  # index by length


class Book(Row):
    """The integers of one ruleset at one seat count; the names are for doors, not for rules."""

    slot_names: tuple[str, ...]
    kind_names: tuple[str, ...]
    dessert: str

    seats: int = ints()
    plates: int = ints()  # one more than seats with a puppet
    kinds: int = ints()
    slots: int = ints()
    plays: int = ints()  # one slot or an unordered pair of them
    turns: int = ints()
    cards: int = ints()  # dealt to each hand
    deal: int = ints()  # dealt in all: hands, or the face-up cards of the Battle table
    # how it is played
    battle: int = ints()
    puppet: int = ints()
    random_start: int = ints()
    first_draw: int = ints()  # personal piles: the turns in which both seats draw
    last_draw: int = ints()
    holds: Cube = ints(s.ROUNDS, s.TURNS, s.SEATS)  # which hand a seat holds
    met: Cube = ints(s.ROUNDS, s.SEATS, s.SEATS)  # the turn in which a seat first holds a hand
    way: Vector = ints(s.ROUNDS)  # 1 left, -1 right
    # cards and slots
    deck: Vector = ints(s.KINDS)
    card: Vector = ints(s.SLOTS)  # the kind laid in a slot
    wet: Vector = ints(s.SLOTS)  # 1: a nigiri on wasabi
    dry: Vector = ints(s.SLOTS)  # 1: a nigiri beside it
    lowest: Vector = ints(s.SLOTS)  # open wasabi needed to lay this slot alone
    highest: Vector = ints(s.SLOTS)  # and the most that may be open
    first: Vector = ints(s.PLAYS)  # slots of a play
    second: Vector = ints(s.PLAYS)  # -1: none
    must: int = ints()  # a nigiri must go on an open wasabi
    ordered: int = ints()  # a wasabi laid first in a pair takes the nigiri laid second
    # scoring
    set_size: Vector = ints(s.SLOTS)
    set_points: Vector = ints(s.SLOTS)
    ladder: Vector = ints(8)  # dumplings; the last step holds for more
    ladder_top: int = ints()
    nigiri: Vector = ints(s.SLOTS)
    icons: Vector = ints(s.SLOTS)
    maki_first: int = ints()
    maki_second: int = ints()
    maki_share: int = ints()
    maki_needs_one: int = ints()
    squishy: int = ints()
    berry: Vector = ints(s.SLOTS)  # 1: a card that checks the squishy
    stays: Vector = ints(s.SLOTS)  # 1: a dessert
    symbols: Vector = ints(s.SLOTS)  # what a dessert card counts
    die: int = ints()
    rolls: Vector = ints(s.SLOTS)  # 1: a card that rolls the die
    frozen: int = ints()  # the yogurt's slot, whose value chance decides; else -1
    values: Vector = ints(s.FACES)
    value_slot: int = ints()  # first slot of the yogurts' values
    tea_slot: int = ints()  # first slot of the bubble teas; else -1
    teas: int = ints()
    run_points: Vector = ints(RUNS)
    most: int = ints()
    fewest: int = ints()
    share: int = ints()
    level_counts: int = ints()
    tie_break: int = ints()
    sign: int = ints()  # -1: the fewest points win
    boat: int = ints()
    # Battle table
    covers: Grid = ints(s.SPOTS, 2)  # the spots that cover this one; -1: none
    face_down: Vector = ints(s.SPOTS)


def _kinds(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the kinds of cards in hands, by number."""
    return (*BASE_KINDS, *ruleset.dessert.cards)


def _slots(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the slots of a plate, by number; a yogurt's values follow the card they replace."""
    wet = tuple(f"wasabi+{kind}" for kind in BASE_KINDS[s.EGG : s.EGG + s.NIGIRI])
    return (*BASE_KINDS, *wet, *ruleset.dessert.cards, *ruleset.dessert.values)


def _printed_number(kind: str) -> int:
    return int(kind[-1]) if kind[-1].isdigit() else 1


def make_book(ruleset: Ruleset, seats: int) -> Book:
    """Turn a ruleset and a seat count into the integers that the rules read."""
    book = Book()
    slots = _slots(ruleset)
    book.slot_names, book.kind_names = slots, _kinds(ruleset)
    book.dessert = next(iter(ruleset.dessert.cards)).rstrip("0123456789")
    book.seats, book.kinds, book.slots = seats, len(book.kind_names), len(slots)
    book.plates = seats + (ruleset.play == "puppet")
    _how_it_is_played(book, ruleset)
    _cards(book, ruleset, slots)
    _plays(book)
    _round_scoring(book, ruleset, slots)
    _dessert_scoring(book, ruleset, slots)
    _battle_table(book)
    return book


def _how_it_is_played(book: Book, ruleset: Ruleset) -> None:
    book.battle = int(ruleset.play == "battle")
    book.puppet = int(ruleset.play == "puppet")
    book.random_start = book.battle | book.puppet  # SA-24; S1 Battle
    hand = ruleset.hand[book.plates]
    book.turns = hand
    book.cards = hand - ruleset.pile
    book.deal = book.seats * book.cards
    book.first_draw, book.last_draw = 1, ruleset.pile
    book.sign = -1 if ruleset.fewest_points_win else 1
    book.boat = int(ruleset.boat)
    for round_, way in enumerate((1, 1 if ruleset.second_round == "left" else -1, 1)):
        book.way[round_] = way
        for seat in range(book.seats):
            book.met[round_][seat] = [book.turns] * s.SEATS  # never, unless found below
            for turn in reversed(range(book.turns)):
                hand = (seat - way * turn) % book.seats
                book.holds[round_][turn][seat] = hand
                book.met[round_][seat][hand] = turn


def _cards(book: Book, ruleset: Ruleset, slots: tuple[str, ...]) -> None:
    cards = {**ruleset.base, **ruleset.dessert.cards}
    for kind, name in enumerate(book.kind_names):
        book.deck[kind] = cards[name].value
    book.must = int(ruleset.wasabi == "must")
    book.ordered = int(ruleset.same_turn == "ordered")
    for slot in range(len(slots)):
        on_wasabi = s.WET <= slot < s.DESSERT_SLOT
        book.wet[slot] = int(on_wasabi)
        book.dry[slot] = int(s.EGG <= slot < s.EGG + s.NIGIRI)
        book.card[slot] = slot if slot < s.WET else slot - s.NIGIRI
        if on_wasabi:
            book.card[slot] = s.EGG + slot - s.WET
        book.lowest[slot] = book.wet[slot]
        book.highest[slot] = 0 if book.dry[slot] and book.must else book.deck[s.WASABI]


def _plays(book: Book) -> None:
    plays = [(slot, -1) for slot in range(book.slots)]
    plays += [(a, b) for a in range(book.slots) for b in range(a, book.slots)]
    book.plays = len(plays)
    for play, (first, second) in enumerate(plays):
        book.first[play], book.second[play] = first, second


def _round_scoring(book: Book, ruleset: Ruleset, slots: tuple[str, ...]) -> None:
    book.set_size[s.TEMPURA], book.set_points[s.TEMPURA] = 2, 5
    book.set_size[s.SASHIMI], book.set_points[s.SASHIMI] = 3, 10
    ladder = (0, 1, 3, 6, 10, 15)
    book.ladder_top = len(ladder) - 1
    book.ladder[: len(ladder)] = ladder
    for value in range(s.NIGIRI):
        book.nigiri[s.EGG + value] = value + 1
        book.nigiri[s.WET + value] = 3 * (value + 1)
    for slot in (s.MAKI1, s.MAKI2, s.MAKI3):
        book.icons[slot] = _printed_number(slots[slot])
    book.maki_first, book.maki_second = 6, 3
    book.maki_share = int(ruleset.maki_share)
    book.maki_needs_one = int(ruleset.maki_needs_one)


def _dessert_scoring(book: Book, ruleset: Ruleset, slots: tuple[str, ...]) -> None:
    dessert = ruleset.dessert
    comparison = dessert.two if book.plates == 2 else dessert.more
    book.most, book.fewest = comparison.most, comparison.fewest
    book.share, book.level_counts = int(comparison.share), int(comparison.level_counts)
    book.tie_break = int(ruleset.tie_break)
    book.squishy, book.die = dessert.squishy, dessert.die
    for slot in range(s.DESSERT_SLOT, len(slots)):
        book.stays[slot] = 1
        book.symbols[slot] = _printed_number(slots[slot]) if dessert.symbols else 1
        book.berry[slot] = int(dessert.squishy > 0)
        book.rolls[slot] = int(dessert.die > 0)
    book.frozen = s.DESSERT_SLOT if dessert.values else -1
    book.value_slot = s.DESSERT_SLOT + len(dessert.cards)
    for i, fact in enumerate(dessert.values.values()):
        book.values[i] = fact.value
    book.tea_slot = s.DESSERT_SLOT if dessert.runs else -1
    book.teas = len(dessert.cards) if dessert.runs else 0
    book.run_points[1 : 1 + len(dessert.runs)] = dessert.runs
    if dessert.runs and prod(fact.value + 1 for fact in dessert.cards.values()) > s.TEA_BOX:
        raise ValueError("more bubble teas than scoring.py has room for: raise TEA_BOX")


def _battle_table(book: Book) -> None:
    """Rows from the top; each card lies under its two lower neighbours (S1, layout inferred)."""
    spot = 0
    for row, size in enumerate(BATTLE_ROWS):
        for _ in range(size):
            below = spot + size
            last = row == len(BATTLE_ROWS) - 1
            book.covers[spot] = [-1, -1] if last else [below, below + 1]
            book.face_down[spot] = int(row + 1 in BATTLE_FACE_DOWN)
            spot += 1
    if book.battle:
        book.turns = s.SPOTS
        book.deal = s.SPOTS - sum(book.face_down)
