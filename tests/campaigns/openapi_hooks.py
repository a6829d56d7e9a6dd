"""What Schemathesis is told beyond the schema; it runs this file in an environment of its own."""

import json
import os
from ipaddress import IPv4Address
from itertools import count
from typing import Any

import schemathesis

KNOWN: dict[str, str] = json.loads(os.environ["SUSHIBELT_KNOWN"])
FAMILIES = ("sushi-go", "sushi-roll", "sushizock")
LONGEST_CODE = 20  # a longer one was meant to be wrong
ADDRESSES = count(int(IPv4Address("10.0.0.1")))


@schemathesis.hook
def before_call(_: Any, case: Any, __: dict[str, Any]) -> None:
    """Send every request from another address."""
    case.headers = {**(case.headers or {}), "X-Forwarded-For": str(IPv4Address(next(ADDRESSES)))}


@schemathesis.hook
def map_path_parameters(_: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Lead every other request to something that exists."""
    known = {**KNOWN, "family": FAMILIES[0]}
    return path_parameters and {
        name: known[name] if name in known and len(str(value)) % 2 else value
        for name, value in path_parameters.items()
    }


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    """Give every other request that has a code one that exists."""
    code = body.get("code") if isinstance(body, dict) else None
    if not isinstance(code, str) or len(code) > LONGEST_CODE or len(code) % 2:
        return body
    pads = context.operation.path.startswith("/api/pads")
    return {**body, "code": KNOWN["pad_code" if pads else "code"]}
