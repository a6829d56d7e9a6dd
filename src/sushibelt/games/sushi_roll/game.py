"""Sushi Roll's integers as ids: actions, draws, events, lines and reasons."""

from collections.abc import Mapping, Sequence
from typing import Any

from sushibelt.core.game import Certainty, Event, Fact, Part, SeatSheet, Sheet
from sushibelt.games import ids
from sushibelt.games.family import Family, LogEntry, RuledGame, all_numbers
from sushibelt.games.sheet import SheetLabels
from sushibelt.games.sushi_roll import draws, limits, rules, scoring
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book, make_book
from sushibelt.games.sushi_roll.components import FACES, SLOTS, TOKENS, TYPES
from sushibelt.games.sushi_roll.editions import Ruleset
from sushibelt.games.sushi_roll.knowledge import hide, imagine
from sushibelt.games.sushi_roll.view import PHASE_IDS, describe

LINE_IDS = ("tempura", "sashimi", "dumpling", "nigiri", "maki", "dessert", "tokens")

_SETS = ("count", "full", "full_points", "rest", "rest_points", "size")
_NIGIRI = ("plain", "plain_points", "wet", "wet_points", "factor", "bare")
_MAKI = ("icons", "place", "sharers", "prize", "most")
_DESSERT = ("puddings", "place", "sharers", "prize", "most", "fewest", "loss")
_TOKENS = ("menu", "chopsticks", "unused", "per_point", "left_over")

REASONS: Mapping[int, tuple[str, tuple[str, ...]]] = {  # codes of scoring.py
    scoring.SETS_NONE: ("sets-none", ()),
    scoring.SETS_SCORED: ("sets", _SETS),
    scoring.NIGIRI_NONE: ("nigiri-none", _NIGIRI),
    scoring.NIGIRI_SCORED: ("nigiri", _NIGIRI),
    scoring.MAKI_NONE: ("maki-none", _MAKI),
    scoring.MAKI_FIRST: ("maki-first", _MAKI),
    scoring.MAKI_SECOND: ("maki-second", _MAKI),
    scoring.MAKI_UNPLACED: ("maki-unplaced", _MAKI),
    scoring.DESSERT_MOST: ("dessert-most", _DESSERT),
    scoring.DESSERT_FEWEST: ("dessert-fewest", _DESSERT),
    scoring.DESSERT_LEVEL: ("dessert-level", _DESSERT),
    scoring.DESSERT_SPARED: ("dessert-spared", _DESSERT),
    scoring.DESSERT_BETWEEN: ("dessert-between", _DESSERT),
    scoring.TOKENS_COUNTED: ("tokens", _TOKENS),
}


def is_sure(ruleset: Ruleset, code: int) -> bool:
    """Tell whether a limit rests on no inferred or assumed number: only then may it refuse."""
    icons = list(ruleset.icons.values())
    started = list(ruleset.starting_tokens.values())
    totals = list(ruleset.token_totals.values())
    rests_on: Mapping[int, list[Fact]] = {
        limits.TRAY_OVERFULL: list(ruleset.belt.values()),
        limits.TRAY_SHORT: list(ruleset.belt.values()),
        limits.DICE_EXCEEDED: list(ruleset.dice.values()),
        limits.TOKENS_EXCEEDED: totals,
        limits.TOKENS_UNEARNED: started + icons,
        limits.PUDDINGS_MISSING: started + icons + totals,
    }
    unsure = (Certainty.INFERRED, Certainty.ASSUMED)
    return all(fact.certainty not in unsure for fact in rests_on.get(code, []))


def action_names(book: Book) -> list[str]:
    """Return the text of every action, in the order of their numbers."""
    return [
        *(f"take:{face}" for face in FACES),
        "menu",
        *(f"mark:{face}" for face in FACES),
        "roll",
        *(f"give:{face}" for face in FACES),
        *(f"get:{seat}:{face}" for seat in range(book.seats) for face in FACES),
    ]


def phase(t: s.Table, _book: Book) -> str:
    """Return the id of what the table waits for."""
    return PHASE_IDS[t.phase]


def draw_label(t: s.Table, book: Book) -> str:
    """Return what is drawn next: the red belt's seat, a die out of the bag, or a face."""
    if t.phase == s.PHASE_RED_BELT:
        return "red"
    if t.phase == s.PHASE_FILL:
        return f"bag{t.placed // book.belt}"
    return f"roll{t.cursor // len(TYPES)}"


def draw_name(t: s.Table, book: Book, value: int) -> str:
    """Return the id of what this value stands for."""
    if t.phase == s.PHASE_RED_BELT:
        return str(value)
    if t.phase == s.PHASE_FILL:
        return TYPES[value]
    return FACES[book.first_face[t.cursor % len(TYPES)] + value]


def events(_t: s.Table, book: Book, log: Sequence[LogEntry]) -> list[Event]:
    """Tell the log; dice that one seat rolls or picks up together are one event."""
    named: list[Event] = []
    for entry in log:
        event = _event(entry, book)
        last = named[-1] if named else None
        if last and event.kind in ("rolled", "picked-up") and last[:2] == event[:2]:
            last.data["faces"].extend(event.data["faces"])
        else:
            named.append(event)
    return named


def _event(entry: LogEntry, book: Book) -> Event:
    code, seat, a, b = entry
    who = None if seat < 0 else seat
    data: dict[str, Any] = {}
    if code in (s.LOG_OPENED, s.LOG_SCORED):
        data = {"round": a + 1}
    elif code == s.LOG_SLID:
        data = {"red": a}
    elif code == s.LOG_ROLLED:
        data = {"faces": [FACES[a]]}
    elif code == s.LOG_USED:
        data = {"token": TOKENS[a]}
    elif code == s.LOG_PICKED_UP:
        data = {"faces": [FACES[a]] * b}
    elif code == s.LOG_SWAPPED:
        other, face = divmod(b, len(FACES))
        data = {"gave": FACES[a], "got": FACES[face], "other": other}
    elif code == s.LOG_TOOK:
        data = {"face": FACES[a], "slot": SLOTS[b]}
    elif code == s.LOG_GAINED:
        data = {"token": TOKENS[book.gives[a]], "icons": book.icons[a], "count": b}
    return Event(EVENTS[code], who, data)


EVENTS: Mapping[int, str] = {
    s.LOG_RED_BELT: "red-belt",
    s.LOG_OPENED: "round-opened",
    s.LOG_ROLLED: "rolled",
    s.LOG_USED: "used",
    s.LOG_PICKED_UP: "picked-up",
    s.LOG_SWAPPED: "swapped",
    s.LOG_TOOK: "took",
    s.LOG_GAINED: "gained",
    s.LOG_SLID: "slid",
    s.LOG_SCORED: "round-scored",
    s.LOG_OVER: "ended",
}


def sheet(t: s.Table, book: Book) -> Sheet:
    """Return the score sheet of the rounds finished and, once it is over, of the end."""
    bill = s.Bill()
    ended = int(t.phase == s.PHASE_OVER)
    scoring.score_rounds(t.trays, t.round, book, bill)
    if ended:
        scoring.score_end(t.tokens, book, bill, s.END)
    return tell_bill(bill, t.round, ended, book)


SHEET_LABELS = SheetLabels(
    {line: LINE_IDS[line] for line in range(s.ROUND_LINES)},
    {line: LINE_IDS[line] for line in range(s.ROUND_LINES, s.LINES)},
    dict.fromkeys(range(s.LINES), REASONS),  # a code means the same in every line
)


def sheet_labels(_book: Book) -> SheetLabels:
    """Return the labels of bills."""
    return SHEET_LABELS


def tell_bill(bill: s.Bill, rounds: int, ended: int, book: Book) -> Sheet:
    """Return a bill of this many rounds as a sheet."""

    def part(number: int, seat: int) -> Part:
        lines = SHEET_LABELS.end if number == s.END else SHEET_LABELS.rounds
        return SHEET_LABELS.part(lines, bill.points[number][seat], bill.why[number][seat])

    return Sheet(
        tuple(
            SeatSheet(
                tuple(part(round_, seat) for round_ in range(rounds)),
                part(s.END, seat) if ended else Part(()),
            )
            for seat in range(book.seats)
        )
    )


FAMILY: Family[s.Table, Book, s.Work] = Family(
    name="sushi-roll",
    table=s.Table,
    work=s.Work,
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
    kept_lines=rules.lines,
    hide=hide,
    imagine=imagine,
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
    digested=all_numbers,
    rounds=lambda book: book.rounds,
    plates=lambda book: book.seats,
    fewest_win=lambda _book: False,
    hidden_score=False,
)


def make(selection: ids.Selection, seats: int) -> RuledGame[s.Table, Book, s.Work, Ruleset]:
    """Return the game of this id for this many seats."""
    return RuledGame(
        selection.id, seats, FAMILY, selection.ruleset, make_book(selection.ruleset, seats)
    )
