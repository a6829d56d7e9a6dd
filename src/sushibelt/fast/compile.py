"""The rules of a family compiled: the same functions, over records instead of rows.

One module is generated for a family; it serves all its editions. The functions of the contract and
the drivers are compiled when they are first asked for and kept on disk. All other rules are
compiled into those that call them. numba is needed for compiling alone.
"""

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from typing import Any

from sushibelt.core.layout import Row
from sushibelt.core.refusal import Refusal
from sushibelt.fast.cache import Store, have_worked
from sushibelt.fast.machine_code import Function, is_installed, makers
from sushibelt.fast.module_text import Written, written
from sushibelt.fast.source import Links, Rule, unique_name
from sushibelt.games.family import AnyFamily, AnyGame


class Compiled:
    """The contract of a family and the drivers, compiled: `legal`, `step`, `play_games`, …

    They take records, arrays of 64-bit integers and integers where the rules take rows, lists and
    integers; a driver does without what is linked into it. Records and arrays belong to one thread
    at a time; other threads may run meanwhile.
    """

    def __init__(self, module: Written) -> None:
        self.module = module
        self.store = Store(makers(), module.title, module.text)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Fetch a function from the disk, or compile it."""
        if name not in self.module.roots:
            raise AttributeError(name)
        code = self.store.fetch(name)
        if code is None:
            code = self._compiled(name)
            self.store.keep(name, code)
        made = Function(code, self.module.roots[name])
        setattr(self, name, made)
        return made

    def of(self, rule: Rule) -> Callable[..., Any]:
        """Return any rule that a door may call, such as one of scoring, compiled."""
        twin: Callable[..., Any] = getattr(self, unique_name(rule))
        return twin

    def _compiled(self, name: str) -> bytes:
        with compiling():
            from sushibelt.fast.parts import Root  # noqa: PLC0415 - numba is slow to import

            signature, function = self.declared["ROOTS"][name]
            return Root(function).machine_code(signature)

    @cached_property
    def declared(self) -> dict[str, Any]:
        """What the module declares; rules that several functions call are compiled once."""
        names: dict[str, Any] = {"__name__": self.module.title.replace("-", "_")}
        exec(compile(self.module.text, f"<{self.module.title}>", "exec"), names)
        return names


@contextmanager
def compiling() -> Iterator[None]:
    """Compile loops as they stand, and collect no garbage meanwhile.

    numba would make loops work on vectors. Those of rules run a few times each, and so their games
    lost up to a seventh by it. What a compiler builds is kept to its end, so that looking through
    it for garbage again and again cost a seventh of its time.
    """
    from numba.core import config  # noqa: PLC0415 - slow to import
    from numba.core.compiler_lock import global_compiler_lock  # noqa: PLC0415

    settings = vars(config)
    with global_compiler_lock:
        before, collects = settings["LOOP_VECTORIZE"], gc.isenabled()
        settings["LOOP_VECTORIZE"] = 0
        gc.disable()
        try:
            yield
        finally:
            settings["LOOP_VECTORIZE"] = before
            if collects:
                gc.enable()


def available() -> bool:
    """Tell whether rules can be compiled; otherwise everything runs interpreted."""
    if "numba" in sys.modules:
        return sys.modules["numba"] is not None
    return _works()


@cache
def _works() -> bool:
    """Tell whether numba is installed and works, which is so if it did before."""
    if not is_installed():
        return False
    try:
        if not have_worked(makers()):
            import numba  # noqa: F401, PLC0415 - slow to import
    except (ImportError, OSError):
        return False
    return True


@cache
def compiled(family: AnyFamily, *drivers: Rule, **linked: Any) -> Compiled:
    """Return the rules of a family compiled, and drivers with what is linked into them."""
    return _made(family, drivers, linked, None)


@cache
def frozen(game: AnyGame, *drivers: Rule, **linked: Any) -> Compiled:
    """Return the rules compiled for one game alone: its book is built in, which is quicker.

    They are called like the others; the book that they are given is not read.
    """
    return _made(game.family, drivers, linked, game.book)


def is_kept(game: AnyGame, *drivers: Rule, **linked: Any) -> bool:
    """Tell whether the rules compiled for one game alone, and these drivers, lie on the disk."""
    if not available():
        return False
    store = frozen(game, *drivers, **linked).store
    return all(store.fetch(driver.__name__) is not None for driver in drivers)


def _made(family: AnyFamily, drivers: Iterable[Rule], linked: Links, book: Row | None) -> Compiled:
    if not available():
        raise Refusal("fast-missing")
    return Compiled(written(family, drivers, linked, book))
