"""Where machine code lies between runs: one compiled function a file, a folder for its makers.

The makers of code are all that decides it besides its text: compilers, their settings, the
processor. A file begins with a digest of both and of the code that follows. So one that is damaged,
renamed or from elsewhere is as good as none, and the function is compiled again. Any number of
processes may write the same file at once; each writes under a name of its own and then renames it.
A folder that cannot be written is read all the same.
"""

import os
from hashlib import sha256
from pathlib import Path

VARIABLE = "SUSHIBELT_CACHE"
DIGEST = 32  # bytes
PROBLEMS = (OSError, RuntimeError, ValueError)  # read-only, full, no home, an impossible name


def wanted_folder() -> Path:
    """Return the folder that the user or the platform names for caches."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    platform = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(platform) if platform else Path.home() / ".cache") / "sushibelt"


def folder_of(makers: str) -> Path:
    """Return where the code of these makers lies."""
    return wanted_folder() / f"code-{sha256(makers.encode()).hexdigest()[:16]}"


def have_worked(makers: str) -> bool:
    """Tell whether these makers have made anything here."""
    try:
        return folder_of(makers).is_dir()
    except PROBLEMS:
        return False


class Store:
    """The compiled functions of one generated module."""

    def __init__(self, makers: str, title: str, text: str) -> None:
        self._makers, self._text = makers, text
        self._stem = f"{title}-{sha256(text.encode()).hexdigest()[:20]}"

    def _file(self, function: str) -> Path:
        return folder_of(self._makers) / f"{self._stem}-{function}.o"

    def _seal(self, function: str, code: bytes) -> bytes:
        parts = (self._makers.encode(), self._text.encode(), function.encode(), code)
        return sha256(b"".join(sha256(part).digest() for part in parts)).digest()

    def fetch(self, function: str) -> bytes | None:
        """Return the code of a function, if it lies there sound."""
        try:
            found = self._file(function).read_bytes()
        except PROBLEMS:
            return None
        code = found[DIGEST:]
        return code if found[:DIGEST] == self._seal(function, code) else None

    def keep(self, function: str, code: bytes) -> None:
        """Write the code of a function for later runs, if that can be done."""
        try:
            file = self._file(function)
            for folder in (wanted_folder(), file.parent):  # others could put code in our way
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            new = file.with_name(f"{file.name}.{os.urandom(8).hex()}.new")
            try:
                new.write_bytes(self._seal(function, code) + code)
                new.replace(file)
            finally:
                new.unlink(missing_ok=True)
        except PROBLEMS:
            pass  # the next process compiles for itself
