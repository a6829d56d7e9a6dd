"""A packet filter on the port: the system itself drops what some addresses send there.

Taking a connection only to hang up costs nearly as much as serving it. A filter that is attached
to a listening socket sees the packet that asks for a connection, and one that it drops costs next
to nothing. Only Linux has this; elsewhere, and for addresses beyond the few that a filter holds,
connections are taken and hung up.
"""

import ctypes
import socket
import struct
import sys
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

ATTACH: Final = 26  # SO_ATTACH_FILTER, which Python has no name for
MOST: Final = 32  # addresses that one filter holds: jumps reach 255 steps, and each packet pays

# Steps of a classic BPF program: what to do, how far to jump if it is so and if not, a number.
Step = tuple[int, int, int, int]
LOAD, LOAD_BYTE, IF_EQUAL, AND, RETURN = 0x20, 0x30, 0x15, 0x54, 0x06
HEADER: Final = 0xFFF00000  # where the packet's IP header begins, as the filter counts
SOURCE, SOURCE_6 = 12, 8  # bytes from there to the source address
VERSION: Final = 0xF0
DROP, PASS = 0, 0xFFFFFFFF


def program(addresses: Sequence[str]) -> list[Step]:
    """Return the filter that drops what comes from some IPv4 addresses and IPv6 /64 networks."""
    parsed = [ip_address(one) for one in addresses[:MOST]]
    old = [one for one in parsed if isinstance(one, IPv4Address)]
    new = [one for one in parsed if isinstance(one, IPv6Address)]
    first: list[Step] = [(LOAD_BYTE, 0, 0, HEADER), (AND, 0, 0, VERSION)]
    tests: list[Step] = [(LOAD, 0, 0, HEADER + SOURCE)]
    for place, address in enumerate(old):
        tests.append((IF_EQUAL, len(old) - place, 0, int(address)))  # to DROP
    tests += [(RETURN, 0, 0, PASS), (RETURN, 0, 0, DROP)]
    network = [_network_dropped(address) for address in new]
    return [
        *first,
        (IF_EQUAL, 0, len(tests), 4 << 4),
        *tests,
        *(step for steps in network for step in steps),
        (RETURN, 0, 0, PASS),
    ]


def _network_dropped(address: IPv6Address) -> list[Step]:
    """Return the steps that drop what comes from the network of an address, or else go on."""
    high, low = struct.unpack("!II", address.packed[:8])
    return [
        (LOAD, 0, 0, HEADER + SOURCE_6),
        (IF_EQUAL, 0, 3, high),
        (LOAD, 0, 0, HEADER + SOURCE_6 + 4),
        (IF_EQUAL, 0, 1, low),
        (RETURN, 0, 0, DROP),
    ]


def attach(listener: socket.socket, addresses: Sequence[str]) -> bool:
    """Have the system drop what comes from some addresses, and from no others any more.

    Return whether it does. What is connected already is not affected.
    """
    if sys.platform != "linux":
        return False
    steps = b"".join(struct.pack("HBBI", *step) for step in program(addresses))
    kept = ctypes.create_string_buffer(steps)
    filters = struct.pack("HP", len(steps) // 8, ctypes.addressof(kept))
    try:
        listener.setsockopt(socket.SOL_SOCKET, ATTACH, filters)
    except OSError:  # a system that only calls itself Linux
        return False
    return True
