"""After the end: the match again, its record, and the check that its deals were fair."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from sushibelt.server.tables import replays
from sushibelt.server.tables.replays import Past
from sushibelt.server.tables.table import Deal
from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.guest import NOVICE, Guest
from tests.campaigns.cheating import (
    CHEATS,
    COPIED,
    HONEST,
    Dealt,
    best_of,
    deceived,
    left_out_on_one_seat,
    proof_of,
    withheld,
)
from tests.cli.table_door import ran
from tests.server.process import Server

FAMILIES = {"sushi-go/anniversary": 3, "sushi-roll/2019": 2, "sushizock/2008": 2}


@pytest.mark.parametrize("game", FAMILIES)
def test_a_finished_match_is_replayed_step_by_step_with_anybodys_eyes(
    windows: Windows, server: Server, game: str
) -> None:
    match = Board(server, game, novices(FAMILIES[game])).finish()
    steps = len(server.http.get(f"/api/matches/{match}/replay?eyes=open").json()["frames"]) - 1
    page = windows.new(DESKTOP)
    page.goto(f"/replay/{match}")
    shown = page.get_by_text(say("replay-step", step=0, steps=steps), exact=True)
    expect(shown).to_be_visible()
    page.get_by_role("button", name=say("replay-forth"), exact=True).click()
    expect(page.get_by_text(say("replay-step", step=1, steps=steps), exact=True)).to_be_visible()
    page.get_by_label(say("replay-eyes")).select_option("0")
    expect(page.get_by_text(say("replay-step", step=1, steps=steps), exact=True)).to_be_visible()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    expect(page.get_by_text(say("receipt-total"))).to_be_visible()
    slider.press("ArrowLeft")
    expect(page.get_by_text(say("receipt-total"))).to_have_count(0)


def test_the_check_says_yes_to_a_match_of_this_device_and_its_proof_is_accepted(
    windows: Windows, tmp_path: Path
) -> None:
    guest = Guest(windows.new())
    guest.set_up("sushizock/2008", [NOVICE])
    guest.play()
    check = checked(guest.page)
    expect(check).to_contain_text(say("check-good"))
    expect(check).to_contain_text(say("check-kept"))
    expect(check.get_by_role("img", name=say("check-failed"))).to_have_count(0)
    record, proof = tmp_path / "record.txt", tmp_path / "proof.json"
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=say("over-record")).click()
    download.value.save_as(record)
    assert record.read_text().startswith("sushibelt")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name=say("check-proof")).click()
    download.value.save_as(proof)
    result = ran("verify", str(record), "--proof", str(proof))
    assert result.code == 0, result.err
    assert say("verify-proof-opened", seat=0) in result.out


@pytest.mark.parametrize("game", FAMILIES)
def test_the_check_says_yes_for_every_family(windows: Windows, server: Server, game: str) -> None:
    board = Board(server, game, novices(FAMILIES[game]))
    board.finish()
    page = windows.new()
    page.goto(board.address)
    expect(checked(page)).to_contain_text(say("check-good"))


@pytest.mark.parametrize("part", ["secret", "moves", "result", "names"])
def test_the_check_says_no_when_something_was_changed(
    windows: Windows, server: Server, part: str
) -> None:
    board = Board(server, "sushizock/2008", novices(2))
    board.finish()
    page = windows.new()
    page.route("**/api/matches/*/fair", lambda route: answer_falsely(route, part))
    page.goto(board.address)
    check = checked(page)
    expect(check).to_contain_text(say("check-bad"))
    expect(check).not_to_contain_text(say("check-good"))


def test_the_check_says_no_to_a_host_who_tried_a_thousand_keys(
    windows: Windows, server: Server
) -> None:
    """docs/fair.md: what the host publishes fits together, but not with what this page kept."""
    board = Board(server, "sushizock/2008", novices(2))
    base = replace(HONEST, match=board.finish())
    page = windows.new()
    keep_share(page, base, 0)
    bodies: list[bytes] = []
    caught = 0
    page.route("**/api/matches/*/fair", lambda route: route.fulfill(body=bodies[-1]))
    for cheat in (None, *CHEATS):
        dealt = base if cheat is None else best_of(cheat, base)
        bodies.append(fair_body(dealt))
        page.goto("about:blank")
        page.goto(board.address)
        check = checked(page)
        good = "Ana" not in deceived(base, dealt) if cheat else True
        expect(check).to_contain_text(say("check-good" if good else "check-bad"))
        if withheld(dealt):
            said = say("check-withheld", shares=withheld(dealt), deals=2 ** withheld(dealt))
            expect(check).to_contain_text(said)
        caught += not good
    assert caught >= len(CHEATS) - 1  # one of them leaves out other people's shares only, perhaps


def keep_share(page: Page, base: Dealt, seat: int) -> None:
    """Let a page have what it would have kept on this seat."""
    page.goto("/settings")
    (kept,) = proof_of(base, seat).shares
    share = {**kept._asdict(), "match": base.match}
    page.evaluate(
        "([key, share]) => localStorage.setItem(key, JSON.stringify(share))",
        [f"sushibelt.share.{base.match}.ana", share],
    )


def test_the_check_wants_a_share_wherever_it_is_named(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(2))
    base = replace(COPIED, match=board.finish())
    page = windows.new()
    keep_share(page, base, 2)
    bodies = [fair_body(dealt) for dealt in left_out_on_one_seat(base)]
    page.route("**/api/matches/*/fair", lambda route: route.fulfill(body=bodies[-1]))
    while bodies:
        page.goto("about:blank")
        page.goto(board.address)
        check = checked(page)
        expect(check).to_contain_text(say("check-bad"))
        expect(check).to_contain_text(say("check-dropped"))
        bodies.pop()


def fair_body(dealt: Dealt) -> bytes:
    """What the host's server would answer."""
    deal = Deal(dealt.match, dealt.secret, dealt.shares, frozenset(), dealt.names)
    return msgspec.json.encode(replays.fair(Past(dealt.finished(), (), deal, abandoned=False)))


def checked(page: Page) -> Locator:
    """The verdict, once it is there."""
    button = page.get_by_role("button", name=say("over-check"))
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    check = page.get_by_role("region", name=say("check-title"), exact=True)
    expect(check.get_by_role("listitem").first).to_be_visible()
    return check


def answer_falsely(route: Route, part: str) -> None:
    """Pass the server's answer on with one thing changed."""
    document = json.loads(route.fetch().text())
    if part == "secret":
        document["secret"] = "0" * 63 + "1"
    elif part == "moves":
        draw = next(move["outcome"] for move in document["moves"] if move.get("outcome"))
        draw[0] = draw[0] + 1
    elif part == "result":
        document["result"]["points"][0] += 1
    else:
        document["names"][0] = "Eva"
    route.fulfill(json=document)


def test_what_the_check_found_comes_into_sight(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(2))
    board.finish()
    page = windows.new()
    page.goto(board.address)
    check = checked(page)
    expect(check).to_contain_text(say("check-good"))
    expect(check.get_by_text(say("check-result"), exact=True)).to_be_in_viewport(ratio=1)


def test_a_replay_that_there_is_not_leads_back(windows: Windows) -> None:
    windows.missing = True
    page = windows.new()
    page.goto("/replay/nonsense")
    expect(page.get_by_role("heading", name=say("lost-title"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("replay-missing"), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=say("lost-home"), exact=True)).to_be_visible()
