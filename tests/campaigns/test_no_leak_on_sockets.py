"""Two tables of one server that differ where somebody cannot look: the same bytes over the wire.

At least 200 pairs: of each two tables, the bytes to one seat and to a spectator.
"""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.fairness import commitment
from sushibelt.server.tables.table import Table
from tests.campaigns.pairs import partly_chosen, rechosen, shuffled
from tests.campaigns.records import Kept, another_record, keep
from tests.server.process import Page, Server, running
from tests.server.worlds import walk
from tests.shapes import EVERYTHING
from tests.walks import PAIRS

PARTS = 3  # each with a server of its own, side by side
TWINS = 34 if EVERYTHING else 14  # two tables each, compared for a seat and for a spectator
OPEN_TWINS = 4  # of games where nothing lies hidden but choices and chance
LOG_FIELDS = {"at", "level", "what", "table", "match", "stage", "tables", "days"}
CLOCK = re.compile(r'"grace_ms":\d+')


def twins(part: int) -> Iterator[tuple[int, Table, Table]]:
    """Tables that a seat cannot tell apart; that seat, and both of them."""
    rng = generator(b"twins", bytes([part]))
    for seed in count():
        for game, seats in (PAIRS[place] for place in shuffled(list(range(len(PAIRS))), rng)):
            turns = list(walk(game, seats, seed))
            table = partly_chosen(turns[below(rng, len(turns))], rng)
            eyes = below(rng, seats)
            other = another_record(table, eyes, rng)
            if other is not None:
                yield eyes, table, other


def open_twins(part: int) -> Iterator[tuple[int, Table, Table]]:
    """The same for games without hands: only others' choices, and the secret, can differ."""
    rng = generator(b"open twins", bytes([part]))
    games = [("sushi-roll/2019", 4), ("sushizock/2008", 3), ("sushi-go/anniversary+battle", 2)]
    for seed in count():
        game, seats = games[seed % len(games)]
        turns = list(walk(game, seats, seed))
        table = partly_chosen(turns[below(rng, len(turns))], rng)
        eyes = below(rng, seats)
        match = rechosen(table.running, table.running.state, eyes, rng)
        yield eyes, table, replace(table, match=match)


class Twin:
    """One of two tables, its pages, and everything that they are told."""

    def __init__(self, server: Server, kept: Kept, eyes: int) -> None:
        self.server, self.kept, self.eyes = server, kept, eyes
        self.others = [seat for seat in range(kept.table.seats) if seat != eyes]
        self._open = ExitStack()
        self.watcher = self._page(kept.watch)
        self.mine = self._page(kept.seats[eyes])
        self.watcher.receive()  # somebody came
        self.heard: list[str] = []

    def _page(self, secret: str, **hello: Any) -> Page:
        page = self.server.page(self.kept.table.id, secret, id="hello", **hello)
        self._open.callback(page.close)
        return page

    def everything(self) -> list[str]:
        """All that was told to the seat and to the spectator, in order, with ids struck out."""
        return [self._struck_out(text) for text in (*self.watcher.frames, *self.heard)] + [
            self._struck_out(text) for text in self.mine.frames
        ]

    def _struck_out(self, text: str) -> str:
        table = self.kept.table
        own = (table.id, table.code, table.deal.match, commitment(table.deal.secret))
        for word in own:
            text = text.replace(word, "=" * len(word))
        return CLOCK.sub('"grace_ms":0', text)

    def ask(self, fields: list[dict[str, Any]]) -> None:
        """Say things that have no effect, or none but on the own choice."""
        for page in (self.mine, self.watcher):
            for number, one in enumerate(fields):
                answer = page.say(one["type"], **{**one, "id": f"m{number}"})
                if answer["type"] == "ack":
                    self._all_told()

    def _all_told(self) -> None:
        for page in (self.mine, self.watcher):
            page.receive()

    def let_choose(self, seat: int, action: str) -> None:
        """Let somebody else choose; only that it was done may be seen."""
        page = self._page(self.kept.seats[seat])
        self._all_told()  # somebody came
        assert page.pick(action)["type"] == "ack"
        self._all_told()

    def come_back(self) -> None:
        """Leave, and come back."""
        answer = self.mine.message
        self.heard += self.mine.frames
        self.mine.close()
        self.watcher.receive()
        seen = answer["turn"]["number"]
        self.mine = self._page(self.kept.seats[self.eyes], match=answer["match"], seen=seen - 1)
        self.watcher.receive()

    def read_by_http(self) -> None:
        """Read the table without a socket."""
        for secret in (self.kept.seats[self.eyes], self.kept.watch):
            path = f"/api/tables/{self.kept.table.id}"
            answer = self.server.http.get(path, headers={"Authorization": f"Bearer {secret}"})
            assert answer.status_code == 200
            self.heard.append(answer.text)

    def close(self) -> None:
        """Close every page."""
        self._open.close()


def told_by(server: Server, kept: Kept, eyes: int, seed: int) -> list[str]:
    """Do the same at a table as at its twin, only others' choices differ; return what is told."""
    match = kept.table.running
    legal = [match.game.name(one) for one in match.game.legal(match.state, eyes)]
    rng = generator(b"same", str(seed).encode())
    own = generator(kept.table.id.encode())
    twin = Twin(server, kept, eyes)
    number = match.turn.number
    quiet = [seat for seat in match.turn.actors if seat != eyes and seat not in match.pending]
    asked: list[dict[str, Any]] = [
        {"type": "pick", "n": number + 1, "actions": ["egg"]},
        {"type": "pick", "n": number, "actions": ["no such thing"]},
        {"type": "undo", "n": number},
        {"type": "start"},
    ]
    if legal and quiet:
        asked.insert(0, {"type": "pick", "n": number, "actions": [legal[below(rng, len(legal))]]})
    twin.ask(asked)
    if len(quiet) + (eyes in match.turn.actors) > 1:  # the last one is still missing afterwards
        possible = match.game.legal(match.state, quiet[0])
        twin.let_choose(quiet[0], match.game.name(possible[below(own, len(possible))]))
    twin.read_by_http()
    twin.come_back()
    answer = twin.everything()
    twin.close()
    return answer


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_twins_tell_a_seat_and_a_spectator_the_same(tmp_path: Path, part: int) -> None:
    hidden = list(islice(twins(part), TWINS))
    assert all(one.running.state != two.running.state for _, one, two in hidden)
    found = hidden + list(islice(open_twins(part), OPEN_TWINS))
    kept = keep(tmp_path / "data.sqlite", [table for _, *both in found for table in both])
    with running(tmp_path) as server:
        for number, (eyes, _, _) in enumerate(found):
            first, second = kept[2 * number], kept[2 * number + 1]
            answer = told_by(server, first, eyes, number)
            assert answer == told_by(server, second, eyes, number)
            assert len(answer) > 15
            check_no_secrets(answer, first, eyes)
        check_log(server, kept)


def check_no_secrets(texts: list[str], kept: Kept, eyes: int) -> None:
    """No secret of the deal or of anybody else is in any of these."""
    text = "".join(texts)
    others = [secret for seat, secret in enumerate(kept.seats) if seat != eyes]
    for secret in (kept.table.deal.secret.hex(), kept.table.running.key.hex(), *others):
        assert secret not in text


def check_log(server: Server, kept: list[Kept]) -> None:
    """The log names tables, matches and stages, and nothing of what goes on there."""
    text = server.log.read_text()
    for line in text.splitlines():
        assert json.loads(line).keys() <= LOG_FIELDS, line
    for one in kept:
        for secret in (one.table.code, one.watch, *one.seats, one.table.deal.secret.hex()):
            assert secret not in text


def test_there_are_enough_pairs() -> None:
    assert (200 if EVERYTHING else 80) <= PARTS * TWINS * 2
