"""Rooms in this process, with a clock that tests turn and bots that do not think."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import update_wrapper
from hashlib import sha256
from inspect import Parameter, Signature, signature
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec

from sushibelt.core.game import Action
from sushibelt.server.connection import Connection
from sushibelt.server.data import Data
from sushibelt.server.housekeeping import Housekeeping
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.settings import Settings
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, messages
from sushibelt.server.tables.bot_pool import anything
from sushibelt.server.tables.bot_worker import Question
from sushibelt.server.tables.room import Room
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.uptime import Uptime

NUMBERS = count()


class TurnedClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.wrong = 0  # seconds by which the date is ahead of the true one
        self._alarms: dict[int, tuple[float, Callable[[], None]]] = {}
        self._serial = 0

    def now(self) -> float:
        return self.time

    def date(self) -> int:
        return 1_800_000_000 + int(self.time) + self.wrong

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self._serial += 1
        serial = self._serial
        self._alarms[serial] = (self.time + seconds, call)
        return lambda: self._alarms.pop(serial, None) and None

    async def turn(self, seconds: float) -> None:
        """Let time pass, and everybody do what is due."""
        end = self.time + seconds
        while True:
            due = [(at, serial) for serial, (at, _) in self._alarms.items() if at <= end]
            if not due:
                break
            at, serial = min(due)
            self.time = at
            self._alarms.pop(serial)[1]()
            await rest()
        self.time = end
        await rest()


OPEN: list["Place"] = []  # rooms that are open now


async def rest() -> None:
    """Let everything that is under way come to its end, however slow the disk is."""
    quiet = 0
    while quiet < 3:
        await asyncio.sleep(0.001)
        quiet = 0 if any(place.busy for place in OPEN) else quiet + 1


class Thoughtless:
    """Bots that choose anything, at once, or when they are let."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(self, asked: Question) -> Action:
        self.asked.append(asked)
        await self.gate.wait()
        return anything(asked)

    def prepare(self, game: str, level: str) -> None:
        pass


class Place:
    """Rooms and what it is made of."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: TurnedClock,
        bots: Thoughtless,
        uptime: Uptime,
    ) -> None:
        self.store = store
        self.rooms = Rooms(store, clock, bots, settings.bot_pause)
        self.pads = PadRooms(store, clock)
        self.house = Housekeeping(settings, uptime, self.rooms, self.pads)
        self.clock = clock
        self.bots = bots

    @property
    def busy(self) -> bool:
        """Whether mail is unread, rows are unwritten, or a bot is about to answer."""
        if self.store._queue._unfinished_tasks:  # type: ignore[attr-defined]
            return True
        schedulers = self.rooms.cache.loaded
        thinking = any(one.busy for one in schedulers) and self.bots.gate.is_set()
        return thinking or not all(one.room.mailbox.idle for one in schedulers)

    async def close(self) -> None:
        """Close everything but the store."""
        await self.house.close()
        await self.rooms.close()
        await self.pads.close()

    async def table(
        self, game: str = "sushi-go/zoch-2014", seats: int = 3, people: int = 1, **more: Any
    ) -> "Party":
        """Make a table with so many people, who all sit and are connected."""
        made = await self.rooms.make(
            bodies.NewTable(id=unique("request"), game=game, seats=seats, name="P0", **more)
        )
        room = await self.rooms.room(made.table)
        pages = [await self.page(made.table, made.secret, made.host)]
        party = Party(room, made, pages)
        pages += [await self.join(party, f"P{number}") for number in range(1, people)]
        return party

    async def join(self, party: "Party", name: str) -> "Page":
        """Let somebody join by the code."""
        wanted = bodies.NewSeat(id=unique("request"), name=name, code=party.made.code)
        seat = await self.rooms.join(party.made.table, wanted, "")
        return await self.page(party.made.table, seat.secret)

    async def page(self, table: str, secret: str, host: str = "", **hello: Any) -> "Page":
        room = await self.rooms.room(table)
        connection = Connection(room.identify(secret, host), **hello)
        page = Page(room, connection, secret)
        await room.do(lambda: room.enter(connection))
        return page


class Party:
    """A table with everybody at it."""

    def __init__(self, room: Room, made: bodies.TableMade, pages: list["Page"]) -> None:
        self.room = room
        self.made = made
        self.pages = pages
        self.host = pages[0]

    def at(self, seat: int) -> "Page":
        """The page of whoever has this seat."""
        return next(page for page in self.pages if page.look()["you"] == seat)


class Page:
    """Somebody's page: what it sends and what it is told."""

    def __init__(self, room: Room, connection: Connection, secret: str) -> None:
        self.room = room
        self.connection = connection
        self.secret = secret
        self.message: dict[str, Any] = {}
        self.entropy = ""

    def look(self) -> dict[str, Any]:
        """Return the table as this page was told last."""
        if self.connection.stale or not self.message:
            self.message = json.loads(self.room.frame(self.connection))
        return self.message

    def raw(self) -> bytes:
        """Return the next table message as bytes."""
        return self.room.frame(self.connection)

    async def send(self, message: messages.ClientMessage) -> dict[str, Any]:
        """Send a message and return its answer."""
        await self.room.do(lambda: self.room.receive(self.connection, message))
        answers = [json.loads(one) for one in self.connection.take_answers()]
        assert len(answers) == 1
        return dict(answers[0])

    async def say(self, kind: type[msgspec.Struct], **fields: Any) -> dict[str, Any]:
        """Send a message of this kind under a new id."""
        fields.setdefault("id", unique("m"))
        return await self.send(cast(messages.ClientMessage, kind(**fields)))

    def may(self, action: str) -> bool:
        """Whether this page may choose an action."""
        return action in self.look()["legal"]

    async def pick(self, *actions: str, n: int | None = None) -> dict[str, Any]:
        number = self.look()["turn"]["number"] if n is None else n
        return await self.say(messages.Pick, n=number, actions=list(actions))

    async def mingle(self, text: str) -> dict[str, Any]:
        self.entropy = sha256(text.encode()).hexdigest()
        promised = sha256(bytes.fromhex(self.entropy)).hexdigest()
        return await self.say(messages.Mingle, hash=promised)

    async def open(self) -> dict[str, Any]:
        return await self.say(messages.Open, entropy=self.entropy)

    async def leave(self) -> None:
        await self.room.do(lambda: self.room.leave(self.connection))


def unique(word: str) -> str:
    """Return an id that no other message has."""
    return f"{word}-{next(NUMBERS):030d}"


@asynccontextmanager
async def place(
    data: Data, clock: TurnedClock | None = None, **settings: Any
) -> AsyncIterator[Place]:
    """Open rooms on a data file or a database, as a start of the server does."""
    store = await Store.open(data)
    clock, bots = clock or TurnedClock(), Thoughtless()
    uptime = await Uptime.begin(store, clock)
    here = Place(store, Settings(data=data, bot_pause=0, **settings), clock, bots, uptime)
    OPEN.append(here)
    try:
        yield here
    finally:
        OPEN.remove(here)
        await here.close()
        await store.close()


Story = Callable[..., Coroutine[Any, Any, None]]


def at_a_place(story: Story) -> Callable[..., None]:
    """Make a test of a story: it is told at a new place, its other arguments come from pytest."""

    def test(tmp_path: Path, **given: Any) -> None:
        _tell(story, tmp_path / "place.sqlite", given)

    return _as_test(test, "tmp_path", story)


def at_each_place(story: Story) -> Callable[..., None]:
    """Make a test of a story for every kind of database."""

    def test(data: Data, **given: Any) -> None:
        _tell(story, data, given)

    return _as_test(test, "data", story)


def _tell(story: Story, data: Data, given: dict[str, Any]) -> None:
    async def tell_all() -> None:
        async with place(data) as here:
            await story(here, **given)

    asyncio.run(tell_all())


def _as_test(test: Callable[..., None], fixture: str, story: Story) -> Callable[..., None]:
    asked = list(signature(story).parameters.values())[1:]  # all but the place
    own = Parameter(fixture, Parameter.POSITIONAL_OR_KEYWORD)
    update_wrapper(test, story)
    del test.__wrapped__  # type: ignore[attr-defined]  # pytest would ask for the place
    test.__signature__ = Signature([own, *asked])  # type: ignore[attr-defined]
    return test


async def play_on(party: Party, stop: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
    """Let everybody choose their first legal action until the match is over."""
    for _ in range(3000):
        message = party.host.look()
        if message["stage"] != "playing" or stop(message):
            return
        moved = False
        for page in party.pages:
            mine = page.look()
            if mine["legal"] and not mine["picked"]:
                answer = await page.pick(mine["legal"][0])
                assert answer["type"] == "ack", answer
                moved = True
        if not moved:
            await asyncio.sleep(0.001)
    raise AssertionError("the match does not end")
