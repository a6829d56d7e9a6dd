"""A ruleset at one seat count, as integers: everything the rules read."""

from math import prod

from sushibelt.core.layout import Cube, Grid, Row, Vector, flatten, ints
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.components import BASE_KINDS, BATTLE_FACE_DOWN, BATTLE_ROWS, PRINTED
from sushibelt.games.sushi_go.editions import Ruleset

LADDER = 8  # index by count
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
    fitting: Grid = ints(2, s.SLOTS)  # slots that fit alone without an open wasabi, and with one
    fits: Vector = ints(2)  # how many these are
    pairs_of: Vector = ints(s.SLOTS)  # the play of a slot and a later one, less the later slot
    needs: Vector = ints(s.PLAYS)  # open wasabi that a pair takes,
    bears: Vector = ints(s.PLAYS)  # and the most that may be open before it
    twice: Vector = ints(s.PLAYS)  # 1: a pair of the same card
    must: int = ints()  # a nigiri must go on an open wasabi
    ordered: int = ints()  # a wasabi laid first in a pair takes the nigiri laid second
    # scoring
    set_size: Vector = ints(s.SLOTS)
    set_points: Vector = ints(s.SLOTS)
    ladder: Vector = ints(LADDER)  # dumplings; the last step holds for more
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
    # newer than the oldest records: see `digested`
    rounds: int = ints()


BY_ROUND = ("holds", "met", "way")  # tables whose rows beyond the last round are blank
ADDED = {"rounds": 3}  # fields that the oldest records do not know, and what was built in then
DERIVED = (
    "fitting",
    "fits",
    "pairs_of",
    "needs",
    "bears",
    "twice",
)  # that say in another way what other fields say


def _kinds(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the kinds of cards in hands, by number."""
    return (*BASE_KINDS, *ruleset.dessert.cards)


def _slots(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the slots of a plate, by number; a yogurt's values follow the card they replace."""
    wet = tuple(f"wasabi+{kind}" for kind in BASE_KINDS[s.EGG : s.EGG + s.NIGIRI])
    return (*BASE_KINDS, *wet, *ruleset.dessert.cards, *ruleset.dessert.values)


def digested(book: Book) -> str:
    """Return the integers that bind a record to its book, as text.

    Fields that came later than the first records are named, and only where they differ from what
    had been built in; so a book that was possible then still has the digest it had.
    """
    known = (name for name, _ in book.fields if name not in ADDED and name not in DERIVED)
    tables = {name: getattr(book, name) for name in known}
    tables |= {name: tables[name][: book.rounds] for name in BY_ROUND}
    numbers = ",".join(str(n) for table in tables.values() for n in flatten(table))
    added = {name: getattr(book, name) for name in ADDED}
    differ = (f"|{name}={n}" for name, n in added.items() if n != ADDED[name])
    return "".join([numbers, *differ])


def make_book(ruleset: Ruleset, seats: int) -> Book:
    """Turn a ruleset and a seat count into the integers that the rules read."""
    _check_room(ruleset)
    book = Book()
    slots = _slots(ruleset)
    book.slot_names, book.kind_names = slots, _kinds(ruleset)
    book.dessert = next(iter(ruleset.dessert.cards)).rstrip("0123456789")
    book.seats, book.kinds, book.slots = seats, len(book.kind_names), len(slots)
    book.plates = seats + (ruleset.play == "puppet")
    book.rounds = ruleset.rounds.value
    _how_it_is_played(book, ruleset)
    _cards(book, ruleset, slots)
    _plays(book)
    _round_scoring(book, ruleset, slots)
    _dessert_scoring(book, ruleset, slots)
    _battle_table(book)
    return book


def _check_room(ruleset: Ruleset) -> None:
    """Raise ValueError if a row of the rules is too short for a table of this ruleset."""
    rooms = {
        "rounds": (ruleset.rounds.value, s.ROUNDS),
        "steps of the ladder": (len(ruleset.values.ladder), LADDER - 1),
        "lengths of a run": (len(ruleset.dessert.runs), RUNS - 1),
    }
    for what, (wanted, room) in rooms.items():
        if wanted > room:
            raise ValueError(f"{wanted} {what}, and the rows have room for {room}")


def _how_it_is_played(book: Book, ruleset: Ruleset) -> None:
    book.battle = int(ruleset.play == "battle")
    book.puppet = int(ruleset.play == "puppet")
    book.random_start = book.battle | book.puppet  # SA-24; S1 Battle
    book.turns = ruleset.hands[book.plates].value
    book.cards = book.turns - ruleset.pile.value
    book.deal = book.seats * book.cards
    book.first_draw, book.last_draw = 1, ruleset.pile.value
    book.sign = -1 if ruleset.fewest_points_win else 1
    book.boat = int(ruleset.boat)
    for round_ in range(book.rounds):
        way = -1 if round_ == 1 and ruleset.second_round == "right" else 1
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
        if second >= 0:
            book.pairs_of[first] = play - second
            _pair(book, play, first, second)
    for wasabi in range(2):
        alone = [i for i in range(book.slots) if book.lowest[i] <= wasabi <= book.highest[i]]
        book.fitting[wasabi][: len(alone)], book.fits[wasabi] = alone, len(alone)


def _pair(book: Book, play: int, a: int, b: int) -> None:
    """Say with how many open wasabi some order of laying two cards fills just these two slots.

    Nigiri on wasabi need as many open ones, those of this turn included where the order counts
    (SA-2). Where they must, a nigiri lies beside the wasabi only if the other took the last (SA-3).
    """
    wet, dry = book.wet[a] + book.wet[b], book.dry[a] + book.dry[b]
    laid = (a, b).count(s.WASABI)
    book.needs[play] = wet - book.ordered * laid
    book.bears[play] = wet if book.must and dry else book.deck[s.WASABI]
    book.twice[play] = int(book.card[a] == book.card[b])


def _round_scoring(book: Book, ruleset: Ruleset, slots: tuple[str, ...]) -> None:
    values = ruleset.values
    for kind, (size, points) in values.sets.items():
        slot = slots.index(kind)
        book.set_size[slot], book.set_points[slot] = size.value, points.value
    book.ladder_top = len(values.ladder)
    book.ladder[1 : 1 + book.ladder_top] = [fact.value for fact in values.ladder]
    for kind, fact in values.nigiri.items():
        book.nigiri[slots.index(kind)] = fact.value
        book.nigiri[slots.index(f"wasabi+{kind}")] = fact.value * values.wasabi_factor.value
    for slot in (s.MAKI1, s.MAKI2, s.MAKI3):
        book.icons[slot] = PRINTED[slots[slot]].value
    book.maki_first, book.maki_second = values.maki_first.value, values.maki_second.value
    book.maki_share = int(ruleset.maki_share)
    book.maki_needs_one = int(ruleset.maki_needs_one)


def _dessert_scoring(book: Book, ruleset: Ruleset, slots: tuple[str, ...]) -> None:
    dessert = ruleset.dessert
    comparison = dessert.two if book.plates == 2 else dessert.more
    book.most, book.fewest = comparison.most.value, comparison.fewest.value
    book.share, book.level_counts = int(comparison.share), int(comparison.level_counts)
    book.tie_break = int(ruleset.tie_break)
    book.squishy, book.die = dessert.squishy.value, dessert.die.value
    for slot in range(s.DESSERT_SLOT, len(slots)):
        book.stays[slot] = 1
        printed = dessert.symbols and slots[slot][-1].isdigit()
        book.symbols[slot] = PRINTED[slots[slot]].value if printed else 1
        book.berry[slot] = int(book.squishy > 0)
        book.rolls[slot] = int(book.die > 0)
    book.frozen = s.DESSERT_SLOT if dessert.values else -1
    book.value_slot = s.DESSERT_SLOT + len(dessert.cards)
    for i, fact in enumerate(dessert.values.values()):
        book.values[i] = fact.value
    book.tea_slot = s.DESSERT_SLOT if dessert.runs else -1
    book.teas = len(dessert.cards) if dessert.runs else 0
    book.run_points[1 : 1 + len(dessert.runs)] = [fact.value for fact in dessert.runs]
    if dessert.runs and prod(fact.value + 1 for fact in dessert.cards.values()) > s.TEA_BOX:
        raise ValueError("more bubble teas than scoring.py has room for: raise TEA_BOX")


def _battle_table(book: Book) -> None:
    """Rows from the top; each card lies under its two lower neighbours (S1, layout inferred)."""
    spot = 0
    covered = [row.value for row in BATTLE_FACE_DOWN]
    for row, size in enumerate(BATTLE_ROWS, start=1):
        for _ in range(size.value):
            below = spot + size.value
            last = row == len(BATTLE_ROWS)
            book.covers[spot] = [-1, -1] if last else [below, below + 1]
            book.face_down[spot] = int(row in covered)
            spot += 1
    if book.battle:
        book.turns = s.SPOTS
        book.deal = s.SPOTS - sum(book.face_down)
