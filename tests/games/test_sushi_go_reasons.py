"""Why a line has its points: ids and numbers, enough to explain it in any language."""

from collections.abc import Mapping

import pytest

from sushibelt.core.game import Line
from tests.games.sushi_go_tables import desserts, scored

ZOCH = "sushi-go/zoch-2014"
ANNIVERSARY = "sushi-go/anniversary"
ORIGINAL = "sushi-go/original-2013"


def why(line: Line) -> tuple[int, str, Mapping[str, int]]:
    return line.points, line.why.reason, line.why.numbers


def prize(line: Line) -> tuple[int, str, int, int, int, int]:
    """Points, reason, count, place, sharers, prize."""
    numbers = line.why.numbers
    return (
        line.points,
        line.why.reason,
        numbers["count"],
        numbers["place"],
        numbers["sharers"],
        numbers["prize"],
    )


def test_a_round_has_these_lines_in_this_order() -> None:
    assert list(scored(ZOCH, "", "", "")[0]) == ["tempura", "sashimi", "dumpling", "nigiri", "maki"]
    assert list(scored(ANNIVERSARY, "", "")[0]) == [
        "tempura",
        "sashimi",
        "dumpling",
        "nigiri",
        "maki",
        "squishy",
    ]


def test_sets_say_how_many_are_complete_and_what_is_left_over() -> None:
    lines = scored(ZOCH, "tempura " * 5 + "sashimi " * 4, "", "")[0]
    tempura = {"count": 5, "sets": 2, "left": 1, "size": 2, "each": 5}
    sashimi = {"count": 4, "sets": 1, "left": 1, "size": 3, "each": 10}
    assert why(lines["tempura"]) == (10, "sets", tempura)
    assert why(lines["sashimi"]) == (10, "sets", sashimi)


def test_dumplings_say_where_the_ladder_ends() -> None:
    assert why(scored(ZOCH, "dumpling " * 7, "", "")[0]["dumpling"]) == (
        15,
        "ladder",
        {"count": 7, "top": 5, "over": 2},
    )


def test_nigiri_are_told_apart_by_kind_and_by_what_they_lie_on() -> None:
    plate = "egg egg salmon wasabi+egg wasabi+squid wasabi"
    assert why(scored(ZOCH, plate, "", "")[0]["nigiri"]) == (
        1 + 1 + 2 + 3 + 9,
        "nigiri",
        {
            "egg": 2,
            "salmon": 1,
            "squid": 0,
            "wasabi_egg": 1,
            "wasabi_salmon": 0,
            "wasabi_squid": 1,
            "bare_wasabi": 1,
        },
    )


def test_maki_say_the_place_and_how_many_share_it() -> None:
    """Why 1 and not 3: second place, shared by two."""
    lines = [
        lines["maki"] for lines in scored(ANNIVERSARY, "maki3 maki2", "maki3", "maki3", "maki2")
    ]
    assert [prize(line) for line in lines] == [
        (6, "maki-first", 5, 1, 1, 6),
        (1, "maki-second", 3, 2, 2, 3),
        (1, "maki-second", 3, 2, 2, 3),
        (0, "maki-none", 2, 4, 1, 0),
    ]


def test_maki_without_a_second_prize_say_why() -> None:
    """Why 0 and not 3: two share the first place, so this is the third."""
    lines = [lines["maki"] for lines in scored(ORIGINAL, "maki3", "maki3", "maki2", "")]
    assert [prize(line)[:4] for line in lines] == [
        (3, "maki-first", 3, 1),
        (3, "maki-first", 3, 1),
        (0, "maki-none", 2, 3),
        (0, "maki-left-out", 0, 4),
    ]


def test_maki_in_full_are_told_with_the_full_prize() -> None:
    lines = [lines["maki"] for lines in scored(ZOCH, "maki3", "maki3", "maki2")]
    assert [prize(line)[:2] for line in lines] == [
        (6, "maki-first"),
        (6, "maki-first"),
        (3, "maki-second"),
    ]


def test_the_squishy_says_how_often() -> None:
    assert why(scored(ANNIVERSARY, "", "", taken=(3, 0))[0]["squishy"]) == (
        6,
        "squishy",
        {"times": 3},
    )


@pytest.mark.parametrize("game_id", [ORIGINAL, "sushi-go/anniversary+pudding"])
def test_shared_desserts_say_the_place_and_how_many_share_it(game_id: str) -> None:
    lines = desserts(game_id, "pudding pudding", "pudding pudding", "pudding", "", "")
    assert [prize(line) for line in lines] == [
        (3, "pudding-first", 2, 1, 2, 6),
        (3, "pudding-first", 2, 1, 2, 6),
        (0, "pudding-none", 1, 3, 1, 0),
        (-3, "pudding-fewest", 0, 4, 2, -6),
        (-3, "pudding-fewest", 0, 4, 2, -6),
    ]


@pytest.mark.parametrize("game_id", [ORIGINAL, "sushi-go/anniversary+pudding"])
@pytest.mark.parametrize("seats", [2, 3])
def test_level_desserts_say_so(game_id: str, seats: int) -> None:
    lines = desserts(game_id, *["pudding"] * seats)
    assert [why(line)[:2] for line in lines] == [(0, "pudding-level")] * seats


def test_level_strawberries_are_a_shared_loss_with_three_and_nothing_with_two() -> None:
    """SA-11."""
    three = desserts(ANNIVERSARY, "strawberry2", "strawberry2", "strawberry2")
    assert [why(line)[:2] for line in three] == [(-2, "strawberry-fewest")] * 3
    two = desserts(ANNIVERSARY, "strawberry2", "strawberry2")
    assert [why(line)[:2] for line in two] == [(0, "strawberry-level")] * 2


def test_in_zoch_level_desserts_win_and_lose_at_once() -> None:
    lines = desserts(ZOCH, "pudding", "pudding", "pudding")
    assert [why(line)[:2] for line in lines] == [(0, "pudding-both")] * 3


def test_strawberries_count_symbols() -> None:
    lines = desserts(ANNIVERSARY, "strawberry4 strawberry3", "strawberry2", "strawberry2")
    assert [prize(line)[:3] for line in lines] == [
        (0, "strawberry-none", 7),
        (-3, "strawberry-fewest", 2),
        (-3, "strawberry-fewest", 2),
    ]


def test_yogurts_count_values_and_mochi_the_die() -> None:
    yogurt = desserts("sushi-go/anniversary+frozen-yogurt", "yogurt3 yogurt2", "yogurt1")
    assert [prize(line)[:3] for line in yogurt] == [(6, "yogurt-first", 5), (0, "yogurt-none", 1)]
    mochi = desserts("sushi-go/anniversary+mochi", "mochi mochi", "", dice=(2, 6))
    assert [prize(line)[:3] for line in mochi] == [(0, "mochi-none", 2), (6, "mochi-first", 6)]


def test_teas_say_their_runs_by_length() -> None:
    line = desserts("sushi-go/anniversary+bubble-tea", "tea2 tea3 tea4 tea4", "tea1 tea2")[0]
    assert why(line) == (
        9,
        "tea-runs",
        {"runs1": 1, "runs2": 0, "runs3": 1, "runs4": 0, "runs5": 0},
    )


def test_teas_tell_every_run() -> None:
    held = " ".join(f"tea{n} tea{n}" for n in range(1, 6))
    line = desserts("sushi-go/anniversary+bubble-tea", held, "")[0]
    assert line.why.numbers == {"runs1": 0, "runs2": 0, "runs3": 0, "runs4": 0, "runs5": 2}
