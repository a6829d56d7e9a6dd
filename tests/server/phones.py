"""Phones on a shared pad, over real sockets."""

import json
from collections.abc import Callable
from typing import Any

from tests.scorepad.documents import Document
from tests.server.process import PATIENCE, Server, unique

PAD: Document = {"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": []}


def shared(server: Server, document: Document = PAD) -> dict[str, Any]:
    """Share a pad; return its id, code and secret."""
    answer = server.http.post("/api/pads", json={"id": unique("request"), "document": document})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def address_of(server: Server, pad: str) -> str:
    """Where phones call."""
    return f"{server.address.replace('http', 'ws', 1)}/ws/pads/{pad}"


class Phone:
    """One phone; keeps the pad as it was told last."""

    def __init__(self, server: Server, given: dict[str, Any], plate: int | None = None) -> None:
        self.socket, self._open = server.line(f"/ws/pads/{given['pad']}")
        self.told: dict[str, Any] = {}
        self.name = unique("phone")
        hello = {"secret": given["secret"], "phone": self.name, "plate": plate}
        assert self.say("hello", **hello)["type"] == "ack"
        self.until(bool)

    def receive(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "pad":
            self.told = message
        return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        message = {"type": kind, "id": unique("m"), **fields}
        self.socket.send(json.dumps(message))
        while True:
            answer = self.receive()
            if answer["type"] != "pad" and answer["id"] in (message["id"], None):
                return answer

    def write(self, at: str, value: Any, **more: Any) -> dict[str, Any]:
        """Write one cell."""
        return self.say("write", cells=[{"at": at, "value": value}], **more)

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the pad is so; return its document."""
        while not holds(self.told):
            self.receive()
        return dict(self.told["document"])

    def close(self) -> None:
        """Leave."""
        self._open.close()
