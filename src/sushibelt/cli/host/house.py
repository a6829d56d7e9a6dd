"""The tables of a server, asked for by orders."""

from collections.abc import Callable
from typing import Any

import msgspec

from sushibelt.core.refusal import Refusal
from sushibelt.server.admin import desk, orders
from sushibelt.server.admin.orders import AnyOrder, Entry, Selection
from sushibelt.server.data import Data
from sushibelt.words import say


class House:
    """The house that a data file holds, and what of it a person named: a target, or a name."""

    def __init__(self, data: Data, target: str | None, name: str | None) -> None:
        self._data, self._target, self._name = data, _written(target), _written(name)

    def _carry_out(self, order: AnyOrder) -> Any:
        return desk.carry_out(self._data, order)

    def listed(self) -> list[Entry]:
        """Return all tables and shared pads."""
        return self._entries(orders.List())

    def _entries(self, order: AnyOrder) -> list[Entry]:
        return msgspec.convert(self._carry_out(order), list[orders.Entry])

    def _chosen(self, action: str) -> str:
        if not self._target:
            raise Refusal("tables-target-missing", action=action)
        return self._target

    def selected(self, action: str) -> Selection:
        """Return what was named by a code, an id or a person's name."""
        if self._target and self._name:
            raise Refusal("tables-too-much")
        named = orders.Find(name=self._name) if self._name else None
        order = named or orders.Find(target=self._chosen(action))
        return msgspec.convert(self._carry_out(order), orders.Selection)

    def entries_of(self, selection: Selection) -> list[Entry]:
        """Return what a person has to know about a selection."""
        return self._entries(orders.Tell(selection))

    def exported(self, selection: Selection) -> list[Entry]:
        """Return all that is kept about a selection."""
        return self._entries(orders.Export(selection))

    def closed(self, action: str) -> str:
        """Close a table; return its id."""
        selection = self.selected(action)
        if len(selection.tables) != 1 or self._name:
            raise Refusal("tables-only-tables", given=self._target or self._name)
        self._carry_out(orders.Close(selection.tables[0]))
        return selection.tables[0]

    def delete(self, action: str, confirm: Callable[[list[Entry]], None] | None) -> None:
        """Delete a selection, once somebody has seen what goes, if somebody is to be asked."""
        selection = self.selected(action)
        if confirm is not None:
            confirm(self.entries_of(selection))
        counts = self._carry_out(orders.Delete(selection, self._name or ""))
        print(say("tables-deleted", **counts))

    def blocked(self, action: str, hours: int) -> tuple[str, int]:
        """Block an address; return its network, and until when."""
        network, until = self._carry_out(orders.Block(self._chosen(action), hours))
        return network, until

    def unblocked(self, action: str) -> str:
        """Let an address in again; return its network."""
        return str(self._carry_out(orders.Unblock(self._chosen(action))))

    def blocks(self) -> dict[str, int]:
        """Return what is blocked, and until when."""
        return dict(self._carry_out(orders.Blocked()))


def _written(given: str | None) -> str | None:
    """Return what was typed as it can be stored; bytes that are no text are in no name of ours."""
    return given and given.encode(errors="replace").decode()
