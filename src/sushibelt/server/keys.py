"""Keys: secrets that open a table or a shared pad, issued once for each request.

A secret is derived from the random id of the request that asked for it and from a salt that only
the store knows, so that the same request gives the same answer again, even after a restart, while
the store keeps nothing but the SHA-256 of the secret.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias

from sushibelt.core.refusal import Refusal
from sushibelt.server.rows import DbRow, Write
from sushibelt.server.store import Store

SecretRole: TypeAlias = Literal["seat", "host", "watch", "pad"]
Revoked: TypeAlias = Literal["left", "removed", "renewed", "closed"]

REASONS: Final[dict[Revoked, str]] = {
    "left": "secret-left",
    "removed": "secret-removed",
    "renewed": "secret-renewed",
    "closed": "secret-closed",
}
TOKEN = 16  # random bytes of an id
MOST_KEYS = 200  # of one table or pad, that open it
MOST_TO_WATCH = 150  # of them: whoever has the code could otherwise use them all up
MOST_REVOKED = 200  # that are remembered besides


class Key(NamedTuple):
    """A secret as the store knows it."""

    hash: str
    role: SecretRole
    member: str | None
    request: str  # SHA-256 of the request's id
    salt: str
    revoked: Revoked | None = None  # why it opens nothing any more

    def row(self, place: str) -> Write:
        """Return its row, as a key to this table or pad."""
        return Write("put_key", {**self._asdict(), "table_id": place})

    def dropped_row(self) -> Write:
        """Return the order to forget it."""
        return Write("drop_key", {"of_hash": self.hash})

    def revoked_row(self, why: Revoked) -> Write:
        """Return the order to let it open nothing any more."""
        return Write("revoke_key", {"of_hash": self.hash, "why": why})


class Who(NamedTuple):
    """What somebody proved to be: a member with a seat or on the waiting list, host, watcher."""

    member: str | None = None
    host: bool = False
    keys: tuple[str, ...] = ()  # hashes of the secrets that prove it

    @property
    def watches(self) -> bool:
        """Whether this is somebody who may look on, and no more."""
        return self.member is None and not self.host


# What is known of a key that was revoked so long ago that it is not remembered.
FORGOTTEN = Key("", "watch", None, "", "", "renewed")


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


class KeyRing:
    """The keys of one table or pad; `full` is why there may be no more of them."""

    def __init__(self, place: str, store: Store, full: str, keys: Iterable[Key]) -> None:
        self._place, self._store, self._full = place, store, full
        self._keys = {key.hash: key for key in keys}

    @classmethod
    async def load(cls, store: Store, place: str, full: str) -> "KeyRing":
        """Return the keys that the store has of a table or pad."""
        rows = await store.keys(table_id=place)
        return cls(place, store, full, (_key_of(row) for row in rows))

    def find(self, secret: str) -> Key:
        """Return the key of a secret; raise Refusal if it opens nothing here."""
        key = self._keys.get(digest(secret))
        if key is None:
            raise Refusal("secret-unknown")
        return _valid(key)

    def opened_by(self, *secrets: str) -> bool:
        """Whether one of these secrets opens something here."""
        found = (self._keys.get(digest(secret)) for secret in secrets)
        return any(key is not None and key.revoked is None for key in found)

    def of_request(self, request: str, role: SecretRole) -> Key | None:
        """Return the key that a request was given, if any; raise Refusal if it is revoked."""
        asked = (digest(request), role)
        found = (key for key in self._keys.values() if (key.request, key.role) == asked)
        return next((_valid(key) for key in found), None)

    def of_hashes(self, hashes: Iterable[str]) -> list[Key]:
        """Return the keys with these hashes, revoked or not."""
        return [self._keys.get(hash_, FORGOTTEN) for hash_ in hashes]

    def of_role(self, role: SecretRole) -> list[Key]:
        """Return the valid keys of a role."""
        return [key for key in self._keys.values() if key.role == role and key.revoked is None]

    @property
    def valid(self) -> list[Key]:
        """All keys that still open something."""
        return [key for key in self._keys.values() if key.revoked is None]

    def of_members(self, members: AbstractSet[str]) -> list[Key]:
        """Return the valid keys of these members."""
        valid = (key for key in self._keys.values() if key.revoked is None)
        return [key for key in valid if key.member in members]

    def issued(self, request: str, role: SecretRole) -> str:
        """Return the secret that a request was given; it has to have been given one."""
        key = self.of_request(request, role)
        assert key is not None
        return derive(request, role, key.salt)

    def make(self, request: str, role: SecretRole, member: str | None = None) -> Key:
        """Return a new key, to be stored and then added; raise Refusal if there are too many."""
        watching = role == "watch" and len(self.of_role(role)) >= MOST_TO_WATCH
        if watching or len(self.valid) >= MOST_KEYS:
            raise Refusal(self._full)
        return make_key(request, role, member)[1]

    def rows(self, key: Key) -> list[Write]:
        """Return what stores a new key; those revoked longest ago make room for it."""
        return [key.row(self._place), *(old.dropped_row() for old in self._too_old())]

    def add(self, key: Key) -> None:
        """Let a key that is stored open this place."""
        for old in self._too_old():
            del self._keys[old.hash]
        self._keys[key.hash] = key

    def _too_old(self) -> list[Key]:
        """Return the keys that are forgotten with the next one that is made.

        Not those of whoever made the table: the same request again has to be known.
        """
        makers = {key.request for key in self._keys.values() if key.role == "host"}
        revoked = [
            key
            for key in self._keys.values()
            if key.revoked is not None and key.request not in makers
        ]
        return revoked[: max(0, len(revoked) - MOST_REVOKED)]

    def revoke(self, keys: Mapping[Key, Revoked]) -> None:
        """Let keys open nothing any more, and know why; `Key.revoked_row` stores it."""
        for key, why in keys.items():
            self._keys[key.hash] = key._replace(revoked=why)

    async def issue(self, request: str, role: SecretRole) -> str:
        """Return the secret of a request: issued before, or stored as a new one."""
        if self.of_request(request, role) is None:
            key = self.make(request, role)
            await self._store.write(self.rows(key))
            self.add(key)
        return self.issued(request, role)


async def place_of(store: Store, request: str, role: SecretRole) -> str | None:
    """Return the table or pad that a request has a key to, if it was made for it already."""
    rows = await store.keys(request=digest(request), role=role)
    return str(rows[0]["table_id"]) if rows else None


def _valid(key: Key) -> Key:
    """Return a key that still opens something; raise Refusal if it does not."""
    if key.revoked is not None:
        reason = REASONS[key.revoked]
        raise Refusal(reason)
    return key


def _key_of(row: DbRow) -> Key:
    return Key(**{name: row[name] for name in Key._fields})
