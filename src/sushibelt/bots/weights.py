"""Learned weights on the disk, as `python -m sushibelt.training` wrote them."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from sushibelt.core.layout import Grid

TABLES = ("two", "more")  # seats; each has a list of weights


@dataclass(frozen=True)
class Weights:
    """The file of a family's weights, and what must be in it."""

    file: Path
    format: str
    count: int  # in a list

    def read(self) -> Grid:
        """Return the lists of weights; raise ValueError if they were made for another encoding."""
        told = json.loads(self.file.read_text(encoding="utf-8"))
        rows = [list(told["policy"][table]) for table in TABLES]
        if told["format"] != self.format or any(len(row) != self.count for row in rows):
            raise ValueError(f"{self.file.name} was made for another encoding: train again")
        return rows

    @cached_property
    def _kept(self) -> Grid:
        return self.read()

    def policy(self) -> Grid:
        """Return the lists of weights, to be kept by the caller; the file is read once."""
        return [row[:] for row in self._kept]
