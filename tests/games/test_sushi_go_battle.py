"""Battle, for two seats: cards are taken from a table in turns (S1; ruling SA-30)."""

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from tests.games.sushi_go_tables import Play, battle, begun, cards_laid, dessert_points, points

GAME = "sushi-go/anniversary+battle"
ROWS = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}
BOTTOM = [f"row5.{column}" for column in range(1, 7)]


def spots(play: Play) -> dict[str, str]:
    answer: dict[str, str] = play.described["spots"]
    return answer


def cleared(table: str, *places: str, active: int = 0, **more: int) -> Play:
    return battle(GAME, table, *(places or ("", "")), active=active, **more)


def test_only_two_can_play_it() -> None:
    with pytest.raises(Refusal) as refused:
        find(GAME, 4)
    assert refused.value.reason == "seats-impossible"


# The table.


def test_twenty_cards_lie_in_rows_of_two_to_six_with_rows_2_and_4_face_down() -> None:
    """The layout is a data table (inferred)."""
    table = spots(begun(GAME, 2))
    assert set(table) == {f"row{r}.{c}" for r, size in ROWS.items() for c in range(1, size + 1)}
    down = {name for name, card in table.items() if card == "face-down"}
    assert down == {name for name in table if name.startswith(("row2.", "row4."))}


def test_cards_are_laid_out_row_by_row_from_the_top() -> None:
    """S1: beginning with the highest row; here the twelve that lie open."""
    game = find(GAME, 2)
    cards = "egg egg maki1 maki2 maki3 wasabi squid salmon tempura sashimi dumpling chopsticks"
    play = Play(game, game.start()).draw(f"starter: 0 table: {cards}")
    rows = [(1, 2), (3, 4), (5, 6)]
    open_spots = [f"row{row}.{column}" for row, size in rows for column in range(1, size + 1)]
    assert [spots(play)[name] for name in open_spots] == cards.split()


def test_face_down_cards_are_drawn_only_when_turned_up() -> None:
    """Nothing is drawn before somebody could know it: 12 of the 20 lie open."""
    assert sum(begun(GAME, 2).described["unseen"].values()) == 108 - 12


def test_the_first_starter_is_drawn_and_takes_the_first_turn() -> None:
    game = find(GAME, 2)
    deal = "table: " + "tempura " * 12
    for seat in (0, 1):
        play = Play(game, game.start()).draw(f"starter: {seat} {deal}")
        assert (play.actors, play.legal(seat), play.legal(1 - seat)) == ((seat,), BOTTOM, [])


def test_turns_alternate() -> None:
    play = begun(GAME, 2)
    first = play.actors[0]
    play = play.choose("row5.1")
    assert play.actors == (1 - first,)


# A turn.


def test_only_face_up_cards_that_nothing_covers_can_be_taken() -> None:
    """S1: not one that is face down, nor one with another card on it."""
    play = cleared("egg ? . . . / . . tempura sashimi squid squid")
    assert play.legal(0) == ["row4.1", "row5.3", "row5.4", "row5.5", "row5.6"]


def test_each_card_is_covered_by_its_two_lower_neighbours() -> None:
    for free, table in (
        ([], "egg . . . . / tempura tempura . . . ."),
        ([], "egg . . . . / tempura . maki1 . . ."),
        ([], "egg . . . . / . tempura maki1 . . ."),
        (["row4.1"], "egg . . . . / . . tempura maki1 . ."),
    ):
        names = cleared(table).legal(0)
        assert [name for name in names if name.startswith("row4")] == free, table


def test_higher_rows_are_covered_alike() -> None:
    table = "egg maki1 / . tempura . / . . . . / . . . . . / . . . . . ."
    assert cleared(table).legal(0) == ["row2.2"]
    table = "egg maki1 / tempura . . / . . . . / . . . . . / squid . . . . ."
    assert cleared(table).legal(0) == ["row1.2", "row2.1", "row5.1"]


def test_a_turn_is_mandatory() -> None:
    assert "stop" not in cleared("tempura sashimi . . . .").legal(0)


def test_a_card_taken_is_laid_at_once() -> None:
    play = cleared("tempura egg sashimi . . .").choose("row5.2")
    assert (play.plate(0), spots(play)) == ("egg", {"row5.1": "tempura", "row5.3": "sashimi"})
    assert [event.data for event in play.events_of("took")] == [{"spot": "row5.2", "card": "egg"}]


def test_a_nigiri_must_go_on_an_open_wasabi() -> None:
    play = cleared("tempura egg sashimi . . .", "wasabi", "").choose("row5.2")
    assert play.plate(0) == "wasabi+egg"


def test_face_down_cards_are_turned_up_when_nothing_covers_them_any_more() -> None:
    play = cleared("? . . . . / tempura . sashimi egg . .").choose("row5.1")
    assert (play.phase, play.actors) == ("flip", ())
    after = play.draw("flip: squid")
    assert (spots(after)["row4.1"], after.actors) == ("squid", (1,))
    assert [event.data for event in after.events_of("flipped")] == [
        {"spot": "row4.1", "card": "squid"}
    ]


def test_a_face_down_card_stays_so_while_one_card_covers_it() -> None:
    play = cleared("? . . . . / tempura maki1 sashimi . . .").choose("row5.1")
    assert (play.phase, spots(play)["row4.1"]) == ("choose", "face-down")


def test_two_cards_can_be_turned_up_at_once() -> None:
    play = cleared("? ? . . . / . tempura . sashimi egg .").choose("row5.2")
    after = play.draw("flip: squid maki1")
    assert (spots(after)["row4.1"], spots(after)["row4.2"]) == ("squid", "maki1")


def test_a_single_free_card_is_taken_by_the_engine() -> None:
    """Everybody sees that it is forced; then the next seat is on."""
    table = "egg maki1 / . . . / . . . . / . . . . . / . . . . . ."
    over = cleared(table, round=3).choose("row1.1")
    assert (over.plate(0), over.plate(1)) == ("egg", "maki1")
    assert over.result is not None


# Chopsticks.


def test_chopsticks_in_front_offer_a_second_card_after_the_first() -> None:
    play = cleared("tempura egg sashimi . . .", "chopsticks", "").choose("row5.2")
    assert (play.phase, play.actors, play.legal(0)) == (
        "second",
        (0,),
        ["row5.1", "row5.3", "stop"],
    )


def test_stopping_keeps_the_chopsticks() -> None:
    play = cleared("tempura egg sashimi . . .", "chopsticks", "").choose("row5.2").choose("stop")
    assert (play.plate(0), play.actors) == ("egg chopsticks", (1,))


def test_the_chopsticks_card_goes_face_up_to_the_place_of_the_second() -> None:
    """S1; it is free for the opponent."""
    play = cleared("tempura egg sashimi . . .", "chopsticks", "").choose("row5.2").choose("row5.1")
    assert play.plate(0) == "tempura egg"
    assert spots(play) == {"row5.1": "chopsticks", "row5.3": "sashimi"}
    assert (play.actors, play.legal(1)) == ((1,), ["row5.1", "row5.3"])
    assert [event.data for event in play.events_of("chopsticks")] == [{"spot": "row5.1"}]


def test_the_chopsticks_card_covers_what_the_second_covered() -> None:
    play = cleared("? . . . . / tempura . sashimi egg . .", "chopsticks", "")
    after = play.choose("row5.3").choose("row5.1")
    assert spots(after) == {"row4.1": "face-down", "row5.1": "chopsticks", "row5.4": "egg"}
    assert "row4.1" not in after.legal(1)


def test_a_card_turned_up_by_the_first_can_be_taken_as_the_second() -> None:
    """S1: after seeing it; no call beforehand (ruling)."""
    play = cleared("? . . . . / tempura . sashimi egg . .", "chopsticks", "").choose("row5.1")
    seen = play.draw("flip: squid")
    assert (seen.phase, seen.actors) == ("second", (0,))
    assert seen.legal(0) == ["row4.1", "row5.3", "row5.4", "stop"]
    after = seen.choose("row4.1")
    assert (after.plate(0), spots(after)["row4.1"]) == ("tempura squid", "chopsticks")


def test_chopsticks_taken_in_this_turn_do_not_serve_yet() -> None:
    """They must lie in front at the start of the turn."""
    play = cleared("chopsticks egg sashimi . . .").choose("row5.1")
    assert (play.phase, play.actors) == ("choose", (1,))


def test_one_use_per_turn_however_many_lie_there() -> None:
    play = cleared("tempura egg sashimi . . .", "chopsticks chopsticks", "")
    after = play.choose("row5.1").choose("row5.2")
    assert (after.plate(0), after.actors) == ("tempura egg chopsticks", (1,))


def test_chopsticks_can_take_chopsticks() -> None:
    play = cleared("tempura chopsticks sashimi . . .", "chopsticks", "")
    after = play.choose("row5.1").choose("row5.2")
    assert (after.plate(0), spots(after)["row5.2"]) == ("tempura chopsticks", "chopsticks")


def test_the_last_card_of_the_table_offers_no_second() -> None:
    """Two cards on the table are needed."""
    table = "egg maki1 / . . . / . . . . / . . . . . / . . . . . ."
    over = cleared(table, "", "chopsticks", round=3).choose("row1.1")
    assert over.plate(1) == "maki1 chopsticks"
    assert over.result is not None


def test_with_two_cards_left_chopsticks_serve_and_leave_one_for_the_opponent() -> None:
    table = "egg maki1 / . . . / . . . . / . . . . . / . . . . . ."
    play = cleared(table, "chopsticks", "", round=3).choose("row1.1")
    over = play.choose("row1.2")
    assert (over.plate(0), over.plate(1)) == ("maki1 egg", "chopsticks")
    assert over.result is not None


def test_wasabi_then_nigiri_combine_in_one_turn() -> None:
    """Cards are laid one after the other, as they are taken (SA-2)."""
    table = "wasabi egg sashimi . . ."
    play = cleared(table, "chopsticks", "")
    assert play.choose("row5.1").choose("row5.2").plate(0) == "wasabi+egg"
    assert play.choose("row5.2").choose("row5.1").plate(0) == "egg wasabi"


# Rounds.


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_round_always_has_twenty_turns_and_ten_cards_each(seed: str) -> None:
    """Chopsticks included: each use takes two cards and gives one back."""
    play = begun(GAME, 2, seed)
    while play.described["round"] == 1:
        if play.actors:
            names = play.legal(play.actors[0])
            eager = [name for name in names if name != "stop"]
            play = play.choose(eager[play.number % len(eager)])
        else:
            play = play.chance(f"{seed} {play.number}")
    assert [cards_laid(play, seat, 1).total() for seat in (0, 1)] == [10, 10]


LAST = "egg maki2 / . . . / . . . . / . . . . . / . . . . . ."


@pytest.mark.parametrize(
    ("plates", "totals", "starter", "expected"),
    [
        (("tempura tempura maki2", ""), [9, 3], 0, 1),
        (("tempura tempura maki2", ""), [9, 3], 1, 1),
        (("", "tempura tempura"), [4, 11], 0, 0),
        (("", "tempura tempura"), [4, 11], 1, 0),
        (("maki2", "egg"), [4, 4], 0, 1),
        (("maki2", "egg"), [4, 4], 1, 0),
    ],
)
def test_the_seat_with_fewer_points_starts_the_next_round(
    plates: tuple[str, str], totals: list[int], starter: int, expected: int
) -> None:
    """S1, SA-30: points in total; on a tie the seat that did not start this round."""
    play = cleared(LAST, *plates, starter=starter)
    after = play.choose("row1.1")  # seat 0 lays an egg, seat 1 a maki2
    assert after.totals() == totals
    assert after.chance().actors == (expected,)


def test_the_squishys_points_count_for_who_starts() -> None:
    """SA-30: squishy included; without it this would be a tie, and seat 1 would start."""
    plates = ("maki2", "egg strawberry1")
    play = battle(GAME, LAST, *plates, squishy=1, taken=(0, 1), starter=0).choose("row1.1")
    assert play.totals() == [4, 6]
    assert play.chance().actors == (0,)


def test_points_of_all_rounds_count_for_who_starts() -> None:
    """SA-30: the total, not the round's points, of which seat 0 has more here."""
    play = cleared(LAST, "tempura tempura maki2", f" / {'dumpling ' * 5}", round=2, starter=0)
    after = play.choose("row1.1")
    assert after.totals() == [3 + 9, 15 + 3 + 3]
    assert after.chance().actors == (0,)


def test_a_new_round_lays_twenty_new_cards() -> None:
    play = cleared(LAST).choose("row1.1").chance()
    assert (play.described["round"], len(spots(play))) == (2, 20)


def test_it_is_scored_like_any_game_of_two() -> None:
    assert points("maki", GAME, "maki3", "") == [6, 3]
    assert dessert_points(GAME, "strawberry2", "strawberry1") == [0, -3]
    assert dessert_points(f"{GAME}+pudding", "pudding", "") == [6, 0]


def test_mochi_are_rolled_as_they_are_taken() -> None:
    table = "? . . . . / mochi . sashimi egg . ."
    play = battle(f"{GAME}+mochi", table, "chopsticks", "").choose("row5.1")
    after = play.draw("mochi0: 4 flip: mochi")
    assert (after.die(0), after.phase) == (4, "second")
    assert after.choose("row4.1").draw("mochi0: 2").die(0) == 2


# What a seat can know.


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_face_up_is_public_in_every_turn(seat: int | None) -> None:
    play = begun(GAME, 2)
    while play.described["round"] == 1:
        view = play.game.view(play.state, seat)
        for row in (view.shown, view.recalled):
            answer = play.game.describe(row)
            assert answer == play.described
        if play.actors:
            play = play.choose(play.legal(play.actors[0])[0])
        else:
            play = play.chance(str(play.number))
