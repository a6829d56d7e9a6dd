"""How much one socket or one address may ask for."""

from collections import deque
from ipaddress import IPv6Address, ip_address
from typing import Final

from sushibelt.server import metrics

FRAME = 8192  # bytes of one message
MESSAGES, WINDOW = 100, 20.0  # messages of one socket in so many seconds
FAREWELL = 5.0  # seconds for the last words to a socket that is closed
HELLO = 10.0  # seconds until a socket has to say who it is
MATCHES_PER_MINUTE = 120  # records and replays that one address may read
LESSONS_PER_MINUTE = 240  # choices of lessons that one address may have answered
MOST_ADDRESSES = 10_000  # remembered at once


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._times: deque[float] = deque(maxlen=most)

    def allows(self, now: float) -> bool:
        """Count one more, unless it is too many."""
        times = self._times
        if len(times) == times.maxlen and times[0] > now - self._seconds:
            return False
        times.append(now)
        return True


class RatePerAddress:
    """The same for each address; those unheard of for longest are forgotten."""

    def __init__(self, what: str, most: int, seconds: float) -> None:
        self._what, self._most, self._seconds = what, most, seconds
        self._rates: dict[str, Rate] = {}

    def allows(self, address: str, now: float) -> bool:
        """Count one more for an address, unless it is too many."""
        rate = self._rates.pop(address, None) or Rate(self._most, self._seconds)
        self._rates[address] = rate
        if len(self._rates) > MOST_ADDRESSES:
            del self._rates[next(iter(self._rates))]
        allowed = rate.allows(now)
        if not allowed:
            metrics.LIMITED.labels(self._what).inc()
        return allowed


class CountPerAddress:
    """At most so many at once for each address."""

    def __init__(self, what: str, most: int) -> None:
        self._what, self._most = what, most
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one in, unless it is too many."""
        if self._counts.get(address, 0) >= self._most:
            metrics.LIMITED.labels(self._what).inc()
            return False
        self._counts[address] = self._counts.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count one out."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


PREFIX: Final = 64  # bits of an IPv6 address that one household has


def household(address: str) -> str:
    """Return what is counted as one address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> PREFIX << PREFIX))
