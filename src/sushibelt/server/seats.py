"""Secrets, codes and names: who somebody is at a table, and what they may do.

A secret is derived from the random id of the request that asked for it and from a salt that only
the store knows, so that the same request gives the same answer again, even after a restart, while
the store keeps nothing but the SHA-256 of the secret.
"""

import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from sushibelt.core.refusal import Refusal

SecretRole: TypeAlias = Literal["seat", "host", "watch", "pad"]

CODE_LETTERS = "ACDEFHJKMNPRTUVWXY3479"  # none that sounds or looks like another
CODE_LENGTH = 6
LONGEST_NAME = 20
BOTS_NAME = re.compile(r".+-[1-9]")  # how a record names bots
TOKEN = 16  # random bytes of an id


class Key(NamedTuple):
    """A secret as the store knows it."""

    hash: str
    role: SecretRole
    member: str | None
    request: str  # SHA-256 of the request's id
    salt: str


class Who(NamedTuple):
    """What somebody proved to be: a member with a seat or on the waiting list, host, watcher."""

    member: str | None = None
    host: bool = False


def token() -> str:
    """Return a new unguessable id."""
    return secrets.token_urlsafe(TOKEN)


def spoken_code() -> str:
    """Return a new code that is easily said over a telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """Return a code as it is stored: case and spaces do not matter."""
    return "".join(typed.split()).replace("-", "").upper()


def digest(text: str) -> str:
    """Return what the store keeps of a secret or of a request's id."""
    return sha256(text.encode()).hexdigest()


def derive(request: str, role: SecretRole, salt: str) -> str:
    """Return the secret that this request gets for this role."""
    made = sha256(f"sushibelt/secret|{role}|{salt}|{request}".encode()).digest()
    return urlsafe_b64encode(made).decode().rstrip("=")


def make_key(request: str, role: SecretRole, member: str | None = None) -> tuple[str, Key]:
    """Return a new secret and what the store keeps of it."""
    salt = token()
    secret = derive(request, role, salt)
    return secret, Key(digest(secret), role, member, digest(request), salt)


def tidy_name(given: str, taken: tuple[str, ...] = ()) -> str:
    """Return a name fit for a seat; raise Refusal if it is none."""
    name = " ".join(given.split())
    if not name:
        raise Refusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", name=name[:LONGEST_NAME], limit=LONGEST_NAME)
    if not name.isprintable():
        raise Refusal("name-unprintable")
    if BOTS_NAME.fullmatch(name):
        raise Refusal("name-is-a-bot", name=name)
    if name in taken:
        raise Refusal("name-twice", name=name)
    return name
