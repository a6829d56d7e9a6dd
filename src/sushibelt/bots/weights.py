"""Learned weights on the disk, as `python -m sushibelt.training` wrote them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sushibelt.core.layout import Grid, Vector


@dataclass(frozen=True)
class Weights:
    """The file of a family's weights, and what must be in it."""

    file: Path
    format: str
    lengths: Mapping[str, int]  # of the lists in it, by name

    def read(self) -> Grid:
        """Return the lists of weights; raise ValueError if they were made for another encoding."""
        told = self._told["policy"]
        return [self.padded(told[name]) for name in self.lengths]

    def padded(self, row: Vector) -> Vector:
        """Return a list of weights as long as the longest is."""
        return [*row, *[0] * (self.longest - len(row))]

    @property
    def longest(self) -> int:
        """How long the longest list is."""
        return max(self.lengths.values())

    @property
    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        lengths = {name: len(row) for name, row in told["policy"].items()}
        if told["format"] != self.format or lengths != dict(self.lengths):
            raise ValueError(f"{self.file.name} was made for another encoding: train again")
        return told

    @cached_property
    def _kept(self) -> Grid:
        return self.read()

    def policy(self) -> Grid:
        """Return the lists of weights, to be kept by the caller; the file is read once."""
        return [row[:] for row in self._kept]

    def renewed(self, rows: Mapping[str, Vector], command: str, choices: int) -> str:
        """Return the text of the file with some lists made anew; each list has a line of its own.

        Every list is told of in `made`: by which command, and from how many choices.
        """
        made = [{"lists": list(rows), "command": command, "choices": choices}]
        lists = dict(rows)
        if set(rows) != set(self.lengths):
            told = self._told
            lists = {**told["policy"], **rows}
            for entry in reversed(told["made"]):
                others = [name for name in entry["lists"] if name not in rows]
                if others:
                    made.insert(0, {**entry, "lists": others})
        entries = ",\n".join(map(json.dumps, made))
        policy = ",\n".join(f'"{name}": {json.dumps(lists[name])}' for name in self.lengths)
        return (
            f'{{"format": "{self.format}", "made": [\n{entries}\n], "policy": {{\n{policy}\n}}}}\n'
        )
