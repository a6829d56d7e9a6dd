"""File descriptors: how many a process may have open; every connection is one of them."""

from typing import Final

from sushibelt.core.refusal import Refusal

try:
    import resource
except ImportError:  # pragma: no cover - where there is no such limit
    resource = None  # type: ignore[assignment]

OWN: Final = 200  # for the store, the site, threads and workers, with room to spare
FEWEST: Final = 50  # connections that a server is worth starting for
USUAL: Final = 4000


def connections(wanted: int | None) -> int:
    """Return how many connections there may be, and have the system allow as many files.

    Raise Refusal if it doesn't; where no number is asked for, fewer than usual will do.
    """
    if resource is None:  # pragma: no cover
        return wanted or USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = (wanted or USUAL) + OWN
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    there = needed if soft == resource.RLIM_INFINITY else min(soft, needed)
    if there - OWN < (wanted or FEWEST):
        raise Refusal(
            "files-too-few",
            allowed=str(there),
            connections=str(wanted or FEWEST),
            needed=str((wanted or FEWEST) + OWN),
        )
    return there - OWN
