"""Every dessert and every variant of the anniversary edition, started and played for a round."""

import pytest
from playwright.sync_api import expect

from sushibelt.games import every_choice
from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.browser.guest import NOVICE, Guest

EDITION = "sushi-go/anniversary"
OPTIONS = sorted({option for one in every_choice() for option in one.id.split("+")[1:]})
GAMES = [one.id for one in every_choice() if one.id.startswith(EDITION) and one.id.count("+") <= 1]


def test_all_desserts_and_variants_are_here() -> None:
    assert len(GAMES) == 11, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_round_can_be_played_to_its_bill(windows: Windows, game: str) -> None:
    guest = Guest(windows.new())
    guest.set_up(game, [NOVICE])
    guest.play_until(guest.bill)
    bill = guest.page.get_by_role("region", name=say("receipt-round", round=1), exact=True)
    expect(bill.get_by_role("table").first).to_be_visible()
    assert not guest.page.get_by_role("alert").count()
