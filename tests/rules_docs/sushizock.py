"""The examples of docs/rules/sushizock.md."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from sushibelt.core.game import Joint, Nature
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import components as box
from sushibelt.games.sushizock.state import (
    BONES,
    KINDS,
    PHASE_CHOOSE,
    PHASE_OVER,
    PHASE_ROLL,
    SUSHI,
    Table,
)
from sushibelt.games.sushizock.view import FACE_IDS
from tests.rules_docs.pages import Example, cards, codes, number, numbers

ID = "sushizock/2008"
THIEF, VICTIM = range(2)
PLACE = re.compile(r"the (\d)\w\w (sushi|bone)")
ASKED = {"the top": 1, "second from the top": 2}  # places from the top


def faces(dice: str) -> list[int]:
    """Dice as counts by face."""
    count = Counter(dice.split())
    assert set(count) <= set(FACE_IDS), dice
    return [count[face] for face in FACE_IDS]


def pile(row: list[int], tiles: Sequence[int]) -> int:
    """Lay tiles into a row of the table, bones without their minus; return how many."""
    row[: len(tiles)] = map(abs, tiles)
    return len(tiles)


def table_of(
    rolled: str,
    aside: str = "",
    roll: int = 1,
    rows: Sequence[Sequence[int]] = ((1, 2, 3, 4, 5, 6), (1, 1, 1, 2, 2, 3)),
    stacks: Sequence[Sequence[Sequence[int]]] = (),
) -> Table:
    """Seat 0 looks at its dice; rows and each seat's stacks are sushi, then bones."""
    t = Table()
    t.phase, t.roll, t.number = PHASE_CHOOSE, roll, 1
    t.rolled, t.aside = faces(rolled), faces(aside)
    assert sum(t.rolled) + sum(t.aside) == box.DICE.value, (rolled, aside)
    for kind in range(KINDS):
        t.lengths[kind] = pile(t.rows[kind], rows[kind])
        for seat, pair in enumerate(stacks):
            t.heights[seat][kind] = pile(t.stacks[seat][kind], pair[kind])
    return t


def offers(game: AnyGame, t: Table) -> list[str]:
    return [game.name(action) for action in game.legal(t, THIEF)]


def choose(game: AnyGame, t: Table, name: str) -> Table:
    after: Table = game.apply(t, Joint({THIEF: game.parse(name)}))[0]
    return after


def stack(t: Table, seat: int, kind: int) -> list[int]:
    return t.stacks[seat][kind][: t.heights[seat][kind]]


def check_tiles(example: Example) -> None:
    for row, tiles in zip(example.rows, (box.SUSHI_TILES, box.BONE_TILES), strict=True):
        answer = dict(zip(map(number, example.heading[1:]), map(number, row[1:]), strict=True))
        assert {value: n for value, n in answer.items() if n} == {
            value: fact.value for value, fact in tiles.items()
        }, row


def check_taking(example: Example) -> None:
    game = find(ID, 2)
    for dice, row, taken, left in example.rows:
        t = table_of(cards(dice), rows=(numbers(row), (1,)))
        if taken == "nothing":
            assert "take:sushi" not in offers(game, t), row
            assert left == row
            continue
        t = choose(game, t, "take:sushi")
        assert stack(t, THIEF, SUSHI) == [number(taken)], dice
        assert t.rows[SUSHI][: t.lengths[SUSHI]] == numbers(left), dice


def check_theft(example: Example) -> None:
    """A theft from a stack, with the tile asked for by its place from the top."""
    game = find(ID, 2)
    for dice, before, asked, after, loot in example.rows:
        tiles = numbers(before)
        kind = BONES if tiles[0] < 0 else SUSHI
        stacks: list[list[int]] = [[], []]
        stacks[kind] = tiles
        place = ASKED.get(asked, len(tiles) - 1)  # or the second from the bottom
        assert asked in ASKED or asked == "second from the bottom"
        name = f"steal:{('sushi', 'bones')[kind]}:{VICTIM}:{place}"
        t = choose(game, table_of(cards(dice), stacks=[([], []), stacks]), name)
        assert stack(t, VICTIM, kind) == [abs(tile) for tile in numbers(after)], asked
        assert stack(t, THIEF, kind) == [abs(number(loot))], asked


def check_nothing_to_take(example: Example) -> None:
    """Two chopsticks of one colour and three of the other after the last roll, nobody to rob."""
    game = find(ID, 2)
    for bones, sushi, expected in example.rows:
        t = table_of("red", "blue blue red red", 3, (numbers(sushi), numbers(bones)))
        t.phase, t.owed, t.rolled = PHASE_ROLL, 1, faces("")
        next_seat = [FACE_IDS.index("blue")] * box.DICE.value
        after, events = game.apply(t, Nature((FACE_IDS.index("red"), *next_seat)))
        (taken,) = (event.data for event in events if event.kind == "fell-back")
        place, row = PLACE.fullmatch(expected).groups()  # type: ignore[union-attr]
        assert (taken["place"], taken["row"].rstrip("s")) == (int(place), row), expected
        assert sum(map(sum, after.heights)) == 1


def check_stacks(example: Example) -> None:
    """Stacks of all seats of a table: what counts, the points and the places."""
    game = find(ID, len(example.rows))
    stacks = [(numbers(row[1]), numbers(row[2])) for row in example.rows]
    t = table_of("sushi sushi sushi sushi sushi", stacks=stacks)
    t.phase = PHASE_OVER
    lines = [sheet.end.lines[0] for sheet in game.sheet(t).seats]
    result = game.result(t)
    assert result is not None
    for seat, (_, _, _, counted, points, place) in enumerate(example.rows):
        assert lines[seat].why.numbers["sushi"] == number(counted)
        assert lines[seat].points == number(points)
        assert result.places[seat] == number(place)


def check_offers(example: Example) -> None:
    """What seat 0 of two may do; seat 1 has four sushi."""
    game = find(example.game, 2)
    for roll, aside, rolled, expected in example.rows:
        t = table_of(
            cards(rolled), cards(aside), number(roll), stacks=[([], []), ([1, 2, 3, 4], [])]
        )
        assert sorted(offers(game, t)) == sorted(codes(expected)), rolled


CHECKS: dict[str, Callable[[Example], None]] = {
    "tiles": check_tiles,
    "taking": check_taking,
    "theft": check_theft,
    "nothing to take": check_nothing_to_take,
    "stacks": check_stacks,
    "offers": check_offers,
}
