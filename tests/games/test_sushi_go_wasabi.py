"""Where a nigiri goes: the editions differ (S1, S2; rulings SA-2, SA-3, ZG-1)."""

import pytest

from tests.games.sushi_go_tables import at, points

ZOCH = "sushi-go/zoch-2014"
FORCED = "sushi-go/zoch-2014+forced-wasabi"
ANNIVERSARY = "sushi-go/anniversary"
ORIGINAL = "sushi-go/original-2013"
ALL = (ZOCH, FORCED, ANNIVERSARY, ORIGINAL)
MUST = (FORCED, ANNIVERSARY, ORIGINAL)
ORDERED = (ANNIVERSARY, ORIGINAL)
NEVER = (ZOCH, FORCED)
OTHERS = ("maki1 maki1 maki1", "maki2 maki2 maki2")


def choices(game_id: str, place: str) -> set[str]:
    return set(at(game_id, place, *OTHERS).legal(0))


def pairs(game_id: str, place: str) -> set[str]:
    return {name for name in choices(game_id, place) if "," in name}


# One card.


@pytest.mark.parametrize("game_id", MUST)
@pytest.mark.parametrize("nigiri", ["egg", "salmon", "squid"])
def test_a_nigiri_must_go_on_an_open_wasabi(game_id: str, nigiri: str) -> None:
    """S1: must; forced-wasabi says the same of S2."""
    assert choices(game_id, f"{nigiri} tempura tempura / wasabi") == {
        f"wasabi+{nigiri}",
        "tempura",
    }


def test_in_zoch_a_nigiri_may_go_on_an_open_wasabi() -> None:
    """S2, ZG-1: all four languages say "can"; the place is part of the choice."""
    play = at(ZOCH, "salmon tempura tempura / wasabi", *OTHERS)
    assert set(play.legal(0)) == {"salmon", "wasabi+salmon", "tempura"}
    assert play.choose("salmon maki1 maki2").plate(0) == "salmon wasabi"
    assert play.choose("wasabi+salmon maki1 maki2").plate(0) == "wasabi+salmon"


@pytest.mark.parametrize("game_id", ALL)
def test_without_an_open_wasabi_a_nigiri_lies_beside(game_id: str) -> None:
    assert choices(game_id, "salmon tempura egg / wasabi+egg") == {"salmon", "tempura", "egg"}


@pytest.mark.parametrize("game_id", ALL)
def test_a_wasabi_takes_one_nigiri_only(game_id: str) -> None:
    """S1, S2: only one on each."""
    play = at(game_id, "salmon egg egg / wasabi", *OTHERS).choose("wasabi+salmon maki1 maki2")
    assert play.plate(0) == "wasabi+salmon"
    later = at(game_id, "egg egg / wasabi+salmon", "maki1 maki1", "maki2 maki2")
    assert later.legal(0) == ["egg"]


@pytest.mark.parametrize("game_id", ALL)
def test_several_wasabi_may_lie_open_and_take_one_nigiri_each(game_id: str) -> None:
    """S1, S2."""
    play = at(game_id, "salmon egg egg / wasabi wasabi", *OTHERS)
    after = play.choose("wasabi+salmon maki1 maki2")
    assert after.plate(0) == "wasabi wasabi+salmon"


@pytest.mark.parametrize("game_id", ALL)
def test_a_wasabi_serves_from_the_turn_after_it_was_laid(game_id: str) -> None:
    play = at(game_id, "wasabi tempura egg", "egg egg egg", "egg tempura tempura")
    after = play.choose("wasabi egg tempura")
    assert "wasabi+egg" in after.legal(0)


@pytest.mark.parametrize("game_id", ALL)
def test_a_nigiri_never_moves_once_it_lies(game_id: str) -> None:
    play = at(game_id, "wasabi tempura egg / squid", *OTHERS)
    after = play.choose("wasabi maki1 maki2")
    assert after.plate(0) == "squid wasabi"


@pytest.mark.parametrize("game_id", ALL)
def test_only_nigiri_go_on_wasabi(game_id: str) -> None:
    names = choices(game_id, "tempura maki3 wasabi / wasabi")
    assert names == {"tempura", "maki3", "wasabi"}


# Wasabi and nigiri in one chopsticks turn.


@pytest.mark.parametrize("game_id", ORDERED)
def test_a_wasabi_laid_first_takes_the_nigiri_laid_second(game_id: str) -> None:
    """SA-2: laid in the chosen order; nigiri then wasabi does not combine."""
    play = at(game_id, "wasabi squid tempura / chopsticks", *OTHERS)
    both = {name for name in play.legal(0) if "," in name and "squid" in name and "wasabi" in name}
    assert both == {"wasabi,wasabi+squid", "squid,wasabi"}
    assert play.choose("wasabi,wasabi+squid maki1 maki2").plate(0) == "wasabi+squid"
    assert play.choose("squid,wasabi maki1 maki2").plate(0) == "squid wasabi"


@pytest.mark.parametrize("game_id", NEVER)
def test_in_zoch_a_wasabi_of_the_same_turn_never_combines(game_id: str) -> None:
    """S2: on any following turn; with forced-wasabi too."""
    play = at(game_id, "wasabi squid tempura / chopsticks", *OTHERS)
    both = {name for name in play.legal(0) if "," in name and "squid" in name and "wasabi" in name}
    assert both == {"squid,wasabi"}
    assert play.choose("squid,wasabi maki1 maki2").plate(0) == "squid wasabi"


@pytest.mark.parametrize("game_id", ALL)
def test_a_pair_of_wasabi_and_nigiri_beside_an_older_wasabi(game_id: str) -> None:
    """The nigiri has an open wasabi in either order: it must (Zoch: may) use it up."""
    both = pairs(game_id, "wasabi squid squid / chopsticks wasabi") & {
        "squid,wasabi",
        "wasabi,wasabi+squid",
    }
    assert both == ({"wasabi,wasabi+squid"} | ({"squid,wasabi"} if game_id == ZOCH else set()))
    play = at(game_id, "wasabi squid squid / chopsticks wasabi", *OTHERS)
    assert play.choose("wasabi,wasabi+squid maki1 maki2").plate(0) == "wasabi wasabi+squid"


# Two nigiri, one open wasabi.


@pytest.mark.parametrize("game_id", MUST)
def test_of_two_nigiri_the_first_chosen_goes_on_the_wasabi(game_id: str) -> None:
    """SA-3: choosing the order is choosing which; neither beside it is no choice."""
    names = pairs(game_id, "egg squid tempura / chopsticks wasabi")
    assert {"squid,wasabi+egg", "egg,wasabi+squid"} <= names
    assert "egg,squid" not in names
    assert "wasabi+egg,wasabi+squid" not in names


def test_in_zoch_the_player_says_which_of_two_nigiri_if_any() -> None:
    names = pairs(ZOCH, "egg squid tempura / chopsticks wasabi")
    assert {"squid,wasabi+egg", "egg,wasabi+squid", "egg,squid"} <= names
    assert "wasabi+egg,wasabi+squid" not in names


@pytest.mark.parametrize("game_id", MUST)
def test_of_two_nigiri_both_must_go_on_two_open_wasabi(game_id: str) -> None:
    names = pairs(game_id, "egg squid tempura / chopsticks wasabi wasabi")
    nigiri = {name for name in names if "egg" in name and "squid" in name}
    assert nigiri == {"wasabi+egg,wasabi+squid"}


def test_in_zoch_two_open_wasabi_leave_four_ways_for_two_nigiri() -> None:
    names = pairs(ZOCH, "egg squid tempura / chopsticks wasabi wasabi")
    nigiri = {name for name in names if "egg" in name and "squid" in name}
    assert nigiri == {
        "egg,squid",
        "squid,wasabi+egg",
        "egg,wasabi+squid",
        "wasabi+egg,wasabi+squid",
    }


@pytest.mark.parametrize("game_id", MUST)
def test_of_two_equal_nigiri_one_is_on_the_wasabi(game_id: str) -> None:
    names = pairs(game_id, "egg egg tempura / chopsticks wasabi")
    assert {name for name in names if name.count("egg") == 2} == {"egg,wasabi+egg"}


# Points.


@pytest.mark.parametrize("game_id", ALL)
def test_nigiri_score_1_2_3_and_three_times_that_on_wasabi(game_id: str) -> None:
    """S1, S2: 1, 2, 3; 3, 6, 9."""
    assert points("nigiri", game_id, "egg", "salmon", "squid") == [1, 2, 3]
    assert points("nigiri", game_id, "wasabi+egg", "wasabi+salmon", "wasabi+squid") == [3, 6, 9]


@pytest.mark.parametrize("game_id", ALL)
def test_a_bare_wasabi_scores_nothing(game_id: str) -> None:
    assert points("nigiri", game_id, "wasabi", "wasabi squid", "wasabi wasabi+egg") == [0, 3, 3]
