"""The examples of docs/rules/sushi-roll.md."""

from collections import Counter
from collections.abc import Callable, Sequence

from sushibelt.games import find
from sushibelt.games.sushi_roll import components as box
from sushibelt.games.sushi_roll.state import MENUS, PHASE_OVER, PUDDINGS, ROUNDS, STICKS, Table
from tests.rules_docs.pages import Example, amounts, number
from tests.rules_docs.shared import Rules
from tests.walks import walk

ID = "sushi-roll/2019"


def dealt(game: str, seats: int) -> int:
    return sum(find(game, seats).describe(next_choice(game, seats))["belts"][0].values())


def next_choice(game_id: str, seats: int) -> Table:
    """The table when the first seat is asked for something."""
    match = next(match for match in walk(game_id, seats, seed=1) if match.turn.actors)
    state: Table = match.state
    return state


def lines_of_round(game_id: str, trays: Sequence[str], _: Sequence[int]) -> list[dict[str, int]]:
    game = find(game_id, len(trays))
    t = game.start()
    t.round = 1
    for seat, faces in enumerate(trays):
        count = Counter(faces.split())
        assert set(count) <= set(box.SLOTS), faces
        t.trays[0][seat] = [count[slot] for slot in box.SLOTS]
    sheets = game.sheet(t).seats
    return [{line.line: line.points for line in sheet.rounds[0].lines} for sheet in sheets]


def end_of(seats: int, tokens: Sequence[tuple[int, int, int]]) -> list[dict[str, int]]:
    """The lines of the end, for (puddings, menus, chopsticks) of every seat."""
    game = find(ID, seats)
    t = game.start()
    t.phase, t.round = PHASE_OVER, ROUNDS
    for seat, held in enumerate(tokens):
        t.tokens[seat][PUDDINGS], t.tokens[seat][MENUS], t.tokens[seat][STICKS] = held
    return [{line.line: line.points for line in s.end.lines} for s in game.sheet(t).seats]


def dessert(_: str, counts: Sequence[int]) -> list[int]:
    ends = end_of(len(counts), [(count, 0, 0) for count in counts])
    return [lines["dessert"] for lines in ends]


def places(game_id: str, totals: Sequence[int], puddings: Sequence[int]) -> tuple[int, ...]:
    game = find(game_id, len(totals))
    t = game.start()
    t.phase, t.round = PHASE_OVER, ROUNDS
    t.points[: len(totals)] = totals
    for seat, count in enumerate(puddings):
        t.tokens[seat][PUDDINGS] = count
    result = game.result(t)
    assert result is not None
    return result.places


RULES = Rules(dealt, lines_of_round, dessert, places)


def check_dice(example: Example) -> None:
    assert {kind: number(count) for kind, count, _ in example.rows} == {
        kind: fact.value for kind, fact in box.DICE.items()
    }
    for kind, _, sides in example.rows:
        found = {face: fact.value for face, fact in box.SIDES[kind].items()}
        assert amounts(sides) == found, kind


def check_supply(example: Example) -> None:
    """What is left when everybody has the tokens to begin with."""
    for seats, menus, chopsticks in example.rows:
        supply = find(ID, number(seats)).start().supply
        assert (supply[MENUS], supply[STICKS]) == (number(menus), number(chopsticks)), seats


def check_starts(example: Example) -> None:
    """Which seat begins each round of a whole game, from the first one to the left."""
    for row in example.rows:
        seats = number(row[0])
        starts: dict[int, int] = {}
        for match in walk(ID, seats, seed=2):
            if match.turn.actors:
                starts.setdefault(match.state.round, match.state.red)
        offsets = [(starts[round_] - starts[0]) % seats for round_ in range(ROUNDS)]
        assert offsets == list(map(number, row[1:])), row


def check_tokens(example: Example) -> None:
    for menus, chopsticks, points in example.rows:
        ends = end_of(2, [(0, number(menus), number(chopsticks)), (0, 0, 0)])
        assert ends[0]["tokens"] == number(points), (menus, chopsticks)


CHECKS: dict[str, Callable[[Example], None]] = {
    "dice": check_dice,
    "supply": check_supply,
    "starts": check_starts,
    "tokens": check_tokens,
}
