"""Networks counted as one address: an IPv4 address, an IPv6 household, and all of a customer's."""

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household has
SITE: Final = 48  # bits that one customer may have: 65,536 households
LONGEST: Final = 64  # letters that are remembered of what a proxy calls an address and is none
SHARES: Final = (1, 4)  # how many times as much a household and a site may ask for


def parse(address: str) -> IPv4Address | IPv6Address | None:
    """Return an address, one of IPv4 that is written as IPv6 as what it is; None if it is none."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    return (isinstance(parsed, IPv6Address) and parsed.ipv4_mapped) or parsed


def household(address: str) -> str:
    """Return what is counted as one address."""
    return networks(address)[0].partition("/")[0]


@lru_cache(1000)
def networks(address: str) -> tuple[str, ...]:
    """Return what an address is counted as: itself, or its IPv6 networks from small to large."""
    parsed = parse(address)
    if parsed is None:
        return (address[:LONGEST],)
    if not isinstance(parsed, IPv6Address):
        return (str(parsed),)
    sizes = (HOUSEHOLD, SITE)
    return tuple(f"{IPv6Address(int(parsed) >> 128 - n << 128 - n)}/{n}" for n in sizes)


def counted(address: str) -> Iterator[tuple[str, int]]:
    """Return the same, each with how many times as much it may ask for as one address."""
    return zip(networks(address), SHARES, strict=False)
