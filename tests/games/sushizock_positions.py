"""Positions of Sushizock to try one rule on."""

from sushibelt.core.game import Joint, Nature
from sushibelt.games import ids
from sushibelt.games.sushizock.editions import EDITIONS
from sushibelt.games.sushizock.game import make
from sushibelt.games.sushizock.state import PHASE_CHOOSE, Table
from sushibelt.games.sushizock.view import FACE_IDS

FREE = "sushizock/2008"
MATCHING = "sushizock/2008+matching"


def game_of(name=FREE, seats=3):
    return make(ids.parse(name, {"sushizock": EDITIONS}), seats)


def count(dice):
    """`"blue blue sushi"` as counts by face."""
    return [dice.split().count(face) for face in FACE_IDS]


def position(rolled, aside="", *, roll=1, seat=0, rows=((1, 2, 3, 4, 5, 6), (1, 2, 3)), stacks=()):
    """A seat looks at its dice; `stacks` are pairs (sushi, bones) per seat, bottom to top."""
    t = Table()
    t.phase, t.actor, t.roll, t.number = PHASE_CHOOSE, seat, roll, 1
    t.rolled, t.aside = count(rolled), count(aside)
    for kind, row in enumerate(rows):
        t.lengths[kind] = len(row)
        t.rows[kind][: len(row)] = row
    for holder, pair in enumerate(stacks):
        for kind, stack in enumerate(pair):
            t.heights[holder][kind] = len(stack)
            t.stacks[holder][kind][: len(stack)] = stack
    return t


def offers(game, t):
    return {game.name(action) for action in game.legal(t, t.actor)}


def choose(game, t, name):
    return game.apply(t, Joint({t.actor: game.parse(name)}))[0]


def throw(game, t, dice):
    return game.apply(t, Nature(tuple(FACE_IDS.index(face) for face in dice.split())))[0]


def row(t, kind):
    return t.rows[kind][: t.lengths[kind]]


def stack(t, seat, kind):
    return t.stacks[seat][kind][: t.heights[seat][kind]]


SUSHI, BONES = 0, 1
FIVE = "sushi bones blue red sushi"  # a first roll for whoever comes next
