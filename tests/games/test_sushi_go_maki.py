"""Most and second most maki icons: every edition its own ties (S1, S2; ruling ZG-3)."""

from collections.abc import Sequence
from itertools import product

import pytest

from tests.games.sushi_go_tables import points

ZOCH = "sushi-go/zoch-2014"
ANNIVERSARY = "sushi-go/anniversary"
ORIGINAL = "sushi-go/original-2013"
MUST_HAVE = "sushi-go/anniversary+must-have-maki"


def rolls(icons: int) -> str:
    """Maki cards with so many icons in all."""
    rest = {0: "", 1: "maki1", 2: "maki2"}[icons % 3]
    return " ".join(["maki3"] * (icons // 3) + [rest])


def prizes(game_id: str, *icons: int) -> list[int]:
    return points("maki", game_id, *(rolls(count) for count in icons))


def test_icons_count_and_not_cards() -> None:
    """S1, S2: the symbols on top of the cards."""
    assert points("maki", ZOCH, "maki1 maki1 maki1", "maki2 maki2", "maki3") == [3, 6, 3]


@pytest.mark.parametrize("game_id", [ZOCH, ANNIVERSARY, ORIGINAL])
def test_most_icons_score_6_and_second_most_3(game_id: str) -> None:
    assert prizes(game_id, 5, 3, 2) == [6, 3, 0]


@pytest.mark.parametrize(
    ("icons", "expected"),
    [
        ((5, 3, 3, 2), [6, 1, 1, 0]),  # printed in S1
        ((5, 5, 3), [3, 3, 0]),  # a tie for the most leaves no second prize
        ((5, 5, 5, 3), [2, 2, 2, 0]),
        ((5, 5, 5, 5), [1, 1, 1, 1]),  # 6 by 4, the rest is lost
        ((5, 5, 5, 5, 5), [1, 1, 1, 1, 1]),
        ((9, 3, 3, 3), [6, 1, 1, 1]),
        ((9, 3, 3, 3, 3), [6, 0, 0, 0, 0]),  # 3 by 4
        ((4, 4), [3, 3]),
        ((5, 3), [6, 3]),
    ],
)
@pytest.mark.parametrize("game_id", [ANNIVERSARY, ORIGINAL])
def test_ties_share_rounded_down(game_id: str, icons: tuple[int, ...], expected: list[int]) -> None:
    """S1; original-2013 as anniversary."""
    assert prizes(game_id, *icons) == expected


@pytest.mark.parametrize(
    ("icons", "expected"),
    [
        ((5, 3, 3, 2), [6, 3, 3, 0]),  # printed in S2
        ((5, 5, 3), [6, 6, 3]),  # ZG-3: the next lower count still gets 3
        ((5, 5, 3, 3), [6, 6, 3, 3]),
        ((5, 5, 5), [6, 6, 6]),
        ((5, 5, 4, 3, 3), [6, 6, 3, 0, 0]),
    ],
)
def test_in_zoch_every_tie_scores_in_full(icons: tuple[int, ...], expected: list[int]) -> None:
    assert prizes(ZOCH, *icons) == expected


@pytest.mark.parametrize(
    ("icons", "expected"),
    [
        ((5, 0, 0), [6, 1, 1]),
        ((0, 0, 0), [2, 2, 2]),
        ((4, 4, 0), [3, 3, 0]),
        ((2, 1, 0, 0), [6, 3, 0, 0]),
        ((3, 0), [6, 3]),  # derived example of docs/rules/sushi-go.md
        ((0, 0), [3, 3]),
        ((5, 0, 0, 0, 0), [6, 0, 0, 0, 0]),  # second, and 3 by 4 is nothing
    ],
)
def test_in_anniversary_no_maki_ranks_like_any_count(
    icons: tuple[int, ...], expected: list[int]
) -> None:
    """S1's box about the rare case."""
    assert prizes(ANNIVERSARY, *icons) == expected


@pytest.mark.parametrize(
    ("icons", "zoch", "original"),
    [
        ((5, 0, 0), [6, 0, 0], [6, 0, 0]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
        ((4, 4, 0), [6, 6, 0], [3, 3, 0]),
        ((2, 1, 0, 0), [6, 3, 0, 0], [6, 3, 0, 0]),
    ],
)
def test_elsewhere_a_seat_without_maki_never_scores(
    icons: tuple[int, ...], zoch: list[int], original: list[int]
) -> None:
    """S2: at least one maki card."""
    assert prizes(ZOCH, *icons) == zoch
    assert prizes(ORIGINAL, *icons) == original


@pytest.mark.parametrize(
    ("icons", "expected"),
    [((3, 0), [6, 0]), ((0, 3), [0, 6]), ((0, 0), [0, 0]), ((4, 3), [6, 3]), ((4, 4), [3, 3])],
)
@pytest.mark.parametrize("variant", ["", "+two-way", "+golf", "+personal-piles", "+battle"])
def test_must_have_maki_leaves_out_whoever_has_none(
    variant: str, icons: tuple[int, ...], expected: list[int]
) -> None:
    """S1; with any variant of two players."""
    assert prizes(f"sushi-go/anniversary{variant}+must-have-maki", *icons) == expected


@pytest.mark.parametrize(
    ("icons", "expected"),
    [
        ((3, 0, 0), [6, 0, 0]),  # a single one left: nobody is second
        ((3, 2, 0), [6, 3, 0]),
        ((3, 0, 2), [6, 0, 3]),
        ((0, 0, 2), [0, 0, 6]),  # only the puppet
        ((2, 2, 0), [3, 3, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_must_have_maki_holds_for_the_puppet_too(
    icons: tuple[int, ...], expected: list[int]
) -> None:
    assert prizes("sushi-go/anniversary+puppet+must-have-maki", *icons) == expected


def test_the_puppet_takes_part_in_maki_as_a_third_seat() -> None:
    """SA-26."""
    assert prizes("sushi-go/anniversary+puppet", 2, 1, 4) == [3, 0, 6]
    assert prizes("sushi-go/anniversary+puppet", 5, 0, 0) == [6, 1, 1]


def by_hand(icons: Sequence[int], share: bool, none_ranks: bool) -> list[int]:
    """Give the 6 and the 3 to groups of equal counts, from the highest down."""
    scores = [0] * len(icons)
    counts = sorted({count for count in icons if count or none_ranks}, reverse=True)
    prizes_left = [6, 3]
    for count in counts[:2]:
        tied = [seat for seat, icon in enumerate(icons) if icon == count]
        prize = prizes_left.pop(0)
        for seat in tied:
            scores[seat] = prize // len(tied) if share else prize
        if share and len(tied) > 1:
            break  # a shared first prize leaves no second
    return scores


@pytest.mark.parametrize(
    ("game_id", "share", "none_ranks"),
    [(ANNIVERSARY, True, True), (ZOCH, False, False), (ORIGINAL, True, False)],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_table_of_few_icons_is_scored_as_by_hand(
    game_id: str, share: bool, none_ranks: bool, seats: int
) -> None:
    for icons in product((0, 1, 2, 3), repeat=seats):
        assert prizes(game_id, *icons) == by_hand(icons, share, none_ranks), icons
