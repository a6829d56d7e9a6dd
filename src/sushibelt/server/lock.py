"""The lock of a data file: one process at a time writes to it, in whichever container it runs.

It is the operating system's lock on a file beside the data, so it ends with the process, however
that ends. What stands in the file decides nothing; it tells others who has the data.
"""

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Protocol

import msgspec

from sushibelt.core.refusal import Refusal
from sushibelt.server import clock

MOST = 4096  # bytes that are read of what a holder wrote


class Holder(msgspec.Struct, frozen=True):
    """Who has a data file: where, since when (UTC), and under which addresses it is reached."""

    host: str
    pid: int
    since: str
    address: str = ""  # for people; empty until it is known, or if it serves none
    channel: str = ""  # a Unix socket for whoever runs it

    def facts(self) -> dict[str, str]:
        """Return what a refusal tells about it."""
        facts = {"host": self.host, "pid": str(self.pid), "since": self.since}
        return {**facts, "address": self.address or "none"}


class Lock(Protocol):
    """Data that is this process's alone, for as long as the block lasts."""

    def publish(self, **news: str) -> None:
        """Write down who has the data, and what else others may want to know."""
        ...

    def __enter__(self) -> "Lock": ...

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...  # fmt: skip


def lock_of(data: Path) -> Path:
    """Return the file that is locked; a link leads to the lock of what it points to."""
    real = data.resolve()
    return real.with_name(f"{real.name}.lock")


def holder_of(data: Path) -> Holder | None:
    """Return who says to have a data file; whether that is still so, only the lock can tell."""
    try:
        with lock_of(data).open("rb") as file:
            return msgspec.json.decode(file.read(MOST), type=Holder)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def this_process() -> Holder:
    """Return who we are."""
    return Holder(socket.gethostname(), os.getpid(), clock.as_text(clock.wall()))


class DataLock:
    """A data file that is this process's alone, for as long as the block lasts."""

    def __init__(self, data: Path) -> None:
        """Take the lock; raise Refusal if another process has it."""
        self._path = lock_of(data)
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as problem:
            cause = problem.strerror or type(problem).__name__
            raise Refusal("file-unwritable", path=str(self._path), problem=cause) from None
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise _in_use(data) from None
        self.holder = this_process()
        self.publish()

    def publish(self, **news: str) -> None:
        """Write down who has the data, and what else others may want to know."""
        self.holder = msgspec.structs.replace(self.holder, **news)
        with suppress(OSError):  # on a full disk it is locked all the same
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, msgspec.json.encode(self.holder), 0)

    def __enter__(self) -> "DataLock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        with suppress(OSError):
            os.ftruncate(self._file, 0)
        os.close(self._file)


def _in_use(data: Path) -> Refusal:
    holder = holder_of(data)
    if holder is None:
        return Refusal("data-in-use-by-someone", path=str(data))
    return Refusal("data-in-use", path=str(data), **holder.facts())


if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30  # a byte that nobody reads: Windows locks keep readers out

    def _lock(file: int) -> None:
        os.lseek(file, BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
