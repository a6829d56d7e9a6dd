"""Nodes behind Caddy and nginx, as deploy/ sets them up: one dies, and its table goes on."""

from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.deploy.proxies import KINDS, NAME, SITE, Proxy, before
from tests.server.cluster import one_cluster
from tests.server.nodes import leases, node
from tests.server.process import PATIENCE, Page, play_on, unique

PAUSE = 0.3  # seconds until a page tries again
HOPS = 'sushibelt_hops_total{what="socket"}'


class Visitors:
    """People who open the site by its name."""

    def __init__(self, proxy: Proxy, opened: ExitStack) -> None:
        self._proxy, self._opened = proxy, opened

    def ask(self, path: str, **wanted: Any) -> dict[str, Any]:
        """Have something made."""
        with self._proxy.client(Origin=SITE) as client:
            body = {"id": unique("request"), **wanted}
            answer = client.post(path, json=body, extensions={"sni_hostname": NAME})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def line(self, path: str) -> tuple[ClientConnection, ExitStack]:
        """Open a socket."""
        return self._opened.enter_context(self._proxy.open_socket(path)), ExitStack()

    def page(self, table: str, secret: str, **hello: Any) -> Page:
        """Open a page, which tries until it is let in."""
        late = monotonic() + PATIENCE
        server: Any = self
        while True:
            try:
                return Page(server, table, secret, **hello)
            except (OSError, WebSocketException):
                assert monotonic() < late
                sleep(PAUSE)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_goes_on_when_its_node_dies(kind: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(stack.enter_context(one_cluster()).database())
        nodes = [
            stack.enter_context(node(tmp_path / name, database, SUSHIBELT_ORIGINS=SITE))
            for name in ("a", "b")
        ]
        proxy = stack.enter_context(before(kind, tmp_path, nodes))
        visitors = Visitors(proxy, stack)
        made = visitors.ask("/api/tables", game="sushizock/2008", seats=2, name="Ana")
        seat = visitors.ask(f"/api/tables/{made['table']}/seats", name="Bo", code=made["code"])
        host = visitors.page(made["table"], made["secret"], host=made["host"])
        pages = [host, visitors.page(made["table"], seat["secret"])]
        assert host.say("start")["type"] == "ack"
        play_on(pages, lambda told: (told["turn"] or {"number": 0})["number"] >= 2)
        assert not any(one.figures().get(HOPS) for one in nodes)  # both came where the table is
        (owner,) = (one for one in nodes if one.address == leases(database)[made["table"]])
        owner.kill()
        play_on([visitors.page(made["table"], page.secret) for page in pages])
