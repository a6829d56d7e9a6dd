"""Every family, from the menu card to the last bill, on a phone or at a desk; nightly on both."""

from typing import Any

import pytest
from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.guest import NOVICE, Guest
from tests.server.process import Server
from tests.shapes import EVERYTHING

SIZES = {"phone": PHONE, "desktop": DESKTOP}
GAMES = {
    "phone": {"sushi-go/anniversary": 4, "sushi-roll/2019": 4, "sushizock/2008": 4},
    "desktop": {"sushi-go/zoch-2014": 5, "sushi-roll/2019": 2, "sushizock/2008+matching": 3},
}
BOTH = [(size, game) for size, games in GAMES.items() for game in games]
BY_TURNS = [BOTH[0], ("desktop", "sushi-roll/2019"), ("phone", "sushizock/2008")]
MATCHES = BOTH if EVERYTHING else BY_TURNS


@pytest.mark.parametrize(("size", "game"), MATCHES)
def test_a_whole_match_ends_with_the_bill_and_the_winner(
    windows: Windows, server: Server, size: str, game: str
) -> None:
    guest = Guest(windows.new(SIZES[size]))
    guest.set_up(game, [NOVICE] * (GAMES[size][game] - 1))
    guest.play()
    answer = result_of(guest, server)
    table = guest.over.get_by_role("table").first
    texts = table.get_by_role("row").all_inner_texts()[1:]
    rows = [text.replace("−", "-").split() for text in texts]
    seen = sorted((int(row[0]), int(row[-1])) for row in rows)
    assert seen == sorted(zip(answer["places"], answer["points"], strict=True))
    heading = guest.over.get_by_role("heading", level=1)
    if 0 in answer["winners"]:
        expect(heading).to_have_text(say("over-you-won"))
    else:
        for name in (called(seat, GAMES[size][game]) for seat in answer["winners"]):
            expect(heading).to_contain_text(name)
    best = str(answer["points"][answer["winners"][0]])
    expect(guest.page.get_by_role("log")).to_contain_text(best)  # it is told aloud, too


def called(seat: int, seats: int) -> str:
    """What a novice is called among so many."""
    letter = f" {'ABCDE'[seat]}" if seats > 2 else ""
    return say("level-novice") + letter


def result_of(guest: Guest, server: Server) -> dict[str, Any]:
    """The result of the match on the page, as the server's replay has it."""
    link = guest.over.get_by_role("link", name=say("over-replay")).get_attribute("href")
    assert link
    answer = server.http.get(f"/api/matches/{link.rsplit('/', 1)[1]}/replay?eyes=open")
    return dict(answer.json()["result"])
