"""`sushibelt serve`: the site on this machine, for this machine or for the whole network."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import sys
from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.installed import server_parts
from sushibelt.cli.numbers import whole_number
from sushibelt.core.refusal import Refusal
from sushibelt.words import say

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
HIGHEST_PORT = 65_535


def serve(
    *,
    port: Annotated[
        int | None, Parameter(help=say("cli-serve-port"), converter=whole_number)
    ] = None,
    host: Annotated[str | None, Parameter(help=say("cli-serve-host"))] = None,
    data: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-serve-data"))] = None,
    lan: Annotated[bool, Parameter(negative="", help=say("cli-serve-lan"))] = False,
) -> None:
    """Serve the site until Ctrl-C."""
    with server_parts():
        from sushibelt.server import settings  # noqa: PLC0415 - slow, and only here
        from sushibelt.server.admin.channel import channel_of  # noqa: PLC0415
        from sushibelt.server.data import data_from  # noqa: PLC0415
        from sushibelt.server.database import database_of  # noqa: PLC0415
        from sushibelt.server.http import descriptors, serving, site  # noqa: PLC0415
        from sushibelt.server.http.listener import listen  # noqa: PLC0415
    said = settings.Variables()
    number = port if port is not None else said.whole("PORT", USUAL_PORT, 0, HIGHEST_PORT)
    if not 0 <= number <= HIGHEST_PORT:
        raise Refusal("port-impossible", port=str(number), most=str(HIGHEST_PORT))
    name = host or said.text("HOST") or (serving.EVERYWHERE if lan else USUAL_HOST)
    where = data_from(data or said.text("DATA") or settings.DATA)
    serving.check_data(where)
    database = database_of(where, said.node())
    tried = settings.from_environment(where, frozenset(), "", said)
    descriptors.connections(tried.connections)  # refuse nonsense before the port
    proxies = said.proxies()
    figures = said.whole("METRICS_PORT", 0, 1, HIGHEST_PORT)
    listener = listen(name, number)
    if figures:
        serving.publish_metrics(said.text("METRICS_HOST") or USUAL_HOST, figures)
    number = listener.getsockname()[1]
    address = f"http://{serving.reachable(name)}:{number}"
    chosen = settings.from_environment(where, serving.own_origins(name, number), address, said)
    with listener, database.lock() as held:
        database.upgrade()
        channel = channel_of(where)
        held.publish(address=f"{address}/", channel=channel)
        _announce(f"{address}/", lan, str(where))
        if not site.is_built():
            print(say("serve-no-pages"), flush=True)
        serving.serve(replace(chosen, channel=channel), listener, proxies, _warn_of_proxy)


def _warn_of_proxy() -> None:
    print(say("serve-proxy-unknown"), flush=True)


def _announce(address: str, lan: bool, where: str) -> None:
    print(say("serve-address", address=address))
    print(say("serve-data", path=where))
    if lan:
        import segno  # noqa: PLC0415

        segno.make(address).terminal(compact=True)
    print(say("serve-stop"))
    sys.stdout.flush()
