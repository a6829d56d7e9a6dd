"""Machine code that numba has made, run without numba: linked by llvmlite, called through ctypes.

Importing numba takes longer than a thousand games. Rules need nothing of it once they are compiled:
they allocate nothing, raise nothing and know no Python, so that all they ask for from outside is
the C library's `memset` and the like.
"""

import os
import sys
from array import array
from collections.abc import Callable, Sequence
from ctypes import CFUNCTYPE, addressof, byref, c_char, c_int32, c_int64, c_void_p
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from itertools import accumulate, count
from math import prod
from operator import index
from pathlib import Path
from typing import Any, Final

from sushibelt.core.layout import Row

ENTRY = "sushibelt_root"  # the one function of an object file that can be called
SETTINGS = "NUMBA_"  # how variables begin that change what numba makes
CELL: Final = "q"  # an integer of 64 bits, as Python's arrays call it,
INTEGERS = ("q", "l")  # and as views of memory may
RETURNED = (0, -2)  # what numba's functions say of themselves: a value, or None

Taken = int | type[Row]
"""What a function takes: an array of so many dimensions (0: an integer), or the record of a row."""

_numbers = count()


def is_installed() -> bool:
    """Tell whether numba and llvmlite are there; whether they work shows when they are used."""
    return find_spec("numba") is not None and find_spec("llvmlite") is not None


@cache
def makers() -> str:
    """Return what decides machine code besides the rules: compilers, settings, the processor."""
    import llvmlite  # noqa: PLC0415 - may be missing
    from llvmlite import binding  # noqa: PLC0415

    return "\n".join([
        beside(find_spec("numba"), "_version.py"),  # numba itself is slow to import
        beside(find_spec("numpy"), "version.py"),
        beside(__spec__, "parts.py"),
        llvmlite.__version__,
        sys.version,
        binding.get_process_triple(),
        binding.get_host_cpu_name(),
        binding.get_host_cpu_features().flatten(),
        *sorted(f"{name}={os.environ[name]}" for name in os.environ if name.startswith(SETTINGS)),
    ])  # fmt: skip


def beside(module: ModuleSpec | None, file: str) -> str:
    """Return the text of a file that lies beside a module."""
    if module is None or module.origin is None:
        raise ImportError(file)
    return Path(module.origin).with_name(file).read_text()


@cache
def _linker() -> Any:
    from llvmlite import binding  # noqa: PLC0415

    binding.initialize_native_target()
    return binding.create_lljit_compiler()


class Function:
    """A compiled function. It takes records, arrays of 64-bit integers and integers.

    They may be numpy's or made here (`cells`, `blank`). Other threads may run meanwhile.
    """

    def __init__(self, code: bytes, takes: Sequence[Taken]) -> None:
        from llvmlite.binding import JITLibraryBuilder  # noqa: PLC0415

        builder = JITLibraryBuilder().add_object_img(code).add_current_process()
        builder.export_symbol(ENTRY)
        # The code stays where it is as long as this is referred to.
        self._linked = builder.link(_linker(), f"{ENTRY}_{next(_numbers)}")
        self._readers = [reader_of(each) for each in takes]
        ends = list(accumulate(words_of(each) for each in takes))
        self._places = [
            end - words_of(each) + place_in(each)
            for each, end in zip(takes, ends, strict=True)
            if each
        ]
        prototype = CFUNCTYPE(c_int32, c_void_p, c_void_p, *[c_int64] * ends[-1])
        self._call = prototype(self._linked[ENTRY])

    def __call__(self, *given: Any) -> int:
        """Call it, as numba's own functions call each other; return its integer, or 0 for none."""
        result, raised = c_int64(), c_void_p()
        words: list[int] = []
        for read, each in zip(self._readers, given, strict=True):
            words += read(each)
        if len({words[place] for place in self._places}) < len(self._places):
            raise TypeError("no row or array twice, please: compiled rules rely on it")
        if self._call(byref(result), byref(raised), *words) not in RETURNED:
            raise ArithmeticError("a rule has failed, say divided by zero")
        return result.value


def words_of(taken: Taken) -> int:
    """Return how many words make up an argument."""
    if not isinstance(taken, int):
        return 1
    return 5 + 2 * taken if taken else 1


def place_in(taken: Taken) -> int:
    """Return which of these words tells where a row or an array lies."""
    return 4 if isinstance(taken, int) else 0


def reader_of(taken: Taken) -> Callable[[Any], Sequence[int]]:
    """Return what turns an argument into words; whatever else is given is refused."""
    if not isinstance(taken, int):
        return record_reader(taken)
    return array_reader(taken) if taken else lambda given: (index(given),)


def array_reader(dimensions: int) -> Callable[[Any], Sequence[int]]:
    """Return what tells of an array as numba does: no owners, sizes, place, shape."""

    def read(given: Any) -> Sequence[int]:
        seen = memoryview(given)
        fits = seen.format in INTEGERS and seen.ndim == dimensions and seen.c_contiguous
        if not fits or seen.readonly or seen.shape is None or seen.strides is None:
            raise TypeError(f"{dimensions} dimensions of 64-bit integers in a row, please")
        place = addressof((c_char * 0).from_buffer(given))
        return (
            0,
            0,
            seen.nbytes // seen.itemsize,
            seen.itemsize,
            place,
            *seen.shape,
            *seen.strides,
        )

    return read


def record_reader(cls: type[Row]) -> Callable[[Any], Sequence[int]]:
    """Return what tells where a row lies: its cells, or a record of numpy."""
    size = sum(prod(shape) for _, shape in cls.fields)

    def read(given: Any) -> Sequence[int]:
        if isinstance(given, array):
            if given.typecode != CELL or len(given) != size:
                raise TypeError(f"the cells of a {cls.__name__}, please")
            return (given.buffer_info()[0],)
        from sushibelt.fast.records import dtype_of  # noqa: PLC0415 - numpy is slow to import

        layout = dtype_of(cls)
        if given.dtype is not layout and given.dtype != layout:
            raise TypeError(f"a record of {cls.__name__}, please")
        return (given.__array_interface__["data"][0],)

    return read


def cells(row: Row) -> "array[int]":
    """Return the memory of a row that machine code may work on: a record without numpy."""
    return array(CELL, row.pack())


def blank(*shape: int) -> Any:
    """Return an array full of zeros without numpy, which takes it for one of its own."""
    return memoryview(bytearray(prod(shape) * array(CELL).itemsize)).cast(CELL, shape)
