"""How numba compiles rules that only other rules call: once each, as parts of their roots.

By itself numba takes every function for one that Python may call: it wraps it twice, optimises it
together with all that it calls and makes machine code of that, and then does so again for its
caller, up to the root. And it compiles it anew for every constant and every length of an array that
it's called with. Only roots of ours become machine code. *Rough* parts are compiled for integers,
arrays and records, whatever their values, and optimised in their roots; *polished* ones, with a
book built in, are optimised on their way up, for every constant: such games are a quarter quicker.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.extending import lower_cast

from sushibelt.fast.machine_code import ENTRY

OPTIONS = {
    "_nrt": False,  # nothing is allocated, so nobody counts who refers to what
    "nopython": True,
    "no_rewrites": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


class PolishedLibrary(JITCodeLibrary):
    """The code of a part and of all that it calls, optimised, never run from here."""

    def _finalize_final_module(self) -> None:
        """Keep the module for linking alone."""
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


class RoughLibrary(PolishedLibrary):
    """The same, as it was written."""

    def _optimize_final_module(self) -> None:
        """Leave that to the root."""


class RootLibrary(PolishedLibrary):
    """All the code of a root, which alone is called from outside."""

    entry = ""  # what numba calls it

    def _optimize_final_module(self) -> None:
        """Tell the optimiser that nobody else calls the parts."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.entry:
                function.linkage = "internal"
        super()._optimize_final_module()  # type: ignore[no-untyped-call]

    def machine_code(self, entry: str) -> bytes:
        """Return it as an object file."""
        self.entry = entry
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        self._final_module.get_function(entry).name = ENTRY
        code: bytes = self._codegen._tm.emit_object(self._final_module)
        return code


class PolishingCompiler(Compiler):
    """numba's own compiler, whose results are there to be linked."""

    library: type[JITCodeLibrary] = PolishedLibrary

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Translate a function, and let others that are compiled call it."""
        context = self.state.targetctx
        library = self.state.library = self.library(context.codegen(), func.__qualname__)
        self.state.flags.no_compile = True
        made = super().compile_extra(func)  # type: ignore[no-untyped-call]
        # What numba knows a function by, as it makes it where there is no wrapper for Python.
        known_by = make_function(func, func.__name__, "", 0, made.environment, (library,))
        context.insert_user_function(known_by, made.fndesc, [library])
        return made._replace(entry_point=known_by)


class RoughCompiler(PolishingCompiler):
    """The same for parts that are optimised in their roots alone."""

    library = RoughLibrary


class RootCompiler(PolishingCompiler):
    """The same for what is called from outside, with rows and arrays that don't overlap."""

    library = RootLibrary

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Promise that to the optimiser: what is stored into one row leaves the others alone."""
        self.state.flags.noalias = True
        return super().compile_extra(func)


class Polished(CPUDispatcher):
    """A rule that only other rules call, and that is worth the compiler's time."""

    compiler = PolishingCompiler

    def __init__(self, rule: Callable[..., Any], **options: Any) -> None:
        super().__init__(rule, targetoptions=OPTIONS | options, pipeline_class=self.compiler)


class Root(Polished):
    """A function that is called from outside, with all the parts that it calls."""

    compiler = RootCompiler

    def machine_code(self, signature: Any) -> bytes:
        """Return it compiled, as an object file."""
        self.compile(signature)
        made: Any = self.overloads[signature.args]
        code: bytes = made.library.machine_code(made.fndesc.llvm_func_name)
        return code


class Rough(Polished):
    """A rule that only other rules call, compiled once for all of them."""

    compiler = RoughCompiler

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile it for what these types have in common with those of other calls."""
        return super().get_call_template(tuple(plain(each) for each in args), kws)


def plain(given: Any) -> Any:
    """Return the type of an integer or a row of integers, whatever else is known of it.

    What has more dimensions keeps its shape, with which its places are found.
    """
    if isinstance(given, types.NestedArray) and given.ndim == 1:
        return types.Array(given.dtype, 1, "C")
    return types.unliteral(given)  # type: ignore[no-untyped-call]


@lower_cast(types.NestedArray, types.Array)  # type: ignore[no-untyped-call, untyped-decorator]
def as_array(_context: Any, _builder: Any, _given: Any, _wanted: Any, value: Any) -> Any:
    """Take a row of a record for any row: they look the same."""
    return value


def rough(**options: Any) -> Callable[[Callable[..., Any]], Rough]:
    """Declare a rule of a module in which most are used little."""
    return lambda rule: Rough(rule, **options)


def polished(**options: Any) -> Callable[[Callable[..., Any]], Polished]:
    """Declare a rule of a module that plays one game very often."""
    return lambda rule: Polished(rule, **options)
