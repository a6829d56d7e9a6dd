"""Running the server: the port, the address that people open, and an orderly end."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from litestar.datastructures import State
from litestar.types import ASGIApp
from prometheus_client import start_http_server

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.data import Data
from sushibelt.server.file_names import check_name
from sushibelt.server.hosts import names_at_home
from sushibelt.server.http import descriptors, visits
from sushibelt.server.http.app import make_app
from sushibelt.server.http.blocked import NotBlocked
from sushibelt.server.http.budgets import BudgetPerAddress
from sushibelt.server.http.doorstep import Doorstep, refuse
from sushibelt.server.http.head_requests import AnswersHead
from sushibelt.server.http.limits import FRAME
from sushibelt.server.http.listener import BACKLOG, Listener
from sushibelt.server.http.protocols import Config
from sushibelt.server.http.unknown_proxy import UnknownProxy
from sushibelt.server.http.visits import Visits
from sushibelt.server.nodes.hop import AtOwner
from sushibelt.server.settings import Settings

EVERYWHERE = "0.0.0.0"
ALONE = ("127.0.0.1", "localhost", "::1")
GARBAGE = (50_000, 20, 50)  # new objects until the young are searched; rounds until the older are
FAREWELL = 5  # seconds for requests under way


def publish_metrics(host: str, port: int) -> None:
    """Publish figures on a port of their own, from a thread: a stuck event loop can be seen."""
    try:
        start_http_server(port, host, metrics.REGISTRY)
    except (OSError, UnicodeError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("metrics-port-taken", host=host, port=str(port), problem=reason) from None


def address_of_machine() -> str:
    """Return the address under which others of the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only asks for the way there
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def own_origins(host: str, port: int) -> frozenset[str]:
    """Return the origins of this server's own pages."""
    names = {"127.0.0.1", "localhost", "[::1]", reachable(host)}
    if host not in ALONE:
        names |= names_at_home(socket.gethostname())
    return frozenset(f"http://{name}:{port}" for name in names) | frozenset(
        f"http://{name}" for name in names if port == 80
    )


def reachable(host: str) -> str:
    """Return the name to open for a server that listens there."""
    if host in (EVERYWHERE, "::"):
        return address_of_machine()
    return f"[{host}]" if ":" in host else host


def check_data(data: Data) -> None:
    """Raise Refusal if a data file cannot be where it was named."""
    if not isinstance(data, Path):
        return
    check_name(data)
    if not data.parent.is_dir():
        raise Refusal("folder-missing", path=str(data))


class DrainingServer(uvicorn.Server):
    """Tells load balancers that it is about to stop, and goes on for a while until they know."""

    def __init__(self, config: uvicorn.Config, state: State, seconds: int) -> None:
        super().__init__(config)
        self._state, self._seconds = state, seconds

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let other nodes have the tables before anybody is sent away."""
        if self._state.node is not None:
            await self._state.node.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in so many seconds; at once for Ctrl-C, or when asked a second time."""
        patient = sig == signal.SIGTERM and self.started and self._seconds
        if patient and not self._state.draining:
            self._state.draining = True
            logs.note("draining", seconds=self._seconds)
            stop = partial(super().handle_exit, sig, None)
            asyncio.get_running_loop().call_later(self._seconds, stop)
            return
        self._state.draining = True
        super().handle_exit(sig, frame)


def serve(
    settings: Settings,
    listener: Listener,
    proxies: str | None,
    warn_of_proxy: Callable[[], None],
) -> None:
    """Serve until somebody says stop."""
    logs.begin()
    app = make_app(settings)
    most = descriptors.connections(settings.connections)
    effort = BudgetPerAddress(settings.effort_per_address)
    everybody = Visits(
        most, settings.connections_per_address, settings.patience, effort, visits.proxies(proxies)
    )
    listener.welcomes = everybody.welcome
    inside: ASGIApp = NotBlocked(AnswersHead(app), app.state)
    if settings.node:
        inside = AtOwner(inside, app.state, refuse)
    config = Config(
        UnknownProxy(Doorstep(inside, settings.hosts, effort), warn_of_proxy),
        everybody,
        loop="asyncio",  # others take connections past the listener, and with it past its limits
        backlog=BACKLOG,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # lengths of compressed secrets would tell about them
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=FAREWELL,
    )
    _collect_rarely()
    # Uvicorn raises the signal that ended it once more when all is done; the end was in order.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        DrainingServer(config, app.state, settings.drain_seconds).run(sockets=[listener])


def _collect_rarely() -> None:
    """Look for garbage in circles less often, and never among what is loaded already.

    Tables are many lists that live long, and nearly all garbage goes without being looked for: at
    the usual pace everybody would wait every few seconds while all tables are searched in vain.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
