"""Points of a round, line by line (S1, S2; examples of docs/rules). Maki has its own file."""

import pytest

from tests.games.sushi_go_tables import at, points

EDITIONS = ("sushi-go/zoch-2014", "sushi-go/anniversary", "sushi-go/original-2013")


def ladder(line: str, game_id: str, most: int) -> list[int]:
    """The points of 0 … `most` cards of the kind that gives the line its name."""
    return [
        points(line, game_id, " ".join([line] * count), "egg", "egg")[0]
        for count in range(most + 1)
    ]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_dumplings_score_1_3_6_10_15_and_no_more_beyond_five(game_id: str) -> None:
    assert ladder("dumpling", game_id, 7) == [0, 1, 3, 6, 10, 15, 15, 15]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_tempura_score_5_a_pair_and_nothing_for_a_single_one(game_id: str) -> None:
    assert ladder("tempura", game_id, 5) == [0, 0, 5, 5, 10, 10]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_sashimi_score_10_for_three_and_nothing_for_fewer(game_id: str) -> None:
    assert ladder("sashimi", game_id, 7) == [0, 0, 0, 10, 10, 10, 20, 20]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_several_sets_score_in_one_round(game_id: str) -> None:
    """S1, S2: a player can have several sets."""
    assert ladder("tempura", game_id, 9)[-1] == 20
    assert ladder("sashimi", game_id, 9)[-1] == 30


@pytest.mark.parametrize("game_id", EDITIONS)
def test_nigiri_add_up(game_id: str) -> None:
    mixed = "egg egg salmon squid wasabi+egg wasabi+salmon wasabi+squid"
    assert points("nigiri", game_id, mixed, "egg", "") == [1 + 1 + 2 + 3 + 3 + 6 + 9, 1, 0]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_sets_of_one_round_do_not_complete_those_of_another(game_id: str) -> None:
    play = at(game_id, "egg egg / tempura / tempura", "egg maki1", "maki1 maki1", round=2)
    after = play.choose("egg egg maki1").chance()
    rounds = after.game.sheet(after.state).seats[0].rounds
    assert [part.lines[0].points for part in rounds] == [0, 0]


def test_a_round_is_scored_when_its_last_card_lies_and_not_before() -> None:
    play = at("sushi-go/zoch-2014", "egg egg egg / tempura tempura", "maki1 " * 3, "squid " * 3)
    before = play.choose("egg maki1 squid")
    assert before.totals() == [0, 0, 0]
    assert before.game.sheet(before.state).seats[0].rounds == ()
    after = before.choose("squid egg maki1")
    assert after.plate(0) == ""
    assert after.totals() == [5 + 1 + 3 + 6, 1 + 3 + 6, 3 + 1 + 6]  # a maki each: three times 6
    assert [event.data["points"] for event in after.events_of("scored")] == [[15, 10, 10]]


def test_the_sheet_adds_up_to_the_total() -> None:
    play = at("sushi-go/anniversary", "egg egg / tempura maki2", "squid tempura / wasabi", round=2)
    after = play.choose("egg tempura").chance()
    sheet = after.game.sheet(after.state)
    assert [seat.total for seat in sheet.seats] == after.totals()
