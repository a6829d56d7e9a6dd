"""Sushizock's integers as ids: actions, draws, events, sheets and views."""

from collections.abc import Callable, Sequence
from itertools import groupby

from sushibelt.core.game import Event, Part, SeatSheet, Sheet
from sushibelt.games.family import Family, LogEntry, RuledGame, all_numbers
from sushibelt.games.ids import Selection
from sushibelt.games.sheet import SheetLabels
from sushibelt.games.sushizock import draws, knowledge, rules, scoring
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book, make_book
from sushibelt.games.sushizock.editions import Ruleset
from sushibelt.games.sushizock.view import FACE_IDS, KIND_IDS, PHASE_IDS, describe, tally, tile_id

LINE_IDS = ("tiles",)
REASON_IDS = ("no-tiles", "stacks-counted", "sushi-above-bones")
REASON_NUMBERS = ("sushi", "sushi_sum", "dropped", "dropped_sum", "bones", "bones_sum")
SHEET_LABELS = SheetLabels(
    {},
    {s.LINE_TILES: LINE_IDS[s.LINE_TILES]},
    {s.LINE_TILES: {code: (name, REASON_NUMBERS) for code, name in enumerate(REASON_IDS)}},
)


def _numbered_tile(number: int) -> str:
    return tile_id(number // s.VALUES, number % s.VALUES + 1)


def action_names(book: Book) -> list[str]:
    """Return the text of every action: `keep:sushi2.blue1`, `take:bones`, `steal:sushi:0:2`."""
    names = []
    for action in range(book.takes):
        kept = zip(FACE_IDS, book.kept[action], strict=True)
        names.append("keep:" + ".".join(f"{face}{count}" for face, count in kept if count))
    names += [f"take:{kind}" for kind in KIND_IDS]
    names += [
        f"steal:{kind}:{victim}:{place}"
        for kind in KIND_IDS
        for victim in range(book.seats)
        for place in range(1, s.TILES + 1)
    ]
    return names


def phase(t: s.Table, book: Book) -> str:  # noqa: ARG001 - the contract of a family
    """Return the id of what is awaited."""
    return PHASE_IDS[t.phase]


def draw_label(t: s.Table, book: Book) -> str:
    """Return what is being drawn: a tile of a row, the starter, or a die of a roll."""
    if t.phase == s.PHASE_LAY:
        return KIND_IDS[draws.laying(t, book)]
    return "starter" if t.phase == s.PHASE_STARTER else f"roll{t.roll}"


def draw_name(t: s.Table, book: Book, value: int) -> str:
    """Return the tile, seat or face that a drawn value stands for."""
    if t.phase == s.PHASE_LAY:
        return tile_id(draws.laying(t, book), value + 1)
    return f"seat{value}" if t.phase == s.PHASE_STARTER else FACE_IDS[value]


def _laid(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:  # noqa: ARG001
    kind = entries[0].a
    return {"row": KIND_IDS[kind], "tiles": [tile_id(kind, entry.b) for entry in entries]}


def _rolled(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:  # noqa: ARG001
    return {"roll": entries[0].a, "dice": [FACE_IDS[entry.b] for entry in entries]}


def _kept(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:
    return {"dice": tally(book.kept[entries[0].a])}


def _took(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:  # noqa: ARG001
    kind, place, tile = entries[0].b // s.VALUES, entries[0].a, entries[0].b
    return {"row": KIND_IDS[kind], "place": place, "tile": _numbered_tile(tile)}


def _stole(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:
    place = (entries[0].a - book.steals) % s.TILES + 1
    victim = (entries[0].a - book.steals) // s.TILES % book.seats
    tile = entries[0].b
    stack = KIND_IDS[tile // s.VALUES]
    return {"stack": stack, "from": victim, "place": place, "tile": _numbered_tile(tile)}


def _nothing(book: Book, entries: Sequence[LogEntry]) -> dict[str, object]:  # noqa: ARG001
    return {}


EVENTS: dict[int, tuple[str, Callable[[Book, Sequence[LogEntry]], dict[str, object]]]] = {
    s.LOG_LAID: ("laid", _laid),
    s.LOG_STARTER: ("starter", _nothing),
    s.LOG_DIE: ("rolled", _rolled),
    s.LOG_FORCED: ("forced", _nothing),
    s.LOG_KEPT: ("kept", _kept),
    s.LOG_TOOK: ("took", _took),
    s.LOG_FELL_BACK: ("fell-back", _took),
    s.LOG_STOLE: ("stole", _stole),
    s.LOG_OVER: ("over", _nothing),
}


def events(t: s.Table, book: Book, log: Sequence[LogEntry]) -> list[Event]:  # noqa: ARG001
    """Tell what happened, all of it to everybody; tiles of a row and dice of a roll together."""
    named = []
    for (code, seat, _), group in groupby(log, key=lambda entry: entry[:3]):
        kind, data = EVENTS[code]
        named.append(Event(kind, None if seat == s.NO_SEAT else seat, data(book, list(group))))
    return named


def sheet(t: s.Table, book: Book) -> Sheet:
    """Return the bill; before the end there is none, for it would tell what the stacks hide."""
    if t.phase != s.PHASE_OVER:
        return Sheet((SeatSheet((), Part(())),) * book.seats)
    bill = s.Bill()
    scoring.score(t.stacks, t.heights, book.seats, bill)
    points, why = bill.points[s.END], bill.why[s.END]
    ends = (
        SHEET_LABELS.part(SHEET_LABELS.end, points[seat], why[seat]) for seat in range(book.seats)
    )
    return Sheet(tuple(SeatSheet((), end) for end in ends))


def sheet_labels(book: Book) -> SheetLabels:  # noqa: ARG001 - the contract of a family
    """Return the labels of bills."""
    return SHEET_LABELS


FAMILY: Family[s.Table, Book, s.Work] = Family(
    name="sushizock",
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
    hide=knowledge.hide,
    imagine=knowledge.imagine,
    action_names=action_names,
    number=lambda t: t.number,
    phase=phase,
    draw_label=draw_label,
    draw_name=draw_name,
    events=events,
    sheet=sheet,
    scored=lambda _: 0,
    sheet_labels=sheet_labels,
    describe=describe,
    digested=all_numbers,
    rounds=lambda _book: 0,
    plates=lambda book: book.seats,
    fewest_win=lambda _book: False,
    hidden_score=True,  # what stacks hide, their points would tell
)


def make(selection: Selection, seats: int) -> RuledGame[s.Table, Book, s.Work, Ruleset]:
    """Return the game of an understood id at one seat count."""
    return RuledGame(
        selection.id, seats, FAMILY, selection.ruleset, make_book(selection.ruleset, seats)
    )
