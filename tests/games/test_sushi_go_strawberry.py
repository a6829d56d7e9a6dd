"""The strawberry pudding and its squishy (S1; rulings SA-11, SA-26)."""

import pytest

from tests.games.sushi_go_tables import Play, at, battle, dessert_points

GAME = "sushi-go/anniversary"


def holder(play: Play) -> int | None:
    seat: int | None = play.described["squishy"]
    return seat


def test_nobody_holds_the_squishy_at_first() -> None:
    assert holder(at(GAME, "egg egg", "egg egg")) is None


# After each reveal.


def test_taking_the_lead_takes_the_squishy_and_scores_2_at_once() -> None:
    play = at(GAME, "strawberry1 egg egg", "maki1 maki1 maki1").choose("strawberry1 maki1")
    assert (holder(play), play.totals()) == (0, [2, 0])
    assert [(event.seat, event.data) for event in play.events_of("squishy")] == [(0, {"points": 2})]


def test_a_tie_goes_to_whoever_played_a_strawberry_this_turn() -> None:
    """S1, example 1: A holds 4 symbols, B 2; only B plays a 2."""
    play = at(GAME, "egg egg egg / strawberry4", "strawberry2 egg maki1 / strawberry2", squishy=0)
    after = play.choose("egg strawberry2")
    assert (holder(after), after.totals()) == (1, [0, 2])


def test_a_tie_of_two_who_both_played_one_moves_nothing() -> None:
    """S1, example 2: A holds the squishy with 2; A plays 2 and B plays 4."""
    play = at(GAME, "strawberry2 egg egg / strawberry2", "strawberry4 egg maki1", squishy=0)
    after = play.choose("strawberry2 strawberry4")
    assert (holder(after), after.totals(), after.events_of("squishy")) == (0, [0, 0], [])


def test_a_tie_of_two_with_nobody_holding_it_leaves_it_in_the_middle() -> None:
    play = at(GAME, "strawberry2 egg egg", "strawberry2 egg maki1").choose(
        "strawberry2 strawberry2"
    )
    assert (holder(play), play.totals()) == (None, [0, 0])


def test_who_already_holds_it_scores_nothing_for_leading_further() -> None:
    """S1's hint: points only for taking it."""
    play = at(GAME, "strawberry2 egg egg / strawberry2", "egg egg maki1", squishy=0)
    after = play.choose("strawberry2 egg")
    assert (holder(after), after.totals()) == (0, [0, 0])


def test_playing_one_without_reaching_the_lead_moves_nothing() -> None:
    play = at(GAME, "egg egg egg / strawberry4", "strawberry3 egg maki1", squishy=0)
    after = play.choose("egg strawberry3")
    assert (holder(after), after.totals()) == (0, [0, 0])


def test_a_leader_who_plays_none_takes_nothing() -> None:
    """W is empty of those with the highest T: the squishy stays in the middle."""
    play = at(GAME, "egg egg egg / strawberry4", "strawberry1 egg maki1").choose("egg strawberry1")
    assert (holder(play), play.totals()) == (None, [0, 0])


def test_only_those_with_the_highest_count_compete() -> None:
    play = at(GAME, "strawberry1 egg", "strawberry3 egg", "strawberry2 egg")
    after = play.choose("strawberry1 strawberry3 strawberry2")
    assert (holder(after), after.totals()[1]) == (1, 2 + 1 + 2)  # and an egg, and no maki at all


def test_of_three_level_seats_the_one_that_played_takes_it() -> None:
    hands = ("egg egg egg / strawberry2", "egg egg maki1 / strawberry2", "strawberry2 maki1 maki1")
    play = at(GAME, *hands, squishy=1).choose("egg egg strawberry2")
    assert holder(play) == 2


def test_two_of_three_level_seats_that_played_block_each_other() -> None:
    hands = ("egg egg egg / strawberry2", "strawberry2 egg maki1", "strawberry2 maki1 maki1")
    play = at(GAME, *hands, squishy=0).choose("egg strawberry2 strawberry2")
    assert (holder(play), play.events_of("squishy")) == (0, [])


def test_symbols_of_all_rounds_count() -> None:
    """S1: also those left from earlier rounds."""
    place = "strawberry1 egg egg / strawberry1 / strawberry2"
    play = at(GAME, place, "egg egg maki1 / strawberry3", round=2, squishy=1)
    after = play.choose("strawberry1 egg")
    assert holder(after) == 0


def test_the_squishy_stays_with_its_holder_between_rounds() -> None:
    play = at(GAME, "egg egg / strawberry1", "maki1 maki1", squishy=0, taken=(1, 0))
    after = play.choose("egg maki1").chance()
    assert (after.described["round"], holder(after)) == (2, 0)


def test_two_strawberries_in_one_turn_are_one_check() -> None:
    hands = ("strawberry1 strawberry2 egg / chopsticks", "egg egg egg / strawberry2")
    play = at(GAME, *hands, squishy=1).choose("strawberry1,strawberry2 egg")
    assert (holder(play), play.totals(), len(play.events_of("squishy"))) == (0, [2, 0], 1)


def test_it_can_be_taken_several_times_a_round() -> None:
    """Points come at once and possibly several times a round."""
    play = at(GAME, "strawberry1 strawberry3 strawberry4 egg egg", "salmon " * 5)
    play = play.choose("strawberry1 salmon")
    assert (holder(play), play.totals()) == (0, [2, 0])
    play = play.choose("salmon strawberry4")
    assert (holder(play), play.totals()) == (1, [2, 2])
    play = play.choose("strawberry3 salmon")  # 4 to 4, and only seat 0 played one
    assert (holder(play), play.totals()) == (0, [4, 2])


def test_the_last_card_of_a_round_is_checked_too() -> None:
    play = at(GAME, "egg strawberry1", "maki1 maki1").choose("egg maki1")
    assert holder(play) == 1
    assert play.totals() == [1 + 6 // 2, 2 + 6 // 2]  # an egg; the squishy; one maki each


def test_the_sheet_has_a_line_for_the_squishy_in_each_round() -> None:
    play = at(GAME, "egg egg", "maki1 maki1", squishy=0, taken=(2, 1)).choose("egg maki1")
    lines = [
        {line.line: line.points for line in seat.rounds[0].lines}["squishy"]
        for seat in play.game.sheet(play.state).seats
    ]
    assert lines == [4, 2]


def test_a_strawberry_leaves_nothing_for_chance_to_decide() -> None:
    play = at(GAME, "strawberry1 egg egg", "maki1 maki1 maki1").choose("strawberry1 maki1")
    assert not any(play.state.undecided)
    assert play.actors == (0, 1)


def test_other_desserts_have_no_squishy() -> None:
    """S1: it goes back into the box."""
    play = at("sushi-go/anniversary+pudding", "pudding egg egg", "egg egg egg").choose(
        "pudding egg"
    )
    assert "squishy" not in play.described
    assert (play.totals(), play.events_of("squishy")) == ([0, 0], [])


def test_the_puppet_may_take_the_squishy() -> None:
    """SA-26: scored as a third seat."""
    play = at("sushi-go/anniversary+puppet", "egg strawberry1 egg", "maki1 maki1", " / egg")
    after = play.choose("egg:strawberry1 maki1")
    assert (after.state.squishy, after.totals()[2]) == (2, 2)


def test_in_battle_it_is_checked_at_the_end_of_each_turn() -> None:
    table = "strawberry1 strawberry2 egg egg egg egg"
    play = battle("sushi-go/anniversary+battle", table, "", "").choose("row5.1")
    assert (holder(play), play.totals()) == (0, [2, 0])
    play = play.choose("row5.2")
    assert (holder(play), play.totals()) == (1, [2, 2])


def test_in_battle_two_cards_of_a_chopsticks_turn_are_one_check() -> None:
    table = "strawberry1 strawberry2 egg egg egg egg"
    play = battle("sushi-go/anniversary+battle", table, "chopsticks", "strawberry2", squishy=1)
    first = play.choose("row5.2")
    assert (first.phase, holder(first)) == ("second", 1)  # level at 2, but the turn is not over
    after = first.choose("row5.1")
    assert (holder(after), after.totals(), len(after.events_of("squishy"))) == (0, [2, 0], 1)


# At the end of the game.


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ((8, 5, 3, 3), [0, 0, -3, -3]),  # printed in S1
        ((4, 3, 1), [0, 0, -6]),
        ((4, 3, 0), [0, 0, -6]),  # none at all counts as fewest
        ((4, 0, 0), [0, -3, -3]),
        ((8, 2, 2, 2), [0, -2, -2, -2]),
        ((4, 1, 1, 1, 1), [0, -1, -1, -1, -1]),  # 6 by 4, rounded towards zero
        ((3, 3, 3), [-2, -2, -2]),  # SA-11
        ((2, 2, 2, 2), [-1, -1, -1, -1]),  # SA-11
        ((0, 0, 0, 0, 0), [-1, -1, -1, -1, -1]),  # SA-11
    ],
)
def test_fewest_symbols_lose_6_shared_and_most_win_nothing(
    symbols: tuple[int, ...], expected: list[int]
) -> None:
    assert dessert_points(GAME, *(berries(count) for count in symbols)) == expected


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [((4, 3), [0, -3]), ((0, 8), [-3, 0]), ((3, 3), [0, 0]), ((0, 0), [0, 0])],
)
def test_with_two_seats_the_fewer_loses_3_and_a_tie_nothing(
    symbols: tuple[int, ...], expected: list[int]
) -> None:
    assert dessert_points(GAME, *(berries(count) for count in symbols)) == expected


def test_symbols_are_compared_and_not_cards() -> None:
    """S1 says cards once; its example counts symbols (docs/rules/sushi-go.md, contradictions)."""
    two, one = "strawberry1 strawberry1", "strawberry4"
    assert dessert_points(GAME, two, one, "strawberry3") == [-6, 0, 0]


def test_with_a_puppet_desserts_score_as_with_three_seats() -> None:
    """SA-26."""
    puppet = "sushi-go/anniversary+puppet"
    assert dessert_points(puppet, "strawberry4", "strawberry3", "") == [0, 0, -6]
    assert dessert_points(puppet, "strawberry4", "strawberry2", "strawberry2") == [0, -3, -3]


def berries(symbols: int) -> str:
    """Strawberry cards with so many symbols; 4 s first, so that the box has enough."""
    words = []
    for size in (4, 3, 2, 1):
        while symbols >= size:
            words.append(f"strawberry{size}")
            symbols -= size
    return " ".join(words)
