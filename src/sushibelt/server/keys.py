"""Secrets, codes and names: who somebody is at a table, and what they may do.

A secret is derived from the random id of the request that asked for it and from a salt that only
the store knows, so that the same request gives the same answer again, even after a restart, while
the store keeps nothing but the SHA-256 of the secret.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

SecretRole: TypeAlias = Literal["seat", "host", "watch", "pad"]

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
