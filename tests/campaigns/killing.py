"""Kills a server with SIGKILL while scripted people play, starts it again, and counts what is lost.

`python -m tests.campaigns.killing --kills 1000` does it a thousand times, with several servers side
by side: most of the time each waits for its server to start again.
"""

import argparse
import asyncio
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.server.data import Data, DatabaseAddress
from tests.campaigns.ledger import Ledger, Place
from tests.campaigns.players import Heard, Invited, entered, heard, people_at, send
from tests.server.process import PATIENCE, Server, unique

TABLES = [
    ("sushi-go/zoch-2014", 4),
    ("sushi-go/anniversary", 3),
    ("sushi-go/anniversary+mochi", 2),
    ("sushi-roll/2019", 3),
    ("sushizock/2008", 2),
    ("sushi-go/anniversary+battle", 2),
]
MOST_MESSAGES = 90  # between two kills
STUCK = 120.0  # seconds without a message until a table is stuck
LATE = {"turn-stale", "undo-nothing", "match-not-running", "match-other"}  # others were quicker


class Figures(NamedTuple):
    """What came of it."""

    kills: int
    acknowledged: int
    matches: int
    lost: list[str]


class Bomb:
    """Goes off after so many messages have been sent, by whomever."""

    def __init__(self, server: Server, messages: int, pause: float) -> None:
        self._server = server
        self._left = messages
        self._pause = pause

    async def tick(self) -> None:
        """Count one message."""
        self._left -= 1
        if self._left == 0:
            await asyncio.sleep(self._pause)
            self._server.process.kill()


class Player:
    """Somebody who plays on whatever happens, and sends again what was not answered."""

    def __init__(self, who: Invited, ledger: Ledger, seats: int, rng: Vector) -> None:
        self.who = who
        self.ledger = ledger
        self.seats = seats
        self.rng = rng
        self.message = Heard("table")
        self.waiting: dict[str, Any] | None = None  # the message whose answer is awaited
        self.about: tuple[Place, str | None] | None = None

    async def play(self, server: Server, bomb: Bomb, rematch: bool) -> None:
        """Play until the server is gone; without rematch, until the match is over."""
        self.message = Heard("table")
        try:
            socket = await entered(server, self.who)
        except (OSError, WebSocketException):
            return
        try:
            if self.waiting is not None:
                await send(socket, self.waiting)
            while rematch or self.message.stage != "finished" or self.waiting is not None:
                async with asyncio.timeout(STUCK):
                    text = await socket.recv()
                self._hear(heard(text))
                await self._act(socket, bomb, rematch)
        except TimeoutError:
            state = (self.who, self.message, self.waiting)
            raise AssertionError(f"nobody moves: {state}") from None
        except (OSError, WebSocketException):
            pass
        finally:
            await socket.close()

    def _hear(self, message: Heard) -> None:
        if message.type == "table":
            self.message = message
            self.ledger.games[message.match] = (message.game, self.seats)
        elif self.waiting is not None and message.id == self.waiting["id"]:
            accepted = message.type == "ack"
            assert accepted or message.reason in LATE, (message, self.waiting)
            self.waiting = None
            if self.about is None:
                self.message.stage = "opening"  # until the table is told anew
            else:
                place, chosen = self.about
                self.ledger.answered(place, chosen, accepted)
                if accepted and (self.message.match, self.message.number) == place[:2]:
                    self.message.picked = [] if chosen is None else [chosen]

    async def _act(self, socket: ClientConnection, bomb: Bomb, rematch: bool) -> None:
        if self.waiting is not None:
            return
        answer, fields, chosen = self.message, None, None
        if answer.stage == "playing" and answer.legal and (not answer.picked or self._one_in(12)):
            chosen = answer.legal[below(self.rng, len(answer.legal))]
            fields = {
                "type": "pick",
                "n": answer.number,
                "actions": [chosen],
                "match": answer.match,
            }
        elif answer.stage == "playing" and answer.picked and self._one_in(12):
            fields = {"type": "undo", "n": answer.number, "match": answer.match}
        elif self.who.host and answer.stage == "lobby":
            fields = {"type": "start"}
        elif self.who.host and answer.stage == "finished" and rematch:
            fields = {"type": "rematch", "now": True}
        if fields is None:
            return
        self.waiting, self.about = {"id": unique("m"), **fields}, None
        if fields["type"] in ("pick", "undo"):
            assert answer.you is not None
            self.about = (Place(answer.match, answer.number, answer.you), chosen)
            self.ledger.sent(*self.about)
        await send(socket, self.waiting)
        await bomb.tick()

    def _one_in(self, many: int) -> bool:
        return below(self.rng, many) == 0


def campaign(
    folder: Path, kills: int, seed: int, say: Any = lambda _: None,
    database: DatabaseAddress | None = None,
) -> Figures:  # fmt: skip
    """Kill a server so many times, then let every match be played to its end."""
    where = {} if database is None else {"SUSHIBELT_DATA": database.conninfo}
    server, ledger = Server(folder / "data.sqlite", **where), Ledger()
    data = database or server.data
    rng = generator(b"kills", str(seed).encode())
    players: list[Player] = []
    try:
        for game, seats in TABLES:
            for who in people_at(server, game, seats):
                own = generator(b"player", str(len(players)).encode(), str(seed).encode())
                players.append(Player(who, ledger, seats, own))
        for kill in range(kills):
            bomb = Bomb(server, 1 + below(rng, MOST_MESSAGES), below(rng, 60) / 10_000)
            asyncio.run(_all_play(players, server, bomb, rematch=True))
            server.kill()  # it is gone already; this waits for it
            lost = ledger.lost(data)
            say(f"kill {kill + 1}: {ledger.acknowledged} acknowledged, {len(lost)} lost")
            if lost:
                return Figures(kill + 1, ledger.acknowledged, len(ledger.games), lost)
            server.restart()
        asyncio.run(_all_play(players, server, Bomb(server, -1, 0), rematch=False))
        return _read_again(server, data, ledger, kills)
    finally:
        server.http.close()
        server.process.kill()
        server.ended()


async def _all_play(players: list[Player], server: Server, bomb: Bomb, rematch: bool) -> None:
    await asyncio.gather(*(player.play(server, bomb, rematch) for player in players))


def _read_again(server: Server, data: Data, ledger: Ledger, kills: int) -> Figures:
    """Compare all that was acknowledged with what the server tells of matches that are over."""
    lost = ledger.lost(data)
    for match in ledger.games:
        answer = _replay(server, match)
        if answer.status_code != 200:
            lost.append(f"{match}: not over, {answer.text}")
            continue
        frames = answer.json()["frames"]
        for place, chosen in ledger.promised.items():
            if place.match == match and chosen is not None:
                found = frames[place.number]["choices"].get(str(place.seat))
                if found != chosen:
                    lost.append(f"{place}: {chosen} was acknowledged, {found} is told")
    return Figures(kills, ledger.acknowledged, len(ledger.games), lost)


def _replay(server: Server, match: str) -> httpx.Response:
    """Ask for a match, and again for as long as so many are too many for one address."""
    end = perf_counter() + 2 * PATIENCE
    while True:
        answer = server.http.get(f"/api/matches/{match}/replay")
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS or perf_counter() > end:
            return answer
        sleep(1)


def part(kills: int, seed: int) -> Figures:
    """Run a campaign in a folder of its own, and say every now and then how far it is."""

    def say(line: str) -> None:
        if int(line.split()[1].rstrip(":")) % 10 == 0:
            print(f"seed {seed}, {line}", flush=True)

    with TemporaryDirectory() as folder:
        return campaign(Path(folder), kills, seed, say)


def main() -> None:
    """Run a campaign of any size, and print its figures as a line of a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1, help="of the first server")
    asked.add_argument("--side-by-side", type=int, default=4, help="servers")
    given = asked.parse_args()
    many, began = given.side_by_side, perf_counter()
    kills = [given.kills // many + (number < given.kills % many) for number in range(many)]
    with ProcessPoolExecutor(many, get_context("spawn")) as pool:
        parts = list(pool.map(part, kills, range(given.seed, given.seed + many)))
    lost = [line for one in parts for line in one.lost]
    done, matches = sum(one.kills for one in parts), sum(one.matches for one in parts)
    acknowledged = sum(one.acknowledged for one in parts)
    print("| kills | servers side by side | choices acknowledged | matches | lost | minutes |")
    print("|---|---|---|---|---|---|")
    minutes = (perf_counter() - began) / 60
    print(f"| {done:,} | {many} | {acknowledged:,} | {matches:,} | {len(lost)} | {minutes:.1f} |")
    print(*lost, sep="\n", end="")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
