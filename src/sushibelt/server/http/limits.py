"""Rate limits: how much one socket or one address may ask for."""

from collections import deque

from sushibelt.server import metrics
from sushibelt.server.networks import counted, networks

FRAME = 8192  # bytes of one message
MESSAGES, WINDOW = 100, 20.0  # messages of one socket in so many seconds
FAREWELL = 5.0  # seconds for the last words to a socket that is closed
HELLO = 10.0  # seconds until a socket has to say who it is
MATCHES_PER_MINUTE = 120  # records and replays that one address may read
DRAWINGS_PER_MINUTE = 60  # invitations as QR codes that one address may ask for
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
        allowed = True
        for name, share in counted(address):
            rate = self._rates.pop(name, None) or Rate(self._most * share, self._seconds)
            self._rates[name] = rate
            allowed = rate.allows(now) and allowed
            if len(self._rates) > MOST_ADDRESSES:
                del self._rates[next(iter(self._rates))]
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
        if self.is_full(address):
            metrics.LIMITED.labels(self._what).inc()
            return False
        for name in networks(address):
            self._counts[name] = self._counts.get(name, 0) + 1
        return True

    def is_full(self, address: str) -> bool:
        """Whether one more would be too many."""
        return any(self._counts.get(name, 0) >= self._most * n for name, n in counted(address))

    def holds(self, address: str) -> int:
        """Return how many an address has."""
        return self._counts.get(networks(address)[0], 0)

    def leave(self, address: str) -> None:
        """Count one out."""
        for name in networks(address):
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]
