"""`sushibelt serve`: the site on this machine, for this machine or for the whole network."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

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
    data: Annotated[str | None, Parameter(help=say("cli-serve-data"))] = None,
    lan: Annotated[bool, Parameter(negative="", help=say("cli-serve-lan"))] = False,
) -> None:
    """Serve the site until Ctrl-C."""
    try:
        from sushibelt.server import settings  # noqa: PLC0415 - slow, and only here
        from sushibelt.server.http import serving  # noqa: PLC0415 - slow, and only here
    except ModuleNotFoundError as missing:
        raise Refusal("server-not-installed", module=missing.name) from None
    said = settings.Variables()
    number = port if port is not None else said.whole("PORT", USUAL_PORT, 0, HIGHEST_PORT)
    if not 0 <= number <= HIGHEST_PORT:
        raise Refusal("port-impossible", port=str(number), most=str(HIGHEST_PORT))
    name = host or said.text("HOST") or (serving.EVERYWHERE if lan else USUAL_HOST)
    path = Path(data or said.text("DATA") or settings.DATA)
    serving.check_data(path)
    settings.from_environment(path, frozenset(), "", said)  # refuse nonsense before the port
    listener = serving.listen(name, number)
    number = listener.getsockname()[1]
    address = f"http://{serving.reachable(name)}:{number}"
    chosen = settings.from_environment(path, serving.own_origins(name, number), address, said)
    _announce(f"{address}/", lan, path)
    serving.serve(chosen, listener, said.text("PROXIES"))


def _announce(address: str, lan: bool, path: Path) -> None:
    print(say("serve-address", address=address))
    print(say("serve-data", path=str(path)))
    if lan:
        import segno  # noqa: PLC0415

        segno.make(address).terminal(compact=True)
    print(say("serve-stop"))
    sys.stdout.flush()
