"""Load shedding: when all of something is taken, whoever holds over a hundredth of it gives way.

Limits for each address don't prevent a few of them, each within its limit, from taking everything.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from time import monotonic
from typing import Final, Generic, TypeVar

from sushibelt.server.networks import counted, networks

PART: Final = 100
FEWEST: Final = 10  # that anybody may keep, where a hundredth is less
PAUSE: Final = 1.0  # seconds until it is looked for again if nothing was found

T = TypeVar("T")
Held = Iterable[tuple[T, Collection[str]]]


class Shares(Generic[T]):
    """Finds what those who hold most of something can do without."""

    def __init__(self, most: int) -> None:
        self.sure = max(FEWEST, most // PART)  # what everybody keeps
        self._next_look = 0.0

    def spare(self, held: Callable[[], Held[T]], many: int = 1) -> list[T]:
        """Return at most so many of what is held, each with the addresses of those who hold it.

        Among those of the same addresses what is told first goes first. What several addresses
        hold is as safe as the one of them that holds least.
        """
        now = monotonic()
        if now < self._next_look:
            return []
        found = self._spare(list(held()), many)
        if not found:
            self._next_look = now + PAUSE
        return found

    def _spare(self, held: list[tuple[T, Collection[str]]], many: int) -> list[T]:
        counts = Counter(name for _, addresses in held for name in _names(addresses))

        def weight(addresses: Collection[str]) -> float:
            each = (max(counts[name] / n for name, n in counted(one)) for one in addresses)
            return min(each, default=0.0)

        found: list[T] = []
        for one, addresses in sorted(held, key=lambda one: -weight(one[1])):
            if len(found) == many:
                break
            if weight(addresses) > self.sure:
                counts.subtract(_names(addresses))
                found.append(one)
        return found


def _names(addresses: Collection[str]) -> set[str]:
    return {name for address in addresses for name in networks(address)}
