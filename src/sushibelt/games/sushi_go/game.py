"""Sushi Go!'s integers as ids: names of plays and draws, events, the score sheet, views."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from sushibelt.core.game import Event, Part, SeatSheet, Sheet
from sushibelt.games import prizes
from sushibelt.games.family import Family, LogEntry, RuledGame
from sushibelt.games.ids import Selection
from sushibelt.games.sheet import SheetLabels
from sushibelt.games.sushi_go import draws, knowledge, rules
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book, digested, make_book
from sushibelt.games.sushi_go.editions import Ruleset
from sushibelt.games.sushi_go.scoring import RUNS, score_end, score_round
from sushibelt.games.sushi_go.state import Table, Work
from sushibelt.games.sushi_go.turns import next_drawer
from sushibelt.games.sushi_go.view import PHASE_IDS, SPOT_NAMES, describe, tally

LINE_IDS = ("tempura", "sashimi", "dumpling", "nigiri", "maki", "squishy", "dessert")

PRIZE_NUMBERS = ("count", "place", "sharers", "prize")
PRIZE_IDS = {
    prizes.NO_PRIZE: "none",
    prizes.FIRST: "first",
    prizes.SECOND: "second",
    prizes.FEWEST: "fewest",
    prizes.BOTH: "both",
    prizes.LEVEL: "level",
    prizes.LEFT_OUT: "left-out",
}
LINE_NUMBERS = {
    s.LINE_TEMPURA: ("count", "sets", "left", "size", "each"),
    s.LINE_SASHIMI: ("count", "sets", "left", "size", "each"),
    s.LINE_DUMPLING: ("count", "top", "over"),
    s.LINE_NIGIRI: (
        "egg", "salmon", "squid", "wasabi_egg", "wasabi_salmon", "wasabi_squid", "bare_wasabi",
    ),
    s.LINE_SQUISHY: ("times",),
}  # fmt: skip
LINE_REASONS = {
    s.LINE_TEMPURA: "sets",
    s.LINE_SASHIMI: "sets",
    s.LINE_DUMPLING: "ladder",
    s.LINE_NIGIRI: "nigiri",
    s.LINE_SQUISHY: "squishy",
}


def action_names(book: Book) -> list[str]:
    """Plays as the slots they fill (`egg,wasabi+squid`), the puppet's card behind a colon."""
    if book.battle:
        return [*SPOT_NAMES, "stop"]
    names = []
    for play in range(book.plays):
        first, second = book.first[play], book.second[play]
        pair = f",{book.slot_names[second]}" if second >= 0 else ""
        names.append(book.slot_names[first] + pair)
    if book.puppet:
        names += [f"{own}:{slot}" for slot in book.slot_names for own in names[: book.plays]]
    return names


def phase(t: Table, _book: Book) -> str:
    """The phase's id."""
    return PHASE_IDS[t.phase]


def draw_label(t: Table, book: Book) -> str:
    """What chance decides next."""
    if t.phase == s.PHASE_DEAL and not book.battle:
        return f"hand{t.dealt // book.cards}"
    if t.phase == s.PHASE_DRAW:
        return f"draw{next_drawer(t, book)}"
    if t.phase == s.PHASE_DESSERT:
        plate = next(p for p in range(book.plates) if t.undecided[p])
        return f"{book.dessert}{plate}"
    return {s.PHASE_STARTER: "starter", s.PHASE_DEAL: "table", s.PHASE_FLIP: "flip"}[t.phase]


def draw_name(t: Table, book: Book, value: int) -> str:
    """What one value of chance stands for."""
    if t.phase == s.PHASE_STARTER:
        return str(value)
    if t.phase == s.PHASE_DESSERT:
        return str(value + 1)
    return book.kind_names[value]


def _hands_dealt(t: Table, book: Book, e: LogEntry) -> list[Event]:
    """Everybody sees that cards were dealt; each seat sees its own."""
    events = [Event("dealt", None, {"round": e.a + 1, "cards": book.deal})]
    if not book.battle:
        for seat in range(book.seats):
            hand = dict(tally(book.kind_names, t.hands[seat]))
            if t.fresh[seat]:  # a card drawn since has an event of its own
                name = book.kind_names[t.fresh[seat] - 1]
                hand[name] -= 1
            data = {"cards": {name: n for name, n in hand.items() if n}}
            events.append(Event("hand", seat, data, frozenset({seat})))
    return events


def _drew(_t: Table, book: Book, e: LogEntry) -> list[Event]:
    card = {"card": book.kind_names[e.a]}
    return [Event("drew", e.seat, {}), Event("drew-card", e.seat, card, frozenset({e.seat}))]


def _chopsticks(_t: Table, _book: Book, e: LogEntry) -> list[Event]:
    place = {"spot": SPOT_NAMES[e.a]} if e.b else {"hand": e.a}
    return [Event("chopsticks", e.seat, place)]


def _scored(t: Table, book: Book, e: LogEntry) -> list[Event]:
    parts = [seat.rounds[e.a] for seat in sheet(t, book).seats]
    data = {"round": e.a + 1, "points": [part.total for part in parts]}
    return [Event("scored", None, data)]


def _one(
    kind: str, data: Callable[[Book, LogEntry], Mapping[str, object]]
) -> Callable[[Table, Book, LogEntry], list[Event]]:
    """An event that everybody sees and that needs no look at the table."""
    return lambda _t, book, e: [Event(kind, None if e.seat < 0 else e.seat, data(book, e))]


EVENTS: dict[int, Callable[[Table, Book, LogEntry], list[Event]]] = {
    s.LOG_STARTER: _one("starter", lambda _b, _e: {}),
    s.LOG_DEALT: _hands_dealt,
    s.LOG_LAID: _one("laid", lambda b, e: {"slot": b.slot_names[e.a]}),
    s.LOG_CHOPSTICKS: _chopsticks,
    s.LOG_ROLLED: _one("rolled", lambda _b, e: {"face": e.a}),
    s.LOG_VALUE_SHOWN: _one("warmed", lambda b, e: {"slot": b.slot_names[e.a]}),
    s.LOG_SQUISHY: _one("squishy", lambda _b, e: {"points": e.a}),
    s.LOG_PASSED: _one("passed", lambda _b, e: {"way": "left" if e.b > 0 else "right"}),
    s.LOG_DREW: _drew,
    s.LOG_TOOK: _one("took", lambda b, e: {"spot": SPOT_NAMES[e.a], "card": b.kind_names[e.b]}),
    s.LOG_FLIPPED: _one(
        "flipped", lambda b, e: {"spot": SPOT_NAMES[e.a], "card": b.kind_names[e.b]}
    ),
    s.LOG_SCORED: _scored,
    s.LOG_BOAT: _one("boat", lambda _b, _e: {}),
    s.LOG_OVER: _one("over", lambda _b, _e: {}),
}


def events(t: Table, book: Book, log: Sequence[LogEntry]) -> list[Event]:
    """What happened, from the rules' own log."""
    return [event for entry in log for event in EVENTS[entry.code](t, book, entry)]


def sheet_labels(book: Book) -> SheetLabels:
    """The labels of bills: the squishy has a line only with strawberries."""
    return _sheet_labels(book.dessert, book.squishy, book.teas)


@cache
def _sheet_labels(dessert: str, squishy: int, teas: int) -> SheetLabels:
    reasons = {i: {0: (LINE_REASONS[i], LINE_NUMBERS[i])} for i in LINE_REASONS}
    for line, word in ((s.LINE_MAKI, "maki"), (s.LINE_DESSERT, dessert)):
        reasons[line] = {n: (f"{word}-{PRIZE_IDS[n]}", PRIZE_NUMBERS) for n in PRIZE_IDS}
    reasons[s.LINE_DESSERT][RUNS] = ("tea-runs", tuple(f"runs{n}" for n in range(1, teas + 1)))
    rounds = [i for i in range(s.LINE_DESSERT) if i != s.LINE_SQUISHY or squishy]
    return SheetLabels({i: LINE_IDS[i] for i in rounds}, {s.LINE_DESSERT: LINE_IDS[-1]}, reasons)


def bill_of(t: Table, book: Book, rounds: int, finished: bool) -> Sheet:
    """Score the first `rounds` rounds of the plates, and the end if it is reached."""
    bill = s.Bill()
    for round_ in range(rounds):
        score_round(t.plates[round_], t.taken[round_], book, bill, round_)
    if finished:
        score_end(t.plates, t.dice, book, bill)
    labels = sheet_labels(book)

    def part(number: int, plate: int) -> Part:
        lines = labels.end if number == s.END else labels.rounds
        return labels.part(lines, bill.points[number][plate], bill.why[number][plate])

    return Sheet(
        tuple(
            SeatSheet(
                tuple(part(round_, plate) for round_ in range(rounds)),
                part(s.END, plate) if finished else Part(()),
            )
            for plate in range(book.plates)
        )
    )


def sheet(t: Table, book: Book) -> Sheet:
    """The score sheet of all finished rounds."""
    over = t.phase == s.PHASE_OVER
    return bill_of(t, book, book.rounds if over else t.round, over)


def make(selection: Selection, seats: int) -> RuledGame[Table, Book, Work, Ruleset]:
    """The game of an id at a seat count."""
    return RuledGame(
        selection.id, seats, FAMILY, selection.ruleset, make_book(selection.ruleset, seats)
    )


FAMILY: Family[Table, Book, Work] = Family(
    name="sushi-go",
    table=Table,
    work=Work,
    start=rules.start,
    waiting=rules.waiting,
    owes=rules.owes,
    legal=rules.legal,
    step=rules.step,
    odds=draws.odds,
    drawn=draws.drawn,
    chance=draws.chance,
    keys=rules.keys,
    lines=rules.lines,
    kept_lines=rules.kept_lines,
    hide=knowledge.hide,
    imagine=knowledge.imagine,
    action_names=action_names,
    number=lambda t: t.number,
    phase=phase,
    draw_label=draw_label,
    draw_name=draw_name,
    events=events,
    sheet=sheet,
    scored=lambda t: t.round,
    sheet_labels=sheet_labels,
    describe=describe,
    digested=digested,
    rounds=lambda book: book.rounds,
    plates=lambda book: book.plates,
    fewest_win=lambda book: book.sign < 0,
    hidden_score=False,
)
