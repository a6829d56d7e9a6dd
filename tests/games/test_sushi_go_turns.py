"""A turn: choose, reveal together, pass on; and how rounds follow each other (S1, S2)."""

import pytest

from sushibelt.core.chance import key_of
from sushibelt.core.game import Joint
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, find
from tests.games.sushi_go_tables import at, begun

ZOCH = "sushi-go/zoch-2014"
ANNIVERSARY = "sushi-go/anniversary"
ORIGINAL = "sushi-go/original-2013"
EDITIONS = (ZOCH, ANNIVERSARY, ORIGINAL)
FORCED_OR_NOT = (*EDITIONS, "sushi-go/zoch-2014+forced-wasabi")


def test_every_seat_chooses_at_the_same_time() -> None:
    """S1, S2: all play simultaneously."""
    assert begun(ANNIVERSARY, 5).actors == (0, 1, 2, 3, 4)


def test_a_choice_is_any_one_card_of_the_own_hand() -> None:
    play = at(ANNIVERSARY, "egg egg squid", "maki1 tempura wasabi")
    assert play.legal(0) == ["egg", "squid"]
    assert play.legal(1) == ["tempura", "maki1", "wasabi"]


def test_nothing_is_laid_before_the_last_choice_is_in() -> None:
    """S1, S2: face down until everybody has chosen."""
    match = Match.begin(find(ANNIVERSARY, 3), key_of("turns")).advance()[0]
    before, seen = match.state, match.view(1)
    for seat in (0, 2):
        match = match.submit(seat, match.game.legal(before, seat)[0], 1)
        assert match.advance()[0].state == before
        assert match.view(1) == seen
    match = match.submit(1, match.game.legal(before, 1)[0], 1)
    assert match.advance()[0].state != before


def test_all_choices_are_revealed_together() -> None:
    play = at(ANNIVERSARY, "egg squid maki1", "maki2 tempura wasabi", "sashimi salmon salmon")
    after = play.choose("egg wasabi salmon")
    assert [after.plate(seat) for seat in range(3)] == ["egg", "wasabi", "salmon"]
    laid = [(event.seat, event.data["slot"], event.to) for event in after.events_of("laid")]
    assert laid == [(0, "egg", None), (1, "wasabi", None), (2, "salmon", None)]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_what_is_left_of_a_hand_goes_to_the_left_neighbour(game_id: str) -> None:
    """S1, S2; the left neighbour of seat i is i + 1."""
    play = at(game_id, "egg squid maki1", "maki2 tempura wasabi", "sashimi salmon salmon")
    after = play.choose("egg wasabi sashimi")
    hands = [after.hand(seat) for seat in range(3)]
    assert hands == ["salmon salmon", "maki1 squid", "tempura maki2"]
    assert [event.data for event in after.events_of("passed")] == [{"way": "left"}]


def test_a_round_of_four_turns_brings_a_hand_once_round_four_seats() -> None:
    hands = ("egg egg egg egg egg", "salmon " * 5, "maki2 " * 5, "tempura " * 5)
    play = at(ANNIVERSARY, *hands, round=3)
    for _ in range(4):
        play = play.choose(" ".join(play.legal(seat)[0] for seat in range(4)))
    assert play.plate(0) == "tempura maki2 egg egg salmon"  # the fifth, its last, lies unasked


def test_a_card_of_somebody_elses_hand_is_refused() -> None:
    play = at(ANNIVERSARY, "egg squid", "maki1 tempura")
    with pytest.raises(Refusal) as refused:
        play.choose("maki1 tempura")
    assert (refused.value.reason, refused.value.facts["seat"]) == ("action-illegal", 0)


@pytest.mark.parametrize("seats", [(0,), (0, 1, 2), (1, 2), ()])
def test_a_move_needs_the_choice_of_everybody_who_owes_one(seats: tuple[int, ...]) -> None:
    play = at(ANNIVERSARY, "egg squid", "egg squid")
    with pytest.raises(Refusal) as refused:
        play.game.apply(play.state, Joint({seat: play.game.parse("egg") for seat in seats}))
    assert refused.value.reason == "choices-not-owed"


@pytest.mark.parametrize("name", ["", "eggs", "egg,", "egg,egg,egg", "EGG", "egg squid", "wasabi+"])
def test_a_word_that_names_no_choice_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        find(ANNIVERSARY, 2).parse(name)
    assert refused.value.reason == "action-unknown"


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_that_is_no_choice_has_no_name(number: int) -> None:
    with pytest.raises(Refusal) as refused:
        find(ANNIVERSARY, 2).name(number)
    assert refused.value.reason == "action-unknown"


@pytest.mark.parametrize("game_id", ["sushi-go/anniversary+mochi", "sushi-go/anniversary+puppet"])
def test_every_name_is_read_back_as_the_same_choice(game_id: str) -> None:
    game = find(game_id, 2)
    assert [game.parse(game.name(action)) for action in range(game.actions)] == list(
        range(game.actions)
    )


# The last card.


@pytest.mark.parametrize("game_id", EDITIONS)
def test_the_last_card_is_laid_without_asking(game_id: str) -> None:
    """S1, S2: the last single card is put with the others at once."""
    play = at(game_id, "egg squid", "maki1 tempura", "sashimi sashimi", round=3)
    after = play.choose("egg maki1 sashimi")
    plates = [after.plate(seat) for seat in range(3)]
    assert plates == ["sashimi egg", "maki1 squid", "tempura sashimi"]
    assert after.result is not None


@pytest.mark.parametrize("game_id", FORCED_OR_NOT)
def test_a_nigiri_that_is_the_last_card_goes_on_an_open_wasabi_in_every_edition(
    game_id: str,
) -> None:
    play = at(game_id, "egg tempura / wasabi", "maki1 maki1", "sashimi salmon", round=3)
    assert play.choose("tempura maki1 sashimi").plate(0) == "tempura wasabi+salmon"


@pytest.mark.parametrize("game_id", FORCED_OR_NOT)
def test_a_last_nigiri_combines_with_a_wasabi_laid_the_turn_before(game_id: str) -> None:
    play = at(game_id, "wasabi tempura", "maki1 maki1", "sashimi squid", round=3)
    assert play.choose("wasabi maki1 sashimi").plate(0) == "wasabi+squid"


def test_a_last_chopsticks_card_is_of_no_use() -> None:
    play = at(ANNIVERSARY, "egg squid / chopsticks", "maki1 chopsticks", round=3)
    after = play.choose("egg maki1")
    assert after.plate(0) == "egg chopsticks chopsticks"


def test_with_one_card_in_hand_nobody_owes_a_choice() -> None:
    """The second-last turn is the last that asks; the record has no move for the last one."""
    play = at(ANNIVERSARY, "egg squid", "maki1 tempura", round=3)
    after = play.choose("egg maki1")
    assert (play.number, after.number, after.actors) == (1, 2, ())
    assert after.legal(0) == []


def test_a_hand_of_equal_cards_is_still_asked() -> None:
    """An instant answer would tell the table that the hand is all one kind."""
    play = at(ANNIVERSARY, "egg egg", "maki1 tempura")
    assert play.actors == (0, 1)
    assert play.legal(0) == ["egg"]


# Between rounds.


def test_a_round_ends_when_hands_are_empty_and_the_next_is_dealt() -> None:
    play = at(ANNIVERSARY, "egg egg", "tempura tempura").choose("egg tempura")
    assert (play.phase, play.described["round"], play.actors) == ("deal", 2, ())
    after = play.chance()
    assert [len(after.hand(seat).split()) for seat in range(2)] == [10, 10]
    assert (after.phase, after.described["turn"]) == ("choose", 1)


@pytest.mark.parametrize("game_id", EDITIONS)
def test_only_desserts_stay_for_the_next_round(game_id: str) -> None:
    """S1, S2: all else is discarded, bare wasabi and chopsticks too."""
    dessert = "strawberry2" if game_id == ANNIVERSARY else "pudding"
    laid = f"wasabi chopsticks egg maki3 {dessert}"
    play = at(game_id, f"tempura tempura / {laid}", "sashimi sashimi", "maki1 maki1")
    after = play.choose("tempura sashimi maki1").chance()
    assert (after.plate(0), after.kept(0)) == ("", dessert)
    nigiri = [name for name in after.legal(0) if name.startswith("wasabi+")]
    pairs = [name for name in after.legal(0) if "," in name]
    assert (nigiri, pairs) == ([], [])  # what lay in round 1 serves nobody in round 2


def test_desserts_of_all_earlier_rounds_stay() -> None:
    play = at(ZOCH, "egg egg / pudding / pudding", "maki1 maki1", "tempura tempura", round=2)
    after = play.choose("egg maki1 tempura").chance()
    assert after.kept(0) == "pudding pudding"


def test_totals_stay() -> None:
    play = at(ZOCH, "egg egg", "maki1 maki1", "tempura tempura", round=2)
    play.state.points[:3] = [10, 20, 30]
    after = play.choose("egg maki1 tempura")  # an egg each for 0 and 1, a maki each for 1 and 2
    assert after.totals() == [11, 27, 36]


def test_there_are_three_rounds() -> None:
    """S1, S2."""
    last = at(ANNIVERSARY, "egg egg", "maki1 maki1", round=3).choose("egg maki1")
    assert (last.phase, last.actors, last.events_of("over") != []) == ("over", (), True)
    second = at(ANNIVERSARY, "egg egg", "maki1 maki1", round=2).choose("egg maki1")
    assert second.result is None


def test_a_match_is_over_for_good() -> None:
    play = at(ANNIVERSARY, "egg egg", "maki1 maki1", round=3).choose("egg maki1")
    assert play.game.nature(play.state, [1, 2, 3, 4]) is None
    with pytest.raises(Refusal) as refused:
        play.game.apply(play.state, Joint({0: 0, 1: 0}))
    assert refused.value.reason == "choices-not-owed"


def test_a_move_leaves_the_state_it_was_made_in_untouched() -> None:
    play = at(ANNIVERSARY, "egg egg", "maki1 maki1")
    before = play.state.pack()
    play.choose("egg maki1")
    assert play.state.pack() == before


# two-way (S1; S2 note on the second round).


@pytest.mark.parametrize("game_id", EDITIONS)
@pytest.mark.parametrize(("round_", "way"), [(1, "left"), (2, "right"), (3, "left")])
def test_two_way_passes_to_the_right_in_the_second_round_only(
    game_id: str, round_: int, way: str
) -> None:
    hands = ("egg egg egg", "maki1 maki1 maki1", "tempura tempura tempura")
    play = at(f"{game_id}+two-way", *hands, round=round_).choose("egg maki1 tempura")
    got = {"left": "tempura tempura", "right": "maki1 maki1"}
    assert play.hand(0) == got[way]
    assert play.described["passing"] == way
    assert [event.data["way"] for event in play.events_of("passed")] == [way]


def test_two_way_changes_nothing_at_two_seats() -> None:
    """docs/rules/sushi-go.md, ids: accepted, and it changes nothing."""
    plain, two_way = (
        at(game_id, "egg egg squid", "maki1 maki1 wasabi", round=2).choose("egg maki1")
        for game_id in (ORIGINAL, f"{ORIGINAL}+two-way")
    )
    assert [plain.hand(seat) for seat in (0, 1)] == [two_way.hand(seat) for seat in (0, 1)]
    assert plain.plate(0) == two_way.plate(0)


# What lies open, and what does not (docs/rules/sushi-go.md).


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    play = at(ANNIVERSARY, "egg squid egg", "maki1 tempura wasabi", "sashimi salmon salmon")
    shown = play.game.describe(play.game.view(play.state, 1).shown)
    assert shown["hands"] == [
        {"cards": {}, "unknown": 3},
        {"cards": {"tempura": 1, "maki1": 1, "wasabi": 1}, "unknown": 0},
        {"cards": {}, "unknown": 3},
    ]


def test_a_spectator_sees_no_hand_at_all() -> None:
    play = at(ANNIVERSARY, "egg squid", "maki1 tempura / egg")
    shown = play.game.describe(play.game.view(play.state, None).shown)
    assert shown["hands"] == [{"cards": {}, "unknown": 2}] * 2
    assert shown["plates"] == play.described["plates"]


def test_plates_and_totals_are_public_and_never_dealt_cards_are_not() -> None:
    play = at(ZOCH, "egg egg / wasabi", "maki1 squid / pudding", "egg salmon", round=2, turn=1)
    play.state.points[:3] = [4, 5, 6]
    view = play.game.view(play.state, 0)
    for row in (view.shown, view.recalled):
        answer = play.game.describe(row)
        assert (answer["plates"], answer["points"]) == (play.described["plates"], [4, 5, 6])
    unseen = play.game.describe(view.recalled)["unseen"]
    deck = play.described["unseen"]
    assert unseen["maki1"] == deck["maki1"] + 1  # a hand never seen is like undealt cards


def test_who_passed_a_hand_on_still_knows_what_is_in_it() -> None:
    hands = ("egg squid egg", "maki1 tempura wasabi", "sashimi salmon salmon")
    play = at(ANNIVERSARY, *hands, turn=1).choose("egg maki1 sashimi")
    view = play.game.view(play.state, 0)
    shown, recalled = (play.game.describe(row)["hands"][1] for row in (view.shown, view.recalled))
    assert shown == {"cards": {}, "unknown": 2}
    assert recalled == {"cards": {"egg": 1, "squid": 1}, "unknown": 0}


def test_a_chopsticks_card_going_into_a_hand_is_public() -> None:
    hands = (
        "egg squid egg egg",
        "maki1 tempura wasabi egg",
        "salmon squid squid maki2 / chopsticks",
    )
    play = at(ANNIVERSARY, *hands, "maki3 " * 4, turn=1).choose("egg maki1 salmon,squid maki3")
    view = play.game.view(play.state, 0)
    recalled = play.game.describe(view.recalled)["hands"][3]
    assert recalled == {"cards": {"chopsticks": 1}, "unknown": 2}
    assert play.game.describe(view.shown)["hands"][3] == {"cards": {}, "unknown": 3}


def test_what_was_laid_in_a_round_can_still_be_seen_when_the_next_has_begun() -> None:
    """Pages show the plates while they count them, though the next hands are dealt by then."""
    after = at(ANNIVERSARY, "wasabi squid", "maki2 tempura").choose("wasabi tempura")
    seen = after.game.describe(after.state)
    assert seen["round"] == 2
    assert seen["earlier"] == [[{"wasabi": 1, "maki2": 1}, {"tempura": 1, "squid": 1}]]
    assert [plate["laid"] for plate in seen["plates"]] == [{}, {}]
