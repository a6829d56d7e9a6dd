"""How a server is set up, by options and by `SUSHIBELT_…` variables; nonsense is refused."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from sushibelt.core.refusal import Refusal
from sushibelt.server.capacity import USUAL, Capacity
from sushibelt.server.data import Data
from sushibelt.server.hosts import name_of

DATA = "sushibelt.sqlite"
LONGEST_CONTACT = 200  # letters
SHORTEST_TOKEN = 16
PORT = re.compile(r":[0-9]+$")
USUAL_PORTS = {"http": ":80", "https": ":443"}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set. docs/operations.md explains each."""

    data: Data = Path(DATA)
    node: str = ""  # where other nodes of the same database reach this one; none: it is alone
    channel: str = ""  # a Unix socket for whoever runs the server
    origins: frozenset[str] = frozenset()  # pages that may talk to this server
    any_own_name: bool = False  # pages opened under any name of this server may, too
    hosts: frozenset[str] = frozenset()  # names it answers to, beside local ones
    address: str = ""  # where others reach it, if not where the asker does
    searchers: int = 1  # worker processes for bots that search
    bot_pause: float = 0.7  # seconds between moves of bots that people watch one by one
    tables_per_hour: int = 60  # of one address
    codes_per_minute: int = 30  # wrong ones that one address may try
    sockets_per_address: int = 200
    capacity: Capacity = USUAL
    connections: int | None = None  # in all; as many as usual if the system lets
    connections_per_address: int = 300
    effort_per_address: int = 500  # steps a second, see http/budgets.py
    patience: int = 15  # seconds for a whole request, and for reading what is sent
    drain_seconds: int = 0  # between SIGTERM and the end, for load balancers to notice
    contact: str = ""  # whom visitors ask about their data
    idle_days: int = 30  # until a table that nobody visits is forgotten
    keep_days: int = 365  # until a finished match is
    metrics_token: str = ""  # opens `/metrics`; nothing does without one


class Variables:
    """The `SUSHIBELT_…` variables of an environment."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._given = environment

    def text(self, name: str) -> str | None:
        """Return what a variable says, if it says anything."""
        return self._given.get(f"SUSHIBELT_{name}") or None

    def whole(self, name: str, usual: int, least: int, most: int) -> int:
        """Return a variable as a whole number within limits."""
        given = self.text(name)
        if given is None:
            return usual
        if not given.isascii() or not given.isdecimal() or not least <= int(given[:18]) <= most:
            variable, limits = f"SUSHIBELT_{name}", {"least": str(least), "most": str(most)}
            raise Refusal("variable-wrong", variable=variable, given=given, **limits)
        return int(given)

    def proxies(self) -> str | None:
        """Return the addresses and networks of proxies, with commas between, or * for all."""
        given = self.text("PROXIES")
        if given is None or given == "*":
            return given
        parts = [part.strip() for part in given.split(",")]
        for part in parts:
            try:
                ip_network(part)
            except ValueError:
                raise Refusal("proxy-wrong", given=part) from None
        return ",".join(parts)

    def token(self, name: str) -> str:
        """Return a secret that nobody can guess, or nothing."""
        given = self.text(name) or ""
        if given and (len(given) < SHORTEST_TOKEN or not given.isascii() or " " in given):
            raise Refusal("token-weak", variable=f"SUSHIBELT_{name}", least=str(SHORTEST_TOKEN))
        return given

    def contact(self) -> str:
        """Return whom to ask, as it is shown to visitors."""
        given = (self.text("CONTACT") or "").strip()
        if len(given) > LONGEST_CONTACT:
            raise Refusal("contact-long", most=LONGEST_CONTACT)
        if not given.isprintable():
            raise Refusal("contact-unprintable")
        return given

    def node(self) -> str:
        """Return where other nodes reach this one, such as `http://10.0.0.5:8000`, or nothing."""
        given = (self.text("NODE") or "").rstrip("/").lower()
        scheme, _, name = given.partition("://")
        if given and (scheme != "http" or name_of(name) is None or not PORT.search(name)):
            raise Refusal("node-wrong", given=given)
        return given

    def origins(self, usual: frozenset[str]) -> frozenset[str]:
        """Return the origins that are listed with commas between, or the usual ones."""
        given = self.text("ORIGINS")
        if given is None:
            return usual
        return frozenset(origin(part.strip()) for part in given.split(","))

    def hosts(self) -> frozenset[str]:
        """Return the names that are listed with commas between."""
        given = self.text("HOSTS")
        return frozenset(host(part.strip()) for part in given.split(",")) if given else frozenset()


def host(given: str) -> str:
    """Return a name such as `sushi.example`; raise Refusal if it is none."""
    name = name_of(given)
    if name is None:
        raise Refusal("host-wrong", given=given)
    return name


def origin(given: str) -> str:
    """Return an origin such as `https://sushi.example`; raise Refusal if it is none."""
    plain = given.rstrip("/").lower()
    scheme, _, name = plain.partition("://")
    if scheme not in USUAL_PORTS or name_of(name) is None:
        raise Refusal("origin-wrong", given=given)
    return plain.removesuffix(USUAL_PORTS[scheme])  # as browsers write it


def from_environment(
    data: Data, origins: frozenset[str], address: str = "", variables: Variables | None = None
) -> Settings:
    """Return the settings of a server whose own pages have these origins."""
    said = variables or Variables()
    given = said.origins(origins)
    cores = os.cpu_count() or 1
    return Settings(
        data=data,
        node=said.node(),
        origins=given,
        any_own_name=given == origins,
        hosts=said.hosts() | {urlsplit(one).hostname or "" for one in given | origins},
        address=next(iter(given)) if given != origins and len(given) == 1 else address,
        searchers=said.whole("SEARCHERS", max(1, cores - 1), 1, 64),
        bot_pause=said.whole("BOT_PAUSE_MS", 700, 0, 10_000) / 1000,
        tables_per_hour=said.whole("TABLES_PER_HOUR", 60, 1, 1_000_000),
        codes_per_minute=said.whole("CODES_PER_MINUTE", 30, 1, 1_000_000),
        sockets_per_address=said.whole("SOCKETS_PER_ADDRESS", 200, 1, 1_000_000),
        capacity=_capacity(said),
        connections=said.whole("CONNECTIONS", 0, 1, 1_000_000) or None,
        connections_per_address=said.whole("CONNECTIONS_PER_ADDRESS", 300, 1, 1_000_000),
        effort_per_address=said.whole("EFFORT_PER_ADDRESS", 500, 10, 1_000_000_000),
        patience=said.whole("PATIENCE_SECONDS", 15, 1, 3600),
        drain_seconds=said.whole("DRAIN_SECONDS", 0, 0, 600),
        contact=said.contact(),
        idle_days=said.whole("IDLE_DAYS", 30, 1, 36_500),
        keep_days=said.whole("KEEP_DAYS", 365, 1, 36_500),
        metrics_token=said.token("METRICS_TOKEN"),
    )


def _capacity(said: Variables) -> Capacity:
    usual, most = USUAL, 1_000_000_000
    return Capacity(
        tables=said.whole("MOST_TABLES", usual.tables, 1, most),
        pads=said.whole("MOST_PADS", usual.pads, 1, most),
        rooms=said.whole("MOST_ROOMS", usual.rooms, 1, most),
        megabytes=said.whole("MOST_MEGABYTES", usual.megabytes, 1, most),
    )
