"""Leases: which node has a table or a shared pad, where several nodes share a database.

A server that has its data to itself has everything, and none of this comes up.
"""

from sushibelt.core.refusal import Refusal
from sushibelt.server.rows import Write

OWNER = "sushibelt-node"  # a header of an answer that never leaves a node: ask that one
HOLDS = "holds_lease"  # the kind of a row that says under which lease others are written


class Elsewhere(Refusal):
    """A table or pad is not ours, or no longer; `node` is the address of whose it is, if known."""

    def __init__(self, node: str = "") -> None:
        super().__init__("place-elsewhere", node=node)
        self.node = node


class Lease:
    """The right to write to a table or pad for as long as nobody else was given it."""

    def __init__(self, place: str, epoch: int) -> None:
        self.place = place
        self.epoch = epoch  # of the node's right to write at all; it may go on in another

    def row(self) -> Write:
        """Return what is written along with whatever is written under this lease."""
        return Write(HOLDS, {"lease": self})
