"""Phones on a shared pad, over real sockets."""

from collections.abc import Callable
from typing import Any

from tests.scorepad.documents import Document
from tests.server.process import Line, Server, unique

PAD: Document = {"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": []}


def shared(server: Server, document: Document = PAD) -> dict[str, Any]:
    """Share a pad; return its id, code and secret."""
    answer = server.http.post("/api/pads", json={"id": unique("request"), "document": document})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def address_of(server: Server, pad: str) -> str:
    """Where phones call."""
    return f"{server.address.replace('http', 'ws', 1)}/ws/pads/{pad}"


class Phone(Line):
    """One phone at a pad."""

    kind = "pad"

    def __init__(self, server: Server, given: dict[str, Any], plate: int | None = None) -> None:
        self.name = unique("phone")
        hello = {"secret": given["secret"], "phone": self.name, "plate": plate}
        super().__init__(server, f"/ws/pads/{given['pad']}", **hello)

    def write(self, at: str, value: Any, **more: Any) -> dict[str, Any]:
        """Write one cell."""
        return self.say("write", cells=[{"at": at, "value": value}], **more)

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the pad is so; return its document."""
        while not holds(self.message):
            self.receive()
        return dict(self.message["document"])
