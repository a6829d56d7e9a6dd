"""The modes in which the same rules run here: on rows, on strict rows, and compiled on records."""

from collections.abc import Callable
from itertools import chain
from typing import Any, Protocol

import numpy as np

from sushibelt.core.layout import Row, zeros
from sushibelt.fast.compile import Compiled
from sushibelt.fast.records import dtype_of, record
from sushibelt.games.family import AnyGame


class Mode(Protocol):
    """How rows and arrays are made and read in a mode; `rules` has the contract."""

    rules: Any

    def row(self, row: Row) -> Any: ...
    def blank(self, cls: type[Row]) -> Any: ...
    def array(self, *shape: int) -> Any: ...
    def of(self, rule: Callable[..., Any]) -> Callable[..., Any]: ...
    def field(self, row: Any, name: str) -> Any: ...
    def numbers(self, row: Any) -> list[int]: ...
    def plain(self, array: Any) -> list[Any]: ...


class Interpreted:
    """Rules as they stand, on rows."""

    def __init__(self, game: AnyGame) -> None:
        self.rules: Any = game.family

    def row(self, row: Row) -> Any:
        return row.copy()

    def blank(self, cls: type[Row]) -> Any:
        return cls()

    def array(self, *shape: int) -> Any:
        return zeros(shape)

    def of(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return rule

    def field(self, row: Any, name: str) -> Any:
        return getattr(row, name)

    def numbers(self, row: Any) -> list[int]:
        """What `row.pack()` gives, only quicker."""
        numbers: list[int] = []
        for name, shape in row.fields:
            value = getattr(row, name)
            for _ in shape[1:]:
                value = chain.from_iterable(value)
            numbers += value if shape else [value]
        return numbers

    def plain(self, array: Any) -> list[Any]:
        if array and isinstance(array[0], list):
            return [self.plain(part) for part in array]
        return list(array)


class Unended(list[Any]):
    """A list that cannot be counted from its end."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0
        super().__setitem__(index, value)


def unended(value: Any) -> Any:
    return Unended(map(unended, value)) if isinstance(value, list) else value


class Strict(Interpreted):
    """Rules as they stand, on rows whose lists refuse negative indices."""

    def row(self, row: Row) -> Any:
        made = row.copy()
        for name, _ in made.fields:
            setattr(made, name, unended(getattr(made, name)))
        return made

    def blank(self, cls: type[Row]) -> Any:
        return self.row(cls())

    def array(self, *shape: int) -> Any:
        return unended(zeros(shape))


class Recorded:
    """Compiled rules, on records."""

    def __init__(self, rules: Compiled) -> None:
        self.rules: Any = rules

    def row(self, row: Row) -> Any:
        return record(row)[0]

    def blank(self, cls: type[Row]) -> Any:
        return np.zeros(1, dtype_of(cls))[0]

    def array(self, *shape: int) -> Any:
        return np.zeros(shape, np.int64)

    def of(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return self.rules.of(rule)

    def field(self, row: Any, name: str) -> Any:
        return row[name]

    def numbers(self, row: Any) -> list[int]:
        numbers: list[int] = np.frombuffer(row.tobytes(), "<i8").tolist()
        return numbers

    def plain(self, array: Any) -> list[Any]:
        plain: list[Any] = array.tolist()
        return plain
