"""A match: pending choices, submit, retract, advance, replay."""

from dataclasses import FrozenInstanceError

import pytest

from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Event, Joint, Nature
from sushibelt.core.match import By, Pick
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, find
from tests.walks import choose_for_all

KEY = key_of("match")


def dealt(game_id: str = "sushi-go/original-2013", seats: int = 3) -> Match:
    return Match.begin(find(game_id, seats), KEY).advance()[0]


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}\\(")


def test_a_match_begins_before_the_deal_and_seats_without_names_have_numbers() -> None:
    match = Match.begin(find("sushi-go/original-2013", 3), KEY)
    assert match.names == ("1", "2", "3")
    assert match.turn == (0, "deal", ())
    assert match.played == ()
    assert not match.ready
    assert match.result is None


def test_a_match_can_be_made_from_its_parts_and_not_be_changed() -> None:
    match = dealt()
    same = Match(match.game, match.key, match.names, match.state, match.played)
    assert same == match
    with pytest.raises(FrozenInstanceError):
        same.key = KEY  # type: ignore[misc]


def test_an_event_for_some_eyes_is_seen_by_no_others() -> None:
    private = Event("drawn", 1, {}, frozenset({1}))
    assert [private.is_seen_by(eyes) for eyes in (0, 1, None)] == [False, True, False]
    assert private._replace(to=None).is_seen_by(None)


def test_names_must_be_one_for_each_seat() -> None:
    with refused("names-wrong-number"):
        Match.begin(find("sushi-go/original-2013", 3), KEY, ["Ana", "Bo"])


def test_choices_wait_in_the_match_and_do_not_touch_state_or_number() -> None:
    match = dealt()
    first = match.game.legal(match.state, 0)[0]
    after = match.submit(0, first, match.turn.number)
    assert after.pending == {0: Pick(first)}
    assert after.state is match.state
    assert after.turn == match.turn
    assert match.pending == {}  # pure
    assert not after.ready


def test_a_choice_may_be_changed_and_taken_back_until_the_last_one_is_in() -> None:
    match = dealt()
    number, legal = match.turn.number, match.game.legal(match.state, 1)
    match = match.submit(1, legal[0], number).submit(1, legal[1], number, By.BOT)
    assert match.pending == {1: Pick(legal[1], By.BOT)}
    assert match.retract(1, number).pending == {}
    assert match.retract(0, number).pending == match.pending


def test_a_stale_choice_is_refused() -> None:
    match = dealt()
    with refused("turn-stale"):
        match.submit(0, match.game.legal(match.state, 0)[0], match.turn.number - 1)
    with refused("turn-stale"):
        match.retract(0, 99)


def test_a_seat_that_owes_nothing_is_refused() -> None:
    match = dealt()
    with refused("seat-owes-nothing"):
        match.submit(3, 0, match.turn.number)


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    match = dealt()
    illegal = next(a for a in range(12) if a not in match.game.legal(match.state, 0))
    with refused("action-illegal"):
        match.submit(0, illegal, match.turn.number)
    assert match.pending == {}


def test_advance_waits_until_everybody_has_chosen() -> None:
    match = dealt()
    half = match.submit(0, match.game.legal(match.state, 0)[0], match.turn.number)
    assert half.advance() == (half, ())


def test_advance_plays_the_joint_and_remembers_who_chose() -> None:
    match = dealt()
    for seat, by in enumerate(By):
        match = match.submit(seat, match.game.legal(match.state, seat)[0], match.turn.number, by)
    assert match.ready
    after, events = match.advance()
    assert after.turn.number == match.turn.number + 1
    assert dict(after.played[-1].by) == dict(enumerate(By))
    assert [event.kind for event in events] == ["laid", "laid", "laid", "passed"]
    assert after.pending == {}


def test_nature_depends_on_the_key_and_the_number_alone() -> None:
    game = find("sushizock/2008", 2)
    one, two = (Match.begin(game, key_of(seed)).nature() for seed in "12")
    assert one == Match.begin(game, key_of("1")).nature()
    assert one != two


def test_nature_follows_a_joint_in_the_same_advance() -> None:
    rng = generator(b"dice")
    match = dealt("sushizock/2008", 2)
    kinds = {type(played.move) for played in match.played}
    while kinds != {Nature, Joint}:
        match = choose_for_all(match, rng).advance()[0]
        kinds |= {type(played.move) for played in match.played}
    assert match.turn.actors
    assert [type(p.move) for p in match.played][:2] == [Nature, Joint]


def test_steps_are_one_for_each_move_and_add_up_to_an_advance() -> None:
    rng = generator(b"steps")
    match = Match.begin(find("sushizock/2008", 2), KEY)
    while match.result is None:
        ready = choose_for_all(match, rng)
        steps = list(ready.steps())
        played = [len(after.played) for after, _ in steps]
        assert played == [len(match.played) + 1 + number for number in range(len(steps))]
        match, events = ready.advance()
        assert steps[-1][0] == match
        assert events == tuple(one for _, happened in steps for one in happened)


def test_replay_goes_through_the_same_states() -> None:
    rng = generator(b"replay")
    match = Match.begin(find("sushi-go/anniversary+mochi", 2), KEY)
    seen = []
    while match.result is None:
        before = len(match.played)
        match, events = choose_for_all(match, rng).advance()
        seen.append((len(match.played), match.state, events))
        assert len(match.played) > before
    replayed = list(match.replay())
    assert replayed[-1][0].state == match.state
    for count, state, events in seen:
        assert replayed[count - 1][0].state == state
        assert replayed[count - 1][1] == events[-len(replayed[count - 1][1]) :]


def test_a_view_is_the_games_view_of_the_state() -> None:
    match = dealt()
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.view(None) == match.game.view(match.state, None)
