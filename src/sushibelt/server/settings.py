"""How a server is set up, by options and by `SUSHIBELT_…` variables; nonsense is refused."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from sushibelt.core.refusal import Refusal

DATA = "sushibelt.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set. docs/operations.md explains each."""

    data: Path = Path(DATA)
    origins: frozenset[str] = frozenset()  # pages that may talk to this server
    address: str = ""  # where others reach it, if not where the asker does
    searchers: int = 1  # worker processes for bots that search
    bot_pause: float = 0.7  # seconds between moves of bots that people watch one by one
    tables_per_hour: int = 60  # of one address
    codes_per_minute: int = 30  # looked up by one address
    sockets_per_address: int = 200
    idle_days: int = 30  # until a table that nobody visits is forgotten
    keep_days: int = 365  # until a finished match is


class Variables:
    """The `SUSHIBELT_…` variables of an environment."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._given = environment

    def text(self, name: str) -> str | None:
        """Return what a variable says, if it says anything."""
        return self._given.get(f"SUSHIBELT_{name}") or None

    def whole(self, name: str, usual: int, least: int, most: int) -> int:
        """Return a variable as a whole number within limits."""
        given = self.text(name)
        if given is None:
            return usual
        if not given.isascii() or not given.isdecimal() or not least <= int(given[:18]) <= most:
            variable, limits = f"SUSHIBELT_{name}", {"least": str(least), "most": str(most)}
            raise Refusal("variable-wrong", variable=variable, given=given, **limits)
        return int(given)

    def origins(self, usual: frozenset[str]) -> frozenset[str]:
        """Return the origins that are listed with commas between, or the usual ones."""
        given = self.text("ORIGINS")
        if given is None:
            return usual
        return frozenset(origin(part.strip()) for part in given.split(","))


def origin(given: str) -> str:
    """Return an origin such as `https://sushi.example`; raise Refusal if it is none."""
    parts = urlsplit(given)
    plain = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in ("http", "https") or not parts.netloc or given.rstrip("/") != plain:
        raise Refusal("origin-wrong", given=given)
    return plain.lower()


def from_environment(
    data: Path, origins: frozenset[str], address: str = "", variables: Variables | None = None
) -> Settings:
    """Return the settings of a server whose own pages have these origins."""
    said = variables or Variables()
    given = said.origins(origins)
    cores = os.cpu_count() or 1
    return Settings(
        data=data,
        origins=given,
        address=next(iter(given)) if given != origins and len(given) == 1 else address,
        searchers=said.whole("SEARCHERS", max(1, cores - 1), 1, 64),
        bot_pause=said.whole("BOT_PAUSE_MS", 700, 0, 10_000) / 1000,
        tables_per_hour=said.whole("TABLES_PER_HOUR", 60, 1, 1_000_000),
        codes_per_minute=said.whole("CODES_PER_MINUTE", 30, 1, 1_000_000),
        sockets_per_address=said.whole("SOCKETS_PER_ADDRESS", 200, 1, 1_000_000),
        idle_days=said.whole("IDLE_DAYS", 30, 1, 36_500),
        keep_days=said.whole("KEEP_DAYS", 365, 1, 36_500),
    )
