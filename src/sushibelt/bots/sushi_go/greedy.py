"""Greedy at Sushi Go!: lay what makes the own plate promise most.

A plate's promise is what the rules' own scoring says of it now, and of it with the further cards
that may still come. The weights are a rule of thumb; no value of a card is written here.
"""

from sushibelt.bots.prospects import averaged, best_to_come, worth_with_more
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Action, Seat
from sushibelt.core.layout import Grid, Row
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import battle, draws, scoring, turns
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table, Work

ORDINARY = 2.0  # points that a card brings on average: the price of using a turn for another
EAGER = 1.5  # who wants a kind gets more than a fair share of it
MOST = 4  # further copies of one kind that are worth thinking of


def choose(game: AnyGame, row: Row, seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Return the action after which the seat's plate promises most (golf: least)."""
    assert isinstance(row, Table)  # a row of this family
    book = game.book
    with game.scratch(SILENT) as work:
        if book.puppet and row.actor == seat:
            return choose_for_two(row, book, work, seat, actions)
        if book.battle:
            worth = {a: lead(after_spot(row, book, work, a), book, work, seat) for a in actions}
        else:
            plays = {a: after_play(row, book, work, seat, a) for a in actions}
            worth = {a: promise(after, book, work, seat) for a, after in plays.items()}
    return max(actions, key=lambda action: worth[action])


def choose_for_two(
    t: Table, book: Book, work: Work, seat: Seat, actions: tuple[Action, ...]
) -> Action:
    """Return the controller's action: the best play, and for the puppet what harms the other."""
    own: dict[int, float] = {}
    given: dict[int, float] = {}
    for action in actions:
        play, slot = action % book.plays, action // book.plays - 1
        if play not in own:
            own[play] = promise(after_play(t, book, work, seat, play), book, work, seat)
        if slot not in given:
            given[slot] = lead(after_gift(t, book, work, seat, slot), book, work, seat)
    return max(actions, key=lambda a: own[a % book.plays] + given[a // book.plays - 1])


def after_play(t: Table, book: Book, work: Work, seat: Seat, play: int) -> Table:
    """Return the table after this seat alone has laid its cards."""
    after = t.copy()
    turns.play_cards(after, book, work, seat, play)
    return _with_squishy(after, book, work)


def after_gift(t: Table, book: Book, work: Work, seat: Seat, slot: int) -> Table:
    """Return the table after this seat has laid the puppet's card, and nothing else."""
    after = t.copy()
    turns.leave_hand(after, book.holds[t.round][t.turn][seat], book.card[slot])
    turns.lay(after, book, work, book.seats, slot)
    return _with_squishy(after, book, work)


def after_spot(t: Table, book: Book, work: Work, spot: int) -> Table:
    """Return the Battle table after the seat whose turn it is has taken this card, or none."""
    after = t.copy()
    if t.phase == s.PHASE_SECOND and spot != battle.STOP:
        battle.take_second(after, book, work, spot)
    elif t.phase != s.PHASE_SECOND:
        battle.take_spot(after, book, work, spot)
    return _with_squishy(after, book, work)


def _with_squishy(t: Table, book: Book, work: Work) -> Table:
    if book.squishy:
        turns.check_squishy(t, book, work)
    return t


def lead(t: Table, book: Book, work: Work, seat: Seat) -> float:
    """Return how much more this seat may hope for than the other one of a table for two."""
    return promise(t, book, work, seat) - promise(t, book, work, 1 - seat)


def promise(t: Table, book: Book, work: Work, seat: Seat) -> float:
    """Return what this seat may hope for in all; with the fewest points winning, less is more."""
    coming = cards_coming(t, book)
    points = sets(t, book, work, seat, coming) + nigiri(t, book, work, seat, coming)
    points += book.sign * (t.points[seat] + maki(t, book, work, seat, coming))
    points += book.sign * desserts(t, book, work, seat)
    if book.sign > 0 and t.plates[t.round][seat][s.CHOPSTICKS]:
        points += ORDINARY * turns_left(t, book) / book.turns
    return points


def turns_left(t: Table, book: Book) -> int:
    """How often each seat will still lay a card in this round, after the one it chooses now."""
    return (book.turns - 1 - t.turn) // (book.seats if book.battle else 1)


def cards_coming(t: Table, book: Book) -> list[float]:
    """How many cards of each kind a seat that wants them may expect until the round ends."""
    seen = [0] * book.kinds
    for hand in range(book.seats):
        for kind in range(book.kinds):
            seen[kind] += t.hands[hand][kind]
    for card in t.spots:
        if card > s.EMPTY:
            seen[card - 1] += 1
    unseen = max(0, turns_left(t, book) * book.plates - sum(seen))
    each = unseen / max(1, sum(t.deck))
    share = EAGER / book.plates
    return [share * (seen[kind] + each * t.deck[kind]) for kind in range(book.kinds)]


def sets(t: Table, book: Book, work: Work, seat: Seat, coming: list[float]) -> float:
    """Return what tempura, sashimi and dumplings promise."""
    slots, why = t.plates[t.round][seat], work.why[t.round][seat][s.LINE_TEMPURA]
    points = 0.0
    for slot in (s.TEMPURA, s.SASHIMI, s.DUMPLING):
        supposed = slots[:]
        scores = []
        for _ in range(MOST + 1):
            if slot == s.DUMPLING:
                scored = scoring.score_dumplings(supposed, book, why)
            else:
                scored = scoring.score_sets(supposed, book, slot, why)
            scores.append(book.sign * scored)
            supposed[slot] += 1
        points += worth_with_more(scores, coming[slot], ORDINARY)
    return points


def nigiri(t: Table, book: Book, work: Work, seat: Seat, coming: list[float]) -> float:
    """Return what nigiri score, and what the best that may come would add on open wasabi."""
    slots = t.plates[t.round][seat][:]
    why = work.why[t.round][seat][s.LINE_NIGIRI]
    points = scoring.score_nigiri(slots, book, why)
    hopes = []
    for i in range(s.NIGIRI):
        slots[s.WET + i] += 1
        gain = scoring.score_nigiri(slots, book, why) - points
        slots[s.WET + i] -= 1
        hopes.append((gain - ORDINARY, coming[s.EGG + i]))
    hope = best_to_come(hopes)
    halves = sum(0.5**n for n in range(slots[s.WASABI]))  # a second waits for a second nigiri
    return book.sign * (points + hope * halves)


def maki(t: Table, book: Book, work: Work, seat: Seat, coming: list[float]) -> float:
    """Return the prize to be expected, whoever may still gain on whom."""
    stir = sum(coming[slot] * book.icons[slot] for slot in (s.MAKI1, s.MAKI2, s.MAKI3))

    def prize(mine: int, theirs: int) -> int:
        plates = with_more(t.plates[t.round], seat, s.MAKI1, mine, theirs)
        scoring.score_maki(plates, book, work, t.round)
        return work.points[t.round][seat][s.LINE_MAKI]

    return averaged(prize, stir)


def with_more(plates: Grid, seat: Seat, slot: int, mine: int, theirs: int) -> Grid:
    """Suppose so many more in a slot of this seat's plate, and of each other plate."""
    supposed = [slots[:] for slots in plates]
    for plate, slots in enumerate(supposed):
        slots[slot] += mine if plate == seat else theirs
    return supposed


def desserts(t: Table, book: Book, work: Work, seat: Seat) -> float:
    """Return what the end of the game will bring, averaged over what chance still decides."""
    if not t.undecided[seat]:
        return dessert_points(t, book, work, seat)
    waiting = t.copy()
    waiting.phase = s.PHASE_DESSERT
    odds = work.odds[: draws.odds(waiting, book, work.odds)]
    total = 0.0
    for value, weight in enumerate(odds):
        if weight:
            decided = t.copy()
            if book.die:
                decided.dice[seat] = value + 1
            else:
                decided.plates[t.round][seat][book.value_slot + value] += t.undecided[seat]
            total += weight * dessert_points(decided, book, work, seat)
    return total / sum(odds)


def dessert_points(t: Table, book: Book, work: Work, seat: Seat) -> float:
    """Return what the desserts on this plate promise, as far as they are settled."""
    left = 1 - (t.round * book.turns + t.turn + 1) / (book.rounds * book.turns)
    if book.teas:
        return tea_points(t, book, work, seat, left)
    if book.die:  # the later the roll, the longer it stands
        scoring.score_end(t.plates, t.dice, book, work)
        return (1 - left) * work.points[s.END][seat][s.LINE_DESSERT]

    def prize(mine: int, theirs: int) -> int:
        plates = [*t.plates]
        plates[t.round] = with_more(plates[t.round], seat, s.DESSERT_SLOT, mine, theirs)
        scoring.score_end(plates, t.dice, book, work)
        return work.points[s.END][seat][s.LINE_DESSERT]

    return averaged(prize, left * symbols_laid(book))


def symbols_laid(book: Book) -> float:
    """How many symbols of desserts a seat lays in a whole game, on average."""
    sweet = range(s.BASE, book.kinds)
    symbols = sum(book.deck[kind] * book.symbols[kind + s.NIGIRI] for kind in sweet)
    cards = book.rounds * book.turns // (book.seats if book.battle else 1)
    return symbols * cards / sum(book.deck)


def tea_points(t: Table, book: Book, work: Work, seat: Seat, left: float) -> float:
    """Return the points of the teas, and a share of what one more might add."""
    slots = t.plates[t.round][seat]
    scoring.score_tea(t.plates, book, seat, work)
    points = work.points[s.END][seat][s.LINE_DESSERT]
    gain = 0
    for slot in range(book.tea_slot, book.tea_slot + book.teas):
        held = sum(plates[seat][slot] for plates in t.plates)
        if held < book.deck[book.card[slot]]:
            slots[slot] += 1
            scoring.score_tea(t.plates, book, seat, work)
            gain += work.points[s.END][seat][s.LINE_DESSERT] - points
            slots[slot] -= 1
    return points + left * gain / book.teas
