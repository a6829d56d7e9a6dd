"""A relay between a program and a port: a network that fails, with a word or without."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread


class Relay:
    """Leads from a free port of this machine to another port of it."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._lock = Lock()
        self._lines: list[socket.socket] = []
        self._is_cut = False
        self._flows = Event()
        self._flows.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End all connections, and let none be made."""
        with self._lock:
            self._is_cut = True
            for line in self._lines:
                _hang_up(line)
            self._lines.clear()

    def mute(self) -> None:
        """Pass nothing on from now on, though all connections stay: nobody is told of anything."""
        self._flows.clear()

    def mend(self) -> None:
        """Let connections be made again, and what was said meanwhile be heard."""
        with self._lock:
            self._is_cut = False
        self._flows.set()

    def end(self) -> None:
        """Stop for good."""
        self.cut()
        self._flows.set()
        _hang_up(self._listener)

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listener.accept()
                there = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                if self._listener.fileno() == -1:
                    return
                with suppress(NameError, OSError):
                    here.close()
                continue
            with self._lock:
                if self._is_cut:
                    here.close()
                    there.close()
                    continue
                self._lines += [here, there]
            for one in ((here, there), (there, here)):
                Thread(target=self._pass_on, args=one, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while part := source.recv(1 << 16):
                self._flows.wait()
                target.sendall(part)
        for line in (source, target):
            _hang_up(line)
            with self._lock, suppress(ValueError):
                self._lines.remove(line)


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
