"""Who wins, and what parts equal totals (S1, S2; ruling SA-21); the boat."""

from collections.abc import Sequence

import pytest

from sushibelt.core.game import Result
from tests.games.sushi_go_tables import Play, at

ZOCH = "sushi-go/zoch-2014"
ORIGINAL = "sushi-go/original-2013"
ANNIVERSARY = "sushi-go/anniversary+pudding"  # as few points by the way as possible


def worth(points: int) -> str:
    """Cards of an earlier round that score so many points and no maki."""
    rest = {0: "", 1: "egg", 2: "salmon", 3: "salmon egg", 4: "salmon salmon"}[points % 5]
    return " ".join(["tempura tempura"] * (points // 5) + [rest])


def last_turn(game_id: str, totals: Sequence[int], puddings: Sequence[int] = ()) -> Play:
    """The end of a game in which maki score the same for all in every round.

    `totals` are what else was scored, `puddings` the dessert cards.
    """
    puddings = puddings or [0] * len(totals)
    places = [
        f"maki2 maki2 / {'pudding ' * dessert} / {worth(total)}"
        for total, dessert in zip(totals, puddings, strict=True)
    ]
    return at(game_id, *places, round=3).choose(" ".join(["maki2"] * len(places)))


def result(play: Play) -> Result:
    """The result; its points are those of the running totals."""
    assert play.result is not None
    assert list(play.result.points) == play.totals()[: play.game.seats]
    return play.result


@pytest.mark.parametrize("game_id", [ZOCH, ORIGINAL, ANNIVERSARY])
def test_the_highest_total_wins(game_id: str) -> None:
    over = result(last_turn(game_id, (5, 15, 10)))
    assert (over.places, over.winners) == ((3, 1, 2), (1,))


@pytest.mark.parametrize("game_id", [ZOCH, ORIGINAL])
def test_a_tie_goes_to_the_most_pudding_cards(game_id: str) -> None:
    """S2; the dessert's 6 points are what makes the totals equal here."""
    over = result(last_turn(game_id, (6, 0, 0), (1, 2, 0)))
    assert over.points[0] == over.points[1]
    assert (over.places, over.tie_break) == ((2, 1, 3), (1, 2, 0))


def test_a_tie_with_equal_puddings_is_shared_and_the_next_place_skipped() -> None:
    """S2: there can be several winners; docs/rules/sushi-go.md: 1, 1, 3."""
    over = result(last_turn(ZOCH, (10, 10, 0), (1, 1, 0)))
    assert (over.places, over.winners) == ((1, 1, 3), (0, 1))


def test_every_place_uses_the_tie_break() -> None:
    over = result(last_turn(ZOCH, (20, 11, 5, 0), (1, 1, 2, 0)))
    assert over.points[1] == over.points[2]
    assert over.places == (1, 3, 2, 4)


def test_in_anniversary_a_tie_is_shared_whatever_the_desserts() -> None:
    """SA-21."""
    over = result(last_turn(ANNIVERSARY, (6, 0, 0), (1, 2, 0)))
    assert over.points[0] == over.points[1]
    assert (over.places, over.tie_break) == ((1, 1, 3), (0, 0, 0))


def test_all_seats_may_share_the_win() -> None:
    assert result(last_turn(ANNIVERSARY, (5, 5, 5, 5))).places == (1, 1, 1, 1)


def test_golf_ranks_upwards() -> None:
    """docs/rules/sushi-go.md: totals 20, 15, 15: the last two share the win."""
    over = result(last_turn("sushi-go/anniversary+golf+pudding", (14, 9, 9)))
    assert over.points == (20, 15, 15)  # 2 each for maki in each of three rounds
    assert over.places == (3, 1, 1)


def test_golf_changes_nothing_but_the_ranking() -> None:
    plain, golf = (
        result(last_turn(f"sushi-go/anniversary{option}+pudding", (15, 5, 0), (0, 1, 0)))
        for option in ("", "+golf")
    )
    assert plain.points == golf.points
    assert (plain.places, golf.places) == ((1, 2, 3), (3, 2, 1))


def test_totals_may_go_below_zero() -> None:
    play = at(ZOCH, "egg tempura", "sashimi sashimi / pudding", "sashimi egg", round=3)
    over = result(play.choose("egg sashimi sashimi"))
    assert over.points == (1 + 1 - 6, 6, -6)


def test_the_result_is_told_only_at_the_end() -> None:
    play = at(ZOCH, "egg egg egg", "maki1 maki1 maki1", "squid squid squid", round=3)
    assert play.choose("egg maki1 squid").result is None


def test_the_puppet_takes_no_place() -> None:
    play = at("sushi-go/anniversary+puppet", "egg egg", "egg", " / squid squid", round=3)
    over = play.choose("egg:egg")
    assert (len(result(over).places), len(result(over).points)) == (2, 2)
    assert len(over.game.sheet(over.state).seats) == 3


# The boat (S1).


def boat(play: Play) -> int | None:
    seat: int | None = play.described["boat"]
    return seat


def round_end(totals: Sequence[int], game_id: str = ANNIVERSARY, **more: int) -> Play:
    """The end of the second round; maki score 2 each in both."""
    places = [f"maki2 maki2 / / {worth(total)}" for total in totals]
    return at(game_id, *places, round=2, **more).choose("maki2 maki2 maki2")


def test_the_boat_goes_to_the_sole_leader_after_a_round() -> None:
    play = round_end((5, 9, 7))
    assert boat(play) == 1
    assert [event.seat for event in play.events_of("boat")] == [1]


def test_a_tie_leaves_the_boat_where_it_is() -> None:
    assert boat(round_end((9, 9, 7), boat=2)) == 2
    assert boat(round_end((9, 9, 7))) is None


def test_the_boat_scores_nothing_and_stays_with_a_leader_who_has_it() -> None:
    play = round_end((5, 9, 7), boat=1)
    assert (boat(play), play.events_of("boat")) == (1, [])
    assert play.totals() == [5 + 4, 9 + 4, 7 + 4]


def test_the_boat_marks_the_highest_even_in_golf() -> None:
    assert boat(round_end((5, 9, 7), "sushi-go/anniversary+golf")) == 1


def test_the_boat_never_goes_to_the_puppet() -> None:
    play = at("sushi-go/anniversary+puppet", "egg egg", "egg / squid", " / wasabi+squid")
    after = play.choose("egg:egg")
    assert after.totals()[2] == max(after.totals())
    assert boat(after) == 1


def test_other_editions_have_no_boat() -> None:
    assert "boat" not in at(ZOCH, "egg egg", "egg egg", "maki1 maki1").described
    assert "boat" not in at(ORIGINAL, "egg egg", "egg egg").described
