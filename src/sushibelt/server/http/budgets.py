"""Budgets: how much work one connection and one address may cause, whatever it is made of.

Bytes alone say little: an empty frame has six of them and costs as much as a long one. So effort is
counted in steps, about as long as each other, and taken out of a budget that fills up again.
"""

from time import monotonic
from typing import Final

from sushibelt.server.networks import counted

MOST_ADDRESSES: Final = 10_000  # remembered at once

# Steps.
READ: Final = 1  # of whatever came in one piece …
LETTERS: Final = 512  # … and again for so many bytes of a request: a head may have many lines
FRAME: Final = 1
REQUEST: Final = 5
CONNECTION: Final = 10

# One socket: a hundred messages at once are not too fast for it, but for the table (limits.py).
STEPS, STEPS_PER_SECOND = 300, 20
BYTES, BYTES_PER_SECOND = 256 * 1024, 64 * 1024

AT_ONCE: Final = 4  # seconds' worth of effort that an address may cause in one moment


class Budget:
    """So much at once, and so much a second after that.

    What goes over it is owed, up to once more the whole: whoever doesn't stop gets nothing at all.
    """

    __slots__ = ("_at", "_left", "_most", "_part_of", "_per_second")

    def __init__(self, most: float, per_second: float, part_of: "Budget | None" = None) -> None:
        self._left = self._most = most
        self._per_second = per_second
        self._at = monotonic()
        self._part_of = part_of  # what is taken out here is taken out there as well

    def spend(self, amount: float, now: float) -> bool:
        """Take so much out; return whether it was there."""
        left = min(self._most, self._left + (now - self._at) * self._per_second) - amount
        self._left, self._at = max(left, -self._most), now
        there = self._part_of is None or self._part_of.spend(amount, now)
        return there and left >= 0

    @property
    def owes_all(self) -> bool:
        """Whether no more can be owed: somebody went on although nothing was there."""
        return self._left <= -self._most

    @property
    def overdrawn(self) -> float:
        """In how many seconds what was taken out will have been there."""
        own = max(0.0, -self._left) / self._per_second
        return own if self._part_of is None else max(own, self._part_of.overdrawn)


class BudgetPerAddress:
    """The same for each address; those unheard of for longest are forgotten."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self._budgets: dict[str, Budget] = {}

    def of(self, address: str) -> Budget:
        """Return the budget of an address; it is part of the one of its network, if it has one."""
        *larger, (own, _) = reversed(list(counted(address)))
        budget = None
        for name, share in larger:
            budget = self._kept(name, share, budget)
        return self._kept(own, 1, budget)

    def _kept(self, name: str, share: int, part_of: Budget | None) -> Budget:
        budget = self._budgets.pop(name, None)
        if budget is None:
            each = self.per_second * share
            budget = Budget(each * AT_ONCE, each, part_of)
        self._budgets[name] = budget
        if len(self._budgets) > MOST_ADDRESSES:
            del self._budgets[next(iter(self._budgets))]
        return budget
