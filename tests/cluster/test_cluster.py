"""An arena and simulations on a real Ray cluster: the same result, whatever happens to its nodes.

The cluster's nodes are processes of this machine, each with a core of its own (docs/bots.md).
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

import sushibelt
from sushibelt.core.refusal import Refusal
from sushibelt.simulation import cluster
from sushibelt.simulation.cluster import fingerprint, hire
from sushibelt.simulation.series import FEW, Series, parts, play_all, play_all_by
from sushibelt.simulation.tally import Tally, add
from sushibelt.simulation.workers import Processes
from sushibelt.words import say
from tests.bots.programs import command

PATIENCE = 120.0  # seconds
ROOT = Path(sushibelt.__file__).parent
# A bot that takes its time, and leaves a mark for each process that asks it.
SLOW = """
import json, os, sys, time
open(os.path.join(os.path.dirname(__file__), f"asked-by-{os.getppid()}"), "w").close()
for line in sys.stdin:
    time.sleep(0.01)
    print(json.dumps({"action": json.loads(line)["legal"][-1]}), flush=True)
"""
# Ray takes 127.0.0.1 for the machine's outer address, unless it is told to stay inside.
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
SERIES = Series("sushi-go/original-2013", 3, ("random",) * 3, "seed")


class Nodes:
    """A running cluster."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self._process = process
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()
        assert self.address, log.read_text()

    def remove_one(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(file=self._process.stdin, flush=True)
        assert self._process.stdout.readline().strip() == "removed"


@pytest.fixture
def alone() -> Iterator[None]:
    """Keeps others from running Ray: it tells every program of a machine which cluster is there."""
    with (Path(tempfile.gettempdir()) / "sushibelt-tests-ray.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def nodes(folder: Path, count: int, **env: str) -> Iterator[Nodes]:
    asked = [sys.executable, "-m", "tests.cluster.nodes", str(count)]
    pipe, env, log = subprocess.PIPE, os.environ | LOOPBACK | env, folder / "nodes.log"
    with (
        log.open("w") as err,
        subprocess.Popen(asked, stdin=pipe, stdout=pipe, stderr=err, text=True, env=env) as process,
    ):
        try:
            yield Nodes(process, log)
        finally:
            assert process.stdin is not None
            with suppress(BrokenPipeError):  # it ended by itself: that has been told
                process.stdin.close()
            process.wait(PATIENCE)


def started(*words: str, address: str = "") -> "subprocess.Popen[str]":
    env = os.environ | LOOPBACK | ({"RAY_ADDRESS": address} if address else {})
    pipe = subprocess.PIPE
    asked = [sys.executable, "-m", "sushibelt", *words]
    return subprocess.Popen(asked, stdout=pipe, stderr=pipe, text=True, env=env)


def document(process: "subprocess.Popen[str]") -> Any:
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    return json.loads(out)


@pytest.mark.slow
@pytest.mark.usefixtures("alone")
def test_an_arena_ends_alike_on_a_cluster_that_loses_a_node(tmp_path: Path) -> None:
    bots = f"random,process:{command(tmp_path, SLOW)}"
    asked = ["arena", "sushizock/2008", "--seats", "2", "--bots", bots, "--exact", "--json"]
    asked += ["--deals", "12"]
    with nodes(tmp_path, 2) as running:
        process = started(*asked, "--on", "ray", address=running.address)
        until = monotonic() + PATIENCE
        while len(list(tmp_path.glob("asked-by-*"))) < 2 and monotonic() < until:
            sleep(0.01)
        assert process.poll() is None  # both nodes play; then one of them dies
        running.remove_one()
        on_cluster = document(process)  # and not a word of Ray's, though a node died
    assert on_cluster == document(started(*asked))


@pytest.mark.slow
@pytest.mark.usefixtures("alone")
def test_a_node_with_other_code_is_refused(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "sushibelt", ignore=shutil.ignore_patterns("site"))
    with (tmp_path / "sushibelt" / "core" / "chance.py").open("a") as file:
        file.write("\n# another way to draw\n")
    with nodes(tmp_path, 1, PYTHONPATH=str(tmp_path)) as running:
        asked = ["simulate", "sushizock/2008", "--games", "3", "--on", "ray"]
        process = started(*asked, address=running.address)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err.splitlines()[-1].startswith(
        say("refusal-cluster-other-code", node="|").split("|")[0]
    )


@pytest.mark.slow
@pytest.mark.usefixtures("alone")
def test_random_games_on_one_machine_are_counted_alike() -> None:
    asked = ["simulate", "sushi-go/original-2013", "--games", str(FEW + 1), "--json"]
    assert document(started(*asked, "--on", "ray", "--threads", "1")) == document(started(*asked))


def whole(batches: Any) -> tuple[Tally, list[Any], list[Any]]:
    tally, lines, places = Tally(), [], []
    for batch in batches:
        tally = add(tally, batch.tally)
        lines += np.asarray(batch.lines).tolist()
        places += np.asarray(batch.places).tolist()
    return tally, lines, places


@pytest.mark.slow
def test_parts_of_a_cluster_have_the_same_rows_as_one_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sushibelt.simulation.series.PART", 1500)  # not a multiple of a chunk
    games = 2 * 1500 + 100
    by_parts = whole(play_all_by(partial(Processes, 1), SERIES, games, rows=True))
    assert by_parts == whole(play_all(SERIES, games, 1))
    assert len(by_parts[1]) == games
    counts = whole(play_all_by(partial(Processes, 1), SERIES, games, rows=False))
    assert counts == (by_parts[0], [], [])


def test_parts_hold_every_game_once() -> None:
    assert [list(part) for part in parts(5, 2)] == [[0, 1], [2, 3], [4]]


def test_ray_is_asked_for_only_by_those_who_want_a_cluster() -> None:
    asked = ["simulate", "sushizock/2008", "--games", "1", "--json"]
    look = "try: main()\nfinally: print('ray' in sys.modules, file=sys.stderr)"
    check = f"import sys\nfrom sushibelt.cli import main\n{look}"
    asked = [sys.executable, "-c", check, *asked]
    done = subprocess.run(asked, capture_output=True, check=True, text=True)
    assert done.stderr.splitlines()[-1] == "False"


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(Refusal, match="cluster-missing"):
        hire("ray", None)


@pytest.mark.parametrize("given", ["", "Ray", "ray://", "dask", "rayon"])
def test_other_clusters_are_refused(given: str) -> None:
    with pytest.raises(Refusal, match="cluster-unknown"):
        hire(given, None)


def test_a_fingerprint_changes_with_the_code_that_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for inside, text in {"core/a.py": "1", "games/a.py": "1", "bots/x/weights.json": "1"}.items():
        for written in (text, "2"):
            (tmp_path / inside).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / inside).write_text(written)
            monkeypatch.setattr(sushibelt, "__file__", str(tmp_path / "__init__.py"))
            fingerprint.cache_clear()
            seen.add(fingerprint())
    fingerprint.cache_clear()
    assert len(seen) == 6
