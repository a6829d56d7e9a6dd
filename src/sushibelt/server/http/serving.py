"""Running the server: the port, the address that people open, and an orderly end."""

import signal
import socket
from contextlib import suppress
from pathlib import Path

import uvicorn

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.http.app import make_app
from sushibelt.server.http.limits import FRAME
from sushibelt.server.settings import Settings

EVERYWHERE = "0.0.0.0"
BACKLOG = 512
FAREWELL = 5  # seconds for requests under way


def listen(host: str, port: int) -> socket.socket:
    """Take a port; raise Refusal if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as problem:
        listener.close()
        told = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("port-taken", host=host, port=str(port), problem=told) from None
    return listener


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
    if host in (EVERYWHERE, "::"):
        own = socket.gethostname().lower()
        names |= {own, f"{own}.local"}
    return frozenset(f"http://{name}:{port}" for name in names) | frozenset(
        f"http://{name}" for name in names if port == 80
    )


def reachable(host: str) -> str:
    """Return the name to open for a server that listens there."""
    if host in (EVERYWHERE, "::"):
        return address_of_machine()
    return f"[{host}]" if ":" in host else host


def check_data(path: Path) -> None:
    """Raise Refusal if a data file cannot be where it was named."""
    if path.is_dir():
        raise Refusal("file-is-directory", path=str(path))
    if not path.parent.is_dir():
        raise Refusal("folder-missing", path=str(path))


def serve(settings: Settings, listener: socket.socket, proxies: str | None) -> None:
    """Serve until somebody says stop."""
    logs.begin()
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
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
    # Uvicorn raises the signal that ended it once more when all is done; the end was in order.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
