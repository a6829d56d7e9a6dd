"""The other desserts: zoch and original pudding, frozen yogurt, bubble tea, pudding, mochi."""

from collections.abc import Sequence
from itertools import product

import pytest

from sushibelt.core.refusal import Refusal
from tests.games.sushi_go_tables import at, battle, dessert_points

ZOCH = "sushi-go/zoch-2014"
ORIGINAL = "sushi-go/original-2013"
YOGURT = "sushi-go/anniversary+frozen-yogurt"
TEA = "sushi-go/anniversary+bubble-tea"
PUDDING = "sushi-go/anniversary+pudding"
MOCHI = "sushi-go/anniversary+mochi"


def cards(kind: str, *counts: int) -> list[str]:
    return [" ".join([kind] * count) for count in counts]


# Pudding of zoch-2014 (S2).


@pytest.mark.parametrize(
    ("puddings", "expected"),
    [
        ((3, 3, 1, 0), [6, 6, 0, -6]),  # derived example of docs/rules/sushi-go.md
        ((4, 2, 1), [6, 0, -6]),
        ((3, 0, 0), [6, -6, -6]),
        ((2, 2, 1, 1), [6, 6, -6, -6]),
        ((2, 2, 2), [0, 0, 0]),  # both apply
        ((0, 0, 0, 0, 0), [0, 0, 0, 0, 0]),
    ],
)
def test_zoch_pudding_gives_and_takes_6_in_full_from_every_tied_seat(
    puddings: tuple[int, ...], expected: list[int]
) -> None:
    assert dessert_points(ZOCH, *cards("pudding", *puddings)) == expected


# Pudding of original-2013 and the anniversary's good old pudding (S1).


@pytest.mark.parametrize(
    ("puddings", "expected"),
    [
        ((4, 3, 0, 0), [6, 0, -3, -3]),  # printed in S1
        ((3, 3, 1, 0), [3, 3, 0, -6]),
        ((2, 2, 2, 1), [2, 2, 2, -6]),
        ((2, 2, 2, 2, 1), [1, 1, 1, 1, -6]),
        ((3, 1, 1, 1, 1), [6, -1, -1, -1, -1]),  # 6 by 4 is 1, of a loss too
        ((2, 2, 2), [0, 0, 0]),  # S1's rare case: all equal
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((4, 3), [6, 0]),  # two seats: nobody loses
        ((3, 3), [0, 0]),
        ((0, 0), [0, 0]),
    ],
)
@pytest.mark.parametrize("game_id", [ORIGINAL, PUDDING])
def test_most_puddings_win_6_and_fewest_lose_6_shared(
    game_id: str, puddings: tuple[int, ...], expected: list[int]
) -> None:
    assert dessert_points(game_id, *cards("pudding", *puddings)) == expected


def test_puddings_of_all_rounds_count_once_at_the_end() -> None:
    """S2: only scored after the third round."""
    puddings = ("egg egg / pudding / pudding", "egg tempura / pudding", "tempura egg")
    over = at(ORIGINAL, *puddings, round=3).choose("egg egg egg")
    seats = over.game.sheet(over.state).seats
    assert [seat.end.total for seat in seats] == [6, 0, -6]
    lines = {line.line for seat in seats for part in seat.rounds for line in part.lines}
    assert "dessert" not in lines


def test_before_the_end_desserts_score_nothing() -> None:
    """S1's box on the other desserts; S2."""
    play = at(PUDDING, "egg egg / pudding pudding", "egg egg", round=2).choose("egg egg").chance()
    assert play.game.sheet(play.state).seats[0].end.lines == ()


def by_hand(puddings: Sequence[int], share: bool) -> list[int]:
    """Most and fewest with three seats or more."""
    scores = [0] * len(puddings)
    for prize, best in ((6, max(puddings)), (-6, min(puddings))):
        tied = [seat for seat, count in enumerate(puddings) if count == best]
        for seat in tied:
            scores[seat] += int(prize / len(tied)) if share else prize
    return scores  # all equal: both apply, and that is nothing


@pytest.mark.parametrize(("game_id", "share"), [(ZOCH, False), (ORIGINAL, True), (PUDDING, True)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_of_few_puddings_is_scored_as_by_hand(
    game_id: str, share: bool, seats: int
) -> None:
    for puddings in product((0, 1, 2), repeat=seats):
        expected = by_hand(puddings, share)
        assert dessert_points(game_id, *cards("pudding", *puddings)) == expected, puddings


# Frozen yogurt (S1).


def test_yogurts_are_one_kind_in_hands() -> None:
    """S1: the value is hidden while in hand."""
    assert at(YOGURT, "yogurt yogurt egg", "egg egg egg").legal(0) == ["egg", "yogurt"]


def test_a_yogurts_value_is_drawn_at_the_reveal_and_known_to_everybody() -> None:
    play = at(YOGURT, "yogurt egg egg", "maki1 maki1 maki1").choose("yogurt maki1")
    assert (play.phase, play.actors, play.plate(0)) == ("dessert", (), "yogurt")
    after = play.draw("yogurt0: 2")
    assert (after.phase, after.plate(0)) == ("choose", "yogurt2")
    found = [(event.seat, event.data, event.to) for event in after.events_of("warmed")]
    assert found == [(0, {"slot": "yogurt2"}, None)]


def test_yogurts_of_several_seats_are_drawn_in_seat_order() -> None:
    play = at(YOGURT, "yogurt egg egg", "yogurt maki1 maki1", "egg maki1 maki1")
    after = play.choose("yogurt yogurt egg").draw("yogurt0: 1 yogurt1: 3")
    assert [after.plate(seat) for seat in range(3)] == ["yogurt1", "yogurt3", "egg"]


def test_two_yogurts_of_one_turn_are_drawn_both() -> None:
    play = at(YOGURT, "yogurt yogurt egg / chopsticks", "maki1 maki1 maki1")
    after = play.choose("yogurt,yogurt maki1").draw("yogurt0: 1 3")
    assert after.plate(0) == "yogurt1 yogurt3"


def test_a_value_that_was_shown_as_often_as_it_exists_cannot_come_again() -> None:
    play = at(YOGURT, "yogurt egg egg / yogurt1 yogurt1", "maki1 maki1 maki1 / yogurt1")
    with pytest.raises(Refusal) as refused:
        play.choose("yogurt maki1").draw("yogurt0: 1")
    assert refused.value.reason == "outcome-impossible"


def test_the_last_card_of_a_round_is_warmed_too() -> None:
    play = at(YOGURT, "egg yogurt", "maki1 maki1", round=3).choose("egg maki1")
    assert (play.phase, play.result) == ("dessert", None)
    over = play.draw("yogurt1: 3")
    assert over.result is not None
    assert over.plate(1) == "maki1 yogurt3"


def test_a_yogurt_stays_with_its_value() -> None:
    """S1: it stays in front, and its value may be looked up at any time."""
    play = at(YOGURT, "egg egg / yogurt2", "maki1 maki1").choose("egg maki1").chance()
    assert play.kept(0) == "yogurt2"


def test_in_battle_a_yogurt_is_warmed_when_taken() -> None:
    """docs/rules/sushi-go.md: on the Battle table every yogurt is the one kind."""
    table = "? . . . . / yogurt yogurt egg . . ."
    play = battle("sushi-go/anniversary+battle+frozen-yogurt", table, "", "").choose("row5.1")
    assert (play.phase, play.actors) == ("dessert", ())
    after = play.draw("yogurt0: 2")
    assert (after.plate(0), after.actors) == ("yogurt2", (1,))


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (("3 3 1", "3 1", "", ""), [6, 0, -3, -3]),  # printed in S1: 7, 4, 0, 0
        (("1 1 1", "2", "3"), [3, -6, 3]),
        (("2", "2", "1 1"), [0, 0, 0]),
        (("2 2", "1"), [6, 0]),  # two seats: only the 6
        (("1 1", "2"), [0, 0]),
    ],
)
def test_the_value_of_yogurts_is_compared_and_not_their_number(
    values: tuple[str, ...], expected: list[int]
) -> None:
    plates = [" ".join(f"yogurt{n}" for n in words.split()) for words in values]
    assert dessert_points(YOGURT, *plates) == expected


# Bubble tea (S1).


def teas(numbers: str) -> str:
    return " ".join(f"tea{n}" for n in numbers)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("", 0),
        ("1", 1),
        ("12", 4),
        ("123", 8),
        ("1234", 13),
        ("12345", 20),
        ("2344", 9),  # printed in S1: 8 + 1
        ("1245", 8),  # derived example of docs/rules/sushi-go.md
        ("15", 2),  # no wrap-round
        ("451", 5),
        ("11", 2),
        ("1122", 8),
        ("112233", 16),
        ("1122334455", 40),
        ("123345", 21),  # 12345 and 3, rather than 123 and 345
        ("135", 3),
        ("22334", 12),  # 234 and 23
    ],
)
def test_each_run_of_consecutive_teas_scores_by_its_length(numbers: str, expected: int) -> None:
    assert dessert_points(TEA, teas(numbers), "")[0] == expected


def best_split(held: tuple[int, ...]) -> int:
    """Try every run that starts with the lowest tea held."""
    if not any(held):
        return 0
    low = next(i for i, n in enumerate(held) if n)
    best = 0
    for length in range(1, len(held) - low + 1):
        if held[low + length - 1] == 0:
            break
        rest = tuple(n - (low <= i < low + length) for i, n in enumerate(held))
        best = max(best, (1, 4, 8, 13, 20)[length - 1] + best_split(rest))
    return best


def test_teas_are_split_for_the_most_points_whatever_is_held() -> None:
    """All 243 holdings, against trying every split."""
    for held in product(range(3), repeat=5):
        numbers = "".join(str(i + 1) * n for i, n in enumerate(held))
        assert dessert_points(TEA, teas(numbers), "")[0] == best_split(held), numbers


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teas_are_not_compared_whatever_the_number_of_seats(seats: int) -> None:
    """No comparison, and so no exception for two."""
    plates = ["tea1 tea2", *[""] * (seats - 1)]
    assert dessert_points(TEA, *plates) == [4, *[0] * (seats - 1)]


def test_teas_of_different_rounds_make_one_run() -> None:
    play = at(TEA, "egg egg / tea3 / tea2 tea4", "egg egg", round=3).choose("egg egg")
    assert play.game.sheet(play.state).seats[0].end.total == 8


# Mochi (S1).


def test_every_die_shows_1_at_first() -> None:
    play = at(MOCHI, "egg egg", "egg egg", "maki1 maki1")
    assert [play.die(seat) for seat in range(3)] == [1, 1, 1]


def test_a_mochi_card_forces_a_roll() -> None:
    """S1: at once, whether one likes it or not."""
    play = at(MOCHI, "mochi egg egg", "maki1 maki1 maki1", dice=(6, 1)).choose("mochi maki1")
    assert play.phase == "dessert"
    after = play.draw("mochi0: 2")
    assert (after.die(0), after.die(1), after.plate(0)) == (2, 1, "mochi")
    assert [(event.seat, event.data) for event in after.events_of("rolled")] == [(0, {"face": 2})]


def test_dice_are_rolled_in_seat_order() -> None:
    play = at(MOCHI, "mochi egg egg", "maki1 egg egg", "mochi maki1 maki1")
    after = play.choose("mochi maki1 mochi").draw("mochi0: 3 mochi2: 5")
    assert [after.die(seat) for seat in range(3)] == [3, 1, 5]


def test_two_mochi_in_a_turn_roll_twice_and_the_second_stands() -> None:
    play = at(MOCHI, "mochi mochi egg / chopsticks", "maki1 maki1 maki1")
    after = play.choose("mochi,mochi maki1").draw("mochi0: 6 1")
    assert after.die(0) == 1
    assert [event.data["face"] for event in after.events_of("rolled")] == [6, 1]


def test_the_face_stays_across_rounds() -> None:
    play = at(MOCHI, "egg egg", "maki1 maki1", dice=(4, 5)).choose("egg maki1").chance()
    assert (play.described["round"], play.die(0), play.die(1)) == (2, 4, 5)


def test_a_mochi_that_is_the_last_card_rolls_too() -> None:
    play = at(MOCHI, "egg mochi", "maki1 maki1", round=3).choose("egg maki1")
    over = play.draw("mochi1: 6")
    assert over.result is not None
    assert over.die(1) == 6


def test_the_puppet_has_its_own_die() -> None:
    play = at("sushi-go/anniversary+mochi+puppet", "egg mochi mochi", "maki1 maki1", "")
    after = play.choose("mochi:mochi maki1").draw("mochi0: 5 mochi2: 4 draw1: egg")
    assert [after.die(plate) for plate in range(3)] == [5, 1, 4]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ((6, 4, 1, 1), [6, 0, -3, -3]),
        ((5, 5, 2), [3, 3, -6]),
        ((1, 1, 1), [0, 0, 0]),
        ((3, 2), [6, 0]),
        ((4, 4), [0, 0]),
        ((6, 6, 6, 6, 1), [1, 1, 1, 1, -6]),
    ],
)
def test_the_dice_are_compared_and_not_the_cards(
    dice: tuple[int, ...], expected: list[int]
) -> None:
    """S1: cards score nothing."""
    plates = ["mochi mochi mochi" if face == min(dice) else "" for face in dice[:3]]
    plates += [""] * (len(dice) - len(plates))
    assert dessert_points(MOCHI, *plates, dice=dice) == expected
