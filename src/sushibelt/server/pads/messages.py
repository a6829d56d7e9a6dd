"""What the phones on one score pad say, and what they are told: messages and HTTP bodies.

A pad is a document of docs/score.md. Phones never send it as a whole: they write cells, so that
nobody's writing is lost by what somebody else writes elsewhere.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sushibelt.server.wire import (
    NO_NUL,
    Ack,
    FromClient,
    FromServer,
    Ping,
    Pong,
    Refused,
    RequestId,
    Secret,
)

CellName: TypeAlias = Annotated[str, Meta(max_length=40)]
PhoneId: TypeAlias = Annotated[str, Meta(min_length=16, max_length=40, pattern=NO_NUL)]
PlateNumber: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=35)]  # one letter in the link of a pad
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Tiles: TypeAlias = Annotated[list[Count], Meta(max_length=40)]
MOST_CELLS = 60  # of one message


class Cell(Struct, frozen=True, forbid_unknown_fields=True):
    """One place of a pad, named by the way to it, and what is written there."""

    at: CellName
    value: Count | Text | Tiles


# ---- from a phone


class PadHello(FromClient, frozen=True, tag="hello"):
    """Says which phone is there, first of all; `phone` is a random id that it keeps."""

    secret: Secret
    phone: PhoneId
    plate: PlateNumber | None = None


class PadWrite(FromClient, frozen=True, tag="write"):
    """Writes cells, all or none; what stood there before is gone, everything else stays."""

    cells: Annotated[list[Cell], Meta(min_length=1, max_length=MOST_CELLS)]


class PadClaim(FromClient, frozen=True, tag="claim"):
    """Says whose plate is entered on this phone; null is nobody's or everybody's."""

    plate: PlateNumber | None = None


PadClientMessage: TypeAlias = PadHello | PadWrite | PadClaim | Ping


# ---- to a phone


class PadMessage(FromServer, frozen=True, tag="pad"):
    """The whole pad, always complete: it replaces whatever the phone knew before."""

    version: int  # counts every writing since the pad was shared
    pad: str
    code: str
    document: dict[str, Any]
    phones: list[int | None]  # those connected now, by the plate that each enters


PadServerMessage: TypeAlias = Ack | Refused | Pong | PadMessage


# ---- over HTTP


class NewPad(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to share a pad as it stands. The id is random and kept secret, as for a table."""

    id: RequestId
    document: dict[str, Any]


class NewPhone(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to join a shared pad, with its code."""

    id: RequestId
    code: Annotated[str, Meta(max_length=20)]


class PadCode(Struct, frozen=True):
    """What somebody with the code of a shared pad may know before joining."""

    pad: str
    game: str
    names: list[str]


class PadGiven(Struct, frozen=True):
    """The way to a shared pad: `/score#with=<pad>.<secret>`."""

    pad: str
    code: str
    secret: str


PAD_BODIES = (NewPad, NewPhone, PadCode, PadGiven)
