"""The covering choices of ids and seat counts cover what they say."""

from itertools import combinations

from sushibelt.games import select
from tests.shapes import THE_FEW, THE_SHAPES, Pair, traits
from tests.walks import PAIRS


def met(pairs: list[Pair], together: int) -> set[object]:
    """Every so many traits of one game that some pair has together."""
    return {
        (select(game).family, some)
        for game, seats in pairs
        for some in combinations(sorted(traits(game, seats).items()), together)
    }


def test_shapes_are_some_of_the_ways_to_sit_down_each_once() -> None:
    assert len(PAIRS) == len(set(PAIRS)) == 137
    assert set(THE_FEW) < set(THE_SHAPES) < set(PAIRS)
    assert len(THE_SHAPES) == len(set(THE_SHAPES))


def test_any_two_traits_that_can_meet_meet_in_some_shape() -> None:
    assert met(PAIRS, 2) - met(THE_SHAPES, 2) == set()


def test_the_few_have_every_trait_and_every_edition_at_every_seat_count() -> None:
    assert met(PAIRS, 1) - met(THE_FEW, 1) == set()
    printed = {(select(game).edition.id, seats) for game, seats in PAIRS}
    assert printed == {(select(game).edition.id, seats) for game, seats in THE_FEW}
