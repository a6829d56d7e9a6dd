"""Connections, from their first byte to their last: how many there may be, and how slow.

A page needs a handful of them and is done with a request in moments. Whoever sends half a request
and waits, or never reads what is sent, holds a connection that somebody else needs.
"""

import asyncio
from collections.abc import Callable, Iterator
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final

from sushibelt.server import metrics
from sushibelt.server.http import budgets
from sushibelt.server.http.budgets import Budget, BudgetPerAddress
from sushibelt.server.http.limits import CountPerAddress
from sushibelt.server.http.listener import Welcome
from sushibelt.server.networks import household
from sushibelt.server.shares import Shares

CLOSING: Final = 5.0  # seconds for the last words
SPARED: Final = 20  # connections of those who hold most that are dropped at a time
LOOK: Final = 1.0  # seconds between looks for those who are late


class Visit:
    """One connection."""

    __slots__ = ("_all", "budget", "counted", "late_at", "stuck_at", "transport")

    def __init__(self, transport: asyncio.Transport, budget: Budget | None, visits: "Visits"):
        self.transport = transport
        self.budget = budget  # of the address, once it is known
        self.counted = ""  # the address that it is one of a number of connections of
        self.late_at = 0.0  # when a request has to be here in whole
        self.stuck_at: float | None = None  # when what is sent has to be read
        self._all = visits

    def spend(self, steps: int, now: float) -> bool:
        """Take steps out of the address's budget; return whether they were there."""
        return self.budget is None or self.budget.spend(steps, now)

    def begin(self) -> None:
        """Note that a request is awaited from now on."""
        self.late_at = monotonic() + self._all.patience
        self._all.awaited[self] = None

    @property
    def begun(self) -> bool:
        """Whether a request is awaited."""
        return self in self._all.awaited

    def complete(self) -> None:
        """Note that a request is here."""
        self._all.awaited.pop(self, None)

    def use(self) -> None:
        """Note that somebody says something."""
        self._all.use(self)

    def pause(self) -> None:
        """Note that what was sent isn't read."""
        self.stuck_at = monotonic() + self._all.patience

    def resume(self) -> None:
        """Note that it was."""
        self.stuck_at = None


class Visits:
    """All connections."""

    def __init__(
        self,
        most: int,
        per_address: int,
        patience: float,
        effort: BudgetPerAddress,
        is_proxy: Callable[[str], bool],
    ) -> None:
        self._most = most
        self.patience = patience  # seconds for a whole request, and for reading what is sent
        self._effort, self._is_proxy = effort, is_proxy
        self.frames_out = BudgetPerAddress(effort.per_second)  # frames that are sent to an address
        self._open: dict[asyncio.BaseTransport, Visit] = {}
        self._counts = CountPerAddress("connections", per_address)
        self._shares = Shares[Visit](most)
        self._held: dict[Visit, str] = {}  # by whom, what was used longest ago first
        self.awaited: dict[Visit, None] = {}  # by the time since when
        self._looking = False

    def welcome(self, peer: Any) -> Welcome:
        """Whether somebody has effort left for a connection; this comes before `enter`."""
        address = self._address(peer)
        budget = self._effort.of(address) if address else None
        if budget is None or budget.spend(budgets.CONNECTION, monotonic()):
            return Welcome.YES
        metrics.CONNECTIONS_REFUSED.labels("effort").inc()
        return Welcome.NOR_OTHERS if budget.owes_all else Welcome.NO

    def _address(self, peer: Any) -> str:
        """Return what is counted as one address; nothing for a proxy, who stands for many."""
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        return "" if not host or self._is_proxy(host) else household(host)

    def enter(self, transport: asyncio.Transport) -> Visit | None:
        """Let a connection in, unless there are too many."""
        address = self._address(transport.get_extra_info("peername"))
        refused = self._why_not(address)
        if refused:
            metrics.CONNECTIONS_REFUSED.labels(refused).inc()
            return None
        visit = Visit(transport, self._effort.of(address) if address else None, self)
        self._open[transport] = visit
        if address:
            visit.counted = address
            self._counts.enter(address)
            self._held[visit] = address
        self._look_later()
        return visit

    def _why_not(self, address: str) -> str:
        if address and self._counts.is_full(address):
            return "connections"
        if len(self._open) < self._most:
            return ""
        longest = next(iter(self.awaited), None)
        if longest is not None:
            self._drop(longest, "late")
            return ""
        if address and self._counts.holds(address) >= self._shares.sure:
            return "full"
        spare = self._shares.spare(self._by_address, SPARED)
        for visit in spare:
            self._drop(visit, "share")
        return "" if spare else "full"

    def _by_address(self) -> Iterator[tuple[Visit, tuple[str]]]:
        return ((visit, (address,)) for visit, address in self._held.items())

    def of(self, transport: asyncio.BaseTransport) -> Visit:
        """Return the visit that goes on over a connection."""
        return self._open[transport]

    def is_from(self, visit: Visit, address: str) -> None:
        """Note the address that a proxy tells."""
        if visit.budget is None:
            visit.budget = self._effort.of(address)
            self._held[visit] = address

    def use(self, visit: Visit) -> None:
        """Note that a connection is used."""
        if visit in self._held:
            self._held[visit] = self._held.pop(visit)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is over; one that was never let in may be, too."""
        visit = self._open.pop(transport, None)
        if visit is None:
            return
        visit.complete()
        self._held.pop(visit, None)
        if visit.counted:
            self._counts.leave(visit.counted)

    def _drop(self, visit: Visit, why: str) -> None:
        metrics.CONNECTIONS_REFUSED.labels(why).inc()
        visit.transport.abort()
        self.leave(visit.transport)

    def _look_later(self) -> None:
        if not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        """Drop those who are late."""
        now = monotonic()
        for visit in [visit for visit in self.awaited if visit.late_at <= now]:
            self._drop(visit, "late")
        for visit in list(self._open.values()):
            if visit.stuck_at is None and visit.transport.is_closing():
                visit.stuck_at = now + CLOSING
            elif visit.stuck_at is not None and visit.stuck_at <= now:
                self._drop(visit, "stuck")
        self._looking = False
        if self._open:
            self._look_later()


def proxies(listed: str | None) -> Callable[[str], bool]:
    """Return whether an address is one of the proxies that are listed; * is any."""
    parts = [part.strip() for part in (listed or "").split(",") if part.strip()]
    if "*" in parts:
        return lambda _: True
    networks = [ip_network(part) for part in parts]

    def is_proxy(address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in networks)
        except ValueError:
            return False

    return is_proxy
