"""The envelope that all socket messages share: ids, acknowledgements, refusals, heartbeats.

Ids and numbers only; words are put to them in the browser.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

NO_NUL = r"^[^\x00]*$"  # which no text of a Postgres database may hold
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
RequestId: TypeAlias = Annotated[str, Meta(min_length=16, max_length=40)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client; its id is the idempotency key.

    The same id sent again has one effect and the same answer.
    """

    id: MessageId


class Ping(FromClient, frozen=True):
    """Asks whether the server is there."""


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Ack(FromServer, frozen=True):
    """The message of this id had its effect, and the effect is on the disk."""

    id: str


class Refused(FromServer, frozen=True):
    """The message of this id had no effect; `refusal-<reason>` of the catalogue says why.

    `id` is null if the message could not even be read.
    """

    id: str | None
    reason: str
    facts: dict[str, Any]


class Pong(FromServer, frozen=True):
    """The answer to a ping."""

    id: str


Answer: TypeAlias = Ack | Refused | Pong
