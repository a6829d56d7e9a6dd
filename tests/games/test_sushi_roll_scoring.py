"""What trays and tokens are worth, and why: S0, and docs/rules/sushi-roll.md where S0 is silent."""

import pytest

from sushibelt.core.game import Line, Sheet
from sushibelt.games.sushi_roll import scoring
from sushibelt.games.sushi_roll.book import make_book
from sushibelt.games.sushi_roll.components import SLOTS
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.game import REASONS, tell_bill
from sushibelt.games.sushi_roll.state import END, Bill


def round_sheet(*trays: dict[str, int]) -> Sheet:
    """The sheet of one round with these trays; with one tray given a second, empty one joins."""
    plates = [*trays, {}] if len(trays) == 1 else list(trays)
    book = make_book(EDITIONS[0].ruleset, len(plates))
    bill = Bill()
    rows = [[plate.get(slot, 0) for slot in SLOTS] for plate in plates]
    scoring.score_rounds([rows], 1, book, bill)
    return tell_bill(bill, 1, 0, book)


def end_sheet(*tokens: tuple[int, int, int]) -> Sheet:
    """The sheet of the end for (puddings, menus, chopsticks) per seat."""
    book = make_book(EDITIONS[0].ruleset, len(tokens))
    bill = Bill()
    scoring.score_end([list(row) for row in tokens], book, bill, END)
    return tell_bill(bill, 0, 1, book)


def line(sheet: Sheet, name: str, seat: int = 0) -> Line:
    parts = (*sheet.seats[seat].rounds, sheet.seats[seat].end)
    return next(line for part in parts for line in part.lines if line.line == name)


def points(sheet: Sheet, name: str) -> list[int]:
    return [line(sheet, name, seat).points for seat in range(len(sheet.seats))]


def maki(*icons: int) -> Sheet:
    """Trays with this many icons: threes, and the rest on one die."""
    trays = []
    for count in icons:
        tray = {"maki3": count // 3}
        if count % 3:
            tray[f"maki{count % 3}"] = 1
        trays.append(tray)
    return round_sheet(*trays)


def puddings(*counts: int) -> Sheet:
    return end_sheet(*((count, 0, 0) for count in counts))


# Sets.


@pytest.mark.parametrize(
    ("face", "values"),
    [
        ("dumpling", [0, 2, 4, 8, 10, 12, 16, 18]),  # RULES, derived examples
        ("tempura", [0, 1, 5, 10, 11, 15, 20, 21]),
        ("sashimi", [0, 0, 6, 13, 13, 19, 26, 26]),
    ],
)
def test_sets_of_up_to_three_then_a_new_set(face: str, values: list[int]) -> None:
    assert [line(round_sheet({face: n}), face).points for n in range(8)] == values


def test_the_printed_example_of_sets() -> None:
    """S0: four tempura and two sashimi are 17 = 10 + 1 + 6."""
    sheet = round_sheet({"tempura": 4, "sashimi": 2})
    assert sheet.seats[0].total == 17
    assert line(sheet, "tempura").why == (
        "sets",
        {"count": 4, "full": 1, "full_points": 10, "rest": 1, "rest_points": 1, "size": 3},
    )
    assert line(sheet, "sashimi").why.numbers["rest_points"] == 6
    assert line(sheet, "dumpling").why == ("sets-none", {})


# Nigiri.


def test_nigiri_count_one_two_three() -> None:
    assert line(round_sheet({"egg": 1, "salmon": 1, "squid": 1}), "nigiri").points == 6


@pytest.mark.parametrize(("slot", "value"), [("egg", 3), ("salmon", 6), ("squid", 9)])
def test_a_nigiri_on_wasabi_counts_three_times(slot: str, value: int) -> None:
    assert line(round_sheet({f"wasabi+{slot}": 1}), "nigiri").points == value


def test_the_nigiri_line_tells_plain_from_tripled_and_names_bare_wasabi() -> None:
    sheet = round_sheet({"squid": 2, "wasabi+egg": 1, "wasabi": 1})
    assert line(sheet, "nigiri").points == 9
    assert line(sheet, "nigiri").why == (
        "nigiri",
        {"plain": 2, "plain_points": 6, "wet": 1, "wet_points": 3, "factor": 3, "bare": 1},
    )


def test_bare_wasabi_and_token_faces_score_nothing() -> None:
    idle = ("wasabi", "chopsticks1", "chopsticks2", "menu1", "menu2")
    sheet = round_sheet(dict.fromkeys((*idle, "pudding1", "pudding2", "pudding3"), 1))
    assert sheet.seats[0].total == 0
    assert line(sheet, "nigiri").why.reason == "nigiri-none"
    assert line(sheet, "nigiri").why.numbers["bare"] == 1


# Maki.


@pytest.mark.parametrize(
    ("icons", "expected"),
    [
        ([4, 4, 3, 3], [6, 6, 3, 3]),  # S0's example
        ([5, 3, 3, 2], [6, 3, 3, 0]),
        ([7, 2], [6, 3]),
        ([3, 3, 3], [6, 6, 6]),
        ([4, 4, 0], [6, 6, 0]),  # docs/rules/sushi-roll.md: an icon is needed
        ([5, 0, 0], [6, 0, 0]),
        ([0, 0], [0, 0]),
        ([1, 2, 3, 4, 5], [0, 0, 0, 3, 6]),
    ],
)
def test_maki_most_and_second_most_in_full(icons: list[int], expected: list[int]) -> None:
    assert points(maki(*icons), "maki") == expected


def test_maki_icons_of_all_dice_are_added_up() -> None:
    sheet = round_sheet({"maki1": 1, "maki2": 2, "maki3": 3}, {"maki3": 4})
    assert [line(sheet, "maki", seat).why.numbers["icons"] for seat in (0, 1)] == [14, 12]


def test_the_maki_line_says_who_shares_and_what_was_needed() -> None:
    sheet = maki(4, 4, 3, 1, 0)
    reasons = [line(sheet, "maki", seat).why for seat in range(5)]
    assert [why.reason for why in reasons] == [
        *("maki-first", "maki-first", "maki-second", "maki-unplaced", "maki-none")
    ]
    assert reasons[1].numbers == {"icons": 4, "place": 1, "sharers": 2, "prize": 6, "most": 4}
    assert reasons[2].numbers == {"icons": 3, "place": 3, "sharers": 1, "prize": 3, "most": 4}


# The end.


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([6, 6, 0, 0], [6, 6, -6, -6]),  # S0's example
        ([5, 3, 1], [6, 0, -6]),
        ([5, 3, 3, 3], [6, -6, -6, -6]),
        ([2, 2, 2], [0, 0, 0]),  # docs/rules/sushi-roll.md: three or more all equal
        ([0, 0, 0, 0, 0], [0] * 5),
        ([4, 1], [6, 0]),  # S0: with two seats nobody loses
        ([3, 3], [6, 6]),  # docs/rules/sushi-roll.md: two seats equal
        ([0, 0], [6, 6]),
    ],
)
def test_most_puddings_win_six_and_fewest_lose_six(counts: list[int], expected: list[int]) -> None:
    assert points(puddings(*counts), "dessert") == expected


@pytest.mark.parametrize(
    ("counts", "reasons"),
    [
        ([6, 4, 1], ["dessert-most", "dessert-between", "dessert-fewest"]),
        ([3, 3, 3], ["dessert-level"] * 3),
        ([3, 1], ["dessert-most", "dessert-spared"]),
        ([3, 3], ["dessert-most"] * 2),
    ],
)
def test_the_dessert_line_says_why(counts: list[int], reasons: list[str]) -> None:
    sheet = puddings(*counts)
    found = [line(sheet, "dessert", seat).why.reason for seat in range(len(counts))]
    assert found == reasons


def test_the_dessert_line_carries_the_numbers_of_the_comparison() -> None:
    assert line(puddings(6, 2, 2), "dessert", 2).why.numbers == {
        "puddings": 2,
        "place": 2,
        "sharers": 2,
        "prize": -6,
        "most": 6,
        "fewest": 2,
        "loss": 6,
    }


@pytest.mark.parametrize(
    ("menus", "sticks", "value"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (3, 2, 2), (0, 4, 2), (5, 2, 3)]
)
def test_two_unused_tokens_of_any_kind_are_a_point(menus: int, sticks: int, value: int) -> None:
    sheet = end_sheet((0, menus, sticks), (0, 0, 0))
    assert points(sheet, "tokens") == [value, 0]
    assert line(sheet, "tokens").why == (
        "tokens",
        {
            "menu": menus,
            "chopsticks": sticks,
            "unused": menus + sticks,
            "per_point": 2,
            "left_over": (menus + sticks) % 2,
        },
    )


def test_puddings_are_no_unused_tokens() -> None:
    assert points(end_sheet((9, 1, 0), (0, 0, 0)), "tokens") == [0, 0]


def test_totals_may_go_below_zero() -> None:
    assert puddings(1, 0, 0).seats[2].total == -6


def test_a_round_has_five_lines_and_the_end_two() -> None:
    rounds = [line.line for line in round_sheet({}).seats[0].rounds[0].lines]
    assert rounds == ["tempura", "sashimi", "dumpling", "nigiri", "maki"]
    assert [line.line for line in puddings(0, 0).seats[0].end.lines] == ["dessert", "tokens"]
    assert round_sheet({}).seats[0].end.lines == ()


def test_every_reason_has_an_id_of_its_own() -> None:
    found = [reason for reason, _ in REASONS.values()]
    assert sorted(REASONS) == list(range(14))
    assert len(set(found)) == len(found)
