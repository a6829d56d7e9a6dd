"""HAProxy as deploy/ sets it up, in front of several nodes: a real program, on a free port."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import httpx

from tests.server.nodes import free_port
from tests.server.process import PATIENCE, Server

HAPROXY = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


class Site:
    """The site as visitors see it: the proxy."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)


@contextmanager
def proxied(folder: Path, nodes: list[Server]) -> Iterator[Site]:
    """Run HAProxy as deploy/ sets it up, but for its ports, its name and its certificate."""
    port = free_port()
    text = HAPROXY.read_text()
    for was, is_now in {
        "bind :443 ssl crt /etc/haproxy/sushibelt.pem alpn http/1.1": f"bind 127.0.0.1:{port}",
        "bind :80": f"bind 127.0.0.1:{free_port()}",
        "maxconn 16384": "maxconn 2000",  # as many files as a test may open
        "{ req.hdr(host) -i sushi.example }": "{ req.hdr(host) -m found }",
        "hdr Host sushi.example": "hdr Host localhost",
        "X-Forwarded-Proto https": "X-Forwarded-Proto http",
        **{
            f"10.0.0.{5 + number}:8000": node.address.removeprefix("http://")
            for number, node in enumerate(nodes)
        },
    }.items():
        assert was in text, was
        text = text.replace(was, is_now)
    (folder / "haproxy.cfg").write_text(text)
    program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert program, "haproxy is not installed: make proxies"
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen(
            [program, "-db", "-f", str(folder / "haproxy.cfg")], stdout=log, stderr=log
        )
    site = Site(port)
    try:
        _await_site(site, process)
        yield site
    finally:
        site.http.close()
        process.terminate()
        process.wait(PATIENCE)


def _await_site(site: Site, process: "subprocess.Popen[bytes]") -> None:
    end = perf_counter() + PATIENCE
    while True:
        assert process.poll() is None
        assert perf_counter() < end
        try:
            if site.http.get("/readyz").status_code == httpx.codes.OK:
                return
        except httpx.HTTPError:
            pass
