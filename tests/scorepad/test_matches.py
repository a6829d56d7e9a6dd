"""Whatever the engine plays, the pad scores the same, refuses never and warns of nothing."""

import pytest

from sushibelt.core.game import SEATS
from sushibelt.games import Match
from sushibelt.scorepad import Card, score
from tests.scorepad.documents import document_of
from tests.shapes import SHAPES
from tests.walks import walk


def warned(card: Card) -> set[str]:
    return {notice.reason for notice in card.warnings}


def states_with_a_choice(match: Match) -> bool:
    game = match.game
    return game.family.waiting(match.state, game.book) == SEATS


@pytest.mark.parametrize(("game", "seats"), SHAPES)
def test_a_match_entered_on_the_pad_gives_its_own_sheet_places_and_winners(
    game: str, seats: int
) -> None:
    *way, end = walk(game, seats, seed=seats)
    card = score(document_of(end))
    result = end.result
    assert result is not None
    assert card.sheet == end.game.sheet(end.state)
    assert card.result == result
    assert tuple(seat.place for seat in card.seats) == result.places
    assert card.winners == tuple(card.seats[seat].name for seat in result.winners)
    assert card.warnings == ()
    moments = [match for match in way if states_with_a_choice(match)]
    for match in moments[:: max(1, len(moments) // 6)]:
        midway = score(document_of(match))
        assert midway.winners == ()
        assert all(seat.place is None for seat in midway.seats)
        assert warned(midway) <= {"round-under-way", "tiles-left"}


@pytest.mark.parametrize("game", ["sushi-go/anniversary", "sushi-go/zoch-2014", "sushi-roll/2019"])
def test_the_rounds_so_far_are_scored_as_the_match_scored_them(game: str) -> None:
    end = list(walk(game, 4, seed=11))[-1]
    document = document_of(end)
    for rounds in range(4):
        part = {**document, "rounds": document["rounds"][:rounds]}
        part.pop("tokens", None)
        card = score(part)
        for seat, whole in zip(card.seats, end.game.sheet(end.state).seats, strict=True):
            assert seat.sheet.rounds == whole.rounds[:rounds]
            assert seat.place is None or rounds == 3
