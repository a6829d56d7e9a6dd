"""Rows as numpy records, the form in which compiled rules take them, and back. Exact both ways."""

from typing import Any, TypeAlias, TypeVar

import numpy as np

from sushibelt.core.layout import Row

Records: TypeAlias = np.ndarray[Any, np.dtype[Any]]
R = TypeVar("R", bound=Row)

_layouts: dict[type[Row], np.dtype[Any]] = {}


def dtype_of(cls: type[Row]) -> np.dtype[Any]:
    """Return the layout of a record that holds such a row: always the same one, to tell it by."""
    if cls not in _layouts:
        _layouts[cls] = np.dtype(cls.dtype())
    return _layouts[cls]


def integer_of(cls: type[Row]) -> np.dtype[Any]:
    """Return the one type of integer of which such records consist."""
    return dtype_of(cls)[0].base


def record(row: Row) -> Records:
    """Return a row as an array of one record; the record itself is its element 0."""
    numbers = np.array(row.pack(), integer_of(type(row)))
    return numbers.view(dtype_of(type(row)))


def numbers_of(records: Records, cls: type[Row]) -> list[int]:
    """Return all numbers of the first record, in the order in which the row packs them."""
    numbers: list[int] = records[:1].view(integer_of(cls)).tolist()
    return numbers


def row(records: Records, cls: type[R]) -> R:
    """Return the first record as a row."""
    return cls.unpack(numbers_of(records, cls))
