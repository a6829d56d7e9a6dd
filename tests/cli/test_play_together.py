"""Several people at one keyboard: nobody sees another's hand, and a choice can be taken back."""

from collections.abc import Iterable
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group

from sushibelt.cli.families import TABLES
from sushibelt.cli.play.host import Host
from sushibelt.cli.play.seating import Seating, arrange
from sushibelt.cli.screen import Leaving
from sushibelt.cli.table.drawing import Scene
from sushibelt.cli.table.offers import NO_MARKS
from sushibelt.core.chance import generator, key_of
from sushibelt.games import Match, find, select
from sushibelt.games.family import AnyGame, RuledGame
from sushibelt.words import say
from tests.cli.table_door import Terminal, ran
from tests.walks import walk
from tests.words.wording import wording

PEOPLE = ("Ana", "Bo", "Cleo")
CARD = say("ask-card")
HAND_OVER = wording("hand-over")


def sat_down(
    typed: Iterable[str], game: str = "sushi-go/zoch-2014", people: tuple[str, ...] = PEOPLE
) -> tuple[Host, Terminal]:
    """Let people play at a terminal until what they type is used up."""
    terminal = Terminal(typed)
    match = Match.begin(find(game, len(people)), key_of("7"), people)
    host = Host(terminal.screen, match, Seating(people, {}), None)
    with pytest.raises(Leaving), terminal.screen:
        host.run()
    return host, terminal


def test_a_page_without_secrets_comes_between_two_people() -> None:
    _, terminal = sat_down(["", "1", "", "1", "", "1", ""])
    asks = [page for page in terminal.pages if CARD in page]
    hand_overs = [page for page in terminal.pages if HAND_OVER.search(page)]
    assert [name in page for name, page in zip(PEOPLE, asks, strict=False)] == [True] * 3
    assert len(hand_overs) == 4
    for page in terminal.pages:
        assert (CARD in page) != bool(HAND_OVER.search(page) or say("all-chosen") in page)
    for page in hand_overs:
        assert "1)" not in page  # no hand is laid out


def test_the_page_in_between_waits_until_the_next_person_is_there() -> None:
    host, terminal = sat_down(["I am here", "2"])
    assert host.match.pending[0].action == host.match.game.legal(host.match.state, 0)[1]
    assert not wording("refusal-input-not-understood").search(terminal.written)


def test_what_one_person_saw_cannot_be_scrolled_back_to() -> None:
    """The alternate screen has no past, and each page begins by clearing the one before."""
    _, terminal = sat_down(["", "1", ""])
    assert terminal.written.startswith("\x1b[?1049h")
    assert "\x1b[?1049l" in terminal.written.split("Bo (you)")[-1]
    assert ["Ana (you)" in page for page in terminal.pages] == [False, True, False, False]


@pytest.mark.parametrize("answer", ["2", "3", "4"])
def test_the_next_persons_page_does_not_tell_what_was_chosen(answer: str) -> None:
    def page_of_bo(answers: list[str]) -> str:
        _, terminal = sat_down(answers)
        return next(page for page in terminal.pages if "Bo (you)" in page)

    assert page_of_bo(["", answer, ""]) == page_of_bo(["", "1", ""])


def drawn_for(match: Match, seat: int | None) -> str:
    """The page that a seat, or with None everybody, gets to see."""
    game = find(match.game.id, match.game.seats)
    draw, offer = TABLES[game.family.name]
    scene = Scene(game, match.names, seat)
    view = game.describe(match.view(seat).shown)
    parts = draw(scene, view, NO_MARKS)
    if seat in match.turn.actors and seat is not None:
        chosen = offer(scene, match, seat)
        parts = [*draw(scene, view, chosen.marks), *chosen.below]
    out = StringIO()
    Console(file=out, width=80).print(Group(*parts))
    return out.getvalue()


@pytest.mark.parametrize(
    "game",
    [
        "sushi-go/zoch-2014",
        "sushi-go/anniversary",
        "sushi-go/anniversary+personal-piles",
        "sushi-go/anniversary+puppet",
    ],
)
def test_a_page_is_the_same_in_every_world_that_its_seat_cannot_rule_out(game: str) -> None:
    """Two worlds that differ in others' hands alone must not differ in a single letter."""
    seats = min(select(game).seats)
    differ = 0
    for step, match in enumerate(walk(game, seats, seed=5)):
        if not match.turn.actors:
            continue
        for seat in range(seats):
            rng = generator(b"imagined", f"{step} {seat}".encode())
            world = match.game.imagine(match.view(seat), rng)
            other = replace(match, state=world, pending={})
            differ += world != match.state
            assert drawn_for(other, seat) == drawn_for(match, seat)
            assert drawn_for(other, None) == drawn_for(match, None)
    assert differ > 5  # or nothing was shown by this


def test_nothing_is_drawn_from_more_than_a_seat_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the true table nor what a perfect memory would add."""
    drawn: list[Any] = []
    describe = AnyGame.describe

    def spy(game: AnyGame, row: Any) -> dict[str, Any]:
        drawn.append(row)
        return describe(game, row)

    monkeypatch.setattr(RuledGame, "describe", spy)
    host, _ = sat_down(["", "1", "", "1", "", "1", "", "", "1", "", "1", "", "?"])
    hands = 3 * 9 - 3 * host.match.state.turn
    spectators = [row for row in drawn if sum(row.missing) in (27, 24)]
    seats = [row for row in drawn if sum(row.missing) in (18, 16)]
    assert hands == 24
    assert len(spectators) + len(seats) == len(drawn)
    assert len(spectators) >= 6
    assert len(seats) >= 6


def test_a_choice_can_be_taken_back_while_the_next_one_takes_the_keyboard() -> None:
    host, _ = sat_down(["", "1", "u", "", "2", "", "1"])
    legal = host.match.game.legal(host.match.state, 0)
    assert host.match.pending[0].action == legal[1]


def test_a_choice_can_be_taken_back_from_the_next_persons_page() -> None:
    host, terminal = sat_down(["", "1", "", "u", "", "2", "", "1"])
    assert host.match.pending[0].action == host.match.game.legal(host.match.state, 0)[1]
    after = terminal.pages[[("Bo (you)" in page) for page in terminal.pages].index(True) + 1]
    assert say("hand-over", who="Ana") in after


def test_the_last_one_to_choose_can_take_it_back_before_the_reveal() -> None:
    host, terminal = sat_down(["", "1", "", "1", "", "1", "u", "", "2", ""])
    assert say("all-chosen") in terminal.written
    laid = host.match.played[1].move.choices[2]  # type: ignore[union-attr]
    start = next(iter(host.match.replay()))[0]
    assert laid == host.match.game.legal(start.state, 2)[1]


def test_going_back_reaches_the_first_one_too() -> None:
    host, _ = sat_down(["", "1", "", "1", "", "1", "u", "u", "u", "", "3"])
    assert dict(host.match.pending).keys() == {0}
    assert host.match.pending[0].action == host.match.game.legal(host.match.state, 0)[2]


def test_through_a_pipe_a_choice_is_taken_back_at_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = ["1", "u", "2", "1", "1"]
    asked = ("play", "sushi-go/zoch-2014", "--people", "Ana,Bo,Cleo", "--seed", "7")
    ran(*asked, "--record", str(path), typed=typed)
    game = find("sushi-go/zoch-2014", 3)
    start = Match.begin(game, key_of("7")).advance()[0]
    second = game.name(game.legal(start.state, 0)[1])
    assert f"1 joint 0={second} 1=" in path.read_text(encoding="utf-8")


def test_where_everything_lies_open_the_keyboard_just_goes_round() -> None:
    for game in ("sushi-roll/2019", "sushizock/2008"):
        _, terminal = sat_down(["1", "1", "1", "1"], game)
        assert not HAND_OVER.search(terminal.written)
    _, terminal = sat_down(["1"] * 6, "sushi-go/anniversary+battle", ("Ana", "Bo"))
    assert not HAND_OVER.search(terminal.written)


def test_one_person_against_bots_is_never_asked_to_pass_the_keyboard() -> None:
    terminal = Terminal(["1", "1"])
    seating = arrange(select("sushi-go/anniversary"), None, None, None)
    match = Match.begin(find("sushi-go/anniversary", 4), key_of("7"), seating.names)
    with pytest.raises(Leaving):
        Host(terminal.screen, match, seating, None).run()
    assert not HAND_OVER.search(terminal.written)


def test_a_card_drawn_from_a_pile_is_told_to_its_drawer_only() -> None:
    _, terminal = sat_down(
        ["", "1", "", "1", "", "", "1", ""], "sushi-go/anniversary+personal-piles", ("Ana", "Bo")
    )
    own = wording("event-sushi-go-drew-card", you="yes")
    other = wording("event-sushi-go-drew-card", you="no", who="Ana")
    drawn = [page for page in terminal.pages if own.search(page)]
    assert len(drawn) == 2
    assert all(CARD in page and not other.search(page) for page in drawn)
