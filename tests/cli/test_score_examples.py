"""Every example of the rulebooks, and those derived from them, through `sushibelt score --json`."""

import pytest

from tests.cli.score_door import scored
from tests.scorepad.documents import over, plates, stacks, trays


def with_empty(count: int, *laid: dict[str, int]) -> list[dict[str, int]]:
    return [*laid, *({} for _ in range(count - len(laid)))]


@pytest.mark.parametrize("game", ["zoch-2014", "anniversary", "original-2013"])
@pytest.mark.parametrize(
    ("slot", "points"),
    [
        ("dumpling", [0, 1, 3, 6, 10, 15, 15, 15]),
        ("tempura", [0, 0, 5, 5, 10, 10]),
        ("sashimi", [0, 0, 0, 10, 10, 10, 20, 20]),
    ],
)
def test_sets_and_dumplings_of_sushi_go(game: str, slot: str, points: list[int]) -> None:
    """S1, S2"""
    for count, expected in enumerate(points):
        said = scored(plates(game, with_empty(3, {slot: count})))
        assert said.lines(slot) == [expected, 0, 0]


@pytest.mark.parametrize(
    ("game", "icons", "points"),
    [
        ("anniversary", (5, 3, 3, 2), [6, 1, 1, 0]),  # S1
        ("zoch-2014", (5, 3, 3, 2), [6, 3, 3, 0]),  # S2
        ("original-2013", (5, 3, 3, 2), [6, 1, 1, 0]),
        ("anniversary", (5, 0, 0), [6, 1, 1]),
        ("anniversary", (0, 0, 0), [2, 2, 2]),
        ("anniversary", (4, 4, 0), [3, 3, 0]),
        ("anniversary", (2, 1, 0, 0), [6, 3, 0, 0]),
        ("zoch-2014", (4, 4, 2), [6, 6, 3]),  # ZG-3
        ("zoch-2014", (4, 4, 0), [6, 6, 0]),
        ("zoch-2014", (5, 0, 0), [6, 0, 0]),
        ("zoch-2014", (0, 0, 0), [0, 0, 0]),
        ("original-2013", (4, 4, 2), [3, 3, 0]),
        ("original-2013", (5, 0, 0), [6, 0, 0]),
        ("anniversary", (3, 0), [6, 3]),
        ("anniversary+must-have-maki", (3, 0), [6, 0]),
        ("anniversary+must-have-maki", (0, 0), [0, 0]),
        ("anniversary+must-have-maki", (3, 3), [3, 3]),
        ("anniversary+must-have-maki", (3, 1), [6, 3]),
    ],
)
def test_maki_of_every_edition(game: str, icons: tuple[int, ...], points: list[int]) -> None:
    laid = [{"maki3": n // 3, "maki1": n % 3} for n in icons]
    assert scored(plates(game, laid)).lines("maki") == points


def test_maki_of_sushi_roll() -> None:
    """S0: icons 4, 4, 3, 3; ties in full, the second prize is paid all the same."""
    laid = [{"maki3": 1, "maki1": 1}, {"maki3": 1, "maki1": 1}, {"maki3": 1}, {"maki3": 1}]
    assert scored(trays(laid)).lines("maki") == [6, 6, 3, 3]


def test_sets_of_sushi_roll() -> None:
    """S0: 4 tempura and 2 sashimi are 10 + 1 + 6; dumplings 0..7 as derived."""
    [four, _] = scored(trays([{"tempura": 4, "sashimi": 2}, {}])).json["seats"]
    assert four["rounds"][0]["lines"]["tempura"] == 11
    assert four["rounds"][0]["lines"]["sashimi"] == 6
    assert four["rounds"][0]["total"] == 17
    for count, points in enumerate([0, 2, 4, 8, 10, 12, 16, 18]):
        assert scored(trays([{"dumpling": count}, {}])).lines("dumpling") == [points, 0]


@pytest.mark.parametrize(
    ("puddings", "points"),
    [
        ((6, 6, 0, 0), [6, 6, -6, -6]),  # S0
        ((3, 1), [6, 0]),
        ((2, 2), [6, 6]),
        ((2, 2, 2), [0, 0, 0]),
        ((4, 2, 1), [6, 0, -6]),
    ],
)
def test_puddings_of_sushi_roll(puddings: tuple[int, ...], points: list[int]) -> None:
    nothing: list[dict[str, int]] = [{} for _ in puddings]
    tokens = [{"pudding": count, "menu": 2, "chopsticks": 1} for count in puddings]
    said = scored(trays(nothing, nothing, nothing, tokens=tokens))
    assert said.end() == points
    assert said.end("tokens") == [1] * len(puddings)


def test_the_squishy_is_taken_at_a_tie_by_the_one_who_just_played() -> None:
    """S1, first example: A had 4 and the squishy, B reached 4 with a second 2."""
    document = plates("anniversary", [{"strawberry4": 1}, {"strawberry2": 2}])
    document["rounds"][0]["squishy"] = [1, 1]
    assert scored(document).lines("squishy") == [2, 2]


def test_the_squishy_stays_when_both_play_and_tie() -> None:
    """S1, second example: A keeps it, nobody scores again."""
    document = plates("anniversary", [{"strawberry2": 2}, {"strawberry4": 1}])
    document["rounds"][0]["squishy"] = [1, 0]
    assert scored(document).lines("squishy") == [2, 0]


@pytest.mark.parametrize(
    ("game", "laid", "points"),
    [
        # S1
        ("anniversary", [{"strawberry4": 2}, {"strawberry3": 1, "strawberry2": 1},
                         {"strawberry3": 1}, {"strawberry3": 1}], [0, 0, -3, -3]),
        ("anniversary+frozen-yogurt", [{"yogurt3": 1, "yogurt2": 2}, {"yogurt2": 2}, {}, {}],
         [6, 0, -3, -3]),
        ("anniversary+bubble-tea", [{"tea2": 1, "tea3": 1, "tea4": 2}, {}], [9, 0]),
        ("anniversary+pudding", [{"pudding": 4}, {"pudding": 3}, {}, {}], [6, 0, -3, -3]),
        # derived
        ("zoch-2014", [{"pudding": 3}, {"pudding": 3}, {"pudding": 1}, {}], [6, 6, 0, -6]),
        ("zoch-2014", [{"pudding": 1}] * 3, [0, 0, 0]),
        ("anniversary+bubble-tea", [{"tea1": 1, "tea2": 1, "tea4": 1, "tea5": 1}, {}], [8, 0]),
        ("anniversary+bubble-tea", [{f"tea{n}": 1 for n in range(1, 6)}, {"tea5": 1}], [20, 1]),
        ("original-2013", [{"pudding": 2}, {"pudding": 2}, {}], [3, 3, -6]),
        ("original-2013", [{"pudding": 1}, {}], [6, 0]),
        ("original-2013", [{"pudding": 1}, {"pudding": 1}], [0, 0]),
        ("original-2013", [{"pudding": 1}, {}, {}, {}, {}], [6, -1, -1, -1, -1]),
        ("anniversary", [{"strawberry2": 1}] * 3, [-2, -2, -2]),  # SA-11
        ("anniversary", [{"strawberry2": 1}, {"strawberry1": 1}], [0, -3]),
        ("anniversary", [{"strawberry2": 1}, {"strawberry2": 1}], [0, 0]),
        ("anniversary+pudding", [{"pudding": 1}] * 4, [0, 0, 0, 0]),
        ("anniversary+frozen-yogurt", [{"yogurt3": 1}, {"yogurt1": 1}], [6, 0]),
    ],
)  # fmt: skip
def test_desserts_of_every_edition(
    game: str, laid: list[dict[str, int]], points: list[int]
) -> None:
    assert scored(over(game, laid)).end() == points


def test_mochi_compares_dice_and_not_cards() -> None:
    """S1: most and fewest shared; two seats win only."""
    laid = [{"mochi": 1}, {"mochi": 1}, {"mochi": 3}]
    assert scored(over("anniversary+mochi", laid, mochi_dice=[6, 6, 2])).end() == [3, 3, -6]
    assert scored(over("anniversary+mochi", laid[:2], mochi_dice=[5, 2])).end() == [6, 0]
    assert scored(over("anniversary+mochi", [{}, {}, {}])).end() == [0, 0, 0]


def test_desserts_of_all_rounds_count_together() -> None:
    rounds: list[list[dict[str, int]]] = [
        [{"pudding": 1}, {}, {}],
        [{"pudding": 1}, {"pudding": 1}, {}],
        [{}, {}, {}],
    ]
    assert scored(plates("zoch-2014", *rounds)).end() == [6, 0, -6]


def test_nigiri_on_wasabi_count_three_times() -> None:
    laid = [
        {"egg": 1, "salmon": 1, "squid": 1},
        {"wasabi+egg": 1, "wasabi+salmon": 1, "wasabi+squid": 1},
        {"wasabi": 2, "squid": 1},
    ]
    assert scored(plates("zoch-2014", laid)).lines("nigiri") == [6, 18, 3]


def test_sushi_above_the_bones_drop_out() -> None:
    """S3, S4; sushi 5, 1, 2, 3 with bones −2, −1 are worth 3."""
    said = scored(stacks(([5, 1, 2, 3], [-2, -1]), ([6], [-4, -1]), ([], [])))
    assert said.end("tiles") == [3, 1, 0]
    assert [seat["total"] for seat in said.json["seats"]] == [3, 1, 0]
    assert said.json["winners"] == []
