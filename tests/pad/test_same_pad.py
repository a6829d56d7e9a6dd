"""The browser's score pad says what the interpreted one says: points, reasons, faults, places.

`SUSHIBELT_PAD_PLATES` sets how many random plates are compared over all ids (`make same-pad`).
"""

import os
from collections import Counter

from sushibelt.games import every_selection
from sushibelt.scorepad import PADS, sushi_go, sushi_roll, sushizock
from tests.pad.node_pad import NodePad, Outcome, bare, expected, told_sheet
from tests.pad.nonsense import document, plates_in
from tests.scorepad.documents import document_of
from tests.walks import PAIRS, walk

PLATES = int(os.environ.get("SUSHIBELT_PAD_PLATES", "12000"))
NOTICES = {
    *("limit-unsure", "limit-doubtful", "plates-short", "round-under-way"),
    *("squishy-missing", "dice-missing", "tokens-missing", "tiles-left"),
}


def said_by(outcome: Outcome) -> set[str]:
    """Every id that an outcome names: of its refusal, its notices, its reasons."""
    if outcome["refused"]:
        return {outcome["refused"]["reason"]}
    card = outcome["card"]
    said = {notice["reason"] for notice in card["notices"]}
    said |= {n["facts"]["problem"]["reason"] for n in card["notices"] if "problem" in n["facts"]}
    return said | ({"over"} if card["result"] else set())


def test_random_plates_of_every_id_are_scored_and_refused_alike(pad: NodePad) -> None:
    plates, number = 0, 0
    met: Counter[str] = Counter()
    while plates < PLATES:
        for game_id, seats in PAIRS:
            typed = document(game_id, seats, number)
            wanted = expected(typed)
            assert bare(pad.score(typed)) == wanted, typed
            plates += plates_in(typed)
            met.update(said_by(wanted))
        number += 1
    problems = {*sushi_go.PROBLEMS.values(), *sushi_roll.PROBLEMS.values()}
    problems |= set(sushizock.PROBLEMS.values())
    assert met["over"] > number * len(PADS)
    assert problems | NOTICES <= set(met)


def test_a_match_entered_in_the_browser_gives_its_own_sheet_and_places(pad: NodePad) -> None:
    """Every id once, the seat counts in turn."""
    for number, selection in enumerate(every_selection()):
        seats = selection.seats[number % len(selection.seats)]
        *_, end = walk(selection.id, seats, seed=number)
        found = pad.score(document_of(end))
        assert found["refused"] is None
        card = found["card"]
        assert card["sheets"] == [told_sheet(seat) for seat in end.game.sheet(end.state).seats]
        assert end.result is not None
        assert card["result"]["places"] == list(end.result.places)
        assert card["notices"] == []
