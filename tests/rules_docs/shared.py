"""Examples that several pages have: options, deals, sets, maki, desserts, rounds and places."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sushibelt.games import GAMES, select
from tests.rules_docs.pages import NOTHING, Example, cards, codes, number, numbers

Lines = dict[str, int]  # points by line of the sheet
Seats = Sequence[int]


class Rules(NamedTuple):
    """What a family knows to do with the numbers of a table; the first argument is a game id."""

    dealt: Callable[[str, int], int]  # cards or dice of each seat, by the number of seats
    round: Callable[[str, Sequence[str], Seats], list[Lines]]  # plates, takings of the squishy
    dessert: Callable[[str, Seats], list[int]]  # points for the desserts that the seats count
    places: Callable[[str, Seats, Seats], tuple[int, ...]]  # totals, desserts


def checks(rules: Rules) -> dict[str, Callable[[Example], None]]:
    """The checks of a family's page."""

    def bind(check: Callable[[Example, Rules], None]) -> Callable[[Example], None]:
        return lambda example: check(example, rules)

    return {
        "options": check_options,
        "dealt": bind(check_dealt),
        "sets": bind(check_sets),
        "plates": bind(check_plates),
        "maki": bind(check_maki),
        "round": bind(check_round),
        "dessert": bind(check_dessert),
        "places": bind(check_places),
    }


def playable(game: str, seats: int, cell: str) -> bool:
    """Tell whether a cell has something to say: a dash stands just where nobody can play."""
    possible = seats in select(game).seats
    assert possible == (cell != NOTHING), f"{game} with {seats} seats: {cell}"
    return possible


def editions(family: str) -> list[str]:
    return [f"{family}/{edition.id}" for edition in GAMES[family].editions]


def check_options(example: Example) -> None:
    """Every option stands there, once, with its editions and whether it limits the seats."""
    collected = {}
    for option, of, seats, _ in example.rows:
        for edition in codes(of):
            collected[edition, codes(option)[0]] = None if seats == "all" else tuple(numbers(seats))
    assert collected == {
        (edition.id, option.id): option.seats
        for edition in GAMES[example.family].editions
        for option in edition.options
    }


def check_dealt(example: Example, rules: Rules) -> None:
    for row in example.rows:
        for column, game in example.columns:
            if playable(game, number(row[0]), row[column]):
                assert rules.dealt(game, number(row[0])) == number(row[column]), row


def check_sets(example: Example, rules: Rules) -> None:
    """So many of a kind are worth the same in all editions."""
    for line, *points in example.rows:
        for count, expected in zip(example.heading[1:], points, strict=True):
            for game in editions(example.family):
                plates = [" ".join([line] * number(count)), "", ""]
                scored = rules.round(game, plates, (0, 0, 0))
                assert scored[0][line] == number(expected), f"{game}: {count} {line}"


def check_plates(example: Example, rules: Rules) -> None:
    """Each plate by itself, in all editions."""
    for row in example.rows:
        for game in editions(example.family):
            scored = rules.round(game, [cards(row[0]), "", ""], (0, 0, 0))[0]
            found = {
                line: number(cell)
                for line, cell in zip(example.heading, row, strict=True)
                if line in scored
            }
            assert found, "no line of the sheet heads a column"
            assert found == {line: scored[line] for line in found}, row


def maki(icons: int) -> str:
    """Cards or dice with so many icons."""
    return " ".join(["maki3"] * (icons // 3) + [f"maki{icons % 3}"] * (icons % 3 > 0))


def check_maki(example: Example, rules: Rules) -> None:
    for row in example.rows:
        plates = [maki(icons) for icons in numbers(row[0])]
        for column, game in example.columns:
            if playable(game, len(plates), row[column]):
                scored = rules.round(game, plates, [0] * len(plates))
                assert [lines["maki"] for lines in scored] == numbers(row[column]), row


def check_round(example: Example, rules: Rules) -> None:
    """A whole round at one table: full plates, and every line of the sheet has its column."""
    squishy = example.heading.index("squishy") if "squishy" in example.heading else None
    taken = [int(squishy is not None and row[squishy] != "0") for row in example.rows]
    scored = rules.round(example.game, [cards(row[1]) for row in example.rows], taken)
    lines = example.heading[2:-1]
    full = rules.dealt(example.game, len(example.rows))
    for row, points in zip(example.rows, scored, strict=True):
        assert len(cards(row[1]).replace("+", " ").split()) == full, row
        answer = dict(zip(lines, map(number, row[2:-1]), strict=True))
        assert answer == points, row
        assert number(row[-1]) == sum(points.values()), row


def check_dessert(example: Example, rules: Rules) -> None:
    for row in example.rows:
        counts = numbers(row[0])
        for column, game in example.columns:
            if playable(game, len(counts), row[column]):
                assert rules.dessert(game, counts) == numbers(row[column]), f"{game}: {row}"


def check_places(example: Example, rules: Rules) -> None:
    for row in example.rows:
        for column, game in example.columns:
            places = rules.places(game, numbers(row[0]), numbers(row[1]))
            assert list(places) == numbers(row[column]), f"{game}: {row}"
