"""docs/protocol.md explains all that phones on a shared pad say and are told."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sushibelt.server.pads import messages
from sushibelt.server.pads.messages import PadClientMessage, PadServerMessage

PROTOCOL = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
SAID = [kind for kind in get_args(PadClientMessage) if kind.__module__ == messages.__name__]
TOLD = [
    *(kind for kind in get_args(PadServerMessage) if kind.__module__ == messages.__name__),
    *(messages.Cell, *messages.PAD_BODIES),
]


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_every_message_of_a_phone_is_explained(kind: type[msgspec.Struct]) -> None:
    section = PROTOCOL.partition("### From a phone")[2]
    tag = kind.__struct_config__.tag
    row = next(line for line in section.splitlines() if line.startswith(f"| `{tag}`"))
    assert [f for f in kind.__struct_fields__ if f != "id" and f"`{f}`" not in row] == []


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_every_field_of_a_pad_is_explained(kind: type[msgspec.Struct]) -> None:
    heading = kind.__struct_config__.tag or kind.__name__
    section = re.split(rf"^#+ {heading}$", PROTOCOL, flags=re.MULTILINE)[1]
    section = re.split(r"^#", section, flags=re.MULTILINE)[0]
    assert [f for f in kind.__struct_fields__ if f"`{f}`" not in section] == []
