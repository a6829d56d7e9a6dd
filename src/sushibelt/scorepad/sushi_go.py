"""The pad of Sushi Go!: plates of every round, who took the squishy, what the mochi dice show."""

from collections.abc import Iterator, Sequence

from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import faults
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import limits
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.editions import Ruleset
from sushibelt.scorepad.card import Entered, Notice
from sushibelt.scorepad.document import Document, at_plate, at_seat
from sushibelt.scorepad.faults import (
    Fault,
    Meaning,
    Meanings,
    Verdict,
    judge,
    rests_on,
    short_plates,
    still_played,
)
from sushibelt.scorepad.pad import Each, Field, Fields, Numbers, Pad, Round, Typed

SURE_SETS = ("strawberry",)  # S1 prints that there are ten; only how they split is supposed

PROBLEMS = {
    limits.HAND_EXCEEDED: "score-hand-exceeded",
    limits.DECK_EXCEEDED: "score-deck-exceeded",
    limits.VALUE_EXCEEDED: "score-deck-exceeded",
    limits.SET_EXCEEDED: "score-deck-exceeded",
    limits.TEAS_UNCOUNTABLE: "score-teas-uncountable",
    limits.SQUISHY_UNEARNED: "score-squishy-unearned",
    limits.SQUISHY_KEPT: "score-squishy-kept",
    limits.SQUISHY_BEHIND: "score-squishy-behind",
    limits.DIE_EXCEEDED: "score-die-exceeded",
    limits.SQUISHY_FORGOTTEN: "score-squishy-forgotten",
    limits.DIE_UNROLLED: "score-die-unrolled",
}
DOUBTFUL = (
    # who took the squishy when is remembered, and no longer lies on the table
    limits.SQUISHY_KEPT,
    limits.SQUISHY_BEHIND,
    limits.SQUISHY_FORGOTTEN,
    limits.DIE_UNROLLED,  # mochi cards score nothing: one may be missing from the list
)


def fields(game: AnyGame) -> Fields:
    """Return the fields besides plates: who took the squishy, and what the dice show."""
    book: Book = game.book
    return (
        Field(
            "squishy",
            Each.ROUND,
            Numbers(0),
            asked=book.squishy > 0,
            question="score-ask-squishy",
            missing="squishy-missing",
            unknown="score-no-squishy",
        ),
        Field(
            "mochi_dice",
            Each.GAME,
            Numbers(1),  # S1: every die begins like that
            asked=book.die > 0,
            question="score-ask-die",
            missing="dice-missing",
            unknown="score-no-dice",
            most=(book.die,),
        ),
    )


def slots(game: AnyGame) -> list[str | None]:
    """Return the slots by number; a yogurt is entered with its value, never without."""
    book: Book = game.book
    return [None if slot == book.frozen else name for slot, name in enumerate(book.slot_names)]


def check_plate(cards: Document, game: AnyGame, where: Refusal) -> None:
    """Refuse a yogurt without its value, and say how to write it."""
    book: Book = game.book
    if book.frozen >= 0 and book.slot_names[book.frozen] in cards:
        values = book.slot_names[book.value_slot :]
        raise Refusal("score-yogurt-without-value", where=where, known=values)


def enter(typed: Typed, game: AnyGame) -> Entered:
    """Fill a table with what was typed; refuse what cannot be."""
    book: Book = game.book
    t = s.Table()
    rounds = len(typed.rounds)
    notices: list[Notice] = []
    for number, round_ in enumerate(typed.rounds):
        notices += _enter_round(t, round_, number, book)
    if book.die:
        dice = typed.fields.get("mochi_dice", [])
        t.dice[: book.plates] = [*dice, *[1] * (book.plates - len(dice))]
    notices += typed.notices
    short, waiting = _check(t, rounds, typed.plates, game)
    notices += short
    over = rounds == book.rounds and not waiting
    undecided = over and "mochi_dice" not in typed.fields and _unknown_dice(t, book)
    if undecided:
        notices.append(Notice("dice-missing", {}))
    finished = over and not undecided
    t.round, t.phase = rounds, s.PHASE_OVER if finished else s.PHASE_CHOOSE
    for plate, sheet in enumerate(game.sheet(t).seats):
        t.points[plate] = sheet.total
    return Entered(t, finished, tuple(notices))


def _enter_round(t: s.Table, round_: Round, number: int, book: Book) -> Sequence[Notice]:
    for plate, cards in enumerate(round_.plates):
        for slot, count in cards.items():
            t.plates[number][plate][book.slot_names.index(slot)] = count
    if "squishy" in round_.fields:
        for plate, times in enumerate(round_.fields["squishy"]):
            t.taken[number][plate] = times
        return round_.notices
    berries = sum(limits.berries_on(plate, book) for plate in t.plates[number])
    return [Notice("squishy-missing", {"round": number + 1})] if berries else []


def _unknown_dice(t: s.Table, book: Book) -> bool:
    """Whether some die was rolled."""
    return any(limits.rolls_of(t.plates, plate, book) for plate in range(book.plates))


def _check(
    t: s.Table, rounds: int, plates: Sequence[str], game: AnyGame
) -> tuple[list[Notice], int]:
    """Judge everything typed; return what to watch out for, and whether a round is under way."""
    book: Book = game.book
    found = s.Faults()
    limits.check(t.plates, t.taken, t.dice, rounds, book, found)
    rows = found.rows[: found.found]
    notices = judge(_faults(rows, plates, game))
    full = limits.full_plate(book)
    for round_ in range(rounds):
        short = [
            (plates[row[faults.SEAT]], row[faults.GIVEN])
            for row in rows
            if row[faults.CODE] == limits.HAND_SHORT and row[faults.ROUND] == round_
        ]
        if found.under_way and round_ == rounds - 1:
            notices.append(still_played(round_, min(found.cards[round_][: book.plates]), full))
        elif short:
            notices.append(short_plates(round_, short, full))
    return notices, found.under_way


def _faults(rows: Sequence[Vector], plates: Sequence[str], game: AnyGame) -> Iterator[Fault]:
    known = meanings(game)
    for code, round_, seat, kind, given, limit in rows:
        if code not in known:
            continue
        meaning = known[code]
        where = at_seat(plates[seat])
        if round_ != faults.ANYWHERE:
            where = at_plate(round_, plates[seat])
        facts = {"where": where, "given": given, "limit": limit}
        if meaning.kinds:
            facts["kind"] = meaning.kinds[max(kind, 0)]
        yield Fault(Refusal(meaning.reason, **facts), meaning.verdict(kind))


def meanings(game: AnyGame) -> Meanings:
    """Say what each fault means, and what it leads to by how sure the number behind it is."""
    ruleset: Ruleset = game.ruleset
    book: Book = game.book
    cards = {**ruleset.base, **ruleset.dessert.cards}
    of_set = rests_on(*ruleset.dessert.cards.values())
    verdicts: dict[int, tuple[Verdict, ...]] = dict.fromkeys(PROBLEMS, (Verdict.REFUSED,))
    verdicts |= dict.fromkeys(DOUBTFUL, (Verdict.DOUBTFUL,))
    verdicts[limits.DECK_EXCEEDED] = tuple(rests_on(cards[kind]) for kind in book.kind_names)
    verdicts[limits.VALUE_EXCEEDED] = (rests_on(*ruleset.dessert.values.values()),)
    verdicts[limits.DIE_EXCEEDED] = (rests_on(ruleset.dessert.die),)
    if book.dessert not in SURE_SETS and of_set != Verdict.REFUSED:
        del verdicts[limits.SET_EXCEEDED]  # a kind of the set is exceeded too, and says more
    kinds = {
        limits.DECK_EXCEEDED: book.kind_names,
        limits.VALUE_EXCEEDED: book.slot_names[book.value_slot :],
        limits.SET_EXCEEDED: (book.dessert,),
    }
    return {c: Meaning(PROBLEMS[c], v, kinds.get(c, ())) for c, v in verdicts.items()}


PAD = Pad("plates", slots, fields, enter, meanings, check_plate)
