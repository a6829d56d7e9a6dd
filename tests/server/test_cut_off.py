"""A node that is cut off from the database, but not from its visitors."""

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sushibelt.server.data import DatabaseAddress
from tests.campaigns.relay import Relay
from tests.server.cluster import Cluster, name_of
from tests.server.nodes import leases, node, of_node
from tests.server.process import HERE, Page, play_on


def until_sent_away(page: Page) -> None:
    """Read until the socket is closed; otherwise a page would wait until the node is back."""
    with suppress(ConnectionClosed):
        while True:
            page.receive()


@pytest.mark.parametrize("silently", [False, True], ids=["with a word", "without"])
def test_whoever_was_led_to_it_is_led_away_again_and_plays_on(
    tmp_path: Path, cluster: Cluster, database: DatabaseAddress, silently: bool
) -> None:
    relay = Relay(cluster.port)
    through = cluster.by_port(name_of(database)).replace(str(cluster.port), str(relay.port))
    with (
        node(tmp_path / "a", database, HERE, **of_node(through)) as a,
        node(tmp_path / "b", database) as b,
    ):
        made = a.table("sushizock/2008", 2)
        guest = a.seat(made, "Bo")
        host = a.page(made["table"], made["secret"], host=made["host"])
        led = b.page(made["table"], guest["secret"])  # over b, to a
        assert host.say("start")["type"] == "ack"
        assert leases(database) == {made["table"]: a.address}
        relay.mute() if silently else relay.cut()
        until_sent_away(led)
        pages = [b.page(made["table"], secret) for secret in (made["secret"], guest["secret"])]
        assert leases(database) == {made["table"]: b.address}
        play_on(pages)
        relay.mend()
    relay.end()
