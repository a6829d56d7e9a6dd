"""Nothing leaves through the gate that these eyes may not see."""

import json
from dataclasses import replace

import pytest

from sushibelt.core.chance import generator
from sushibelt.games import every_selection
from sushibelt.games.ids import Selection
from sushibelt.server.connection import encoded
from sushibelt.server.tables import gate
from sushibelt.server.tables.gate import Scene
from sushibelt.server.tables.table import Lobby, Table
from tests.server.worlds import chosen, otherwise, some_turns, walk, who

SCENE = Scene(present=frozenset({0, 1}))
GAMES = [selection for selection in every_selection() if "must-have-maki" not in selection.id]


def frame_for(table: Table, seat: int | None) -> bytes:
    return encoded(gate.table_message(table, SCENE, who(seat), None, 7))


@pytest.mark.parametrize("selection", GAMES, ids=lambda selection: selection.id)
def test_worlds_that_look_alike_give_the_same_bytes(selection: Selection) -> None:
    seats = selection.seats[-1]
    rng = generator(b"gate", selection.id.encode())
    different = 0
    for table in some_turns(selection.id, seats, seed=5, most=4):
        match = table.running
        for seat in match.turn.actors[:-1]:
            match = chosen(match, seat, rng)
        chose = replace(table, match=match)
        for eyes in (None, *range(seats)):
            other = otherwise(chose, eyes, rng)
            different += other.running.state != match.state
            different += other.running.pending != match.pending
            assert frame_for(other, eyes) == frame_for(chose, eyes)
    assert different or selection.family != "sushi-go" or "battle" in selection.id


def test_hands_that_others_hold_may_be_exchanged_unseen() -> None:
    """Independent of how the game itself imagines worlds: cards swapped by hand."""
    table = next(walk("sushi-go/zoch-2014", 4, seed=3))
    state = table.running.state.copy()
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    assert state != table.running.state
    swapped = replace(table, match=replace(table.running, state=state))
    for eyes in (None, 0, 3):
        news = tuple(tuple(gate.visible(one, eyes)) for one in table.news)
        assert frame_for(replace(swapped, news=news), eyes) == frame_for(
            replace(table, news=news), eyes
        )
    assert frame_for(swapped, 1) != frame_for(table, 1)


def test_what_lies_beneath_a_stack_is_not_shown_until_the_end() -> None:
    *_, table = walk("sushizock/2008", 3, seed=4)
    state = table.running.state.copy()
    tall = [s for s in range(3) for kind in (0,) if state.heights[s][kind] > 1]
    assert tall
    state.stacks[tall[0]][0][0] = state.stacks[tall[0]][0][0] % 6 + 1
    other = replace(table, match=replace(table.running, state=state))
    for eyes in (None, 0, 1, 2):
        assert frame_for(other, eyes) == frame_for(table, eyes)
    opened = replace(table, lobby=replace_memory(table))
    assert frame_for(replace(opened, match=other.match), 0) != frame_for(opened, 0)


def replace_memory(table: Table) -> Lobby:
    return type(table.lobby)(
        table.lobby.game, table.lobby.timer, "open", table.lobby.chairs, table.lobby.members
    )


@pytest.mark.parametrize("game", ["sushi-go/anniversary", "sushi-roll/2019", "sushizock/2008"])
def test_no_key_no_secret_and_no_code_for_strangers(game: str) -> None:
    for table in some_turns(game, 3, seed=9, most=5):
        for eyes in (None, 0):
            text = frame_for(table, eyes).decode()
            assert table.deal.secret.hex() not in text
            assert table.running.key.hex() not in text
            assert (table.code in text) == (eyes is not None)


def test_a_choice_changes_nothing_for_others_but_that_it_was_made() -> None:
    table = next(walk("sushi-go/anniversary", 4, seed=2))
    match = table.running
    frames: dict[int | None, set[bytes]] = {eyes: set() for eyes in (None, 1, 2, 3)}
    for action in match.game.legal(match.state, 0):
        chose = replace(table, match=match.submit(0, action, match.turn.number))
        for eyes, seen in frames.items():
            seen.add(frame_for(chose, eyes))
    assert all(len(seen) == 1 for seen in frames.values())
    (frame,) = frames[1]
    assert json.loads(frame)["seats"][0]["chosen"]


def test_only_own_actions_and_choices_are_told() -> None:
    table = next(walk("sushi-go/anniversary", 4, seed=2))
    match = table.running
    legal = match.game.legal(match.state, 0)
    chose = replace(table, match=match.submit(0, legal[0], match.turn.number))
    mine, theirs = json.loads(frame_for(chose, 0)), json.loads(frame_for(chose, None))
    assert mine["picked"] == [match.game.name(legal[0])]
    assert mine["legal"] == [match.game.name(action) for action in legal]
    assert theirs["picked"] == theirs["legal"] == []


def test_events_go_back_no_further_than_the_own_last_choice() -> None:
    *_, table = walk("sushizock/2008", 3, seed=4)
    match = table.running
    for eyes in (0, 1, 2, None):
        first = gate.last_choice(match, eyes)
        events = json.loads(frame_for(table, eyes))["events"]
        assert events
        assert min(event["n"] for event in events) >= first
        assert max(event["n"] for event in events) == len(match.played) - 1


@pytest.mark.parametrize("game", ["sushi-go/anniversary", "sushi-roll/2019", "sushizock/2008"])
def test_pieces_kept_from_before_are_those_that_would_be_made_now(game: str) -> None:
    memo = gate.Memo()
    rng = generator(b"memo")
    for table in some_turns(game, 3, seed=6, most=6):
        match = table.running
        for seat in match.turn.actors:
            match = chosen(match, seat, rng)
            for stage in ("playing", "abandoned"):
                now = replace(table, match=match, stage=stage)
                for eyes in (0, 1, 2, None):
                    kept = gate.table_message(now, SCENE, who(eyes), None, 7, memo)
                    assert encoded(kept) == frame_for(now, eyes)
