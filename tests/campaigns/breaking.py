"""What breaks among several nodes and their database, one thing at a time, and is mended."""

import asyncio
import os
import signal
from collections import Counter
from typing import NamedTuple

from sushibelt.core.chance import below
from sushibelt.core.layout import Vector
from sushibelt.server.data import DatabaseAddress
from tests.campaigns.relay import Relay
from tests.server.cluster import Cluster
from tests.server.nodes import leases
from tests.server.process import Server

OTHERS = ("pause", "stop", "cut", "mute", "postgres")


class Plan(NamedTuple):
    """What is done."""

    tables: int
    kills: int
    others: int  # of each other kind
    pause: float  # seconds that a node is stopped for, or cut off
    away: float  # seconds that Postgres is
    think: float  # seconds until somebody chooses, at most
    browsers: int = 0  # with a seat each, at tables of their own
    minutes: float = 600  # until no more is broken


class Breaking:
    """What breaks; whoever has it broken waits until all tables go on, and then has it mended."""

    def __init__(
        self, cluster: Cluster, database: DatabaseAddress, nodes: list[Server],
        relays: list[Relay], plan: Plan, rng: Vector,
    ) -> None:  # fmt: skip
        self._cluster, self._database = cluster, database
        self._nodes, self._relays = nodes, relays
        self._plan, self._rng = plan, rng
        self._lost: Server | None = None  # a node that others have to replace
        self.minutes = plan.minutes
        self.done: Counter[str] = Counter()

    def order(self) -> list[str]:
        """Return what breaks when: kills, and everything else in between.

        Every other node that is killed stays away until its tables go on elsewhere. One that is
        back at once gives its tables free earlier than others may take them.
        """
        others = OTHERS * self._plan.others
        order = ["lose" if number % 2 else "kill" for number in range(self._plan.kills)]
        for number, one in enumerate(others):
            order.insert(number * (len(order) + 1) // len(others), one)
        return order

    async def wreak(self, what: str) -> None:
        """Break something."""
        node, relay = await asyncio.to_thread(self._needed)
        match what:
            case "kill":
                await asyncio.to_thread(node.kill)
                await self._restart(node)
            case "lose":
                await asyncio.to_thread(node.kill)
                self._lost = node
            case "stop":
                assert await asyncio.to_thread(node.stop) == 0
                await self._restart(node)
            case "pause":
                os.kill(node.process.pid, signal.SIGSTOP)
                try:
                    await asyncio.sleep(self._plan.pause)
                finally:
                    os.kill(node.process.pid, signal.SIGCONT)
            case "cut" | "mute":
                relay.cut() if what == "cut" else relay.mute()
                try:
                    await asyncio.sleep(self._plan.pause)
                finally:
                    relay.mend()
            case "postgres":
                await asyncio.to_thread(self._cluster.stop, signal.SIGKILL)
                await asyncio.sleep(self._plan.away)
                # Not in another thread: Postgres ends with the thread that starts it.
                self._cluster.start()
        self.done[what] += 1

    def _needed(self) -> tuple[Server, Relay]:
        """Choose a node that has tables: nobody would miss another one."""
        busy = set(leases(self._database).values())
        pairs = zip(self._nodes, self._relays, strict=True)
        needed = [(node, relay) for node, relay in pairs if node.address in busy]
        return needed[below(self._rng, len(needed))]

    async def mend(self) -> None:
        """Bring back a node that was lost."""
        if self._lost is not None:
            await self._restart(self._lost)
            self._lost = None

    async def _restart(self, node: Server) -> None:
        await asyncio.to_thread(node.restart, int(node.address.rpartition(":")[2]))
        await asyncio.to_thread(node.http.get, "/readyz")  # answered once it has all it needs
