"""A Ray cluster as workers: tasks run wherever there is a free core, results come in order.

A task is a function of words and numbers (which deal, which games), so it gives the same result on
every machine that has the same code, and a task whose machine died is simply done again.
"""

import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from socket import gethostname
from typing import Any, Final
from warnings import catch_warnings

import sushibelt
from sushibelt.core.refusal import Refusal
from sushibelt.simulation.workers import WAITING, Processes, Result, Task, Workers

HERE: Final = "ray"  # the cluster that RAY_ADDRESS names; else one on this machine alone
REMOTE: Final = "ray://"  # a cluster elsewhere, through Ray's client
LOOPBACK: Final = "127.0.0.1"
RETRIES: Final = 5  # of a task whose machine died; one that kills five machines is at fault itself
STORE: Final = 100 * 1024 * 1024  # bytes of shared memory: results are small


def hire(on: str | None, processes: int | None) -> Workers:
    """Return workers on a cluster, or so many processes of this machine.

    On a cluster `processes` says how many cores to use at most; None means all of them.
    """
    if on is None:
        return Processes(processes or 1)
    if on != HERE and not (on.startswith(REMOTE) and on != REMOTE):
        raise Refusal("cluster-unknown", given=on)
    if find_spec("ray") is None:
        raise Refusal("cluster-missing")
    return Cluster(on, processes)


class Cluster:
    """All cores of a Ray cluster, or some of them."""

    def __init__(self, on: str, most: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
        import ray  # noqa: PLC0415 - slow to import, and may be missing

        self._ray: Any = ray
        self._on = os.environ.get("RAY_ADDRESS", HERE) if on == HERE else on
        self._most = most
        how = {"address": self._on} if self._on != HERE else _on_this_machine(most)
        self._aside = redirect_stdout(sys.stderr)  # where Ray tells of machines that died
        self._aside.__enter__()
        try:
            with catch_warnings(action="ignore"):
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **how)
        except Exception as problem:  # Ray has none of its own for a cluster that doesn't start
            self.dismiss()
            raise Refusal("cluster-unreachable", on=self._on, why=_first_line(problem)) from None

    def do(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the result of each task, in order."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(do_remotely)
        shared = ray.put(work)
        handed_out = (remote.remote(fingerprint(), shared, task) for task in tasks)
        waiting: deque[Any] = deque()
        try:
            waiting.extend(islice(handed_out, self._room))
            while waiting:
                result = ray.get(waiting.popleft())
                if isinstance(result, Refusal):
                    raise result
                yield result
                # A cluster may have grown or shrunk in the meantime.
                waiting.extend(islice(handed_out, max(0, self._room - len(waiting))))
        except ray.exceptions.RayTaskError as problem:
            if isinstance(problem.cause, ImportError):
                raise Refusal("cluster-lacks-package") from None
            raise
        except ray.exceptions.RayError as problem:
            why = _first_line(problem)
            raise Refusal("cluster-broke-down", on=self._on, why=why) from None

    @property
    def _room(self) -> int:
        """How many tasks may be handed out at a time; with few, some cores stay free."""
        cores = int(self._ray.cluster_resources().get("CPU", 0)) or 1
        return WAITING * cores if self._most is None or self._most >= cores else self._most

    def dismiss(self) -> None:
        """Leave the cluster, which drops what was not done; one of our own is shut down."""
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def _on_this_machine(most: int | None) -> dict[str, Any]:
    """Return how a cluster is started that nobody outside can reach."""
    return {
        "address": "local",
        "_node_ip_address": LOOPBACK,
        "include_dashboard": False,
        "num_cpus": most or os.cpu_count(),
        "object_store_memory": STORE,
    }


def do_remotely(code: str, work: Callable[[Task], Result], task: Task) -> Result | Refusal:
    """Do a task on a machine of the cluster; refuse on one where it might come out differently."""
    if fingerprint() != code:
        return Refusal("cluster-other-code", node=gethostname())
    try:
        return work(task)
    except Refusal as refusal:
        return refusal


@cache
def fingerprint() -> str:
    """Return a digest of the code that decides results: all but the server and the texts."""
    root = Path(sushibelt.__file__).parent
    digest = sha256()
    for path in sorted(root.rglob("*.py")) + sorted(root.glob("bots/**/*.json")):
        inside = path.relative_to(root)
        if inside.parts[0] not in ("server", "cli", "words"):
            digest.update(f"{inside} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _first_line(problem: BaseException) -> str:
    return next((line.strip() for line in str(problem).splitlines() if line.strip()), "?")
