"""Parts that need more than the package's own dependencies: what to install if they are missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from sushibelt.core.refusal import Refusal

INSTALL = 'pip install "sushibelt[server]"'


@contextmanager
def server_parts() -> Iterator[None]:
    """Say what is missing, if the server's libraries are imported inside and are not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Refusal("server-not-installed", module=missing.name, command=INSTALL) from None
