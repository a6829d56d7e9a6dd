"""The wire is what its descriptions say: TypeScript types, docs/protocol.md, words."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sushibelt.server import wire
from sushibelt.server.http import bodies as http_bodies
from sushibelt.server.tables import bodies as table_bodies
from sushibelt.server.tables import messages
from sushibelt.server.types import typescript
from sushibelt.words import knows

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = get_args(messages.ClientMessage)
STRUCTS = {
    name: kind
    for module in (wire, messages, table_bodies, http_bodies)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not name.startswith("_")
    if kind not in (msgspec.Struct, wire.FromClient, wire.FromServer)
}


def test_the_types_of_the_page_are_current() -> None:
    """`python -m sushibelt.server.types web/src/wire/types.ts` writes them."""
    written = (ROOT / "web" / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    assert written == typescript()


@pytest.mark.parametrize("kind", CLIENT, ids=lambda kind: kind.__name__)
def test_every_message_of_a_page_is_explained(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    section = PROTOCOL.partition("### From the page")[2]
    row = next(line for line in section.splitlines() if f"`{tag}`" in line)
    for field in kind.__struct_fields__:
        if field != "id":
            assert f"`{field}`" in row, f"{tag} has {field}"


@pytest.mark.parametrize("name", sorted(set(STRUCTS) - {kind.__name__ for kind in CLIENT}))
def test_every_field_that_the_server_tells_is_explained(name: str) -> None:
    kind = STRUCTS[name]
    heading = kind.__struct_config__.tag or name
    section = re.split(rf"^#+ {heading}$", PROTOCOL, flags=re.MULTILINE)[1]
    section = re.split(r"^#", section, flags=re.MULTILINE)[0]
    for field in kind.__struct_fields__:
        assert f"`{field}`" in section, f"{name} has {field}"


def test_every_phrase_has_words() -> None:
    assert len(messages.PHRASES) > 5
    assert all(knows(phrase) for phrase in messages.PHRASES)


def test_a_message_goes_over_the_wire_and_comes_back_the_same() -> None:
    message = messages.Pick(id="1", n=3, actions=["egg"])
    data = msgspec.json.encode(message)
    assert msgspec.json.decode(data)["type"] == "pick"
    assert msgspec.json.decode(data, type=messages.ClientMessage) == message
