"""Tables of Sushi Roll to try one rule on."""

from sushibelt.core.game import Joint, Nature
from sushibelt.games.family import AnyGame
from sushibelt.games.ids import Selection
from sushibelt.games.sushi_roll import game as roll
from sushibelt.games.sushi_roll.components import FACES, SLOTS, TOKENS
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.state import NO_FACE, PHASE_TURN, Table

GAMES = {
    seats: roll.make(Selection("sushi-roll", EDITIONS[0], ()), seats) for seats in (2, 3, 4, 5)
}


def position(*belts: str, actor: int = 0, taken: int = 0, **tokens: dict[int, int]) -> Table:
    """A table in the middle of a turn: `belts` are faces per seat, `tokens` counts by seat."""
    seats = len(belts)
    t = GAMES[seats].start()
    t.phase = PHASE_TURN
    t.given = NO_FACE
    t.actor = actor
    t.taken = taken
    t.red = (actor - taken) % seats
    t.cycle = GAMES[seats].book.belt - len(belts[actor].split())
    for seat, belt in enumerate(belts):
        t.tokens[seat] = [0, 0, 0]
        for face in belt.split():
            t.belts[seat][FACES.index(face)] += 1
    for name, counts in tokens.items():
        for seat, count in counts.items():
            t.tokens[seat][TOKENS.index(name)] = count
    return t


def names(game: AnyGame, t: Table) -> list[str]:
    return [game.name(action) for action in game.legal(t, t.actor)]


def choose(game: AnyGame, t: Table, *actions: str) -> Table:
    for action in actions:
        t, _ = game.apply(t, Joint({t.actor: game.parse(action)}))
    return t


def draw(game: AnyGame, t: Table, text: str) -> Table:
    t, _ = game.apply(t, Nature(game.parse_outcome(t, text)))
    return t


def belt(t: Table, seat: int) -> str:
    return " ".join(face for n, face in enumerate(FACES) for _ in range(t.belts[seat][n]))


def tray(t: Table, seat: int) -> str:
    row = t.trays[t.round][seat]
    return " ".join(slot for n, slot in enumerate(SLOTS) for _ in range(row[n]))


def held(t: Table, seat: int) -> dict[str, int]:
    return dict(zip(TOKENS, t.tokens[seat], strict=True))


def supply(t: Table, **counts: int) -> Table:
    for name, count in counts.items():
        t.supply[TOKENS.index(name)] = count
    return t
