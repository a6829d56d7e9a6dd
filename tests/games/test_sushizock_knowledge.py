"""What may be seen of stacks, what may be recalled, and that nothing else tells it."""

import json

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.game import Joint
from sushibelt.games import ids
from sushibelt.games.sushizock.editions import EDITIONS
from sushibelt.games.sushizock.game import make
from sushibelt.games.sushizock.state import Table
from sushibelt.games.sushizock.view import tile_id

NAMES = ("sushizock/2008", "sushizock/2008+matching")


def game_of(name=NAMES[0], seats=3):
    return make(ids.parse(name, {"sushizock": EDITIONS}), seats)


def walk(game, seed):
    """A random game: every state, with the events that led to it."""
    rng, t = generator(seed), game.start()
    yield t, ()
    while game.result(t) is None:
        move = game.nature(t, rng)
        if move is None:
            legal = game.legal(t, t.actor)
            move = Joint({t.actor: legal[below(rng, len(legal))]})
        t, events = game.apply(t, move)
        yield t, events


def covered(t):
    """Every place of a stack that is not its top."""
    for seat, heights in enumerate(t.heights):
        for kind, height in enumerate(heights):
            for place in range(height - 1):
                yield seat, kind, place


def late_state(game):
    return [t for t, _ in walk(game, b"late")][-12]


def test_a_stack_shows_its_top_tile_and_its_height() -> None:
    """docs/rules/sushizock.md, Memory; the own stack is no exception (S4)."""
    t = Table()
    t.stacks[1][0][:3], t.heights[1][0] = [4, 2, 6], 3
    t.stacks[1][1][:1], t.heights[1][1] = [3], 1
    for seat in (None, 0, 1):
        shown = game_of().view(t, seat).shown
        assert shown.stacks[1][0][:4] == [0, 0, 6, 0]
        assert shown.stacks[1][1][:2] == [3, 0]
        assert shown.heights[1] == [3, 1]
        assert shown.heights[0] == [0, 0]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_everything_but_covered_tiles_is_shown(seat) -> None:
    """Rows, dice, turn and what is not yet laid lie open to all, spectators included."""
    game = game_of()
    for t, _ in walk(game, b"shown"):
        shown = t.copy()
        for holder, kind, place in covered(t):
            shown.stacks[holder][kind][place] = 0
        assert game.view(t, seat).shown == shown


def test_two_tables_that_differ_beneath_the_tops_look_the_same() -> None:
    """docs/rules, Memory: not one byte of what people are sent may depend on a covered tile."""
    game = game_of()
    t = late_state(game)
    other, changed = t.copy(), 0
    for seat, kind, place in covered(t):
        other.stacks[seat][kind][place] = t.stacks[seat][kind][place] % 4 + 1
        changed += 1
    assert changed > 5
    assert other != t
    for seat in (None, 0, 1, 2):
        one, two = game.view(t, seat).shown, game.view(other, seat).shown
        assert one == two
        assert json.dumps(game.describe(one)) == json.dumps(game.describe(two))
    assert game.legal(t, t.actor) == game.legal(other, other.actor)
    assert game.sheet(t) == game.sheet(other)
    assert game.turn(t) == game.turn(other)


def test_what_may_be_chosen_can_be_read_off_the_shown_row() -> None:
    """Offers depend on nothing that is covered."""
    game = game_of(NAMES[1], 4)
    for t, _ in walk(game, b"legal"):
        assert game.legal(game.view(t, None).shown, t.actor) == game.legal(t, t.actor)


class Onlooker:
    """Remembers every tile from the events alone: an account kept without the rules' state."""

    def __init__(self, seats) -> None:
        self.rows: dict[str, list[int]] = {"sushi": [], "bones": []}
        self.stacks: list[dict[str, list[int]]] = [{"sushi": [], "bones": []} for _ in range(seats)]

    def watch(self, event):
        data = event.data
        if event.kind == "laid":
            self.rows[data["row"]] += data["tiles"]
        elif event.kind in ("took", "fell-back"):
            tile = self.rows[data["row"]].pop(data["place"] - 1)
            assert tile == data["tile"]
            self.stacks[event.seat][data["row"]].append(tile)
        elif event.kind == "stole":
            tile = self.stacks[data["from"]][data["stack"]].pop(-data["place"])
            assert tile == data["tile"]
            self.stacks[event.seat][data["stack"]].append(tile)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_perfect_memory_holds_exactly_what_an_attentive_onlooker_saw(name, seats) -> None:
    """docs/rules, Memory: takes and thefts are public; `recalled` needs no other source."""
    game = game_of(name, seats)
    thefts = 0
    for seed in range(8):
        onlooker = Onlooker(seats)
        for t, events in walk(game, b"onlooker %d" % seed):
            for event in events:
                assert event.to is None
                thefts += event.kind == "stole"
                onlooker.watch(event)
            view = game.describe(game.view(t, None).recalled)
            assert view["stacks"] == onlooker.stacks
            assert view["rows"] == onlooker.rows
    assert thefts > 0


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_recalled_row_is_complete_and_imagining_adds_nothing(seat) -> None:
    """All was seen by all: the only world that a perfect memory allows is the real one."""
    game = game_of()
    for t, _ in walk(game, b"imagine"):
        rng = generator(b"unused")
        view = game.view(t, seat)
        assert view.recalled == t
        assert game.imagine(view, rng) == t
        assert rng == generator(b"unused")


def test_a_view_shares_nothing_with_the_state() -> None:
    game = game_of()
    t = late_state(game)
    before = t.pack()
    for view in (game.view(t, 0).shown, game.view(t, 0).recalled):
        view.rows[0][0] = view.stacks[0][0][0] = view.rolled[0] = view.heights[0][0] = 99
    assert t.pack() == before


def test_a_theft_from_the_top_uncovers_the_tile_below() -> None:
    """S3, S4: the tile is taken away; what lay beneath it is now the top, for all to see."""
    game = game_of(seats=2)
    t = Table()
    t.phase, t.roll, t.actor, t.lengths[0], t.rows[0][0] = 3, 1, 0, 1, 5
    t.rolled = [0, 1, 3, 1]
    t.stacks[1][0][:3], t.heights[1][0] = [4, 2, 6], 3
    after, _ = game.apply(t, Joint({0: game.parse("steal:sushi:1:1")}))
    shown = game.view(after, 0).shown
    assert shown.stacks[1][0][:3] == [0, 2, 0]
    assert shown.stacks[0][0][:1] == [6]


def test_a_covered_tile_is_described_as_unknown() -> None:
    game = game_of()
    t = late_state(game)
    shown, recalled = (game.describe(row) for row in game.view(t, 0)[1:])
    for seat, kind, place in covered(t):
        name = ("sushi", "bones")[kind]
        assert shown["stacks"][seat][name][place] is None
        assert recalled["stacks"][seat][name][place] == tile_id(kind, t.stacks[seat][kind][place])
    del shown["stacks"], recalled["stacks"]
    assert shown == recalled
