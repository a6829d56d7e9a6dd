"""Each family declares what its events and reasons carry, and that is what they carry."""

import json

import pytest

from sushibelt import words
from sushibelt.export.tables import tellings
from sushibelt.games import GAMES, telling_of
from sushibelt.games.telling import FactKind, News
from tests.walks import PAIRS, walk

# The ids of a family that, between them, do everything an event can tell of.
TOLD = [
    (game, seats)
    for game, seats in PAIRS
    if seats == min(n for id_, n in PAIRS if id_ == game) and "must-have-maki" not in game
]


@pytest.mark.parametrize(("game", "seats"), TOLD)
def test_every_datum_of_every_event_is_declared(game: str, seats: int) -> None:
    declared = telling_of(game).events
    *_, end = walk(game, seats, seed=3)
    for _, events in end.replay():
        for event in events:
            assert event.data.keys() <= declared[event.kind].facts.keys(), event.kind


@pytest.mark.parametrize("family", GAMES)
def test_every_event_declared_has_its_sentence(family: str) -> None:
    for kind in GAMES[family].telling.events:
        assert words.knows(f"event-{family}-{kind}")


@pytest.mark.parametrize("family", GAMES)
def test_every_piece_of_a_reason_can_be_said(family: str) -> None:
    for reason, pieces in GAMES[family].telling.pieces.items():
        assert words.knows(f"reason-{family}-{reason}")
        for piece in pieces.values():
            assert piece.component or piece.reason
            assert not piece.reason or words.knows(f"reason-{family}-{piece.reason}")


@pytest.mark.parametrize(("game", "seats"), TOLD)
def test_every_piece_is_a_number_of_its_reason(game: str, seats: int) -> None:
    pieces = telling_of(game).pieces
    *_, end = walk(game, seats, seed=3)
    for seat in end.game.sheet(end.state).seats:
        for part in (*seat.rounds, seat.end):
            for line in part.lines:
                if line.why.reason in pieces:
                    assert line.why.numbers.keys() <= pieces[line.why.reason].keys()


def test_what_the_browser_gets_is_plain_json() -> None:
    document = json.loads(json.dumps(tellings()))
    assert document == tellings()
    assert document.keys() == GAMES.keys()
    laid = document["sushi-go"]["events"]["laid"]
    assert laid == {
        "facts": {"slot": ["what", "component"]},
        "news": "all",
        "after": None,
        "joins": "slot",
        "echoes": {"took": "card"},
    }
    assert document["sushi-roll"]["events"]["rolled"]["after"] == "picked-up"
    kinds = {
        fact[1]
        for f in document.values()
        for e in f["events"].values()
        for fact in e["facts"].values()
    }
    assert kinds == {str(kind) for kind in FactKind}
    assert {e["news"] for f in document.values() for e in f["events"].values()} == {
        str(n) for n in News
    }
    assert document["sushi-go"]["pieces"]["tea-runs"]["runs2"] == {
        "component": None,
        "reason": "run",
        "facts": {"length": 2},
        "explained": None,
    }
