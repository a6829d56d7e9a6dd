"""Invitation codes: six letters that people say aloud to let others in."""

import secrets

from sushibelt.core.refusal import Refusal
from sushibelt.server.store import Store

CODE_LETTERS = "ACDEFHJKMNPRTUVWXY3479"  # none that sounds or looks like another
CODE_LENGTH = 6
TRIES = 5  # for a code that nothing else has
CLOSED = "-"  # begins what stands in a code's place while nobody new may come: not to be typed


def spoken_code() -> str:
    """Return a new code that is easily said over a telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def closed_code() -> str:
    """Return what stands in a code's place where nobody new may come in."""
    return f"{CLOSED}{secrets.token_hex(5)}"


def is_closed(code: str) -> bool:
    """Whether no typed code can be this one."""
    return code.startswith(CLOSED)


def tidy_code(typed: str) -> str:
    """Return a code as it is stored: case and spaces do not matter."""
    return "".join(typed.split()).replace("-", "").upper()


async def unused_code(store: Store) -> str:
    """Return a new code that no table and no shared pad has."""
    for _ in range(TRIES):
        code = spoken_code()
        if await store.table_of_code(code) is None and await store.pad(code=code) is None:
            return code
    raise Refusal("server-fault")
