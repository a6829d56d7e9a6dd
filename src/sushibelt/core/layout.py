"""One declaration of a row of integers: nested lists here, numpy records when compiled.

A row is a class whose fields are integers, or nested lists of integers of a fixed shape::

    class Table(Row):
        round: int = ints()
        hands: Grid = ints(5, 16)

Interpreted code works on instances; `Row.dtype()` describes the very same fields to numpy, and
`pack`/`unpack` give them as one flat tuple, the form in which two rows are compared or stored.
"""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NamedTuple, Self

Vector = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]


class Field(NamedTuple):
    """The shape of one field; an empty shape is a plain integer."""

    shape: tuple[int, ...]


def ints(*shape: int) -> Any:
    """Declare a field of a row: an integer, or nested lists of integers of this shape."""
    return Field(shape)


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of this shape, full of zeros."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    if len(shape) == 2:
        return [[0] * shape[1] for _ in range(shape[0])]
    return [zeros(shape[1:]) for _ in range(shape[0])]


def _copy(value: Any, depth: int) -> Any:
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    if depth == 2:
        return [inner[:] for inner in value]
    return [_copy(inner, depth - 1) for inner in value]


def flatten(value: Any) -> Iterator[int]:
    """Yield the integers of nested lists, in order; an integer is itself."""
    if isinstance(value, list):
        for inner in value:
            yield from flatten(inner)
    else:
        yield value


def _build(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(numbers)
    return [_build(numbers, shape[1:]) for _ in range(shape[0])]


class Row:
    """Integers under fixed names. Subclasses only declare fields; they add no behaviour."""

    fields: ClassVar[tuple[tuple[str, tuple[int, ...]], ...]] = ()

    def __init_subclass__(cls) -> None:
        """Collect the declared fields, inherited ones first, in the order they are written."""
        own = ((n, f.shape) for n, f in vars(cls).items() if isinstance(f, Field))
        cls.fields = (*cls.fields, *own)

    def __init__(self) -> None:
        here = self.__dict__
        for name, shape in self.fields:
            here[name] = zeros(shape)

    def copy(self) -> Self:
        """Return a row with the same numbers that shares nothing with this one."""
        new = object.__new__(type(self))
        here, there = self.__dict__, new.__dict__
        for name, shape in self.fields:
            there[name] = _copy(here[name], len(shape))
        return new

    def pack(self) -> tuple[int, ...]:
        """All numbers, in the order of the declaration."""
        return tuple(n for name, _ in self.fields for n in flatten(getattr(self, name)))

    @classmethod
    def unpack(cls, numbers: Iterable[int]) -> Self:
        """Return the row that packs to these numbers."""
        new, rest = cls(), iter(numbers)
        for name, shape in cls.fields:
            setattr(new, name, _build(rest, shape))
        return new

    @classmethod
    def dtype(cls) -> list[tuple[str, str, tuple[int, ...]]]:
        """Return the same fields as numpy understands them: `numpy.dtype(Table.dtype())`."""
        return [(name, "<i8", shape) for name, shape in cls.fields]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.pack()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)}" for name, _ in self.fields)
        return f"{type(self).__name__}({values})"
