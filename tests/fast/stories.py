"""Random games told page by page: all that the rules say of every state, in whichever mode.

Two modes agree if their stories do. story.mjs tells the same in JavaScript.
"""

from collections.abc import Callable, Iterator
from typing import Any

from sushibelt.core.chance import below, generator, seed
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.ranking import KEYS, rank
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import limits as go_limits
from sushibelt.games.sushi_go import scoring as go_scoring
from sushibelt.games.sushi_go import state as go
from sushibelt.games.sushi_roll import limits as roll_limits
from sushibelt.games.sushi_roll import scoring as roll_scoring
from sushibelt.games.sushi_roll import state as roll
from sushibelt.games.sushizock import limits as zock_limits
from sushibelt.games.sushizock import scoring as zock_scoring
from sushibelt.games.sushizock import state as zock
from tests.fast.modes import Mode

Page = list[Any]


def story(mode: Mode, game: AnyGame, number: int, every_seat: bool) -> Iterator[Page]:
    """Tell a random game: a page before its first move and after each, then its plates' faults."""
    rules, book = mode.rules, mode.row(game.book)
    t, work = mode.blank(type(game.family.table())), mode.blank(type(game.family.work()))
    rng, dreams = mode.array(4), mode.array(4)
    mode.of(seed)(rng, 20, 14, number)
    mode.of(seed)(dreams, 20, 19, number)
    rules.start(t, book)
    awaited = rules.waiting(t, book)
    while True:
        page = [mode.numbers(t), mode.plain(mode.field(work, "log")[: mode.field(work, "noted")])]
        page += [awaited, choices(mode, game, t, book, work), places(mode, game, t, book)]
        page += views(mode, game, t, book, dreams, every_seat)
        page += [BILLS[game.family.name](mode, t, book, game.seats), mode.plain(rng)]
        yield page
        if awaited == NOBODY:
            yield FAULTS[game.family.name](mode, t, book, game.seats)
            return
        set_listening(work)
        if awaited == NATURE:
            rules.chance(t, book, rng, work)
        else:
            choose(mode, game, t, book, work, rng)
            rules.step(t, book, work)
        awaited = rules.waiting(t, book)


def set_listening(work: Any) -> None:
    """Begin a new log: rows and records say this differently."""
    if hasattr(work, "noted"):
        work.noted = 0
    else:
        work["noted"] = 0


def choices(mode: Mode, game: AnyGame, t: Any, book: Any, work: Any) -> Page:
    """What may be chosen or drawn here."""
    collected: Page = []
    awaited = mode.rules.waiting(t, book)
    for seat in range(game.seats):
        if awaited == SEATS and mode.rules.owes(t, book, seat):
            legal = mode.field(work, "legal")
            collected.append(mode.plain(legal[: mode.rules.legal(t, book, seat, legal)]))
    if awaited == NATURE:
        odds = mode.field(work, "odds")
        collected.append(mode.plain(odds[: mode.rules.odds(t, book, odds)]))
    return collected


def choose(mode: Mode, game: AnyGame, t: Any, book: Any, work: Any, rng: Any) -> None:
    legal, choice = mode.field(work, "legal"), mode.field(work, "choice")
    for seat in range(game.seats):
        if mode.rules.owes(t, book, seat):
            choice[seat] = legal[mode.of(below)(rng, mode.rules.legal(t, book, seat, legal))]


def places(mode: Mode, game: AnyGame, t: Any, book: Any) -> Page:
    keys, ranks = mode.array(game.seats, KEYS), mode.array(game.seats)
    mode.rules.keys(t, book, keys)
    mode.of(rank)(keys, game.seats, ranks)
    return [mode.plain(keys), mode.plain(ranks)]


def views(
    mode: Mode, game: AnyGame, t: Any, book: Any, dreams: Any, every_seat: bool
) -> Iterator[list[int]]:
    """What seats and spectators (-1) can know, and a world they cannot rule out."""
    number, table = int(mode.field(t, "number")), type(game.family.table())
    looking = range(-1, game.seats) if every_seat else [number % (game.seats + 1) - 1]
    for seat in looking:
        for memory in range(2):
            view = mode.blank(table)
            mode.rules.hide(t, book, seat, memory, view)
            yield mode.numbers(view)
        mode.rules.imagine(view, book, dreams)
        yield mode.numbers(view)


def sushi_go_bill(mode: Mode, t: Any, book: Any, _seats: int) -> Page:
    plates, taken, dice = (mode.field(t, name) for name in ("plates", "taken", "dice"))
    bill = mode.blank(go.Bill)
    for part in range(int(mode.field(book, "rounds"))):
        mode.of(go_scoring.score_round)(plates[part], taken[part], book, bill, part)
    mode.of(go_scoring.score_end)(plates, dice, book, bill)
    return [mode.plain(mode.field(bill, "points")), mode.plain(mode.field(bill, "why"))]


def sushi_go_faults(mode: Mode, t: Any, book: Any, _seats: int) -> Page:
    plates, taken, dice = (mode.field(t, name) for name in ("plates", "taken", "dice"))
    faults = mode.blank(go.Faults)
    rounds = int(mode.field(book, "rounds"))
    mode.of(go_limits.check)(plates, taken, dice, rounds, book, faults)
    return mode.numbers(faults)


def sushi_roll_bill(mode: Mode, t: Any, book: Any, _seats: int) -> Page:
    bill = mode.blank(roll.Bill)
    mode.of(roll_scoring.score_rounds)(mode.field(t, "trays"), roll.ROUNDS, book, bill)
    mode.of(roll_scoring.score_end)(mode.field(t, "tokens"), book, bill, roll.END)
    return [mode.plain(mode.field(bill, "points")), mode.plain(mode.field(bill, "why"))]


def sushi_roll_faults(mode: Mode, t: Any, book: Any, _seats: int) -> Page:
    trays, tokens = mode.field(t, "trays"), mode.field(t, "tokens")
    faults = mode.blank(roll.Faults)
    mode.of(roll_limits.check_rounds)(trays, roll.ROUNDS, book, faults)
    mode.of(roll_limits.check_tokens)(trays, roll.ROUNDS, tokens, book, faults)
    return mode.numbers(faults)


def sushizock_bill(mode: Mode, t: Any, _book: Any, seats: int) -> Page:
    bill = mode.blank(zock.Bill)
    mode.of(zock_scoring.score)(mode.field(t, "stacks"), mode.field(t, "heights"), seats, bill)
    return [mode.plain(mode.field(bill, "points")), mode.plain(mode.field(bill, "why"))]


def sushizock_faults(mode: Mode, t: Any, book: Any, seats: int) -> Page:
    stacks, heights = mode.field(t, "stacks"), mode.field(t, "heights")
    faults = mode.blank(zock.Faults)
    mode.of(zock_limits.check)(stacks, heights, seats, book, faults)
    return mode.numbers(faults)


BILLS: dict[str, Callable[[Mode, Any, Any, int], Page]] = {
    "sushi-go": sushi_go_bill,
    "sushi-roll": sushi_roll_bill,
    "sushizock": sushizock_bill,
}
FAULTS: dict[str, Callable[[Mode, Any, Any, int], Page]] = {
    "sushi-go": sushi_go_faults,
    "sushi-roll": sushi_roll_faults,
    "sushizock": sushizock_faults,
}


def nonsense(game: AnyGame, number: int) -> list[int]:
    """A table full of small random numbers, as people may type them."""
    rng = generator(b"nonsense", str(number).encode())
    return [below(rng, 5) - (below(rng, 40) == 0) for _ in game.family.table().pack()]
