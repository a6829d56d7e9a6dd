"""Host names under which a server answers.

A page of a stranger's site can be made to ask this machine under the stranger's own name (DNS
rebinding), and what a Host header says ends up in links that people send each other. So a name
that is neither set up nor local is unknown. Addresses written as numbers can't be bent that way:
they are known unless they lie on the public internet.
"""

import re
from typing import Final

from sushibelt.server.networks import parse

LONGEST: Final = 253  # characters of a name in the DNS
HIGHEST_PORT: Final = 65_535
LOCAL: Final = "localhost"
# What routers and machines themselves add to a name at home; nobody can register one of these.
AT_HOME: Final = ("local", "lan", "home", "internal", "home.arpa", "localdomain", "fritz.box")
WRITTEN = re.compile(
    r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?)(?::([0-9]{1,5}))?"
)


def name_of(host: str) -> str | None:
    """Return the name in a Host header, without its port; None if there can be no such name."""
    if len(host) > LONGEST + len(f":{HIGHEST_PORT}"):
        return None
    found = WRITTEN.fullmatch(host.lower())
    if found is None or int(found[3] or 0) > HIGHEST_PORT:
        return None
    name = found[1] or found[2]
    return name if len(name) <= LONGEST else None


def is_known(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server, or an address that only neighbours can reach."""
    name = name_of(host)
    if name is None:
        return False
    if name in names or name == LOCAL or name.endswith(f".{LOCAL}"):
        return True
    address = parse(name)
    if address is None:
        return False
    return not (address.is_global or address.is_multicast or address.is_unspecified)


def names_at_home(machine: str) -> frozenset[str]:
    """Return the names under which a network at home knows a machine."""
    given = machine.lower()
    short = given.partition(".")[0]
    return frozenset({given, short, *(f"{short}.{suffix}" for suffix in AT_HOME)})
