"""Every dessert and every variant of the anniversary edition, started and played for a round."""

import pytest
from playwright.sync_api import expect

from sushibelt.games import every_selection
from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.browser.guest import NOVICE, Guest

EDITION = "sushi-go/anniversary"
GAMES = [
    one.id for one in every_selection() if one.id.startswith(EDITION) and one.id.count("+") <= 1
]


def test_all_desserts_and_variants_are_here() -> None:
    # As the rulebook has them: the usual one, four other desserts, six ways to play.
    others = {"frozen-yogurt", "bubble-tea", "pudding", "mochi"}
    ways = {"two-way", "golf", "personal-piles", "battle", "puppet", "must-have-maki"}
    assert {game.partition("+")[2] for game in GAMES} == {"", *others, *ways}


@pytest.mark.parametrize("game", GAMES)
def test_a_round_can_be_played_to_its_bill(windows: Windows, game: str) -> None:
    guest = Guest(windows.new())
    guest.set_up(game, [NOVICE])
    guest.play("bill")
    bill = guest.page.get_by_role("region", name=say("receipt-round", round=1), exact=True)
    expect(bill.get_by_role("table").first).to_be_visible()
    assert not guest.page.get_by_role("alert").count()
