"""What whoever runs a server can have done: orders, and what they select, as they are sent."""

from typing import TypeAlias

from msgspec import Struct, field


class Selection(Struct, frozen=True):
    """Ids of tables, matches and shared pads."""

    tables: list[str] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    pads: list[str] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Whether nothing is selected."""
        return not (self.tables or self.matches or self.pads)


class Order(Struct, frozen=True, forbid_unknown_fields=True, tag_field="order", tag=str.lower):
    """Something to be done."""


class List(Order, frozen=True):
    """Tells all tables and shared pads."""


class Find(Order, frozen=True):
    """Selects what has a code or id, with all that belongs to it; or all that has a name on it."""

    target: str = ""
    name: str = ""


class Tell(Order, frozen=True):
    """Tells about what is selected, for a person who has to decide."""

    selection: Selection


class Export(Order, frozen=True):
    """Tells all that is kept about what is selected; secrets of deals under way excepted."""

    selection: Selection


class Delete(Order, frozen=True):
    """Deletes what is selected; `name` is also taken out of answers that other tables remember."""

    selection: Selection
    name: str = ""


class Close(Order, frozen=True):
    """Closes a table for everybody; its finished matches stay."""

    table: str


class Block(Order, frozen=True):
    """Blocks an address or network for a while."""

    address: str
    hours: int


class Unblock(Order, frozen=True):
    """Lets it in again."""

    address: str


class Blocked(Order, frozen=True):
    """Tells what is blocked, and until when."""


AnyOrder: TypeAlias = List | Find | Tell | Export | Delete | Close | Block | Unblock | Blocked


class Entry(Struct, frozen=True):
    """A table, match or shared pad, as it is listed; `here` is how many pages are connected."""

    kind: str  # tables, matches, pads
    id: str
    game: str
    stage: str
    names: list[str]
    visited: int  # seconds since 1970
    code: str = ""
    here: int = 0
    matches: list[str] = field(default_factory=list)
    record: str | None = None  # exported: of a match that is over
    document: str | None = None  # exported: of a pad, as JSON


class Refused(Struct, frozen=True):
    """Why an order was not carried out."""

    reason: str
    facts: dict[str, str | int | list[str]]
