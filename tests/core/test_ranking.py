"""Places (docs/rules/sushi-go.md, "Where the editions differ" and golf; S1 SA-21, S2 tie-break)."""

from hypothesis import given
from hypothesis import strategies as st

from sushibelt.core.ranking import ranked


def test_seats_equal_in_everything_share_a_place_and_the_next_is_skipped() -> None:
    assert ranked([(20, 0), (20, 0), (15, 0)]) == (1, 1, 3)


def test_the_tie_break_parts_equal_points_at_every_place() -> None:
    assert ranked([(20, 1), (20, 3), (15, 2), (15, 2)]) == (2, 1, 3, 3)


def test_points_come_before_the_tie_break() -> None:
    assert ranked([(20, 0), (19, 9)]) == (1, 2)


def test_golf_hands_over_negated_points() -> None:
    """docs/rules/sushi-go.md, derived: golf totals 20, 15, 15: the last two share the win."""
    assert ranked([(-20, 0), (-15, 0), (-15, 0)]) == (3, 1, 1)


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(0, 3)), min_size=1, max_size=5))
def test_a_place_is_one_more_than_the_seats_sorted_before_it(keys: list[tuple[int, int]]) -> None:
    order = sorted(keys, reverse=True)
    assert ranked(keys) == tuple(order.index(key) + 1 for key in keys)
