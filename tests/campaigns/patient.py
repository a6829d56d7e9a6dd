"""People who come back by themselves, as pages do, and remember everything they were told."""

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sushibelt.core.chance import below
from sushibelt.core.layout import Vector
from tests.campaigns.ledger import Ledger, Place
from tests.campaigns.players import Heard, Invited, send
from tests.server.process import unique

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 8.0  # seconds, as in web/src/wire/reconnecting.ts
GREETING = 10.0  # seconds until nobody answers
LATE = {  # others were quicker
    "turn-stale", "undo-nothing", "match-not-running", "match-other", "stage-wrong",
}  # fmt: skip
PUT_OFF = 0.5  # seconds until somebody tries again
SLOW = 1.0  # seconds: whoever waits for an answer for longer is without the table, too
LATER = {"store-away", "server-stopping"}  # nothing was changed


class Message(Heard):
    """What somebody reads of any message, and the score sheet as it was sent."""

    sheet: Raw = Raw(b"")


_read = msgspec.json.Decoder(Message).decode


class Seen:
    """What everybody was told of each state of each match: it has to be the same for all."""

    def __init__(self) -> None:
        self._sheets: dict[tuple[str, str, int], bytes] = {}
        self.wrong: list[str] = []

    def add(self, message: Message) -> None:
        """Compare what somebody was told with what others were."""
        place, sheet = (message.match, message.stage, message.number), bytes(message.sheet)
        if self._sheets.setdefault(place, sheet) != sheet:
            self.wrong.append(f"{place}: {self._sheets[place]!r} and {sheet!r} were told")


class Patient:
    """Somebody who plays on whatever happens, and sends again what was not answered."""

    def __init__(
        self, who: Invited, seats: int, ledger: Ledger, seen: Seen, rng: Vector, think: float
    ) -> None:
        self._who, self._seats, self._ledger, self._seen = who, seats, ledger, seen
        self._rng, self._think = rng, think
        self._latest = Message("table")
        self._waiting: dict[str, Any] | None = None  # the message whose answer is awaited
        self._about: tuple[Place, str] | None = None
        self._numbers: dict[str, int] = {}  # the latest of each match
        self._put_off = False  # told to try again later
        self._pause = FIRST_PAUSE
        self._lost_at: float | None = None
        self._asked_at = 0.0  # when it sent what it waits for, or had the table back since
        self.moves = 0  # of which it was told
        self.gaps: list[float] = []  # seconds without the table, or without an answer

    def state(self) -> str:
        """Return where it stands, for a failing test."""
        lost = self._lost_at and perf_counter() - self._lost_at
        latest, table = self._latest, self._who.table
        later = ", told to try later" if self._put_off else ""
        choices = f"{len(latest.legal)} legal, picked {latest.picked}{later}"
        return f"{table} {latest.stage} {latest.number} {choices}, {self._waiting} {lost}"

    async def play(self, address: str, end: asyncio.Event) -> None:
        """Play until the end."""
        while not end.is_set():
            try:
                await self._visit(address.replace("http", "ws", 1), end)
            except (OSError, TimeoutError, WebSocketException):
                self._lost_at = self._lost_at or perf_counter()
                await asyncio.sleep(self._pause * (0.75 + below(self._rng, 100) / 200))
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _visit(self, address: str, end: asyncio.Event) -> None:
        path = f"{address}/ws/{self._who.table}"
        async with connect(
            path, compression=None, ping_interval=None, open_timeout=GREETING, close_timeout=1
        ) as socket:
            hello = {"type": "hello", "id": unique("m"), "secret": self._who.secret}
            await send(socket, {**hello, "host": self._who.host})
            if self._waiting is not None:
                await send(socket, self._waiting)
            self._latest.stage = ""  # nothing is said before the table is known
            while not end.is_set():
                try:
                    text = await asyncio.wait_for(socket.recv(), 0.5)
                except TimeoutError:
                    continue
                self._hear(_read(text))
                await self._act(socket)

    def _hear(self, message: Message) -> None:
        if message.type == "table":
            self._welcome(message)
        elif self._waiting is not None and message.id == self._waiting["id"]:
            if perf_counter() - self._asked_at > SLOW:
                self.gaps.append(perf_counter() - self._asked_at)
            accepted = message.type == "ack"
            assert accepted or message.reason in LATE | LATER, (message, self._waiting)
            self._waiting, self._put_off = None, message.reason in LATER
            if self._about is None:
                if not self._put_off and self._latest.stage in ("lobby", "finished"):
                    self._latest.stage = ""  # until told anew, unless that came before the answer
            else:
                place, chosen = self._about
                self._ledger.answered(place, chosen, accepted)
                if accepted and (self._latest.match, self._latest.number) == place[:2]:
                    self._latest.picked = [chosen]

    def _welcome(self, message: Message) -> None:
        if self._lost_at is not None:
            since = self._lost_at if self._waiting is None else min(self._lost_at, self._asked_at)
            self._asked_at = perf_counter()
            self.gaps.append(self._asked_at - since)
        self._lost_at, self._pause = None, FIRST_PAUSE
        before = self._numbers.get(message.match, -1)
        if message.number < before:
            self._seen.wrong.append(f"{message.match}: {before} was told, then {message.number}")
        self.moves += message.number > before
        self._numbers[message.match] = message.number
        self._seen.add(message)
        self._latest = message
        self._ledger.games[message.match] = (message.game, self._seats)

    async def _act(self, socket: ClientConnection) -> None:
        if self._waiting is not None:
            return
        if self._put_off:
            await asyncio.sleep(PUT_OFF)
        latest, chosen = self._latest, None
        fields: dict[str, Any] = {}
        if latest.stage == "playing" and latest.legal and not latest.picked:
            await asyncio.sleep(self._think * below(self._rng, 100) / 100)
            chosen = latest.legal[below(self._rng, len(latest.legal))]
            fields = {
                "type": "pick",
                "n": latest.number,
                "actions": [chosen],
                "match": latest.match,
            }
        elif self._who.host and latest.stage == "lobby":
            fields = {"type": "start"}
        elif latest.stage == "finished":
            fields = {"type": "rematch"}  # it begins when everybody who is there wants it
        if not fields:
            return
        self._waiting, self._about = {"id": unique("m"), **fields}, None
        self._asked_at = perf_counter()
        if chosen is not None:
            assert latest.you is not None
            self._about = (Place(latest.match, latest.number, latest.you), chosen)
            self._ledger.sent(*self._about)
        await send(socket, self._waiting)
