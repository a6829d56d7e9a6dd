"""Which data is meant: the path of a SQLite file, or the address of a Postgres database.

An address may hold a password. Nothing here, in a refusal or in the log ever shows it, and what
looks like an address with a slip in it is refused, not taken for the name of a file.
"""

import re
from pathlib import Path
from typing import TypeAlias
from urllib.parse import SplitResult, unquote, urlsplit

from sushibelt.core.refusal import Refusal

SCHEMES = ("postgresql", "postgres")
ADDRESS = re.compile(r"\s*postgres\w*(\+\w+)?\s*(:|//)|.*://", re.IGNORECASE | re.DOTALL)
BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")


class DatabaseAddress:
    """The address of a database, as libpq takes it; as text it is without password and options."""

    def __init__(self, given: str) -> None:
        """Raise Refusal for what is no such address."""
        parts = _parts(given)
        self._given = given
        self._secrets = _secrets(parts)
        where = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
        self._name = f"postgresql://{f'{parts.username}@' if parts.username else ''}{where}"
        self._name += parts.path or "/"

    @property
    def conninfo(self) -> str:
        """The whole address, with its password: for the driver, and nobody else."""
        return self._given

    def hidden(self, text: str) -> str:
        """Return what somebody else said about it, in one line and without its secrets."""
        line = " ".join(text.split())
        for secret in self._secrets:
            line = line.replace(secret, "…")
        return line

    def __str__(self) -> str:
        return self._name

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DatabaseAddress) and self._given == other._given

    def __hash__(self) -> int:
        return hash(self._given)


Data: TypeAlias = Path | DatabaseAddress


def data_from(given: str) -> Data:
    """Return what a setting or an option means; raise Refusal for an address with a slip in it."""
    return DatabaseAddress(given) if ADDRESS.match(given) else Path(given)


def _parts(given: str) -> SplitResult:
    try:
        parts = urlsplit(given)
        _ = parts.port  # which may be none
    except ValueError:
        raise Refusal("database-address-wrong") from None
    beyond = f"{parts.path}{parts.query}{parts.fragment}"
    if (
        parts.scheme not in SCHEMES
        or not given.lower().startswith(f"{parts.scheme}://")
        or parts.netloc.count("@") > 1
        or "@" in beyond  # a password with / ? or # in it: what follows would be shown as a name
        or parts.fragment
        or BROKEN_ESCAPE.search(given)
        or not given.isprintable()
        or " " in given
    ):
        raise Refusal("database-address-wrong")
    return parts


def _secrets(parts: SplitResult) -> list[str]:
    """Return all that must not be shown, as it was typed and as it was meant."""
    typed = re.findall(r"(?:^|&)[^=&]*password=([^&]*)", parts.query, re.IGNORECASE)
    both = {form for one in (parts.password or "", *typed) for form in (one, unquote(one))}
    return sorted(filter(None, both), key=len, reverse=True)
