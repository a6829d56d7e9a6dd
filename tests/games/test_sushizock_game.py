"""Sushizock at its door: ids, names, notation, events, sheets, results and descriptions."""

import json
import re

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.game import Event, Joint, Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games import ids
from sushibelt.games.sushizock.editions import EDITIONS, PUBLISHED
from sushibelt.games.sushizock.game import make
from sushibelt.games.sushizock.state import ACTIONS, PHASE_CHOOSE, PHASE_OVER, Table
from sushibelt.games.sushizock.view import FACE_IDS

FAMILIES = {"sushizock": EDITIONS}
FREE = "sushizock/2008"
MATCHING = "sushizock/2008+matching"


def game_of(name=FREE, seats=3):
    return make(ids.parse(name, FAMILIES), seats)


def position(rolled, *, roll=1, rows=((3, 4), (1, 2)), stacks=()):
    t = Table()
    t.phase, t.roll, t.number = PHASE_CHOOSE, roll, 1
    t.rolled = [rolled.split().count(face) for face in FACE_IDS]
    for kind, row in enumerate(rows):
        t.rows[kind][: len(row)], t.lengths[kind] = row, len(row)
    for seat, pair in enumerate(stacks):
        for kind, stack in enumerate(pair):
            t.stacks[seat][kind][: len(stack)], t.heights[seat][kind] = stack, len(stack)
    return t


def dice(text):
    return Nature(tuple(FACE_IDS.index(face) for face in text.split()))


def choose(game, t, name):
    return game.apply(t, Joint({t.actor: game.parse(name)}))


# --- ids and names


def test_two_rulesets_exist_for_two_to_five_seats() -> None:
    """RULES, ids."""
    choices = ids.every(FAMILIES)
    assert [choice.id for choice in choices] == [FREE, MATCHING]
    assert all(choice.seats == (2, 3, 4, 5) for choice in choices)


def test_matching_is_the_published_game_with_one_rule_of_s3() -> None:
    matching = ids.parse(MATCHING, FAMILIES).ruleset
    assert matching.matching
    assert matching.matching_source.startswith("S3")
    assert not PUBLISHED.matching
    assert (matching.sushi, matching.dice) == (PUBLISHED.sushi, PUBLISHED.dice)


def test_rulesets_and_seat_counts_have_different_books() -> None:
    digests = {game_of(name, seats).digest for name in (FREE, MATCHING) for seats in (2, 3, 4, 5)}
    assert len(digests) == 8


@pytest.mark.parametrize(("name", "keeps"), [(FREE, 69), (MATCHING, 16)])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_has_a_name_of_its_own(name, keeps, seats) -> None:
    """Every way to set one to four dice aside (of one symbol), two takes, all thefts."""
    game = game_of(name, seats)
    names = [game.name(action) for action in range(game.actions)]
    assert game.actions == keeps + 2 + 2 * seats * 12 == game.book.actions <= ACTIONS
    assert len(set(names)) == game.actions
    assert [game.parse(text) for text in names] == list(range(game.actions))
    assert not any(re.search(r"[\s/=#]", text) for text in names)


def test_names_say_what_is_done() -> None:
    game = game_of()
    for text in ("keep:sushi2.blue1", "keep:red4", "take:sushi", "take:bones", "steal:bones:2:12"):
        assert game.name(game.parse(text)) == text
    for text in (
        "keep:sushi5",
        "keep:blue1.sushi2",
        "keep:",
        "steal:sushi:3:1",
        "steal:sushi:0:13",
    ):
        with pytest.raises(Refusal, match="action-unknown"):
            game.parse(text)
    with pytest.raises(Refusal, match="action-unknown"):
        game_of(MATCHING).parse("keep:sushi2.blue1")


# --- moves


def test_what_is_not_on_offer_is_refused() -> None:
    game, t = game_of(), position("sushi bones blue red red")
    with pytest.raises(Refusal, match="action-illegal"):
        choose(game, t, "keep:sushi2")
    with pytest.raises(Refusal, match="choices-not-owed"):
        game.apply(t, Joint({1: game.parse("take:sushi")}))


def test_only_the_seat_whose_turn_it_is_owes_a_choice() -> None:
    game, t = game_of(), position("sushi bones blue red red")
    assert game.turn(t) == (1, "choose", (0,))
    assert game.legal(t, 1) == ()


def test_a_move_leaves_the_state_it_was_made_in_alone() -> None:
    game, t = game_of(), position("blue blue blue blue red", stacks=(((), ()), ((3, 4), ())))
    before = t.pack()
    choose(game, t, "steal:sushi:1:2")
    choose(game, t, "keep:blue3")
    assert t.pack() == before


@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_nature_is_written_as_text_and_read_back(name) -> None:
    """A whole game: every draw, with the label of what is drawn."""
    game, rng = game_of(name, 4), generator(b"notation")
    t, labels = game.start(), set()
    while game.result(t) is None:
        move = game.nature(t, rng)
        if move is None:
            legal = game.legal(t, t.actor)
            move = Joint({t.actor: legal[below(rng, len(legal))]})
        else:
            text = game.name_outcome(t, move.outcome)
            labels |= {word for word in text.split() if word.endswith(":")}
            assert game.parse_outcome(t, text) == move.outcome
        t, _ = game.apply(t, move)
    assert labels == {"sushi:", "bones:", "starter:", "roll1:", "roll2:", "roll3:"}


def test_the_first_move_reads_like_the_table() -> None:
    game = game_of(seats=2)
    sushi, bones = "010122334455", "000001111223"
    outcome = tuple(int(digit) for digit in sushi + bones + "1" + "02301")
    assert game.name_outcome(game.start(), outcome) == (
        "sushi: sushi1 sushi2 sushi1 sushi2 sushi3 sushi3 sushi4 sushi4 sushi5 sushi5 sushi6 sushi6"
        " bones: bone1 bone1 bone1 bone1 bone1 bone2 bone2 bone2 bone2 bone3 bone3 bone4"
        " starter: seat1 roll1: sushi blue red sushi bones"
    )


# --- events


def test_the_set_up_is_told_as_two_rows_a_starter_and_a_roll() -> None:
    game = game_of(seats=2)
    sushi, bones = "010122334455", "000001111223"
    outcome = tuple(int(digit) for digit in sushi + bones + "1" + "02301")
    _, events = game.apply(game.start(), Nature(outcome))
    assert [event.kind for event in events] == ["laid", "laid", "starter", "rolled"]
    assert events[0].seat is None
    assert events[0].data["row"] == "sushi"
    assert events[0].data["tiles"][:4] == ["sushi1", "sushi2", "sushi1", "sushi2"]
    assert events[1].data == {"row": "bones", "tiles": [f"bone{int(n) + 1}" for n in bones]}
    assert events[2] == Event("starter", 1, {})
    rolled = {"roll": 1, "dice": ["sushi", "blue", "red", "sushi", "bones"]}
    assert events[3] == Event("rolled", 1, rolled)


def test_setting_aside_and_taking_are_told() -> None:
    game, t = game_of(), position("sushi sushi blue red red")
    assert choose(game, t, "keep:red2")[1] == (Event("kept", 0, {"dice": {"red": 2}}),)
    taken = {"row": "sushi", "place": 2, "tile": "sushi4"}
    assert choose(game, t, "take:sushi")[1] == (Event("took", 0, taken),)


def test_a_theft_is_told_with_the_tile_that_everybody_then_sees() -> None:
    game = game_of()
    t = position("red red red red sushi", stacks=(((), ()), ((), ()), ((), (2, 4, 1))))
    stolen = {"stack": "bones", "from": 2, "place": 2, "tile": "bone4"}
    assert choose(game, t, "steal:bones:2:2")[1] == (Event("stole", 0, stolen),)


def test_what_the_engine_plays_is_told_as_forced() -> None:
    game = game_of()
    t, _ = choose(game, position("sushi red red red red"), "keep:red4")
    _, events = game.apply(t, dice("sushi sushi bones bones blue red"))
    assert [event.kind for event in events] == ["rolled", "forced", "took", "rolled"]
    assert [event.seat for event in events] == [0, 0, 0, 1]


def test_the_fallback_is_told() -> None:
    game = game_of()
    t, _ = choose(game, position("sushi red red red red"), "keep:red4")
    _, events = game.apply(t, dice("blue sushi bones bones blue red"))
    fallen = {"row": "bones", "place": 2, "tile": "bone2"}
    assert events[1] == Event("fell-back", 0, fallen)
    assert [event.kind for event in events] == ["rolled", "fell-back", "rolled"]


def test_the_end_is_told() -> None:
    t = position("sushi red red red red", rows=((3,), ()))
    _, events = choose(game_of(), t, "take:sushi")
    assert events[-1] == Event("over", None, {})


# --- sheet and result


def ended(*stacks):
    t = position("", rows=((), ()), stacks=stacks)
    t.phase, t.roll = PHASE_OVER, 0
    return t


def test_there_is_no_bill_before_the_end() -> None:
    """docs/rules/sushizock.md, Memory: it would tell what the stacks hide."""
    game = game_of()
    t = position("sushi red red red red", stacks=(((5,), (1,)),))
    assert all(seat.rounds == () and seat.end.lines == () for seat in game.sheet(t).seats)
    assert len(game.sheet(t).seats) == 3
    assert game.result(t) is None


def test_the_bill_has_one_line_of_tiles_for_each_seat() -> None:
    game = game_of()
    sheet = game.sheet(ended(((5, 1, 2, 3), (2, 1)), ((6,), (1,)), ((), (3,))))
    assert [seat.total for seat in sheet.seats] == [3, 5, -3]
    assert [[line.line for line in seat.end.lines] for seat in sheet.seats] == [["tiles"]] * 3
    assert all(seat.rounds == () for seat in sheet.seats)


def test_the_highest_total_wins_even_below_zero() -> None:
    """SZ-15: S4's `positive` is no condition."""
    result = game_of(seats=2).result(ended(((), (3,)), ((), (4,))))
    assert (result.points, result.places, result.winners) == ((-3, -4), (1, 2), (0,))


def test_a_tie_is_shared() -> None:
    """SZ-16: equal totals share the place whatever the stacks look like; the next is skipped."""
    result = game_of().result(ended(((6,), (1,)), ((5, 3), (1, 2)), ((), ())))
    assert (result.points, result.places) == ((5, 5, 0), (1, 1, 3))
    assert result.tie_break == (0, 0, 0)


# --- description


def test_a_position_is_described_in_ids_and_numbers() -> None:
    game = game_of(seats=2)
    t = position("sushi blue", roll=2, stacks=(((5,), ()), ((), (2, 1))))
    t.aside = [1, 0, 2, 0]
    view = game.describe(t)
    assert json.loads(json.dumps(view)) == view
    assert view == {
        "phase": "choose",
        "seat": 0,
        "roll": 2,
        "rolls": 3,
        "owed": 0,
        "rolled": {"sushi": 1, "blue": 1},
        "aside": {"sushi": 1, "blue": 2},
        "offers": {"sushi": 2, "bones": None},
        "rows": {"sushi": ["sushi3", "sushi4"], "bones": ["bone1", "bone2"]},
        "stacks": [
            {"sushi": ["sushi5"], "bones": []},
            {"sushi": [], "bones": ["bone2", "bone1"]},
        ],
    }


def test_nobody_is_to_act_before_the_first_turn_and_after_the_last() -> None:
    game = game_of()
    assert game.describe(game.start())["seat"] is None
    assert game.describe(ended())["seat"] is None
    assert game.describe(ended())["offers"] == {"sushi": None, "bones": None}


def test_dice_on_their_way_point_at_nothing() -> None:
    """Half a roll is no offer."""
    game = game_of()
    t, _ = choose(game, position("sushi bones bones red red"), "keep:sushi1")
    assert game.describe(t)["owed"] == 4
    assert game.describe(t)["offers"] == {"sushi": None, "bones": None}


def test_a_state_packs_and_unpacks() -> None:
    t = position("sushi blue", stacks=(((5, 2), (1,)),))
    assert Table.unpack(t.pack()) == t
