"""The pad of Sushizock: the two stacks of every seat, from bottom to top."""

from collections.abc import Sequence

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import faults
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import limits
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.editions import Ruleset
from sushibelt.games.sushizock.view import KIND_IDS
from sushibelt.scorepad.card import Entered, Notice
from sushibelt.scorepad.document import at_seat
from sushibelt.scorepad.faults import Fault, Meaning, Meanings, Verdict, judge, rests_on
from sushibelt.scorepad.pad import Each, Field, Fields, Pad, Stacks, Typed

PROBLEMS = {
    limits.TOO_MANY_TILES: "score-tiles-exceeded",
    limits.NO_SUCH_TILE: "score-tile-unknown",
    limits.TOO_MANY_OF_VALUE: "score-tile-values-exceeded",
}


def fields(game: AnyGame) -> Fields:
    """Return the fields: two stacks of every seat."""
    most = tuple(game.book.values)
    return (Field("stacks", Each.GAME, Stacks(KIND_IDS), True, "score-ask-stack", most=most),)


def slots(_game: AnyGame) -> Sequence[str]:
    """Return the kinds of tiles by number."""
    return KIND_IDS


def enter(typed: Typed, game: AnyGame) -> Entered:
    """Fill a table with what was typed; refuse what cannot be."""
    # a bone may be typed with its minus or without; the rules keep magnitudes
    bones = KIND_IDS[s.BONES]
    stacks = [
        [[abs(n) for n in own[kind]] if kind == bones else own[kind] for kind in KIND_IDS]
        for own in typed.fields["stacks"]
    ]
    heights = [[len(stack) for stack in kinds] for kinds in stacks]
    notices = _check(stacks, heights, typed.plates, game)
    finished = bool(limits.finished(heights, game.seats, game.book))
    if not finished:
        left = sum(game.book.total) - sum(map(sum, heights))
        notices.append(Notice("tiles-left", {"count": left}))
    t = s.Table()
    t.phase = s.PHASE_OVER  # only then does a sheet tell what the stacks are worth
    for seat, kinds in enumerate(stacks):
        for kind, stack in enumerate(kinds):
            t.stacks[seat][kind][: len(stack)] = stack
            t.heights[seat][kind] = len(stack)
    return Entered(t, finished, tuple(notices))


def _check(stacks: Cube, heights: Grid, names: Sequence[str], game: AnyGame) -> list[Notice]:
    found = s.Faults()
    limits.check(stacks, heights, game.seats, game.book, found)
    return judge([_fault(row, names, game) for row in found.rows[: found.found]])


def _fault(row: Vector, names: Sequence[str], game: AnyGame) -> Fault:
    kind, value = row[faults.KIND], row[s.VALUE]
    meaning = meanings(game)[row[faults.CODE]]
    facts = {
        "where": at_seat(names[row[faults.SEAT]]),
        "kind": meaning.kinds[kind],
        "value": value,
        "given": row[faults.GIVEN],
        "limit": row[faults.LIMIT],
    }
    verdict = meaning.verdict(kind * s.VALUES + value - 1)
    return Fault(Refusal(meaning.reason, **facts), verdict)


def meanings(game: AnyGame) -> Meanings:
    """Say what each fault means, and what it leads to by how sure the number behind it is.

    Verdicts on values are numbered like the tiles of the log: kind * VALUES + value - 1.
    """
    ruleset: Ruleset = game.ruleset
    verdicts: dict[int, tuple[Verdict, ...]] = dict.fromkeys(PROBLEMS, (Verdict.REFUSED,))
    verdicts[limits.TOO_MANY_OF_VALUE] = tuple(
        rests_on(tiles[value]) if value in tiles else Verdict.REFUSED
        for tiles in (ruleset.sushi, ruleset.bones)
        for value in range(1, s.VALUES + 1)
    )
    return {code: Meaning(PROBLEMS[code], v, KIND_IDS) for code, v in verdicts.items()}


PAD = Pad("stacks", slots, fields, enter, meanings)
