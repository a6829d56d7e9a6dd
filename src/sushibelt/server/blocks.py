"""Addresses that whoever runs the server blocked for a while: kept until then, and no longer."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TypeAlias

from sushibelt.core.refusal import Refusal
from sushibelt.server.clock import Clock
from sushibelt.server.networks import parse
from sushibelt.server.rows import blocked_row, unblocked_row
from sushibelt.server.store import Store

HOUR = 3600
MOST_HOURS = 24 * 365
WIDEST = {4: 8, 6: 16}  # bits of the largest network that can be blocked
MAPPED = 96  # bits of an IPv6 address that say that the others are one of IPv4

Network: TypeAlias = IPv4Network | IPv6Network


class Blocks:
    """All blocked networks, by how many bits they have: an address is looked up in few steps."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._until: dict[Network, int] = {}
        self._sizes: set[tuple[int, int]] = set()  # versions and bits that occur

    @classmethod
    async def load(cls, store: Store, clock: Clock) -> "Blocks":
        """Return those that are stored."""
        blocks = cls(store, clock)
        await blocks._read()
        return blocks

    async def _read(self) -> None:
        """Know what is stored, and nothing else: another node may have blocked somebody."""
        rows = await self._store.rows("blocks")
        self._until, self._sizes = {}, set()
        for row in rows:
            self._keep(ip_network(row["network"]), row["until"])

    def _keep(self, network: Network, until: int) -> None:
        self._until[network] = until
        self._sizes.add((network.version, network.prefixlen))

    def has(self, address: str) -> bool:
        """Whether an address is blocked now."""
        if not self._until:
            return False
        given = parse(address)
        if given is None:
            return False
        now = self._clock.date()
        return any(
            self._until.get(ip_network((given, bits), strict=False), 0) > now
            for version, bits in self._sizes
            if version == given.version
        )

    async def block(self, given: str, hours: int) -> tuple[str, int]:
        """Block a network for so many hours; return it, and until when."""
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal("block-hours", given=hours, most=MOST_HOURS)
        network = network_of(given)
        until = self._clock.date() + hours * HOUR
        await self._store.write([blocked_row(str(network), until)])
        self._keep(network, until)
        return str(network), until

    async def unblock(self, given: str) -> str:
        """Let a network in again."""
        network = network_of(given)
        if network not in self._until:
            raise Refusal("block-unknown", given=given)
        await self._forget(network)
        return str(network)

    def listed(self) -> dict[str, int]:
        """Return what is blocked now, and until when."""
        now = self._clock.date()
        return {str(network): until for network, until in self._until.items() if until > now}

    async def sweep(self) -> None:
        """Forget the networks whose time is over."""
        await self._read()
        now = self._clock.date()
        for network in [one for one, until in self._until.items() if until <= now]:
            await self._forget(network)

    async def _forget(self, network: Network) -> None:
        await self._store.write([unblocked_row(str(network))])
        del self._until[network]
        self._sizes = {(one.version, one.prefixlen) for one in self._until}

    async def clear_out(self, idle_before: int, kept_before: int) -> None:
        """Nothing here depends on visits."""


def network_of(given: str) -> Network:
    """Return the network that was meant; an IPv6 address stands for its 64 bits.

    One of IPv4 that is written as IPv6, as some logs do, is one of IPv4: that is how it comes in.
    """
    try:
        network = ip_network(given, strict=False)
    except ValueError:
        raise Refusal("block-address", given=given) from None
    if isinstance(network, IPv6Network):
        old = network.network_address.ipv4_mapped
        if old is not None and network.prefixlen >= MAPPED:
            network = ip_network((old, network.prefixlen - MAPPED))
        elif network.prefixlen == 128:
            network = network.supernet(new_prefix=64)
    widest = WIDEST[network.version]
    if network.prefixlen < widest:
        raise Refusal("block-wide", given=given, prefix=str(widest))
    return network
