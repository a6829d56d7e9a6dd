"""The pad of Sushi Roll: trays of every round, and the tokens left at the end."""

from collections.abc import Iterator, Sequence

from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import faults
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_roll import limits
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.components import SLOTS, TOKENS, TYPES
from sushibelt.games.sushi_roll.editions import Ruleset
from sushibelt.games.sushi_roll.game import is_sure
from sushibelt.scorepad.card import Entered, Notice
from sushibelt.scorepad.document import at_plate, at_seat
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
from sushibelt.scorepad.pad import Counts, Each, Field, Fields, Pad, Typed

PROBLEMS = {
    limits.TRAY_OVERFULL: "score-tray-overfull",
    limits.DICE_EXCEEDED: "score-dice-exceeded",
    limits.TOKENS_EXCEEDED: "score-tokens-exceeded",
    limits.TOKENS_UNEARNED: "score-tokens-unearned",
    limits.PUDDINGS_MISSING: "score-puddings-missing",
}


def fields(_game: AnyGame) -> Fields:
    """Return the fields besides trays: the tokens."""
    tokens = Counts(TOKENS)
    return (Field("tokens", Each.GAME, tokens, True, "score-ask-tokens", missing="tokens-missing"),)


def slots(_game: AnyGame) -> Sequence[str]:
    """Return the slots by number."""
    return SLOTS


def enter(typed: Typed, game: AnyGame) -> Entered:
    """Fill a table with what was typed; refuse what cannot be."""
    book: Book = game.book
    t = s.Table()
    rounds = len(typed.rounds)
    for number, round_ in enumerate(typed.rounds):
        for seat, dice in enumerate(round_.plates):
            for slot, count in dice.items():
                t.trays[number][seat][SLOTS.index(slot)] = count
    for seat, held in enumerate(typed.fields.get("tokens", ())):
        for token, count in held.items():
            t.tokens[seat][TOKENS.index(token)] = count
    with_tokens = "tokens" in typed.fields
    notices, waiting = _check(t, rounds, with_tokens, typed.plates, game)
    over = rounds == book.rounds and not waiting
    finished = over and with_tokens
    if over and not finished:
        notices.append(Notice("tokens-missing", {}))
    t.round, t.phase = rounds, s.PHASE_OVER if finished else s.PHASE_TURN
    for seat, sheet in enumerate(game.sheet(t).seats):
        t.points[seat] = sheet.total
    return Entered(t, finished, tuple(notices))


def _check(
    t: s.Table, rounds: int, with_tokens: bool, names: Sequence[str], game: AnyGame
) -> tuple[list[Notice], int]:
    """Judge everything typed; return what to watch out for, and whether a round is under way."""
    book: Book = game.book
    found = s.Faults()
    limits.check_rounds(t.trays, rounds, book, found)
    if with_tokens:
        limits.check_tokens(t.trays, rounds, t.tokens, book, found)
    rows = found.rows[: found.found]
    notices = judge(_faults(rows, names, game))
    for round_ in range(rounds):
        short = [
            (names[row[faults.SEAT]], row[faults.GIVEN])
            for row in rows
            if row[faults.CODE] == limits.TRAY_SHORT and row[faults.ROUND] == round_
        ]
        if found.under_way and round_ == rounds - 1:
            notices.append(still_played(round_, min(found.dice[round_][: book.seats]), book.belt))
        elif short:
            notices.append(short_plates(round_, short, book.belt))
    return notices, found.under_way


def _faults(rows: Sequence[Vector], names: Sequence[str], game: AnyGame) -> Iterator[Fault]:
    known = meanings(game)
    short = any(row[faults.CODE] == limits.TRAY_SHORT for row in rows)
    for code, round_, seat, kind, given, limit in rows:
        if code not in known:
            continue
        meaning = known[code]
        facts = {"where": _place(round_, seat, names), "given": given, "limit": limit}
        if meaning.kinds:
            facts["kind"] = meaning.kinds[kind]
        yield Fault(Refusal(meaning.reason, **facts), meaning.verdict(kind, short))


def meanings(game: AnyGame) -> Meanings:
    """Say what each fault means, and what it leads to by how sure the number behind it is."""
    ruleset: Ruleset = game.ruleset
    verdicts = {c: Verdict.REFUSED if is_sure(ruleset, c) else Verdict.UNSURE for c in PROBLEMS}
    # a face tells its die's type only if the sides are known
    sides = [fact for faces in ruleset.sides.values() for fact in faces.values()]
    verdicts[limits.DICE_EXCEEDED] = rests_on(*sides, *ruleset.dice.values())
    kinds: dict[int, tuple[str, ...]] = dict.fromkeys(PROBLEMS, TOKENS)
    kinds |= {limits.DICE_EXCEEDED: TYPES, limits.TRAY_OVERFULL: ()}
    by_code = {c: Meaning(PROBLEMS[c], (v,), kinds[c]) for c, v in verdicts.items()}
    if verdicts[limits.TOKENS_UNEARNED] == Verdict.REFUSED:  # the icons may lie on dice not listed
        earned = by_code[limits.TOKENS_UNEARNED]
        by_code[limits.TOKENS_UNEARNED] = earned._replace(unlisted=Verdict.DOUBTFUL)
    return by_code


def _place(round_: int, seat: int, names: Sequence[str]) -> Refusal:
    """Say where a fault lies; one that concerns the whole table names everybody."""
    who = names[seat] if seat >= 0 else ", ".join(names)
    return at_plate(round_, who) if round_ >= 0 else at_seat(who)


PAD = Pad("trays", slots, fields, enter, meanings)
