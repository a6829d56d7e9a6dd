"""Where generated modules live between runs, and how they are loaded.

A module's name holds the digest of its text and of numba's version, so what numba keeps on disk
beside it cannot be stale: other rules are another file. Any number of processes may write the same
file at once; each writes under a name of its own and then renames it, all of them the same text.
"""

import os
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from types import ModuleType

VARIABLE = "SUSHIBELT_CACHE"


def wanted_folder() -> Path:
    """Return the folder that the user or the platform names for caches."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    platform = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(platform) if platform else Path.home() / ".cache") / "sushibelt"


@cache
def _temporary() -> "TemporaryDirectory[str]":
    """Make a folder for this process alone; it is removed at exit.

    A fixed name in a shared folder would let others put code in our way.
    """
    return TemporaryDirectory(prefix="sushibelt-")


def write_once(folder: Path, name: str, text: str) -> Path:
    """Write a file unless it is there already with this very text."""
    path = folder / name
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not os.access(folder, os.W_OK):
        raise PermissionError(folder)  # numba writes beside the file, and reads only if it could
    try:
        if path.read_bytes() == text.encode():
            return path
    except OSError:
        pass  # it is not there yet
    new = folder / f"{name}.{token_hex(8)}.new"
    try:
        new.write_bytes(text.encode())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    return path


def stored(name: str, text: str) -> Path:
    """Return the path of a file with this text: in the cache, or for this process alone."""
    try:
        return write_once(wanted_folder(), name, text)
    except (OSError, RuntimeError, ValueError):  # read-only, full, no home, an impossible name
        return write_once(Path(_temporary().name), name, text)


def name_of(title: str, text: str, version: str) -> str:
    """Return what a module with this text is called."""
    digest = sha256(f"{version}\n{text}".encode()).hexdigest()[:20]
    return f"sushibelt_{title}_{digest}"


def are_compiled(title: str, text: str, version: str, functions: Iterable[str]) -> bool:
    """Tell whether numba has kept these functions of a module beside its text."""
    folder, name = wanted_folder() / "__pycache__", name_of(title, text, version)
    try:
        return all(any(folder.glob(f"{name}.{each}-*.nbi")) for each in functions)
    except (OSError, RuntimeError, ValueError):
        return False


def load(title: str, text: str, version: str) -> ModuleType:
    """Import this text as a module; the same text is imported once in a process."""
    name = name_of(title, text, version)
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, stored(f"{name}.py", text))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # numba looks here for the module of a function that it had stored
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
