"""The listening socket: whoever has no budget left is sent away before that costs anything."""

import asyncio
import socket
from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from sushibelt.core.refusal import Refusal
from sushibelt.server import metrics
from sushibelt.server.http import packet_filter
from sushibelt.server.networks import household

BACKLOG: Final = 4096  # connections that the system keeps until they are taken
IN_A_ROW: Final = 20  # that are taken or sent away before others have their turn
QUIET: Final = 5.0  # seconds in which the system drops whatever somebody sends here
CLOSED: Final = -1


class Welcome(Enum):
    """What becomes of a connection."""

    YES = "yes"
    NO = "no"  # it is hung up
    NOR_OTHERS = "nor others"  # and for a while no other from there is even noticed


class Listener(socket.socket):
    """A socket that takes connections of those who are welcome, by their address."""

    welcomes: Callable[[Any], Welcome] | None = None
    _taken = 0
    _dropped: tuple[str, ...] = ()  # addresses, the one to be let in again first in front

    def accept(self) -> tuple[socket.socket, Any]:
        """Take the next connection; raise BlockingIOError if it is others' turn."""
        while self._taken < IN_A_ROW:
            self._taken += 1
            try:
                connection, peer = super().accept()
            except BlockingIOError:
                break
            welcome = Welcome.YES if self.welcomes is None else self.welcomes(peer)
            if welcome is Welcome.YES:
                return connection, peer
            connection.close()
            if welcome is Welcome.NOR_OTHERS:
                self._drop(household(peer[0]))
        self._taken = 0
        raise BlockingIOError

    def _drop(self, address: str) -> None:
        """Have the system drop what comes from an address for a while, if it can do that."""
        if address in self._dropped or len(self._dropped) >= packet_filter.MOST:
            return
        if packet_filter.attach(self, (*self._dropped, address)):
            metrics.CONNECTIONS_REFUSED.labels("dropped").inc()
            self._dropped += (address,)
            asyncio.get_running_loop().call_later(QUIET, self._drop_no_longer)

    def _drop_no_longer(self) -> None:
        """Let whoever was dropped first try again."""
        self._dropped = self._dropped[1:]
        if self.fileno() != CLOSED:
            packet_filter.attach(self, self._dropped)


def listen(host: str, port: int) -> Listener:
    """Take a port; raise Refusal if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only of a socket that says it speaks TCP does asyncio send every piece at once. Otherwise the
    # second of two waits until the first is confirmed, which takes the other side 40 ms.
    listener = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError, TypeError, UnicodeError) as problem:
        listener.close()
        cause = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("port-taken", host=host, port=str(port), problem=cause) from None
    return listener
