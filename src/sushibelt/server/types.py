"""TypeScript types of the wire: `python -m sushibelt.server.types FILE` writes them."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from sushibelt.games import GAMES
from sushibelt.server.http.bodies import HTTP_BODIES
from sushibelt.server.pads import messages as pad_messages
from sushibelt.server.tables import messages
from sushibelt.server.tables.bodies import TABLE_BODIES

OPENING = "// Written by `python -m sushibelt.server.types`; a test compares it with the wire.\n"
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
UNIONS: Mapping[str, tuple[type, ...]] = {
    "ClientMessage": get_args(messages.ClientMessage),
    "ServerMessage": get_args(messages.ServerMessage),
    "PadClientMessage": get_args(pad_messages.PadClientMessage),
    "PadServerMessage": get_args(pad_messages.PadServerMessage),
    "GameView": tuple(entry.view for entry in GAMES.values()),
}


def typescript() -> str:
    """Return the whole file."""
    kinds = [kind for union in UNIONS.values() for kind in union]
    everything = [*kinds, *TABLE_BODIES, *HTTP_BODIES, *pad_messages.PAD_BODIES]
    _, parts = msgspec.json.schema_components(everything)
    pieces = [OPENING]
    pieces += [_interface(name, schema) for name, schema in parts.items()]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in union)
        pieces.append(f"export type {name} = {members};\n")
    phrases = ", ".join(f'"{phrase}"' for phrase in messages.PHRASES)
    pieces.append(f"export const PHRASES = [{phrases}] as const;\n")
    return "\n".join(pieces)


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = []
    if said := schema.get("description"):
        lines.append(f"/** {' '.join(said.split())} */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};")
    lines.append("}\n")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    if "title" in schema:
        return str(schema["title"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    return _plain(schema)


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type", "")
    if kind == "array":
        return f"Array<{_type(schema['items'])}>"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return SIMPLE.get(kind, "unknown")


def _literal(value: str | None) -> str:
    return "null" if value is None else f'"{value}"'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
