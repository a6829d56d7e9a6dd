"""The channel to a running server: a Unix socket beside its data, for whoever may write that.

One order a connection, as JSON, answered by what it asked for or by why not. The file's permissions
say who may connect: the user that the server runs as, and root.
"""

import asyncio
import os
import shutil
import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.admin import orders
from sushibelt.server.admin.operations import Operations
from sushibelt.server.data import Data

LONGEST = 100  # bytes of the name of a Unix socket, on every system
OWN = 0o177  # what others may not do
ORDER = 1 << 24  # bytes of an order; a selection may be long
STARTING = 5.0  # seconds for a server to begin to listen
PATIENCE = 600.0  # seconds for an answer; an export replays matches

_orders: msgspec.json.Decoder[orders.AnyOrder] = msgspec.json.Decoder(orders.AnyOrder)


def channel_of(data: Data) -> str:
    """Return where the channel is opened: beside a file; empty where there are no such sockets."""
    if not hasattr(socket, "AF_UNIX"):
        return ""
    if isinstance(data, Path):
        real = data.resolve()
        beside = str(real.with_name(f"{real.name}.admin"))
        if len(os.fsencode(beside)) <= LONGEST:
            return beside
    kept = os.environ.get("STATE_DIRECTORY")  # of a service of systemd, which has its own /tmp
    return str(Path(tempfile.mkdtemp(prefix="sushibelt-", dir=kept)) / "admin")  # our user's alone


class Channel:
    """The server's end."""

    def __init__(self, path: str, operations: Operations) -> None:
        self._path, self._operations = path, operations
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen, and nobody else's user may call; without it the server still serves."""
        if not self._path:
            return
        before = os.umask(OWN)
        try:
            Path(self._path).unlink(missing_ok=True)  # of a process that was killed
            self._server = await asyncio.start_unix_server(
                self._answer, self._path, limit=ORDER, start_serving=True
            )
        except OSError:
            logs.fault("channel")
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Stop listening."""
        if self._server is None:
            return
        self._server.close()
        path = Path(self._path)
        path.unlink(missing_ok=True)
        if path.name == "admin":
            shutil.rmtree(path.parent, ignore_errors=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = await self._carried_out(await reader.readline())
            writer.write(msgspec.json.encode(answer))
            await writer.drain()
        except (OSError, ValueError):  # whoever asked is gone, or sent without end
            pass
        finally:
            with suppress(OSError):
                writer.close()

    async def _carried_out(self, line: bytes) -> Any:
        try:
            return [await self._operations.carry_out(_orders.decode(line))]
        except Refusal as problem:
            return {"reason": problem.reason, "facts": problem.facts}
        except msgspec.MsgspecError:
            return {"reason": "request-unreadable", "facts": {}}
        except Exception:
            metrics.FAILED.inc()
            logs.fault("order")
            return {"reason": "server-fault", "facts": {}}


def _connected(path: str) -> socket.socket:
    """Return a connection; a server that is just starting takes a moment to listen."""
    end = time.monotonic() + STARTING
    while True:
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(PATIENCE)
        try:
            line.connect(path)
        except (FileNotFoundError, ConnectionRefusedError):
            line.close()
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        except OSError:
            line.close()
            raise
        else:
            return line


def ask(path: str, data: Data, order: orders.AnyOrder) -> Any:
    """Send an order to a running server and return what it asked for; raise Refusal if not."""
    try:
        with _connected(path) as line:
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as reply:
                answer = msgspec.json.decode(reply.read())
    except (OSError, msgspec.MsgspecError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("channel-closed", path=str(data), problem=why) from None
    if isinstance(answer, dict):
        reason = answer["reason"]
        raise Refusal(reason, **answer["facts"])
    return answer[0]
