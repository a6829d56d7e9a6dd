import pytest

from sushibelt.core.record import read_record
from sushibelt.games import find
from tests.golden import FOLDER, path_of, playthrough, sheet_text
from tests.shapes import THE_FEW


def test_there_is_one_playthrough_for_each_of_the_few() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*few).name for few in THE_FEW}


@pytest.mark.parametrize(("game_id", "seats"), THE_FEW)
def test_the_match_still_goes_as_it_went(game_id: str, seats: int) -> None:
    assert playthrough(game_id, seats) == path_of(game_id, seats).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game_id", "seats"), THE_FEW)
def test_the_stored_record_is_read_and_leads_to_the_stored_sheet(game_id: str, seats: int) -> None:
    record, _, sheet = path_of(game_id, seats).read_text(encoding="utf-8").partition("\n\n")
    reading = read_record(f"{record}\n", find)
    assert reading.sealed
    assert sheet_text(reading.match) == sheet
