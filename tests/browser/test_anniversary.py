"""Every dessert and every variant of the anniversary edition, started and played for a round.

Two at a time; nightly each alone.
"""

import pytest
from playwright.sync_api import expect

from sushibelt.games import every_selection
from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.browser.guest import NOVICE, Guest
from tests.games.desserts import DESSERTS
from tests.shapes import EVERYTHING

EDITION = "sushi-go/anniversary"
IDS = [one.id for one in every_selection() if one.id.startswith(EDITION)]
ALONE = [game for game in IDS if game.count("+") < 2]
TOGETHER = [
    EDITION,
    f"{EDITION}+frozen-yogurt+two-way",
    f"{EDITION}+bubble-tea+golf",
    f"{EDITION}+personal-piles+pudding",
    f"{EDITION}+battle+mochi",
    f"{EDITION}+must-have-maki+puppet",
]
GAMES = ALONE if EVERYTHING else TOGETHER


def test_all_desserts_and_variants_are_here() -> None:
    # As the rulebook has them: the usual dessert, the others, six ways to play.
    others = set(DESSERTS) - {"strawberry"}
    ways = {"two-way", "golf", "personal-piles", "battle", "puppet", "must-have-maki"}
    assert {word for game in GAMES for word in game.split("+")[1:]} == {*others, *ways}
    assert EDITION in GAMES
    assert set(GAMES) <= set(IDS)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_can_be_played_to_its_bill(windows: Windows, game: str) -> None:
    guest = Guest(windows.new())
    guest.set_up(game, [NOVICE])
    guest.play("bill")
    bill = guest.page.get_by_role("region", name=say("receipt-round", round=1), exact=True)
    expect(bill.get_by_role("table").first).to_be_visible()
    assert not guest.page.get_by_role("alert").count()
