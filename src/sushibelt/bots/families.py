"""What bots know of every family, by the family's id: imported when somebody asks for it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

from sushibelt.bots.players import Players

Known = TypeVar("Known")


class ByFamily(Mapping[str, Known], Generic[Known]):
    """Something about each family, found out when it is asked for."""

    def __init__(self, families: Iterable[str], find: Callable[[str], Known]) -> None:
        self._families, self._find = tuple(families), find

    def __getitem__(self, family: str) -> Known:
        if family not in self._families:
            raise KeyError(family)
        return self._find(family)

    def __iter__(self) -> Iterator[str]:
        return iter(self._families)

    def __len__(self) -> int:
        return len(self._families)


def players_of(family: str) -> Players:
    """Return what the folder of a family says."""
    players: Players = import_module(f"sushibelt.bots.{family.replace('-', '_')}").PLAYERS
    return players


PLAYERS: Mapping[str, Players] = ByFamily(("sushi-go", "sushi-roll", "sushizock"), players_of)
