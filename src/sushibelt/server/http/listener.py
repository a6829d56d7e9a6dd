"""The port: whoever has no effort left is sent away before a connection costs anything.

Once a connection has a transport and a protocol it has cost ten times as much. Nobody else gets one
while that goes on, and what the system keeps for us meanwhile runs over.
"""

import socket
from collections.abc import Callable
from typing import Any, Final

from sushibelt.core.refusal import Refusal

BACKLOG: Final = 4096  # connections that the system keeps until they are taken
IN_A_ROW: Final = 200  # that are sent away before others have their turn


class Listener(socket.socket):
    """A socket that takes connections of those whom it admits, by their address."""

    admits: Callable[[Any], bool] | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """Take the next connection; raise BlockingIOError if there is none."""
        for _ in range(IN_A_ROW):
            connection, peer = super().accept()
            if self.admits is None or self.admits(peer):
                return connection, peer
            connection.close()
        raise BlockingIOError


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
    except (OSError, OverflowError) as problem:
        listener.close()
        told = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("port-taken", host=host, port=str(port), problem=told) from None
    return listener
