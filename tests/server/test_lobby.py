"""Before the start: seats, bots, names and settings, as pure decisions."""

from typing import Any

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server.keys import Who
from sushibelt.server.tables import bodies, gate, lobby, messages, opening
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.table import Chair, Table

HOST = Who(None, host=True)


def new(seats: int = 3, **more: Any) -> tuple[Table, Who]:
    wanted = bodies.NewTable(
        id="x" * 16, game="sushi-go/zoch-2014", seats=seats, name="Ana", **more
    )
    table, member = lobby.new_table(wanted, "CODE99")
    return table, Who(member, host=True)


def joined(table: Table, name: str, seat: int | None = None) -> tuple[Table, Who]:
    after, member = lobby.join(table, bodies.NewSeat(id="x" * 16, name=name, seat=seat))
    return after, Who(member)


def after(table: Table, who: Who, message: messages.ClientMessage) -> Table:
    return decide(table, who, message, frozenset())


def reason(table: Table, who: Who, message: messages.ClientMessage) -> str:
    with pytest.raises(Refusal) as caught:
        after(table, who, message)
    return caught.value.reason


def levels(table: Table) -> list[str | None]:
    return [chair.level for chair in table.lobby.chairs]


def test_empty_seats_are_taken_first_then_those_of_bots() -> None:
    table, ana = new(4, bots=["novice", None, "chef", None])
    assert table.seat_of(ana) == 1
    table, bo = joined(table, "Bo")
    assert table.seat_of(bo) == 3
    table, cleo = joined(table, "Cleo")
    assert table.seat_of(cleo) == 2
    table, dora = joined(table, "Dora")
    assert table.seat_of(dora) == 0
    table, eve = joined(table, "Eve")
    assert table.seat_of(eve) is None
    assert [member.name for member in table.waiting] == ["Eve"]


def test_a_seat_may_be_asked_for_if_it_is_free() -> None:
    table, ana = new(4)
    table, bo = joined(table, "Bo", seat=3)
    assert table.seat_of(bo) == 3
    with pytest.raises(Refusal, match="seat-taken"):
        joined(table, "Cleo", seat=3)
    with pytest.raises(Refusal, match="seat-taken"):
        joined(table, "Cleo", seat=7)
    table = after(table, bo, messages.Sit(id="1", seat=1))
    assert table.lobby.chairs[3] == Chair()
    assert reason(table, bo, messages.Sit(id="2", seat=0)) == "seat-taken"
    table = after(table, ana, messages.Stand(id="3"))
    assert table.seat_of(ana) is None
    assert reason(table, ana, messages.Stand(id="4")) == "seat-none"
    table = after(table, ana, messages.Sit(id="5"))
    assert table.seat_of(ana) == 0


def test_nobody_has_the_name_of_another_or_of_a_bot() -> None:
    table, _ = new()
    table, bo = joined(table, "  Bo   Peep ")
    assert table.lobby.members[1].name == "Bo Peep"
    for name in ("Ana", "Bo Peep", "master-1", " "):
        with pytest.raises(Refusal):
            joined(table, name)
    assert reason(table, bo, messages.Rename(id="1", name="Ana")) == "name-twice"
    assert after(table, bo, messages.Rename(id="1", name="Bo Peep")).lobby == table.lobby
    renamed = after(table, bo, messages.Rename(id="1", name="Cleo"))
    assert renamed.lobby.members[1].name == "Cleo"


def test_the_host_alone_sets_up() -> None:
    table, ana = new()
    table, bo = joined(table, "Bo")
    for message in (
        messages.Setup(id="1", seats=4),
        messages.Bots(id="1", seat=2, level="chef"),
        messages.Start(id="1"),
        messages.Abandon(id="1"),
    ):
        assert reason(table, bo, message) == "host-only"
    table = after(table, ana, messages.Bots(id="1", seat=2, level="chef"))
    assert levels(table) == [None, None, "chef"]
    assert after(table, HOST, messages.Bots(id="1", seat=2)).lobby.chairs[2] == Chair()
    assert reason(table, ana, messages.Bots(id="1", seat=1, level="chef")) == "seat-taken"
    assert reason(table, ana, messages.Bots(id="1", seat=3, level="chef")) == "seat-taken"
    assert reason(table, ana, messages.Bots(id="1", seat=2, level="best")) == "level-unknown"


def test_a_table_can_be_made_larger_and_smaller_around_its_people() -> None:
    table, ana = new(5, bots=[None, "novice", None, "chef", None])
    table, bo = joined(table, "Bo")
    table, cleo = joined(table, "Cleo")
    assert [table.seat_of(who) for who in (ana, bo, cleo)] == [0, 2, 4]
    smaller = after(table, ana, messages.Setup(id="1", seats=3))
    assert [smaller.seat_of(who) for who in (ana, bo, cleo)] == [0, 1, 2]
    assert len(smaller.deal.shares) == 3
    larger = after(smaller, ana, messages.Setup(id="1", seats=5))
    assert larger.lobby.chairs[3:] == (Chair(), Chair())
    two = messages.Setup(id="1", game="sushizock/2008", seats=2)
    assert reason(smaller, ana, two) == "people-too-many"
    assert reason(table, ana, messages.Setup(id="1", seats=2)) == "seats-impossible"
    assert reason(table, ana, messages.Setup(id="1", game="sushi-go/none")) == "edition-unknown"


def test_what_is_left_out_of_a_setup_stays() -> None:
    table, ana = new(3, timer="brisk", memory="open")
    changed = after(table, ana, messages.Setup(id="1", game="sushi-roll/2019"))
    answer = changed.lobby
    assert (answer.game, answer.timer, answer.memory) == ("sushi-roll/2019", "brisk", "open")
    changed = after(table, ana, messages.Setup(id="1", timer="none", memory="usual"))
    assert (changed.lobby.timer, changed.lobby.memory) == ("none", "usual")
    assert changed.lobby.game == "sushi-go/zoch-2014"


def test_bots_fill_what_is_empty_at_the_start() -> None:
    table, ana = new(4, bots=[None, "novice", None, None])
    started = after(table, ana, messages.Start(id="1"))
    assert levels(started) == [None, "novice", "cook", "cook"]
    assert started.running.names == ("Ana", "novice-1", "cook-1", "cook-2")


def test_a_match_does_not_start_without_people() -> None:
    table, ana = new()
    empty = after(table, ana, messages.Stand(id="1"))
    assert reason(empty, ana, messages.Start(id="2")) == "people-none"


def test_seats_are_fixed_once_it_has_started() -> None:
    table, ana = new()
    started = after(table, ana, messages.Start(id="1"))
    for message in (
        messages.Sit(id="2"),
        messages.Stand(id="2"),
        messages.Rename(id="2", name="Bo"),
        messages.Bots(id="2", seat=1, level="chef"),
        messages.Setup(id="2", seats=4),
        messages.Start(id="2"),
        messages.Rematch(id="2"),
    ):
        assert reason(started, ana, message) == "stage-wrong"
    later, bo = joined(started, "Bo")
    assert later.seat_of(bo) is None
    assert later.match is started.match


def test_a_table_takes_no_more_than_sixteen_people() -> None:
    table, _ = new()
    for number in range(15):
        table, _ = joined(table, f"Guest {number}")
    with pytest.raises(Refusal, match="table-full"):
        joined(table, "One more")


def test_everybody_moves_on_by_one_at_a_rematch() -> None:
    table, ana = new(3, bots=[None, "novice", None])
    table, bo = joined(table, "Bo")
    started = after(table, ana, messages.Start(id="1"))
    over = after(started, ana, messages.Abandon(id="2"))
    again = opening.rematch(over, bo, messages.Rematch(id="3", lobby=True), frozenset())
    assert [again.seat_of(who) for who in (ana, bo)] == [1, 0]
    assert levels(again) == [None, None, "novice"]
    assert again.deal.secret != over.deal.secret
    assert again.previous == over.deal.match


def are_ready(table: Table) -> list[str]:
    return [member.name for member in table.lobby.members if member.ready]


def test_people_say_that_they_are_ready_and_take_it_back() -> None:
    table, _ = new(3)
    table, bo = joined(table, "Bo")
    table = after(table, bo, messages.Ready(id="1"))
    assert are_ready(table) == ["Bo"]
    assert [seat.ready for seat in gate.seat_views(table, gate.Scene())] == [False, True, False]
    assert are_ready(after(table, bo, messages.Ready(id="2", on=False))) == []


def test_who_is_ready_is_ready_for_what_was_set_up_and_on_a_seat() -> None:
    table, ana = new(3)
    table, bo = joined(table, "Bo")
    table = after(table, bo, messages.Ready(id="1"))
    assert are_ready(after(table, ana, messages.Setup(id="2", seats=4))) == ["Bo"]
    assert are_ready(after(table, ana, messages.Setup(id="3", timer="brisk"))) == []
    assert are_ready(after(table, ana, messages.Setup(id="4", game="sushizock/2008"))) == []
    assert are_ready(after(table, bo, messages.Sit(id="5", seat=2))) == ["Bo"]
    assert are_ready(after(table, bo, messages.Stand(id="6"))) == []


def test_only_seats_are_ready_and_only_before_the_start() -> None:
    table, ana = new(3)
    assert reason(table, HOST, messages.Ready(id="1")) == "seat-none"
    table = after(table, ana, messages.Ready(id="2"))
    table = after(table, ana, messages.Start(id="3"))
    assert reason(table, ana, messages.Ready(id="4")) == "stage-wrong"
    over = after(table, ana, messages.Abandon(id="5"))
    again = after(over, ana, messages.Rematch(id="6", lobby=True))
    assert are_ready(again) == []


def test_the_host_starts_though_somebody_is_not_ready() -> None:
    table, ana = new(3)
    table, _ = joined(table, "Bo")
    assert after(table, ana, messages.Start(id="1")).stage == "playing"
