"""Caddy and nginx as deploy/ sets them up, before a server or several nodes: real, on free ports.

Only what belongs to one machine is replaced in their files: ports, folders, the certificate, and
where the server listens. Visitors open https://sushi.example, which is led to 127.0.0.1.
"""

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from tests.server.process import PATIENCE, Server, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "sushi.example"
SITE = f"https://{NAME}"
FOUND = f"{os.environ.get('PATH', '')}:/usr/sbin"  # where Debian puts nginx


class Proxy(NamedTuple):
    """A proxy that runs, and the server behind it, or the first of several nodes."""

    server: Server
    port: int
    plain: int  # the port of http
    process: "subprocess.Popen[bytes]"
    trust: ssl.SSLContext  # believes its certificate

    def client(self, name: str = NAME, **headers: str) -> httpx.Client:
        """Return a visitor who opens the site by this name."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": name, **headers},
            verify=self.trust,
            timeout=PATIENCE,
        )

    def ask(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something as a visitor of the site."""
        with self.client(**headers) as client:
            return client.get(path, extensions={"sni_hostname": NAME})

    def open_socket(
        self, path: str, visitor: str = "127.0.0.1", **headers: str
    ) -> ClientConnection:
        """Open a socket; it offers to compress messages, as browsers do.

        The client reads and writes in two threads, and before 3.13 Python lets both into OpenSSL at
        once, which now and then fails on the first write. That says nothing about the proxy.
        """
        try:
            return self._connect(path, visitor, headers)
        except ConnectionClosedError as closed:
            if not isinstance(closed.__cause__, ssl.SSLError):
                raise
            return self._connect(path, visitor, headers)

    def _connect(self, path: str, visitor: str, headers: dict[str, str]) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (visitor, 0))
        address = f"wss://{NAME}{path}"
        return connect(
            address,
            sock=line,
            ssl=self.trust,
            server_hostname=NAME,
            proxy=None,
            additional_headers=headers,
        )


def free_port() -> int:
    """Return a port that nobody has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def certificate(folder: Path) -> Path:
    """Make a certificate for the name; its key lies beside it."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"),
            *("-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(key), "-out", str(made)),
        ],
        check=True,
        capture_output=True,
    )
    return made


def listening(server: Server) -> str:
    """Return where a server listens."""
    return server.address.removeprefix("http://")


def caddy(folder: Path, servers: list[Server], port: int, plain: int) -> tuple[list[str], Path]:
    """Return the command of Caddy with its file in deploy/, and the root of what it certifies."""
    local = [
        "local_certs",
        "skip_install_trust",
        f"storage file_system {folder}/storage",
        f"https_port {port}",
        f"http_port {plain}",
        "default_bind 127.0.0.1",
    ]
    nodes = " ".join(map(listening, servers))
    name = "Caddyfile" if len(servers) == 1 else "Caddyfile.nodes"
    text = (DEPLOY / name).read_text()
    assert text.count("\n{\n\tadmin off\n") == 1
    inserted = "".join(f"\t{line}\n" for line in local)
    text = text.replace("\n{\n\tadmin off\n", f"\n{{\n\tadmin off\n{inserted}")
    text = text.replace("{$SUSHIBELT_SITE}", NAME)
    text = text.replace("{$SUSHIBELT_AT:127.0.0.1:8000}", nodes)
    text = text.replace("node1:8000 node2:8000 node3:8000", nodes)
    assert nodes in text
    config = folder / "Caddyfile"
    config.write_text(text)
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    return command, folder / "storage/pki/authorities/local/root.crt"


def for_nodes(text: str) -> str:
    """Return nginx.conf with the upstream of nginx.nodes.conf in place of its own."""
    begin = text.index("upstream sushibelt {")
    end = text.index("}\n", begin) + 2
    return text[:begin] + (DEPLOY / "nginx.nodes.conf").read_text() + text[end:]


def nginx(folder: Path, servers: list[Server], port: int, plain: int) -> tuple[list[str], Path]:
    """Return the command of nginx with its files in deploy/, and its certificate."""
    made = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    if len(servers) == 1:
        known = {listening(servers[0]): "127.0.0.1:8000"}
    else:
        text = for_nodes(text)
        known = {listening(node): f"10.0.0.{5 + n}:8000" for n, node in enumerate(servers)}
    for is_now, was in {
        f"listen 127.0.0.1:{port} ssl": "listen 443 ssl",
        f"listen 127.0.0.1:{plain}": "listen 80",
        str(folder): f"/etc/letsencrypt/live/{NAME}",
        **known,
    }.items():
        assert was in text
        text = text.replace(was, is_now)
    unused = ("listen [::]", "server 10.0.0.")
    text = "\n".join(line for line in text.split("\n") if not any(one in line for one in unused))
    (folder / "sushibelt.conf").write_text(text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"worker_processes 1;\npid {folder}/pid;\ndaemon off;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/sushibelt.conf;\n}}\n"
    )
    return ["nginx", "-c", str(config), "-p", str(folder), "-e", str(folder / "log")], made


KINDS: dict[str, Callable[[Path, list[Server], int, int], tuple[list[str], Path]]] = {
    "caddy": caddy,
    "nginx": nginx,
}


@contextmanager
def behind(kind: str, folder: Path, **variables: str) -> Iterator[Proxy]:
    """Run a server behind a proxy, as nobody in particular."""
    given = {"SUSHIBELT_ORIGINS": SITE, "SUSHIBELT_PROXIES": "127.0.0.1", **variables}
    with running(folder, **given) as server, before(kind, folder, [server]) as proxy:
        yield proxy


@contextmanager
def before(kind: str, folder: Path, servers: list[Server]) -> Iterator[Proxy]:
    """Run a proxy in front of a server or several nodes."""
    port, plain = free_port(), free_port()
    place = folder / kind
    place.mkdir()
    command, root = KINDS[kind](place, servers, port, plain)
    found = shutil.which(command[0], path=FOUND)
    assert found, f"{command[0]} is not installed: make proxies"
    log = (folder / "proxy.log").open("wb")
    process = subprocess.Popen(
        [found, *command[1:]],
        stdout=log,
        stderr=log,
        env={"HOME": str(place), "PATH": FOUND, "XDG_DATA_HOME": str(place)},
    )
    try:
        yield Proxy(servers[0], port, plain, process, _answering(process, port, root, folder))
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.close()


def _answering(
    process: "subprocess.Popen[bytes]", port: int, root: Path, folder: Path
) -> ssl.SSLContext:
    """Wait until a proxy has its certificate and answers; return whom to trust."""
    until = monotonic() + PATIENCE
    while True:
        log = (folder / "proxy.log").read_text()
        assert process.poll() is None, log
        assert monotonic() < until, log
        try:
            trust = ssl.create_default_context(cafile=str(root))
            line = socket.create_connection(("127.0.0.1", port), 5)
            with line, trust.wrap_socket(line, server_hostname=NAME):
                return trust
        except OSError:
            sleep(0.05)
